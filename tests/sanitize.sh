#!/bin/sh
# Compile the extensions with the address and undefined-behaviour sanitizers, in a folder that is thrown away, and run
# the tests that drive compiled code hardest. Any access outside C memory ends the run with a report and a non-zero status.
#
#     PYTHON=.venv/bin/python tests/sanitize.sh [pytest arguments]
#
# It needs gcc with its libasan, and takes a few minutes.
set -eu

python=$(command -v "${PYTHON:-python3}") || { echo "no such Python: ${PYTHON:-python3}" >&2; exit 2; }
case $python in /*) ;; *) python=$PWD/$python ;; esac
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT INT TERM

flags="-fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer -g"
MENAGERIE_BUILD=compiled CC=gcc CFLAGS="$flags" LDFLAGS="-fsanitize=address,undefined" \
    "$python" setup.py -q build --build-base "$work/build" --build-lib "$work/package"

[ $# -gt 0 ] || set -- tests/core tests/games tests/search tests/bots tests/analysis tests/conformance -m "not slow"
LD_PRELOAD=$(gcc -print-file-name=libasan.so) \
    ASAN_OPTIONS=detect_leaks=0:abort_on_error=1 UBSAN_OPTIONS=print_stacktrace=1 \
    PYTHONMALLOC=malloc PYTHONPATH="$work/package" PYTHONDONTWRITEBYTECODE=1 \
    "$python" -m pytest -q -p no:cacheprovider -p no:randomly "$@"
