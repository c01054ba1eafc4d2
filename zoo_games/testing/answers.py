"""What compliance asks of the functions of a game; every fault is a sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from zoo_games.core.chance import Stream
from zoo_games.core.errors import MoveRefused, ZooError
from zoo_games.core.explanation import Item, Refusal
from zoo_games.core.protocol import CHANCE, OVER, Game
from zoo_games.core.spec import GENERAL_RULES
from zoo_games.play.position import Position

TRIED = 6
"""Legal moves and refused ones that are played out in each state, drawn at random."""


def facts(game: Game[Any, Any]) -> Iterator[str]:
    """Check what a game says about itself."""
    spec = game.spec
    low, high = spec.players
    if not 1 <= low <= high:
        yield f"spec.players is {spec.players}; it must be the least and the greatest number of players."
    for rule in spec.rulebook.values():
        if not rule.text.strip() or not rule.source.strip():
            yield f"The rule {rule.id} needs a text and a source."
    for entry in spec.settings.table():
        if not entry.help.strip() or not entry.unit.strip():
            yield f"The setting {entry.name} needs a unit and a sentence of help."
        for rule_id in entry.rules:
            if rule_id not in spec.rulebook:
                yield f"The setting {entry.name} names the rule {rule_id}, which is not in the rulebook."
        try:
            entry.shape.check(_listed(entry.default), entry.name)
        except ZooError as error:
            yield f"The default of the setting {error}."


def _listed(value: Any) -> Any:
    return [_listed(part) for part in value] if isinstance(value, tuple) else value


def print_of(game: Game[Any, Any], state: Any) -> tuple[str, int, str]:
    """Return what must stay the same of a state for ever."""
    return repr(state), hash(state), repr(game.state_to_json(state))


def actor(game: Game[Any, Any], state: Any, _: Stream) -> Iterator[str]:
    """Check that somebody is to act, or chance, or nobody any more."""
    who, players = game.to_act(state), game.players(state)
    if who not in (CHANCE, OVER) and not (isinstance(who, int) and 0 <= who < players):
        yield f"to_act() says {who!r}; it must be a seat from 0 to {players - 1}, CHANCE or OVER."


def moves(game: Game[Any, Any], state: Any, stream: Stream) -> Iterator[str]:
    """Check that the legal moves are a list without doubles, and that each can be played."""
    legal = tuple(game.legal(state))
    over = game.to_act(state) == OVER
    if over and legal:
        yield f"The game is over, but legal() offers {game.move_text(state, legal[0])}."
    if not over and not legal:
        yield "The game is not over, but legal() offers nothing."
    for move, times in Counter(legal).items():
        if times > 1:
            yield f"legal() lists {game.move_text(state, move)} {times} times."
    if tuple(game.legal(state)) != legal:
        yield "legal() gives another list, or another order, when it is asked again."
    for move in _some(legal, stream):
        text = game.move_text(state, move)
        if refusals := game.why_not(state, move):
            yield f"legal() offers {text}, but why_not() objects: {refusals[0].text} ({refusals[0].rule})."
        try:
            after = game.apply(state, move)
        except MoveRefused as error:
            yield f"legal() offers {text}, but apply() refuses it: {error}"
            continue
        if game.apply(state, move) != after or hash(game.apply(state, move)) != hash(after):
            yield f"apply() gives two different states for {text}."


def _some(things: Sequence[Any], stream: Stream) -> list[Any]:
    """Return a few of the things, drawn at random."""
    if len(things) <= TRIED:
        return list(things)
    return [stream.pick(things) for _ in range(TRIED)]


def weights(game: Game[Any, Any], state: Any, stream: Stream) -> Iterator[str]:
    """Check the moves of chance and their weights."""
    if game.to_act(state) != CHANCE:
        return
    outcomes = list(game.chance(state))
    for move, weight in outcomes:
        if type(weight) is not int or weight < 1:
            text = game.move_text(state, move)
            yield f"chance() gives {text} the weight {weight!r}; it must be a whole number above 0."
    if {move for move, _ in outcomes} != set(game.legal(state)) or len(outcomes) != len(game.legal(state)):
        yield "chance() and legal() list different moves."
    drawn = game.sample(state, stream)
    if game.canonical(state, drawn) not in {move for move, _ in outcomes}:
        yield f"sample() draws {game.move_text(state, drawn)}, which chance() does not list."


def scores(game: Game[Any, Any], state: Any, _: Stream) -> Iterator[str]:
    """Check that every seat has a score and that somebody wins."""
    points, players = game.score(state), game.players(state)
    if len(points) != players or any(type(value) is not int for value in points):
        yield f"score() is {points!r}; it must hold a whole number for each of {players} seats."
    winners = game.winners(state)
    if not winners or any(seat not in range(players) for seat in winners):
        yield f"winners() is {winners!r}; it must name at least one seat."


def explanation(game: Game[Any, Any], state: Any, _: Stream) -> Iterator[str]:
    """Check that the steps add up to the items, and the items to the scores."""
    told = game.explain_score(state)
    for item in told.items:
        yield from _item(game, item)
    keys = [item.key for item in told.items]
    if len(set(keys)) != len(keys):
        yield f"Two items of the explanation have the same key: {sorted(keys)}."
    for seat, points in enumerate(game.score(state)):
        if told.total(seat) != points:
            yield f"The items of seat {seat} add up to {told.total(seat)}, but its score is {points}."


def _item(game: Game[Any, Any], item: Item) -> Iterator[str]:
    total = 0
    for step in item.steps:
        total += step.points
        if step.total != total:
            yield f'The running total of "{item.name}" says {step.total} where the steps make {total}.'
        if not _known(game, step.rule):
            yield f"A step cites the rule {step.rule}, which is not in the rulebook."
        if not step.text.strip():
            yield f'A step of "{item.name}" has no text.'
    if total != item.points:
        yield f'The steps of "{item.name}" add up to {total}, but it is given {item.points} points.'


def _known(game: Game[Any, Any], rule: str) -> bool:
    return rule in set(game.spec.rulebook) or rule in set(GENERAL_RULES)


def refusals(game: Game[Any, Any], state: Any, stream: Stream) -> Iterator[str]:
    """Check that a move is refused if and only if it is not listed, and that the reason is a known rule."""
    legal = set(game.legal(state))
    refused = []
    for move in game.candidates(state):
        broken = game.why_not(state, move)
        if bool(broken) == (game.canonical(state, move) in legal):
            says = "objects to" if broken else "has nothing against"
            yield f"why_not() {says} {game.move_text(state, move)}, but legal() says otherwise."
        for refusal in broken:
            yield from _refusal(game, refusal)
        if broken:
            refused.append(move)
    for move in _some(refused, stream):
        try:
            game.apply(state, move)
        except MoveRefused as error:
            if error.refusals != game.why_not(state, move):
                yield f"apply() and why_not() refuse {game.move_text(state, move)} for different reasons."
        else:
            yield f"apply() plays {game.move_text(state, move)}, which why_not() refuses."


def _refusal(game: Game[Any, Any], refusal: Refusal) -> Iterator[str]:
    if not _known(game, refusal.rule):
        yield f"A refusal cites the rule {refusal.rule}, which is not in the rulebook."
    if not refusal.text.strip() or refusal.text.endswith("."):
        yield f'The refusal "{refusal.text}" must be a sentence without its full stop.'


def retelling(game: Game[Any, Any], before: Any, move: Any, after: Any) -> Iterator[str]:
    """Check that a move is told again by known rules, and that its steps speak of what the tables show."""
    names = tuple(f"Player {number}" for number in range(1, game.players(before) + 1))
    told = game.retelling(before, move, after, names)
    if told is None:
        return
    if not told.frames or not told.title.strip():
        yield "A move that is told again needs a title and at least one step."
    for frame in told.frames:
        step, scene = frame.step, Position(game, frame.state, names, observed=True).scene()
        if not _known(game, step.rule):
            yield f"A step of a retelling cites the rule {step.rule}, which is not in the rulebook."
        if not step.text.strip():
            yield "A step of a retelling has no text."
        places = {spot.id for spot in scene.spots} | {spot.cell for spot in scene.spots}
        for place in step.cells:
            if place not in places:
                yield f'The step "{step.text}" speaks of {place}, which its table does not show.'


def secrets(game: Game[Any, Any], state: Any, stream: Stream) -> Iterator[str]:
    """Check that what a seat may not know reaches nothing that is made for it.

    The hidden parts are dealt anew; the observation, its scene, its text and its document must stay.
    """
    for seat in (None, *range(game.players(state))):
        who = "the public" if seat is None else f"seat {seat}"
        seen = game.observe(state, seat)
        if game.observe(seen, seat) != seen:
            yield f"What {who} sees of what {who} sees is something else."
        other = game.determinize(seen, seat, stream)
        again = game.observe(other, seat)
        if again != seen:
            yield f"A state that agrees with what {who} sees looks different to {who}."
        if shown(game, again, seat) != shown(game, seen, seat):
            yield f"Something that {who} may not know reaches what {who} is shown."
        if game.to_act(seen) != game.to_act(state):
            yield f"What {who} sees has somebody else to act."
        if seat is not None and seat == game.to_act(state) and game.legal(seen) != game.legal(state):
            yield f"Seat {seat} cannot tell its legal moves from what it sees."


def shown(game: Game[Any, Any], observation: Any, seat: int | None) -> tuple[str, ...]:
    """Return everything that is made for a seat from its observation: document, repr, scene, alt text."""
    names = tuple(f"Player {number}" for number in range(1, game.players(observation) + 1))
    view = Position(game, observation, names, seat, observed=True)
    scene = view.scene()
    return repr(view.document()), repr(view), repr(observation), repr(scene), scene.alt
