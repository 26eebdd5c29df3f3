# `make play` and `make test` do all their own set-up. `make help` lists the rest.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
CONSTRAINED := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# Tests start hundreds of processes: each would compile what it imports, and pytest every test, again and again.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test check lint types arrows compile unit web-check golden observations bench figures fuzz load prove clean

help:  ## list what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*##/\t/' | expand -t 12

$(BIN)/python:
	@echo "Setting up: a virtual environment in $(VENV)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Gangland needs Python 3.11 or newer."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || sh tools/install-venv $(PYTHON) $(VENV)

$(VENV)/play-ready: $(BIN)/python pyproject.toml constraints.txt
	@echo "Setting up: installing Gangland (once)"
	@PIP_CONSTRAINT=constraints.txt $(CONSTRAINED) --editable '.[server]'
	@touch $@

$(VENV)/test-ready: $(VENV)/play-ready
	@echo "Setting up: installing what the tests need (once)"
	@PIP_CONSTRAINT=constraints.txt $(CONSTRAINED) --no-compile --editable '.[test]'  # most of it is never imported
	@sh tools/install-postgres
	@sh tools/install-chromium
	@touch $@

# The browser's part: its tools, then its files, which the server hands out.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	@node -e 'process.exit(+(parseInt(process.versions.node) < 20))' || { echo "Gangland needs Node 20 or newer."; exit 1; }
	@echo "Setting up: installing what the browser's part is built with (once)"
	@cd web && npm install --no-save --silent --no-audit --no-fund  # `npm ci` wants the build tool of every platform in the lock
	@touch $@

BUILT := src/gangland/web/index.html
$(BUILT): web/node_modules/.package-lock.json web/index.html web/vite.config.ts web/tools/packed.ts $(shell find web/src web/public src/gangland -name '*.ftl' -o -path 'web/*' -type f)
	@echo "Setting up: building the browser's part"
	@cd web && npm run --silent build
	@touch $@

play: $(VENV)/play-ready $(BUILT)  ## set up, start the server, open the browser
	@$(BIN)/gangland serve

# What waits for nothing else is made side by side: the browser's part beside Python's, the checks beside each other.
CORES := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')
test:  ## set up, then all checks and all tests
	@$(MAKE) --no-print-directory --jobs=$(CORES) --output-sync=line check compile $(BUILT)
	@$(MAKE) --no-print-directory unit

check: types lint arrows web-check  ## the checks without the tests

web-check: web/node_modules/.package-lock.json
	cd web && npm run --silent check && npm run --silent test

lint: $(VENV)/test-ready
	$(BIN)/ruff check src tests examples
	$(BIN)/ruff format --check src tests examples

types: $(VENV)/test-ready
	$(BIN)/mypy

arrows: $(VENV)/test-ready
	$(BIN)/lint-imports

# Each game is compiled once, by one process (see tests/doors.py), while the rest is installed: so from its source.
COMPILED := $(patsubst src/gangland/games/%/__init__.py,compiled-%,$(wildcard src/gangland/games/*/__init__.py))
.PHONY: $(COMPILED)
compile: $(COMPILED)
$(COMPILED): compiled-%: $(VENV)/play-ready
	@echo "Compiling the rules of $* (once)"
	@PYTHONPATH=src $(BIN)/python -m tests.doors $*

# Browsers and servers that are waited for leave processors idle: half as many workers again as there are. Each begins
# with its own part of the tests, and a worker that is done takes over from another. By which rules a test runs is said at
# the test: see tests/conftest.py.
unit: $(VENV)/test-ready $(BUILT)
	$(BIN)/pytest -n $(shell expr $(CORES) \* 3 / 2) --dist worksteal

golden: $(VENV)/test-ready  ## rewrite the golden games; look at the diff
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.adapters.golden.openspiel

observations: $(VENV)/test-ready  ## rewrite docs/observations.md from the features that games declare
	$(BIN)/python -m tests.observations

bench: $(VENV)/test-ready  ## measure, beside the peers
	@echo "Setting up: installing the peers (once)"
	@$(CONSTRAINED) --editable '.[peers]'
	$(BIN)/gangland bench

figures: $(VENV)/test-ready  ## measure how well the bots play; hours, and it goes on where it stopped
	$(BIN)/gangland figures

load: $(VENV)/test-ready  ## measure the server under load, on SQLite and on PostgreSQL
	$(BIN)/gangland load

prove: $(VENV)/test-ready  ## kill the server a thousand times while games are played, and check that nothing was lost
	$(BIN)/gangland prove --kills 1000 --out docs

fuzz: $(VENV)/test-ready  ## the test kit on ten thousand games of every table, both ways, one moment of each
	$(BIN)/python -m gangland.bench.fuzz --games 10000 --moments 1 --workers $$(nproc)

clean:  ## remove the virtual environment and caches
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src tests examples -name __pycache__ -prune -exec rm -rf {} +
