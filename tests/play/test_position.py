"""A position in the hand of a learner: plays, answers, shows itself, and keeps secrets."""

import pickle
from fractions import Fraction

import pytest

import zoo_games
from tests.core import samples
from zoo_games.core.chance import Stream
from zoo_games.core.errors import (
    DocumentError,
    HiddenValue,
    MoveRefused,
    NotationError,
    SettingError,
    UnknownGame,
    ZooError,
)
from zoo_games.play.handle import GameHandle
from zoo_games.zoomies.speaking import tile_words

ZOOMIES = zoo_games.load("zoomies")
START = ZOOMIES.new(["Ada", "Ben"], seed=7)


def to_phase(phase, position=START):
    """Play on until a phase comes."""
    while position.phase != phase:
        position = position.sample(1) if position.to_move == "chance" else position.play(position.legal()[0])
    return position


# --- the handle -------------------------------------------------------------------------------------


def test_games_are_loaded_by_name():
    assert "zoomies" in zoo_games.games()
    assert ZOOMIES.title == "Zoomies"
    with pytest.raises(UnknownGame, match=r"did you mean zoomies\?"):
        zoo_games.load("zoomy")


def test_the_version_is_a_text():
    assert isinstance(zoo_games.__version__, str)
    with pytest.raises(AttributeError):
        zoo_games.no_such_thing  # noqa: B018


def test_the_same_seed_gives_the_same_setup_and_none_takes_a_new_one():
    assert ZOOMIES.new(3, seed=1) == ZOOMIES.new(3, seed=1)
    assert ZOOMIES.new(3, seed=1) != ZOOMIES.new(3, seed=2)
    assert len({ZOOMIES.new(2) for _ in range(4)}) > 1


def test_settings_are_given_by_name_and_refused_in_a_sentence():
    assert len(ZOOMIES.new(2, seed=1, hand_size=4).state.hands[0]) == 4
    assert ZOOMIES.new(2, seed=1, ladder=(1, 2)).settings.ladder == (1, 2)
    for wrong in ({"hand_size": 9}, {"hand_size": "2"}, {"hands": 2}, {"ladder": [2, 1]}, {"split": None}):
        with pytest.raises(SettingError, match=next(iter(wrong))):
            ZOOMIES.new(2, **wrong)
    with pytest.raises(SettingError, match="for 2 to 4 players, not 5"):
        ZOOMIES.new(5)


def test_rules_settings_and_bots_can_be_looked_up():
    assert ZOOMIES.rules["Z.match"].kind == "ruling"
    assert [entry.name for entry in ZOOMIES.settings][:2] == ["tokens_circle", "tokens_square"]
    assert {"random", "greedy"} <= set(ZOOMIES.bots)
    assert repr(ZOOMIES) == f"<Zoomies, 2 to 4 players, {len(ZOOMIES.rules)} rules>"


def test_a_rule_prints_its_sentence_its_source_and_a_position_where_it_matters():
    told = str(ZOOMIES.rule("Z.match"))
    for words in ("Z.match: ", "Kind: ruling.", "Source: silent", "With the rule: ", "Without it: "):
        assert words in told
    with pytest.raises(ZooError, match=r"There is no rule Z\.nothing; the rules are Z\."):
        ZOOMIES.rule("Z.nothing")


def test_a_cell_shows_of_a_rule_what_to_play_by_and_nothing_else():
    assert repr(ZOOMIES.rule("Z.second")).splitlines() == [
        f"Z.second: {ZOOMIES.rules['Z.second'].text}",
        "Open in the rule text: second tile of a Zoomies token. "
        "Played here: compulsory if it fits somewhere.",
        'Another reading, as a setting: second_tile="optional".',
    ]
    assert ZOOMIES.rule("Z.second")._repr_html_().count("<p>") == 3


def test_a_rule_without_a_witness_prints_too(race):
    card = GameHandle(race).rule("R.goal")
    assert str(card) == "R.goal: Whoever reaches the goal first wins.\nKind: published. Source: end."
    assert card.position is None


def test_components_are_loaded_with_the_game(tmp_path):
    box = {
        "format": "zoo-games-components/1",
        "game": "zoomies",
        "name": "three breeds",
        "tiles": ["B*-H", "H*-C", "C*-B"] * 20,
    }
    other = zoo_games.load("zoomies", components=box)
    assert other.game != ZOOMIES.game
    position = other.new(2, seed=1)
    assert other.read(position.document(open=True)) == position
    with pytest.raises(DocumentError, match=r"tiles\[0\]"):
        zoo_games.load("zoomies", components={**box, "tiles": ["B-H"]})
    with pytest.raises(DocumentError, match="cannot be read"):
        zoo_games.load("zoomies", components=tmp_path / "none.json")


# --- moves ------------------------------------------------------------------------------------------


def test_a_move_is_played_as_a_value_as_text_or_as_an_object():
    move = START.legal()[0]
    after = START.play(move)
    assert START.play(START.move_text(move)) == after
    assert START.play(ZOOMIES.game.move_to_json(move)) == after
    assert START.play(tuple(move) and move) == after
    assert after.phase == "token"


def test_a_position_never_changes():
    before = hash(START), START.code(open=True)
    START.play(START.legal()[0])
    assert (hash(START), START.code(open=True)) == before
    with pytest.raises(AttributeError):
        START.state = None


def test_equal_positions_are_equal_and_hash_alike():
    again = ZOOMIES.read(START.document(open=True))
    assert again == START
    assert len({again, START, START.view(), START.view(0)}) == 3
    assert pickle.loads(pickle.dumps(START)) == START


def test_a_refused_move_names_every_rule_and_why_not_gives_the_same():
    refusals = START.why_not("leader at 0,0")
    assert refusals
    with pytest.raises(MoveRefused) as caught:
        START.play("leader at 0,0")
    assert caught.value.refusals == refusals
    assert refusals[0].rule in str(caught.value)
    assert START.why_not(START.legal()[0]) == ()


def test_a_text_or_an_object_that_is_no_move_is_refused():
    with pytest.raises(NotationError, match="begins no move"):
        START.play("castle")
    with pytest.raises(DocumentError, match=r"move\.type"):
        START.play({"type": "castle"})
    for nonsense in (None, 7, object(), ("place_tile",)):
        with pytest.raises(ZooError):
            START.play(nonsense)


def test_chance_is_exact_and_a_sample_plays_one_draw():
    draw = to_phase("draw")
    assert draw.to_move == "chance"
    assert sum(chance for _, chance in draw.chance()) == 1
    assert all(isinstance(chance, Fraction) for _, chance in draw.chance())
    assert [move for move, _ in draw.chance()] == list(draw.legal())
    assert draw.sample(3) == draw.sample(3)
    assert len(draw.sample(Stream(3)).state.pile) == len(draw.state.pile) - 1
    assert START.chance() == ()
    with pytest.raises(MoveRefused, match="Nothing is left to chance"):
        START.sample(3)


def test_a_game_ends():
    end = ZOOMIES.replay(samples.EXAMPLES / "zoomies.record.json")[-1]
    assert end.over
    assert end.to_move is None
    assert end.legal() == ()
    assert end.scores == (29, 22, 18)
    assert end.winners == (0,)
    assert "over" in repr(end)


def test_a_record_is_replayed_position_by_position():
    record = samples.example_record()
    positions = ZOOMIES.replay(record)
    assert positions == ZOOMIES.replay(record.document())
    for before, entry, after in zip(positions, record.entries, positions[1:], strict=False):
        assert before.play(entry.move) == after


# --- scores -----------------------------------------------------------------------------------------


def test_explanations_add_up_for_all_seats_and_for_one():
    end = ZOOMIES.replay(samples.example_record())[-1]
    for seat, score in enumerate(end.scores):
        mine = end.explain(seat)
        assert {item.player for item in mine.items} <= {seat}
        assert sum(step.points for step in mine.steps) == score == end.explain().total(seat)
    for seat in (3, -1, "0", True):
        with pytest.raises(SettingError, match="There is no seat"):
            end.explain(seat)


def test_a_difference_is_told_between_positions_of_one_game():
    positions = ZOOMIES.replay(samples.example_record())
    assert "points" in str(positions[0].difference(positions[-1]))
    with pytest.raises(SettingError, match="compared only if"):
        positions[0].difference(START)


# --- who sees what ----------------------------------------------------------------------------------


def secrets(position):
    return {tile for hand in position.state.hands for tile in hand}


def hidden_from(seat):
    """Return the tiles of the other hands, spelled as nothing open is spelled."""
    position = ZOOMIES.new(["Ada", "Ben"], seed=11)
    hands = (("Gz-B*", "P-H*"), ("Hz-C*", "G-P*"))
    return position.game, position.state.replace(hands=hands, pile=("B*-C",) * 9), hands[1 - seat]


def test_what_a_position_prints_draws_and_writes_is_the_public_view():
    game, state, _ = hidden_from(0)
    position = ZOOMIES.new(["Ada", "Ben"], seed=11)
    position = type(position)(game, state, position.names)
    bundle = position._repr_mimebundle_()
    shown = [repr(position), str(position), position.text(), position.svg(), str(position.scene())]
    shown += [bundle["text/plain"], bundle["image/svg+xml"]]
    for text in shown:
        for tile in ("Gz-B*", "P-H*", "Hz-C*", "G-P*"):
            assert tile not in text
            assert tile_words(tile) not in text
    document = position.document()
    assert document["state"]["hands"] == [[None, None], [None, None]]
    # The four hidden tiles are in the pile, among all that is unseen.
    assert len(document["state"]["pile"]) == 13
    assert ZOOMIES.decode(position.code()).state == position.view().state


def test_everything_is_shown_only_if_it_is_asked_for():
    assert START.document(open=True)["state"]["hands"][0] == list(START.state.hands[0])
    assert ZOOMIES.decode(START.code(open=True)).state == START.state
    assert START.text(open=True) != START.text()


def test_a_view_shows_a_seat_its_own_hand_and_no_other():
    view = START.view(seat=1)
    assert view.seat == 1
    assert view.state.hands == ((None, None), START.state.hands[1])
    assert view.document() == view.document(open=True)
    assert view.view(1) == view
    assert view.view() == START.view()
    with pytest.raises(SettingError, match="what Ada sees is not in it"):
        view.view(0)
    with pytest.raises(SettingError, match="There is no seat 2"):
        START.view(2)


def test_a_move_that_needs_a_hidden_value_is_refused_by_name():
    with pytest.raises(HiddenValue, match="The hand of Ada is hidden"):
        START.view(seat=1).legal()


def test_a_view_is_played_on_as_a_view():
    after = START.view(seat=0).play(START.legal()[0])
    assert after.observed
    assert after.seat == 0
    assert after == START.play(START.legal()[0]).view(seat=0)


@pytest.mark.rule("Z.box")
def test_a_position_tells_what_is_outside_the_components():
    assert START.warnings == ()
    state = {"park": [{"tile": "B*-Bz", "at": [0, 0], "toward": "E"}], "tokens": []}
    foreign = ZOOMIES.read({**START.document(), "state": state})
    assert [sentence.partition(" holds ")[2] for sentence in foreign.warnings] == [
        "no tile B*-Bz, but 1 lies here."
    ]


# --- wrong arguments ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["7", 7.0, True, 2**63, -(2**63) - 1, 10**400])
def test_a_seed_that_is_no_whole_number_of_64_bits_is_refused(seed):
    with pytest.raises(SettingError, match="A seed must be a whole number from -9223372036854775808 to"):
        ZOOMIES.new(2, seed=seed)


@pytest.mark.parametrize("seed", [0, -(2**63), 2**63 - 1])
def test_every_seed_of_the_command_line_is_taken(seed):
    assert ZOOMIES.new(2, seed=seed) == ZOOMIES.new(2, seed=seed)


def test_a_draw_with_a_wrong_seed_is_refused():
    position = ZOOMIES.new(2, seed=7)
    while position.to_move != "chance":
        position = position.play(position.legal()[0])
    with pytest.raises(SettingError, match="A seed must be a whole number"):
        position.sample("7")


def test_two_players_of_one_name_do_not_start_a_game():
    with pytest.raises(SettingError, match="Two players are called Ada"):
        ZOOMIES.new(["Ada", " Ada"], seed=7)


def test_a_document_may_hold_two_players_of_one_name():
    document = ZOOMIES.new(["Ada", "Ben"], seed=7).document(open=True)
    assert ZOOMIES.read({**document, "players": ["Ada", "Ada"]}).names == ("Ada", "Ada")


@pytest.mark.parametrize("wrong", [[], (), 5, None])
def test_what_is_no_document_is_refused_by_what_it_is(wrong):
    with pytest.raises(DocumentError, match="a document must be an object, not"):
        ZOOMIES.read(wrong)


@pytest.mark.parametrize("wrong", [5, None, "a text", []])
def test_a_position_is_compared_with_a_position_alone(wrong):
    with pytest.raises(SettingError, match="A position is compared with another position, not with"):
        ZOOMIES.new(2, seed=7).difference(wrong)


def test_move_text_takes_a_move_its_text_and_its_object():
    position = ZOOMIES.new(2, seed=7)
    move = position.legal()[0]
    text = position.move_text(move)
    assert position.move_text(text) == text
    assert position.move_text(position.game.move_to_json(move)) == text
    with pytest.raises(NotationError, match="begins no move"):
        position.move_text("sit")


@pytest.mark.parametrize("wrong", [5, None, [], 1.5, object()])
def test_what_is_no_move_is_refused_by_every_method_that_takes_one(wrong):
    position = ZOOMIES.new(2, seed=7)
    for method in (position.play, position.why_not, position.move_text):
        with pytest.raises(NotationError, match="A move is one of legal"):
            method(wrong)
