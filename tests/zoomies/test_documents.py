"""Documents of Zoomies: what contradicts the rules or itself is refused at its place."""

import copy
import json

import pytest

from zoo_games.core import documents, registry
from zoo_games.core.errors import DocumentError, ZooError
from zoo_games.zoomies import Zoomies
from zoo_games.zoomies.components import default_components
from zoo_games.zoomies.documents import move_from_json, move_to_json
from zoo_games.zoomies.moves import DiscardToken, Draw, PlaceTile, PlaceToken, Redraw, Refill

ZOOMIES = registry.get("zoomies")

# Row 0: B* H | Cz G* ; row 1: P* B
STATE = {
    "park": [
        {"tile": "B*-H", "at": [0, 0], "toward": "E"},
        {"tile": "Cz-G*", "at": [0, 2], "toward": "E"},
        {"tile": "P*-B", "at": [1, 0], "toward": "E"},
    ],
    "tokens": [
        {"player": 0, "kind": "frens", "at": [0, 0], "toward": "E"},
        {"player": 1, "kind": "zoomies", "at": [0, 2]},
    ],
    "hands": [["C*-P", "G*-C"], ["H-C*", "Bz-G*"]],
    "left": [{"circle": 4, "square": 3}, {"circle": 3, "square": 4}],
    "pile": ["B*-G", "C*-P", "H*-G"],
    "discard": ["Pz-B*"],
    "to_move": 0,
    "phase": "tile",
    "placed": None,
}


def read(state, rules=None):
    document = {
        "format": "zoo-games/1",
        "kind": "position",
        "game": "zoomies",
        "players": ["Ada", "Ben"],
        "rules": rules or {},
        "state": state,
    }
    return documents.read_position(documents.read(json.dumps(document)))[1]


def changed(**changes):
    return {**copy.deepcopy(STATE), **changes}


def token(player, kind, at, toward=None):
    made = {"player": player, "kind": kind, "at": at}
    return {**made, "toward": toward} if toward else made


def test_the_state_is_read_and_written_again():
    state = read(STATE)
    assert ZOOMIES.state_to_json(state) == STATE
    assert state.left == ((4, 3), (3, 4))
    assert not state.missing


def refused(state, place, reason, rules=None):
    with pytest.raises(DocumentError) as caught:
        read(state, rules)
    assert caught.value.place == place, caught.value
    assert reason in caught.value.reason, caught.value


@pytest.mark.rule("Z.tiles")
@pytest.mark.parametrize(
    "tile", ["B*-H*", "B-H", "Bz-Hz", "B*z-H", "B*-X", "B*H", "b*-h", "B*-H ", "", "B*-H\n"]
)
def test_a_tile_has_two_dogs_exactly_one_bone_and_at_most_one_icon(tile):
    park = [{"tile": tile, "at": [0, 0], "toward": "E"}]
    refused({"park": park}, "state.park[0].tile", "exactly one with a bone")
    refused(changed(pile=[tile]), "state.pile[0]", "exactly one with a bone")


@pytest.mark.parametrize(
    ("tile", "place"),
    [
        ({"tile": "C*-P", "at": [0, 1], "toward": "N"}, "state.park[3].at"),
        ({"tile": "C*-P", "at": [-1, 1], "toward": "S"}, "state.park[3].toward"),
    ],
)
def test_two_tiles_do_not_overlap(tile, place):
    refused(changed(park=[*STATE["park"], tile]), place, "where tile 0 lies")


@pytest.mark.parametrize(
    ("tokens", "place", "reason"),
    [
        ([token(2, "leader", [0, 0])], "state.tokens[0].player", "a seat from 0 to 1"),
        ([token(0, "leader", [5, 5])], "state.tokens[0].at", "a cell with a dog; row 5, column 5 is free"),
        ([token(0, "leader", [0, 0]), token(1, "bones", [0, 1])], "state.tokens[1].at", "a token, tokens[0]"),
        ([token(0, "zoomies", [0, 0])], "state.tokens[0].at", "the Zoomies icon"),
        ([token(0, "frens", [0, 0])], "state.tokens[0].toward", "is missing"),
        ([token(0, "leader", [0, 0], "E")], "state.tokens[0].toward", "must be absent"),
        ([token(0, "frens", [0, 0], "W")], "state.tokens[0].toward", "that cell is free"),
        ([token(0, "crown", [0, 0])], "state.tokens[0].kind", '"leader"'),
    ],
)
def test_a_token_stands_where_the_rules_let_it_stand(tokens, place, reason):
    refused({"park": STATE["park"], "tokens": tokens}, place, reason)


@pytest.mark.rule("Z.frens")
def test_frens_point_at_another_breed():
    park = [*STATE["park"], {"tile": "B*-C", "at": [-1, 0], "toward": "N"}]
    refused(
        {"park": park, "tokens": [token(0, "frens", [0, 0], "N")]},
        "state.tokens[0].toward",
        "must point at another breed, not at a Beagle",
    )


@pytest.mark.rule("Z.tokens")
def test_nobody_places_more_tokens_than_it_has():
    refused(STATE, "state.tokens[0]", "one square token too many for seat 0, who has 0", {"tokens_square": 0})
    left = [{"circle": 4, "square": 4}, {"circle": 3, "square": 4}]
    refused(changed(left=left), "state.left[0].square", "must be 3 at most")


def test_left_is_what_the_settings_give_less_what_lies_in_the_park():
    state = read({"park": STATE["park"], "tokens": STATE["tokens"]}, {"tokens_circle": 2})
    assert state.left == ((2, 3), (1, 4))
    assert "left" in state.missing


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        ({"hands": [["C*-P"]]}, "state.hands", "must have 2 parts, one a seat, not 1"),
        ({"hands": [["C*-P"] * 3, []]}, "state.hands[0]", "may hold 2 tiles at most, not 3"),
        ({"left": [{"circle": 1, "square": 1}]}, "state.left", "must have 2 parts"),
        ({"to_move": 2}, "state.to_move", "a seat from 0 to 1, not 2"),
        (
            {"hands": [[None, None], [None, None]]},
            "state.pile",
            "at least the 4 tiles that hidden hands have",
        ),
        ({"phase": "token"}, "state.placed", "must be the tile laid this turn"),
        ({"phase": "second_tile"}, "state.placed", "must be the tile laid this turn"),
        ({"placed": {"at": [0, 0], "toward": "E"}}, "state.placed", 'must be null in phase "tile"'),
        ({"phase": "token", "placed": {"at": [5, 0], "toward": "E"}}, "state.placed", "a tile of the park"),
        ({"phase": "token", "placed": {"at": [0, 1], "toward": "E"}}, "state.placed", "a tile of the park"),
        ({"phase": "token", "placed": {"at": [0, 0], "toward": "E"}}, "state.placed", "has a token already"),
        (
            {"phase": "second_tile", "placed": {"at": [0, 2], "toward": "E"}},
            "state.placed",
            "token of seat 0",
        ),
        (
            {"phase": "second_tile", "placed": {"at": [1, 0], "toward": "E"}},
            "state.placed",
            "a Zoomies token",
        ),
        ({"phase": "draw"}, "state.phase", "the hand of seat 0 is full"),
        ({"phase": "draw", "hands": [[], []], "pile": []}, "state.pile", "is empty"),
        ({"phase": "redraw", "hands": [[], [None] * 2], "pile": ["B*-H"] * 2}, "state.pile", "is empty"),
        ({"phase": "over"}, "state.phase", "seat 0 has tokens left"),
        (
            {"phase": "tile", "left": [{"circle": 0, "square": 0}] * 2},
            "state.phase",
            "seat 0 has no token left",
        ),
        (
            {"phase": "draw", "hands": [[], []], "left": [{"circle": 0, "square": 0}] * 2},
            "state.phase",
            "nothing is drawn any more",
        ),
    ],
)
def test_what_contradicts_itself_is_refused(change, place, reason):
    refused(changed(**change), place, reason)


def test_the_tile_just_laid_may_be_named_from_either_end():
    for placed in ({"at": [1, 0], "toward": "E"}, {"at": [1, 1], "toward": "W"}):
        state = read(changed(phase="token", placed=placed))
        assert ZOOMIES.state_to_json(state)["placed"] == placed
        assert len(ZOOMIES.legal(state)) > 0


def test_a_draw_without_a_pile_or_a_hand_cannot_be():
    state = changed(phase="draw")
    del state["pile"]
    refused(state, "state.pile", 'is missing; phase "draw" draws from it')
    del state["hands"]
    state["pile"] = ["B*-H"]
    refused(state, "state.hands", "is missing")


def test_a_position_that_leaves_out_what_a_move_needs_says_so():
    park = {"park": STATE["park"], "tokens": STATE["tokens"]}
    with pytest.raises(DocumentError, match=r"state\.hands: is missing"):
        ZOOMIES.legal(read(park))
    # Nothing in this hand fits beside the lone Beagle and Husky: it matters whether a tile of the pile does.
    state = {"park": STATE["park"][:1], "hands": [["C*-P"], []], "to_move": 0, "phase": "tile"}
    with pytest.raises(DocumentError, match=r"state\.pile: is missing"):
        ZOOMIES.legal(read(state))


@pytest.mark.parametrize("key", ["park", "tokens"])
def test_a_park_without_its_tokens_is_drawn_but_neither_scored_nor_played_on(key):
    fewer = changed(phase="token", placed={"at": [1, 0], "toward": "E"}, tokens=[])
    if key == "park":
        fewer |= {"phase": "tile", "placed": None}
    del fewer[key]
    state = read(fewer)
    for ask in (ZOOMIES.score, ZOOMIES.winners, ZOOMIES.explain_score, ZOOMIES.legal):
        with pytest.raises(DocumentError, match=rf"state\.{key}: is missing"):
            ask(state)
    move = PlaceToken("leader", (1, 0)) if key == "tokens" else PlaceTile("C*-P", (2, 0), "E")
    with pytest.raises(DocumentError, match=rf"state\.{key}: is missing"):
        ZOOMIES.apply(state, move)
    drawn = ZOOMIES.view().scene(state, names=("Ada", "Ben"))
    assert any("Ada's points are not known" in sentence for sentence in drawn.reading)
    assert ZOOMIES.state_to_json(read(ZOOMIES.state_to_json(state))) == fewer


def test_a_park_without_tokens_can_get_its_tile():
    fewer = {name: value for name, value in STATE.items() if name != "tokens"}
    assert ZOOMIES.legal(read(fewer)) == ZOOMIES.legal(read({**STATE, "tokens": []}))


def test_when_the_game_is_over_it_is_nobodys_turn_whatever_was_written():
    spent = [{"circle": 0, "square": 0}] * 2
    states = [read(changed(phase="over", left=spent, to_move=seat)) for seat in (0, 1, None)]
    silent = changed(phase="over", left=spent)
    del silent["to_move"]
    states.append(read(silent))
    assert len(set(states)) == 1
    assert ZOOMIES.state_to_json(states[0])["to_move"] is None
    assert ZOOMIES.legal(states[0]) == ()
    refused(changed(to_move=None), "state.to_move", "must be a seat from 0 to 1 until the game is over")


def test_tiles_outside_the_assumed_set_are_taken_and_named():
    state = read(changed(pile=["B*-B", "B*-Bz"]))
    assert any("B*-B" in sentence for sentence in ZOOMIES.warnings(state))


def test_a_spelling_is_kept():
    hands = [["P-C*", "C-G*"], ["H-C*", "G*-Bz"]]
    assert ZOOMIES.state_to_json(read(changed(hands=hands)))["hands"] == hands


def test_a_view_is_written_with_hidden_tiles_null_and_a_pile_of_all_that_is_unseen():
    view = ZOOMIES.observe(read(STATE), 1)
    made = ZOOMIES.state_to_json(view)
    assert made["hands"] == [[None, None], ["H-C*", "Bz-G*"]]
    assert made["pile"] == ["B*-G", "C*-P", "C*-P", "G*-C", "H*-G"]
    assert read(made) == view


def test_keys_left_out_stay_out_until_play_gives_them_a_value():
    state = read({key: STATE[key] for key in ("park", "tokens", "hands", "pile", "to_move", "phase")})
    after = ZOOMIES.apply(state, ZOOMIES.legal(state)[0])
    after = ZOOMIES.apply(after, ZOOMIES.legal(after)[0])
    after = ZOOMIES.apply(after, Refill(True))
    made = ZOOMIES.state_to_json(after)
    assert len(made["tokens"]) == 3
    assert made["discard"]
    assert "left" not in made
    assert ZOOMIES.state_to_json(read(made)) == made


def test_an_initial_state_has_every_key_that_may_not_be_null():
    settings = ZOOMIES.spec.settings()
    for key in STATE:
        fewer = {name: value for name, value in STATE.items() if name != key}
        if key == "placed":
            state = ZOOMIES.state_from_json(fewer, settings, 2, "initial", whole=True)
            assert state.placed is None
            assert not state.missing
            continue
        with pytest.raises(DocumentError) as caught:
            ZOOMIES.state_from_json(fewer, settings, 2, "initial", whole=True)
        assert caught.value.place == f"initial.{key}"


@pytest.mark.parametrize(
    ("move", "written"),
    [
        (
            PlaceTile("B*-Hz", (0, -1), "E"),
            {"type": "place_tile", "tile": "B*-Hz", "at": [0, -1], "toward": "E"},
        ),
        (PlaceToken("leader", (0, 0)), {"type": "place_token", "kind": "leader", "at": [0, 0]}),
        (
            PlaceToken("frens", (0, 0), "N"),
            {"type": "place_token", "kind": "frens", "at": [0, 0], "toward": "N"},
        ),
        (DiscardToken("circle"), {"type": "discard_token", "shape": "circle"}),
        (Redraw(), {"type": "redraw"}),
        (Refill(True), {"type": "refill", "toss": True}),
        (Draw("B*-G"), {"type": "draw", "tile": "B*-G"}),
    ],
)
def test_a_move_is_written_as_the_format_says(move, written):
    assert move_to_json(move) == written
    assert move_from_json(written) == move


# --- components -------------------------------------------------------------------------------------


def box(**changes):
    return {**documents.write_components(ZOOMIES), **changes}


def test_the_template_holds_the_assumed_tiles_and_changes_nothing():
    game = documents.with_components(ZOOMIES, box())
    assert len(box()["tiles"]) == 50
    assert game == ZOOMIES
    assert game.components_id() == ""


def test_other_components_are_played_with_and_named_by_hash(tmp_path):
    file = tmp_path / "box.json"
    file.write_text(json.dumps(box(name="ours", tiles=["B*-Bz"] * 60)), encoding="utf-8")
    game = documents.with_components(ZOOMIES, file)
    assert isinstance(game, Zoomies)
    from zoo_games.core.chance import Stream

    state = game.initial(game.spec.settings(), 2, Stream(1))
    assert {tile.tile for tile in state.laid} == {"B*-Bz"}
    document = documents.write_position(game, state, ["Ada", "Ben"])
    assert document["components"].startswith("sha256:")
    assert list(document)[:4] == ["format", "kind", "game", "components"]
    again, read_state, _ = documents.read_position(document, game)
    assert (again, read_state) == (game, state)
    with pytest.raises(DocumentError, match="components: names other components than those loaded"):
        documents.read_position(document, ZOOMIES)
    with pytest.raises(DocumentError, match="components: names other components than those loaded"):
        documents.read_position(document)


def test_a_document_that_names_no_components_is_of_the_games_own():
    game = documents.with_components(ZOOMIES, box(tiles=["B*-Bz"] * 60))
    state = read(STATE)
    document = documents.write_position(ZOOMIES, state, ["Ada", "Ben"])
    assert documents.read_position(document, game)[0] == ZOOMIES


def test_the_order_and_the_spelling_of_a_box_do_not_matter_to_its_hash():
    tiles = list(default_components().tiles)
    other = ["-".join(reversed(tile.split("-"))) for tile in reversed(tiles)]
    assert documents.with_components(ZOOMIES, box(tiles=other)) == ZOOMIES
    assert documents.with_components(ZOOMIES, box(tiles=tiles[1:])) != ZOOMIES


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        ({"tiles": []}, "tiles", "1 to 400"),
        ({"tiles": ["B*-H", "B*-H*"]}, "tiles[1]", "exactly one with a bone"),
        ({"name": ""}, "name", "1 to 60 characters"),
        ({"game": "zombee"}, "game", '"zoomies"'),
        ({"format": "zoo-games/1"}, "format", "zoo-games-components/1"),
        ({"dice": 1}, "dice", "not a known key"),
    ],
)
def test_a_component_file_with_a_fault_is_refused(change, place, reason):
    with pytest.raises(DocumentError) as caught:
        documents.with_components(ZOOMIES, box(**change))
    assert caught.value.place == place
    assert reason in caught.value.reason


def test_a_game_without_components_says_so(race):
    with pytest.raises(DocumentError, match="Race has no components"):
        documents.with_components(race, {})
    with pytest.raises(ZooError, match="Race has no components"):
        documents.write_components(race)
