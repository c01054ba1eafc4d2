"""Small positions: one for every rule, where keeping and breaking it differ, and one for every setting.

A rule look-up prints them, tests hold them.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from zoo_games.core.witness import RuleQuestion
from zoo_games.zoomies.moves import Move
from zoo_games.zoomies.rules import apply
from zoo_games.zoomies.settings import ZoomiesSettings
from zoo_games.zoomies.state import Laid, State, Token, make_state


class Witness(RuleQuestion[State, Move]):
    """A question about a position that a rule decides.

    Example:
        >>> witnesses()["Z.cap"].told().kept
        'What do Zoomies on a group of 6 score? 15 and 0.'
    """

    unknown = "hidden"
    play = staticmethod(apply)


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
