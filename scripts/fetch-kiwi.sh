#!/usr/bin/env bash
# Fetches the C++ headers of kiwi (BSD licence) from the source package of kiwisolver on PyPI, for the benchmark alone.
# They are put in Benchmarks/.kiwi, which git ignores; nothing of them is part of Espalier.
set -euo pipefail
cd "$(dirname "$0")/../Benchmarks"
version=${1:-1.5.1}
if [ -e .kiwi/kiwi/kiwi.h ]; then exit 0; fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
if ! python3 -m pip download --quiet --no-deps --no-binary :all: --dest "$scratch" "kiwisolver==$version"; then
    echo "fetch-kiwi: kiwi can't be fetched; the benchmark runs without it" >&2
    exit 0
fi
tar -xzf "$scratch"/kiwisolver-*.tar.gz -C "$scratch"
mkdir -p .kiwi
cp -r "$scratch"/kiwisolver-*/kiwi .kiwi/
