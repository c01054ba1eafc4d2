"""The board of Zoomies: what it shows, says and offers."""

import re

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
from zoo_games.zoomies import (
    DiscardToken,
    Laid,
    PlaceTile,
    PlaceToken,
    Redraw,
    Refill,
    Token,
    Zoomies,
    ZoomiesSettings,
    make_state,
)
from zoo_games.zoomies.components import cells_of
from zoo_games.zoomies.drawings import PALETTE, dog, pointer, token
from zoo_games.zoomies.offers import spot_id
from zoo_games.zoomies.picture import POINTER_AT
from zoo_games.zoomies.scoring import score

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


# --- what it shows ----------------------------------------------------------------------------------


def test_the_worked_board_is_drawn_as_it_was_looked_at():
    sides = (((0, 0), (0, 1)), ((1, 0), (2, 0)), ((0, 1), (1, 1)), ((1, 1), (2, 1)))
    marks = Marks(lit=((0, 0), (1, 0), (1, 1)), sides=sides, numbers=(((0, 0), "8"),), refused=((2, 0),))
    assert_golden("zoomies-worked.svg", svg(scene(worked(), 0, marks)))


def test_the_worked_board_is_told_as_text():
    assert_golden("zoomies-worked.txt", text(scene(worked(), 0)) + "\n")


def test_every_position_of_random_games_paints_with_every_painter():
    for state in some(deep(3, 30), 9):
        for seat in (None, state.to_move):
            picture = scene(state, seat)
            assert len(svg(picture)) < 60_000
            assert str(score(state)[0]) in text(picture)
            png(picture, scale=8)


def test_every_dog_is_drawn_in_its_cell_and_has_a_spot():
    for state in some(2, 20):
        picture = scene(state)
        layer = next(layer for layer in picture.layers if layer.name == "tiles")
        drawn = {(s.y, s.x): s.drawing for s in layer.figures if isinstance(s, Stamp)}
        assert drawn == {cell: dog(*found) for cell, found in state.dogs.items()}
        spots = {spot.cell: spot for spot in picture.spots if spot.cell}
        for cell, found in state.dogs.items():
            assert found.name in spots[cell].label
            assert spots[cell].symbol.startswith(str(found))


def test_spots_stand_in_reading_order_and_cover_the_ring_of_free_cells():
    for state in some(2, 20):
        cells = [spot.cell for spot in scene(state).spots if spot.cell]
        assert cells == sorted(cells)
        beside = {
            (row + down, column + across)
            for row, column in state.dogs
            for down, across in ((0, 1), (1, 0), (0, -1), (-1, 0))
        }
        assert set(cells) == beside | set(state.dogs)


def test_everything_lies_inside_the_picture():
    for state in some(2, 15):
        picture = scene(state)
        for spot in picture.spots:
            assert picture.x <= spot.x
            assert spot.x + spot.w <= picture.x + picture.w
            assert picture.y <= spot.y
            assert spot.y + spot.h <= picture.y + picture.h


def test_a_tile_is_one_body_under_two_dogs():
    bodies = [
        s for s in scene(worked()).shapes if isinstance(s, Rect) and s.fill == "tile.body" and s.w + s.h > 2.5
    ]
    assert sorted((body.x > 0.9, body.y > 0.9, body.w > 1) for body in bodies) == [
        (False, False, True),
        (False, True, False),
        (True, True, False),
    ]


def test_an_empty_park_has_a_picture_too():
    state = make_state(ZoomiesSettings(), 2, [])
    assert "The park is empty." in scene(state).alt
    assert svg(scene(state)).startswith("<svg")


def test_a_park_written_far_apart_has_a_bounded_picture():
    state = make_state(ZoomiesSettings(), 2, [Laid("B*-H", (-990, -990), "E"), Laid("B*-H", (990, 990), "E")])
    picture = scene(state)
    assert 'width="8192"' in svg(picture) or 'height="8192"' in svg(picture)
    assert len(svg(picture)) < 60_000
    assert len(text(picture)) < 2_000
    png(picture, scale=4)


def test_a_position_that_leaves_things_out_has_a_picture_too():
    state = make_state(ZoomiesSettings(), 2, [Laid("B*-H", (0, 0), "E")], [Token(0, "leader", (0, 0), None)])
    picture = scene(state)
    assert picture.title == "Zoomies, a park"
    assert "Ada has 1 point." in picture.reading
    assert choices(state).buttons == ()


# --- what it says -----------------------------------------------------------------------------------


def test_a_label_names_dog_icon_other_half_token_owner_and_points():
    labels = {spot.id: spot.label for spot in scene(worked()).spots}
    assert labels["cell 0,0"] == (
        "row 0, column 0: Beagle with a bone, other half Husky to the east, "
        "Ada's Frens with the Husky to the east (8 points now)"
    )
    assert labels["cell 2,1"] == (
        "row 2, column 1: Husky with Zoomies, other half Beagle to the north, Ben's Zoomies (1 point now)"
    )
    assert labels["cell 0,2"] == "row 0, column 2: free, touches Husky to the west"
    assert labels["score 0"] == "Ada has 8 points, 4 circles and 3 squares left, and holds 2 tiles."


def test_the_sentences_tell_seats_tokens_and_supplies():
    assert scene(worked(), 0).reading == (
        "Ada has 8 points, 4 circles and 3 squares left, and holds C*-Pz and G*-C.",
        "Ben has 1 point, 3 circles and 4 squares left, and holds 2 tiles.",
        "FA at row 0, column 0: Ada's Frens with the Husky to the east on the Beagle, 8 points now.",
        "ZB at row 2, column 1: Ben's Zoomies on the Husky, 1 point now.",
        "The pile has 1 tile.",
        "Tossed, open: H*-C.",
    )


def test_the_end_names_the_winner():
    state = worked().replace(phase="over")
    assert scene(state).title == "Zoomies, the game is over: Ada wins with 8 points"
    assert choices(state).prompt == "The game is over: Ada wins with 8 points."


def test_free_cells_say_where_a_tile_of_the_hand_fits():
    state = worked()
    hand = state.replace(hands=(("P*-H", "G*-C"), (None, None)))
    offered = {spot.cell for spot in scene(hand, 0).spots if spot.offered}
    covered = {cell for move in GAME.legal(hand) for cell in (move.at, _beside(move.at, move.toward))}
    assert offered == covered & {spot.cell for spot in scene(hand).spots}
    assert not any(spot.offered for spot in scene(hand).spots)


def test_dots_show_where_the_picked_tile_fits():
    state = worked().replace(hands=(("P*-H", "G*-C"), (None, None)))
    offer = choices(state)
    picture = scene(state, 0, Marks(offered=offer.offered))
    dots = [figure for figure in layer(picture, "free") if isinstance(figure, Circle)]
    assert {spot_id((int(dot.y - 0.5), int(dot.x - 0.5))) for dot in dots} <= set(offer.offered)
    assert len(dots) == len(offer.offered) > 0
    assert {spot.id for spot in picture.spots if spot.offered} == set(offer.offered)


def test_dogs_that_may_get_the_token_have_a_dot():
    state = laid_by_ada()
    picture = scene(state, 0, Marks(offered=choices(state, kind="frens").offered))
    assert [(int(dot.y), int(dot.x)) for dot in layer(picture, "marks")] == [(0, 1), (2, 1)]


def _beside(cell, toward):
    down, across = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[toward]
    return cell[0] + down, cell[1] + across


# --- what is hidden ---------------------------------------------------------------------------------


def test_hands_dealt_anew_change_nothing_that_is_shown():
    stream = Stream(1, "hidden")
    for state in some(deep(3, 30), 12):
        for seat in (None, *range(state.players)):
            other = GAME.determinize(GAME.observe(state, seat), seat, stream)
            assert scene(other, seat) == scene(state, seat)
        other = GAME.determinize(GAME.observe(state, state.to_move), state.to_move, stream)
        assert choices(other) == choices(state)


def test_who_may_not_see_the_hand_is_offered_nothing():
    state = worked()
    seen = GAME.observe(state, 1)
    offer = VIEW.choices(seen, {}, names=NAMES[:2])
    assert (offer.prompt, offer.buttons, offer.targets) == ("It is the turn of Ada.", (), {})


# --- marks ------------------------------------------------------------------------------------------


def layer(picture, name):
    return next(layer for layer in picture.layers if layer.name == name).figures


def test_a_counted_side_is_a_bar_on_the_common_side():
    bars = layer(scene(worked(), marks=Marks(sides=(((0, 0), (0, 1)), ((1, 0), (2, 0))))), "lit")
    across, down = bars[0].commands, bars[3].commands
    assert [point[0] for _, point in across] == [1.0, 1.0]
    assert [point[1] for _, point in down] == [2.0, 2.0]


def test_lit_cells_are_outlined_together():
    outline = layer(scene(worked(), marks=Marks(lit=((1, 0), (1, 1), (0, 0)))), "lit")
    assert len(outline[0].commands) == 2 * 8, "an L of three cells has eight sides"


def test_marks_for_things_off_the_board_are_no_error():
    marks = Marks(lit=("score 0", (0, 0)), refused=("hand 1",), last=("x",), numbers=(("y", "1"),))
    assert layer(scene(worked(), marks=marks), "marks") == ()


def test_a_tried_move_is_drawn_and_judged():
    for legal, role in ((True, "mark.legal"), (False, "mark.refused")):
        for move in (PlaceTile("C*-P", (0, 2), "E"), PlaceToken("leader", (0, 1))):
            figures = layer(scene(worked(), marks=Marks(ghost=move, ghost_legal=legal)), "ghost")
            roles = {getattr(figure, part, None) for figure in figures for part in ("fill", "stroke")}
            assert role in roles
    assert layer(scene(worked()), "ghost") == ()


def test_the_tile_of_the_last_move_has_a_frame_and_so_has_the_one_just_laid():
    frame = layer(scene(worked(), marks=Marks(last=((2, 1), (1, 1)))), "last")[1]
    assert (frame.x > 1, frame.y > 1, frame.h > frame.w) == (True, True, True)
    assert layer(scene(worked()), "last") == ()
    more = worked().replace(laid=(*worked().laid, Laid("H*-C", (0, 2), "E")))
    assert layer(scene(more), "last")[1].x > 2, "what the player before laid"
    just_laid = worked().replace(phase="token", placed=((0, 0), "E"))
    assert layer(scene(just_laid), "last")[1].w > 1


# --- what it offers ---------------------------------------------------------------------------------


def test_tiles_are_picked_turned_and_laid():
    state = worked().replace(hands=(("P*-H", "G*-C"), (None, None)))
    offer = choices(state)
    assert offer.prompt == "Ada, lay a tile beside a dog of the same breed."
    assert [(b.label, b.key, b.pressed) for b in offer.buttons] == [
        ("P*-H", "1", True),
        ("G*-C", "2", False),
        ("Turn right", "r", None),
        ("Turn left", "R", None),
    ]
    assert offer.buttons[2].act == Select("toward", "S")
    assert offer.targets["cell 0,2"] == Play(PlaceTile("P*-H", (0, 2), "E"))
    turned = choices(state, tile="1", toward="S")
    assert turned.targets["cell 0,2"] == Play(PlaceTile("G*-C", (0, 2), "S"))
    assert turned.buttons[1].picture.h == 2


def test_four_turns_to_the_right_come_back():
    toward, seen = "E", []
    for _ in range(4):
        seen.append(toward)
        toward = choices(worked(), toward=toward).buttons[2].act.value
    assert (seen, toward) == (["E", "S", "W", "N"], "E")


def test_a_place_can_be_asked_for_although_no_tile_fits_there():
    state = worked().replace(hands=(("P*-H", "G*-C"), (None, None)))
    offer = choices(state)
    assert set(offer.targets) == {spot.id for spot in scene(state).spots if spot.cell}
    refused = set(offer.targets) - set(offer.offered)
    assert refused
    for spot, act in offer.targets.items():
        assert bool(GAME.why_not(state, act.move)) == (spot in refused)


def test_what_is_offered_is_what_is_legal():
    for state in some(deep(3, 20), 7):
        if state.phase in ("tile", "second_tile"):
            legal = {move for move in GAME.legal(state) if isinstance(move, PlaceTile)}
            reached = set()
            for number in range(len(state.hands[state.to_move])):
                for toward in "NESW":
                    offer = choices(state, tile=str(number), toward=toward)
                    for spot in offer.offered:
                        assert not GAME.why_not(state, offer.targets[spot].move)
                        reached.add(offer.targets[spot].move)
            # A second dog may lie beside the park while the first lies one cell away from it.
            beside = {spot.cell for spot in scene(state).spots}
            assert {move for move in legal if move.at in beside} <= reached | _turned(reached)


def _turned(moves):
    return {
        PlaceTile("-".join(reversed(move.tile.split("-"))), move.at, move.toward) for move in moves
    } | set(moves)


def laid_by_ada():
    return worked().replace(
        tokens=(), left=tuple(FULL), phase="token", placed=((1, 1), "S"), hands=(("C*-P",), ("P*-H", "B-G*"))
    )


def test_a_token_says_what_it_is_worth_now():
    offer = choices(laid_by_ada())
    assert [(b.label, b.key, b.hint) for b in offer.buttons] == [
        ("Leader", "l", "Worth up to 3 points now."),
        ("Bones", "b", "Worth up to 4 points now."),
        ("Frens", "f", "Worth up to 8 points now."),
        ("Zoomies", "z", "Worth 1 point now."),
    ]


def test_kind_then_dog_and_dog_then_kind_place_the_same_token():
    state = laid_by_ada()
    kind_first = choices(state, kind="leader")
    assert kind_first.targets["cell 2,1"] == Play(PlaceToken("leader", (2, 1)))
    dog_first = choices(state, at="cell 2,1")
    assert dog_first.buttons[0].act == Play(PlaceToken("leader", (2, 1)))


def test_frens_needs_a_dog_and_a_neighbour_to_point_at():
    state = laid_by_ada()
    offer = choices(state, kind="frens")
    assert (
        offer.prompt
        == "Ada, point the arrow from the Beagle at row 1, column 1 at a neighbour of another breed."
    )
    assert offer.targets["cell 2,1"] == Play(PlaceToken("frens", (1, 1), "S"))
    assert [b.label for b in offer.buttons if b.group == "The token lies on"] == [
        "Beagle at row 1, column 1",
        "Husky at row 2, column 1",
    ]
    assert offer.offered == ("cell 0,1", "cell 2,1")
    other = choices(state, kind="frens", at="cell 2,1")
    assert other.targets["cell 1,1"] == Play(PlaceToken("frens", (2, 1), "N"))


def test_a_token_that_cannot_be_placed_says_why_it_is_worth_nothing():
    state = laid_by_ada().replace(left=((0, 4), (4, 4)))
    hints = {button.label: button.hint for button in choices(state).buttons}
    assert hints["Leader"] == "You have no circle left."


def test_what_a_token_is_worth_is_exact_once_its_dog_is_chosen():
    hints = {button.label: button.hint for button in choices(laid_by_ada(), at="cell 2,1").buttons}
    assert hints["Leader"] == "Worth 2 points now."  # the Huskies at 2,0 and 2,1
    hints = {button.label: button.hint for button in choices(laid_by_ada(), at="cell 1,1").buttons}
    assert hints["Zoomies"].startswith("Not possible on this dog (1, 3, 6, 10 or 15 points")


def test_a_token_that_fits_nowhere_is_no_step_but_gives_the_reason():
    for state in some(deep(5, 30), 1):
        if state.phase != "token" or not any(isinstance(move, PlaceToken) for move in GAME.legal(state)):
            continue
        for at in ("", *(f"cell {row},{column}" for row, column in cells_of(*state.placed))):
            offer = choices(state, **({"at": at} if at else {}))
            for button in offer.buttons:
                impossible = button.hint.startswith(("Not possible", "You have no"))
                if impossible:
                    assert GAME.why_not(state, button.act.move)
                elif isinstance(button.act, Play):
                    assert not GAME.why_not(state, button.act.move)


def test_a_tile_is_tossed_and_a_token_discarded_in_every_word_of_the_board():
    end = laid_by_ada().replace(phase="refill", hands=(("C*-P",), ("P*-H", "B-G*")))
    toss = {button.id: button for button in choices(end).buttons}
    assert (toss["toss"].label, toss["toss"].key) == ("Toss C*-P, then draw", "t")
    assert toss["toss"].hint == "Then your hand is filled up to 2 tiles."
    for state in some(deep(4, 40), 1):
        for button in choices(state).buttons:
            words = f"{button.label} {button.hint} {button.group}".lower()
            assert "discard" not in words or button.id.startswith("discard "), words


def test_no_arrow_covers_the_letter_of_a_dog():
    # A letter fills the north-west of its cell to a quarter of it; arrows over sides stay below that.
    letter = next(figure for figure in dog("P", False, False).shapes if isinstance(figure, Text))
    bottom = letter.y + letter.size / 2
    for toward in "EW":
        ys = [number for _, numbers in pointer(1, toward).shapes[0].commands for number in numbers[1::2]]
        assert 0.5 + POINTER_AT[toward][1] + min(ys) > bottom - 0.04


def test_every_legal_token_can_be_reached():
    for state in some(deep(3, 20), 1):
        if state.phase != "token":
            continue
        reached = set()
        for kind in ("leader", "bones", "frens", "zoomies"):
            first = choices(state, kind=kind)
            ats = [b.act.value for b in first.buttons if b.group == "The token lies on"] or [None]
            for at in ats:
                offer = choices(state, kind=kind, **({"at": at} if at else {}))
                reached |= {offer.targets[spot].move for spot in offer.offered}
        assert reached >= {move for move in GAME.legal(state) if isinstance(move, PlaceToken)}


def test_every_other_legal_move_is_a_button():
    for state in some(deep(4, 40), 1):
        if GAME.to_act(state) < 0:
            continue
        plain = {move for move in GAME.legal(state) if isinstance(move, Redraw | Refill | DiscardToken)}
        assert plain <= {b.act.move for b in choices(state).buttons if isinstance(b.act, Play)}


def test_buttons_of_one_moment_have_ids_and_keys_of_their_own():
    for state in some(3, 5):
        for selection in ({}, {"kind": "frens"}, {"kind": "leader"}):
            buttons = choices(state, **selection).buttons
            assert len({button.id for button in buttons}) == len(buttons)
            keys = [button.key for button in buttons if button.key]
            assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    "selection", [{"tile": "9"}, {"tile": "x"}, {"toward": "Q"}, {"kind": "no"}, {"at": "no"}]
)
def test_an_outdated_selection_is_dropped(selection):
    assert choices(worked(), **selection).selection == {"tile": "0", "toward": "E"}
    choices(laid_by_ada(), **selection)


# --- drawings and colours ---------------------------------------------------------------------------

PADS = ["pad.C", "pad.P", "pad.B", "pad.H", "pad.G"]
FURS = [("fur.C", "dog.line"), ("dog.white", "dog.line"), ("fur.P", "dog.line"), ("fur.P.dark", "dog.line")]
GRAPHICS = [
    *(("dog.line", pad) for pad in PADS),
    *(("zoomies", pad) for pad in PADS),
    *FURS,
    ("bone", "dog.line"),
    ("zoomies.ink", "zoomies"),
    ("tile.edge", "tile.body"),
    ("tile.last", "tile.edge"),
    ("token.edge", "token.halo"),
    *((f"seat.{seat}", "token.ink") for seat in range(4)),
    *((role, "halo") for role in ("mark.lit", "mark.refused", "mark.legal")),
    ("mark.lit", "tile.edge"),
]
WORDS = [
    *(("dog.line", pad) for pad in PADS),
    ("park.rim", "paper"),
    ("token.edge", "token.halo"),
    ("halo", "mark.lit"),
]


def shade(role, theme):
    return PALETTE.colour(role, theme)


@pytest.mark.parametrize("theme", THEMES)
def test_what_must_be_told_apart_has_contrast(theme):
    """WCAG 2.2, 1.4.11: graphics 3 to 1; 1.4.3: text 4.5 to 1."""
    for pairs, least in ((GRAPHICS, 3), (WORDS, 4.5)):
        for one, other in pairs:
            if theme == "print" and "mark.lit" in (one, other) and "tile.edge" in (one, other):
                continue  # both black in print, where the bar is wider than any line
            assert contrast(shade(one, theme), shade(other, theme)) >= least, (one, other)


@pytest.mark.parametrize("theme", THEMES)
def test_a_tile_stands_out_from_the_grass(theme):
    body, edge, grass = (shade(role, theme) for role in ("tile.body", "tile.edge", "park.grass"))
    assert max(contrast(body, grass), contrast(edge, grass)) >= 3


def test_breeds_differ_by_outline_and_letter_not_by_colour_alone():
    outlines = {
        letter: repr([getattr(s, "commands", None) for s in dog(letter, False, False).shapes])
        for letter in "CPBHG"
    }
    assert len(set(outlines.values())) == 5
    for letter in "CPBHG":
        assert [s.text for s in dog(letter, False, False).shapes if isinstance(s, Text)] == [letter]


def test_seats_differ_in_black_and_white_too():
    for kind in ("leader", "bones", "frens", "zoomies"):
        looks = {re.sub(r"seat\.\d", "seat", repr(token(kind, seat).shapes)) for seat in range(4)}
        assert len(looks) == 4


def test_no_drawing_is_heavy():
    for letter in "CPBHG":
        assert len(dog(letter, False, True).shapes) <= 20
    assert all(len(token("frens", seat, "E").shapes) <= 12 for seat in range(4))


@pytest.mark.parametrize(("toward", "east", "south"), [("N", 0, -1), ("E", 1, 0), ("S", 0, 1), ("W", -1, 0)])
def test_arrows_point_where_they_say(toward, east, south):
    for drawing in (token("frens", 0, toward), pointer(0, toward)):
        tip = drawing.shapes[-1].commands[0][1]
        assert (round(tip[0], 2) > 0) - (round(tip[0], 2) < 0) == east
        assert (round(tip[1], 2) > 0) - (round(tip[1], 2) < 0) == south


def test_two_players_of_one_initial_are_told_apart_by_number():
    seen = GAME.observe(worked(), None)
    picture = VIEW.scene(seen, names=("Ada", "Anna"))
    tags = [figure.text for figure in layer(picture, "tokens") if isinstance(figure, Text)]
    assert tags == ["1", "2"]
