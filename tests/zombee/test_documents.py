"""Documents of ZomBee: what is written, what may be left out, and a place for whatever is wrong."""

import json
import re

import pytest

from tests.sizes import deep
from zoo_games.core import documents, notation
from zoo_games.core.chance import Stream
from zoo_games.core.errors import DocumentError
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.testing.compliance import walk
from zoo_games.zombee import Dice, Flip, Flower, Name, Roll, Stop, ZomBee, ZomBeeSettings
from zoo_games.zombee.witness import flipping, rolled, start

GAME = ZomBee()
RULES = ZomBeeSettings()
LYING = ["zombee", "bee", "bee", "bee", "bee"]


def read(data, players=3, whole=False, **settings):
    return GAME.state_from_json(data, ZomBeeSettings.of(settings), players, "state", whole)


def whole(**changes):
    """Return the state after Mia's roll, as a document holds it, with some keys changed."""
    return {**GAME.state_to_json(rolled("zbbbb")), **changes}


def test_the_state_after_setup_is_written_so():
    assert GAME.state_to_json(start(2)) == {
        "honey": [2, 2],
        "wins": [0, 0],
        "flowers": [None] * 14,
        "dice": [None] * 5,
        "rolls": 0,
        "last_roll": None,
        "due": [],
        "step": None,
        "turning": None,
        "active": 0,
        "to_move": 0,
        "phase": "roll",
    }


@pytest.mark.parametrize(
    "move",
    [
        Roll((0, 3)),
        Stop(),
        Flip(4),
        Name(2),
        Dice(("bee", "honey", "zzz", "zombee", "bee")),
        Flower("question"),
    ],
    ids=str,
)
def test_moves_come_back(move):
    assert GAME.move_from_json(json.loads(json.dumps(GAME.move_to_json(move)))) == move


MOVES = [
    ({"type": "jump"}, "move.type: must be"),
    ({"dice": [0]}, "move.type: is missing"),
    ({"type": "roll"}, "move.dice: is missing"),
    ({"type": "roll", "dice": []}, "move.dice: must be a list of 1 to 20"),
    ({"type": "roll", "dice": [0, 0]}, "move.dice[1]: names die 0 a second time"),
    ({"type": "roll", "dice": [True]}, "move.dice[0]: must be a whole number"),
    ({"type": "flip", "flower": -1}, "move.flower: must be a whole number from 0 to 50"),
    ({"type": "flip", "flower": 1, "by": 2}, "move.by: is not a known key"),
    ({"type": "dice", "faces": ["wasp"]}, 'move.faces[0]: must be "bee", "honey", "zombee" or "zzz"'),
    ({"type": "flower", "kind": None}, "move.kind: must be"),
    ([], "move: must be an object"),
]


@pytest.mark.parametrize(("data", "said"), MOVES, ids=[said for _, said in MOVES])
def test_a_wrong_move_is_refused_with_its_place(data, said):
    with pytest.raises(DocumentError, match=re.escape(said)):
        GAME.move_from_json(data)


BAD = [
    ({"flowers": [None] * 15}, "state.flowers: must be 14 flowers, not 15"),
    (
        {"flowers": ["zombee", "zombee"] + [None] * 12},
        "state.flowers[1]: is one ZomBee too many; there is one",
    ),
    ({"flowers": ["zombee"] + [None] * 13}, "state.flowers[0]: shows the ZomBee, which ends a round"),
    (
        {"flowers": ["question"] * 3 + [None] * 11},
        "state.flowers[2]: is one question mark too many; there are 2",
    ),
    ({"flowers": ["bee"] * 12 + [None] * 2}, "state.flowers[11]: is one bee too many; there are 11"),
    ({"flowers": ["rose"] + [None] * 13}, "state.flowers[0]: must be"),
    ({"dice": [*LYING, "bee"]}, "state.dice: must be five dice, not 6"),
    ({"dice": ["wasp", *LYING[1:]]}, 'state.dice[0]: must be "bee", "honey", "zombee" or "zzz", not "wasp"'),
    ({"dice": [None, *LYING[1:]]}, "state.dice[0]: may not be null"),
    ({"honey": [2, 4, 2]}, "state.honey[1]: must be at most 3, the cap of drops (O.cap), not 4"),
    ({"honey": [2, 2]}, "state.honey: must hold a number for each of 3 players, not 2"),
    ({"honey": [0, 2, 2]}, "state.active: is seat 0, who has no drop left and is out"),
    ({"honey": [2, 0, 0]}, "state.honey: must leave two players or more in, not 1"),
    ({"honey": [2, -1, 2]}, "state.honey[1]: must be a whole number from 0 to 9, not -1"),
    ({"honey": [2, 2.0, 2]}, "state.honey[1]: must be a whole number from 0 to 9"),
    ({"wins": [1, 0, 0]}, "state.wins[0]: must be 0 outside a tournament, not 1"),
    ({"rolls": 3}, "state.rolls: must be less than 3 before the dice are evaluated"),
    ({"rolls": 6}, "state.rolls: must be a whole number from 0 to 5"),
    ({"last_roll": [0, 1]}, "state.last_roll: must name all 5 dice, as the first roll does"),
    ({"last_roll": [0, 1, 2, 3, 3]}, "state.last_roll[4]: names die 3 a second time"),
    ({"last_roll": [0, 1, 2, 3, 9]}, "state.last_roll[4]: must be a die from 0 to 4, not 9"),
    ({"due": [0]}, 'state.due: must be empty in phase "roll"'),
    ({"step": "green"}, 'state.step: must be null in phase "roll"'),
    ({"turning": 3}, 'state.turning: must be null in phase "roll"'),
    ({"active": 3}, "state.active: must be a seat from 0 to 2, not 3"),
    ({"to_move": 1}, "state.to_move: must be the active player, seat 0, not 1"),
    ({"to_move": None}, 'state.to_move: may not be null in phase "roll"'),
    ({"phase": "nap"}, "state.phase: must be"),
    ({"phase": "over"}, "state.honey: must leave one player in when the game is over, not 3"),
    ({"phase": "dice"}, "state.dice[0]: must be null"),
    ({"bees": 3}, "state.bees: is not a known key"),
]


@pytest.mark.parametrize(("changes", "said"), BAD, ids=[said for _, said in BAD])
def test_a_wrong_state_is_refused_with_its_place(changes, said):
    with pytest.raises(DocumentError) as refused:
        read(whole(**changes))
    assert str(refused.value).startswith(said)


FLIPPING = [
    ({"due": [3, 2]}, "state.due[0]: must be a seat from 0 to 2, not 3"),
    ({"due": []}, 'state.due: may not be empty in phase "flip"'),
    ({"due": [2, 1, 1]}, "state.to_move: must be seat 2, whose flip is due, not 1"),
    ({"due": [1, 1, 2]}, "state.due: must be the end of the order 1, 2, 1 and 2"),
    ({"due": [1, 2, 1, 2, 1]}, "state.due: must be the end of the order"),
    ({"honey": [2, 0, 2]}, "state.to_move: is seat 1, who has no drop left and is out"),
    ({"step": None}, 'state.step: must be "green" or "yellow" in phase "flip"'),
    ({"dice": ["honey"] * 5}, 'state.step: is "yellow", but no die shows a bee'),
    ({"rolls": 0}, "state.rolls: must be above 0 when flowers are turned over"),
    ({"phase": "flower"}, 'state.turning: must be the flower being turned in phase "flower"'),
    (
        {"phase": "flower", "turning": 0},
        "state.turning: must be a flower that lies face down; 0 lies face up",
    ),
    ({"phase": "flower", "turning": 20}, "state.turning: must be a flower from 0 to 13, not 20"),
    ({"phase": "name", "due": [2, 1, 2]}, 'state.flowers: must show a question mark in phase "name"'),
]


@pytest.mark.rule("O.out", "O.yellow")
@pytest.mark.parametrize(("changes", "said"), FLIPPING, ids=[said for _, said in FLIPPING])
def test_wrong_flips_are_refused_with_their_place(changes, said):
    state = flipping(rolled("zbbbb"), "flip", (1, 2, 1, 2), "yellow", "b")
    with pytest.raises(DocumentError) as refused:
        read({**GAME.state_to_json(state), **changes})
    assert str(refused.value).startswith(said)


TOURNAMENT = [
    ({"wins": [2, 0, 0]}, "state.wins[0]: must be less than 2 until the tournament is over, not 2"),
    ({"honey": [3, 1, 1]}, "state.honey[0]: must be at most 2, the cap of drops (O.cap), not 3"),
    ({"wins": [0, 3, 0], "phase": "over"}, "state.wins[1]: must be at most 2"),
    (
        {"wins": [0, 1, 0], "phase": "over", "honey": [1, 0, 0]},
        "state.wins: must hold 2 for one player when the tournament is over",
    ),
    (
        {"wins": [0, 2, 0], "phase": "over", "honey": [1, 0, 0]},
        "state.honey[1]: must be above 0; this player won",
    ),
]


@pytest.mark.rule("O.slime-win", "O.slime-cap")
@pytest.mark.parametrize(("changes", "said"), TOURNAMENT, ids=[said for _, said in TOURNAMENT])
def test_wrong_tournaments_are_refused_with_their_place(changes, said):
    data = GAME.state_to_json(start(3, tournament=True))
    with pytest.raises(DocumentError) as refused:
        read({**data, **changes}, tournament=True)
    assert str(refused.value).startswith(said)


SETTINGS = [
    ({"dice_a": 0, "dice_b": 0}, "rules.dice_a: must make at least one die together with dice_b"),
    ({"honey_start": 4}, "rules.honey_start: must be at most honey_cap, 3, not 4"),
    ({"faces_a": ["bee"]}, "rules.faces_a: must be a list of 2 to 12"),
    ({"faces_b": ["bee", "wasp"]}, "rules.faces_b[1]: must be"),
    ({"zzz": "never"}, "rules.zzz: must be"),
    ({"rolls": 6}, "rules.rolls: must be a whole number from 1 to 5"),
    ({"tournament": 1}, "rules.tournament: must be true or false"),
]


@pytest.mark.parametrize(("rules", "said"), SETTINGS, ids=[said for _, said in SETTINGS])
def test_wrong_settings_are_refused_with_their_place(rules, said):
    with pytest.raises(DocumentError) as refused:
        ZomBeeSettings.read(rules)
    assert str(refused.value).startswith(said)


@pytest.mark.rule("O.slime")
def test_a_tournament_changes_the_defaults_of_drops():
    assert ZomBeeSettings.read({"tournament": True}).changed() == {"tournament": True}
    set_so = ZomBeeSettings.read({"tournament": True, "honey_start": 2})
    assert (set_so.honey_start, set_so.honey_cap) == (2, 2)
    assert set_so.changed() == {"honey_start": 2, "tournament": True}


# --- what may be left out ---------------------------------------------------------------------------


def test_drops_alone_are_enough_to_score():
    state = read({"honey": [3, 1, 0]})
    assert GAME.score(state) == (3, 1, 0)
    assert GAME.state_to_json(state) == {"honey": [3, 1, 0], "wins": [0, 0, 0]}
    for answer in (GAME.legal, GAME.to_act):
        with pytest.raises(DocumentError, match="phase: is missing"):
            answer(state)


def test_what_the_rest_fixes_is_filled():
    state = read({"honey": [2, 2, 2], "dice": LYING, "rolls": 1, "active": 1, "phase": "roll"})
    assert state.to_move == 1
    assert Stop() in GAME.legal(state)
    stopped = GAME.apply(state, Stop())
    assert stopped.due == (1,)
    with pytest.raises(DocumentError, match="flowers: is missing; legal moves need it"):
        GAME.legal(stopped)


def test_a_fresh_turn_needs_no_dice():
    state = read({"honey": [2, 2, 2], "rolls": 0, "active": 0, "phase": "roll"})
    assert list(GAME.legal(state)) == [Roll((0, 1, 2, 3, 4))]


def test_dice_in_the_air_are_the_last_roll():
    state = read({"dice": [None, *LYING[1:]], "rolls": 1, "active": 0, "phase": "dice"})
    assert state.last_roll == (0,)
    assert len(GAME.chance(state)) == 4


def test_with_zzz_last_roll_the_last_roll_must_be_known():
    data = whole()
    del data["last_roll"]
    state = read(data, zzz="last-roll")
    with pytest.raises(DocumentError, match="last_roll: is missing"):
        GAME.legal(state)
    assert Stop() in GAME.legal(read(data))


@pytest.mark.parametrize("key", sorted(whole()))
def test_a_record_must_say_everything_that_is_not_null(key):
    data = GAME.state_to_json(start(3))
    value = data.pop(key)
    if value is None:
        assert read(data, whole=True) == start(3)
    else:
        with pytest.raises(DocumentError, match=f"{key}: is missing"):
            read(data, whole=True)


def test_a_state_with_keys_left_out_comes_back_from_document_and_code():
    full = GAME.state_to_json(flipping(rolled("zbbbb"), "flower", (1, 2, 1, 2), "yellow", "b"))
    for key in full:
        state = read({name: value for name, value in full.items() if name != key})
        assert read(GAME.state_to_json(state)) == state
        assert notation.decode(notation.encode(GAME, state), GAME) == state


def test_a_die_outside_the_assumed_faces_is_taken_and_named():
    data = {"honey": [2, 2], "dice": ["zzz", *LYING[1:]], "rolls": 1, "active": 0, "phase": "roll"}
    state = read(data, 2, faces_a=("zombee", "bee"))
    assert GAME.warnings(state) == ("Die 0 shows a Zzz, which is on none of its faces.",)
    assert GAME.warnings(start(2)) == ()


@pytest.mark.parametrize(
    "changes",
    [
        {},
        {"tournament": True},
        {"dice_a": 1, "dice_b": 6, "bees": 3, "zzz": "last-roll"},
        {"payer": "active"},
    ],
    ids=str,
)
def test_every_state_of_a_game_comes_back_from_document_and_code(changes):
    settings = ZomBeeSettings.of(changes)
    for seed in range(deep(2, 40)):
        players = 2 + seed % 4
        names = documents.player_names(GAME, players)
        for state in walk(GAME, players, Stream(seed, "papers"), settings).states[:: deep(5, 1)]:
            text = documents.dump(documents.write_position(GAME, state, names))
            assert documents.read_position(documents.read(text), GAME)[1] == state
            code = notation.encode(GAME, state)
            assert notation.decode(code, GAME) == state
            assert len(code) <= 300


def mixed(data, other, stream):
    """Return a state's keys with some of another's, and now and then one key less."""
    made = {key: other[key] if stream.below(4) == 0 else data[key] for key in data}
    if stream.below(5) == 0:
        del made[stream.pick(list(made))]
    return made


def played_on(state, stream):
    """Play some moves; return the reason if the position leaves out what they need."""
    try:
        for _ in range(8):
            actor = GAME.to_act(state)
            if actor == OVER:
                break
            legal = GAME.legal(state)
            assert legal
            state = GAME.apply(state, GAME.sample(state, stream) if actor == CHANCE else stream.pick(legal))
            GAME.explain_score(state), GAME.view().scene(state, names=("a", "b", "c"))
    except DocumentError as error:
        return error.reason
    return ""


def test_a_state_mixed_from_two_is_refused_or_can_be_played_on_from():
    """Keys swapped between states of games: what is read is whole enough to go on, to write and to draw."""
    stream = Stream(7, "mixed")
    pools = [
        (rules, [state for seed in range(3) for state in walk(GAME, 3, Stream(seed, "mixed"), rules).states])
        for rules in (RULES, ZomBeeSettings.of({"tournament": True, "zzz": "last-roll"}))
    ]
    taken = 0
    for _ in range(deep(500, 60_000)):
        rules, states = stream.pick(pools)
        one, other = (GAME.state_to_json(stream.pick(states)) for _ in "ab")
        try:
            state = GAME.state_from_json(mixed(one, other, stream), rules, 3)
        except DocumentError:
            continue
        taken += 1
        assert GAME.state_from_json(GAME.state_to_json(state), rules, 3) == state
        assert notation.decode(notation.encode(GAME, state), GAME) == state
        reason = played_on(state, stream)
        assert not reason or "is missing" in reason
    assert taken > 10
