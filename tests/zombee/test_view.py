"""The board of ZomBee: what it shows, says and offers."""

import pytest

from tests.render.golden import assert_golden
from tests.sizes import deep
from zoo_games.core.chance import Stream
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.render.png import png
from zoo_games.render.scene import Circle, Marks, Rect, Stamp, Text
from zoo_games.render.svg import svg
from zoo_games.render.text import text
from zoo_games.render.theme import THEMES, contrast
from zoo_games.render.view import Play, Select
from zoo_games.testing.compliance import walk
from zoo_games.zombee import Flip, Flower, Name, Roll, Stop, ZomBee, ZomBeeSettings
from zoo_games.zombee.components import FACES, KINDS
from zoo_games.zombee.drawings import GREEN_DROP, PALETTE, SLOT, YELLOW_DROP, die, flower, symbol
from zoo_games.zombee.witness import flipping, rolled, start

GAME = ZomBee()
VIEW = GAME.view()
NAMES = ("Mia", "Tom", "Ada", "Ben", "Zoe")
SETTINGS = [
    {},
    {"tournament": True},
    {"dice_a": 10, "dice_b": 10, "bees": 40, "questions": 10},
    {"dice_a": 1, "dice_b": 0, "bees": 0, "questions": 0, "honey_cap": 9},
]


def scene(state, **marks):
    return VIEW.scene(state, names=NAMES[: state.players], marks=Marks(**marks))


def choices(state, **selection):
    return VIEW.choices(state, selection, names=NAMES[: state.players])


def states(changes, games=2):
    settings = ZomBeeSettings.of(changes)
    for seed in range(games):
        yield from walk(GAME, 2 + (seed * 3) % 4, Stream(seed, "view"), settings).states[:60]


def spots(made):
    return {spot.id: spot for spot in made.spots}


# --- the picture --------------------------------------------------------------------------------------


@pytest.mark.parametrize("changes", SETTINGS, ids=str)
def test_every_die_flower_and_seat_is_drawn_and_has_a_spot(changes):
    for state in states(changes):
        found = spots(scene(state))
        wanted = [f"die {at}" for at in range(state.table.count)]
        wanted += [f"flower {at}" for at in range(state.table.flowers)]
        wanted += [f"honey {seat}" for seat in range(state.players)]
        wanted += [f"wins {seat}" for seat in range(state.players)] if state.rules.tournament else []
        assert list(found) == wanted


@pytest.mark.parametrize("changes", SETTINGS, ids=str)
def test_everything_lies_inside_the_picture_and_no_two_things_on_one_place(changes):
    for state in states(changes, games=1):
        made = scene(state)
        boxes = [(spot.x, spot.y, spot.w, spot.h) for spot in made.spots if not spot.id.startswith("wins")]
        for at, (x, y, wide, high) in enumerate(boxes):
            assert x >= 0 <= y
            assert x + wide <= made.w + 1e-9
            assert y + high <= made.h + 1e-9
            for left, top, across, down in boxes[:at]:
                assert x >= left + across or left >= x + wide or y >= top + down or top >= y + high


def test_each_group_is_a_grid_of_its_own():
    made = scene(start(2))
    assert [spot.cell for spot in made.spots if spot.group == "Dice"] == [(0, at) for at in range(5)]
    flowers = [spot.cell for spot in made.spots if spot.group == "Flowers"]
    assert flowers == [(row, column) for row in range(2) for column in range(7)]


def test_drops_and_room_for_more_are_drawn_and_green_drops_in_a_tournament():
    state = rolled("zbbbb", honey=(2, 1, 2), tournament=True).replace(wins=(1, 0, 0))
    stamps = [
        figure.drawing
        for layer in scene(state).layers
        for figure in layer.figures
        if isinstance(figure, Stamp)
    ]
    assert stamps.count(YELLOW_DROP) == 5
    assert stamps.count(SLOT) == 1
    assert stamps.count(GREEN_DROP) == 3


def test_the_second_kind_of_dice_differs_without_colour():
    for face in FACES:
        first, second = die(face, False), die(face, True)
        assert len(second.shapes) == len(first.shapes) + 1


def test_every_symbol_is_a_drawing_of_its_own():
    assert len({symbol(face) for face in FACES}) == len(FACES)
    assert len({flower(kind) for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize("theme", THEMES)
def test_pictures_can_be_told_apart_in_every_theme(theme):
    pairs = [
        ("die.edge", "die.first"),
        ("die.edge", "die.second"),
        ("zzz", "die.first"),
        ("zzz", "die.second"),
        ("heart.ink", "heart.back"),
        ("heart.ink", "heart.front"),
        ("petal.edge", "petal.bee"),
        ("petal.edge", "petal.question"),
        ("table.ink", "tray"),
        ("table.ink", "meadow"),
    ]
    for one, other in pairs:
        assert contrast(PALETTE.colour(one, theme), PALETTE.colour(other, theme)) >= 4.5, (one, other)
    assert contrast(PALETTE.colour("bug.line", theme), PALETTE.colour("bee.fur", theme)) >= 4.5
    assert contrast(PALETTE.colour("bug.line", theme), PALETTE.colour("zombee.skin", theme)) >= 4.5


@pytest.mark.parametrize("changes", SETTINGS, ids=str)
def test_every_state_paints(changes):
    for state in list(states(changes, games=1))[:: deep(20, 1)]:
        made = scene(state)
        assert svg(made).startswith("<svg")
        assert made.title in text(made)
    assert png(made)[:4] == b"\x89PNG"


def test_a_position_that_leaves_things_out_has_a_picture_too():
    state = GAME.state_from_json({"honey": [2, 1]}, ZomBeeSettings(), 2)
    made = scene(state)
    assert list(spots(made)) == ["honey 0", "honey 1"]
    assert made.title == "ZomBee"
    assert choices(state).prompt == "ZomBee."
    empty = GAME.state_from_json({}, ZomBeeSettings(tournament=True), 2)
    assert scene(empty).reading[0] == "Mia."


# --- marks --------------------------------------------------------------------------------------------


def layer(made, name):
    return next(layer.figures for layer in made.layers if layer.name == name)


def test_picked_dice_are_lifted_framed_and_ticked():
    state = rolled("zbbhs")
    plain, made = scene(state), scene(state, picked=("die 0", "die 4"))
    lifted = [figure.y for figure in layer(made, "dice") if isinstance(figure, Stamp)]
    resting = [figure.y for figure in layer(plain, "dice") if isinstance(figure, Stamp)]
    assert [before > now for before, now in zip(resting, lifted, strict=True)] == [
        True,
        False,
        False,
        False,
        True,
    ]
    assert sum(isinstance(figure, Circle) for figure in layer(made, "picked")) == 2


def test_lit_last_refused_and_numbered_places_are_marked():
    state = flipping(rolled("zbbbb"), "flip", (1, 2, 1, 2), "yellow", "b")
    made = scene(
        state,
        lit=("die 1", "honey 2"),
        last=("flower 0",),
        refused=("flower 0",),
        numbers=(("die 1", "+1"),),
        offered=("flower 5",),
    )
    assert len([one for one in layer(made, "lit") if isinstance(one, Rect)]) == 4
    assert len(layer(made, "last")) == 2
    assert [one.text for one in layer(made, "marks") if isinstance(one, Text)] == ["+1"]
    assert [spot.id for spot in made.spots if spot.offered] == ["flower 5"]


def test_of_the_last_move_only_what_shows_something_is_framed():
    made = scene(start(2).replace(flowers=("bee",) + (None,) * 13), last=("die 0", "flower 0", "flower 1"))
    assert len(layer(made, "last")) == 2


def test_marks_for_places_that_are_not_there_are_no_error():
    scene(start(2), lit=((0, 1), "river 0"), refused=("die 9",), numbers=(("cell 1,1", "2"),), last=((3, 3),))


@pytest.mark.parametrize(
    ("move", "figures"), [(Roll((0, 4)), 2), (Flip(3), 1), (Name(1), 1), (Stop(), 0), (None, 0)], ids=str
)
def test_a_tried_move_is_framed(move, figures):
    for good in (True, False):
        made = layer(scene(rolled("zbbhs"), ghost=move, ghost_legal=good), "ghost")
        assert len([one for one in made if isinstance(one, Rect) and one.dash]) == figures


# --- words --------------------------------------------------------------------------------------------


def test_labels_tell_what_lies_there():
    state = flipping(rolled("zbbhs"), "flower", (0,), flowers="bq")
    found = {id: spot.label for id, spot in spots(scene(state)).items()}
    assert found["die 0"] == "die 0: ZomBee"
    assert found["flower 0"] == "flower 0: a bee, face up"
    assert found["flower 1"] == "flower 1: a question mark, face up"
    assert found["flower 2"] == "flower 2: being turned over"
    assert found["flower 3"] == "flower 3: face down"
    assert found["honey 0"] == "Mia has two honey drops and room for one more, owes one flip and is active."
    later = spots(scene(GAME.apply(rolled("zbbhs"), Roll((0, 4)))))
    assert later["die 0"].label == "die 0: in the air"
    assert spots(scene(start(2)))["die 0"].label == "die 0: not rolled yet"


def test_a_roll_is_told_in_the_sentences_beside_the_board():
    assert "The dice show two bees, one honey drop, one ZomBee and one Zzz." in scene(rolled("zbbhs")).reading
    assert "Two rolls left in this turn." in scene(rolled("zbbhs")).reading


def test_the_live_chance_of_the_next_flower_is_told():
    made = scene(flipping(rolled("zbbbb"), "flip", (1, 2, 1, 2), "yellow", "bbbb"))
    assert (
        "Face down: ten flowers, seven bees, two question marks and the ZomBee. "
        "The chance that the next flower turned is the ZomBee is 10.0 %."
    ) in made.reading
    assert "Flips due (yellow, for bees), next first: Tom, Ada, Tom and Ada." in made.reading


def test_the_end_names_the_winner():
    over = GAME.apply(flipping(rolled("zbbbb", honey=(1, 0, 2)), "flower", (0,)), Flower("zombee"))
    made = scene(over)
    assert made.title == "ZomBee, the game is over: Ada is the last one in"
    assert made.reading[-1] == "The game is over: Ada is the last one in."
    assert choices(over).prompt == "The game is over: Ada is the last one in."
    last = flipping(rolled("zbbbb", honey=(1, 0, 2), tournament=True), "flower", (0,)).replace(wins=(0, 0, 1))
    assert "Ada wins the tournament with two green drops" in scene(GAME.apply(last, Flower("zombee"))).title


def test_the_table_as_text_stays_as_it_was():
    state = flipping(rolled("zbbhb"), "flip", (1, 2, 1), "yellow", "bbqb")
    assert_golden("zombee-flips.txt", text(scene(state)) + "\n")


def test_the_table_as_a_picture_stays_as_it_was():
    state = flipping(rolled("zbbhs", honey=(2, 0, 3)), "flower", (2, 2), "yellow", "bbq")
    assert_golden("zombee-table.svg", svg(scene(state, lit=("die 1",), last=("flower 2",))))


# --- choices ------------------------------------------------------------------------------------------


def test_the_first_roll_is_one_button_and_every_die():
    offered = choices(start(2))
    (button,) = offered.buttons
    assert (button.label, button.act) == ("Roll all five dice", Play(Roll((0, 1, 2, 3, 4))))
    assert set(offered.targets) == set(offered.offered) == {f"die {at}" for at in range(5)}
    assert "the ZomBee is found" in button.hint


def test_dice_are_picked_one_by_one_by_spot_button_and_key():
    state = rolled("zbbhs")
    first = choices(state)
    assert first.targets["die 4"] == Select("dice", "4")
    assert [button.key for button in first.buttons] == ["1", "2", "3", "4", "5", "s"]
    assert all(button.pressed is False for button in first.buttons[:5])
    picked = choices(state, dice="4")
    assert picked.selection == {"dice": "4"}
    assert picked.picked == ("die 4",)
    assert picked.buttons[4].pressed is True
    assert picked.prompt == "Mia, roll die 4 again, or stop. Two rolls left."
    assert picked.targets["die 0"] == Select("dice", "0,4")
    assert picked.targets["die 4"] == Select("dice", "")
    both = choices(state, dice="0,4")
    assert both.buttons[5].act == Play(Roll((0, 4)))
    assert both.buttons[5].label == "Roll dice 0 and 4"
    assert both.buttons[6].act == Play(Stop())


@pytest.mark.rule("O.reroll")
def test_a_forbidden_roll_can_be_asked_for_and_says_why():
    offered = choices(rolled("zbbhs"), dice="0")
    button = next(button for button in offered.buttons if button.id == "roll")
    assert button.act == Play(Roll((0,)))
    assert button.hint == "One ZomBee (die 0) would be rolled again with no Zzz: one Zzz is missing."


def test_what_is_no_die_is_dropped_from_a_selection():
    assert choices(rolled("zbbhs"), dice="9,x,,1").selection == {"dice": "1"}
    assert choices(rolled("zbbhs"), dice="").selection == {}


def test_flowers_that_lie_face_down_are_offered_and_others_say_why():
    state = flipping(rolled("zbbbb"), "flip", (1, 2, 1, 2), "yellow", "bb")
    offered = choices(state)
    assert offered.prompt.startswith("Tom, turn over a flower for a bee")
    assert offered.offered == tuple(f"flower {at}" for at in range(2, 14))
    assert offered.targets["flower 0"] == Play(Flip(0))
    assert offered.buttons[0].act == Play(Flip(2))


def test_names_are_buttons_and_seats():
    state = flipping(rolled("zbbbb", honey=(2, 0, 3)), "name", (), flowers="q", to_move=0)
    offered = choices(state)
    assert [button.label for button in offered.buttons] == ["Mia, two drops", "Ada, three drops"]
    assert offered.offered == ("honey 0", "honey 2")
    assert offered.targets["honey 1"] == Play(Name(1))


@pytest.mark.parametrize("changes", SETTINGS, ids=str)
def test_what_is_offered_leads_on_in_every_state(changes):
    for state in states(changes, games=1):
        offered = choices(state)
        if GAME.to_act(state) in (CHANCE, OVER):
            assert not offered.buttons
            continue
        assert offered.prompt
        assert len({button.id for button in offered.buttons}) == len(offered.buttons)
        for spot in offered.offered:
            act = offered.targets[spot]
            assert isinstance(act, Play)
            assert GAME.why_not(state, act.move) == ()
        assert set(offered.targets) <= set(spots(scene(state)))
