"""Boomerang: secret lands, a hunt for who captures first, the most cards of each animal; 3 to 5 players."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from zoo_games.boomerang import rules, scoring
from zoo_games.boomerang.components import ComponentSet, default_components
from zoo_games.boomerang.moves import Choose, Deal, Move, Pass, Throw
from zoo_games.boomerang.rulebook import RULEBOOK
from zoo_games.boomerang.settings import BoomerangSettings
from zoo_games.boomerang.state import State
from zoo_games.core.boxed import Boxed
from zoo_games.core.chance import Stream
from zoo_games.core.components import ComponentFile
from zoo_games.core.explanation import Explanation, Refusal
from zoo_games.core.notation import Packer, Unpacker
from zoo_games.core.protocol import Agent, GameSpec, SettingWitness, Witness
from zoo_games.core.retelling import Retelling
from zoo_games.core.settings import Settings
from zoo_games.core.shapes import Shape

if TYPE_CHECKING:
    from zoo_games.boomerang.view import BoomerangView

__all__ = [
    "Boomerang",
    "BoomerangSettings",
    "Choose",
    "Deal",
    "Move",
    "Pass",
    "State",
    "Throw",
]


class Boomerang(Boxed[State, Move, ComponentSet]):
    """The game, with one deck of cards.

    Args:
        components: The deck that a new game is played with; the assumed one if None.

    Example:
        >>> game = Boomerang()
        >>> state = game.initial(BoomerangSettings(), 3, Stream(7))
        >>> while state.phase == "deal":
        ...     state = game.apply(state, game.chance(state)[-1][0])
        >>> state.phase, state.river[0], len(game.legal(state))
        ('choose', 'wallaby:mountain+water', 5)
    """

    spec: ClassVar[GameSpec] = GameSpec(
        name="boomerang",
        title="Boomerang",
        players=(rules.LEAST, rules.MOST),
        credits="Dominique Ehrhard and Michel Lalet, Lui-même, 2010",
        hidden=True,
        rulebook=RULEBOOK,
        settings=BoomerangSettings,
    )

    # --- rules ------------------------------------------------------------------------------------

    def initial(self, settings: Settings, players: int, stream: Stream) -> State:
        """Return the state after setup; see :func:`rules.initial`."""
        assert isinstance(settings, BoomerangSettings)
        return rules.initial(settings, players, stream, self.components)

    def to_act(self, state: State) -> int:
        """Return the seat that decides, CHANCE or OVER."""
        who = state.to_move  # a shorter way to the answer of rules.to_act where a seat decides
        return who if who is not None and state.phase else rules.to_act(state)

    def legal(self, state: State) -> Sequence[Move]:
        """Return every legal move once; see :func:`rules.legal`."""
        return rules.legal(state)

    def apply(self, state: State, move: Move) -> State:
        """Return the state after a legal move; see :func:`rules.apply`."""
        return rules.apply(state, move)

    def chance(self, state: State) -> tuple[tuple[Move, int], ...]:
        """Return every different card of the deck with its number of copies."""
        return rules.chance(state)

    def sample(self, state: State, stream: Stream) -> Move:
        """Return one card of the deck, each copy equally likely."""
        return rules.sample(state, stream)

    def random_legal(self, state: State, stream: Stream) -> Move:
        """Return a legal move, each equally likely."""
        moves = rules.legal(state)
        return moves[int(stream.random() * len(moves))]

    def observe(self, state: State, seat: int | None) -> State:
        """Return what a seat may know: the lands that others have chosen are None."""
        return rules.observe(state, seat)

    def determinize(self, observation: State, seat: int | None, stream: Stream) -> State:
        """Return a full state that agrees with a view, hidden lands drawn."""
        return rules.determinize(observation, stream)

    def why_not(self, state: State, move: Move) -> tuple[Refusal, ...]:
        """Return every rule a move breaks, the most telling first."""
        from zoo_games.boomerang.legality import why_not

        return why_not(state, move)

    def players(self, state: State) -> int:
        """Return the number of seats."""
        return state.table.players

    def settings_of(self, state: State) -> BoomerangSettings:
        """Return the settings a state is played with."""
        return state.table.rules

    # --- answers ----------------------------------------------------------------------------------

    def score(self, state: State) -> tuple[int, ...]:
        """Return what every seat would score if the game ended now."""
        return scoring.score(state)

    def winners(self, state: State) -> tuple[int, ...]:
        """Return the seats that win if the game ended now, ties broken by boomerangs."""
        return scoring.winners(state)

    def tie_break(self, state: State, names: Sequence[str]) -> str | None:
        """Return how equal points at the top are told apart."""
        return scoring.tie_break(state, names)

    def explain_score(self, state: State) -> Explanation:
        """Return the scores animal by animal, then the boomerangs."""
        return scoring.explain_score(state)

    def because(self, before: State, after: State, key: str) -> str | None:
        """Return why the points of an animal or of boomerangs moved."""
        from zoo_games.boomerang.changes import because

        return because(before, after, key)

    def notices(self, before: State, after: State, names: Sequence[str]) -> tuple[str, ...]:
        """Return whose majorities changed, the last round, who starts."""
        from zoo_games.boomerang.changes import notices

        return notices(before, after, names)

    def log_line(self, before: State, move: Move, after: State, names: Sequence[str]) -> str:
        """Return one line about a move and the capture that followed by itself."""
        from zoo_games.boomerang.telling import log_line

        return log_line(before, move, after, names)

    def retelling(
        self, before: State, move: Move, after: State, names: Sequence[str]
    ) -> Retelling[State] | None:
        """Return the capture that a move brings, step by step."""
        from zoo_games.boomerang.retelling import retelling

        return retelling(before, move, names)

    # --- texts and documents ----------------------------------------------------------------------

    def move_text(self, state: State, move: Move) -> str:
        """Return a move as people type it."""
        from zoo_games.boomerang.notation import move_text

        return move_text(move)

    def parse_move(self, state: State, text: str) -> Move:
        """Return the move that a typed text means."""
        from zoo_games.boomerang.notation import parse_move

        return parse_move(state, text)

    def state_shape(self, whole: bool = False) -> Shape:
        """Return what the state of a document may be."""
        from zoo_games.boomerang.documents import STATE, WHOLE_STATE

        return WHOLE_STATE if whole else STATE

    def move_shape(self) -> Shape:
        """Return what the move of a document may be."""
        from zoo_games.boomerang.documents import MOVE

        return MOVE

    def move_to_json(self, move: Move) -> dict[str, Any]:
        """Return a move as the object of a document."""
        from zoo_games.boomerang.documents import move_to_json

        return move_to_json(move)

    def move_from_json(self, data: Any, place: str = "move") -> Move:
        """Return the move that an object describes."""
        from zoo_games.boomerang.documents import move_from_json

        return move_from_json(data, place)

    def state_to_json(self, state: State) -> dict[str, Any]:
        """Return a state as the object of a document."""
        from zoo_games.boomerang.documents import state_to_json

        return state_to_json(state)

    def state_from_json(
        self, data: Any, settings: Settings, players: int, place: str = "state", whole: bool = False
    ) -> State:
        """Return the state that an object describes."""
        from zoo_games.boomerang.documents import state_from_json

        assert isinstance(settings, BoomerangSettings)
        return state_from_json(data, settings, players, place, whole)

    def pack(self, state: State, packer: Packer) -> None:
        """Put a state into a position code."""
        from zoo_games.boomerang.codes import pack

        pack(state, packer)

    def unpack(self, packer: Unpacker, settings: Settings, players: int) -> State:
        """Return the state of a position code."""
        from zoo_games.boomerang.codes import unpack

        assert isinstance(settings, BoomerangSettings)
        return unpack(packer, settings, players)

    # --- components -------------------------------------------------------------------------------

    def component_file(self) -> ComponentFile[ComponentSet]:
        """Return how a component file of the game is written and read."""
        from zoo_games.boomerang.documents import COMPONENTS

        return COMPONENTS

    def warnings(self, state: State) -> tuple[str, ...]:
        """Return which cards are there oftener than in the deck played with."""
        settings = state.rules
        box = self.components or default_components(settings.animals, settings.cards_per_animal)
        cards = [*state.deck, *state.river, *(card for hoard in state.captured for card in hoard)]
        return box.outside(cards)

    # --- for boards, bots and tests ---------------------------------------------------------------

    def view(self) -> BoomerangView:
        """Return the board."""
        from zoo_games.boomerang.view import BoomerangView

        return BoomerangView()

    def candidates(self, state: State) -> Iterator[Move]:
        """Yield every well-formed move, legal or not."""
        from zoo_games.boomerang.candidates import candidates

        return candidates(state)

    def bots(self) -> Mapping[str, Callable[[], Agent]]:
        """Return the game's own bots by name."""
        from zoo_games.boomerang.bots import BOTS

        return BOTS

    def witness(self, rule_id: str) -> Witness | None:
        """Return a position in which keeping a rule and breaking it differ."""
        from zoo_games.boomerang.witness import witnesses

        found = witnesses().get(rule_id)
        return None if found is None else found.told()

    def setting_witness(self, name: str) -> SettingWitness | None:
        """Return a position in which a setting matters."""
        from zoo_games.boomerang.witness_settings import setting_witnesses

        return setting_witnesses().get(name)
