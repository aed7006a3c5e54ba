# Azalai. `make help` lists what there is. All that is needed beforehand: Python 3.11 to 3.13 and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
LOCK := requirements/dev.lock
PEERS := .venv-peers
PEERS_LOCK := requirements/peers.lock

.DEFAULT_GOAL := help
.PHONY: help setup play play-terminal test test-long check tests docs bench bench-peers format lock clean

help: ## what one can make
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 14

setup: $(READY) ## set everything up in a local environment (.venv)

$(READY): $(LOCK) pyproject.toml
	@$(PYTHON) -c 'import sys; v = sys.version_info[:2]; sys.exit(0 if (3, 11) <= v < (3, 14) else f"Azalai needs Python 3.11 to 3.13; $(PYTHON) is {v[0]}.{v[1]}. Say which one to use: make PYTHON=python3.11 ...")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(LOCK)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

play: $(READY) ## play in the browser
	@$(BIN)/azalai serve --open

play-terminal: $(READY) ## play Targi in the terminal
	@$(BIN)/azalai play targi

test: check tests docs ## every check: lint, types, tests, docs and their examples

check: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

tests: $(READY)
	$(BIN)/python -m tests.browser
	$(BIN)/python -m pytest -n auto --dist loadgroup -m "not long" --cov --cov-report=
	$(BIN)/python tests/coverage_of_rules.py

docs: $(READY) ## build the documentation into site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

test-long: test ## every check, with the long runs
	$(BIN)/python -m pytest -n auto --dist loadgroup -m long

bench-peers: $(PEERS)/ready ## measure beside environments of others, installed in .venv-peers
	PYTHONPATH=src $(PEERS)/bin/python -m azalai.cli bench --environments

$(PEERS)/ready: $(PEERS_LOCK)
	$(PYTHON) -m venv $(PEERS)
	$(PEERS)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $(PEERS_LOCK)
	@touch $@

bench: $(READY) ## measure, and compare with what is promised
	$(BIN)/azalai bench --history bench/history.jsonl

format: $(READY) ## put the code into shape
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: $(READY) ## choose the newest versions of everything that is installed
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--upgrade --all-extras --group dev pyproject.toml -o $(LOCK)
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header \
		--upgrade --constraints $(LOCK) --extra env pyproject.toml requirements/peers.txt -o $(PEERS_LOCK)

clean: ## remove what was built
	rm -rf $(VENV) $(PEERS) site .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage artefacts
