"""A place to play: a panel on which a game is chosen, then its board, kept in a file after every move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import anywidget
import traitlets
from ipywidgets import Layout

from zoo_games.core.errors import DocumentError, SettingError, ZooError
from zoo_games.core.protocol import Agent
from zoo_games.notebook.app import App, Figure, LiveBoard
from zoo_games.notebook.controller import Controller
from zoo_games.notebook.line import SPEEDS
from zoo_games.notebook.opening import checked_bots, seed_or_new, written
from zoo_games.notebook.overlay import Speaking, read_static, script
from zoo_games.notebook.places import cell_key, leave_place, take_place
from zoo_games.notebook.saving import Kept, begin_of, keeper, kept_path, read_kept
from zoo_games.notebook.start import Chosen, every_game, form_state
from zoo_games.play.handle import GameHandle
from zoo_games.play.position import Position


class StartPanel(Speaking, anywidget.AnyWidget):
    """The panel on which a game is chosen.

    Args:
        on_message: Called with every message of a page, a dictionary with ``kind``.
    """

    _esm = script(("dom", "theme", "link", "start"))
    _css = read_static("overlay.css") + read_static("start.css")

    form = traitlets.Dict().tag(sync=True)
    error = traitlets.Unicode("").tag(sync=True)
    heard = traitlets.Dict().tag(sync=True)
    generation = traitlets.Int(0).tag(sync=True)

    def __init__(self, on_message: Callable[[dict[str, Any]], None], **traits: Any) -> None:
        super().__init__(**traits)
        self.listen(on_message)

    def __repr__(self) -> str:
        return "<Panel for a new game>"


class Play:
    """A place to play in a notebook; :func:`play` makes one.

    Args:
        key: Name of the place: a later one of the same name replaces it, and its game is kept under it.
        folder: Where the game is kept.
        handles: The games that may be chosen.
        speed: How fast bots move.
        painter: ``"canvas"`` or ``"svg"``.
        strict: Raise what goes wrong inside instead of showing it.
    """

    def __init__(
        self,
        key: str | None,
        folder: Path,
        handles: Sequence[GameHandle],
        speed: str = "normal",
        painter: str = "canvas",
        strict: bool = False,
    ) -> None:
        self.key = key
        self.path = None if key is None else kept_path(key, folder)
        self.speed = speed
        self.app: App | None = None
        self.panel: StartPanel | None = None
        self.closed = False
        self._handles = {handle.name: handle for handle in handles}
        self._painter = painter
        self._strict = strict
        self._agents: dict[int, Agent] = {}
        self._wanted: Callable[[], None] | None = None
        self._figure: Any = None
        self.widget = LiveBoard([], layout=Layout())
        self.widget.add_class("zoo-play")

    # --- the panel --------------------------------------------------------------------------------------

    def offer(self, kept: Kept | None, damage: str) -> None:
        """Show the panel.

        Args:
            kept: A game that can be continued.
            damage: Why the kept game cannot be read, empty if it can.
        """
        self._kept = kept
        self.panel = StartPanel(self._hear)
        self.panel.form = form_state(list(self._handles.values()), str(kept) if kept else "", damage)
        self.panel.add_class("zoo-start")
        self.widget.children = (self.panel,)

    def _hear(self, message: dict[str, Any]) -> None:
        if self.closed or self.panel is None:
            return
        try:
            if message["kind"] == "continue" and self._kept is not None:
                self.resume(self._kept)
            elif message["kind"] == "start":
                self._start(message)
        except ZooError as error:
            self.panel.error = str(error)
        except Exception as error:
            self.panel.error = f"The game cannot be started ({type(error).__name__}: {error})."
            if self._strict:
                raise

    def _start(self, message: Mapping[str, Any]) -> None:
        if "game" not in message and self._wanted is not None:
            self._wanted()
            return
        chosen = Chosen(message, self._handles)
        position = chosen.handle.new(chosen.names, chosen.seed, **chosen.settings)
        self.begin(position, chosen.seed, chosen.bots)

    # --- the game ---------------------------------------------------------------------------------------

    def begin(
        self,
        position: Position,
        seed: int,
        bots: Mapping[int, str | Agent],
        moves: Sequence[Any] = (),
    ) -> None:
        """Show the board of a game.

        Args:
            position: The position after setup.
            seed: Seed of all draws to come.
            bots: By seat, the name of a bot or an agent.
            moves: What has been played already.

        Raises:
            SettingError: If a bot's name or seat does not exist.
        """
        keep = None if self.path is None else keeper(self.path)
        controller = Controller(position, seed, bots, self.speed, moves, True, keep, dealt=True)
        self.app = App(controller, None, self._painter, self._strict)
        self.app.follow(self._update_figure)
        self.widget.children = (self.app.widget,)
        self._close_panel()
        self._update_figure()

    def resume(self, kept: Kept) -> None:
        """Show the board of a game that was kept, where it stood."""
        self.begin(begin_of(kept), kept.record.seed or 0, {**kept.bots, **self._agents}, kept.record.moves)

    def want(self, start: Callable[[], None], agents: Mapping[int, Agent]) -> None:
        """Note the game that was asked for, to be started if the kept one is not continued."""
        self._wanted = start
        self._agents = dict(agents)

    @property
    def position(self) -> Position | None:
        """The position on the board, None while no game has been chosen."""
        return None if self.app is None else self.app.position

    # --- on the page ------------------------------------------------------------------------------------

    def show(self) -> None:
        """Show the place, and beside it the picture that stays when the board is gone."""
        from IPython.display import display

        take_place(self.key, self)
        display(self.widget)
        self._figure = display(self._picture(), display_id=True)

    def _picture(self) -> Any:
        return Blank() if self.app is None else Figure(self.app.controller.public_scene())

    def _update_figure(self) -> None:
        if self._figure is not None:
            self._figure.update(self._picture())

    def _close_panel(self) -> None:
        if self.panel is not None:
            self.panel.layout.close()
            self.panel.close()
            self.panel = None

    def close(self) -> None:
        """Close every widget of this place."""
        if self.closed:
            return
        self.closed = True
        if self.app is not None:
            self.app.close()
        self._close_panel()
        self.widget.layout.close()
        self.widget.close()
        leave_place(self.key, self)

    def _ipython_display_(self) -> None:
        self.show()

    def __repr__(self) -> str:
        return "<A place to play>" if self.app is None else repr(self.app)


class Blank:
    """What stands beside the panel in a page without widgets."""

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        said = "Run this cell to choose a game and play it here."
        return {"text/plain": said, "text/html": f'<p class="zoo-static">{said}</p>'}


def play(
    game: str | GameHandle | None = None,
    players: int | Sequence[str] | None = None,
    *,
    bots: Mapping[int, str | Agent] | None = None,
    seed: int | None = None,
    key: str | None = None,
    folder: str | Path = ".",
    speed: str = "normal",
    painter: str = "canvas",
    strict: bool = False,
    **settings: Any,
) -> Play:
    """Return a place to play: a board for the game that is named, or a panel on which one is chosen.

    The game is kept in a file of the working folder after every move. If the cell is run again, or the
    kernel has been restarted, the game can be continued.

    Args:
        game: Name of a game, or a game; None shows a panel with all games.
        players: How many, or their names in seat order.
        bots: By seat, the name of a bot or an agent; the other seats are people at this page.
        seed: Seed of the setup and of all draws; None takes a new one, shown when the game is over.
        key: Name under which the game is kept, and whose place a later one takes; that of the
            cell by default.
        folder: Where the game is kept.
        speed: How fast bots move: ``"slow"``, ``"normal"``, ``"fast"`` or ``"at once"``.
        painter: ``"canvas"`` or ``"svg"``.
        strict: Raise what goes wrong inside instead of showing it.
        settings: Those that differ from their defaults.

    Raises:
        SettingError: If players, bots, speed or settings cannot be.
        UnknownGame: If there is no such game.
    """
    if speed not in SPEEDS:
        raise SettingError(f'There is no speed "{speed}"; the speeds are {", ".join(SPEEDS)}.')
    handle = GameHandle.load(game) if isinstance(game, str) else game
    if handle is not None and not isinstance(handle, GameHandle):
        raise SettingError(f'A game to play is given by its name, such as "zoomies", not as {written(game)}.')
    if handle is None and (players is not None or bots or settings or seed is not None):
        raise SettingError("Players, bots, seed and settings need a game: name it first.")
    place = Play(
        key if key is not None else cell_key(),
        Path(folder).resolve(),
        every_game() if handle is None else (handle,),
        speed,
        painter,
        strict,
    )
    take_place(place.key, place)
    kept, damage = _kept_game(place.path, handle)
    if handle is None:
        place.offer(kept, damage)
        return place
    chosen = seed_or_new(seed)
    position = handle.new(players, chosen, **settings)
    checked_bots(position, bots)

    def start() -> None:
        place.begin(position, chosen, bots or {})

    place.want(start, {seat: bot for seat, bot in (bots or {}).items() if not isinstance(bot, str)})
    if kept is None and not damage:
        start()
    else:
        place.offer(kept, damage)
    return place


def _kept_game(path: Path | None, handle: GameHandle | None) -> tuple[Kept | None, str]:
    """Return the game that is kept, and why it cannot be read if it cannot."""
    if path is None:
        return None, ""
    try:
        kept = read_kept(path, None if handle is None else handle.game)
    except DocumentError as error:
        return None, f"{path.name} is damaged. {error}."
    return kept, ""
