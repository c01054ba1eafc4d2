"""The README says what is there, and no more."""

import re
from pathlib import Path

import zoo_games

README = (Path(__file__).resolve().parents[2] / "README.md").read_text(encoding="utf-8")
STATUS = README.partition("## What is there")[2].partition("\n## ")[0]
TITLES = {"zoomies": "Zoomies", "boomerang": "Boomerang", "zombee": "ZomBee", "wonderzoo": "WonderZoo"}


def test_the_readme_opens_with_a_picture_that_is_there_and_says_what_it_shows():
    before_the_first_move = README.partition("```")[0]
    pictures = re.findall(r'(?:src|srcset)="([^"]+)"', before_the_first_move)
    assert pictures
    for picture in pictures:
        assert (Path(__file__).resolve().parents[2] / picture).is_file()
    assert re.search(r'alt="[^"]{40,}"', before_the_first_move)


def test_the_games_that_are_there_and_those_that_are_not_are_named_as_such():
    missing = re.search(r"[^.]*not in it yet\.", STATUS)
    not_there = missing[0] if missing else ""
    there = STATUS.replace(not_there, "")
    for name, title in TITLES.items():
        assert (title in there) == (name in zoo_games.games())
        assert (title in not_there) == (name not in zoo_games.games())


def test_whoever_made_a_game_that_is_there_is_named():
    named = " ".join(README.split())
    for name in zoo_games.games():
        for part in zoo_games.load(name).spec.credits.split(", "):
            assert part.rstrip(".") in named


def test_every_file_that_the_readme_links_to_is_there():
    links = [link for link in re.findall(r"\]\(([^)#]+)\)", README) if not link.startswith("http")]
    assert links
    assert [link for link in links if not (Path(__file__).resolve().parents[2] / link).exists()] == []
