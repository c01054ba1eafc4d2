"""What is read to people is words: no spelling of tiles and moves, no ids, nothing of the code."""

import re

import pytest

from tests.acceptance.positions import walks
from tests.sizes import deep
from zoo_games.core.chance import Stream
from zoo_games.core.naming import named, named_explanation
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.core.registry import get
from zoo_games.explore.log import turns
from zoo_games.notebook.advice import deed
from zoo_games.notebook.speech import spoken
from zoo_games.play.position import Position
from zoo_games.render.view import Select

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hal")

NOTATION = {
    "a spelling with colons": r"\w:\S",
    "a spelling with stars": r"\*",
    "a dog tile": r"\b[CPBHG]z?-[CPBHG]",
    "a letter with a number": r"\b[A-Z]\d\b",
    "a rule id": r"\b[A-Z]\.[a-z]",
    "None, True or False": r"\bNone\b(?! (?:of|is) )|\bTrue\b|\bFalse\b",
    "an underscore": r"_",
    "brackets of the code": r"[\[\]{}<>=]|\(\)|\('|\(-?\d+, -?\d+\)",
    "a seat number": r"\b[Ss]eats? \d",
    "the id of a place of a zoo or table": r"\b(zoo|table) \d",
}
"""What must not be heard, by its name."""


def faults(text):
    """Return what of the code a text holds."""
    return [name for name, pattern in NOTATION.items() if re.search(pattern, text)]


def heard(game, walk, every=1):
    """Yield every text of a random game that a person may hear, with where it stands."""
    count = game.players(walk.states[0])
    names = NAMES[:count]
    for index, state in enumerate(walk.states):
        if index + 1 < len(walk.states):
            yield "log", game.log_line(state, walk.moves[index], walk.states[index + 1], names)
        if index % every:
            continue
        position = Position(game, state, names)
        actor = game.to_act(state)
        yield from of_scene(position.view())
        if actor in (CHANCE, OVER):
            yield from of_choices(position.view(), {})
            continue
        seen = position.view(actor)
        yield from of_scene(seen)
        yield from of_choices(seen, {})
        yield "hint", deed(seen, Stream(index, "hint").pick(position.legal()))
    yield from of_scores(game, walk.states[-1], names)
    for turn in turns(game, walk.states[0], walk.moves, names):
        yield "turn", str(turn)


def of_scene(position):
    scene = position.scene()
    yield "title", scene.title
    yield "alt", scene.alt
    yield "the board said", spoken(scene)
    for spot in scene.spots:
        yield f"label of {spot.id}", spot.label
        yield f"name of {spot.id}", spot.name
        yield f"group of {spot.id}", spot.group


def of_choices(position, selection, depth=1):
    """Yield the texts of the choices, and of those that one step leads to."""
    made = position.choices(selection)
    yield "prompt", made.prompt
    for button in made.buttons:
        where = f"button {button.id}"
        yield from ((where, text) for text in (button.label, button.hint, button.group))
        if button.picture is not None:
            yield from ((f"picture of {where}", text) for text in (button.picture.alt, button.picture.title))
        if depth and isinstance(button.act, Select):
            kept = {name: value for name, value in made.selection.items() if name not in button.act.drops}
            yield from of_choices(position, {**kept, button.act.name: button.act.value}, depth - 1)


def of_scores(game, state, names):
    for item in named_explanation(game.explain_score(state), names).items:
        yield "item", item.name
        for step in item.steps:
            yield "step", step.text
    yield "outcome", named(game.tie_break(state, names) or "", names).partition(" (")[0]


def test_nothing_of_the_code_is_heard_in_whole_random_games(game):
    found = {}
    for _, walk in zip(range(deep(2, 8)), walks(game, seed=11), strict=False):
        every = max(1, len(walk.states) // deep(40, 120))
        for where, text in heard(game, walk, every):
            for fault in faults(text):
                found.setdefault((fault, re.sub(r"\d+", "9", where)), text)
    assert not found, "\n".join(f"{where}: {fault}: {text}" for (fault, where), text in found.items())


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("On the table: path:I:E.", "a spelling with colons"),
        ("Tossed, open: B*-G.", "a spelling with stars"),
        ("Tossed, open: B-G.", "a dog tile"),
        ("The icon is M1.", "a letter with a number"),
        ("9 all; they share the win (W.tie)", "a rule id"),
        ("Held is: None", "None, True or False"),
        ("take_bus", "an underscore"),
        ("at (3, 4)", "brackets of the code"),
        ("Seat 0 wins", "a seat number"),
        ("put it on zoo 0 3,4", "the id of a place of a zoo or table"),
    ],
)
def test_the_search_finds_each_kind_of_notation(text, fault):
    assert fault in faults(text)


def test_words_are_no_notation():
    for text in (
        "Ada: the red visitor at 3,4 scores 2.",
        "None of four tiles fit.",
        "None is left over.",
        "-1,0 to 2,-3",
    ):
        assert faults(text) == []


def test_a_hint_says_the_land_that_its_log_line_keeps_secret():
    game = get("boomerang")
    state = next(walks(game)).states[0]
    position = Position(game, state, NAMES[: game.players(state)])
    while position.to_move == "chance":
        position = position.sample(1)
    move = position.legal()[0]
    lands = ("Dunes", "Forest", "Meadow", "Mountain", "Water")
    assert deed(position.view(position.to_move), move) in [f"play: {land}" for land in lands]
