"""Fresh tables, hunts and rivers from a seed: equally hard, the same everywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from zoo_games.boomerang.capture import takings
from zoo_games.boomerang.components import ALL_LANDS, CARDS, LANDS, default_components, shown
from zoo_games.boomerang.majority import majorities
from zoo_games.boomerang.misreadings import capturing_order, passing_order
from zoo_games.boomerang.settings import BoomerangSettings
from zoo_games.boomerang.state import State
from zoo_games.boomerang.witness import ANIMAL_KEYS
from zoo_games.core.chance import Stream
from zoo_games.teach.boomerang.counting import IDEAS
from zoo_games.teach.boomerang.hunting import takes_question, takes_solution
from zoo_games.teach.boomerang.questions import score_question, score_solution
from zoo_games.teach.question import Question, WrongWay
from zoo_games.teach.searching import NoBoard, first, tell_apart

TRIES: Final = 20_000
"""Tables looked at before a search is given up."""

ANIMALS_HELD: Final = ("emu", "fish", "lizard", "turtle")
"""The animals of fresh tables."""


def table(stream: Stream) -> State:
    """Return a table at the end of a game of three: up to four cards of each of four animals a seat."""
    captured: list[list[str]] = [[], [], []]
    for animal in ANIMALS_HELD:
        cards = [card for card in default_components().cards if CARDS[card] == animal]
        for hoard in captured:
            count = stream.below(5)
            hoard += cards[: min(count, len(cards))]
            del cards[:count]
    stocks = [2 + stream.below(17) for _ in captured]
    begun = State.start(BoomerangSettings(), 3)
    hoards = tuple(tuple(hoard) for hoard in captured)
    return begun.replace(captured=hoards, boomerangs=tuple(stocks), phase="over")


def over(*hoards: str, stocks: tuple[int, ...] = (5, 5, 5)) -> State:
    """Return a finished game with cards of the deck.

    Args:
        hoards: The cards of every seat, by animals: ``"eel"`` is two emus and a lizard.
        stocks: Boomerangs of every seat.

    Example:
        >>> over("el", "e", "").captured[1]
        ('emu:dunes+meadow',)
    """
    left = list(default_components().cards)
    captured = []
    for letters in hoards:
        hoard = [_drawn(left, ANIMAL_KEYS[letter]) for letter in letters]
        captured.append(tuple(hoard))
    begun = State.start(BoomerangSettings(), len(hoards))
    return begun.replace(captured=tuple(captured), boomerangs=stocks, phase="over")


def _drawn(left: list[str], animal: str) -> str:
    """Take the first card of an animal out of a deck."""
    card = next(card for card in left if CARDS[card] == animal)
    left.remove(card)
    return card


def search(seed: int, name: str, make: Callable[[Stream], State], accept: Callable[[State], bool]) -> State:
    """Return the first position of a seed that is accepted.

    Args:
        seed: Any whole number; the same seed gives the same position.
        name: Names the stream of draws.
        make: Makes one position after another.
        accept: Asked about each.

    Raises:
        NoBoard: If none is found.
    """
    stream = Stream(seed, f"boomerang {name}")
    return first((make(stream) for _ in range(TRIES)), accept)


def fresh_table(seed: int) -> State:
    """Return a table on which Ada leads an animal alone, ties for one, comes second and comes third.

    Every idea leads to a number of its own there.

    Example:
        >>> hard = fresh_table(3)
        >>> sorted(one.points[0] > 0 for one in majorities(hard) if one.counts[0])
        [False, False, True, True]
    """
    return search(seed, "table", table, _tells)


def _tells(state: State) -> bool:
    mine = [one for one in majorities(state) if one.counts[0]]
    if len(mine) != len(ANIMALS_HELD) or not state.boomerangs[0] % state.rules.divisor:
        return False
    places = sorted(sum(count > one.counts[0] for count in one.counts) for one in mine)
    tied = sum(one.tied and bool(one.points[0]) for one in mine)
    if places != [0, 0, 1, 2] or tied != 1:
        return False
    solution = score_solution(state, 0)
    answers = [way.answer for way in solution.wrong]
    return len(answers) == len(set(answers)) == 5 and solution.answer not in answers


def separating(ways: tuple[WrongWay, ...]) -> Question:
    """Return a question on which some wrong ideas lead to answers that differ from each other and the rules.

    Args:
        ways: The ideas, at least two.

    Raises:
        NoBoard: If no table tells them apart.
    """
    keys = {way.key for way in ways} & {(idea.id, idea.sentence) for idea in IDEAS}

    if len(keys) < 2:
        raise NoBoard("No table tells these ideas apart.")

    def accept(state: State) -> bool:
        return tell_apart(score_solution(state, 0).wrong, keys)

    return score_question("boomerang-follow-up", search(1, "apart", table, accept), 0, 1)


def separating_hunt(ways: tuple[WrongWay, ...]) -> Question:
    """Return such a question about a capture: how many cards the token on top of the stack takes.

    The one at the bottom would not do: upside down it captures first, and so from the whole river.

    Raises:
        NoBoard: If no small hunt tells the ideas apart.
    """
    keys = {way.key for way in ways}

    def accept(state: State) -> bool:
        return tell_apart(takes_solution(state, state.stack[-1]).wrong, keys)

    state = search(1, "hunt apart", hunt, accept)
    return takes_question("capture-follow-up", state, state.stack[-1], 1)


# --- a hunt that is over ---------------------------------------------------------------------------------


def river(stream: Stream, size: int) -> tuple[str, ...]:
    """Return a river of so many cards, whatever lands they show."""
    deck = list(default_components().cards)
    stream.shuffle(deck)
    return tuple(deck[:size])


def hunt(stream: Stream, players: int = 3, size: int = 6) -> State:
    """Return a hunt in which all but one have passed, with every land known."""
    seats = list(range(players))
    stream.shuffle(seats)
    begun = State.start(BoomerangSettings(), players)
    stocks = tuple(4 + stream.below(14) for _ in seats)
    return begun.replace(
        river=river(stream, size),
        choices=tuple(stream.pick(LANDS) for _ in seats),
        boomerangs=stocks,
        stack=tuple(seats[:-1]),
        hunting=(seats[-1],),
        phase="hunt",
    )


def fresh_hunt(seed: int, players: int = 3) -> State:
    """Return such a hunt of which the last to capture gets fewer cards than by the stack upside down.

    Example:
        >>> state = fresh_hunt(2)
        >>> len(state.stack), len(state.river)
        (2, 6)
    """
    return search(seed, f"hunt {players}", lambda stream: hunt(stream, players), _late)


def last(state: State) -> int:
    """Return the seat at the bottom of the stack, the last to capture."""
    return state.stack[0]


def taken(state: State, order: tuple[int, ...], seat: int) -> int:
    """Return how many cards a seat captures if the seats capture in some order."""
    found = takings(state.river, order, state.choices)
    return next(len(taking.cards) for taking in found if taking.seat == seat)


def _late(state: State) -> bool:
    seat = last(state)
    right = taken(state, capturing_order(state), seat)
    wrong = taken(state, passing_order(state), seat)
    return shown(state.river) == ALL_LANDS and 0 < right < wrong and len(set(state.choices)) == state.players


def fresh_pot(seed: int) -> State:
    """Return a hunt of three with boomerangs in the pot and somebody to throw or pass."""
    stream = Stream(seed, "boomerang pot")
    state = hunt(stream, 3, 5)
    seat = stream.below(3)
    return state.replace(
        stack=(), hunting=(0, 1, 2), to_move=seat, pot=2 + stream.below(5), choices=state.choices
    )


def fresh_river(seed: int) -> State:
    """Return a river of five cards that shows all lands for even seeds and lacks one for odd ones.

    Example:
        >>> [shown(fresh_river(seed).river) == ALL_LANDS for seed in (4, 7)]
        [True, False]
    """
    full = seed % 2 == 0

    def make(stream: Stream) -> State:
        return State.start(BoomerangSettings(), 3).replace(river=river(stream, 5), phase="deal")

    def fits(state: State) -> bool:
        before = shown(state.river[:-1])
        return before != ALL_LANDS and (shown(state.river) == ALL_LANDS) == full

    return search(seed, "river", make, fits)
