"""The board of Zoomies: what it offers."""

import pytest

from tests.sizes import deep
from tests.zoomies.boards import GAME, choices, laid_by_ada, scene, some, worked
from zoo_games.render.view import Play, Select
from zoo_games.zoomies import DiscardToken, Laid, PlaceTile, PlaceToken, Redraw, Refill
from zoo_games.zoomies.components import cells_of


def test_tiles_are_picked_turned_and_laid():
    state = worked().replace(hands=(("P*-H", "G*-C"), (None, None)))
    offer = choices(state)
    assert offer.prompt == "Ada, lay a tile beside a dog of the same breed."
    assert [(b.label, b.key, b.pressed) for b in offer.buttons] == [
        ("Poodle with a bone and Husky", "1", True),
        ("Greyhound with a bone and Chihuahua", "2", False),
        ("Turn right", "r", None),
        ("Turn left", "R", None),
    ]
    assert offer.buttons[2].act == Select("toward", "S")
    assert offer.targets["cell 0,2"] == Play(PlaceTile("P*-H", (0, 2), "E"))
    turned = choices(state, tile="1", toward="S")
    assert turned.targets["cell 0,2"] == Play(PlaceTile("G*-C", (0, 2), "S"))
    assert turned.buttons[1].picture.h == 2


@pytest.mark.rule("Z.match", "Z.touch")
def test_a_tile_that_fits_only_turned_is_said_to():
    # Beagle at 0,0, Husky at 0,1. A Chihuahua with a Beagle to its west lies along them, on row -1 or 1.
    hands = (("C*-B", "G*-C"), (None, None))
    state = worked().replace(laid=(Laid("B*-H", (0, 0), "E"),), tokens=(), hands=hands)
    assert choices(state, toward="W").offered == ("cell -1,1", "cell 1,1")
    assert choices(state, toward="W").prompt == "Ada, lay a tile beside a dog of the same breed."
    assert choices(state, toward="E").offered == ()
    assert choices(state, toward="E").prompt.endswith("As it lies now, this tile fits nowhere: turn it.")
    other = choices(state, tile="1", toward="W")
    assert other.prompt.endswith("This tile fits nowhere, however it is turned: take your other tile.")


def test_tiles_and_tokens_can_be_dragged_and_frens_wait_for_their_arrow():
    state = worked().replace(hands=(("P*-H", "G*-C"), (None, None)))
    assert choices(state).pieces == {"tile 0": Select("tile", "0"), "tile 1": Select("tile", "1")}
    token = choices(laid_by_ada())
    assert token.pieces["kind leader"] == Select("kind", "leader", ("at",))
    lifted = choices(laid_by_ada(), kind=token.pieces["kind frens"].value)
    assert {spot: act.name for spot, act in lifted.targets.items()} == dict.fromkeys(lifted.targets, "at")
    spot = lifted.offered[0]
    assert choices(laid_by_ada(), kind=lifted.selection["kind"], at=spot).selection == {
        "kind": "frens",
        "at": spot,
    }


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
    assert (toss["toss"].label, toss["toss"].key) == ("Toss Chihuahua with a bone and Poodle, then draw", "t")
    assert toss["toss"].hint == "Then your hand is filled up to 2 tiles."
    for state in some(deep(4, 40), 1):
        for button in choices(state).buttons:
            words = f"{button.label} {button.hint} {button.group}".lower()
            assert "discard" not in words or button.id.startswith("discard "), words


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
