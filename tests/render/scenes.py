"""A small scene with every kind of figure."""

from zoo_games.render.scene import Circle, Drawing, Layer, Path, Rect, Scene, Spot, Stamp, Text
from zoo_games.render.theme import BASE

LEAF = Drawing(
    "leaf",
    (
        Path(
            (("M", (0, 0)), ("Q", (0.5, -0.5, 1, 0)), ("C", (0.8, 0.4, 0.2, 0.4, 0, 0)), ("Z", ())),
            "mark.legal",
            "ink",
        ),
        Circle(0.5, 0, 0.1, "halo"),
    ),
)


def every_figure(palette=BASE) -> Scene:
    """Return a scene with a shape of each kind, dashes, a drawing laid twice and a text to escape."""
    figures = (
        Rect(0, 0, 3, 2, "panel", "line", 0.04, 0.2, (0.1, 0.2, 0.05)),
        Rect(0.5, 0.5, 0, 0, "ink"),
        Circle(1, 1, 0.4, None, "mark.refused", 0.1, (0.1, 0.1)),
        Path((("M", (0, 0)), ("L", (1, 1)), ("M", (2, 0)), ("L", (2, 1))), None, "mark.lit", 0.05),
        Stamp(LEAF, 0.25, 1.5),
        Stamp(LEAF, 1.5, 1.5, 0.5),
        Text(1.5, 0.3, 'Tom & "Jo" <b>', "ink", 0.3, "start", bold=True),
    )
    return Scene(
        title="Every <figure>",
        alt="A & B",
        x=-0.1,
        y=-0.1,
        w=3.2,
        h=2.2,
        layers=(Layer("all", figures), Layer("none", ())),
        spots=(Spot("cell 0,0", "a corner", 0, 0, cell=(0, 0), symbol="X"),),
        reading=("One fact.",),
        palette=palette,
    )
