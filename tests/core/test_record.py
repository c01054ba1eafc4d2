"""Records and trees: replayed move by move, and every fault is named with its place."""

import pytest

from tests.core import samples
from zoo_games.core import documents
from zoo_games.core.errors import DocumentError
from zoo_games.core.record import read_record, read_tree


def test_the_example_of_the_contract_replays_to_its_result():
    document = samples.example("zoomies.record.json")
    record = read_record(document)
    assert list(record.result.scores) == document["result"]["scores"] == [29, 22, 18]
    assert record.result.winners == (0,)
    assert len(record.states) == len(document["moves"]) + 1


def test_the_example_is_written_again_as_it_was_read():
    document = samples.example("zoomies.record.json")
    written = read_record(document).document()
    assert written["initial"].pop("placed") is None  # what may be null may be absent
    assert written == document
    assert list(written) == list(document)


def test_a_record_knows_its_states_moves_settings_and_names():
    record = samples.example_record()
    assert record.names == ("Player 1", "Player 2", "Player 3")
    assert record.seed == 20261130
    assert record.initial == record.states[0]
    assert record.moves[2].type == "refill"
    assert record.settings == samples.ZOOMIES.spec.settings()
    assert repr(record) == "<record of Zoomies: Player 1, Player 2, Player 3, 108 moves, finished>"


def spoilt(*change):
    document = samples.example("zoomies.record.json")
    *path, value = change
    return samples.changed(document, path, value)


@pytest.mark.parametrize(
    ("change", "place", "reason"),
    [
        (("moves", 0, "by", 1), "moves[0].by", "must be 0 here, not 1"),
        (("moves", 3, "by", 0), "moves[3].by", 'must be "chance" here, not 0'),
        (("moves", 0, "by", "chance"), "moves[0].by", 'must be 0 here, not "chance"'),
        (("moves", 4, "move", "at", [9, 9]), "moves[4].move", "Z.touch"),
        (("moves", 4, "move", "at", [9, "9"]), "moves[4].move.at", "a cell"),
        (("moves", 4, "move", "tile", "B*-H*"), "moves[4].move.tile", "exactly one with a bone"),
        (("moves", 3, "move", "tile", "C*-C"), "moves[3].move", "is refused"),
        (("moves", 1, "move", "kind", "frens"), "moves[1].move.toward", "is missing"),
        (("moves", 1, "move", "toward", "N"), "moves[1].move.toward", "must be absent"),
        (("moves", 2, "move", {"type": "pass"}), "moves[2].move.type", '"refill"'),
        (("moves", 2, "move", {}), "moves[2].move.type", "is missing"),
        (("moves", 0, "forced", True), "moves[0].forced", "moves can be played"),
        (("moves", 0, "forced", 1), "moves[0].forced", "true or false"),
        (("result", "scores", 0, 30), "result.scores", "must be [29, 22, 18] after these moves, not [30"),
        (("result", "winners", [0, 1]), "result.winners", "must be [0]"),
        (("initial", "hands", 0, [None, None]), "moves[0].move", "cannot be judged"),
        (("initial", "phase", "refill"), "moves[0].move", "is refused"),
        (("seed", "7"), "seed", "a whole number"),
    ],
)
def test_a_fault_is_named_with_its_place(change, place, reason):
    with pytest.raises(DocumentError) as caught:
        read_record(spoilt(*change))
    assert caught.value.place == place
    assert reason in caught.value.reason


def test_nothing_may_come_after_the_end_and_no_result_before_it():
    document = samples.example("zoomies.record.json")
    more = samples.changed(document, ("moves",), document["moves"] + document["moves"][-1:])
    with pytest.raises(DocumentError, match=r"moves\[108\]: comes after the end"):
        read_record(more)
    fewer = samples.changed(document, ("moves",), document["moves"][:-1])
    with pytest.raises(DocumentError, match="result: must be absent"):
        read_record(fewer)
    del fewer["result"]
    assert read_record(fewer).result is None


def test_a_forced_mark_that_is_true_is_kept():
    document = samples.example("zoomies.record.json")
    number = next(
        number
        for number, state in enumerate(samples.example_record().states[:-1])
        if len(samples.ZOOMIES.legal(state)) == 1
    )
    marked = samples.changed(document, ("moves", number, "forced"), True)
    record = read_record(marked)
    assert [entry.forced for entry in record.entries].index(True) == number
    assert record.document()["moves"][number]["forced"] is True


def test_a_tree_is_read_and_written_again_and_its_lines_go_on_where_their_parents_end():
    document = samples.tree_document()
    tree = read_tree(document)
    assert tree.document() == document
    main = tree.lines[0]
    assert main.states[0] == tree.initial
    assert main.lines[0].states[0] == main.states[-1]
    assert main.lines[1].comment == "two\nlines"
    # What was drawn into a hand is not printed.
    assert repr(tree) == "<tree of Zoomies: Player 1, Player 2, Player 3, 1 lines>"
    assert repr(main) == "<line 'main': 6 moves, then 2 lines>"


def test_a_fault_in_a_tree_is_named_with_its_place():
    path = ("lines", 0, "lines", 0, "moves", 0, "by")
    with pytest.raises(DocumentError) as caught:
        read_tree(samples.changed(samples.tree_document(), path, 2))
    assert caught.value.place == "lines[0].lines[0].moves[0].by"


def test_a_tree_may_branch_forty_deep_and_more_is_refused():
    def nested(depth):
        document = samples.tree_document()
        line = {"name": "", "comment": "", "moves": [], "lines": []}
        for _ in range(depth):
            line = {"name": "", "comment": "", "moves": [], "lines": [line]}
        return documents.dump({**document, "lines": [line]})

    tree = read_tree(documents.read(nested(40)))
    assert read_tree(documents.read(documents.dump(tree.document()))) == tree
    with pytest.raises(DocumentError, match="nested too deep"):
        documents.read(nested(60))


def test_a_record_with_hidden_hands_says_so_only_where_it_matters():
    document = samples.record_document(0)
    document["initial"]["hands"] = [[None, None]] * 3
    document["initial"]["pile"] = ["B*-H"] * 6
    assert read_record(document).states[0].hands[0] == (None, None)
