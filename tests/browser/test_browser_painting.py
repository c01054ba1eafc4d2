"""What is painted piece by piece on a canvas is, pixel for pixel, what is painted whole.

The soft edge of a shape may differ by a few shades, as a browser smooths it in another way under a clip.
"""

import pytest
from boards import OnPage
from PIL import ImageChops

pytestmark = pytest.mark.browser

SHADES = 16
"""Greatest difference of a colour channel at a soft edge, 0 to 255."""

GAME = """import zoo_games
from zoo_games.notebook import board
board(zoo_games.load('{game}').new(2, seed=4))"""


def pixels(board):
    """Return the canvas with nothing pointed at, without its first pixel, which counts the frames."""
    board.root.evaluate("root => root.contains(document.activeElement) && document.activeElement.blur()")
    board.page.mouse.move(2, 2)
    board.settled()
    picture = board.picture()
    picture.paste((0, 0, 0), (0, 0, 1, 1))
    return picture


def wander(board, count):
    """Point at places and act on those that are offered, so that many frames follow each other."""
    for number in range(count):
        offered = board.root.locator(".zoo-spot.zoo-offered")
        for index in (0, number % offered.count()):
            offered.nth(index).hover()
            board.settled()
        offered.nth(number % offered.count()).click()
        board.settled()


@pytest.mark.parametrize("game", ["zoomies", "wonderzoo"])
def test_a_board_painted_in_pieces_is_the_same_after_a_reload(jupyter, name, game):
    jupyter.open(name, [GAME.format(game=game)])
    board = OnPage(jupyter.page)
    board.ready()
    board.fits()
    wander(board, 3)
    before = pixels(board)
    jupyter.reload(name)
    again = OnPage(jupyter.page)
    again.ready()
    again.fits()
    after = pixels(again)
    assert before.size == after.size
    assert max(high for _, high in ImageChops.difference(before, after).getextrema()) <= SHADES
