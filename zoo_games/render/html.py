"""A scene as an HTML image with its alt text, for pages that refuse a bare SVG or would show it unnamed.

JupyterLab refuses SVG in a notebook it does not trust yet, and draws it without a name in one it trusts.
GitHub shows a PNG inside a stored notebook and no SVG: with ``ZOO_GAMES_PICTURES=png`` in the environment
the image is a PNG, which is how the notebooks of this project are stored.
"""

from __future__ import annotations

import base64
import os
from html import escape

from zoo_games.render.png import png
from zoo_games.render.scene import Scene
from zoo_games.render.svg import SvgTheme, svg


def picture_url(picture: str) -> str:
    """Return an SVG text as the address of an image.

    Example:
        >>> picture_url("<svg/>")
        'data:image/svg+xml;base64,PHN2Zy8+'
    """
    return "data:image/svg+xml;base64," + base64.b64encode(picture.encode("utf-8")).decode("ascii")


def figure(scene: Scene, theme: SvgTheme = "light", name: str = "zoo-figure") -> str:
    """Return a scene as a figure that holds one image; its alt text is the scene in words.

    Args:
        scene: What to draw.
        theme: Which colours.
        name: Class of the figure, for styles.
    """
    alt = escape(scene.alt if scene.alt.startswith(scene.title) else f"{scene.title}. {scene.alt}")
    if os.environ.get("ZOO_GAMES_PICTURES") == "png":
        data = base64.b64encode(png(scene, "light" if theme == "auto" else theme)).decode("ascii")
        source = f"data:image/png;base64,{data}"
    else:
        source = picture_url(svg(scene, theme))
    return f'<figure class="{name}"><img alt="{alt}" src="{source}"></figure>'
