"""What the kernel has sent to the page."""

import re


class Traffic:
    """Everything that a page hears over its sockets; made before the notebook is opened.

    Args:
        page: The page.
    """

    def __init__(self, page):
        self.page = page
        self.frames = []
        page.on("websocket", self._listen)

    def _listen(self, socket):
        socket.on("framereceived", self._hear)

    def _hear(self, data):
        self.frames.append(data if isinstance(data, bytes) else data.encode())

    def tells(self, words):
        """Return whether some words stood in what was sent, not as a part of more that a tile is called."""
        whole = rf"(?<![\w*-]){re.escape(words)}(?![\w*-]| with)"
        return re.search(whole.encode(), b"".join(self.frames)) is not None

    def forget(self):
        """Begin anew."""
        self.frames.clear()

    def close(self):
        """Hear no more of sockets that are opened later."""
        self.page.remove_listener("websocket", self._listen)
