#!/usr/bin/env bash
# Runs libFuzzer over documents, asset catalogs, the lines of `espalier solve` and logs of consoles, a quarter of the time each,
# beginning with our own corpus and examples. A finding ends it with an exit code that isn't 0; its input stays in FOLDER.
#
#   scripts/fuzz.sh SECONDS [FOLDER]
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:?how many seconds?}
folder=${2:-.build/fuzz/findings}

export ESPALIER_FUZZING=1
swift build --product Fuzzing --scratch-path .build/fuzz
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$folder" "$work"/{documents,catalogs,problems,logs}
cp Corpus/*.xib Examples/*/*.storyboard Examples/*/*.xib "$work/documents"
find Examples -name Contents.json | while read -r file; do cp "$file" "$work/catalogs/$(md5sum <"$file" | cut -c1-8).json"; done
cat >"$work/problems/a.jsonl" <<'LINES'
{"variables": 2, "constraints": [{"terms": [[0, 1], [1, -2.5]], "relation": ">=", "constant": 7, "priority": 1000}]}
{"variables": 1, "constraints": [{"terms": [[0, 1]], "relation": "==", "constant": 1, "priority": 1000}, {"terms": [[0, 1]], "relation": "<=", "constant": 0, "priority": 250}]}
LINES

cp Documentation/Explain/*.log "$work/logs"

for kind in documents catalogs problems logs; do
    echo "fuzz: $kind"
    # Leaks are not looked for: the language counts references, and its runtime keeps what it makes once.
    FUZZ=$kind .build/fuzz/debug/Fuzzing "$work/$kind" -max_total_time=$((seconds / 4 > 0 ? seconds / 4 : 1)) -timeout=20 \
        -rss_limit_mb=4096 -max_len=40000 -detect_leaks=0 -print_final_stats=1 -verbosity=0 \
        -artifact_prefix="$folder/$kind-"
done
