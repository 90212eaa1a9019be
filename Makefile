# The daily commands. Each sets up what it needs, does nothing that is already done, and says what is missing.
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory

BIN := .venv/bin
STATIC := src/grognard/static
# What the browser tests and the machine can bear; `make test WORKERS=0` runs everything in one process.
WORKERS ?= 2
SECONDS_OF_FUZZ ?= 60
# Which tests: `make test-all` runs those marked slow too.
TESTS ?= not slow
export TESTS
FUZZ_GAME ?= pavlov
PORT ?= 8642

CLIENT_SOURCES := $(shell find client/src client/public src/grognard/texts src/grognard/packs -type f \
	\( -path 'client/*' -o -name '*.ftl' \) 2>/dev/null) \
	client/index.html client/package.json client/vite.config.ts client/svelte.config.js \
	$(wildcard client/tsconfig*.json)

.PHONY: help setup client play dev check test test-all test-python test-client fuzz bench wheel lock clean chromium cluster

help:
	@echo 'make play    set up, build the client, start the table and open it in the browser'
	@echo 'make test    set up, then every check and the tests, the browser tests too'
	@echo 'make test-all  the same with the long ones: whole games over the server'
	@echo 'make setup   the Python environment alone; afterwards .venv/bin/grognard works'
	@echo 'make client  the browser client, built into $(STATIC)'
	@echo 'make dev     server and client with hot reload'
	@echo 'make check   format, lint, types, import layers'
	@echo 'make fuzz    random play with all invariants (FUZZ_GAME=pavlov SECONDS_OF_FUZZ=60)'
	@echo 'make bench   the benchmarks'
	@echo 'make wheel   the wheel, client inside, into dist/'
	@echo 'make lock    renew the pinned versions after changing pyproject.toml'
	@echo 'make clean   remove everything that was built or installed here'

setup: .venv/.installed

.venv/.installed: requirements/dev.txt pyproject.toml scripts/setup.sh scripts/uv.sh scripts/python.sh
	@scripts/setup.sh
	@touch $@

client: $(STATIC)/index.html

client/node_modules/.installed: client/package.json client/package-lock.json client/.npmrc
	@scripts/node.sh
	@echo 'client: installing packages'
	@cd client && npm ci --loglevel=error > /dev/null
	@touch $@

$(STATIC)/index.html: client/node_modules/.installed $(CLIENT_SOURCES)
	@echo 'client: building into $(STATIC)'
	@cd client && npm run --silent build
	@touch $@

play: setup client
	@exec $(BIN)/grognard play

dev: setup client/node_modules/.installed
	@scripts/dev.sh $(PORT)

check: setup client/node_modules/.installed
	@$(BIN)/ruff format --check --quiet . || { echo 'check: run .venv/bin/ruff format .'; exit 1; }
	@$(BIN)/ruff check --quiet .
	@$(BIN)/mypy --strict --no-error-summary $(wildcard src tests tools examples)
	@said="$$($(BIN)/lint-imports --no-cache 2>&1)" || { echo "$$said"; exit 1; }
	@said="$$(cd client && npm run --silent check 2>&1)" || { echo "$$said"; exit 1; }
	@said="$$(cd client && npm run --silent lint 2>&1)" || { echo "$$said"; echo 'check: npm run format, in client/, puts the format right'; exit 1; }
	@echo 'check: format, lint, types and layers are in order'

chromium:
	@scripts/chromium.sh > /dev/null

test-client: client/node_modules/.installed
	@cd client && npm run --silent test

test-python: setup client chromium
	@$(BIN)/pytest -q -n $(WORKERS) --dist worksteal --durations=25 -m "$(TESTS)"

test-all: TESTS :=
test-all: cluster test

# Ray, for the tests of experiments on several machines.
cluster: setup
	@$$(scripts/uv.sh) pip install --quiet --python $(BIN)/python --requirement requirements/cluster.txt

test:
	@$(MAKE) setup client chromium
	@$(MAKE) check
	@$(MAKE) test-client
	@$(MAKE) test-python

fuzz: setup
	@$(BIN)/grognard fuzz $(FUZZ_GAME) --seconds $(SECONDS_OF_FUZZ)

bench: setup
	@$(BIN)/grognard bench

wheel: setup client
	@scripts/wheel.sh dist

lock:
	@scripts/lock.sh --upgrade

clean:
	@rm -rf .venv .uv dist build $(STATIC) client/node_modules client/.svelte-kit \
		.mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache test-results
	@find src tests tools examples -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
