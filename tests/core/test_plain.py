"""A one-file game has documents, codes and typed moves from its type hints, or from plain values."""

from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import pytest

from tests.core import samples
from zoo_games.core import documents, notation
from zoo_games.core.errors import DocumentError, NotationError
from zoo_games.core.protocol import OVER, Game, GameSpec
from zoo_games.core.record import Record, read_record
from zoo_games.core.rulebook import Rulebook
from zoo_games.core.settings import Settings
from zoo_games.testing.race import Face, Race, RaceSettings, RaceState, Roll, Stop

RACE = Race()
STATE = RaceState((3, 4), gained=2, to_move=1, rules=RaceSettings(goal=30))


def document(**state):
    head = {"format": "zoo-games/1", "kind": "position", "game": "race", "players": ["A", "B"], "rules": {}}
    return {**head, "state": {"at": [3, 4], "gained": 2, "to_move": 1, "phase": "choose", **state}}


def test_a_state_is_written_by_its_fields_and_the_settings_in_the_head():
    written = documents.write_position(RACE, STATE, ["A", "B"])
    assert written == {**document(), "rules": {"goal": 30}}
    assert documents.read_position(written, RACE)[1] == STATE


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"at": [3, "4"]}, "state.at[1]"),
        ({"at": [3, 4.0]}, "state.at[1]"),
        ({"at": 3}, "state.at"),
        ({"at": [1, 2, 3]}, "state"),
        ({"gained": None}, "state.gained"),
        ({"phase": "lunch"}, "state.phase"),
        ({"to_move": 2}, "state"),
        ({"to_move": 10**16}, "state.to_move"),
        ({"extra": 1}, "state.extra"),
    ],
)
def test_what_the_hints_do_not_allow_or_the_game_cannot_play_is_refused(change, place):
    with pytest.raises(DocumentError) as caught:
        documents.read_position(document(**change), RACE)
    assert caught.value.place == place


@pytest.mark.parametrize(
    ("move", "written", "text"),
    [
        (Roll(), {"type": "roll"}, "roll"),
        (Stop(), {"type": "stop"}, "stop"),
        (Face(4), {"type": "face", "face": 4}, "face 4"),
    ],
)
def test_moves_are_written_by_their_fields_and_typed_by_their_names(move, written, text):
    state = STATE._replace(phase="die") if move == Face(4) else STATE
    assert RACE.move_to_json(move) == written
    assert RACE.move_from_json(written) == move
    assert RACE.move_text(state, move) == text
    assert RACE.parse_move(state, f" {text.upper()}  ") == move


def test_a_move_that_is_not_listed_can_be_typed_where_its_name_is_all_of_it():
    fresh = RaceState((0, 0))
    assert RACE.parse_move(fresh, "stop") == Stop()
    with pytest.raises(NotationError, match='"jump" is not a move here; moves are roll'):
        RACE.parse_move(fresh, "jump")
    for wrong in ({"type": "jump"}, {"type": "face"}, {"type": "face", "face": "4"}, {}, None, []):
        with pytest.raises(DocumentError):
            RACE.move_from_json(wrong)


class Nim(Game[Any, Any]):
    """A game whose states and moves are bare tuples and numbers: take 1 to 3, the last one wins."""

    spec = GameSpec("nim", "Nim", (2, 2), "Folk", False, Rulebook([]), Settings)

    def initial(self, settings, players, stream):
        return (11, 0, ("open", None))

    def to_act(self, state):
        return state[1] if state[0] else OVER

    def legal(self, state):
        return range(1, min(3, state[0]) + 1)

    def apply(self, state, move):
        self.check_move(state, move)
        return (state[0] - move, 1 - state[1], state[2])

    def score(self, state):
        return (int(state[0] == 0 and state[1] == 1), int(state[0] == 0 and state[1] == 0))


def test_a_game_of_bare_values_has_documents_codes_and_records_too():
    game = Nim()
    start = game.initial(Settings(), 2, None)
    record = Record.of_moves(game, ["A", "B"], None, start, [3, 3, 3, 2])
    assert read_record(documents.read(documents.dump(record.document())), game) == record
    assert record.result.winners == (1,)
    for state in record.states:
        assert notation.decode(notation.encode(game, state), game) == state
    assert game.parse_move(start, "2") == 2
    with pytest.raises(DocumentError, match=r"state\.value"):
        game.state_from_json({"value": [1.5]}, Settings(), 2)
    with pytest.raises(DocumentError, match="is no state the game can go on from"):
        game.state_from_json({"value": ["x", 0]}, Settings(), 2)
    for value in (None, [], {}, "x", 7, [[[]]], [11, 9, None]):
        _, error = samples.outcome(game.state_from_json, {"value": value}, Settings(), 2)
        assert error is not None


class Inner(NamedTuple):
    """A value inside a state."""

    name: str
    spot: tuple[int, int] | None


@dataclass(frozen=True)
class Everything:
    """A state with every hint that is taken."""

    rules: Settings
    flag: bool
    word: Literal["a", "b"]
    inner: tuple[Inner, ...]
    some: frozenset[int]
    pair: tuple[int, str]
    free: Any


class Wide(Nim):
    """A game with that state."""

    state_type = Everything

    def to_act(self, state):
        return OVER

    def legal(self, state):
        return ()

    def score(self, state):
        return (0, 0)


def test_every_hint_that_is_taken_goes_to_a_document_and_back():
    state = Everything(
        Settings(),
        True,
        "b",
        (Inner("x", None), Inner("y", (1, 2))),
        frozenset({3, 1}),
        (7, "q"),
        (1, ("z",)),
    )
    written = Wide().state_to_json(state)
    assert written == {
        "flag": True,
        "word": "b",
        "inner": [{"name": "x", "spot": None}, {"name": "y", "spot": [1, 2]}],
        "some": [1, 3],
        "pair": [7, "q"],
        "free": [1, ["z"]],
    }
    assert Wide().state_from_json(written, Settings(), 2) == state


class Wrong(NamedTuple):
    """A state that documents cannot hold."""

    sums: dict[str, int]


def test_a_hint_that_documents_cannot_hold_is_told_to_the_author():
    class Bad(Wide):
        state_type = Wrong

    with pytest.raises(TypeError, match="documents cannot hold the type hint dict"):
        Bad().state_to_json(Wrong({}))
