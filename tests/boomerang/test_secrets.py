"""Hidden lands are permuted; whatever is made for another seat, or for everybody, stays letter for letter."""

import itertools

import pytest

from zoo_games.boomerang import Boomerang
from zoo_games.boomerang.bots import BOTS
from zoo_games.boomerang.components import LANDS
from zoo_games.boomerang.moves import CHOICES, PASS, THROW, Choose
from zoo_games.boomerang.witness import choosing, hunting
from zoo_games.core import documents
from zoo_games.core.chance import Stream
from zoo_games.play.position import Position

GAME = Boomerang()
NAMES = ("Ada", "Ben", "Cid", "Dot")
SOME = tuple(itertools.islice(itertools.product(LANDS, repeat=4), 0, None, 61))


def shown(state, seat):
    view = Position(GAME, state, NAMES[: state.players]).view(seat)
    scene = view.scene()
    made = [repr(view), str(view), repr(view.state), repr(scene), scene.alt, *scene.reading]
    made += [spot.label for spot in scene.spots]
    made += [documents.dump(view.document()), view.code(), view.svg(), repr(view.explain())]
    return [*made, repr(view.choices())] if seat == state.to_move else made


@pytest.mark.rule("B.secret")
@pytest.mark.parametrize("seat", [None, 0, 1, 2, 3])
def test_permuting_hidden_lands_changes_nothing_that_a_seat_is_given(seat):
    for begun in (hunting("DDDD", stack=(2,), to_move=0, pot=1), hunting("DDDD", stack=(2, 3), to_move=1)):
        own = "water"
        seen = set()
        for lands in SOME:
            choices = tuple(own if other == seat else land for other, land in enumerate(lands))
            seen.add(tuple(shown(begun.replace(choices=choices), seat)))
        assert len(seen) == 1


@pytest.mark.rule("B.secret")
def test_a_seat_sees_its_own_land_and_no_other():
    state = hunting("DWHF", stack=(2,))
    for seat in range(4):
        seen = GAME.observe(state, seat).choices
        assert [land for land in seen if land] == [state.choices[seat]]
    assert GAME.observe(state, None).choices == (None,) * 4


@pytest.mark.rule("B.secret")
def test_who_chooses_later_does_not_see_what_was_chosen_before():
    views = {GAME.observe(choosing(1).replace(choices=(land, None, None)), 1) for land in LANDS}
    assert len(views) == 1


@pytest.mark.rule("B.secret")
def test_a_log_line_tells_no_land_before_the_capture():
    for lands in SOME[:8]:
        state = hunting("DDDD", stack=(2,)).replace(choices=lands)
        for move in (THROW, PASS):
            line = GAME.log_line(state, move, GAME.apply(state, move), NAMES)
            assert not any(land in line for land in LANDS)
    before = choosing(1)
    for land in LANDS:
        move = CHOICES[land]
        assert (
            GAME.log_line(before, move, GAME.apply(before, move), NAMES) == "Ben laid a land token face down"
        )
        assert GAME.notices(before, GAME.apply(before, move), NAMES) == ()


@pytest.mark.rule("B.secret")
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_decides_alike_whatever_the_others_have_chosen(name):
    for lands in SOME[:6]:
        state = hunting("DDDD", stack=(2,), to_move=0).replace(choices=("water", *lands[1:]))
        seen = GAME.observe(state, 0)
        assert seen.choices == ("water", None, None, None)
        first = BOTS[name]().choose(seen, GAME.legal(seen), Stream(3))
        again = BOTS[name]().choose(GAME.observe(state, 0), GAME.legal(state), Stream(3))
        assert first == again


@pytest.mark.rule("B.secret")
def test_drawn_lands_agree_with_what_is_seen():
    state = hunting("DWHF", stack=(2,))
    for seat in (None, 0, 1, 2, 3):
        seen = GAME.observe(state, seat)
        drawn = GAME.determinize(seen, seat, Stream(1))
        assert None not in drawn.choices
        assert GAME.observe(drawn, seat) == seen
    before = GAME.observe(choosing(2), 2)
    assert GAME.determinize(before, 2, Stream(1)).choices[2] is None


def test_no_move_but_choosing_carries_a_land():
    assert [kind for kind in (Choose, type(THROW), type(PASS)) if "land" in kind._fields] == [Choose]
