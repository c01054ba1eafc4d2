"""What a board does, without any widget: wishes in, a new state to show out.

The controller holds a line of positions, the selection, the notice and the stepper. It knows no rule of
any game: it asks the position and its view. Whatever goes to a page is made from the observation of the
seat whose turn it is, or of nobody where no person is to move.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from zoo_games.core.chance import Stream
from zoo_games.core.errors import MoveRefused, ZooError
from zoo_games.core.explanation import Item, Place, Refusal, Step
from zoo_games.core.protocol import GENERAL_RULES, Agent
from zoo_games.play.agents import make_agent
from zoo_games.play.position import Position
from zoo_games.render.scene import Marks, Scene
from zoo_games.render.view import Choices, Play, Select

ENOUGH_MOVES = 10_000
"""Moves of chance and bots in a row after which a game is taken to run for ever."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something that a person has to read.

    Attributes:
        kind: ``"refused"`` (rules are broken), ``"unclear"`` (not understood) or ``"error"`` (our defect).
        text: Sentences for people.
        rules: Id and sentence of each rule that is named.
        cells: Places at fault.
        detail: A traceback, for an error.
    """

    kind: str
    text: str
    rules: tuple[tuple[str, str], ...] = ()
    cells: tuple[Place, ...] = ()
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Stepping:
    """The stepper's place: whose item, which, and which of its steps (from 0)."""

    seat: int
    item: str
    title: str
    steps: tuple[Step, ...]
    at: int = 0


class Controller:
    """A game on a board.

    Args:
        position: Where it begins; with hidden parts, so that it can be played on.
        seed: Seed of the draws and rolls, and of the bots.
        bots: By seat, the name of a bot or an agent; every other seat is a person.

    Raises:
        SettingError: If a bot's name or seat does not exist.
    """

    def __init__(self, position: Position, seed: int, bots: Mapping[int, str | Agent] | None = None) -> None:
        self.seed = seed
        for seat in bots or {}:
            position.view(seat)
        self._agents: dict[int, Agent] = {
            seat: make_agent(position.game, bot) if isinstance(bot, str) else bot
            for seat, bot in (bots or {}).items()
        }
        self._line = [position]
        self._moves: list[tuple[int | str, Any]] = []
        self._at = 0
        self.generation = 0
        self.selection: Mapping[str, str] = {}
        self.notice: Notice | None = None
        self.stepping: Stepping | None = None
        self.pointed: str | None = None
        self.message = (0, "")
        self._choices: Choices | None = None
        self._last: tuple[Place, ...] = ()
        self._settle()

    # --- what there is to show ----------------------------------------------------------------------

    @property
    def position(self) -> Position:
        """The present position, hidden parts included; never to be sent to a page."""
        return self._line[self._at]

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown: the person to move, else nobody's."""
        actor = self.position.to_move
        return actor if isinstance(actor, int) and actor not in self._agents else None

    @property
    def shown(self) -> Position:
        """The present position as the viewer may see it."""
        return self.position.view(self.viewer)

    @property
    def moves(self) -> list[Any]:
        """The moves from the first position to the present one, those of chance included."""
        return [move for _, move in self._moves[: self._at]]

    @property
    def first(self) -> Position:
        """The position the board began with."""
        return self._line[0]

    @property
    def choices(self) -> Choices:
        """What the viewer may do next; nothing where no person is to move."""
        if self._choices is None:
            if self.viewer is None:
                self._choices = Choices("The game is over." if self.position.over else "")
            else:
                self._choices = self.shown.choices(self.selection)
        return self._choices

    @property
    def marks(self) -> Marks:
        """What to point out on the board now."""
        if self.stepping is not None:
            return _step_marks(self.stepping)
        ghost = self.choices.ghosts.get(self.pointed) if self.pointed is not None else None
        refused = self.notice.cells if self.notice is not None else ()
        legal = ghost is None or not self.position.why_not(ghost)
        return Marks(
            refused=refused,
            last=self._last,
            ghost=ghost,
            ghost_legal=legal,
            offered=self.choices.offered,
            picked=self.choices.picked,
        )

    def scene(self) -> Scene:
        """Return the viewer's picture with the present marks."""
        return self.shown.scene(self.marks)

    def public_scene(self) -> Scene:
        """Return the picture that everybody may see."""
        return self.position.view().scene()

    def items(self) -> dict[str, Item]:
        """Return what scores, by a key that stays the same from move to move."""
        explained = self.shown.explain().items
        return {f"{item.player} {item.key or index}": item for index, item in enumerate(explained)}

    def rule_text(self, rule: str) -> str:
        """Return the sentence of a rule, empty for an unknown one."""
        for book in (self.position.game.spec.rulebook, GENERAL_RULES):
            if rule in book:
                return book[rule].text
        return ""

    @property
    def can_undo(self) -> bool:
        """Whether the seat to move has begun its turn and nothing has been drawn since."""
        return self._turn_start() < self._at

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be played again."""
        return self._at < len(self._line) - 1

    # --- wishes -------------------------------------------------------------------------------------

    def act(self, spot: str) -> None:
        """Do what acting on a spot means now."""
        target = self.choices.targets.get(spot)
        if target is None:
            labels = {place.id: place.label for place in self.scene().spots}
            self._say(labels.get(spot, "Nothing is there."))
        else:
            self._do(target)

    def button(self, id: str) -> None:
        """Press a button of the choices; one that is gone does nothing."""
        for button in self.choices.buttons:
            if button.id == id:
                self._do(button.act, button.label)

    def typed(self, text: str) -> None:
        """Play a typed move."""
        try:
            after, move = self._parsed(text)
        except MoveRefused as error:
            self._refuse(error.refusals)
        except ZooError as error:
            self._note(Notice("unclear", str(error)))
        else:
            self._go(after, move)

    def point(self, spot: str | None) -> None:
        """Point at a spot (None: at nothing); its ghost is drawn."""
        self.pointed = spot

    def cancel(self) -> None:
        """Close what is open, the last first: the stepper, the notice, the selection."""
        if self.stepping is not None:
            self.stepping = None
        elif self.notice is not None:
            self.notice = None
        elif self.selection:
            self._select({})
        self._say(self.choices.prompt)

    def undo(self) -> None:
        """Take the turn back, to where it began or to the last draw."""
        start = self._turn_start()
        if start == self._at:
            self._say("There is nothing to take back: what was drawn stays drawn.")
            return
        self._jump(start)
        self._say(f"The turn is taken back. {self.choices.prompt}")

    def redo(self) -> None:
        """Play again what was taken back."""
        if not self.can_redo:
            self._say("Nothing was taken back.")
            return
        self._jump(len(self._line) - 1)
        self._say(f"Played again. {self.choices.prompt}")

    def why(self, key: str) -> None:
        """Open the stepper on what scores."""
        item = self.items().get(key)
        if item is None:
            self._say("That no longer scores.")
            return
        name = self.position.names[item.player]
        self.notice = None
        self.stepping = Stepping(item.player, key, f"{name}, {item.name}: {item.points}", item.steps)
        self._say_step()

    def step(self, to: int) -> None:
        """Go to a step of the open stepper, the nearest there is."""
        if self.stepping is not None:
            last = len(self.stepping.steps) - 1
            self.stepping = replace(self.stepping, at=max(0, min(last, to)))
            self._say_step()

    def say(self) -> None:
        """Say the board."""
        scene = self.shown.scene()
        self._say(" ".join([scene.alt, *scene.reading]))

    def show_error(self, text: str, detail: str) -> None:
        """Show a defect of ours; the game stays as it was."""
        self._note(Notice("error", text, detail=detail))

    # --- within ---------------------------------------------------------------------------------------

    def _do(self, act: Select | Play, label: str = "") -> None:
        if isinstance(act, Play):
            try:
                after = self.position.play(act.move)
            except MoveRefused as error:
                self._refuse(error.refusals)
            else:
                self._go(after, act.move)
            return
        before = self.choices.prompt
        picked = {name: value for name, value in self.selection.items() if name not in act.drops}
        self._select({**picked, act.name: act.value})
        prompt = self.choices.prompt
        self._say(prompt if prompt != before else label)

    def _select(self, selection: Mapping[str, str]) -> None:
        self.selection = selection
        self.notice = None
        self.stepping = None
        self._choices = None

    def _parsed(self, text: str) -> tuple[Position, Any]:
        move = self.position.game.parse_move(self.position.state, text)
        return self.position.play(move), move

    def _refuse(self, refusals: Iterable[Refusal]) -> None:
        refusals = tuple(refusals)
        rules = {refusal.rule: self.rule_text(refusal.rule) for refusal in refusals}
        cells = tuple(cell for refusal in refusals for cell in refusal.cells)
        text = " ".join(f"{refusal.text.rstrip('.')}." for refusal in refusals)
        self._note(Notice("refused", text, tuple(rules.items()), cells))

    def _note(self, notice: Notice) -> None:
        self.stepping = None
        self.notice = notice

    def _say(self, text: str) -> None:
        self.message = (self.message[0] + 1, text)

    def _say_step(self) -> None:
        assert self.stepping is not None
        step = self.stepping.steps[self.stepping.at]
        self._say(f"{step.text} Total {step.total}.")

    def _go(self, after: Position, move: Any) -> None:
        """Play a move that has been found legal, then whatever follows without a person."""
        actor = self.position.to_move
        assert isinstance(actor, int)
        before = self._at
        del self._line[self._at + 1 :], self._moves[self._at :]
        self._append(actor, move, after)
        self._settle()
        self._changed()
        self._say(" ".join([*self._told(before), self.choices.prompt]).strip())

    def _append(self, actor: int | str, move: Any, after: Position) -> None:
        self._moves.append((actor, move))
        self._line.append(after)
        self._at += 1

    def _settle(self) -> None:
        """Let chance and bots move until a person is to move or the game is over."""
        people = set(range(len(self.position.names))) - set(self._agents)
        for _ in range(ENOUGH_MOVES):
            position = self.position
            actor = position.to_move
            if actor == "chance":
                count = sum(1 for by, _ in self._moves[: self._at] if by == "chance")
                move = position.game.sample(position.state, Stream(self.seed, f"chance {count}"))
            elif isinstance(actor, int) and actor in self._agents and people:
                move = self._bot_move(actor)
            else:
                return
            self._append(actor, move, position.play(move))
        raise ZooError(f"No person was to move for {ENOUGH_MOVES} moves; the game is stopped here.")

    def _bot_move(self, seat: int) -> Any:
        seen = self.position.view(seat).state
        stream = Stream(self.seed, f"bot {seat} {self._at}")
        return self._agents[seat].choose(seen, self.position.legal(), stream)

    def _turn_start(self) -> int:
        actor = self.position.to_move
        start = self._at
        while start > 0 and self._moves[start - 1][0] == actor:
            start -= 1
        return start

    def _jump(self, at: int) -> None:
        self._at = at
        self._changed()

    def _changed(self) -> None:
        self.generation += 1
        self.pointed = None
        self._last = self._last_places()
        self._select({})

    def _last_places(self) -> tuple[Place, ...]:
        """Return the cells that look different since the seat that moved last began its turn."""
        start = self._at
        while start > 0 and self._moves[start - 1][0] == "chance":
            start -= 1
        mover = self._moves[start - 1][0] if start else None
        while start > 0 and self._moves[start - 1][0] in (mover, "chance"):
            start -= 1
        before, now = _symbols(self._line[start]), _symbols(self.position)
        return tuple(cell for cell, symbol in now.items() if symbol != before.get(cell, ""))

    def _told(self, before: int) -> list[str]:
        """Return what happened since a place in the line, as everybody may hear it."""
        game, names = self.position.game, self.position.names
        told = []
        for place in range(before, self._at):
            old, new = self._line[place].view().state, self._line[place + 1].view().state
            line = game.log_line(old, self._moves[place][1], new, names).rstrip(".")
            if line:
                told.append(f"{line}.")
        return told


def _symbols(position: Position) -> dict[Place, str]:
    """Return what everybody sees on each cell, in a few characters; cells of groups go by their spots."""
    spots = position.view().scene().spots
    return {spot.id if spot.group else spot.cell: spot.symbol for spot in spots if spot.cell is not None}


def _step_marks(stepping: Stepping) -> Marks:
    """Light what a step speaks of, and number what has been counted one by one up to it."""
    step = stepping.steps[stepping.at]
    numbers = {
        done.cells[0]: str(done.total)
        for done in stepping.steps[: stepping.at + 1]
        if done.points > 0 and len(done.cells) == 1
    }
    return Marks(lit=step.cells, sides=step.sides, numbers=tuple(numbers.items()), board=stepping.seat)
