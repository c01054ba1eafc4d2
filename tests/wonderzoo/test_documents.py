import json

import pytest

from tests.sizes import deep
from tests.wonderzoo.builders import EVERY_SWITCH, GAME, random_states
from zoo_games.core import documents
from zoo_games.core.errors import DocumentError, ZooError
from zoo_games.wonderzoo import Done, WonderZooSettings
from zoo_games.wonderzoo.documents import state_from_json, state_to_json

GATE = {"tile": "entrance:T:-", "cells": [[0, 0], [0, 1], [0, 2], [1, 1]]}
WATER = {"tile": "water:O:B", "cells": [[4, 4], [4, 5], [5, 4], [5, 5]]}
EMPTY = {"tiles": [], "visitors": []}
D1 = {"kind": "D1", "left": 0}


def read(state, rules=None, players=2, whole=False):
    return state_from_json(state, WonderZooSettings.read(rules or {}), players, whole=whole)


def board(*tiles, visitors=()):
    return {"tiles": list(tiles), "visitors": [{"colour": colour, "at": at} for colour, at in visitors]}


GATES = [board(GATE), board(GATE)]


def refused(place, reason, state, rules=None):
    with pytest.raises(DocumentError) as caught:
        read(state, rules)
    assert caught.value.place == place
    assert reason in caught.value.reason


@pytest.mark.parametrize("settings", [None, EVERY_SWITCH, WonderZooSettings(size=(10, 9))])
def test_every_state_comes_back_from_its_document(settings):
    for state in random_states(deep(150, 3_000), settings=settings):
        data = json.loads(json.dumps(state_to_json(state)))
        rules = WonderZooSettings.read(state.rules.changed())
        assert state_from_json(data, rules, state.players, whole=True) == state


def test_boards_alone_are_enough_to_score():
    state = read({"boards": [board(GATE, WATER, visitors=[("red", [0, 0])]), EMPTY]})
    assert GAME.score(state) == (0, 0)
    assert len(state.visitor_bag) == 39
    with pytest.raises(DocumentError, match=r"state.phase: is missing; legal moves need it"):
        GAME.legal(state)


def test_without_boards_there_is_a_picture_but_no_score():
    state = read({"table": ["path:O:B"]})
    for ask in (GAME.score, GAME.winners, GAME.explain_score):
        with pytest.raises(DocumentError, match=r"state\.boards: is missing"):
            ask(state)
    drawn = GAME.view().scene(state, names=("Ada", "Ben"))
    assert any("Ada's board is not known" in sentence for sentence in drawn.reading)


def test_a_state_that_leaves_out_keys_is_written_without_them():
    data = {"boards": [board(GATE), EMPTY], "table": ["path:O:B"], "to_move": 0, "phase": "tile"}
    state = read(data)
    written = state_to_json(state)
    assert set(written) == {"size", "obstacles", "icon", "in_hand", *data}
    assert read(written) == state
    assert len(GAME.legal(state)) > 0


@pytest.mark.parametrize(
    ("state", "key"),
    [
        ({"phase": "tile", "to_move": 0, "table": ["path:O:B"]}, "boards"),
        ({"phase": "action", "to_move": 0, "boards": [EMPTY, EMPTY]}, "icon"),
        ({"phase": "place_visitor", "to_move": 0, "boards": [board(GATE), EMPTY], "icon": D1}, "in_hand"),
        ({"phase": "deal", "boards": [EMPTY, EMPTY], "table": [], "bag": ["path:O:B"], "bus": 0}, "out"),
        ({"phase": "tile", "boards": [EMPTY, EMPTY], "table": ["path:O:B"]}, "to_move"),
    ],
)
def test_what_is_needed_and_missing_is_named(state, key):
    with pytest.raises(DocumentError, match=f"state.{key}: is missing; legal moves need it"):
        GAME.legal(read(state))


def test_a_turn_can_be_ended_only_where_the_round_is_known():
    state = read({"phase": "action", "to_move": 0, "boards": GATES, "icon": None})
    assert GAME.legal(state) == (Done(),)
    with pytest.raises(DocumentError, match=r"state\.table: is missing"):
        GAME.apply(state, Done())


# --- size and obstacles ----------------------------------------------------------------------------


@pytest.mark.rule("W.size", "W.stones")
def test_a_state_may_repeat_the_board_of_the_rules():
    state = read({"size": [6, 7], "obstacles": [[2, 2]]}, {"size": [6, 7], "obstacles": [[2, 2]]})
    assert (state.rules.size, state.rules.stones) == ((6, 7), ((2, 2),))
    difficult = [[6, 5], [1, 2], [5, 1], [2, 6]]
    assert read({"size": [8, 8], "obstacles": difficult}, {"difficult": True}).rules.difficult


@pytest.mark.rule("W.size")
def test_a_hand_written_state_names_its_board_if_the_rules_say_nothing():
    state = read({"size": [6, 7], "obstacles": [[2, 2]]}, {"expert": True})
    assert state.rules == WonderZooSettings(size=(6, 7), obstacles=((2, 2),), expert=True)
    assert state_to_json(state)["size"] == [6, 7]
    assert state.rules.changed() == {"size": [6, 7], "obstacles": [[2, 2]], "expert": True}


@pytest.mark.parametrize(
    ("state", "rules", "place", "reason"),
    [
        ({"size": [6, 7]}, {"size": [7, 7]}, "state.size", "must be [7, 7], as rules.size says"),
        (
            {"obstacles": [[2, 2]]},
            {"obstacles": [[3, 3]]},
            "state.obstacles",
            "must be [[3, 3]], as rules.obst",
        ),
        ({"obstacles": []}, {"difficult": True}, "state.obstacles", "as rules.difficult says"),
        ({"obstacles": [[2, 2], [2, 2]]}, {}, "state.obstacles[1]", "names the square 2,2 twice"),
        ({"size": [5, 5], "obstacles": [[7, 7]]}, {}, "state.obstacles[0]", "off the board of 5 x 5"),
        ({"size": [5, 5]}, {"obstacles": [[7, 7]]}, "rules.obstacles[0]", "off the board of 5 x 5"),
        ({"size": [4, 8]}, {}, "state.size[0]", "from 5 to 10"),
    ],
)
def test_a_board_that_contradicts_the_rules_is_refused(state, rules, place, reason):
    refused(place, reason, state, rules)


# --- tiles and visitors ----------------------------------------------------------------------------

THREE = {"tile": "water:O:B", "cells": [[4, 4], [4, 5], [5, 4]]}


@pytest.mark.parametrize(
    ("one", "place", "reason"),
    [
        (board(THREE), "tiles[0].cells", "a list of exactly 4"),
        (
            board({**WATER, "cells": [[4, 4], [4, 5], [5, 4], [5, 6]]}),
            "tiles[0].cells",
            "hang together in no",
        ),
        (
            board({**WATER, "cells": [[4, 4], [4, 5], [4, 6], [5, 5]]}),
            "tiles[0].cells",
            "make the shape T, but",
        ),
        (
            board({**WATER, "tile": "water:L:B", "cells": [[0, 1], [1, 1], [2, 1], [2, 0]]}),
            "tiles[0].cells",
            "mirror",
        ),
        (board({**WATER, "cells": [[4, 4], [4, 4], [5, 4], [5, 5]]}), "tiles[0].cells[1]", "4,4 twice"),
        (board({**WATER, "cells": [[8, 4], [8, 5], [9, 4], [9, 5]]}), "tiles[0].cells[0]", "off the board"),
        (
            board(GATE, {**WATER, "cells": [[1, 1], [1, 2], [2, 1], [2, 2]]}),
            "tiles[1].cells[0]",
            "tiles[0] lies",
        ),
        (board({**WATER, "tile": "lava:O:B"}), "tiles[0].tile", "a tile such as"),
        (board({**GATE, "cells": [[3, 3], [3, 4], [3, 5], [4, 4]]}), "tiles[0].cells", "rim"),
        (
            board(GATE, {**GATE, "cells": [[7, 3], [7, 4], [7, 5], [6, 4]]}),
            "tiles[1].tile",
            "second entrance",
        ),
        (board(GATE, WATER, visitors=[("red", [4, 4])]), "visitors[0].at", "the water O lies on 4,4"),
        (board(GATE, visitors=[("red", [7, 7])]), "visitors[0].at", "7,7 has no tile"),
        (
            board(GATE, visitors=[("red", [0, 0]), ("blue", [0, 0])]),
            "visitors[1].at",
            "square of visitors[0]",
        ),
        (board(GATE, visitors=[("mauve", [0, 0])]), "visitors[0].colour", '"blue"'),
    ],
)
def test_impossible_boards_are_refused_with_the_place(one, place, reason):
    refused(f"state.boards[0].{place}", reason, {"boards": [one, EMPTY]})


@pytest.mark.rule("W.visitors")
def test_an_eleventh_red_visitor_is_refused():
    paths = [{"tile": "path:I:B", "cells": [[row, column] for row in range(4)]} for column in range(3)]
    squares = [[row, column] for column in range(3) for row in range(4)][:11]
    data = {"boards": [board(*paths, visitors=[("red", at) for at in squares]), EMPTY]}
    refused("state.boards[0].visitors[10]", "one red visitor too many; there are 10", data)
    refused("state.visitor_bag", "one red visitor too many", {"visitor_bag": ["red"] * 11})
    refused("state.in_hand", "too many; there are 0", {"in_hand": "red"}, {"visitors_per_colour": 0})


@pytest.mark.rule("W.cover")
def test_a_tile_on_an_obstacle_is_refused():
    data = {"boards": [board(WATER), EMPTY]}
    refused("state.boards[0].tiles[0].cells[3]", "obstacle at 5,5", data, {"obstacles": [[5, 5]]})


@pytest.mark.rule("W.turn")
def test_flipped_tiles_are_taken_where_the_setting_says_so():
    flipped = board({"tile": "water:L:B", "cells": [[0, 1], [1, 1], [2, 1], [2, 0]]})
    assert read({"boards": [flipped, EMPTY]}, {"allow_flip": True}).boards[0].tiles


# --- seats, phases ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "place", "reason"),
    [
        ({"boards": [EMPTY]}, "boards", "a board for each of 2 players"),
        ({"bus": 2}, "bus", "a seat from 0 to 1"),
        ({"to_move": 3}, "to_move", "a seat from 0 to 1"),
        ({"acted": [0, 0]}, "acted[1]", "another seat"),
        ({"out": [True]}, "out", "for each of 2 players"),
        ({"phase": "deal", "to_move": 0, "table": [], "bag": ["path:O:B"]}, "to_move", "must be null"),
        ({"phase": "tile", "to_move": None}, "to_move", "must be a seat"),
        ({"phase": "tile", "to_move": 0, "out": [True, False]}, "to_move", "not out"),
        ({"phase": "tile", "to_move": 0, "acted": [0]}, "to_move", "has had its turn"),
        ({"phase": "tile", "to_move": 0, "icon": {"kind": "B", "left": 1}}, "icon", "must be null"),
        ({"phase": "action", "to_move": 0, "icon": {"kind": "B", "left": 2}}, "icon.left", "at most 1"),
        ({"phase": "action", "to_move": 0, "icon": {"kind": "Q", "left": 1}}, "icon.kind", '"D1"'),
        ({"phase": "visitor", "to_move": 0, "icon": {"kind": "B", "left": 0}}, "icon.kind", "D1 or D2"),
        ({"phase": "visitor", "to_move": 0, "icon": None}, "icon", "a D icon"),
        ({"phase": "tile", "to_move": 0, "in_hand": "red"}, "in_hand", "must be null"),
        ({"phase": "deal", "table": [], "bag": []}, "bag", "must hold a tile"),
        ({"phase": "deal", "table": ["path:O:B"] * 3, "bag": ["path:O:B"]}, "table", "fewer than 3"),
        ({"phase": "tile", "to_move": 0, "table": [], "boards": GATES}, "phase", "nothing on the table fits"),
        ({"phase": "tile", "to_move": 0, "table": ["path:O:B"] * 4}, "table", "3 tiles at most here, not 4"),
        (
            {"phase": "tile", "to_move": 0, "acted": [1], "table": ["path:O:B"] * 3},
            "table",
            "2 tiles at most here, not 3",
        ),
        ({"phase": "tile", "to_move": 0, "bus": 1, "out": [False, True]}, "bus", "a seat that is not out"),
        ({"phase": "tile", "to_move": 0, "bus_taken": True, "acted": []}, "bus_taken", "must be false"),
        ({"phase": "over", "table": ["path:O:B"], "out": [True, False]}, "phase", "seat 1 is not out"),
        ({"phase": "over", "bag": ["path:O:B"], "out": [False, False]}, "phase", "the bag holds tiles"),
        (
            {"phase": "entrance", "to_move": 0, "bus": 0, "boards": [board(GATE), EMPTY]},
            "boards[0].tiles",
            "no tile yet",
        ),
        (
            {"phase": "entrance", "to_move": 1, "bus": 0, "boards": [EMPTY, EMPTY]},
            "boards[0].tiles",
            "entrance",
        ),
        (
            {
                "phase": "visitor",
                "to_move": 0,
                "icon": {"kind": "D1", "left": 0},
                "visitor_bag": [],
                "boards": GATES,
            },
            "visitor_bag",
            "must hold a visitor",
        ),
        (
            {
                "phase": "place_visitor",
                "to_move": 0,
                "icon": {"kind": "D1", "left": 0},
                "in_hand": "red",
                "boards": [EMPTY, EMPTY],
            },
            "in_hand",
            "no empty path square",
        ),
    ],
)
def test_turns_that_do_not_fit_are_refused_with_the_place(state, place, reason):
    refused(f"state.{place}", reason, state)


def test_a_whole_state_may_leave_out_only_what_may_be_null():
    full = state_to_json(GAME.initial(WonderZooSettings(), 2, None))
    for key in full:
        cut = {other: value for other, value in full.items() if other != key}
        if key in ("icon", "in_hand"):
            assert read(cut, whole=True) == read(full, whole=True)
        else:
            with pytest.raises(DocumentError, match=f"state.{key}"):
                read(cut, whole=True)


def test_a_finished_state_is_nobodys_turn():
    assert read({"phase": "over", "to_move": 1}).to_move is None


@pytest.mark.parametrize(
    "move",
    [
        {"type": "place_entrance", "cells": [[0, 0], [0, 1], [0, 2], [1, 1]]},
        {"type": "place_tile", "tile": "grass:L:D1", "cells": [[0, 0], [1, 0], [2, 0], [2, 1]]},
        {"type": "draw_visitor"},
        {"type": "place_visitor", "at": [3, 4]},
        {"type": "move_visitor", "from": [3, 4], "to": [0, 0]},
        {"type": "move_enclosure", "from": [3, 4], "cells": [[0, 0], [0, 1], [1, 0], [1, 1]]},
        {"type": "swap_enclosures", "a": [0, 0], "b": [3, 4]},
        {"type": "take_bus"},
        {"type": "done"},
        {"type": "deal", "tile": "water:Z:D2"},
        {"type": "visitor", "colour": "yellow"},
    ],
)
def test_every_move_of_the_format_comes_back(move):
    assert GAME.move_to_json(GAME.move_from_json(move)) == move


@pytest.mark.parametrize(
    ("move", "place"),
    [
        ({"type": "place_tile", "tile": "grass:L:D1", "cells": [[0, 0]]}, "move.cells"),
        ({"type": "place_entrance", "cells": [[0, 0], [0, 0], [0, 1], [0, 2]]}, "move.cells[1]"),
        ({"type": "move_visitor", "from": [0, 0]}, "move.to"),
        ({"type": "place_tile", "tile": "entrance:T:-", "cells": [[0, 0]] * 4}, "move.tile"),
        ({"type": "visitor", "colour": "pink"}, "move.colour"),
    ],
)
def test_a_damaged_move_is_refused_with_its_place(move, place):
    with pytest.raises(DocumentError) as caught:
        GAME.move_from_json(move)
    assert caught.value.place == place


def test_a_position_document_of_a_hand_written_board_is_read_and_drawn_back():
    document = {
        "format": "zoo-games/1",
        "kind": "position",
        "game": "wonderzoo",
        "players": ["Ada", "Ben"],
        "rules": {},
        "state": {"size": [6, 6], "boards": [board(GATE), EMPTY]},
    }
    _, state, names = documents.read_position(document, GAME)
    written = documents.write_position(GAME, state, names)
    assert written["rules"] == {"size": [6, 6]}
    assert documents.read_position(written, GAME)[1] == state
    with pytest.raises(ZooError):
        documents.read_position({**document, "state": {"size": [6, 6], "wall": 1}}, GAME)
