"""What tests do on a page of JupyterLab, beyond opening and running notebooks (tools/labpage.py)."""

import json
import os
import shutil
from pathlib import Path

from chromium import NAMES
from labpage import CHROMIUM_ARGS, OPEN, VIEWPORT, LabPage, lab

__all__ = ["CHROMIUM_ARGS", "OPEN", "VIEWPORT", "Lab", "find_chromium", "lab"]


def find_chromium():
    """Return the path of a Chromium: ``ZOO_CHROMIUM``, else one that is found; nothing is installed."""
    given = os.environ.get("ZOO_CHROMIUM")
    found = given or next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None or not Path(found).exists():
        raise FileNotFoundError(
            "The browser tests need Chromium: install it (Debian: apt-get install chromium) "
            "or set ZOO_CHROMIUM to the path of one."
        )
    return found


class Lab(LabPage):
    """A page of JupyterLab that tests type, reload and restart on.

    With ``ZOO_SLOW=4`` in the environment the page has a fourth of the processor, as on a slow machine.
    """

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        if slow := os.environ.get("ZOO_SLOW"):
            session = self.context.new_cdp_session(self.page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": float(slow)})

    def open_notebook_7(self, name, cells):
        """Write a notebook, open it in Notebook 7 and run it."""
        self.load(f"notebooks/{self.write(name, cells)}")
        self.page.wait_for_function("() => Boolean(window.jupyterapp.shell.currentWidget?.sessionContext)")
        self.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.ready")
        self.run_all()

    def run(self, code, cell=-1):
        """Replace a cell by code and run it; return its outputs."""
        return self.page.evaluate(
            """async ([code, index]) => {
              const app = window.jupyterapp;
              const notebook = app.shell.currentWidget.content;
              const place = index < 0 ? notebook.widgets.length + index : index;
              notebook.activeCellIndex = place;
              notebook.deselectAll();
              notebook.model.cells.get(place).sharedModel.setSource(code);
              await app.commands.execute('notebook:run-cell');
              return notebook.model.cells.get(place).outputs.toJSON();
            }""",
            [code, cell],
        )

    def answer(self, code):
        """Run code in the last cell and return what it prints, as a value."""
        outputs = self.run(f"import json as _json; print(_json.dumps({code}))")
        assert [output["output_type"] for output in outputs] == ["stream"], outputs
        return json.loads("".join(outputs[0]["text"]))

    def reload(self, name):
        """Save, load the page anew and open the notebook, its kernel still alive."""
        self.page.evaluate("() => window.jupyterapp.commands.execute('docmanager:save')")
        self.load("lab")
        self.page.evaluate(OPEN, f"{name}.ipynb")

    def restart(self):
        """Restart the kernel of the present notebook and wait until it is there again."""
        self.page.evaluate("() => window.jupyterapp.shell.currentWidget.sessionContext.restartKernel()")
