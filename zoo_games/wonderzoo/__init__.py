"""WonderZoo: fitting tiles on a board, guiding visitors to animals; 2 to 4 players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from zoo_games.core.boxed import Boxed
from zoo_games.core.chance import Stream
from zoo_games.core.components import ComponentFile
from zoo_games.core.explanation import Explanation, Refusal
from zoo_games.core.notation import Packer, Unpacker
from zoo_games.core.protocol import Agent, GameSpec, SettingWitness, Witness
from zoo_games.core.settings import Settings
from zoo_games.core.shapes import Shape
from zoo_games.wonderzoo import codes, documents, notation, rules, scoring
from zoo_games.wonderzoo.components import ComponentSet, default_components
from zoo_games.wonderzoo.moves import (
    Deal,
    Done,
    DrawVisitor,
    Move,
    MoveEnclosure,
    MoveVisitor,
    PlaceEntrance,
    PlaceTile,
    PlaceVisitor,
    SwapEnclosures,
    TakeBus,
    Visitor,
)
from zoo_games.wonderzoo.rulebook import RULEBOOK
from zoo_games.wonderzoo.settings import WonderZooSettings
from zoo_games.wonderzoo.spelling import canonical
from zoo_games.wonderzoo.state import Board, Icon, Laid, Pawn, State, make_state

if TYPE_CHECKING:
    from zoo_games.wonderzoo.view import WonderZooView

__all__ = [
    "Board",
    "Deal",
    "Done",
    "DrawVisitor",
    "Icon",
    "Laid",
    "Move",
    "MoveEnclosure",
    "MoveVisitor",
    "Pawn",
    "PlaceEntrance",
    "PlaceTile",
    "PlaceVisitor",
    "State",
    "SwapEnclosures",
    "TakeBus",
    "Visitor",
    "WonderZoo",
    "WonderZooSettings",
    "make_state",
]


class WonderZoo(Boxed[State, Move, ComponentSet]):
    """The game, with one box of tiles.

    Args:
        components: The tiles that a new game is set up with; the assumed set if None.

    Example:
        >>> game = WonderZoo()
        >>> state = game.initial(WonderZooSettings(), 2, Stream(7))
        >>> game.apply(state, game.legal(state)[0]).to_move
        1
    """

    spec: ClassVar[GameSpec] = GameSpec(
        name="wonderzoo",
        title="WonderZoo",
        players=(2, 4),
        credits="Florian Fay, Djeco, 2018",
        hidden=False,
        rulebook=RULEBOOK,
        settings=WonderZooSettings,
    )

    def initial(self, settings: Settings, players: int, stream: Stream) -> State:
        """Return the state after setup; see :func:`rules.initial`."""
        assert isinstance(settings, WonderZooSettings)
        return rules.initial(settings, players, stream, self.components)

    # These are asked for at every step of a game, so they are the functions of the rules themselves.
    to_act = staticmethod(rules.to_act)
    legal = staticmethod(rules.legal)
    apply = staticmethod(rules.apply)
    chance = staticmethod(rules.chance)
    sample = staticmethod(rules.sample)
    random_legal = staticmethod(rules.random_legal)
    score = staticmethod(scoring.score)
    winners = staticmethod(scoring.winners)

    def canonical(self, state: State, move: Move) -> Move:
        """Return the spelling under which a move is listed; see :func:`spelling.canonical`."""
        return canonical(state, move)

    def tie_break(self, state: State, names: Sequence[str]) -> str | None:
        """Return how equal points at the top are told apart."""
        return scoring.tie_break(state, names)

    def explain_score(self, state: State) -> Explanation:
        """Return the points of every visitor as steps that add up to them."""
        return scoring.explain_score(state)

    def because(self, before: State, after: State, key: str) -> str | None:
        """Return why the points of one visitor moved."""
        from zoo_games.wonderzoo.changes import because_of

        return because_of(before, after, key)

    def log_line(self, before: State, move: Move, after: State, names: Sequence[str]) -> str:
        """Return one line about a move."""
        from zoo_games.wonderzoo.telling import log_line

        return log_line(before, move, after, names[before.seat])

    def move_words(self, state: State, move: Move) -> str:
        """Return what placing or moving something would do."""
        from zoo_games.wonderzoo.telling import move_words

        return move_words(state, move)

    def notices(self, before: State, after: State, names: Sequence[str]) -> tuple[str, ...]:
        """Return who went out, and where the bus went."""
        from zoo_games.wonderzoo.changes import notices

        return notices(before, after, names)

    def players(self, state: State) -> int:
        """Return the number of seats."""
        return state.players

    def settings_of(self, state: State) -> WonderZooSettings:
        """Return the settings a state is played with; size and obstacles of its boards are among them."""
        return state.rules

    def why_not(self, state: State, move: Move) -> tuple[Refusal, ...]:
        """Return every rule a move breaks, the most telling first."""
        from zoo_games.wonderzoo.legality import why_not

        return why_not(state, move)

    def witness(self, rule_id: str) -> Witness | None:
        """Return a position in which keeping a rule and breaking it differ, None where none is known."""
        from zoo_games.wonderzoo.witness import witnesses

        found = witnesses().get(rule_id)
        return None if found is None else found.told()

    def setting_witness(self, name: str) -> SettingWitness | None:
        """Return a position in which a setting matters."""
        from zoo_games.wonderzoo.witness_settings import setting_witnesses

        return setting_witnesses().get(name)

    def candidates(self, state: State) -> Iterator[Move]:
        """Yield well-formed moves that name things on the table, legal or not."""
        from zoo_games.wonderzoo.candidates import candidates

        return candidates(state)

    # --- texts and documents ----------------------------------------------------------------------

    def state_shape(self, whole: bool = False) -> Shape:
        """Return what the ``state`` of a document may be."""
        return documents.WHOLE_STATE if whole else documents.STATE

    def move_shape(self) -> Shape:
        """Return what the ``move`` of a document may be."""
        return documents.MOVE

    def state_to_json(self, state: State) -> dict[str, Any]:
        """Return a state as the ``state`` object of a document."""
        return documents.state_to_json(state)

    def state_from_json(
        self, data: Any, settings: Settings, players: int, place: str = "state", whole: bool = False
    ) -> State:
        """Return the state that a document's ``state`` describes."""
        assert isinstance(settings, WonderZooSettings)
        return documents.state_from_json(data, settings, players, place, whole)

    def move_to_json(self, move: Move) -> dict[str, Any]:
        """Return a move as the object of a document."""
        return documents.move_to_json(move)

    def move_from_json(self, data: Any, place: str = "move") -> Move:
        """Return the move that a document's object describes."""
        return documents.move_from_json(data, place)

    def move_text(self, state: State, move: Move) -> str:
        """Return a move as people type it."""
        return notation.move_text(move)

    def parse_move(self, state: State, text: str) -> Move:
        """Return the move that a typed text means."""
        return notation.parse_move(state, text)

    def pack(self, state: State, packer: Packer) -> None:
        """Put a state into the body of a position code."""
        codes.pack(state, packer)

    def unpack(self, packer: Unpacker, settings: Settings, players: int) -> State:
        """Return the state that :meth:`pack` put there."""
        assert isinstance(settings, WonderZooSettings)
        return codes.unpack(packer, settings, players)

    # --- components -------------------------------------------------------------------------------

    def component_file(self) -> ComponentFile[ComponentSet]:
        """Return how a component file of the game is written and read."""
        return documents.COMPONENTS

    def warnings(self, state: State) -> tuple[str, ...]:
        """Return which tiles of a state the box does not hold."""
        box = self.components or default_components()
        laid = [one.tile for board in state.boards for one in board.tiles]
        placed = [tile for tile in laid if not tile.startswith("entrance")]
        return box.outside([*placed, *state.table, *state.bag])

    def view(self) -> WonderZooView:
        """Return the board; what draws it is loaded when it is first asked for."""
        from zoo_games.wonderzoo.view import WonderZooView

        return WonderZooView()

    def bots(self) -> Mapping[str, Callable[[], Agent]]:
        """Return the game's own bots by name."""
        from zoo_games.wonderzoo.bots import BOTS

        return BOTS
