"""What a board does, without any widget: wishes in, a new state to show out.

The controller adds to the line of positions the selection, the notice, the stepper, the curtain between
people and the look back. It knows no rule of any game: it asks the position and its view. Whatever goes to
a page is made from the observation of the seat that holds the screen, or of nobody.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from zoo_games.core.chance import Stream
from zoo_games.core.errors import MoveRefused, ZooError
from zoo_games.core.explanation import Item, Refusal
from zoo_games.core.protocol import Agent
from zoo_games.explore.log import Turn, turns
from zoo_games.notebook import advice
from zoo_games.notebook.saving import save_record
from zoo_games.notebook.speech import spoken
from zoo_games.notebook.steps import Steps
from zoo_games.notebook.told import Hint, Notice, Stepping, changed, outcome, stepping_marks
from zoo_games.play.position import Position
from zoo_games.render.scene import Marks, Scene
from zoo_games.render.view import Choices, Play, Select


class Controller(Steps):
    """A game on a board.

    Args:
        position: Where it begins; with hidden parts, so that it can be played on.
        seed: Seed of the draws and rolls, and of the bots.
        bots: By seat, the name of a bot or an agent; every other seat is a person.
        speed: How fast bots move one by one; "at once" plays their moves with the person's.
        moves: What has been played already.
        curtain: Whether a person has to take the screen before what only they may see is shown.
        keep: Called with the controller after every change of the game; returns where it is kept.
        dealt: Whether the setup was dealt with the seed.

    Raises:
        SettingError: If a bot's name or seat does not exist.
    """

    def __init__(
        self,
        position: Position,
        seed: int,
        bots: Mapping[int, str | Agent] | None = None,
        speed: str = "at once",
        moves: Sequence[Any] = (),
        curtain: bool = False,
        keep: Callable[[Controller], str] | None = None,
        dealt: bool = False,
    ) -> None:
        super().__init__(position, seed, bots, speed, moves, curtain)
        self.keep = keep
        self.dealt = dealt
        self.kept = ""
        self.generation = 0
        self.selection: Mapping[str, str] = {}
        self.notice: Notice | None = None
        self.hint: Hint | None = None
        self.rule = ""
        self.pointed: str | None = None
        self.narrow = False
        self._held: tuple[str, Mapping[str, str]] | None = None
        self._choices: Choices | None = None
        self._log: list[str] | None = None
        self._turns: list[Turn] = []
        self._rules_here: tuple[Choices, tuple[str, ...]] | None = None

    # --- what there is to show ----------------------------------------------------------------------

    @property
    def choices(self) -> Choices:
        """What the viewer may do next; nothing where no person is to move."""
        if self.retold is not None:
            return Choices(self._waiting())
        if self._choices is None:
            self._choices = self.shown.choices(self.selection) if self.may_act else Choices(self._waiting())
        return self._choices

    @property
    def marks(self) -> Marks:
        """What to point out on the board now."""
        if self.stepping is not None:
            return stepping_marks(self.stepping)
        if self.past is not None:
            return Marks(last=self._last)
        ghost = self.ghost
        refused = self.notice.cells if self.notice is not None else ()
        legal = ghost is None or not self.position.why_not(ghost)
        if ghost is None and self.hint is not None:
            ghost = self.hint.move
        return Marks(
            refused=refused,
            last=self._last,
            ghost=ghost,
            ghost_legal=legal,
            offered=self.choices.offered,
            picked=self.choices.picked,
        )

    @property
    def ghost(self) -> Any:
        """The move that acting on the place pointed at would play, None for none."""
        return self.choices.ghosts.get(self.pointed) if self.pointed is not None else None

    def preview(self) -> tuple[str, ...]:
        """Return what the ghost would bring, in sentences; empty where it may not be played."""
        ghost = self.ghost
        if ghost is None or self.stepping is not None or self.position.why_not(ghost):
            return ()
        return advice.preview(self.shown, ghost)

    def against(self) -> tuple[str, ...]:
        """Return why the ghost may not be played, in sentences; empty where it may."""
        ghost = self.ghost
        refusals = () if ghost is None or self.stepping is not None else self.position.why_not(ghost)
        return tuple(f"{refusal.text.rstrip('.')}." for refusal in refusals)

    def scene(self) -> Scene:
        """Return the viewer's picture with the present marks."""
        return (self.retold or self.shown).scene(replace(self.marks, narrow=self.narrow))

    def public_scene(self) -> Scene:
        """Return the picture that everybody may see."""
        return self.position.view().scene()

    def items(self) -> dict[str, Item]:
        """Return what scores, by a key that stays the same from move to move; nothing where it is unknown."""
        try:
            explained = self.shown.explain().items
        except ZooError:
            return {}
        return {f"{item.player} {item.key or index}": item for index, item in enumerate(explained)}

    def rule_text(self, rule: str) -> str:
        """Return the sentence of a rule, empty for an unknown one."""
        found = advice.rule_of(self.position, rule)
        return found.text if found else ""

    def rules_here(self) -> tuple[str, ...]:
        """Return the ids of the rules that decide what may be done now."""
        if not self.may_act or self.viewer is None:
            return ()
        choices = self.choices
        if self._rules_here is None or self._rules_here[0] is not choices:
            self._rules_here = choices, advice.rules_at_hand(self.position, self.viewer, choices)
        return self._rules_here[1]

    def log(self) -> list[str]:
        """Return what has happened, a text a turn, the oldest first."""
        if self._log is None:
            done = self._turns[:-1]  # the last one may have gone on
            start = done[-1].moves if done else 0
            game, names = self.first.game, self.first.names
            more = turns(game, self._line[start].state, self.moves[start:], names)
            self._turns = [
                *done,
                *(replace(one, number=one.number + len(done), moves=one.moves + start) for one in more),
            ]
            self._log = [str(turn) for turn in self._turns]
        return self._log

    def events(self) -> list[int | None]:
        """Return for every text of the log the last move in it that can be told again, by its place."""
        self.log()
        ends = [turn.moves for turn in self._turns]
        return [self._retold_last(*span) for span in zip([0, *ends], ends, strict=False)]

    @property
    def can_undo(self) -> bool:
        """Whether the seat to move has begun its turn and nothing has been drawn since."""
        return self._turn_start() < self._at

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can be played again."""
        return self._at < len(self._line) - 1

    # --- wishes about the game ------------------------------------------------------------------------

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
        before = self.choices.buttons
        pressed = next((button for button in before if button.id == id), None)
        if pressed is not None:
            label = pressed.label
            self._do(pressed.act, lambda: changed(before, self.choices.buttons, id) or label)

    def lift(self, id: str) -> None:
        """Pick up a piece that is dragged; one that is gone does nothing."""
        act = self.choices.pieces.get(id)
        if act is not None:
            self._held = id, self.selection
            self._do(act, lambda: self.choices.prompt)

    def drop(self, spot: str | None) -> None:
        """Drop the dragged piece: on a place as if acted on there, on itself picked, elsewhere back."""
        if self._held is None:
            return
        id, before = self._held
        self._held = None
        if spot is not None and spot in self.choices.targets and spot != id:
            self.act(spot)
            return
        if spot != id:
            self._select(before)
        self._say(self.choices.prompt)

    def typed(self, text: str) -> None:
        """Play a typed move; an empty text closes the notice about the last one."""
        if not text.strip():
            self.notice = None
            self._say(self.choices.prompt)
            return
        if not self.may_act:
            self._say(self.choices.prompt)
            return
        try:
            move = self.position.game.parse_move(self.position.state, text)
            after = self.position.play(move)
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
        """Close what is open, the last first: the stepper, the rule, the notice, the hint, the selection."""
        if self.stepping is not None:
            self.stepping = None
        elif self.rule:
            self.rule = ""
        elif self.notice is not None:
            self.notice = None
        elif self.hint is not None:
            self.hint = None
        elif self.selection:
            self._select({})
        elif self.past is not None:
            self._look(None)
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
        self._open(Stepping(item.player, key, f"{name}, {item.name}: {item.points}", item.steps))

    def say(self) -> None:
        """Say the board."""
        self._say(spoken((self.retold or self.shown).scene()))

    def advise(self) -> None:
        """Show what the thinking bot would play, and why."""
        if not self.may_act or self.viewer is None:
            self._say(self.choices.prompt)
            return
        self.hint = advice.hint(self.position, self.viewer, Stream(self.seed, f"hint {self._at}"))
        self.notice, self.stepping, self.pointed = None, None, None
        self._say(self.hint.text)

    def open_rule(self, rule: str) -> None:
        """Open a rule at the side; an unknown one closes it."""
        self.rule = rule if advice.rule_of(self.position, rule) else ""
        self._say(self.rule_text(self.rule))

    def save(self) -> None:
        """Write the record to the working folder and show the code of the position."""
        path = save_record(self, Path.cwd())
        hidden = self.position.game.spec.hidden and not self.over
        secret = " It holds everything, what is hidden included." if hidden else ""
        text = f"The game is saved in {path.name}.{secret}"
        self._note(Notice("saved", text, detail=self.shown.code()))
        self._say(text)

    def show_error(self, text: str, detail: str) -> None:
        """Show a defect of ours; the game stays as it was."""
        self._note(Notice("error", text, detail=detail))

    # --- within ---------------------------------------------------------------------------------------

    def _do(self, act: Select | Play, tell: Callable[[], str] = str) -> None:
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
        self._say(prompt if prompt != before else tell())

    def _select(self, selection: Mapping[str, str]) -> None:
        self.selection = selection
        self.notice = None
        self.stepping = None
        self._choices = None

    def _refuse(self, refusals: Iterable[Refusal]) -> None:
        refusals = tuple(refusals)
        rules = {refusal.rule: self.rule_text(refusal.rule) for refusal in refusals}
        cells = tuple(cell for refusal in refusals for cell in refusal.cells)
        text = " ".join(f"{refusal.text.rstrip('.')}." for refusal in refusals)
        self._note(Notice("refused", text, tuple(rules.items()), cells))

    def _note(self, notice: Notice) -> None:
        self.stepping = None
        self.notice = notice

    def _prompt(self) -> str:
        ended = self.over and self.past is None
        return f"{outcome(self.position)}. {self.choices.prompt}" if ended else self.choices.prompt

    def _open(self, stepping: Stepping) -> None:
        self.notice, self.pointed = None, None
        super()._open(stepping)

    def _forget(self) -> None:
        self.pointed, self.hint, self._held = None, None, None
        self._select({})

    def _go(self, after: Position, move: Any) -> None:
        """Play a move that has been found legal, then whatever follows without a person."""
        actor = self.actor
        assert isinstance(actor, int)
        before = self._at
        self._append(actor, move, after)
        self._settle()
        self._changed()
        self._say(" ".join([*self._told(before), self._prompt()]).strip())

    def _jump(self, at: int) -> None:
        self._at = at
        self._turns = []
        self._changed()

    def _changed(self) -> None:
        self.generation += 1
        self._log = None
        self._choices = None
        self._hand_over()
        self._look(None)
        if self.keep is not None:
            self.kept = self.keep(self)
