# Azalai. `make help` lists the commands. They need Python 3.11 to 3.13 and make, and install everything else in .venv.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
PLAY_LOCK := requirements/play.lock
DEV_LOCK := requirements/dev.lock
PEERS_LOCK := requirements/peers.lock
TORCH_LOCK := requirements/torch.lock
SERVER_LOCK := requirements/server.lock
# Stamps: each says that its lock file is installed.
PLAY_READY := $(VENV)/play-ready
DEV_READY := $(VENV)/dev-ready
PEERS := .venv-peers
TORCH := .venv-torch
# `--no-strip-extras`: pip 23 takes the newest version of a package that another one wants with an extra, unless the lock names the extra.
LOCKED := uv pip compile --quiet --no-strip-extras --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --upgrade

# The tests start hundreds of Python processes. Without bytecode files each of them compiles all modules that it imports.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help setup setup-torch play play-terminal test test-fast test-long check tests-of-rules ready-for-tests other-tests docs mutants bench bench-peers format lock clean

help: ## list the commands
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

setup: $(DEV_READY) ## install everything, development tools included, in a local environment (.venv)

$(PLAY_READY): $(PLAY_LOCK) pyproject.toml
	@$(PYTHON) -c 'import sys; v = sys.version_info[:2]; sys.exit(0 if (3, 11) <= v < (3, 14) else f"Azalai needs Python 3.11 to 3.13; $(PYTHON) is {v[0]}.{v[1]}. Say which one to use: make PYTHON=python3.11 ...")'
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --require-hashes -r $(PLAY_LOCK)
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(DEV_READY): $(PLAY_READY) $(DEV_LOCK)
	$(PIP) install --no-compile --require-hashes -r $(DEV_LOCK)
	@touch $@

play: $(PLAY_READY) ## play in the browser
	@$(BIN)/azalai serve --open

play-terminal: $(PLAY_READY) ## play Targi in the terminal
	@$(BIN)/azalai play targi

test: $(DEV_READY) ## every check: lint, types, tests, docs and their examples
	@$(MAKE) --no-print-directory -j4 --output-sync=target check docs tests-of-rules ready-for-tests
	@$(MAKE) --no-print-directory other-tests

test-fast: check ## lint, types, and the tests of the rules and the kernel, in under two minutes
	$(BIN)/python -m pytest -n auto -m "rules and not long"

check: $(DEV_READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# These two and `check` and `docs` often use one processor alone, so `make test` runs them side by side.
tests-of-rules: $(DEV_READY)
	$(BIN)/python -m pytest -n auto --dist loadgroup -m "rules and not long" --cov --cov-report=
	$(BIN)/python tests/coverage_of_rules.py

ready-for-tests: $(DEV_READY)
	$(BIN)/python -m tests.browser
	$(BIN)/python -m tests.server.postgresql
	$(BIN)/python -m tests.compile_once

other-tests: $(DEV_READY)
	$(BIN)/python -m pytest -n auto --dist loadgroup -m "not rules and not long"

docs: $(DEV_READY) ## build the documentation into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

setup-torch: $(TORCH)/ready ## install PyTorch, for training networks and for the recipes in examples/, in .venv-torch

test-long: test $(TORCH)/ready ## every check, including the tests that take minutes
	$(BIN)/python -m tests.server.deployment_programs
	$(BIN)/python -m pytest -n auto --dist loadgroup -m long --pictures

mutants: $(DEV_READY) ## break the code in more than 100 places, one at a time, and check that the tests notice
	$(BIN)/python -m tests.browser
	$(BIN)/python -m tests.server.postgresql
	$(BIN)/python -m tests.mutants

bench: $(DEV_READY) ## measure, and compare with what is promised
	$(BIN)/azalai bench --history bench/history.jsonl

bench-peers: $(PEERS)/ready ## measure beside environments of others, installed in .venv-peers
	PYTHONPATH=src $(PEERS)/bin/python -m azalai.cli bench --environments

$(PEERS)/ready: $(PEERS_LOCK)
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(PEERS_LOCK)
	@touch $@

$(TORCH)/ready: $(TORCH_LOCK)
	$(PYTHON) -m venv $(TORCH)
	$(TORCH)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(TORCH_LOCK)
	$(TORCH)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

format: $(DEV_READY) ## format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: $(DEV_READY) ## choose the newest versions of all dependencies and write the lock files
	$(BIN)/$(LOCKED) --extra fast --group build pyproject.toml -o $(PLAY_LOCK)
	$(BIN)/$(LOCKED) --constraints $(PLAY_LOCK) --extra env --extra cluster --extra plots --extra data --extra postgresql --group dev pyproject.toml -o $(DEV_LOCK)
	$(BIN)/$(LOCKED) --constraints $(DEV_LOCK) --extra env pyproject.toml requirements/peers.txt -o $(PEERS_LOCK)
	$(BIN)/$(LOCKED) --constraints $(DEV_LOCK) --extra env --extra train --group build pyproject.toml requirements/recipes.txt -o $(TORCH_LOCK)
	$(BIN)/$(LOCKED) --constraints $(DEV_LOCK) --extra fast --extra postgresql --group build pyproject.toml -o $(SERVER_LOCK)

clean: ## remove what was built
	rm -rf $(VENV) $(PEERS) $(TORCH) site .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage artefacts
