"""The board of Zoomies: what it shows, says and hides."""

from tests.render.golden import assert_golden
from tests.sizes import deep
from tests.zoomies.boards import GAME, NAMES, VIEW, choices, laid_by_ada, layer, scene, some, worked
from zoo_games.core.chance import Stream
from zoo_games.render.png import png
from zoo_games.render.scene import Circle, Marks, Rect, Stamp, Text
from zoo_games.render.svg import svg
from zoo_games.render.text import text
from zoo_games.zoomies import Laid, PlaceTile, PlaceToken, Token, ZoomiesSettings, make_state
from zoo_games.zoomies.drawings import dog
from zoo_games.zoomies.offers_tokens import spot_id
from zoo_games.zoomies.scoring import score

# --- what it shows --------------------------------------------------------------------------------


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


def test_the_park_and_its_ring_stand_in_the_middle_of_the_grass_and_their_columns_are_numbered():
    # The worked board covers columns 0 and 1, the ring round it -1 to 2: four columns of six.
    grass, *labels = layer(scene(worked()), "ground")
    assert (round(grass.x, 2), round(grass.w, 2)) == (-1 - 1 - 0.06, 6 + 0.12)
    assert [label.text for label in labels if label.y < grass.y] == ["-1", "0", "1", "2"]


def test_a_park_that_grows_no_more_has_no_ring():
    over = scene(worked().replace(phase="over"))
    assert {spot.cell for spot in over.spots if spot.cell} == set(worked().dogs)
    grass, *labels = layer(over, "ground")
    # Three rows of dogs, 0 to 2, with 0.3 of grass above and below.
    assert (round(grass.y, 2), round(grass.h, 2)) == (-0.36, 3 + 0.6 + 0.12)
    assert [label.text for label in labels if label.x < grass.x] == ["0", "1", "2"]


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


# --- what it says ---------------------------------------------------------------------------------


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
        "Ada has 8 points, 4 circles and 3 squares left, and holds 2 tiles: "
        "Chihuahua with a bone and Poodle with Zoomies; Greyhound with a bone and Chihuahua.",
        "Ben has 1 point, 3 circles and 4 squares left, and holds 2 tiles.",
        "FA at row 0, column 0: Ada's Frens with the Husky to the east on the Beagle, 8 points now.",
        "ZB at row 2, column 1: Ben's Zoomies on the Husky, 1 point now.",
        "The pile has 1 tile.",
        "Tossed, open: Husky with a bone and Chihuahua.",
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


def test_no_cell_says_that_a_tile_fits_while_the_picked_one_fits_nowhere():
    state = worked().replace(hands=(("G*-C", "P*-H"), (None, None)))
    offer = choices(state, tile="0")
    assert offer.prompt.endswith("This tile fits nowhere, however it is turned: take your other tile.")
    assert not any(spot.offered for spot in scene(state, 0, Marks(offered=offer.offered)).spots)
    assert any(spot.offered for spot in scene(state, 0).spots)


def test_dogs_that_may_get_the_token_have_a_dot():
    state = laid_by_ada()
    picture = scene(state, 0, Marks(offered=choices(state, kind="frens").offered))
    assert [(int(dot.y), int(dot.x)) for dot in layer(picture, "marks")] == [(0, 1), (2, 1)]


def _beside(cell, toward):
    down, across = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[toward]
    return cell[0] + down, cell[1] + across


def test_two_players_of_one_initial_are_told_apart_by_number():
    seen = GAME.observe(worked(), None)
    picture = VIEW.scene(seen, names=("Ada", "Anna"))
    tags = [figure.text for figure in layer(picture, "tokens") if isinstance(figure, Text)]
    assert tags == ["1", "2"]


# --- what is hidden -------------------------------------------------------------------------------


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


# --- marks ----------------------------------------------------------------------------------------


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
