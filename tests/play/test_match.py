"""Bots play, and the record says what happened."""

import pytest

from zoo_games.core import documents, registry
from zoo_games.core.chance import Stream
from zoo_games.core.errors import SettingError, ZooError
from zoo_games.core.protocol import CHANCE, OVER
from zoo_games.core.record import read_record
from zoo_games.play.agents import Greedy, Random, bots, make_agent
from zoo_games.play.match import IllegalAnswer, moves, play
from zoo_games.testing.race import Face, Race, RaceSettings, RaceState, Roll, Stop
from zoo_games.zoomies import DiscardToken

GAME = Race()


class Cautious:
    """Stops as soon as it may, and remembers what it was given."""

    def __init__(self):
        self.seen = []

    def choose(self, observation, moves, stream):
        self.seen.append((observation, tuple(moves), stream))
        return moves[-1]


class Cheat:
    def choose(self, observation, moves, stream):
        return Face(6)


class Confused:
    def choose(self, observation, moves, stream):
        return None


def test_the_same_seed_plays_the_same_game():
    games = [play(GAME, [Random(), Random()], ["Ada", "Ben"], seed=5) for _ in range(2)]
    assert games[0] == games[1]


def test_another_seed_plays_another_game():
    assert play(GAME, [Random(), Random()], seed=5) != play(GAME, [Random(), Random()], seed=6)


def test_a_bot_that_draws_more_random_numbers_does_not_move_the_dice():
    class Wasteful(Cautious):
        def choose(self, observation, moves, stream):
            stream.below(6)
            return super().choose(observation, moves, stream)

    thrifty = play(GAME, [Cautious(), Cautious()], seed=5)
    wasteful = play(GAME, [Wasteful(), Cautious()], seed=5)
    assert thrifty.moves == wasteful.moves


def test_a_single_move_is_played_without_asking_and_marked():
    """A turn of the race begins with a roll: nothing else can be done (R: roll before stop)."""
    asked = Cautious()
    record = play(GAME, [asked, Cautious()], seed=5)
    assert all(entry.forced == (entry.move == Roll()) for entry in record.entries if entry.by != CHANCE)
    assert all(len(listed) == 2 for _, listed, _ in asked.seen)


def test_chance_is_never_marked_as_forced():
    record = play(GAME, [Cautious(), Cautious()], seed=5)
    assert not any(entry.forced for entry in record.entries if entry.by == CHANCE)


def test_a_bot_gets_observation_moves_and_a_stream_of_its_own():
    first, second = Cautious(), Cautious()
    play(GAME, [first, second], seed=5)
    observation, listed, stream = first.seen[0]
    assert isinstance(observation, RaceState)
    assert listed == (Roll(), Stop())
    assert isinstance(stream, Stream)
    assert stream is not second.seen[0][2]


def test_an_illegal_answer_is_refused_in_a_sentence_with_its_rule():
    with pytest.raises(IllegalAnswer) as caught:
        play(GAME, [Cheat(), Cautious()], seed=5)
    assert str(caught.value) == (
        "The bot of Player 1 answered face 6, which is not legal. "
        "face 6 is not among the legal moves (G.not-listed)."
    )
    assert caught.value.refusals[0].rule == "G.not-listed"


def test_an_answer_that_is_no_move_at_all_is_refused_too():
    with pytest.raises(IllegalAnswer, match="The bot of Player 2 answered None, which is not legal"):
        play(GAME, [Cautious(), Confused()], seed=5)


def test_an_illegal_answer_is_told_with_the_names_of_the_players_and_no_seat_number():
    zoomies = registry.get("zoomies")

    class Hoarder:
        """Discards a circle whatever is due."""

        def choose(self, observation, moves, stream):
            return DiscardToken("circle")

    with pytest.raises(IllegalAnswer, match=r"^The bot of Ben answered discard circle, ") as caught:
        play(zoomies, [Random(), Hoarder()], ["Ada", "Ben"], seed=5)
    assert "seat" not in str(caught.value).lower()
    assert caught.value.seat == 1


@pytest.mark.parametrize("at", range(12))
def test_a_game_can_be_played_on_from_any_position(at):
    """In the middle of a turn and of a roll too."""
    whole = play(GAME, [Cautious(), Cautious()], seed=5)
    start = whole.states[at]
    rest = play(GAME, [Cautious(), Cautious()], seed=9, start=start)
    assert rest.initial == start
    assert GAME.to_act(rest.states[-1]) == OVER


def test_a_record_reads_back_whole():
    record = play(GAME, [Random(), Random(), Random()], seed=5, settings=RaceSettings(goal=8))
    document = documents.read(documents.dump(record.document()))
    assert document["rules"] == {"goal": 8}
    assert document["seed"] == 5
    assert read_record(document, GAME) == record


def test_bots_names_and_seats_must_agree():
    with pytest.raises(SettingError, match="1 bots and 2 names cannot play for 2 seats"):
        play(GAME, [Random()], ["Ada", "Ben"], seed=5)


def test_a_game_that_does_not_end_is_given_up_in_a_sentence(monkeypatch):
    monkeypatch.setattr("zoo_games.play.match.LONGEST", 10)
    with pytest.raises(ZooError, match="has not ended after 10 moves; with these settings it need not end"):
        play(GAME, [Random(), Random()], seed=5)


def test_moves_yield_the_state_after_each():
    start = GAME.initial(RaceSettings(), 2, Stream(0))
    state = start
    for one in moves(GAME, start, [Random(), Random()], seed=5):
        state = GAME.apply(state, one.move)
        assert one.state == state


def test_every_game_has_a_random_and_a_greedy_bot():
    assert sorted(bots(GAME)) == ["greedy", "random"]


def test_a_game_may_bring_its_own_greedy_bot():
    class Own(Race):
        def bots(self):
            return {"greedy": Cautious}

    assert isinstance(make_agent(Own(), "greedy"), Cautious)


def test_an_unknown_bot_is_refused_with_those_there_are():
    with pytest.raises(SettingError, match=r'Race has no bot "clever"; its bots are random, greedy.'):
        make_agent(GAME, "clever")


def test_greedy_takes_the_move_with_the_greatest_lead():
    """With 5 gained, stopping leads by 5; rolling changes no score yet."""
    state = RaceState(at=(0, 0), gained=5)
    assert Greedy(GAME).choose(state, GAME.legal(state), Stream(0)) == Stop()


def test_greedy_draws_among_equals():
    class Twins(Race):
        def score(self, state):
            return (0,) * len(state.at)

    state = RaceState(at=(0, 0), gained=5)
    chosen = {Greedy(Twins()).choose(state, (Roll(), Stop()), Stream(seed)) for seed in range(20)}
    assert chosen == {Roll(), Stop()}
