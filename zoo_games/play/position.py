"""A position as a learner holds it: a value with methods that shows itself as a picture.

Underneath are the pure functions of a game. A position never changes; ``play`` gives a new one. What is
hidden stays hidden: whatever a position prints, draws, saves or writes is what everybody may see, unless
a seat's view (``position.view(seat=0)``) or everything (``open=True``) is asked for. ``state`` and
``legal`` give the position itself and hide nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zoo_games.core import documents, notation
from zoo_games.core.chance import Stream, checked_seed
from zoo_games.core.errors import MoveRefused, NotationError, SettingError, ZooError
from zoo_games.core.explanation import Explanation, Refusal
from zoo_games.core.naming import named_explanation, named_refusals, naming
from zoo_games.core.protocol import CHANCE, OVER, Game
from zoo_games.core.record import Record
from zoo_games.core.retelling import Retelling
from zoo_games.core.settings import Settings
from zoo_games.core.shapes import shown
from zoo_games.core.spec import NOT_LISTED
from zoo_games.render.scene import NO_MARKS, Marks, Scene
from zoo_games.render.theme import Theme
from zoo_games.render.view import Choices, View

if TYPE_CHECKING:
    from zoo_games.render.svg import SvgTheme


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """A position of a game, immutable, hashable and equal by value.

    Attributes:
        game: The game, a set of pure functions.
        state: The state underneath, hidden parts included unless this is a view.
        names: One name a seat.
        seat: Whose view this is; None for the public view and for a position that is no view.
        observed: Whether this is a view, with hidden parts None.

    Example:
        >>> import zoo_games
        >>> position = zoo_games.load("zoomies").new(2, seed=7)
        >>> position == position.game and False
        False
        >>> len({position, position.view(seat=0)})
        2
    """

    game: Game[Any, Any]
    state: Any
    names: tuple[str, ...]
    seat: int | None = None
    observed: bool = False

    # --- whose turn -------------------------------------------------------------------------------

    @property
    def to_move(self) -> int | str | None:
        """The seat that decides, ``"chance"`` for a draw or a roll, None when the game is over."""
        actor = self.game.to_act(self.state)
        return {CHANCE: "chance", OVER: None}.get(actor, actor)

    @property
    def phase(self) -> str | None:
        """What is due in the game's own word; None if the game has no phases."""
        phase = getattr(self.state, "phase", None)
        return phase if isinstance(phase, str) else None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.to_act(self.state) == OVER

    @property
    def settings(self) -> Settings:
        """The settings that the position is played with."""
        return self.game.settings_of(self.state)

    @property
    def warnings(self) -> tuple[str, ...]:
        """What lies outside the components played with, one sentence each; it is legal nevertheless."""
        return self.game.warnings(self.state)

    # --- moves ------------------------------------------------------------------------------------

    def legal(self) -> tuple[Any, ...]:
        """Return every legal move once; in a chance position every move that can happen.

        Raises:
            HiddenValue: If a view does not show what that depends on.
        """
        with naming(self.names):
            return tuple(self.game.legal(self.state))

    def play(self, move: Any) -> Position:
        """Return the position after a move.

        Args:
            move: A move, its text as people type it, or its document object.

        Raises:
            MoveRefused: If it breaks a rule; the error names every rule it breaks.
            NotationError: If a text means no move.
            DocumentError: If an object describes no move.
            HiddenValue: If the move needs what this view does not show.
        """
        wish = self._move(move)
        with naming(self.names):
            after = self.game.apply(self.state, wish)
        if self.observed:
            after = self.game.observe(after, self.seat)
        return replace(self, state=after)

    def why_not(self, move: Any) -> tuple[Refusal, ...]:
        """Return every rule that a move breaks, the most telling first; empty if it may be played.

        Args:
            move: As for :meth:`play`.
        """
        wish = self._move(move)
        with naming(self.names):
            return named_refusals(self.game.why_not(self.state, wish), self.names)

    def retelling(self, move: Any) -> Retelling[Any] | None:
        """Return what would follow from a move by itself, step by step; None where nothing worth steps does.

        Args:
            move: As for :meth:`play`, which says what it raises.
        """
        wish = self._move(move)
        after = self.play(wish)
        return self.game.retelling(self.state, wish, after.state, self.names)

    def move_text(self, move: Any) -> str:
        """Return a move as people type it; :meth:`play` reads the text again.

        Args:
            move: As for :meth:`play`.
        """
        return self.game.move_text(self.state, self._move(move))

    def chance(self) -> tuple[tuple[Any, Fraction], ...]:
        """Return every move of chance with its exact probability; empty if a seat decides."""
        if self.game.to_act(self.state) != CHANCE:
            return ()
        outcomes = self.game.chance(self.state)
        total = sum(weight for _, weight in outcomes)
        return tuple((move, Fraction(weight, total)) for move, weight in outcomes)

    def sample(self, seed: int | Stream) -> Position:
        """Return the position after one draw or roll.

        Args:
            seed: A whole number, or a stream that is drawn from.

        Raises:
            MoveRefused: If nothing is left to chance here.
            SettingError: If the seed is none.
        """
        if self.game.to_act(self.state) != CHANCE:
            raise MoveRefused([Refusal(NOT_LISTED, "Nothing is left to chance in this position")])
        stream = seed if isinstance(seed, Stream) else Stream(checked_seed(seed), "chance")
        return self.play(self.game.sample(self.state, stream))

    def _move(self, move: Any) -> Any:
        if isinstance(move, str) and not self._is_listed(move):
            return self.game.parse_move(self.state, move)
        if isinstance(move, Mapping):
            return self.game.move_from_json(dict(move))
        if not hasattr(move, "type") and type(move) not in {type(one) for one in self.game.legal(self.state)}:
            raise NotationError(
                f"A move is one of legal(), the text of one or its object in a document, not {shown(move)}."
            )
        return move

    def _is_listed(self, word: str) -> bool:
        """Return whether a game whose moves are words lists this one."""
        return not self.game.move_types and word in self.game.legal(self.state)

    # --- scores -----------------------------------------------------------------------------------

    @property
    def scores(self) -> tuple[int, ...]:
        """What every seat would score if the game ended now."""
        return tuple(self.game.score(self.state))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win if the game ended now, tie-breaks applied."""
        return tuple(self.game.winners(self.state))

    def explain(self, seat: int | None = None) -> Explanation:
        """Return the scores as items and steps that add up to them, with the players' names.

        Args:
            seat: One seat; None for all.

        Raises:
            SettingError: If there is no such seat.
        """
        explanation = named_explanation(self.game.explain_score(self.state), self.names)
        if seat is None:
            return explanation
        self._check_seat(seat)
        return replace(explanation, items=tuple(item for item in explanation.items if item.player == seat))

    def difference(self, other: Position) -> Any:
        """Return what changed from this position to another one of the same game, in words.

        Raises:
            SettingError: If the other is no position, or one of another game or number of players.
        """
        if not isinstance(other, Position):
            raise SettingError(f"A position is compared with another position, not with {shown(other)}.")
        if other.game.spec.name != self.game.spec.name or len(other.names) != len(self.names):
            raise SettingError("Two positions are compared only if game and number of players are the same.")
        # explore stands above play, so it is reached only when it is asked for.
        explore = import_module("zoo_games.explore.difference")
        return explore.difference(self.game, self.state, other.state, self.names)

    # --- who sees what ----------------------------------------------------------------------------

    def view(self, seat: int | None = None) -> Position:
        """Return the position as a seat may see it, hidden parts None.

        Args:
            seat: The seat; None for what everybody may see.

        Raises:
            SettingError: If there is no such seat, or if this is another seat's view already.
        """
        if seat is not None:
            self._check_seat(seat)
        if self.observed and seat not in (self.seat, None):
            raise SettingError(f"This is {self._whose()}; what {self.names[seat or 0]} sees is not in it.")
        return replace(self, state=self.game.observe(self.state, seat), seat=seat, observed=True)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.names):
            raise SettingError(f"There is no seat {seat}; the seats are 0 to {len(self.names) - 1}.")

    def _whose(self) -> str:
        return "the public view" if self.seat is None else f"the view of {self.names[self.seat]}"

    def _shown(self, open: bool) -> Position:
        """Return what may be shown: a view as it is, else the public view unless all is asked for."""
        return self if self.observed or open else self.view()

    # --- pictures ---------------------------------------------------------------------------------

    def scene(self, marks: Marks = NO_MARKS, seat: int | None = None, open: bool = False) -> Scene:
        """Return what to draw.

        Args:
            marks: What to point out.
            seat: Draw it as this seat sees it; None for the public view (or the view this is).
            open: Draw hidden parts too.
        """
        shown = self._shown(open) if seat is None else self.view(seat)
        return self._view().scene(shown.state, names=self.names, marks=marks, seat=shown.seat)

    def choices(self, selection: Mapping[str, str] | None = None) -> Choices:
        """Return what the seat to move may do next, as a board offers it."""
        return self._view().choices(self.state, selection or {}, names=self.names)

    def _view(self) -> View:
        view = self.game.view()
        if view is None:
            from zoo_games.render.plain import PlainView

            view = PlainView(self.game)
        made: View = view
        return made

    def svg(self, theme: SvgTheme = "light", *, marks: Marks = NO_MARKS, open: bool = False) -> str:
        """Return the picture as SVG text, alt text included.

        Args:
            theme: ``"light"``, ``"dark"``, ``"print"``, or ``"auto"``, which follows the reader's setting.
            marks: What to point out.
            open: Draw hidden parts too.
        """
        from zoo_games.render.svg import svg

        return svg(self.scene(marks, open=open), theme=theme)

    def text(self, *, open: bool = False) -> str:
        """Return the board as text, for a terminal or a screen reader."""
        from zoo_games.render.text import text

        return text(self.scene(open=open))

    def png(self, theme: Theme = "light", scale: float = 64, *, open: bool = False) -> bytes:
        """Return the picture as PNG; needs Pillow.

        Args:
            theme: Which colours.
            scale: Pixels a board unit.
            open: Draw hidden parts too.
        """
        from zoo_games.render.png import png

        return png(self.scene(open=open), theme, scale)

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        try:
            who = self.to_move
        except ZooError:
            who = "a seat that is not given"
        due = "over" if who is None else f"{who if isinstance(who, str) else self.names[who]} to move"
        phase = f", phase {self.phase}" if self.phase and who is not None else ""
        view = f", {self._whose()}" if self.observed else ""
        try:
            points = ", ".join(f"{name} {score}" for name, score in zip(self.names, self.scores, strict=True))
        except ZooError:
            points = "points unknown"
        return f"<{self.game.spec.title}: {due}{phase}; {points}{view}>"

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, Any]:
        """Return text, an image with alt text, SVG and, with Pillow, PNG; all of the public view."""
        from zoo_games.render.html import bundle

        return bundle(self.scene())

    # --- files ------------------------------------------------------------------------------------

    def document(self, open: bool = False) -> dict[str, Any]:
        """Return the position as a document, public view by default.

        Args:
            open: Write hidden parts too, so that the game can be played on from it.
        """
        shown = self._shown(open)
        return documents.write_position(self.game, shown.state, self.names)

    def code(self, open: bool = False) -> str:
        """Return the position as one line of text; it carries rules, not names.

        Args:
            open: Write hidden parts too.
        """
        return notation.encode(self.game, self._shown(open).state)

    def save(self, path: str | Path, *, open: bool = False, theme: Theme = "light") -> Path:
        """Write the position to a file and return its path.

        Args:
            path: Ending in ``.json`` (a document), ``.svg`` or ``.png`` (a picture).
            open: Write or draw hidden parts too.
            theme: Colours of a picture.

        Raises:
            SettingError: If the ending is another one.
            ZooError: If the file cannot be written.
        """
        from zoo_games.play.saving import save

        return save(self, Path(path), open, theme)


def positions(record: Record) -> tuple[Position, ...]:
    """Return the position after the setup and after every move of a record.

    Example:
        >>> from zoo_games.play.agents import Random
        >>> from zoo_games.play.match import play
        >>> from zoo_games.testing.race import Race
        >>> positions(play(Race(), [Random(), Random()], seed=7))[-1].over
        True
    """
    return tuple(Position(record.game, state, record.names) for state in record.states)
