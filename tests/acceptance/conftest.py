import pytest

from tests.acceptance.positions import GAMES
from zoo_games.core import registry


@pytest.fixture(params=GAMES)
def game(request):
    """Every registered game in turn."""
    return registry.get(request.param)
