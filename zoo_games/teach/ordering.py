"""Questions in which order the parts of a procedure come."""

from __future__ import annotations

from collections.abc import Sequence

from zoo_games.core.chance import Stream
from zoo_games.core.explanation import StepList
from zoo_games.teach.question import Question, Solution, WrongWay

LETTERS = "ABCDEFGH"


def order_question(
    id: str,
    text: str,
    rules: tuple[str, ...],
    parts: Sequence[str],
    seed: int,
    wrong: Sequence[tuple[str, str, Sequence[str]]] = (),
) -> Question:
    """Return the question in which order parts come, shown in a shuffled order under letters.

    Args:
        id: Name of the item.
        text: The question.
        rules: Ids of the rules that decide it.
        parts: In the right order.
        seed: Seed of the shuffle.
        wrong: Wrong ideas: the id of each, its sentence, and the parts in its order.
    """
    shown = list(parts)
    Stream(seed, f"order {id}").shuffle(shown)
    letters = {part: LETTERS[index] for index, part in enumerate(shown)}
    steps = StepList()
    for number, part in enumerate(parts, start=1):
        steps.add(rules[0], f"{letters[part]}, {number}: {part}.")
    answer = tuple(letters[part] for part in parts)
    ways = tuple(
        WrongWay(way, sentence, tuple(letters[part] for part in order)) for way, sentence, order in wrong
    )
    return Question(
        id=id,
        text=text,
        kind="order",
        rules=rules,
        solve=lambda: Solution(answer, steps.done(), (), ways),
        options=tuple((letters[part], part) for part in shown),
        board="\n".join(f"{letters[part]}  {part}" for part in shown),
        seed=seed,
    )
