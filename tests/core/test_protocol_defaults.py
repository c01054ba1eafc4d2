"""What the contract gives a game that says nothing, where one game needs it to say more."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import pytest

from zoo_games.core.errors import HiddenValue, MoveRefused, SettingError
from zoo_games.core.explanation import cells_among
from zoo_games.core.settings import Settings, setting
from zoo_games.core.shapes import Flag, Whole
from zoo_games.testing.race import Race, RaceState


class Cover(NamedTuple):
    """Cover some cells, whose order says nothing."""

    cells: tuple[tuple[int, int], ...]
    type: Literal["cover"] = "cover"


class Covering(Race):
    """Lists one way to cover two cells and takes them in any order."""

    def legal(self, state: RaceState) -> list[Any]:
        return [Cover(((0, 0), (0, 1)))]

    def canonical(self, state: RaceState, move: Any) -> Any:
        return Cover(tuple(sorted(move.cells))) if isinstance(move, Cover) else move


def test_a_move_may_be_played_in_every_spelling_but_is_listed_in_one():
    game, state = Covering(), RaceState(at=(0, 0))
    assert game.why_not(state, Cover(((0, 1), (0, 0)))) == ()
    game.check_move(state, Cover(((0, 0), (0, 1))))
    with pytest.raises(MoveRefused):
        game.check_move(state, Cover(((0, 1), (0, 2))))


@dataclass(frozen=True)
class DropSettings(Settings):
    """A short game starts with fewer drops."""

    short: bool = setting(False, Flag(), "-", "Whether the game is short.", ())
    drops: int = setting(2, Whole(1, 9), "drops", "Drops at the start.", ())

    @classmethod
    def defaults(cls, chosen: Mapping[str, Any]) -> dict[str, Any]:
        return super().defaults(chosen) | ({"drops": 1} if chosen.get("short") else {})


@pytest.mark.parametrize(
    ("rules", "drops"),
    [({}, 2), ({"short": True}, 1), ({"short": True, "drops": 2}, 2), ({"drops": 1}, 1)],
)
def test_a_default_that_hangs_on_another_setting_is_left_out_of_documents(rules: dict[str, Any], drops: int):
    settings = DropSettings.read(rules)
    assert settings.drops == drops
    assert settings.changed() == rules
    assert DropSettings.read(settings.changed()) == settings


def test_a_setting_out_of_range_is_refused_whatever_the_defaults_are():
    with pytest.raises(SettingError, match="drops"):
        DropSettings.parse({"short": "true", "drops": "0"})


def test_places_may_be_cells_or_names_of_spots():
    assert cells_among(("die 2", (3, 4), "river 0", (0, 1))) == ((3, 4), (0, 1))


class Shift(NamedTuple):
    """Move something; ``from`` is a word of Python, so the field is called ``from_``."""

    from_: tuple[int, int]
    to: tuple[int, int]
    toward: str | None = None
    type: Literal["shift"] = "shift"


class Shifting(Race):
    """A race with a move of that kind."""

    move_types = (Shift,)


def test_a_move_may_have_a_key_that_is_a_word_of_python_and_leave_out_what_may_be_null():
    game, move = Shifting(), Shift((0, 1), (2, 3))
    written = {"type": "shift", "from": [0, 1], "to": [2, 3], "toward": None}
    assert game.move_to_json(move) == written
    assert game.move_from_json(written) == move
    assert game.move_from_json({"type": "shift", "from": [0, 1], "to": [2, 3]}) == move


class Secretive(Race):
    """A race whose views do not show what may be played."""

    def legal(self, state: RaceState) -> list[Any]:
        raise HiddenValue("The hand of seat 0 is hidden.")


def test_a_view_is_read_from_its_document_although_it_does_not_show_what_may_be_played():
    game, state = Secretive(), RaceState(at=(0, 0))
    assert game.state_from_json(game.state_to_json(state), state.rules, 2) == state
