"""Positions and games written down come back, and damage is noticed."""

import json

import pytest

from tests.acceptance.positions import walks
from tests.sizes import deep
from zoo_games.core import documents, notation
from zoo_games.core.errors import NotationError
from zoo_games.core.protocol import OVER


def some_walks(game, everyday, full, seed):
    return (one for _, one in zip(range(deep(everyday, full)), walks(game, seed), strict=False))


def test_every_position_comes_back_from_its_document_and_can_be_played_on_from(game):
    """In the middle of a turn or of a draw too."""
    for one in some_walks(game, 3, 60, 0):
        names = documents.player_names(game, game.players(one.states[0]))
        for state, move in zip(one.states, (*one.moves, None), strict=True):
            text = documents.dump(documents.write_position(game, state, names))
            _, again, _ = documents.read_position(documents.read(text))
            assert again == state
            assert game.to_act(again) == game.to_act(state)
            if move is not None:
                assert game.apply(again, move) == game.apply(state, move)


def test_every_position_comes_back_from_its_code_and_can_be_played_on_from(game):
    for one in some_walks(game, 3, 60, 1):
        for state, move in zip(one.states, (*one.moves, None), strict=True):
            again = notation.decode(notation.encode(game, state))
            assert again == state
            if move is not None:
                assert game.apply(again, move) == game.apply(state, move)


def test_every_view_comes_back_from_document_and_code(game):
    for one in some_walks(game, 1, 10, 2):
        for state in one.states:
            for seat in (None, *range(game.players(state))):
                view = game.observe(state, seat)
                names = documents.player_names(game, game.players(view))
                document = documents.write_position(game, view, names)
                assert documents.read_position(json.loads(json.dumps(document)))[1] == view
                assert notation.decode(notation.encode(game, view)) == view


def test_a_code_is_one_line_of_at_most_300_characters_at_the_end_of_a_full_game(game):
    most = game.spec.players[1]
    for one in some_walks(game, 12, 60, 3):
        state = one.states[-1]
        if game.players(state) == most:
            assert game.to_act(state) == OVER
            line = notation.encode(game, state)
            assert len(line) <= 300
            assert line.isascii()
            assert "\n" not in line


def damaged(line):
    """Return a line with each character wrong, missing, or swapped with its neighbour."""
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_."
    for at, letter in enumerate(line):
        yield line[:at] + line[at + 1 :]
        for other in letters:
            if other != letter:
                yield line[:at] + other + line[at + 1 :]
        if at + 1 < len(line) and line[at + 1] != letter:
            yield line[:at] + line[at + 1] + letter + line[at + 2 :]


def test_any_one_wrong_missing_or_swapped_character_of_a_code_is_noticed(game):
    one = next(walks(game, seed=4))
    step = deep(len(one.states) // 2, 4)
    for state in one.states[::step]:
        line = notation.encode(game, state)
        for other in damaged(line):
            if other.strip() == line:
                continue
            with pytest.raises(NotationError):
                notation.decode(other)


def test_every_move_comes_back_from_its_document_and_its_text(game):
    for one in some_walks(game, 2, 40, 5):
        for state, move in zip(one.states, one.moves, strict=False):
            assert game.move_from_json(json.loads(json.dumps(game.move_to_json(move)))) == move
            text = game.move_text(state, move)
            assert game.parse_move(state, text) == move
            assert "\n" not in text


def test_a_document_has_nothing_but_the_settings_that_differ(game):
    state = next(walks(game, seed=6)).states[0]
    names = documents.player_names(game, game.players(state))
    assert documents.write_position(game, state, names)["rules"] == {}
