from zoo_games.core.chance import Stream
from zoo_games.core.errors import HiddenValue
from zoo_games.render.plain import PlainView
from zoo_games.render.svg import svg
from zoo_games.render.text import text
from zoo_games.render.view import Play
from zoo_games.testing.race import Race

NAMES = ("Ada", "Ben")


def start():
    race = Race()
    return race, race.initial(race.spec.settings(), 2, Stream(1))


def test_a_game_of_one_file_gets_a_table_of_scores():
    race, state = start()
    board = text(PlainView(race).scene(state, names=NAMES))
    assert board.startswith("Race, Ada to move\n")
    assert "Ada has 0 points." in board
    assert "Ben has 0 points." in board


def test_what_the_picture_shows_is_also_said():
    race, state = start()
    scene = PlainView(race).scene(state, names=NAMES)
    assert [spot.label for spot in scene.spots] == ["Ada: 0 points, to move", "Ben: 0 points"]
    assert "Ada has 0 points." in scene.alt
    assert svg(scene).count("<text") >= 5


def test_every_legal_move_is_a_button():
    race, state = start()
    choices = PlainView(race).choices(state, {}, names=NAMES)
    assert [button.act for button in choices.buttons] == [Play(move) for move in race.legal(state)]
    assert choices.buttons[0].key == "1"
    assert choices.prompt == "Ada to move. Choose one of the moves."


def test_chance_and_the_end_offer_nothing_and_say_so():
    race, state = start()
    view = PlainView(race)
    assert view.choices(race.apply(state, race.legal(state)[0]), {}, names=NAMES).prompt == "Chance to move."
    over = state._replace(at=(20, 3), phase="over")
    assert view.choices(over, {}, names=NAMES).prompt == "The game is over; Ada wins."
    assert view.scene(over, names=NAMES).title == "Race, the game is over; Ada wins"


def test_what_is_hidden_is_not_guessed(monkeypatch):
    race, state = start()

    def hides(_):
        raise HiddenValue("hidden")

    monkeypatch.setattr(race, "legal", hides)
    choices = PlainView(race).choices(state, {}, names=NAMES)
    assert choices.buttons == ()
    assert "hidden from this view" in choices.prompt
