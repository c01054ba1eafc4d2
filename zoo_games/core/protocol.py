"""The contract between a game and everything that uses one.

A position is an immutable, hashable value; a game is a set of pure functions over it. Six functions are
needed (``initial``, ``to_act``, ``legal``, ``apply``, ``score``, and ``chance`` where there is any);
everything else has a default, so a game can be one file.

Chance is a player: a draw or a roll is a move with an exact whole-number weight. No state holds a
generator or a clock, and what nobody has seen is a multiset. Were a generator in the state, a planner
could see the true future, and equal positions would not be equal.

Hidden information lies in the state and is filtered by ``observe`` alone. An observation is a state of
the same type whose hidden parts are None; boards, texts, bots and documents of a seat are made from it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol, TypeVar

from zoo_games.core.chance import Stream
from zoo_games.core.errors import DocumentError, MoveRefused
from zoo_games.core.explanation import Explanation, Item, Refusal, Step
from zoo_games.core.retelling import Retelling
from zoo_games.core.settings import Settings
from zoo_games.core.shapes import Shape
from zoo_games.core.spec import CHANCE as CHANCE
from zoo_games.core.spec import NOT_LISTED, UNEXPLAINED
from zoo_games.core.spec import OVER as OVER
from zoo_games.core.spec import GameSpec as GameSpec
from zoo_games.core.witness import SettingWitness as SettingWitness
from zoo_games.core.witness import Witness as Witness

if TYPE_CHECKING:
    from zoo_games.core.notation import Packer, Unpacker

S = TypeVar("S")
"""A state: immutable, hashable, equal by value."""

M = TypeVar("M")
"""A move: a NamedTuple whose last field ``type`` names it, or any hashable value of a one-file game."""


class Agent(Protocol):
    """Something that chooses moves: a bot. One object serves one seat of one game."""

    def choose(self, observation: Any, moves: Sequence[Any], stream: Stream) -> Any:
        """Return one of ``moves``; sees only what its seat may know."""
        ...


class Game(ABC, Generic[S, M]):
    """What a game offers. All functions are pure; none changes a state."""

    spec: ClassVar[GameSpec]

    state_type: ClassVar[type | None] = None
    """The class of the states, a NamedTuple or frozen dataclass with type hints; documents follow from it."""

    move_types: ClassVar[tuple[type, ...]] = ()
    """The classes of the moves, NamedTuples whose last field ``type`` names them."""

    def __eq__(self, other: object) -> bool:
        """Return whether two objects are one game: the same rules and the same components."""
        if not isinstance(other, Game):
            return NotImplemented
        return type(self) is type(other) and self.components_id() == other.components_id()

    def __hash__(self) -> int:
        return hash((type(self), self.components_id()))

    # --- needed -----------------------------------------------------------------------------------

    @abstractmethod
    def initial(self, settings: Settings, players: int, stream: Stream) -> S:
        """Return the state after setup; shuffles and deals of the setup use ``stream``."""

    @abstractmethod
    def to_act(self, state: S) -> int:
        """Return the seat that decides, :data:`CHANCE` or :data:`OVER`.

        One seat decides at a time. Who choose at the same moment choose one after the other, in seat order,
        and :meth:`observe` hides what the others have chosen.

        Raises:
            DocumentError: If a hand-written position leaves out what says so; the same holds for
                :meth:`legal`, :meth:`apply` and :meth:`chance`.
        """

    @abstractmethod
    def legal(self, state: S) -> Sequence[M]:
        """Return every legal move of the seat to act once, in a fixed order.

        In a chance state: the moves of :meth:`chance`. In a finished one: nothing. Every state that is not
        finished has at least one. Moves that mean the same (cells in another order, dice of one kind
        swapped) are listed once, as :meth:`canonical` spells them.

        Raises:
            HiddenValue: If the state is an observation that does not show what the answer needs.
        """

    @abstractmethod
    def apply(self, state: S, move: M) -> S:
        """Return the state after a move.

        What follows by itself (an evaluation, a capture, a new round) is part of the move that brings it
        about; what somebody decides or chance brings is a move of its own, a single legal one too.

        Raises:
            MoveRefused: If the move is not legal, with every rule it breaks.
            HiddenValue: If what follows needs a value that the state does not show.
        """

    @abstractmethod
    def score(self, state: S) -> tuple[int, ...]:
        """Return what every seat would score if the game ended now."""

    def chance(self, state: S) -> Sequence[tuple[M, int]]:
        """Return every move of chance with its weight, a whole number above 0.

        The probability of a move is its weight divided by the sum of the weights. Outcomes that lead to
        the same position but for the names of equal things are one move.
        """
        raise NotImplementedError(f"{self.spec.name} has states of chance but no chance()")

    # --- chance and hidden parts ------------------------------------------------------------------

    def sample(self, state: S, stream: Stream) -> M:
        """Return one move of chance, drawn by weight."""
        return stream.weighted(self.chance(state))

    def random_legal(self, state: S, stream: Stream) -> M:
        """Return a legal move, each equally likely; may do so without listing all of them."""
        return stream.pick(self.legal(state))

    def observe(self, state: S, seat: int | None) -> S:
        """Return what a seat may know (None: what everybody may), hidden parts None.

        Whatever the seat cannot tell apart gives equal observations. An observation of an observation for
        the same seat is equal to it.
        """
        return state

    def determinize(self, observation: S, seat: int | None, stream: Stream) -> S:
        """Return a full state that agrees with an observation, hidden parts drawn by ``stream``.

        ``observe`` of the result, for the same seat, is equal to the observation.
        """
        return observation

    # --- answers ----------------------------------------------------------------------------------

    def winners(self, state: S) -> tuple[int, ...]:
        """Return the seats that win if the game ended now, tie-breaks applied."""
        scores = self.score(state)
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    def tie_break(self, state: S, names: Sequence[str]) -> str | None:
        """Return how equal points at the top are told apart or shared, with the id of the rule.

        Args:
            state: A finished state, or one that is looked at as if it were.
            names: One name a seat.

        Returns:
            A sentence without its full stop, such as ``"21 all; Ada wins by the highest single token, 8 to 6
            (Z.tie)"``; None if there is no such tie, or nothing to say of it.
        """
        return None

    def canonical(self, state: S, move: M) -> M:
        """Return the spelling under which :meth:`legal` lists a move that may be spelt in several ways.

        Any spelling may be played; a move is legal if its canonical spelling is listed. A move that makes
        no sense in the state comes back as it is.
        """
        return move

    def why_not(self, state: S, move: M) -> tuple[Refusal, ...]:
        """Return every rule a move breaks, the most telling first; empty if it is legal."""
        if self.canonical(state, move) in self.legal(state):
            return ()
        return (Refusal(NOT_LISTED, f"{self.move_text(state, move)} is not among the legal moves"),)

    def explain_score(self, state: S) -> Explanation:
        """Return the scores as items and steps that add up to them."""
        return Explanation(
            tuple(
                Item(
                    player=seat,
                    what="score",
                    points=points,
                    steps=(Step(UNEXPLAINED, f"Seat {seat} has {points} points.", (), points, points),),
                    name="score",
                    key=f"score {seat}",
                )
                for seat, points in enumerate(self.score(state))
            )
        )

    def because(self, before: S, after: S, key: str) -> str | None:
        """Return why the points of one item moved from one state to another.

        Args:
            before: A state whose explanation holds the item.
            after: Another one that holds it.
            key: The item's ``key``.

        Returns:
            The rest of a sentence after "because"; None leaves it to the steps that came and went.
        """
        return None

    def notices(self, before: S, after: S, names: Sequence[str]) -> tuple[str, ...]:
        """Return what a log points out besides scores, one sentence each."""
        return ()

    def players(self, state: S) -> int:
        """Return the number of seats."""
        return len(self.score(state))

    def settings_of(self, state: S) -> Settings:
        """Return the settings a state is played with."""
        settings = getattr(state, "rules", None)
        return settings if isinstance(settings, Settings) else self.spec.settings()

    # --- texts and documents ----------------------------------------------------------------------

    def move_text(self, state: S, move: M) -> str:
        """Return a move as people type it."""
        from zoo_games.core.plain import move_text

        return move_text(move)

    def parse_move(self, state: S, text: str) -> M:
        """Return the move that a typed text means in a state.

        Raises:
            NotationError: If the text means no move, with what would be right.
        """
        from zoo_games.core.plain import parse_move

        move: M = parse_move(self, state, text)
        return move

    def log_line(self, before: S, move: M, after: S, names: Sequence[str]) -> str:
        """Return one line about a move that was played, in the past tense, and what followed by itself.

        The states are given in full, so that a reveal can be told. Everybody reads the line: it must not
        tell what the table did not see.
        """
        actor = self.to_act(before)
        who = "Chance" if actor == CHANCE else names[actor]
        return f"{who}: {self.move_text(before, move)}"

    def move_words(self, state: S, move: M) -> str:
        """Return what a move does, to be read after "would"; empty where a button of the view says it."""
        return ""

    def retelling(self, before: S, move: M, after: S, names: Sequence[str]) -> Retelling[S] | None:
        """Return what followed from a move by itself, step by step; None where nothing worth steps did.

        The states are given in full; what is returned is for everybody. No frame may show what the table
        did not see at that step.
        """
        return None

    def state_shape(self, whole: bool = False) -> Shape:
        """Return what the ``state`` of a document may be, for the checker and the published schema.

        Args:
            whole: Whether every key must be there (the ``initial`` of a record).
        """
        from zoo_games.core.plain import state_shape

        return state_shape(self)

    def move_shape(self) -> Shape:
        """Return what the ``move`` of a document may be."""
        from zoo_games.core.plain import move_shape

        return move_shape(self)

    def move_to_json(self, move: M) -> dict[str, Any]:
        """Return a move as the object of a document."""
        from zoo_games.core.plain import move_to_json

        return move_to_json(self, move)

    def move_from_json(self, data: Any, place: str = "move") -> M:
        """Return the move that a document's object describes.

        Raises:
            DocumentError: If it describes none, with the place.
        """
        from zoo_games.core.plain import move_from_json

        move: M = move_from_json(self, data, place)
        return move

    def state_to_json(self, state: S) -> dict[str, Any]:
        """Return a state as the ``state`` object of a document."""
        from zoo_games.core.plain import state_to_json

        return state_to_json(self, state)

    def state_from_json(
        self, data: Any, settings: Settings, players: int, place: str = "state", whole: bool = False
    ) -> S:
        """Return the state that a document's ``state`` describes.

        Args:
            data: The object as parsed.
            settings: The settings of the document.
            players: Number of players of the document.
            place: Path of the object, for errors.
            whole: Whether every key must be there (the ``initial`` of a record).

        Raises:
            DocumentError: For the first fault, with its place.
        """
        from zoo_games.core.plain import state_from_json

        state: S = state_from_json(self, data, settings, players, place)
        return state

    def pack(self, state: S, packer: Packer) -> None:
        """Put a state into the body of a position code; settings and players are in it already.

        The default packs the document's ``state``; a game overrides both this and :meth:`unpack` to be
        shorter.
        """
        from zoo_games.core.notation import pack_document

        pack_document(self.state_to_json(state), packer)

    def unpack(self, packer: Unpacker, settings: Settings, players: int) -> S:
        """Return the state that :meth:`pack` put there.

        Raises:
            NotationError: If what stands there is no state.
            DocumentError: The same; the caller makes a NotationError of it.
        """
        from zoo_games.core.notation import unpack_document

        return self.state_from_json(unpack_document(packer), settings, players)

    # --- components -------------------------------------------------------------------------------

    def components_id(self) -> str:
        """Return ``"sha256:..."`` of the components played with, empty for the game's own."""
        return ""

    def components_to_json(self) -> dict[str, Any] | None:
        """Return the components as a file holds them, to start one's own from; None if there are none."""
        return None

    def with_components(self, data: Any, place: str = "") -> Game[S, M]:
        """Return this game with the components of a file.

        Raises:
            DocumentError: For the first fault, with its place.
        """
        raise DocumentError(place, f"{self.spec.title} has no components that a file could replace")

    def warnings(self, state: S) -> tuple[str, ...]:
        """Return what is outside the assumed component data, one sentence each."""
        return ()

    def witness(self, rule_id: str) -> Witness | None:
        """Return a position in which keeping a rule and breaking it differ, None where none is known."""
        return None

    def setting_witness(self, name: str) -> SettingWitness | None:
        """Return a position in which a setting matters, None where none is known."""
        return None

    # --- for boards, bots and tests ---------------------------------------------------------------

    def view(self) -> Any:
        """Return the :class:`~zoo_games.render.view.View` of the game, None for the plain board."""
        return None

    def bots(self) -> Mapping[str, Callable[[], Agent]]:
        """Return the game's own bots by name; ``random`` and ``greedy`` are there for every game."""
        return {}

    def candidates(self, state: S) -> Iterable[M]:
        """Return every well-formed move that names things on the table, legal or not, for tests."""
        return self.legal(state)

    def check_move(self, state: S, move: M) -> None:
        """Raise :class:`MoveRefused` if a move is not legal."""
        refusals = self.why_not(state, move)
        if refusals:
            raise MoveRefused(refusals)
