#!/usr/bin/env bash
# Runs the tests under a sanitizer of the compiler, in a build folder of its own.
#
#   scripts/sanitize.sh thread|address [arguments of swift test, such as --filter Threads]
#
# Thread looks for data races, address for memory that is used after its end or beyond its bounds. A finding fails the
# run.
set -euo pipefail
cd "$(dirname "$0")/.."

kind=${1:?usage: scripts/sanitize.sh thread|address [arguments of swift test]}
shift
folder=.build/$kind-sanitizer
skipped=()
case $kind in
# All that is found is told in one run. The sanitizer's own runtime ends programs that may write no files beyond a few
# kilobytes, before they begin: the test of that limit can't run under it.
thread)
    export TSAN_OPTIONS="exitcode=66:halt_on_error=0:second_deadlock_stack=1"
    skipped=(--skip aFileThatGrowsTooLargeLeavesNothing)
    ;;
# What is kept to the end of the process, by the libraries as well, is no leak. The file names what Foundation does. Frames
# of functions are several times as large: drawing 1,000 levels of views needs more stack than the usual 8 MB.
address)
    export ASAN_OPTIONS="exitcode=66:detect_leaks=0:suppressions=$PWD/scripts/data/address-sanitizer.supp"
    ulimit -s 65536
    ;;
*) echo "sanitize: there is no sanitizer named '$kind'; use thread or address" >&2 && exit 64 ;;
esac

log=$(mktemp)
trap 'rm -f "$log"' EXIT
# With `ESPALIER_TESTS=ThreadTests` these tests alone are built, and what they need (see Package.swift).
what=${ESPALIER_TESTS:+--product espalierPackageTests}
${SWIFT:-swift} build ${what:---build-tests} --sanitize="$kind" --scratch-path "$folder" ${JOBS:+-j "$JOBS"}
status=0
${SWIFT:-swift} test --skip-build --sanitize="$kind" --scratch-path "$folder" --parallel "${skipped[@]}" "$@" >"$log" 2>&1 || status=$?
# The log holds each test; what a sanitizer found is worth more.
grep -nE -A40 'WARNING: ThreadSanitizer|ERROR: AddressSanitizer|runtime error:' "$log" | head -n 400 || true
grep -E '✘|error: |Test run with|Executed [0-9]+ tests' "$log" | tail -n 20 || true
found=$(grep -cE 'WARNING: ThreadSanitizer|ERROR: AddressSanitizer' "$log" || true)
echo "== $kind sanitizer: $found findings, the tests ended with $status"
[ "$found" -eq 0 ] && [ "$status" -eq 0 ]
