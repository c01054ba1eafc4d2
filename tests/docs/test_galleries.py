"""The screenshots of the docs: they exist, in the sizes that their names claim, and are told in words."""

import re
from pathlib import Path

import pytest
from PIL import Image

import screenshots
import zoo_games

DOCS = Path(__file__).resolve().parents[2] / "docs"
PICTURE = re.compile(r'<img src="pictures/([^"]+)" width="\d+%"\s+alt="([^"]*)">')
MOST_BYTES = 3_000_000


def shown(game):
    """Return the pictures of a game's page by file name, with their texts."""
    page = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    return {name: " ".join(text.split()) for name, text in PICTURE.findall(page)}


def taken(game):
    return {name for name in screenshots.names() if name.startswith(f"{game}-")}


@pytest.mark.parametrize("game", zoo_games.games())
def test_the_page_of_a_game_shows_every_screenshot_of_it_and_no_other(game):
    assert set(shown(game)) == taken(game)
    assert {
        f"{game}-{stage}-light-{width}.webp" for stage in screenshots.STAGES for width in (1280, 390)
    } <= taken(game)


def test_zoomies_is_shown_in_the_dark_and_without_colours_too():
    names = taken("zoomies")
    assert len(names) == 3 * 3 * 2
    assert {name.split("-")[2] for name in names} == {"light", "dark", "greyscale"}


@pytest.mark.parametrize("game", zoo_games.games())
def test_every_screenshot_has_a_text_of_its_own(game):
    texts = list(shown(game).values())
    assert all(len(text) > 20 for text in texts)
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("name", sorted(screenshots.names()))
def test_a_screenshot_has_the_size_that_the_page_claims(name):
    width = int(name.rpartition("-")[2].removesuffix(".webp"))
    with Image.open(DOCS / "pictures" / name) as picture:
        assert picture.size == (width, {1280: 720, 390: 844}[width])


@pytest.mark.parametrize("name", [name for name in sorted(screenshots.names()) if "-greyscale-" in name])
def test_a_greyscale_screenshot_is_the_light_one_without_its_colours(name):
    with Image.open(DOCS / "pictures" / name) as grey:
        red, green, blue = grey.convert("RGB").split()
    assert red.tobytes() == green.tobytes() == blue.tobytes()
    with Image.open(DOCS / "pictures" / name.replace("greyscale", "light")) as light:
        assert light.convert("L").tobytes() == red.tobytes()


def test_all_pictures_together_are_small():
    assert sum(path.stat().st_size for path in (DOCS / "pictures").iterdir()) < MOST_BYTES


@pytest.mark.parametrize("game", screenshots.GAMES, ids=lambda game: game.name)
def test_the_texts_tell_the_game_that_the_bots_play(game):
    whole = screenshots.record(game)
    texts = shown(game.name)
    for width in screenshots.SIZES:
        end = texts[screenshots.file_name(game.name, "end", "light", width)]
        winner = whole.result.winners[0]
        assert f"{game.players[winner]} " in end
    middle = whole.states[game.middle]
    assert whole.game.to_act(middle) == 0
    points = {
        f"{player} {score}" for player, score in zip(game.players, whole.game.score(middle), strict=True)
    }
    told = set(re.findall(rf"(?:{'|'.join(game.players)}) \d+", " ".join(texts.values())))
    assert told <= points


@pytest.mark.parametrize("game", zoo_games.games())
def test_the_page_of_a_game_leads_to_every_notebook_of_it(game):
    page = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    notebooks = [path.stem for path in (DOCS.parent / "notebooks").glob(f"{game}_*.ipynb")]
    assert len(notebooks) == 2
    for name in notebooks:
        assert f"(generated/notebooks/{name})" in page.partition("## Notebooks")[2]
