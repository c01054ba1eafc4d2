"""What helps to decide, without a page: hints, previews, rules at hand, the log."""

from dataclasses import replace

import pytest

import zoo_games
from zoo_games.explore.log import turns
from zoo_games.notebook.controller import Controller

GAMES = zoo_games.games()


@pytest.mark.parametrize("name", GAMES)
def test_in_every_game_a_hint_names_a_legal_move_and_says_why(name):
    handle = zoo_games.load(name)
    control = Controller(handle.new(seed=3), 3)
    control.advise()
    assert not control.position.why_not(control.hint.move)
    opening = {
        "zoomies": "lay the ",
        "wonderzoo": "put the entrance at ",
        "zombee": "play: Roll ",
        "boomerang": "play: ",
    }
    thinker = list(handle.bots)[-1].capitalize()
    assert control.hint.text.startswith(f"{thinker} would {opening.get(name, 'play: ')}")
    assert control.hint.reasons[0].startswith("How ")
    control.scene()


def test_a_hint_is_the_same_whatever_the_others_hold():
    position = zoo_games.load("zoomies").new(["Ada", "Ben"], seed=7)
    state = position.state
    pile, theirs = list(state.pile), list(state.hands[1])
    swapped = (pile.pop(0), pile.pop(0))
    twin = replace(
        position, state=state.replace(hands=(state.hands[0], swapped), pile=tuple(sorted([*pile, *theirs])))
    )
    one, two = Controller(position, 3), Controller(twin, 3)
    one.advise()
    two.advise()
    assert one.hint == two.hint


def test_pointing_at_a_place_tells_what_each_token_would_be_worth_there():
    position = zoo_games.load("zoomies").new(["Ada", "Ben"], seed=7)
    control = Controller(position, 3)
    control.point("cell -1,0")
    # The Husky lies beside the Husky below: a Leader there counts 2 dogs at 1 point each.
    assert "Leader: worth up to 2 points now." in control.preview()
    assert control.against() == ()
    control.point("cell 0,0")
    assert control.preview() == ()


@pytest.mark.rule("Z.free")
def test_pointing_where_a_piece_may_not_go_tells_why():
    control = Controller(zoo_games.load("zoomies").new(["Ada", "Ben"], seed=7), 3)
    control.point("cell 0,0")
    refused = control.position.why_not(control.ghost)
    assert refused
    assert control.against() == tuple(f"{one.text}." for one in refused)
    control.point(None)
    assert control.against() == ()


def test_where_the_choices_are_few_the_rules_at_hand_hold_those_that_score():
    control = Controller(zoo_games.load("zoomies").new(["Ada", "Ben"], seed=7), 7)
    control.act("cell -1,0")
    assert {"Z.leader", "Z.bones", "Z.frens"} <= set(control.rules_here())


@pytest.mark.parametrize("name", GAMES)
def test_in_every_game_rules_at_hand_are_found_move_after_move(name):
    control = Controller(zoo_games.load(name).new(seed=3), 3)
    for _ in range(12):
        if not control.may_act:
            break
        assert all(control.rule_text(rule) for rule in control.rules_here())
        move = control.position.legal()[0]
        control._go(control.position.play(move), move)


@pytest.mark.parametrize("name", GAMES)
def test_the_log_that_grows_move_by_move_is_the_log_of_the_whole_game(name):
    control = Controller(zoo_games.load(name).new(seed=3), 3)
    for step in range(24):
        if control.over:
            break
        move = control.position.legal()[-1]
        control._go(control.position.play(move), move)
        if step % 5 == 4 and control.can_undo:
            control.undo()
        first = control.first
        assert control.log() == [
            str(turn) for turn in turns(first.game, first.state, control.moves, first.names)
        ]
