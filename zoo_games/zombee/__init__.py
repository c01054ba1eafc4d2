"""ZomBee: dice, flowers and the last honey drop; 2 to 5 players, and the tournament ZomBee Slime."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from zoo_games.core.chance import Stream
from zoo_games.core.explanation import Refusal
from zoo_games.core.notation import Packer, Unpacker
from zoo_games.core.protocol import Agent, Game, GameSpec, SettingWitness, Witness
from zoo_games.core.retelling import Retelling
from zoo_games.core.settings import Settings
from zoo_games.core.shapes import Shape
from zoo_games.zombee import rules, scoring
from zoo_games.zombee.moves import Dice, Flip, Flower, Move, Name, Roll, Stop
from zoo_games.zombee.rulebook import RULEBOOK
from zoo_games.zombee.settings import ZomBeeSettings
from zoo_games.zombee.state import State
from zoo_games.zombee.view import ZomBeeView

__all__ = [
    "Dice",
    "Flip",
    "Flower",
    "Move",
    "Name",
    "Roll",
    "State",
    "Stop",
    "ZomBee",
    "ZomBeeSettings",
]


class ZomBee(Game[State, Move]):
    """The game; what its dice and flowers show are settings.

    Example:
        >>> game = ZomBee()
        >>> state = game.initial(ZomBeeSettings(), 2, Stream(7))
        >>> state = game.apply(state, Roll((0, 1, 2, 3, 4)))
        >>> len(game.chance(state)), sum(weight for _, weight in game.chance(state))
        (200, 7776)
    """

    spec: ClassVar[GameSpec] = GameSpec(
        name="zombee",
        title="ZomBee",
        players=(2, 5),
        credits="Klaus Kreowski, Kosmos, 2015",
        hidden=False,
        rulebook=RULEBOOK,
        settings=ZomBeeSettings,
    )

    # --- rules ------------------------------------------------------------------------------------

    # The rules are functions already; as they stand they are the methods, with no call between.

    to_act = staticmethod(rules.to_act)
    legal = staticmethod(rules.legal)
    apply = staticmethod(rules.apply)
    chance = staticmethod(rules.chance)
    sample = staticmethod(rules.sample)
    random_legal = staticmethod(rules.random_legal)
    canonical = staticmethod(rules.canonical)
    score = staticmethod(scoring.score)
    winners = staticmethod(scoring.winners)
    explain_score = staticmethod(scoring.explain_score)

    def initial(self, settings: Settings, players: int, stream: Stream) -> State:
        """Return the state after setup; see :func:`rules.initial`."""
        assert isinstance(settings, ZomBeeSettings)
        return rules.initial(settings, players, stream)

    def why_not(self, state: State, move: Move) -> tuple[Refusal, ...]:
        """Return every rule a move breaks, the most telling first."""
        from zoo_games.zombee.legality import why_not

        return why_not(state, move)

    def players(self, state: State) -> int:
        """Return the number of seats."""
        return state.table.players

    def settings_of(self, state: State) -> ZomBeeSettings:
        """Return the settings a state is played with."""
        return state.table.rules

    # --- answers ----------------------------------------------------------------------------------

    def because(self, before: State, after: State, key: str) -> str | None:
        """Return why drops or wins moved."""
        from zoo_games.zombee.changes import because

        return because(before, after, key)

    def notices(self, before: State, after: State, names: Sequence[str]) -> tuple[str, ...]:
        """Return who is out, a new round, a game won."""
        from zoo_games.zombee.changes import notices

        return notices(before, after, names)

    def log_line(self, before: State, move: Move, after: State, names: Sequence[str]) -> str:
        """Return one line about a move and what followed by itself."""
        from zoo_games.zombee.telling import log_line

        return log_line(before, move, after, names)

    def retelling(
        self, before: State, move: Move, after: State, names: Sequence[str]
    ) -> Retelling[State] | None:
        """Return the evaluation that a move brings, step by step."""
        from zoo_games.zombee.retelling import retelling

        return retelling(before, move, names)

    # --- texts and documents ----------------------------------------------------------------------

    def move_text(self, state: State, move: Move) -> str:
        """Return a move as people type it."""
        from zoo_games.zombee.notation import move_text

        return move_text(state, move)

    def parse_move(self, state: State, text: str) -> Move:
        """Return the move that a typed text means."""
        from zoo_games.zombee.notation import parse_move

        return parse_move(state, text)

    def state_shape(self, whole: bool = False) -> Shape:
        """Return what the state of a document may be."""
        from zoo_games.zombee.documents import STATE, WHOLE_STATE

        return WHOLE_STATE if whole else STATE

    def move_shape(self) -> Shape:
        """Return what the move of a document may be."""
        from zoo_games.zombee.documents import MOVE

        return MOVE

    def move_to_json(self, move: Move) -> dict[str, Any]:
        """Return a move as the object of a document."""
        from zoo_games.zombee.documents import move_to_json

        return move_to_json(move)

    def move_from_json(self, data: Any, place: str = "move") -> Move:
        """Return the move that an object describes."""
        from zoo_games.zombee.documents import move_from_json

        return move_from_json(data, place)

    def state_to_json(self, state: State) -> dict[str, Any]:
        """Return a state as the object of a document."""
        from zoo_games.zombee.documents import state_to_json

        return state_to_json(state)

    def state_from_json(
        self, data: Any, settings: Settings, players: int, place: str = "state", whole: bool = False
    ) -> State:
        """Return the state that an object describes."""
        from zoo_games.zombee.documents import state_from_json

        assert isinstance(settings, ZomBeeSettings)
        return state_from_json(data, settings, players, place, whole)

    def pack(self, state: State, packer: Packer) -> None:
        """Put a state into a position code."""
        from zoo_games.zombee.codes import pack

        pack(state, packer)

    def unpack(self, packer: Unpacker, settings: Settings, players: int) -> State:
        """Return the state of a position code."""
        from zoo_games.zombee.codes import unpack

        assert isinstance(settings, ZomBeeSettings)
        return unpack(packer, settings, players)

    # --- for boards, bots and tests ---------------------------------------------------------------

    def view(self) -> ZomBeeView:
        """Return the board."""
        return ZomBeeView()

    def candidates(self, state: State) -> Iterator[Move]:
        """Yield every well-formed move, legal or not."""
        from zoo_games.zombee.candidates import candidates

        return candidates(state)

    def bots(self) -> Mapping[str, Callable[[], Agent]]:
        """Return the game's own bots by name."""
        from zoo_games.zombee.bots import BOTS

        return BOTS

    def witness(self, rule_id: str) -> Witness | None:
        """Return a position in which keeping a rule and breaking it differ."""
        from zoo_games.zombee.witness import witnesses

        found = witnesses().get(rule_id)
        return None if found is None else found.told()

    def setting_witness(self, name: str) -> SettingWitness | None:
        """Return a position in which a setting matters."""
        from zoo_games.zombee.witness_settings import setting_witnesses

        return setting_witnesses().get(name)

    def warnings(self, state: State) -> tuple[str, ...]:
        """Return which dice show a face that the settings do not give them."""
        from zoo_games.zombee.components import FACE_NAMES

        return tuple(
            f"Die {die} shows a {FACE_NAMES[face]}, which is on none of its faces."
            for die, face in enumerate(state.dice)
            if face is not None and face not in state.table.faces_of(die)
        )
