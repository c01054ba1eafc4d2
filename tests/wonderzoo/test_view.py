"""The boards of WonderZoo: what they show, say and offer."""

from itertools import combinations

import pytest

from tests.render.golden import assert_golden
from tests.sizes import deep
from tests.wonderzoo.builders import EVERY_SWITCH, GAME, random_states
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.render.scene import Circle, Marks, Path, Stamp, Text
from zoo_games.render.svg import svg
from zoo_games.render.text import text
from zoo_games.render.theme import THEMES, contrast
from zoo_games.render.view import Play, Select
from zoo_games.wonderzoo import (
    Done,
    DrawVisitor,
    MoveEnclosure,
    MoveVisitor,
    PlaceEntrance,
    PlaceTile,
    PlaceVisitor,
    SwapEnclosures,
    TakeBus,
    WonderZooSettings,
)
from zoo_games.wonderzoo.components import COLOURS, ENCLOSURES, SHAPES, forms
from zoo_games.wonderzoo.drawings import ANIMALS, COATS, GROUNDS, LETTERS, PALETTE, icon, pawn
from zoo_games.wonderzoo.state import enclosures
from zoo_games.wonderzoo.tiles import heart, tile_drawing
from zoo_games.wonderzoo.witness import CORNER, GATE, TOUCHED, cells_of, position
from zoo_games.wonderzoo.witness_actions import BUS, DRAWING, SHIFTING, WALKING, acting
from zoo_games.wonderzoo.witness_tiles import START, TABLE, TO_LAY

VIEW = GAME.view()
NAMES = ("Ada", "Ben", "Cleo", "Dan")
SETTINGS = [
    None,
    EVERY_SWITCH,
    WonderZooSettings(size=(5, 10), table_extra=5),
    WonderZooSettings(size=(10, 5)),
]


def scene(state, seat=None, **marks):
    return VIEW.scene(state, names=NAMES[: state.players], marks=Marks(**marks), seat=seat)


def choices(state, **selection):
    chosen = {key.rstrip("_"): value for key, value in selection.items()}
    return VIEW.choices(state, chosen, names=NAMES[: state.players])


def spots(made):
    return {spot.id: spot for spot in made.spots}


def buttons(made):
    return {button.id: button for button in made.buttons}


def worked():
    """Two boards: pawns A and B of the rule text, a third visitor, an obstacle, a tile to place."""
    return position(
        f"{TOUCHED}; path:I:E 4,0 4,1 4,2 4,3 | red 1,1; blue 0,0",
        f"{CORNER} | green 2,2",
        rules=WonderZooSettings(obstacles=((6, 6),)),
        table=TABLE,
        bag=("path:O:B",),
        bus=1,
        acted=(1,),
        to_move=0,
        phase="tile",
    )


# --- the picture -----------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_every_square_tile_and_seat_has_a_spot_inside_the_picture(settings):
    for state in random_states(deep(60, 500), settings=settings):
        made = scene(state)
        found = spots(made)
        assert len(found) == len(made.spots)
        rows, columns = state.rules.size
        for seat in range(state.players):
            assert f"score {seat}" in found
            cells = [f"zoo {seat} {row},{column}" for row in range(rows) for column in range(columns)]
            assert set(cells) <= set(found)
        assert {f"table {index}" for index in range(len(state.table))} <= set(found)
        for spot in made.spots:
            assert spot.label
            assert spot.group
            assert len(spot.symbol) <= 4
            assert 0 <= spot.x <= spot.x + spot.w <= made.w
            assert 0 <= spot.y <= spot.y + spot.h <= made.h


@pytest.mark.parametrize("settings", SETTINGS, ids=str)
def test_no_two_spots_overlap(settings):
    for state in list(random_states(60, settings=settings))[::20]:
        boxes = [(spot.x, spot.y, spot.x + spot.w, spot.y + spot.h) for spot in scene(state).spots]
        for one, other in combinations(boxes, 2):
            apart = (
                one[2] <= other[0] + 1e-6
                or other[2] <= one[0] + 1e-6
                or one[3] <= other[1] + 1e-6
                or other[3] <= one[1] + 1e-6
            )
            assert apart, (one, other)


def test_the_own_zoo_is_large_and_the_others_are_small():
    state = worked()
    for seat in (None, 0, 1):
        found = spots(scene(state, seat))
        own = seat or 0
        assert found[f"zoo {own} 0,0"].w == 1
        assert 0.25 <= found[f"zoo {1 - own} 0,0"].w <= 0.5


def test_a_step_on_another_board_has_that_board_large():
    found = spots(scene(worked(), 0, lit=((2, 2),), board=1))
    assert found["zoo 1 0,0"].w == 1


def test_the_picture_was_looked_at():
    marks = {"lit": ((1, 1), (1, 2)), "sides": (((1, 1), (1, 2)),), "numbers": (((1, 1), "1"),)}
    assert_golden("wonderzoo-worked.svg", svg(scene(worked(), 0, **marks)))


def test_the_text_was_looked_at():
    assert_golden("wonderzoo-worked.txt", text(scene(worked(), 0)) + "\n")


def test_the_text_tells_terrain_shape_and_visitor():
    found = spots(scene(worked()))
    symbols = {
        cell: found[f"zoo 0 {cell}"].symbol for cell in ("1,1", "0,1", "1,2", "2,0", "4,0", "6,6", "7,7")
    }
    assert symbols == {
        "1,1": "eR",
        "0,1": "e",
        "1,2": "gO",
        "2,0": "wO",
        "4,0": "p",
        "6,6": "##",
        "7,7": "",
    }
    assert found["zoo 0 1,1"].label == "row 1, column 1: entrance, red visitor (2 points now)"
    assert found["zoo 0 6,6"].label == "row 6, column 6: obstacle"
    assert found["zoo 0 1,2"].label == "row 1, column 2: grass O enclosure"
    assert found["zoo 0 7,7"].label == "row 7, column 7: free, offered"


def test_the_sentences_say_what_the_picture_shows():
    made = scene(worked())
    assert made.title == "WonderZoo, Ada to place a tile"
    assert made.reading == (
        "Ada has 2 points, 4 tiles, 2 visitors and 47 free squares.",
        "Ben has 2 points, 3 tiles, 1 visitor and 51 free squares, and the bus.",
        "On the table: path:I:B, water:L:D1, water:O:B.",
        "All three tiles on the table fit on Ada's board.",
        "All three tiles on the table fit on Ben's board.",
        "Bags: 1 tile, 37 visitors (9 blue, 9 green, 9 red, 10 yellow).",
        "In this round Ben had a turn.",
    )
    for words in (
        "2 boards of 8 by 8 squares",
        "Each has 1 obstacle",
        "1 grass tile",
        "3 tiles on the table",
    ):
        assert words in made.alt


def test_the_end_is_told():
    state = worked().replace(phase="over", to_move=None, acted=())
    made = scene(state)
    assert made.title == "WonderZoo, the game is over: 2 all; they share the win (W.tie)"
    assert choices(state).prompt == "The game is over: 2 all; they share the win (W.tie)."


def test_a_partial_position_is_drawn():
    data = {"boards": GAME.state_to_json(worked())["boards"]}
    state = GAME.state_from_json(data, WonderZooSettings(), 2)
    assert scene(state).title == "WonderZoo, boards"
    assert choices(state).prompt == "WonderZoo, boards."


@pytest.mark.parametrize("settings", SETTINGS[:2], ids=str)
def test_every_position_can_be_drawn_in_every_theme(settings):
    for state in list(random_states(120, seed=3, settings=settings))[::15]:
        for theme in THEMES:
            assert svg(scene(state), theme).startswith("<svg")


# --- the drawings ----------------------------------------------------------------------------------


def test_terrains_visitors_and_icons_differ_without_colour():
    """In the print theme every fill is white: what is left are lines, outlines and letters."""

    def lines(drawing):
        return tuple(
            (
                type(shape).__name__,
                getattr(shape, "commands", ""),
                getattr(shape, "text", ""),
                getattr(shape, "r", ""),
            )
            for shape in drawing.shapes
        )

    for made in (
        [tile_drawing(f"{terrain}:O:-", forms("O")[0]) for terrain in GROUNDS if terrain != "entrance"],
        [pawn(colour) for colour in COLOURS],
        [icon(kind) for kind in ("D1", "D2", "M1", "M2", "E", "B")],
    ):
        assert len({lines(drawing) for drawing in made}) == len(made)
    assert set(ANIMALS) == set(ENCLOSURES)
    assert set(COATS) == set(LETTERS) == set(COLOURS)
    assert len(set(COATS.values())) == len(set(LETTERS.values())) == 4


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("one", "other", "least"),
    [
        *((ground, "tile.edge", 3) for ground in ("grass", "vivarium", "water", "path", "zoo.ground")[:4]),
        ("grass", "grass.dark", 3),
        ("vivarium", "vivarium.dark", 3),
        ("water", "water.dark", 3),
        ("badge", "badge.ink", 7),
        ("bus", "badge.ink", 3),
        ("pawn.yellow", "pawn.dark", 4.5),
        ("pawn.red", "pawn.light", 4.5),
        ("pawn.blue", "pawn.light", 4.5),
        ("pawn.green", "pawn.light", 4.5),
        ("stone", "animal.line", 3),
        ("zoo.ground", "mark.legal", 3),
        ("zoo.ground", "mark.refused", 3),
        ("halo", "mark.lit", 3),
        ("paper", "zoo.rim", 4.5),
        ("panel", "ink", 7),
    ],
)
def test_pairs_that_must_be_told_apart_have_contrast(one, other, least, theme):
    assert contrast(PALETTE.colour(one, theme), PALETTE.colour(other, theme)) >= least


def test_a_tile_is_held_by_its_middle():
    for shape in SHAPES:
        for form in forms(shape):
            row, column = heart(form)
            beside = sum(abs(row - r) + abs(column - c) == 1 for r, c in form)
            assert beside >= 2


# --- marks -----------------------------------------------------------------------------------------


def layer(made, name):
    return next(layer.figures for layer in made.layers if layer.name == name)


def test_offered_squares_have_a_dot():
    state = worked()
    offered = choices(state).offered
    made = scene(state, offered=offered)
    dots = [figure for figure in layer(made, "marks") if isinstance(figure, Circle)]
    assert len(dots) == len(offered)
    assert {spot.id for spot in made.spots if spot.offered and spot.id.startswith("zoo")} == set(offered)


def test_cells_by_id_and_bare_cells_are_marked_on_their_boards():
    state = worked()
    here = layer(scene(state, lit=((1, 1),)), "lit")
    there = layer(scene(state, lit=("zoo 1 1,1",)), "lit")
    assert len(here) == len(there) == 2
    assert here != there
    crosses = layer(scene(state, refused=((1, 1), (1, 2))), "marks")
    assert len([figure for figure in crosses if isinstance(figure, Path)]) == 8
    labels = layer(scene(state, numbers=(((2, 2), "7"),), board=1), "marks")
    assert [figure.text for figure in labels if isinstance(figure, Text)] == ["7"]


@pytest.mark.parametrize(
    ("state", "move"),
    [
        (START, PlaceEntrance(cells_of("0,0 0,1 0,2 1,1"))),
        (TO_LAY, PlaceTile("water:O:B", cells_of("4,4 4,5 5,4 5,5"))),
        (WALKING, MoveVisitor((0, 0), (1, 1))),
        (SHIFTING, MoveEnclosure((2, 0), cells_of("6,0 6,1 7,0 7,1"))),
        (SHIFTING, SwapEnclosures((1, 2), (2, 0))),
        (acting(TOUCHED, ("D1", 0), "place_visitor", in_hand="blue"), PlaceVisitor((1, 1))),
    ],
)
def test_a_ghost_looks_different_when_it_is_legal(state, move):
    good = layer(scene(state, ghost=move, ghost_legal=True), "marks")
    bad = layer(scene(state, ghost=move, ghost_legal=False), "marks")
    roles = [{getattr(figure, "stroke", None) for figure in figures} for figures in (good, bad)]
    fills = [{getattr(figure, "fill", None) for figure in figures} for figures in (good, bad)]
    assert "mark.legal" in roles[0] | fills[0]
    assert "mark.refused" in roles[1] | fills[1]
    assert good != bad


def test_only_the_tile_of_this_turn_shows_its_icon():
    tiles = [figure.drawing.name for figure in layer(scene(WALKING), "tiles") if isinstance(figure, Stamp)]
    assert ["M1" in name for name in tiles[:2]] == [False, True]


# --- choices ---------------------------------------------------------------------------------------


def test_every_legal_move_can_be_reached_and_every_target_is_judged():
    """Whatever is offered is legal; walking through all selections reaches every legal move."""
    for state in list(random_states(deep(150, 1_500), seed=11, settings=EVERY_SWITCH))[::6]:
        if GAME.to_act(state) in (CHANCE, OVER):
            continue
        legal, reached = set(GAME.legal(state)), set()
        todo, seen = [{}], set()
        while todo:
            selection = todo.pop()
            made = VIEW.choices(state, selection, names=NAMES[: state.players])
            key = tuple(sorted(made.selection.items()))
            if key in seen:
                continue
            seen.add(key)
            for spot in made.offered:
                act = made.targets[spot]
                assert isinstance(act, Select) or act.move in legal
            for act in (*made.targets.values(), *(button.act for button in made.buttons)):
                if isinstance(act, Play):
                    reached.add(GAME.canonical(state, act.move))
                else:
                    kept = {k: v for k, v in made.selection.items() if k not in act.drops}
                    todo.append({**kept, act.name: act.value})
        assert legal <= reached


def test_an_entrance_is_turned_and_laid_by_its_middle():
    made = choices(START)
    assert made.prompt == "Ada, place your entrance on the rim of your board."
    assert made.targets["zoo 0 0,1"] == Play(PlaceEntrance(cells_of("0,0 0,1 0,2 1,1")))
    assert "zoo 0 0,1" in made.offered
    assert "zoo 0 0,0" not in made.offered
    turned = choices(START, **{made.buttons[1].act.name: made.buttons[1].act.value})
    assert turned.targets["zoo 0 1,1"].move.cells == cells_of("0,1 1,0 1,1 2,1")


def test_a_tile_is_chosen_turned_and_laid():
    made = choices(TO_LAY)
    found = buttons(made)
    assert [found[f"tile {index}"].label for index in range(3)] == ["path I", "water L", "water O"]
    assert found["tile 0"].picture is not None
    assert found["tile 0"].pressed
    assert found["tile 2"].hint == "water O, take the bus; 44 places on your board."
    assert (found["turn"].key, found["turn back"].key) == ("r", "R")
    assert "flip" not in found
    assert made.prompt.endswith("A path needs a side to a path.")
    assert made.targets["table 2"] == Select("tile", "2")
    water = choices(TO_LAY, tile="2")
    assert "turn" not in buttons(water), "a square of four looks the same every way"
    assert water.targets["zoo 0 4,4"] == Play(PlaceTile("water:O:B", cells_of("4,4 4,5 5,4 5,5")))
    assert water.ghosts["zoo 0 4,4"].tile == "water:O:B"
    assert len(water.offered) == 44


@pytest.mark.rule("W.turn")
def test_a_tile_is_flipped_only_where_that_is_allowed():
    flipping = TO_LAY.replace(rules=WonderZooSettings(allow_flip=True))
    made = choices(flipping, tile="1")
    assert (buttons(made)["flip"].key, buttons(made)["flip"].pressed) == ("f", False)
    flipped = choices(flipping, tile="1", flip="1")
    # the J: a bar with its foot to the left, held by the square above the foot
    assert flipped.selection["flip"] == "1"
    move = flipped.targets["zoo 0 4,4"].move
    assert GAME.why_not(flipping, move) == ()
    assert [one.rule for one in GAME.why_not(TO_LAY, move)] == ["W.turn"]


def test_a_wrong_place_is_offered_so_that_the_reason_can_be_asked():
    made = choices(TO_LAY)
    move = made.targets["zoo 0 7,7"].move
    assert {one.rule for one in GAME.why_not(TO_LAY, move)} >= {"W.path"}


def test_a_drawn_visitor_is_placed_on_a_path():
    state = acting(TOUCHED, ("D1", 0), "place_visitor", in_hand="blue")
    made = choices(state)
    assert made.prompt == "Ada, put the blue visitor on an empty square of your paths."
    assert made.offered == ("zoo 0 0,0", "zoo 0 0,1", "zoo 0 0,2", "zoo 0 1,1")
    assert made.targets["zoo 0 4,4"] == Play(PlaceVisitor((4, 4)))


def test_icons_are_buttons_beside_the_end_of_the_turn():
    drawing = choices(DRAWING)
    assert drawing.prompt == "Ada, you may draw two visitors, 2 left, or end your turn."
    assert [(one.id, one.key, one.act) for one in drawing.buttons] == [
        ("draw", "v", Play(DrawVisitor())),
        ("done", "d", Play(Done())),
    ]
    assert [one.act for one in choices(BUS).buttons] == [Play(TakeBus()), Play(Done())]
    used = acting(f"{GATE}; water:O:D2 4,4 4,5 5,4 5,5", ("D2", 0))
    assert choices(used).prompt == "Ada, end your turn."


def test_a_visitor_is_picked_then_placed():
    made = choices(WALKING)
    assert made.offered == ("zoo 0 0,0",)
    assert made.targets == {"zoo 0 0,0": Select("from", "zoo 0 0,0")}
    picked = choices(WALKING, from_="zoo 0 0,0")
    assert picked.picked == ("zoo 0 0,0",)
    assert picked.targets["zoo 0 1,1"] == Play(MoveVisitor((0, 0), (1, 1)))
    assert picked.offered == ("zoo 0 0,1", "zoo 0 0,2", "zoo 0 1,1")
    assert buttons(picked)["back"].act == Select("from", "", ("turn", "flip"))
    assert buttons(picked)["done"].key == "d"


def test_an_enclosure_is_picked_then_moved_or_swapped():
    made = choices(SHIFTING)
    assert set(made.offered) == {
        f"zoo 0 {row},{column}" for _, laid in enclosures(SHIFTING.boards[0]) for row, column in laid.cells
    }
    picked = choices(SHIFTING, from_="zoo 0 2,0")
    assert picked.targets["zoo 0 6,0"] == Play(MoveEnclosure((2, 0), cells_of("6,0 6,1 7,0 7,1")))
    assert picked.targets["zoo 0 1,2"] == Play(SwapEnclosures((1, 2), (2, 0)))
    assert "zoo 0 1,2" in picked.offered
    assert "zoo 0 5,4" not in picked.offered, "a T is of another shape"
    assert set(picked.picked) == {"zoo 0 2,0", "zoo 0 2,1", "zoo 0 3,0", "zoo 0 3,1"}


def test_a_picked_enclosure_lies_first_as_it_lay():
    made = choices(SHIFTING, from_="zoo 0 6,5")
    here = made.targets["zoo 0 5,5"].move
    assert here.cells == cells_of("5,4 5,5 5,6 6,5")
    turned = choices(SHIFTING, from_="zoo 0 6,5", turn=buttons(made)["turn"].act.value)
    assert turned.targets["zoo 0 5,5"].move.cells != here.cells


def test_outdated_selections_are_dropped():
    assert choices(TO_LAY, tile="9", turn="x", from_="zoo 0 9,9").selection == {"tile": "0", "turn": "0"}
    assert choices(WALKING, from_="zoo 1 0,0").selection == {}


def test_chance_is_told_and_offers_nothing():
    state = acting(TOUCHED, ("D1", 0), "visitor", visitor_bag=("red",))
    assert choices(state).prompt == "Ada draws a visitor from the bag."
    assert choices(state).targets == {}
