# `make play` and `make test` do all their own set-up. `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CONSTRAINED := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play test check lint types arrows unit golden bench fuzz gpu clean

help:  ## list what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

$(BIN)/python:
	@echo "Setting up: a virtual environment in $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Gangland needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || sh tools/install-venv $(PYTHON) $(VENV)

$(VENV)/play-ready: $(BIN)/python pyproject.toml constraints.txt
	@echo "Setting up: installing Gangland (once)"
	@PIP_CONSTRAINT=constraints.txt $(CONSTRAINED) --editable .
	@touch $@

$(VENV)/test-ready: $(VENV)/play-ready
	@echo "Setting up: installing what the tests need (once)"
	@PIP_CONSTRAINT=constraints.txt $(CONSTRAINED) --editable '.[test]'
	@touch $@

play: $(VENV)/play-ready  ## play a game of Famiglia in the terminal
	@$(BIN)/gangland play famiglia

test: check unit  ## set up, then all checks and all tests

check: lint types arrows  ## the checks without the tests

lint: $(VENV)/test-ready
	$(BIN)/ruff check src tests
	$(BIN)/ruff format --check src tests

types: $(VENV)/test-ready
	$(BIN)/mypy

arrows: $(VENV)/test-ready
	$(BIN)/lint-imports

# The rules run plain and compiled, so the tests do too.
unit: $(VENV)/test-ready
	GANGLAND_RULES=plain $(BIN)/pytest -n auto
	GANGLAND_RULES=compiled $(BIN)/pytest -n auto

golden: $(VENV)/test-ready  ## rewrite the golden games; look at the diff
	$(BIN)/python -m tests.golden

bench: $(VENV)/test-ready  ## measure, beside the peers
	@echo "Setting up: installing the peers (once)"
	@$(CONSTRAINED) --editable '.[peers]'
	$(BIN)/gangland bench

fuzz: $(VENV)/test-ready  ## the test kit on ten thousand games of every table, both ways, one moment of each
	$(BIN)/python -m gangland.lab.fuzz --games 10000 --moments 1 --workers $$(nproc)

clean:  ## remove the virtual environment and caches
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
