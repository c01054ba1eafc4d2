"""Scores: fast for bots, and as steps for people. Two codes, one meaning."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.partial import need
from zoo_games.core.ties import tie_words
from zoo_games.zoomies.explaining import explain_score
from zoo_games.zoomies.needs import BOARD
from zoo_games.zoomies.packs import token_points
from zoo_games.zoomies.state import State

__all__ = ["explain_score", "score", "tie_break", "token_points", "winners"]


def score(state: State) -> tuple[int, ...]:
    """Return what every seat would score if the game ended now (Z.total).

    Raises:
        DocumentError: If the position leaves out park or tokens.
    """
    if state.missing:
        need(state, BOARD, "scores")
    totals = [0] * state.players
    for token, points in zip(state.tokens, token_points(state), strict=True):
        totals[token.player] += points
    return tuple(totals)


def winners(state: State) -> tuple[int, ...]:
    """Return the seats that win if the game ended now (Z.win, Z.tie).

    The highest total wins; among equals the highest single token after splits; then they share.
    """
    results = list(zip(*_results(state), strict=True))
    return tuple(seat for seat, result in enumerate(results) if result == max(results))


def tie_break(state: State, names: Sequence[str]) -> str | None:
    """Return how equal points at the top are told apart (Z.tie); None if one seat has most points."""
    totals, best = _results(state)
    return tie_words(totals, winners(state), names, "Z.tie", "the highest single token", best)


def _results(state: State) -> tuple[list[int], list[int]]:
    """Return every seat's total, and its highest single token after splits."""
    if state.missing:
        need(state, BOARD, "scores")
    totals = [0] * state.players
    best = [0] * state.players
    for token, points in zip(state.tokens, token_points(state), strict=True):
        totals[token.player] += points
        best[token.player] = max(best[token.player], points)
    return totals, best
