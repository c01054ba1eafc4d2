from zoo_games.render.scene import Scene, Spot
from zoo_games.render.text import text


def board(*spots, reading=()):
    return text(Scene("Board", "", 0, 0, 1, 1, (), spots, reading))


def spot(row, column, symbol="", offered=False):
    return Spot(f"cell {row},{column}", "", column, row, cell=(row, column), symbol=symbol, offered=offered)


def test_rows_and_columns_are_numbered_and_gaps_stay_blank():
    assert board(
        spot(-1, -10, "B*L0"), spot(0, -9), spot(1, -8, "Hz", True), spot(1, -10, offered=True)
    ).splitlines() == [
        "Board",
        "",
        "     -10   -9    -8",
        " -1  B*L0",
        "  0         .",
        "  1   +          Hz",
    ]


def test_a_scene_without_a_grid_is_told_in_sentences():
    assert (
        board(reading=("Ada has 3 points.", "It is Ada's turn."))
        == "Board\n\nAda has 3 points.\nIt is Ada's turn."
    )


def test_no_line_ends_in_a_blank():
    lines = board(spot(0, 0, "B"), spot(0, 5, "C"), spot(1, 0, "H")).splitlines()
    assert all(line == line.rstrip() for line in lines)
