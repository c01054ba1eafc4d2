import json
from pathlib import Path

import pytest

from zoo_games.boomerang import Boomerang, BoomerangSettings
from zoo_games.boomerang.moves import CHOICES, DEALS, PASS, THROW
from zoo_games.boomerang.witness import hunting
from zoo_games.core import documents, notation
from zoo_games.core.chance import Stream
from zoo_games.core.errors import DocumentError
from zoo_games.core.record import read_record
from zoo_games.testing.compliance import walk

GAME = Boomerang()
EXAMPLES = Path(__file__).parents[1] / "examples"
HUNT = GAME.state_to_json(hunting("DWH", stack=(2,), boomerangs=(12, 12, 12)))


def read(data, players=3, place="state", **settings):
    return GAME.state_from_json(data, BoomerangSettings.of(settings), players, place)


def refused(data, **more):
    with pytest.raises(DocumentError) as caught:
        read(data, **more)
    assert len(str(caught.value).splitlines()) == 1
    return str(caught.value)


def test_the_example_record_is_read_move_by_move():
    text = (EXAMPLES / "boomerang.record.json").read_text(encoding="utf-8")
    record = read_record(documents.read(text), GAME)
    assert record.document()["result"] == {"scores": [12, 5, 15, 3], "winners": [2]}
    assert record.document() == json.loads(text)


def test_the_example_positions_score_as_they_say():
    for line in (EXAMPLES / "boomerang.scores.jsonl").read_text(encoding="utf-8").splitlines():
        example = json.loads(line)
        _, state, _ = documents.read_position(example["position"], GAME)
        assert list(GAME.score(state)) == example["scores"]
        assert list(GAME.winners(state)) == example["winners"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_states_and_views_come_back_from_documents_and_codes(players):
    for state in walk(GAME, players, Stream(4)).states:
        for seat in (None, *range(players)):
            seen = GAME.observe(state, seat)
            assert read(GAME.state_to_json(seen), players) == seen
            assert notation.decode(notation.encode(GAME, seen), GAME) == seen


def test_the_deck_is_a_multiset_and_the_river_keeps_its_order():
    begun = {"phase": "deal", "deck": ["fish:dunes+forest", "emu:dunes+water"], "river": []}
    assert read(begun).deck == ("emu:dunes+water", "fish:dunes+forest")
    river = ["wallaby:dunes+forest", "emu:dunes+water"]
    assert list(read({"river": river}).river) == river


def test_two_players_are_refused_with_the_reason():
    document = documents.write_position(GAME, hunting("DWH"), ["Ada", "Ben", "Cid"]) | {
        "players": ["Ada", "Ben"]
    }
    with pytest.raises(DocumentError, match="players: Boomerang is for 3 to 5 players, not 2"):
        documents.read_position(document, GAME)


BAD = [
    ({"deck": ["emu:dunes"]}, "state.deck[0]: has one land, dunes; a card shows two different ones"),
    (
        {"river": ["emu:dunes+dunes"]},
        "state.river[0]: has the land dunes twice; a card shows two different ones",
    ),
    (
        {"captured": [[], ["emu:dunes+forest+water"], []]},
        "state.captured[1][0]: has 3 lands; a card shows two different ones",
    ),
    (
        {"deck": ["emu:water+dunes"]},
        'state.deck[0]: must name its lands in alphabetical order, "emu:dunes+water"',
    ),
    ({"deck": ["emu:dunes+sea"]}, "state.deck[0]: names no land; they are dunes, forest, meadow, mountain"),
    ({"deck": ["koala:dunes+water"]}, "state.deck[0]: names no animal; they are echidna, emu, fish"),
    ({"deck": [7]}, "state.deck[0]: must be a card such as"),
    (
        {"boomerangs": [12, 12, 13]},
        "state.boomerangs[2]: makes 37 boomerangs with those before it; 3 players",
    ),
    ({"boomerangs": [12, 12, 12], "pot": 1}, "state.pot: makes 37 boomerangs with those before it"),
    ({"boomerangs": [12, 12]}, "state.boomerangs: must have 3 parts, one a seat, not 2"),
    ({"stack": [2], "hunting": [0, 1, 2]}, "state.stack[0]: is seat 2, who is still hunting"),
    ({"stack": [2, 2]}, "state.stack[1]: names seat 2 a second time"),
    ({"hunting": [3, 1]}, "state.hunting[0]: must be a seat from 0 to 2, not 3"),
    ({"phase": "choose", "to_move": None}, 'state.to_move: may not be null in phase "choose"'),
    ({"phase": "deal", "to_move": 1}, 'state.to_move: must be null in phase "deal", not 1'),
    ({"phase": "deal", "deck": []}, 'state.deck: may not be empty in phase "deal"'),
    (
        {"phase": "over", "deck": ["emu:dunes+water"]},
        "state.deck: must be empty when the game is over, not one",
    ),
    ({"phase": "deal", "pot": 2}, 'state.pot: must be 0 in phase "deal"'),
    ({"phase": "choose", "to_move": 0, "stack": [1]}, 'state.stack: must be empty in phase "choose"'),
    (
        {"phase": "choose", "to_move": 1, "choices": [None, "water", None]},
        "state.choices[1]: must be null before seat 1 has chosen, not water",
    ),
    ({"phase": "deal", "choices": ["water", None, None]}, 'state.choices[0]: must be null in phase "deal"'),
    ({"phase": "choose", "to_move": 0, "river": []}, "state.river: may not be empty"),
    (
        {"phase": "choose", "to_move": 0, "river": ["emu:dunes+water"], "deck": ["emu:dunes+forest"]},
        "state.river: lacks forest, meadow and mountain while the deck holds cards",
    ),
    (
        {"phase": "deal", "river": HUNT["river"]},
        'state.river: shows all five lands, so nothing is dealt: the phase is "choose"',
    ),
    (HUNT | {"hunting": [0]}, "state.hunting: must hold seat 1, who is not on the stack and so still hunts"),
    (HUNT | {"hunting": [0], "stack": [2, 1]}, "state.hunting: must hold two seats or more, not 1"),
    (HUNT | {"to_move": 2}, "state.to_move: is seat 2, who has passed; 0 and 1 hunt"),
    ({"nobody": 1}, "state.nobody: is not a known key"),
]


@pytest.mark.rule("B.card", "B.box", "B.stack", "B.deal", "B.river")
@pytest.mark.parametrize(("data", "sentence"), BAD, ids=[sentence[:50] for _, sentence in BAD])
def test_a_fault_is_one_sentence_with_its_place(data, sentence):
    assert refused(data).startswith(sentence)


@pytest.mark.rule("B.cards")
def test_a_card_outside_the_assumed_deck_is_taken_and_named_in_a_warning():
    state = read({"river": ["emu:forest+meadow"], "captured": [["emu:dunes+water"], ["emu:dunes+water"], []]})
    assert GAME.warnings(state) == (
        'The set "assumed deck" holds no card emu:forest+meadow, but 1 is here.',
        'The set "assumed deck" holds only 1 of the card emu:dunes+water, but 2 are here.',
    )
    assert all(GAME.warnings(state) == () for state in walk(GAME, 3, Stream(1)).states)


def test_what_a_phase_fixes_may_be_left_out():
    assert read({"phase": "hunt", "stack": [2]}).hunting == (0, 1)
    assert read({"phase": "hunt", "hunting": [0, 1, 2]}).stack == ()
    assert "choices" not in read({"phase": "choose", "to_move": 0}).missing
    assert read({"phase": "over"}).deck == ()


@pytest.mark.parametrize(
    ("data", "ask", "key"),
    [
        ({}, lambda state: GAME.score(state), "captured"),
        ({"captured": [[], [], []]}, lambda state: GAME.score(state), "boomerangs"),
        ({}, lambda state: GAME.legal(state), "phase"),
        ({"phase": "deal"}, lambda state: GAME.legal(state), "deck"),
        ({"phase": "deal"}, lambda state: GAME.chance(state), "deck"),
        ({"phase": "hunt"}, lambda state: GAME.to_act(state), "to_move"),
        ({"phase": "hunt", "to_move": 0}, lambda state: GAME.legal(state), "boomerangs"),
    ],
)
def test_an_answer_names_the_key_that_it_needs(data, ask, key):
    with pytest.raises(DocumentError, match=rf"state\.{key}: is missing"):
        ask(read(data))


def test_a_pass_needs_river_and_lands_only_when_it_brings_the_capture():
    short = {"phase": "hunt", "stack": [], "to_move": 0, "boomerangs": [8, 12, 12], "pot": 4}
    state = GAME.apply(read(short), PASS)
    assert state.boomerangs == (12, 12, 12)
    with pytest.raises(DocumentError, match=r"state\.choices: is missing; captures need it"):
        GAME.apply(state, PASS)


def test_the_initial_state_of_a_record_leaves_out_only_what_may_be_null():
    whole = GAME.state_to_json(walk(GAME, 3, Stream(1)).states[0])
    without = {key: value for key, value in whole.items() if key != "to_move"}
    assert GAME.state_from_json(without, BoomerangSettings(), 3, "initial", whole=True).to_move is None
    for key in without:
        short = {name: value for name, value in without.items() if name != key}
        with pytest.raises(DocumentError, match=rf"initial\.{key}: is missing"):
            GAME.state_from_json(short, BoomerangSettings(), 3, "initial", whole=True)
    choosing = HUNT | {"phase": "choose", "hunting": [], "stack": [], "choices": [None] * 3}
    del choosing["to_move"]
    with pytest.raises(DocumentError, match=r"initial\.to_move: is missing"):
        GAME.state_from_json(choosing, BoomerangSettings(), 3, "initial", whole=True)


@pytest.mark.parametrize(
    ("move", "data"),
    [
        (CHOICES["water"], {"type": "choose", "land": "water"}),
        (THROW, {"type": "throw"}),
        (PASS, {"type": "pass"}),
        (DEALS["emu:dunes+water"], {"type": "deal", "card": "emu:dunes+water"}),
    ],
)
def test_moves_as_documents(move, data):
    assert GAME.move_to_json(move) == data
    assert GAME.move_from_json(data) == move


def test_a_deck_of_ones_own():
    data = GAME.components_to_json()
    assert len(data["cards"]) == 54
    assert GAME.with_components(data).components_id() == ""
    other = GAME.with_components({**data, "name": "mine", "cards": ["emu:dunes+water"] * 2})
    assert other.components_id().startswith("sha256:")
    state = other.initial(BoomerangSettings(), 3, Stream(0))
    assert state.deck == ("emu:dunes+water",) * 2
    assert other.warnings(state) == ()
    assert notation.decode(notation.encode(other, state), other) == state
    with pytest.raises(DocumentError, match=r"cards\[0\]: has one land"):
        GAME.with_components({**data, "cards": ["emu:dunes"]})
