"""A scene as an HTML image with its alt text, for pages that refuse a bare SVG or would show it unnamed.

JupyterLab refuses SVG in a notebook it does not trust yet, and draws it without a name in one it trusts.
GitHub shows a PNG inside a stored notebook and no SVG: with ``ZOO_GAMES_PICTURES=png`` in the environment
the image is a PNG, which is how the notebooks of this project are stored.
"""

from __future__ import annotations

import base64
import os
from contextlib import suppress
from html import escape
from typing import Any, Literal

from zoo_games.render.png import NoPillow, png
from zoo_games.render.scene import Scene
from zoo_games.render.svg import SvgTheme, svg
from zoo_games.render.text import text


def picture_url(picture: str) -> str:
    """Return an SVG text as the address of an image.

    Example:
        >>> picture_url("<svg/>")
        'data:image/svg+xml;base64,PHN2Zy8+'
    """
    return "data:image/svg+xml;base64," + base64.b64encode(picture.encode("utf-8")).decode("ascii")


FOLLOW = (
    "<style>"
    '[data-jp-theme-light="false"] .zoo-if-dark{display:inline!important}'
    '[data-jp-theme-light="false"] .zoo-if-light{display:none!important}'
    "</style>"
)
"""Shows the dark picture where JupyterLab is dark; a page that drops this, or is no JupyterLab, shows the
light one, since the dark one is ``hidden``; a JupyterLab that does not trust the notebook yet drops that word
where it has no value, so it has one. JupyterLab's theme is no setting of the browser, so that an SVG
could ask for it."""


def figure(scene: Scene, theme: SvgTheme | Literal["page"] = "light", name: str = "zoo-figure") -> str:
    """Return a scene as a figure that holds one image; its alt text is the scene in words.

    Args:
        scene: What to draw.
        theme: Which colours; ``"page"`` holds a light and a dark image, of which a live JupyterLab shows the
            one of its theme and any other page the light one.
        name: Class of the figure, for styles.
    """
    alt = escape(scene.alt if scene.alt.startswith(scene.title) else f"{scene.title}. {scene.alt}")
    if os.environ.get("ZOO_GAMES_PICTURES") == "png":
        data = base64.b64encode(png(scene, theme if theme in ("dark", "print") else "light")).decode("ascii")
        return _framed(name, f'<img alt="{alt}" src="data:image/png;base64,{data}">')
    if theme != "page":
        return _framed(name, f'<img alt="{alt}" src="{picture_url(svg(scene, theme))}">')
    light, dark = picture_url(svg(scene, "light")), picture_url(svg(scene, "dark"))
    images = (
        f'<img class="zoo-if-light" alt="{alt}" src="{light}">'
        f'<img class="zoo-if-dark" hidden="hidden" alt="{alt}" src="{dark}">'
    )
    return FOLLOW + _framed(name, images)


def _framed(name: str, images: str) -> str:
    return f'<figure class="{name}">{images}</figure>'


def bundle(scene: Scene) -> dict[str, Any]:
    """Return a scene in every form that a page may choose from: text, an image, SVG and, with Pillow, PNG.

    Example:
        >>> sorted(bundle(Scene("Nothing", "Nothing.", 0, 0, 1, 1, ())))[-2:]
        ['text/html', 'text/plain']
    """
    forms: dict[str, Any] = {
        "text/plain": text(scene),
        "text/html": figure(scene, "page"),
        "image/svg+xml": svg(scene),
    }
    with suppress(NoPillow):
        forms["image/png"] = png(scene, "light", 64)
    return forms
