"""The board of Boomerang: what it shows, says and offers."""

import itertools

import pytest

from tests.render.golden import assert_golden
from tests.sizes import deep
from zoo_games.boomerang import Boomerang, BoomerangSettings
from zoo_games.boomerang.components import ANIMALS, CARDS, LANDS, default_components
from zoo_games.boomerang.drawings import animal, card, card_back, land, token
from zoo_games.boomerang.moves import CHOICES, PASS, THROW
from zoo_games.boomerang.palette import PALETTE
from zoo_games.boomerang.witness import cards, choosing, ended, hunting, start
from zoo_games.core.chance import Stream
from zoo_games.render.png import png
from zoo_games.render.scene import Circle, Marks, Rect, Stamp, Text
from zoo_games.render.svg import svg
from zoo_games.render.text import text
from zoo_games.render.theme import THEMES, contrast
from zoo_games.render.view import Play
from zoo_games.testing.compliance import walk

GAME = Boomerang()
VIEW = GAME.view()
NAMES = ("Ada", "Ben", "Cid", "Dot", "Eve")
TABLE = hunting(
    "WDHF",
    stack=(2, 3),
    to_move=0,
    pot=3,
    boomerangs=(9, 12, 12, 12),
    captured=(cards("eFH fFW"), cards("eFW fMH"), cards("tFM"), ()),
)


def scene(state, seat=None, **marks):
    seen = GAME.observe(state, seat)
    return VIEW.scene(seen, names=NAMES[: state.players], marks=Marks(**marks), seat=seat)


def choices(state):
    seen = GAME.observe(state, state.to_move)
    return VIEW.choices(seen, {}, names=NAMES[: state.players])


def states(games=3, **changes):
    for seed in range(games):
        yield from walk(GAME, 3 + seed % 3, Stream(seed, "view"), BoomerangSettings.of(changes)).states


def layer(made, name):
    return next(one for one in made.layers if one.name == name)


def stamped(made, name):
    return [figure.drawing for figure in layer(made, name).figures if isinstance(figure, Stamp)]


# --- the picture --------------------------------------------------------------------------------------


def test_the_table_is_drawn_as_it_was_looked_at():
    made = scene(
        TABLE, 0, lit=("river 0", "captured 0,1"), refused=("boomerangs 3",), numbers=(("emu 1", "1"),)
    )
    assert_golden("boomerang-table.svg", svg(made))


def test_the_table_is_told_as_text():
    assert_golden("boomerang-table.txt", text(scene(TABLE, 0)) + "\n")


def test_every_position_of_random_games_paints_with_every_painter():
    for state in itertools.islice(states(), 0, None, deep(40, 5)):
        for seat in (None, state.to_move):
            made = scene(state, seat)
            assert len(svg(made)) < 200_000
            assert text(made)
            png(made, scale=8)


def test_river_cards_and_captured_cards_have_their_spots():
    for state in itertools.islice(states(), 0, None, 7):
        found = {spot.id: spot for spot in scene(state).spots}
        assert stamped(scene(state), "river") == [card(name) for name in state.river]
        for index, name in enumerate(state.river):
            assert CARDS[name] in found[f"river {index}"].label
        for seat, hoard in enumerate(state.captured):
            for index, name in enumerate(hoard):
                assert CARDS[name] in found[f"captured {seat},{index}"].label
            for name in ANIMALS:
                count = sum(CARDS[other] == name for other in hoard)
                assert found[f"{name} {seat}"].symbol == str(count)


def test_everything_lies_inside_the_picture():
    for state in itertools.islice(states(), 0, None, 11):
        made = scene(state)
        for spot in made.spots:
            assert made.x <= spot.x
            assert spot.x + spot.w <= made.x + made.w
            assert made.y <= spot.y
            assert spot.y + spot.h <= made.y + made.h


@pytest.mark.parametrize("count", [0, 8, 9, 30])
def test_a_river_of_any_length_has_a_picture(count):
    made = scene(start().replace(river=default_components().cards[:count]))
    assert sum(spot.group == "River" for spot in made.spots) == count
    assert svg(made).startswith("<svg")


def test_the_cards_of_an_animal_stay_in_its_cell_however_many_they_are():
    many = start().replace(captured=(tuple(name for name in CARDS if name.startswith("emu")) * 4, (), ()))
    found = {spot.id: spot for spot in scene(many).spots}
    cell = found["emu 0"]
    for index in range(40):
        mini = found[f"captured 0,{index}"]
        assert cell.x <= mini.x
        assert mini.x + mini.w <= cell.x + cell.w
        assert mini.w > 0


def test_only_animals_that_are_played_with_have_a_column():
    three = start(animals=3)
    assert stamped(scene(three), "table") == [animal(name) for name in ANIMALS[:3]]
    more = three.replace(captured=(cards("wDF"), (), ()))
    assert stamped(scene(more), "table") == [animal(name) for name in (*ANIMALS[:3], "wallaby")]


@pytest.mark.rule("B.secret")
def test_a_token_lies_face_down_before_everybody_but_its_chooser():
    for seat in (None, 0, 1, 2, 3):
        made = scene(TABLE, seat)
        lying = stamped(made, "supplies") + stamped(made, "seats")
        for owner, chosen in enumerate(TABLE.choices):
            assert (token(None, owner) in lying) == (owner != seat)
            assert (token(chosen, owner) in lying) == (owner == seat)


@pytest.mark.rule("B.stack")
def test_the_stack_shows_its_order():
    made = scene(TABLE)
    words = [figure.text for figure in layer(made, "supplies").figures if isinstance(figure, Text)]
    assert [word for word in words if word in ("top", "bottom")] == ["bottom", "top"]
    found = {spot.id: spot for spot in made.spots}
    assert found["token 2"].x < found["token 3"].x
    assert found["token 3"].label == "Dot's land token: face down, on top of the stack"
    assert found["token 2"].label == "Cid's land token: face down, number 2 of the stack from its top"
    assert found["token 1"].label == "Ben's land token: face down, before its player"
    assert "On the stack, from the top: Dot, Cid." in made.reading


@pytest.mark.rule("B.most", "B.ties")
def test_the_running_majority_stands_out_and_is_said():
    found = {spot.id: spot for spot in scene(TABLE).spots}
    assert found["emu 0"].label == "Ada: one emu, the most, tied, one point"
    assert found["turtle 2"].label == "Cid: one turtle, the most, one point"
    assert found["fish 2"].label == "Cid: no fish"
    assert "Emus: Ada 1, Ben 1; Ada and Ben have the most and score 1 each." in scene(TABLE).reading
    more = TABLE.replace(captured=(cards("eFH eDF"), cards("eFW"), (), ()))
    found = {spot.id: spot for spot in scene(more).spots}
    assert found["emu 1"].label == "Ben: one emu, no points, one more emu would turn it"
    strict = more.replace(
        captured=(cards("eFH"), cards("eFW"), (), ()), rules=BoomerangSettings(majority_ties="none")
    )
    assert (
        "Emus: Ada 1, Ben 1; Ada and Ben have the most and score nothing in a tie." in scene(strict).reading
    )


def test_marks_are_drawn_on_any_place_that_can_be_named():
    ids = [spot.id for spot in scene(TABLE).spots]
    for id in ids:
        for kind in ("lit", "refused", "last", "offered"):
            made = scene(TABLE, **{kind: (id,)})
            name = "marks" if kind in ("refused", "offered") else kind
            assert layer(made, name).figures, (kind, id)
    labels = [
        f.text
        for f in layer(scene(TABLE, numbers=(("river 1", "12"),)), "marks").figures
        if isinstance(f, Text)
    ]
    assert labels == ["12"]
    assert [spot.id for spot in scene(TABLE, offered=("pot",)).spots if spot.offered] == ["pot"]


@pytest.mark.parametrize("move", [THROW, PASS])
@pytest.mark.parametrize("good", [True, False])
def test_a_move_that_is_tried_is_drawn_at_the_pot(move, good):
    figures = layer(scene(TABLE, ghost=move, ghost_legal=good), "ghost").figures
    assert any(isinstance(figure, Circle) and figure.dash for figure in figures)
    assert layer(scene(TABLE, ghost=CHOICES["water"]), "ghost").figures == ()


def test_drawings_differ_in_outline_and_letters():
    animals = [animal(name).shapes for name in ANIMALS]
    lands = [land(name).shapes for name in LANDS]
    assert len(set(animals)) == 6
    assert len(set(lands)) == 5
    letters = {next(s.text for s in token(name, 0).shapes if isinstance(s, Text)) for name in LANDS}
    assert letters == {"D", "F", "Me", "Mo", "W"}
    assert card_back().shapes != card(next(iter(CARDS))).shapes


PAIRS = [
    ("card.ink", "card.body"),
    ("card.ink", "badge"),
    ("card.edge", "badge"),
    ("table.ink", "ground"),
    ("table.ink", "cell"),
    ("ink", "lead"),
    ("ink", "panel"),
    ("ink.soft", "cell"),
    ("ink.soft", "panel"),
    ("table.ink", "river"),
    ("animal.line", "card.body"),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_letters_are_told_from_their_ground(one, other, theme):
    assert contrast(PALETTE.colour(one, theme), PALETTE.colour(other, theme)) >= 4.5


# --- words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "title"),
    [
        (start(), "Boomerang, a card is dealt"),
        (choosing(1), "Boomerang, Ben to choose a land"),
        (hunting("DWH", to_move=2), "Boomerang, Cid to throw or pass"),
        (ended("ee", "l", ""), "Boomerang, the game is over: Ada wins with two points"),
        (
            ended("e", "l", "", boomerangs=(5, 4, 3)),
            "Boomerang, the game is over: Ada and Ben have 1 each; Ada wins by the number of boomerangs, "
            "5 to 4",
        ),
        (
            ended("e", "l", ""),
            "Boomerang, the game is over: Ada and Ben have 1 each, the number of boomerangs equal "
            "too, 5; they share the win",
        ),
    ],
)
def test_the_title_says_what_is_due(state, title):
    assert scene(state).title == title
    assert scene(state).alt.startswith(f"{title}.")


def test_a_seat_is_said_in_one_sentence():
    reading = scene(TABLE, 0).reading
    assert reading[0] == (
        "Ada has three points, holds nine boomerangs, starts the hunt, has chosen water and hunts."
    )
    assert reading[2] == "Cid has three points, holds 12 boomerangs, has chosen a land and has passed."


def test_the_last_river_says_what_it_lacks():
    state = choosing(river=cards("eDW fDH"), deck=())
    assert "The river lacks forest and meadow." in scene(state).reading
    assert "The river is empty." in scene(start()).reading


def test_a_position_that_leaves_things_out_has_a_picture():
    for data in (
        {},
        {"captured": [[], [], []], "boomerangs": [13, 5, 6]},
        {"phase": "over"},
        {"phase": "hunt"},
    ):
        state = GAME.state_from_json(data, BoomerangSettings(), 3)
        assert svg(scene(state)).startswith("<svg")
        assert VIEW.choices(state, {}, names=NAMES[:3]).prompt


# --- choices ------------------------------------------------------------------------------------------


def test_five_lands_are_offered_with_pictures_keys_and_hints():
    made = choices(choosing(1))
    assert made.prompt == "Ben, choose a land in secret; nobody sees it before the capture."
    assert [(button.label, button.key, button.act) for button in made.buttons] == [
        (name.capitalize(), str(number), Play(CHOICES[name])) for number, name in enumerate(LANDS, 1)
    ]
    assert [button.hint for button in made.buttons][:2] == [
        "Two cards of the river show dunes: one emu and one fish.",
        "One card of the river shows forest: one fish.",
    ]
    assert all(button.picture for button in made.buttons)
    lacking = choices(choosing(river=cards("eDW fDH"), deck=()))
    assert lacking.buttons[1].hint == "No card of the river shows forest."


def test_throw_and_pass_are_offered_with_what_they_bring():
    made = choices(TABLE)
    assert [(button.label, button.key, button.act) for button in made.buttons] == [
        ("Throw a boomerang", "t", Play(THROW)),
        ("Pass with three boomerangs", "p", Play(PASS)),
    ]
    assert made.buttons[0].hint == "You keep eight boomerangs; the pot holds 4 then."
    assert made.buttons[1].hint == "You have 12 boomerangs then, and one hunter captures before you."
    assert made.targets == {"pot": Play(PASS), "boomerangs 0": Play(THROW)}
    assert made.offered == ("pot", "boomerangs 0")


@pytest.mark.rule("B.broke")
def test_who_has_no_boomerang_is_offered_the_pass_alone_and_may_ask_why():
    made = choices(TABLE.replace(boomerangs=(0, 12, 12, 12)))
    assert [button.id for button in made.buttons] == ["pass"]
    assert made.offered == ("pot",)
    assert made.targets["boomerangs 0"] == Play(THROW)


def test_nothing_is_offered_while_cards_are_dealt_and_after_the_end():
    assert choices(start()).buttons == ()
    assert choices(ended("ee", "l", "")).prompt == "The game is over: Ada wins with two points."


# --- size of texts --------------------------------------------------------------------------------------


def test_no_text_is_smaller_than_eleven_pixels_on_a_table_480_pixels_wide():
    for state in itertools.islice(states(), 0, None, 9):
        for seat in (None, state.to_move):
            made = scene(state, seat, numbers=(("deck", "12"),), lit=("river 0",))
            small = [
                shape for shape in made.shapes if isinstance(shape, Text) and shape.size * 480 / made.w < 11
            ]
            assert small == []


LONG = (
    "Evangeline-Rose the First",
    "Maximilian-Alexander",
    "Cid",
    "Wilhelmina-Theodora",
    "Bartholomew-James",
)


@pytest.mark.parametrize(
    "state",
    [
        start(players=5),
        choosing(2),
        hunting("WDHFM", stack=(2, 3), pot=12, boomerangs=(12, 11, 10, 9, 60)),
        hunting("WDHFM", stack=(2, 3, 4), to_move=0),
        ended("e", "l", "f", "w", "t", boomerangs=(5,) * 5),
        ended("ee", "ll", "", boomerangs=(5, 4, 3)),
    ],
)
def test_texts_stay_in_the_picture_and_in_their_panel_however_long_the_names(state):
    """A letter is 0.62 of its size wide in bold, 0.58 else: wide fonts need that on the average."""
    made = VIEW.scene(state, names=LONG[: state.players])
    panels = [spot for spot in made.spots if spot.id.startswith("boomerangs")]
    for shape in made.shapes:
        if not isinstance(shape, Text):
            continue
        length = len(shape.text) * shape.size * (0.62 if shape.bold else 0.58)
        left = shape.x - {"start": 0, "middle": 0.5, "end": 1}[shape.anchor] * length
        assert left >= 0, shape
        assert left + length <= made.w + 0.05, shape
        for panel in panels:
            if panel.x <= shape.x <= panel.x + panel.w and panel.y <= shape.y <= panel.y + panel.h:
                assert left + length <= panel.x + panel.w, shape


@pytest.mark.rule("B.tie", "B.breaks")
@pytest.mark.parametrize(
    ("state", "won"),
    [
        (ended("ee", "l", ""), [0]),
        (ended("e", "l", "", boomerangs=(5, 4, 3)), [0]),
        (ended("e", "l", ""), [0, 1]),
    ],
)
def test_who_has_won_stands_out_at_the_end(state, won):
    seats = layer(scene(state), "seats").figures
    gold = [figure.y for figure in seats if isinstance(figure, Rect) and figure.fill == "lead"]
    found = {spot.id: spot for spot in scene(state).spots}
    assert gold == [found[f"boomerangs {seat}"].y for seat in won]


@pytest.mark.rule("B.first")
def test_who_starts_the_hunt_is_marked_and_said():
    state = choosing(1).replace(starter=2)
    found = {spot.id: spot for spot in scene(state).spots}
    first = [f for f in layer(scene(state), "seats").figures if isinstance(f, Text) and f.text == "1st"]
    assert len(first) == 1
    assert found["boomerangs 2"].y < first[0].y < found["boomerangs 2"].y + found["boomerangs 2"].h
    assert "starts the hunt" in found["boomerangs 2"].label
