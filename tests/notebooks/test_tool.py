"""What makes a notebook unfit to be committed is named, and running it makes it fit."""

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_notebook, new_output

from notebooks import VIEW, clean, faults, run


def notebook(*outputs, count=1, **metadata):
    cell = new_code_cell("1", execution_count=count, outputs=list(outputs))
    return new_notebook(cells=[cell], metadata=metadata)


VIEWED = new_output("display_data", {VIEW: {"model_id": "1"}, "text/plain": "a board"})


@pytest.mark.parametrize(
    ("unfit", "said"),
    [
        (notebook(widgets={}), "widget state is stored"),
        (notebook(count=2), "code cell 1 was not run in order from a fresh kernel"),
        (notebook(count=None), "code cell 1 was not run in order from a fresh kernel"),
        (notebook(new_output("error", ename="E", evalue="", traceback=[])), "code cell 1 stores an error"),
        (notebook(VIEWED), "code cell 1 stores a widget view"),
    ],
)
def test_a_fault_is_named(unfit, said):
    assert faults(unfit) == [said]


def test_cleaning_keeps_the_words_of_a_widget_and_drops_its_view():
    cleaned = clean(notebook(VIEWED, widgets={"state": 1}))
    assert cleaned.cells[0].outputs[0].data == {"text/plain": "a board"}
    assert faults(cleaned) == []


def test_running_stores_outputs_that_are_fit(tmp_path):
    made = new_notebook(cells=[new_code_cell("1 + 1"), new_code_cell("print('a'); print('b')")])
    stored = run(made, tmp_path)
    assert faults(stored) == []
    assert stored.cells[0].outputs[0].data["text/plain"] == "2"
    assert stored.cells[1].outputs[0].text == "a\nb\n"
    nbformat.validate(stored)
