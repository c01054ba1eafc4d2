"""A small game with a board of its own, for tests of the board: counters on 3 x 3 cells.

A seat turns its counter up or down, lays it on a free cell, then ends its turn; after that a coin falls,
which only the seats' own views show. Every counter is worth 2, and 1 for each neighbour.
"""

from typing import Any, Literal, NamedTuple

from zoo_games.core.chance import Stream
from zoo_games.core.explanation import Explanation, Item, Refusal, StepList
from zoo_games.core.protocol import CHANCE, OVER, Game, GameSpec
from zoo_games.core.rulebook import Rule, Rulebook
from zoo_games.core.settings import Settings
from zoo_games.render.scene import NO_MARKS, Circle, Drawing, Layer, Rect, Scene, Spot, Stamp, Text
from zoo_games.render.view import Button, Choices, Play, Select

SIZE = 3


class Lay(NamedTuple):
    at: tuple[int, int]
    face: str
    type: Literal["lay"] = "lay"


class End(NamedTuple):
    type: Literal["end"] = "end"


class Coin(NamedTuple):
    side: str
    type: Literal["coin"] = "coin"


class CountersState(NamedTuple):
    cells: tuple[tuple[int, int, int, str], ...] = ()
    coins: tuple[str | None, ...] = ("SECRET-0-HEADS", "SECRET-1-TAILS")
    to_move: int = 0
    phase: Literal["lay", "end", "coin", "over"] = "lay"


class Counters(Game[CountersState, Any]):
    spec = GameSpec(
        name="counters",
        title="Counters",
        players=(2, 2),
        credits="A game for tests.",
        hidden=True,
        rulebook=Rulebook(
            [
                Rule("C.free", "published", "A counter is laid on a free cell.", "1"),
                Rule("C.worth", "published", "A counter is worth 2, and 1 for each neighbour.", "2"),
            ]
        ),
        settings=Settings,
    )
    state_type = CountersState
    move_types = (Lay, End, Coin)

    def initial(self, settings: Any, players: int, stream: Stream) -> CountersState:
        return CountersState()

    def to_act(self, state: CountersState) -> int:
        return {"lay": state.to_move, "end": state.to_move, "coin": CHANCE, "over": OVER}[state.phase]

    def legal(self, state: CountersState):
        if state.phase == "coin":
            return [move for move, _ in self.chance(state)]
        if state.phase == "end":
            return [End()]
        taken = {cell[:2] for cell in state.cells}
        free = [(row, col) for row in range(SIZE) for col in range(SIZE) if (row, col) not in taken]
        return [Lay(cell, face) for cell in free for face in ("up", "down")] if state.phase == "lay" else []

    def chance(self, state: CountersState):
        return [(Coin(f"SECRET-{state.to_move}-{side}"), 1) for side in ("HEADS", "TAILS")]

    def why_not(self, state: CountersState, move: Any):
        if move in self.legal(state):
            return ()
        if isinstance(move, Lay):
            return (Refusal("C.free", "A counter lies there already", (move.at,)),)
        return super().why_not(state, move)

    def apply(self, state: CountersState, move: Any) -> CountersState:
        self.check_move(state, move)
        if isinstance(move, Lay):
            return state._replace(cells=(*state.cells, (*move.at, state.to_move, move.face)), phase="end")
        if isinstance(move, End):
            return state._replace(phase="over" if len(state.cells) == SIZE * SIZE else "coin")
        coins = list(state.coins)
        coins[state.to_move] = move.side
        return state._replace(coins=tuple(coins), to_move=1 - state.to_move, phase="lay")

    def observe(self, state: CountersState, seat: int | None) -> CountersState:
        coins = tuple(coin if index == seat else None for index, coin in enumerate(state.coins))
        return state._replace(coins=coins)

    def score(self, state: CountersState):
        explained = self.explain_score(state)
        return (explained.total(0), explained.total(1))

    def explain_score(self, state: CountersState) -> Explanation:
        cells = {cell[:2] for cell in state.cells}
        items = []
        for row, col, seat, _ in state.cells:
            steps = StepList()
            steps.add("C.worth", f"The counter at {row},{col} is worth 2.", ((row, col),), 2)
            for other in ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)):
                if other in cells:
                    side = ((row, col), other)
                    steps.add("C.worth", f"It touches {other[0]},{other[1]}.", side, 1, (side,))
            name = f"counter at {row},{col}"
            items.append(Item(seat, "counter", steps.total, steps.done(), name, (row, col), name))
        return Explanation(tuple(items))

    def move_text(self, state: CountersState, move: Any) -> str:
        if isinstance(move, Lay):
            return f"lay {move.at[0]},{move.at[1]} {move.face}"
        return "end" if isinstance(move, End) else f"coin {move.side}"

    def log_line(self, before, move, after, names) -> str:
        who = names[before.to_move]
        if isinstance(move, Lay):
            return f"{who} lays a counter at {move.at[0]},{move.at[1]}"
        return f"{who} ends the turn" if isinstance(move, End) else "A coin falls"

    def view(self):
        return CountersView(self)


PEARL = Drawing("pearl", [Circle(0, 0, 0.3, "seat.0", "ink", 0.05), Circle(-0.1, -0.1, 0.08, "halo")])


class CountersView:
    def __init__(self, game):
        self.game = game

    def scene(self, observation, *, names, marks=NO_MARKS, seat=None) -> Scene:
        lying = {cell[:2]: cell for cell in observation.cells}
        board, pieces, pointed, spots = [], [], [], []
        for row in range(SIZE):
            for col in range(SIZE):
                board.append(Rect(col + 0.03, row + 0.03, 0.94, 0.94, "panel", "line", 0.04, 0.1))
                here = lying.get((row, col))
                if here is not None:
                    pieces.append(self._piece(*here))
                label = f"row {row}, column {col}: " + (f"{names[here[2]]}'s counter" if here else "free")
                free = here is None and observation.phase == "lay"
                symbol = "AB"[here[2]] if here else ""
                spots.append(Spot(f"cell {row},{col}", label, col, row, 1, 1, (row, col), symbol, free))
        for row, col in marks.lit:
            pointed.append(Rect(col + 0.05, row + 0.05, 0.9, 0.9, None, "mark.lit", 0.08))
        for row, col in marks.refused:
            pointed.append(Rect(col + 0.05, row + 0.05, 0.9, 0.9, None, "mark.refused", 0.08))
        if marks.ghost is not None:
            role = "mark.legal" if marks.ghost_legal else "mark.refused"
            pointed.append(Circle(marks.ghost.at[1] + 0.5, marks.ghost.at[0] + 0.5, 0.35, None, role, 0.05))
        for (row, col), number in marks.numbers:
            pointed.append(Text(col + 0.8, row + 0.2, number, "ink", 0.25))
        own = "" if seat is None else f" Your coin shows {observation.coins[seat]}."
        return Scene(
            f"Counters, {names[observation.to_move]} to move",
            f"{len(observation.cells)} counters lie on 3 x 3 cells.{own}",
            0, 0, SIZE, SIZE,
            (Layer("board", tuple(board)), Layer("pieces", tuple(pieces)), Layer("marks", tuple(pointed))),
            tuple(spots),
            tuple(f"{names[seat]} has {points}." for seat, points in enumerate(self.game.score(observation))),
        )  # fmt: skip

    def _piece(self, row, col, seat, face):
        if seat == 0:
            return Stamp(PEARL, col + 0.5, row + 0.5)
        return Rect(col + 0.25, row + 0.25, 0.5, 0.5, "seat.1", "ink", 0.05)

    def choices(self, observation, selection, *, names) -> Choices:
        if observation.phase == "end":
            return Choices("End the turn.", (Button("end", "End the turn", Play(End()), "e"),))
        face = selection.get("face", "up")
        other = "down" if face == "up" else "up"
        targets = {
            f"cell {row},{col}": Play(Lay((row, col), face)) for row in range(SIZE) for col in range(SIZE)
        }
        buttons = (Button("turn", f"Turn it {other}", Select("face", other), "r", group="Counter"),)
        prompt = f"{names[observation.to_move]}: lay a counter, {face} side showing."
        ghosts = {spot: act.move for spot, act in targets.items()}
        return Choices(prompt, buttons, targets, {"face": face}, ghosts)


def new():
    """Return a position after setup."""
    from zoo_games.play.handle import GameHandle

    return GameHandle(Counters()).new(["Ada", "Ben"], seed=1)
