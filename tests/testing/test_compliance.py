"""The public checks pass a good game and say in a sentence what is wrong with a bad one."""

import pytest

from zoo_games.core.chance import Stream
from zoo_games.core.explanation import Explanation, Item, Refusal, Step
from zoo_games.core.protocol import OVER
from zoo_games.core.retelling import Frame, Retelling
from zoo_games.testing.answers import retelling
from zoo_games.testing.compliance import NotCompliant, check, faults, walk
from zoo_games.testing.race import Face, Race, RaceSettings, RaceState, Roll, Stop


def told(game):
    """Return the faults of a game in one text."""
    return "\n".join(faults(game, games=1))


def test_the_race_passes_every_check():
    check(Race(), games=20)


def test_the_race_is_one_short_file():
    from pathlib import Path

    import zoo_games.testing.race as module

    assert len(Path(module.__file__).read_text(encoding="utf-8").splitlines()) < 110


def test_settings_can_be_checked_too():
    check(Race(), games=3, settings=RaceSettings(goal=3))


class OffersTwice(Race):
    def legal(self, state):
        return (*super().legal(state), *super().legal(state)[:1])


class OffersWhatItRefuses(Race):
    def legal(self, state):
        return (Roll(), Stop()) if state.phase == "choose" else super().legal(state)

    def why_not(self, state, move):
        return Race.why_not(Race(), state, move)


class RefusesWhatItOffers(Race):
    def why_not(self, state, move):
        return (Refusal("R.goal", "No"),) if move == Roll() else super().why_not(state, move)


class GoesOnAfterTheEnd(Race):
    def legal(self, state):
        return super().legal(state) or (Roll(),)


class NeverOffers(Race):
    def legal(self, state):
        return () if state.gained > 5 else super().legal(state)

    def random_legal(self, state, stream):
        return stream.pick(super().legal(state))

    def check_move(self, state, move):
        pass


class ScoresMoreThanItExplains(Race):
    def explain_score(self, state):
        return Explanation(
            tuple(Item(seat, "score", 0, (), "score", key=str(seat)) for seat in range(len(state.at)))
        )


class StepsDoNotAddUp(Race):
    def explain_score(self, state):
        return Explanation(
            tuple(
                Item(seat, "way", points, (Step("R.goal", "A step.", (), 1, 1),), "way", key=str(seat))
                for seat, points in enumerate(state.at)
            )
        )


class CitesNoRule(Race):
    def why_not(self, state, move):
        return tuple(Refusal("R.nowhere", one.text) for one in super().why_not(state, move))

    def candidates(self, state):
        return (Roll(), Stop(), Face(1))


class HalfWeights(Race):
    def chance(self, state):
        return [(face, 0.5) for face, _ in super().chance(state)]

    def sample(self, state, stream):
        return stream.pick(super().chance(state))[0]


class LosesItsDocument(Race):
    def state_from_json(self, data, settings, players, place="state", whole=False):
        return super().state_from_json(data, settings, players, place, whole)._replace(gained=0)


class ShowsEverything(Race):
    """Pretends that ``gained`` is hidden from the others, but lets them see it."""

    def determinize(self, observation, seat, stream):
        return observation._replace(gained=stream.below(50) + 1) if observation.gained else observation


class TellsWhatIsNotShown(Race):
    """Retells a move by a rule that is not there, and speaks of a place that is not there."""

    def retelling(self, before, move, after, names):
        return Retelling("How it went", (Frame(after, Step("R.nowhere", " ", ("moon",), 0, 0)),))


class TellsNothing(Race):
    def retelling(self, before, move, after, names):
        return Retelling("How it went", ())


class Crashes(Race):
    def score(self, state):
        return state.at if max(state.at) < 5 else 1 // 0


def test_a_move_that_is_told_again_is_held_against_rulebook_and_table():
    game = TellsWhatIsNotShown()
    start = game.initial(RaceSettings(), 2, Stream(1))
    after = game.apply(start, Roll())
    assert list(retelling(game, start, Roll(), after)) == [
        "A step of a retelling cites the rule R.nowhere, which is not in the rulebook.",
        "A step of a retelling has no text.",
        'The step " " speaks of moon, which its table does not show.',
    ]


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (OffersTwice, "legal() lists roll 2 times"),
        (
            OffersWhatItRefuses,
            "legal() offers stop, but apply() refuses it: stop is not among the legal moves",
        ),
        (RefusesWhatItOffers, "legal() offers roll, but apply() refuses it: No (R.goal)."),
        (GoesOnAfterTheEnd, "The game is over, but legal() offers roll"),
        (NeverOffers, "The game is not over, but legal() offers nothing"),
        (ScoresMoreThanItExplains, "add up to 0, but its score is"),
        (StepsDoNotAddUp, 'The steps of "way" add up to 1'),
        (CitesNoRule, "A refusal cites the rule R.nowhere, which is not in the rulebook"),
        (HalfWeights, "the weight 0.5; it must be a whole number above 0"),
        (LosesItsDocument, "The document of the public view reads as another state"),
        (ShowsEverything, "looks different to the public"),
        (TellsNothing, "A move that is told again needs a title and at least one step"),
        (Crashes, "stopped by ZeroDivisionError"),
    ],
)
def test_a_fault_is_told_in_a_sentence(game, sentence):
    assert sentence in told(game())


def test_a_fault_says_in_which_game_and_after_which_move_it_was_seen():
    first = faults(OffersTwice(), games=1, seed=4)[0]
    assert first.startswith("Game 0 with 2 players (seed 4), after 0 moves: ")


def test_each_kind_of_fault_is_told_once():
    assert len(faults(ScoresMoreThanItExplains(), games=4)) == 1


def test_check_raises_with_every_fault():
    with pytest.raises(NotCompliant, match="Race breaks the contract of a game") as caught:
        check(OffersTwice(), games=2)
    assert caught.value.faults == faults(OffersTwice(), games=2)


class Endless(Race):
    def apply(self, state, move):
        return state


def test_a_game_without_end_is_noticed():
    assert "has no end within 5000 moves" in told(Endless())


class WritesIntoItsStates(Race):
    """Keeps the score in a list that all states share."""

    def initial(self, settings, players, stream):
        return Scribble([0] * players)

    def apply(self, state, move):
        state.at[0] += 1
        return Scribble(state.at)

    def legal(self, state):
        return () if state.at[0] > 5 else (Roll(),)

    def to_act(self, state):
        return OVER if state.at[0] > 5 else 0

    def score(self, state):
        return tuple(state.at)

    def state_to_json(self, state):
        return {"at": list(state.at)}

    def state_from_json(self, data, settings, players, place="state", whole=False):
        return Scribble(data["at"])

    def settings_of(self, state):
        return RaceSettings()


class Scribble:
    def __init__(self, at):
        self.at = at

    def __hash__(self):
        return 1

    def __eq__(self, other):
        return self.at == other.at


def test_a_state_that_changes_later_is_noticed():
    assert "the state after 0 moves changed when later moves were played" in told(WritesIntoItsStates())


def test_a_walk_has_one_state_more_than_moves():
    one = walk(Race(), 3, Stream(5))
    assert len(one.states) == len(one.moves) + 1
    assert isinstance(one.states[-1], RaceState)
    assert one.states[-1].phase == "over"
