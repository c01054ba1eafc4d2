"""What a page would hear: every message of every widget is recorded instead of sent."""

import json
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))


class Traffic(list):
    """The messages that went out, in order."""

    def text(self):
        """Return all that was sent as one text, the drawing commands included."""
        return "\n".join(json.dumps(data) + _buffers(buffers) for data, buffers in self)

    def drawings(self):
        """Return the canvas messages, each as a list of commands."""
        sent = []
        for data, buffers in self:
            if data.get("method") == "custom" and buffers:
                commands = json.loads(bytes(buffers[0]))
                sent.append(commands if isinstance(commands[0], list) else [commands])
        return sent


def _buffers(buffers):
    return " ".join(bytes(buffer).decode("utf-8", "replace") for buffer in buffers or ())


@pytest.fixture
def traffic(monkeypatch):
    """Record what widgets send while the test runs."""
    import comm
    from comm.base_comm import BaseComm
    from ipycanvas import canvas
    from ipywidgets.widgets import widget

    heard = Traffic()

    class Recorded(BaseComm):
        def publish_msg(self, msg_type, data=None, metadata=None, buffers=None, **keys):
            heard.append((json.loads(json.dumps(data or {}, default=str)), buffers))

    monkeypatch.setattr(comm, "create_comm", lambda **keys: Recorded(**keys))
    before = set(widget._instances)
    manager = canvas._CANVAS_MANAGER
    own = manager.comm
    manager.comm = Recorded(target_name="test")
    yield heard
    manager.comm = own
    assert not canvas._CANVAS_MANAGER._caching, "a hold was left open"
    for name in set(widget._instances) - before:
        widget._instances.pop(name, None)


@pytest.fixture
def board(traffic):
    """Make boards that raise what goes wrong inside; they are closed at the end."""
    import counters

    from zoo_games.notebook.app import App
    from zoo_games.notebook.controller import Controller

    made = []

    def make(position=None, bots=None, seed=3, **options):
        options.setdefault("strict", True)
        app = App(Controller(position or counters.new(), seed, bots), **options)
        made.append(app)
        return app

    yield make
    for app in made:
        app.close()


def wish(app, kind, **more):
    """Send a wish as a page of the present generation would."""
    message = {"kind": kind, "view": "v", "serial": 1, "generation": app.controller.generation, **more}
    app.overlay._receive(app.overlay, message, [])
