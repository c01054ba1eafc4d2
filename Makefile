# The commands of zoo_games; what each of them does stands in tools/.
#   make lab ARGS="--no-browser --port 8899"     passes options on
#   make test PYTHON=/path/to/python3.12         chooses the Python of a new .venv

PYTHON ?= python3
ARGS ?=
READY = @$(PYTHON) tools/bootstrap.py
RUN = @.venv/bin/python

.PHONY: help lab test deep bench docs pictures notebooks format clean

help: ## list the commands
	@sed -n 's/^\([a-z]*\): ## \(.*\)/make \1\t\2/p' Makefile

lab: ## open JupyterLab on a copy of the notebooks in your folder
	$(READY) lab
	$(RUN) -m zoo_games lab $(ARGS)

test: ## run every check and test at the everyday size
	$(READY) lab png test
	$(RUN) tools/check.py $(ARGS)

deep: ## run the same tests at their full numbers (hours)
	$(READY) lab png test
	$(RUN) tools/check.py --deep $(ARGS)

bench: ## measure speed beside other libraries, in an environment of its own
	$(READY) --venv .cache/bench-venv lab bench
	@.cache/bench-venv/bin/python bench/run.py $(ARGS)

docs: ## build the pages into docs/_build/html, warnings as errors
	$(READY) lab png docs
	$(RUN) tools/docs.py $(ARGS)

pictures: ## make the pictures of the README and the docs again, screenshots too
	$(READY) lab png test
	$(RUN) tools/pictures.py $(ARGS)

notebooks: ## run the notebooks from a fresh kernel and store what they show
	$(READY) lab png test
	$(RUN) tools/notebooks.py $(ARGS)

format: ## lay the code out and mend what can be mended
	$(READY) lab png test
	$(RUN) -m ruff check --fix --quiet .
	$(RUN) -m ruff format .

clean: ## remove what the other commands have made, .venv included
	rm -rf .venv .cache .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache \
	  .import_linter_cache build dist docs/_build docs/generated
