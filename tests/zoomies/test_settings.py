import pytest

from tests.zoomies.builders import GAME
from zoo_games.core.errors import DocumentError
from zoo_games.zoomies import ZoomiesSettings

DEFAULTS = {
    "tokens_circle": 4,
    "tokens_square": 4,
    "hand_size": 2,
    "start_tiles": 3,
    "zoomies_per_pair": 2,
    "points_dog": 1,
    "points_bone": 2,
    "points_side": 2,
    "ladder": (1, 3, 6, 10, 15),
    "split": "floor",
    "second_tile": "compulsory",
}


@pytest.mark.rule("Z.tokens", "Z.double")
def test_the_settings_are_those_of_the_contract_with_its_defaults():
    assert {entry.name: entry.default for entry in ZoomiesSettings.table()} == DEFAULTS
    assert ZoomiesSettings() == ZoomiesSettings.read({})


def test_every_setting_has_a_unit_a_help_text_and_rules_of_the_table():
    for entry in ZoomiesSettings.table():
        assert entry.unit
        assert entry.help.endswith(".")
        assert entry.rules
        assert set(entry.rules) <= set(GAME.spec.rulebook)


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("tokens_circle", 0, 8),
        ("tokens_square", 0, 8),
        ("hand_size", 1, 5),
        ("start_tiles", 1, 9),
        ("zoomies_per_pair", 0, 5),
        ("points_dog", 0, 10),
        ("points_bone", 0, 10),
        ("points_side", 0, 10),
    ],
)
def test_ranges_are_kept(name, low, high):
    for value in (low, high):
        assert getattr(ZoomiesSettings.read({name: value}), name) == value
    for value in (low - 1, high + 1, True, "2", 1.0, None):
        with pytest.raises(DocumentError, match=rf"rules\.{name}: must be a whole number"):
            ZoomiesSettings.read({name: value})


@pytest.mark.rule("Z.cap")
def test_a_ladder_may_stay_level_but_not_fall():
    assert ZoomiesSettings.read({"ladder": [2, 2, 3]}).ladder == (2, 2, 3)
    with pytest.raises(DocumentError, match=r"rules\.ladder\[1\]: must not be less"):
        ZoomiesSettings.read({"ladder": [3, 2]})
    for ladder in ([], [1] * 21, "1", [1, "2"]):
        with pytest.raises(DocumentError, match=r"rules\.ladder"):
            ZoomiesSettings.read({"ladder": ladder})


@pytest.mark.parametrize("name", ["split", "second_tile"])
def test_a_choice_takes_only_its_words(name):
    with pytest.raises(DocumentError, match=rf"rules\.{name}: must be "):
        ZoomiesSettings.read({name: "maybe"})
