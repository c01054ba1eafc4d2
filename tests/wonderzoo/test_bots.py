import pytest

from tests.sizes import deep
from tests.wonderzoo.builders import EVERY_SWITCH, GAME, random_states
from zoo_games.core.chance import Stream
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.wonderzoo import Done, MoveVisitor, PlaceTile, PlaceVisitor, TakeBus, WonderZooSettings
from zoo_games.wonderzoo.bots import best_places, best_shifts, best_squares, best_walks
from zoo_games.wonderzoo.components import ENCLOSURES, PARTS
from zoo_games.wonderzoo.scoring import score
from zoo_games.wonderzoo.witness import GATE, TOUCHED, cells_of, position
from zoo_games.wonderzoo.witness_actions import BUS, acting


def play(names, seed, settings=None):
    stream = Stream(seed, "bots")
    state = GAME.initial(settings or WonderZooSettings(), len(names), stream)
    bots = [GAME.bots()[name]() for name in names]
    while (actor := GAME.to_act(state)) != OVER:
        if actor == CHANCE:
            move = GAME.sample(state, stream)
        else:
            moves = GAME.legal(state)
            move = bots[actor].choose(state, moves, stream)
            assert move in moves
        state = GAME.apply(state, move)
    return score(state)


@pytest.mark.parametrize("name", ["random", "greedy", "roomy"])
@pytest.mark.parametrize("settings", [None, EVERY_SWITCH], ids=["plain", "every switch"])
def test_every_bot_plays_legal_games_to_their_end(name, settings):
    play([name] * 3, 1, settings)


def test_greedy_and_roomy_beat_random():
    for name in ("greedy", "roomy"):
        games = [play([name, "random"], seed) for seed in range(deep(5, 100))]
        assert sum(one for one, _ in games) > 2 * sum(other for _, other in games)


def test_roomy_beats_greedy():
    games = [play(["roomy", "greedy"], seed) for seed in range(deep(6, 100))]
    assert sum(one for one, _ in games) > 1.2 * sum(other for _, other in games)


def test_roomy_keeps_room():
    """A square of four that scores nothing goes where the other shapes keep most places: into a corner."""
    state = position(GATE, table=("water:O:-",), to_move=0, phase="tile")
    move = GAME.bots()["roomy"]().choose(state, GAME.legal(state), Stream(1))
    assert set(move.cells) & {(0, 7), (7, 0), (7, 7)}


def test_greedy_places_an_enclosure_beside_visitors():
    # a square of four beside 1,1 and 0,2 at once: it covers 1,2, and so touches both red visitors
    state = position(f"{GATE} | red 1,1; red 0,2", table=("water:O:-",), to_move=0, phase="tile")
    assert best_places(state) == [PlaceTile("water:O:-", cells_of("1,2 1,3 2,2 2,3"))]


READINGS = [
    None,
    EVERY_SWITCH,
    WonderZooSettings(expert=True),
    WonderZooSettings(points_side=3, count="tile"),
]


def value(state, move):
    """Return the points at once that a move of the seat to act leads to."""
    return score(GAME.apply(state, move))[state.seat]


@pytest.mark.parametrize("settings", READINGS)
def test_the_best_walks_and_shifts_are_those_that_change_the_score_most(settings):
    tried = 0
    for state in random_states(2_500, seed=6, settings=settings):
        if state.phase != "action" or len(GAME.legal(state)) == 1 or state.icon.kind[0] not in "ME":
            continue
        moves = [move for move in GAME.legal(state) if not isinstance(move, Done)]
        values = [value(state, move) for move in moves]
        most = max(values)
        gains = most > score(state)[state.seat]
        best = [move for move, points in zip(moves, values, strict=True) if gains and points == most]
        assert (best_walks if state.icon.kind[0] == "M" else best_shifts)(state) == best
        tried += 1
        if tried == deep(12, 200):
            return


@pytest.mark.parametrize("settings", READINGS)
def test_the_best_placements_count_the_best_squares_for_the_visitors_drawn(settings):
    """By hand: play every placement, then every visitor drawn on the best square left, as a plain one."""
    tried = 0
    for state in random_states(2_000, seed=9, settings=settings):
        if state.phase != "tile" or not any(board.visitors for board in state.boards):
            continue
        values = {
            move: value(state, move) + drawn_points(GAME.apply(state, move)) for move in GAME.legal(state)
        }
        most = max(values.values())
        assert best_places(state) == [move for move in values if values[move] == most]
        tried += 1
        if tried == deep(8, 100):
            return


def drawn_points(state):
    """Return the points of plain visitors on the best squares, as many as the icon of the turn draws."""
    if state.icon is None or state.icon.kind[0] != "D":
        return 0
    covered = {cell for tile, cells in state.own.tiles if PARTS[tile].terrain in ENCLOSURES for cell in cells}
    sides = sorted(
        (
            sum((row + down, column + right) in covered for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)))
            for row, column in state.grid.cells_in(state.own.path & ~state.own.pawns)
        ),
        reverse=True,
    )
    return state.rules.points_side * sum(sides[: min(state.icon.left, len(state.visitor_bag))])


@pytest.mark.parametrize("settings", READINGS)
def test_the_best_square_is_the_one_with_most_points(settings):
    for state in random_states(deep(400, 5_000), seed=7, settings=settings):
        if state.phase == "place_visitor":
            moves = GAME.legal(state)
            values = {move: value(state, move) for move in moves}
            best = [move for move in moves if values[move] == max(values.values())]
            assert best_squares(state) == best


def test_greedy_leaves_an_icon_that_gains_nothing_and_takes_the_bus():
    stream, greedy = Stream(1), GAME.bots()["greedy"]()
    away = acting(f"{GATE}; grass:O:M1 6,6 6,7 7,6 7,7 | red 0,0", ("M1", 1))
    assert greedy.choose(away, GAME.legal(away), stream) == Done()
    assert greedy.choose(BUS, GAME.legal(BUS), stream) == TakeBus()
    better = acting(f"{TOUCHED} | red 0,0", ("M1", 1))
    assert greedy.choose(better, GAME.legal(better), stream) == MoveVisitor((0, 0), (1, 1))


def test_a_drawn_visitor_goes_to_the_best_square():
    state = acting(TOUCHED, ("D1", 0), "place_visitor", in_hand="green")
    choose = GAME.bots()["roomy"]().choose
    # 1,1 has grass and water; 0,2 has grass alone
    assert choose(state, GAME.legal(state), Stream(1)) == PlaceVisitor((1, 1))
