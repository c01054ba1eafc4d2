"""Moving visitors and enclosures on the WonderZoo board: first pick one, then a place for it."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.explanation import Cell
from zoo_games.core.sentences import place
from zoo_games.render.view import Act, Button, Choices, Play, Select, Selection
from zoo_games.wonderzoo.components import PARTS, forms, normal
from zoo_games.wonderzoo.moves import Move, MoveEnclosure, MoveVisitor, SwapEnclosures
from zoo_games.wonderzoo.spelling import canonical
from zoo_games.wonderzoo.state import Laid, State, enclosures
from zoo_games.wonderzoo.tiles import tile_picture
from zoo_games.wonderzoo.words import tile_name

PUT_BACK = ("from", "turn", "flip")


def _picked(state: State, selection: Selection) -> Cell | None:
    """Return the square that has been picked, if it is one of the board."""
    from zoo_games.wonderzoo.offers import spot_id, squares

    chosen = selection.get("from", "")
    return next((cell for cell in squares(state) if spot_id(state.seat, cell) == chosen), None)


def _back(what: str) -> Button:
    return Button("back", "Put it back", Select("from", "", PUT_BACK[1:]), "p", group="Icon", hint=what)


def visitor_choices(
    state: State, moves: Sequence[Move], selection: Selection, may: str, done: Button
) -> Choices:
    """Return the choices of an M icon: a visitor, then an empty path square."""
    from zoo_games.wonderzoo.offers import spot_id, squares

    seat = state.seat
    starts = {pawn.at: pawn.colour for pawn in state.own.visitors}
    pieces = {spot_id(seat, at): Select("from", spot_id(seat, at)) for at in starts}
    targets: dict[str, Act] = dict(pieces)
    start = _picked(state, selection)
    if start not in starts:
        movable = {move.from_ for move in moves if isinstance(move, MoveVisitor)}
        offered = tuple(spot_id(seat, at) for at in sorted(movable))
        prompt = f"{may}: choose one on your paths, or end your turn."
        return Choices(prompt, (done,), targets, {}, {}, offered, pieces=pieces)
    assert start is not None
    ways: dict[str, Move] = {
        spot_id(seat, cell): MoveVisitor(start, cell) for cell in squares(state) if cell not in starts
    }
    listed = set(moves)
    return Choices(
        prompt=f"{may}: choose an empty path square for the {starts[start]} visitor at {place(start)}.",
        buttons=(_back("Choose another visitor."), done),
        targets={**{spot: Play(move) for spot, move in ways.items()}, **targets},
        selection={"from": spot_id(seat, start)},
        ghosts=ways,
        offered=tuple(spot for spot, move in ways.items() if move in listed),
        picked=(spot_id(seat, start),),
        pieces=pieces,
    )


def enclosure_choices(
    state: State, moves: Sequence[Move], selection: Selection, may: str, done: Button
) -> Choices:
    """Return the choices of an E icon: an enclosure, then a place for it or another one to swap with."""
    from zoo_games.wonderzoo.offers import spot_id

    seat = state.seat
    lies = {cell: laid for _, laid in enclosures(state.own) for cell in laid.cells}
    start = _picked(state, selection)
    if start not in lies:
        pieces = {spot_id(seat, at): Select("from", spot_id(seat, at)) for at in lies}
        prompt = f"{may}: choose an enclosure, or end your turn."
        return Choices(prompt, (done,), dict(pieces), {}, {}, tuple(pieces), pieces=pieces)
    assert start is not None
    return _place_choices(state, moves, selection, (may, done), lies, start)


def _place_choices(
    state: State,
    moves: Sequence[Move],
    selection: Selection,
    rest: tuple[str, Button],
    lies: dict[Cell, Laid],
    start: Cell,
) -> Choices:
    from zoo_games.wonderzoo.offers import held_at, spot_id, squares, turn_buttons, turned

    laid, seat = lies[start], state.seat
    shape = PARTS[laid.tile].shape
    asked = {"turn": _as_it_lies(laid, shape), **selection}
    form, turn, flip = turned(shape, asked, state.rules.allow_flip)
    ways: dict[str, Move] = {}
    for cell in squares(state):
        other = lies.get(cell)
        swap = other is not None and other is not laid
        move: Move = SwapEnclosures(start, cell) if swap else MoveEnclosure(start, held_at(form, cell))
        ways[spot_id(seat, cell)] = canonical(state, move)
    listed = set(moves)
    chosen = {"from": spot_id(seat, start), "turn": str(turn)} | ({"flip": "1"} if flip else {})
    name = tile_name(laid.tile)
    picked = Button(
        "picked",
        name,
        Select("from", spot_id(seat, start)),
        pressed=True,
        group="Icon",
        hint="It goes where you point; on an enclosure of its shape the two change places.",
        picture=tile_picture(laid.tile, form),
    )
    return Choices(
        prompt=f"{rest[0]}: choose a place for the {name}, or one of its shape to swap with.",
        buttons=(
            picked,
            *turn_buttons(state, shape, turn, flip),
            _back("Choose another enclosure."),
            rest[1],
        ),
        targets={spot: Play(move) for spot, move in ways.items()},
        selection=chosen,
        ghosts=ways,
        offered=tuple(spot for spot, move in ways.items() if move in listed),
        picked=tuple(spot_id(seat, cell) for cell in laid.cells),
        pieces=_pieces(seat, lies, start),
    )


def _pieces(seat: int, lies: dict[Cell, Laid], start: Cell) -> dict[str, Select]:
    """Return what dragging picks up: the picked enclosure as it is turned now, any other as it lies."""
    from zoo_games.wonderzoo.offers import spot_id

    held = Select("from", spot_id(seat, start))
    others = {spot_id(seat, at): Select("from", spot_id(seat, at), PUT_BACK[1:]) for at in lies}
    return {**others, **{spot_id(seat, at): held for at in lies[start].cells}, "picked": held}


def _as_it_lies(laid: Laid, shape: str) -> str:
    """Return the number of the quarter turn in which a tile lies."""
    ways = forms(shape)
    now = normal(laid.cells)
    return str(ways.index(now)) if now in ways else "0"
