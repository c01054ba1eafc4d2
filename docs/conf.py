"""Sphinx: prose in MyST, notebooks by MyST-NB, the reference generated from the rule tables."""

from __future__ import annotations

import sys
from importlib.metadata import version as installed_version
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import generate  # noqa: E402  (found through the line above)

generate.write(HERE / "generated")

project = "zoo_games"
author = "The zoo_games authors"
copyright = "2026, The zoo_games authors"
release = version = installed_version("zoo-games")

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
root_doc = "index"
exclude_patterns = ["_build", "**/.ipynb_checkpoints"]
html_theme = "furo"
html_title = "zoo_games"
html_show_sourcelink = False
html_static_path: list[str] = []

myst_enable_extensions = ["colon_fence", "deflist", "html_image"]
myst_heading_anchors = 4

nb_execution_mode = "auto"
nb_execution_raise_on_error = True
nb_execution_timeout = 120
nb_ipywidgets_js: dict[str, dict[str, str]] = {}
nb_merge_streams = True
suppress_warnings = ["ref.python"]  # short names such as type have several targets

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
python_use_unqualified_type_names = True
autoclass_content = "class"
napoleon_google_docstring = True
napoleon_numpy_docstring = False
napoleon_use_ivar = True
napoleon_use_rtype = False
