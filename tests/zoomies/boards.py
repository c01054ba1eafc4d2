"""Boards of Zoomies for the tests of what they show and offer."""

from zoo_games.core.chance import Stream
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.render.scene import Marks
from zoo_games.zoomies import Laid, Token, Zoomies, ZoomiesSettings, make_state

GAME = Zoomies()
VIEW = GAME.view()
NAMES = ("Ada", "Ben", "Cleo", "Dan")
FULL = [(4, 4), (4, 4)]


def scene(state, seat=None, marks=None):
    seen = GAME.observe(state, seat)
    return VIEW.scene(seen, names=NAMES[: state.players], marks=marks or Marks(), seat=seat)


def choices(state, **selection):
    seen = GAME.observe(state, state.to_move)
    return VIEW.choices(seen, selection, names=NAMES[: state.players])


def worked():
    """The worked Frens figure: 4 sides, 8 points."""
    laid = [Laid("B*-H", (0, 0), "E"), Laid("B-H*", (1, 0), "S"), Laid("B*-Hz", (1, 1), "S")]
    tokens = [Token(0, "frens", (0, 0), "E"), Token(1, "zoomies", (2, 1), None)]
    hands = [["C*-Pz", "G*-C"], ["P*-H", "B-G*"]]
    return make_state(
        ZoomiesSettings(), 2, laid, tokens, hands, [(4, 3), (3, 4)], ["P*-G"], ["H*-C"], 0, "tile"
    )


def states(seeds, players=None):
    """Yield every state of random games."""
    for seed in range(seeds):
        stream = Stream(seed, "test_view")
        state = GAME.initial(ZoomiesSettings(), players or 2 + seed % 3, Stream(seed))
        while True:
            yield state
            actor = GAME.to_act(state)
            if actor == OVER:
                break
            move = GAME.sample(state, stream) if actor == CHANCE else GAME.random_legal(state, stream)
            state = GAME.apply(state, move)


def some(seeds, every):
    return [state for number, state in enumerate(states(seeds)) if number % every == 0]


def laid_by_ada():
    return worked().replace(
        tokens=(), left=tuple(FULL), phase="token", placed=((1, 1), "S"), hands=(("C*-P",), ("P*-H", "B-G*"))
    )


def layer(picture, name):
    return next(layer for layer in picture.layers if layer.name == name).figures
