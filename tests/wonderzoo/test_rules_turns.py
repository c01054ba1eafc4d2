from collections import Counter
from dataclasses import replace

import pytest

from tests.sizes import deep
from tests.wonderzoo.builders import EVERY_SWITCH, GAME, game_states, rules_broken
from zoo_games.core.chance import Stream
from zoo_games.core.errors import SettingError
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.wonderzoo import (
    Deal,
    Done,
    DrawVisitor,
    MoveEnclosure,
    MoveVisitor,
    PlaceEntrance,
    PlaceTile,
    PlaceVisitor,
    SwapEnclosures,
    TakeBus,
    Visitor,
    WonderZooSettings,
)
from zoo_games.wonderzoo.witness import GATE, TOUCHED, cells_of, position
from zoo_games.wonderzoo.witness_actions import SHIFTING, WALKING, acting
from zoo_games.wonderzoo.witness_rounds import FULL, HALF, NOOK, OS, TIGHT, tight
from zoo_games.wonderzoo.witness_tiles import START, TO_LAY


def after(state, *moves):
    for move in moves:
        state = GAME.apply(state, move)
    return state


def done(state):
    return after(state, Done())


# --- setup -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.rule("W.start", "W.bags", "W.first", "W.bus-pawn")
def test_a_game_begins_with_empty_boards_and_full_bags(players):
    state = GAME.initial(WonderZooSettings(), players, Stream(1))
    assert (state.phase, state.to_move, state.bus, state.bus_taken) == ("entrance", 0, 0, False)
    assert len(state.bag) == 65
    assert Counter(state.visitor_bag) == dict.fromkeys(("blue", "green", "red", "yellow"), 10)
    assert all(board.tiles == () for board in state.boards)


def test_other_numbers_of_players_are_refused():
    for players in (1, 5):
        with pytest.raises(SettingError, match="2 to 4 players"):
            GAME.initial(WonderZooSettings(), players, Stream(1))


@pytest.mark.rule("W.entrance", "W.table")
def test_entrances_come_in_seat_order_and_then_the_table_is_dealt():
    state = GAME.initial(WonderZooSettings(), 3, Stream(1))
    for seat in (0, 1, 2):
        assert (state.phase, GAME.to_act(state)) == ("entrance", seat)
        state = GAME.apply(state, GAME.legal(state)[seat])
    for dealt in range(4):
        assert (state.phase, GAME.to_act(state), state.to_move) == ("deal", CHANCE, None)
        assert len(state.table) == dealt
        state = GAME.apply(state, GAME.legal(state)[0])
    assert (state.phase, state.to_move, len(state.table)) == ("tile", 0, 4)


@pytest.mark.rule("W.rim")
def test_every_entrance_that_is_listed_touches_the_rim():
    # 168 places of a T on 8 x 8; inside a 6 x 6 square, away from the rim, there are 4 * 5 * 4 = 80
    moves = GAME.legal(START)
    assert len(moves) == 168 - 80
    assert all(any(row in (0, 7) or column in (0, 7) for row, column in move.cells) for move in moves)


@pytest.mark.rule("W.entrance", "W.stand")
def test_a_visitor_may_stand_on_the_entrance():
    state = acting(f"{GATE}; water:O:D2 4,4 4,5 5,4 5,5", ("D2", 1), "place_visitor", in_hand="red")
    assert {move.at for move in GAME.legal(state)} == {(0, 0), (0, 1), (0, 2), (1, 1)}


# --- a turn ----------------------------------------------------------------------------------------


@pytest.mark.rule("W.order", "W.icon")
def test_placing_a_tile_offers_its_icon():
    state = after(TO_LAY, PlaceTile("water:O:B", cells_of("4,4 4,5 5,4 5,5")))
    assert (state.phase, state.icon, state.table) == ("action", ("B", 1), ("path:I:B", "water:L:D1"))
    assert GAME.legal(state) == (TakeBus(), Done())
    assert rules_broken(state, DrawVisitor()) == ["W.icon"]


@pytest.mark.rule("W.icon")
def test_a_tile_without_an_icon_offers_nothing():
    state = position(GATE, table=("grass:O:-",), to_move=0, phase="tile")
    state = after(state, PlaceTile("grass:O:-", cells_of("4,4 4,5 5,4 5,5")))
    assert (state.icon, GAME.legal(state)) == (None, (Done(),))
    assert rules_broken(state, TakeBus()) == ["W.icon"]


@pytest.mark.rule("W.draw", "W.action")
def test_d2_draws_none_one_or_two_visitors():
    state = acting(f"{GATE}; water:O:D2 4,4 4,5 5,4 5,5", ("D2", 2), visitor_bag=("blue", "red"))
    assert GAME.legal(state) == (DrawVisitor(), Done())
    drawn = after(state, DrawVisitor(), Visitor("red"), PlaceVisitor((0, 0)))
    assert GAME.legal(drawn) == (DrawVisitor(), Done())
    again = after(drawn, DrawVisitor(), Visitor("blue"), PlaceVisitor((1, 1)))
    assert GAME.legal(again) == (Done(),)
    assert [tuple(pawn) for pawn in again.boards[0].visitors] == [("red", (0, 0)), ("blue", (1, 1))]
    assert again.visitor_bag == ()


@pytest.mark.rule("W.draw")
def test_nothing_is_drawn_from_an_empty_bag():
    state = acting(f"{GATE}; water:O:D2 4,4 4,5 5,4 5,5", ("D2", 2), visitor_bag=())
    assert GAME.legal(state) == (Done(),)
    assert rules_broken(state, DrawVisitor()) == ["W.draw"]


@pytest.mark.rule("W.return")
def test_a_visitor_without_a_square_goes_back_and_the_draw_is_used():
    full = f"{GATE}; water:O:D2 4,4 4,5 5,4 5,5 | red 0,0; red 0,1; red 0,2; red 1,1"
    state = after(acting(full, ("D2", 2), visitor_bag=("blue",)), DrawVisitor(), Visitor("blue"))
    assert (state.phase, state.icon, state.visitor_bag) == ("action", ("D2", 1), ("blue",))
    assert len(state.boards[0].visitors) == 4


@pytest.mark.rule("W.walk", "W.action")
def test_m2_may_move_one_visitor_twice():
    state = acting(f"{GATE}; path:I:M2 2,1 3,1 4,1 5,1 | red 0,0; blue 1,1", ("M2", 2))
    moved = after(state, MoveVisitor((0, 0), (5, 1)), MoveVisitor((5, 1), (2, 1)))
    assert [tuple(pawn) for pawn in moved.boards[0].visitors] == [("red", (2, 1)), ("blue", (1, 1))]
    assert GAME.legal(moved) == (Done(),)


@pytest.mark.rule("W.walk", "W.one", "W.stand")
def test_a_visitor_walks_to_any_empty_path_square_of_its_board():
    # squares 0,1 0,2 1,1 of the entrance are empty
    assert GAME.legal(WALKING) == (
        MoveVisitor((0, 0), (0, 1)),
        MoveVisitor((0, 0), (0, 2)),
        MoveVisitor((0, 0), (1, 1)),
        Done(),
    )
    assert rules_broken(WALKING, MoveVisitor((0, 1), (4, 4))) == ["W.walk", "W.stand"]
    assert rules_broken(WALKING, MoveVisitor((0, 0), (9, 0))) == ["W.board"]


@pytest.mark.rule("W.move", "W.shift")
def test_an_enclosure_moves_anywhere_free_in_any_quarter_turn_without_touching_a_path():
    to = cells_of("6,0 7,0 7,1 7,2")
    assert rules_broken(SHIFTING, MoveEnclosure((5, 4), to)) == ["W.shape"]
    state = after(SHIFTING, MoveEnclosure((6, 5), cells_of("5,7 6,6 6,7 7,7")))
    assert state.boards[0].tiles[3].cells == cells_of("5,7 6,6 6,7 7,7")
    assert state.icon == ("E", 0)


@pytest.mark.rule("W.move")
def test_the_squares_left_behind_count_as_free():
    state = after(SHIFTING, MoveEnclosure((3, 1), cells_of("3,1 3,2 4,1 4,2")))
    assert state.boards[0].taken.bit_count() == SHIFTING.boards[0].taken.bit_count()
    assert not state.boards[0].taken & state.grid.bit[2, 0]


@pytest.mark.rule("W.move", "W.shift")
def test_two_enclosures_of_one_shape_change_places():
    state = after(SHIFTING, SwapEnclosures((1, 2), (2, 0)))
    lies = {laid.tile: laid.cells for laid in state.boards[0].tiles}
    assert lies["grass:O:D1"] == cells_of("2,0 2,1 3,0 3,1")
    assert lies["water:O:B"] == cells_of("1,2 1,3 2,2 2,3")


@pytest.mark.rule("W.move")
@pytest.mark.parametrize(
    ("move", "rules"),
    [
        (SwapEnclosures((1, 2), (5, 4)), ["W.move"]),
        (SwapEnclosures((1, 2), (2, 3)), ["W.move"]),
        (SwapEnclosures((1, 2), (0, 0)), ["W.shift"]),
        (SwapEnclosures((7, 7), (0, 0)), ["W.shift", "W.shift"]),
        (MoveEnclosure((2, 0), cells_of("2,0 2,1 3,0 3,1")), ["W.move"]),
        (MoveEnclosure((7, 7), cells_of("2,0 2,1 3,0 3,1")), ["W.shift"]),
        (MoveEnclosure((2, 0), cells_of("1,1 1,2 2,1 2,2")), ["W.free", "W.free"]),
    ],
)
def test_a_shift_that_is_none_is_refused(move, rules):
    assert rules_broken(SHIFTING, move) == rules


@pytest.mark.rule("W.turn", "W.move")
def test_with_flips_l_and_j_may_change_places():
    board = f"{GATE}; water:L:D1 4,0 5,0 6,0 6,1; grass:J:M1 4,4 5,4 6,3 6,4"
    swap = SwapEnclosures((4, 0), (4, 4))
    assert rules_broken(acting(board, ("E", 1)), swap) == ["W.move"]
    flipping = acting(board, ("E", 1), rules=WonderZooSettings(allow_flip=True))
    assert after(flipping, swap).boards[0].tiles[1].cells == cells_of("4,4 5,4 6,3 6,4")


@pytest.mark.rule("W.norepeat")
def test_a_moved_tile_does_not_act_again():
    state = after(SHIFTING, MoveEnclosure((2, 0), cells_of("6,0 6,1 7,0 7,1")))
    assert GAME.legal(state) == (Done(),)
    assert rules_broken(state, TakeBus()) == ["W.icon"]


@pytest.mark.rule("W.move", "W.action")
def test_an_e_icon_lists_every_move_once_by_its_first_cell():
    moves = [move for move in GAME.legal(SHIFTING) if isinstance(move, MoveEnclosure)]
    assert {move.from_ for move in moves} == {(1, 2), (2, 0), (5, 4)}
    assert len(set(moves)) == len(moves)
    other = MoveEnclosure((3, 1), tuple(reversed(cells_of("6,0 6,1 7,0 7,1"))))
    assert GAME.canonical(SHIFTING, other) == MoveEnclosure((2, 0), cells_of("6,0 6,1 7,0 7,1"))
    assert after(SHIFTING, other) == after(SHIFTING, GAME.canonical(SHIFTING, other))


# --- rounds and the bus ----------------------------------------------------------------------------


@pytest.mark.rule("W.clockwise", "W.pass")
def test_the_holder_begins_and_the_bus_goes_left():
    state = tight(HALF, HALF, HALF, bus=1, acted=(1, 2), bag=("water:O:D2",) * 3, table=OS[:1])
    state = done(state)
    assert (state.bus, state.phase, state.acted) == (2, "deal", ())


@pytest.mark.rule("W.take", "W.bus")
def test_the_last_taker_of_a_round_starts_the_next():
    state = tight(HALF, HALF, HALF, icon=("B", 1), bus=1, bus_taken=True, acted=(1, 2))
    state = done(after(state, TakeBus()))
    assert (state.bus, state.bus_taken, state.to_move) == (0, False, 0)


@pytest.mark.rule("W.take")
def test_a_taken_bus_is_not_passed_on():
    state = done(tight(HALF, HALF, HALF, bus=2, bus_taken=True, acted=(1, 2)))
    assert (state.bus, state.to_move) == (2, 2)


@pytest.mark.rule("W.take", "W.may")
def test_the_holder_may_take_the_bus_to_keep_it():
    state = tight(HALF, HALF, icon=("B", 1), bus=0, acted=(1,))
    assert done(after(state, TakeBus())).bus == 0
    assert done(state).bus == 1


@pytest.mark.rule("W.bus", "W.out")
def test_a_holder_found_out_at_the_start_passes_the_bus_on():
    # seat 1 gets the bus at the end of the round and is full: seat 2 leads
    state = done(tight(HALF, FULL, HALF, acted=(2,), out=(False, False, False), bus=2, bus_taken=True))
    assert (state.to_move, state.bus) == (2, 2)
    state = tight(HALF, FULL, HALF, acted=(1, 2), bus=0)
    state = done(state)
    assert (state.out, state.bus, state.to_move) == ((False, True, False), 2, 2)


@pytest.mark.rule("W.stop", "W.out")
def test_others_play_on_and_who_is_out_has_no_move():
    state = done(tight(HALF, FULL, HALF))
    assert (state.out, state.to_move) == ((False, True, False), 2)
    assert state.acted == (0,)


@pytest.mark.rule("W.out")
def test_out_is_for_good_or_with_reentry_for_the_round():
    for reentry in (False, True):
        state = position(
            HALF,
            FULL,
            rules=replace(TIGHT, reentry=reentry),
            table=OS[:1],
            bag=("water:O:D2",) * 3,
            to_move=0,
            phase="action",
        )
        assert done(state).out == (False, not reentry)


@pytest.mark.rule("W.over")
def test_the_game_is_over_when_nobody_can_place():
    state = done(tight(FULL, FULL, bag=("water:O:D2",)))
    assert (state.phase, GAME.to_act(state), state.out) == ("over", OVER, (True, True))
    assert GAME.legal(state) == ()
    assert rules_broken(state, Done()) == ["W.over"]


@pytest.mark.rule("W.refill", "W.draw-tiles")
def test_one_tile_comes_for_each_player_still_in():
    # three seats, one of them out: two tiles were taken, two come, and the table holds four again
    state = tight(HALF, FULL, HALF, out=(False, True, False), acted=(2,), bus=2, table=OS[:2], bag=OS)
    state = done(state)
    dealt = 0
    while state.phase == "deal":
        state, dealt = after(state, GAME.legal(state)[0]), dealt + 1
    assert (dealt, len(state.table)) == (2, 4)


@pytest.mark.rule("W.empty")
def test_an_empty_bag_leaves_the_table_and_then_the_game_ends():
    state = done(tight(GATE, GATE, acted=(1,), bus=1, table=OS[:1]))
    assert (state.phase, state.table) == ("tile", OS[:1])
    state = after(state, PlaceTile(OS[0], cells_of(NOOK)))
    assert done(state).phase == "over"


@pytest.mark.rule("W.empty")
def test_what_is_left_in_the_bag_is_dealt():
    state = done(tight(GATE, GATE, acted=(1,), bus=1, table=(), bag=("water:O:D2",)))
    assert (state.phase, len(state.bag)) == ("deal", 1)
    state = after(state, Deal("water:O:D2"))
    assert (state.phase, state.table) == ("tile", ("water:O:D2",))


# --- whole games -----------------------------------------------------------------------------------


@pytest.mark.parametrize("settings", [None, EVERY_SWITCH, WonderZooSettings(size=(10, 10), table_extra=0)])
@pytest.mark.rule("W.visitors", "W.tiles")
def test_tiles_and_visitors_are_conserved(settings):
    box = sorted(GAME.initial(WonderZooSettings(), 2, Stream(0)).bag)
    for seed in range(deep(4, 60)):
        for state in game_states(2 + seed % 3, seed, settings):
            laid = [one.tile for board in state.boards for one in board.tiles]
            placed = [tile for tile in laid if tile != "entrance:T:-"]
            assert sorted([*placed, *state.table, *state.bag]) == box
            colours = Counter(state.visitor_bag)
            colours.update(pawn.colour for board in state.boards for pawn in board.visitors)
            colours.update([state.in_hand] if state.in_hand else [])
            assert set(colours.values()) == {10}


@pytest.mark.parametrize("settings", [None, EVERY_SWITCH])
def test_masks_always_agree_with_tiles_and_visitors(settings):
    for seed in range(deep(3, 40)):
        for state in game_states(2 + seed % 3, seed, settings):
            fresh = state.replace()
            for board, other in zip(state.boards, fresh.boards, strict=True):
                masks = (board.taken, board.path, board.pawns)
                assert masks == (other.taken, other.path, other.pawns)
            assert fresh == state
            assert fresh.replace()._value() == state._value()
            assert GAME.legal(fresh) == GAME.legal(state)


@pytest.mark.rule("W.path", "W.against", "W.counts-path")
def test_paths_always_hang_together_with_the_entrance():
    for seed in range(deep(3, 40)):
        *_, state = game_states(2, seed)
        for board in state.boards:
            grid, reached = state.grid, state.grid.mask(board.tiles[0].cells)
            while (more := reached | grid.around(reached) & board.path) != reached:
                reached = more
            assert reached == board.path


@pytest.mark.rule("W.shape", "W.turn", "W.free", "W.board", "W.cover")
def test_several_faults_of_a_place_are_named_at_once():
    rules = WonderZooSettings(obstacles=((6, 7),))
    state = position(TOUCHED, table=("path:J:B", "path:L:B"), to_move=0, phase="tile", rules=rules)
    refusals = GAME.why_not(state, PlaceTile("path:J:B", cells_of("6,7 6,8 7,7 8,7")))
    assert [(one.rule, one.cells) for one in refusals] == [
        ("W.board", ((6, 8), (8, 7))),
        ("W.cover", ((6, 7),)),
        ("W.path", cells_of("6,7 6,8 7,7 8,7")),
    ]
    refusals = GAME.why_not(state, PlaceTile("path:L:B", cells_of("1,1 2,1 3,1 3,0")))
    assert [(one.rule, one.cells) for one in refusals] == [
        ("W.free", ((1, 1),)),
        ("W.free", cells_of("2,1 3,0 3,1")),
        ("W.turn", cells_of("1,1 2,1 3,0 3,1")),
    ]
    assert refusals[0].text == "The path L would cover the entrance at 1,1"


@pytest.mark.rule("W.choose", "W.shape")
def test_a_tile_from_nowhere_in_no_shape_breaks_both_rules():
    assert rules_broken(TO_LAY, PlaceTile("grass:O:D1", cells_of("4,4 4,5 4,6 6,6"))) == [
        "W.choose",
        "W.shape",
    ]


def test_moves_that_name_nothing_are_refused_in_a_sentence():
    for move, rule in [
        (PlaceTile("grass:Q:D1", cells_of("4,4 4,5 5,4 5,5")), "W.tiles"),
        (PlaceTile("grass:O:D1", ((4, 4), (4, 5))), "W.tiles"),
        (PlaceTile("grass:O:D1", "nonsense"), "W.board"),
        (PlaceEntrance(((0, 0), (0, 1), (0, 2), "x")), "W.board"),
        (PlaceVisitor(None), "W.board"),
        (Visitor("purple"), "W.visitors"),
        ("done", "W.order"),
    ]:
        assert rules_broken(TO_LAY, move) == [rule]
