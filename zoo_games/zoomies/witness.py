"""Small positions: one for every rule, where keeping and breaking it differ, and one for every setting.

A rule look-up prints them, tests hold them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from zoo_games.core import protocol
from zoo_games.core.sentences import all_of
from zoo_games.zoomies.moves import Move
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import Laid, State, Token, make_state


@dataclass(frozen=True, slots=True)
class Witness:
    """A question about a position that a rule decides.

    Attributes:
        rule: Id of the rule.
        question: What is asked, as a sentence.
        state: The position.
        ask: Works out the answer by the rules as they are.
        right: The answer if the rule is kept.
        wrong: The answer if it is broken.
        move: The move the question is about, if it is about one.
    """

    rule: str
    question: str
    state: State
    ask: Callable[[State], Any]
    right: Any
    wrong: Any
    move: Move | None = None

    def answer(self) -> Any:
        """Return the answer by the rules as they are; it equals ``right``."""
        return self.ask(self.state)

    def told(self) -> protocol.Witness:
        """Return the witness in sentences, for a rule look-up.

        Example:
            >>> witnesses()["Z.cap"].told().kept
            'What do Zoomies on a group of 6 score? 15 and 0.'
        """
        kept, broken = f"{self.question} {in_words(self.right)}.", f"{self.question} {in_words(self.wrong)}."
        return protocol.Witness(self.state, self.move, kept, broken)


def in_words(answer: Any) -> str:
    """Return an answer as it is told.

    Example:
        >>> in_words("legal"), in_words((3, 0)), in_words((None, None)), in_words(())
        ('It is legal', '3 and 0', 'hidden and hidden', 'nothing')
    """
    if isinstance(answer, tuple):
        return all_of(in_words(part) for part in answer) if answer else "nothing"
    if answer is None:
        return "hidden"
    return f"It is {answer}" if answer in ("legal", "refused") else str(answer)


@dataclass(frozen=True, slots=True)
class SettingWitness:
    """A position in which a setting matters.

    Attributes:
        setting: Name of the setting.
        value: Another value than the default.
        question: What is asked, as a sentence.
        position: The position under some settings.
        ask: Works out the answer.
        default: The answer under the default.
        changed: The answer under ``value``.
    """

    setting: str
    value: Any
    question: str
    position: Callable[[ZoomiesSettings], State]
    ask: Callable[[State], Any]
    default: Any
    changed: Any


def position(
    park: str,
    tokens: str = "",
    hands: tuple[tuple[str, ...], ...] = ((), ()),
    left: tuple[tuple[int, int], ...] = ((4, 4), (4, 4)),
    pile: tuple[str, ...] = (),
    discard: tuple[str, ...] = (),
    to_move: int = 0,
    phase: str = "tile",
    placed: int | None = None,
    rules: ZoomiesSettings | None = None,
) -> State:
    """Return a position from a few words.

    Args:
        park: Tiles such as ``"B*-H 0,0 E; C-P* 1,0 S"``.
        tokens: Tokens such as ``"0 leader 0,0; 1 frens 0,1 W"``.
        hands: Tiles in hand by seat; their number is the number of players.
        left: Circular and square tokens by seat.
        pile: The draw pile.
        discard: The discards.
        to_move: Whose turn it is.
        phase: What is due.
        placed: Index of the tile of the park that was laid this turn.
        rules: The settings.

    Example:
        >>> position("B*-H 0,0 E", "0 leader 0,0").tokens
        (Token(player=0, kind='leader', at=(0, 0), toward=None),)
    """
    laid = [_laid(words.split()) for words in park.split(";")]
    return make_state(
        rules or ZoomiesSettings(),
        len(hands),
        laid,
        [_token(words.split()) for words in tokens.split(";") if words.strip()],
        hands,
        left,
        pile,
        discard,
        to_move,
        phase,
        None if placed is None else (laid[placed].at, laid[placed].toward),
    )


def _cell(word: str) -> tuple[int, int]:
    row, column = word.split(",")
    return int(row), int(column)


def _laid(words: list[str]) -> Laid:
    return Laid(words[0], _cell(words[1]), words[2])


def _token(words: list[str]) -> Token:
    return Token(int(words[0]), words[1], _cell(words[2]), words[3] if len(words) > 3 else None)


@cache
def witnesses() -> Mapping[str, Witness]:
    """Return the witness of each rule that can be kept or broken, by rule id.

    Example:
        >>> witnesses()["Z.cap"].right, witnesses()["Z.cap"].wrong
        ((15, 0), (21, 0))
    """
    from zoo_games.zoomies.witness_moves import MOVE_WITNESSES
    from zoo_games.zoomies.witness_scores import SCORE_WITNESSES
    from zoo_games.zoomies.witness_setup import SETUP_WITNESSES

    return {witness.rule: witness for witness in SETUP_WITNESSES + MOVE_WITNESSES + SCORE_WITNESSES}


@cache
def setting_witnesses() -> Mapping[str, SettingWitness]:
    """Return the witness of each setting by name."""
    from zoo_games.zoomies.witness_settings import SETTING_WITNESSES

    return {witness.setting: witness for witness in SETTING_WITNESSES}
