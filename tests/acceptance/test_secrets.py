"""What a seat may not know reaches nothing that is made for it.

Hidden parts are dealt anew; whatever is made from the observation must stay letter for letter.
"""

from tests.acceptance.positions import positions, walks
from tests.sizes import deep
from zoo_games.core import documents
from zoo_games.core.chance import Stream
from zoo_games.core.protocol import CHANCE
from zoo_games.play.position import Position


def shown(game, state, names, seat):
    """Return everything a seat is given of a position."""
    view = Position(game, state, names).view(seat)
    scene = view.scene()
    made = [repr(view), str(view), repr(view.state), repr(scene), scene.alt, *scene.reading]
    made += [spot.label for spot in scene.spots]
    made += [documents.dump(view.document()), view.code(), view.svg(), repr(view.explain())]
    if seat is not None and seat == game.to_act(state):
        made += [repr(view.legal()), repr(view.choices())]
    return made


def test_nothing_hidden_reaches_what_a_seat_is_shown(game):
    stream = Stream(0, "secrets")
    for state in positions(game, deep(60, 1_000)):
        names = documents.player_names(game, game.players(state))
        for seat in (None, *range(game.players(state))):
            other = game.determinize(game.observe(state, seat), seat, stream)
            assert game.observe(other, seat) == game.observe(state, seat)
            assert shown(game, other, names, seat) == shown(game, state, names, seat)


def test_what_nobody_said_to_show_is_shown_in_the_public_view(game):
    stream = Stream(1, "secrets")
    for state in positions(game, deep(8, 200), seed=1):
        names = documents.player_names(game, game.players(state))
        other = game.determinize(game.observe(state, None), None, stream)
        one, two = Position(game, state, names), Position(game, other, names)
        assert repr(one) == repr(two)
        assert str(one) == str(two)
        assert one.document() == two.document()
        assert one.code() == two.code()
        assert one._repr_mimebundle_() == two._repr_mimebundle_()


def test_the_log_tells_only_what_everybody_may_know(game):
    """Draws that look alike from outside are told alike."""
    for _, one in zip(range(deep(2, 20)), walks(game, seed=2), strict=False):
        names = documents.player_names(game, game.players(one.states[0]))
        for before, move, after in zip(one.states, one.moves, one.states[1:], strict=False):
            if game.to_act(before) != CHANCE:
                continue
            line = game.log_line(before, move, after, names)
            for other, _ in game.chance(before):
                instead = game.apply(before, other)
                if game.observe(instead, None) == game.observe(after, None):
                    assert game.log_line(before, other, instead, names) == line


def test_a_bot_is_given_its_own_view(game):
    """A bot that looks at its observation twice sees the same, whatever the others hold."""
    stream = Stream(3, "secrets")
    for state in positions(game, deep(60, 500), seed=3):
        seat = game.to_act(state)
        if seat >= 0:
            other = game.determinize(game.observe(state, seat), seat, stream)
            assert list(game.legal(other)) == list(game.legal(state))
