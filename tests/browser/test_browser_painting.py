"""What is painted piece by piece on a canvas is, pixel for pixel, what is painted whole.

A pixel of a soft edge may differ, as a browser smooths it in another way under a clip; a shape that was
left over, or not drawn, would differ in hundreds of pixels.
"""

import pytest
from boards import OnPage
from PIL import ImageChops

pytestmark = pytest.mark.browser

SHADES = 16
"""Difference of a colour channel, 0 to 255, from which on a pixel is another."""

FEW = 1 / 2000
"""Greatest share of such pixels in a picture."""

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
    others = ImageChops.difference(before, after).convert("L").point(lambda shade: 255 * (shade > SHADES))
    assert others.histogram()[255] <= FEW * before.width * before.height
