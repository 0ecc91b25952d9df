#!/usr/bin/env bash
# Scores every document of both corpora by metrics of text that took nothing from its project.
#
#   scripts/left-out.sh [--write]
#
# The projects are split into five folds by a hash of their names. For each fold the widths of letters are fitted to the
# documents of the other four (fit-metrics.py), the command is linked with these tables, and the documents of the fold are
# laid out with it. left_out.py puts the scores beside those of the metrics in use; --write also puts them into
# Documentation/Conformance.md and README.md. Takes some minutes.
# ESPALIER_SHARED names the folder that holds corpus/, corpus-2/ and tools/frames.py; ESPALIER_FONTS a root with the fonts that
# fit-metrics.py names. ESPALIER_LEFT_OUT keeps frames and fits in that folder, and takes fits from it that are there.
set -euo pipefail
cd "$(dirname "$0")/.."

write=
if [ "${1:-}" = --write ]; then write=--write; fi
shared=$(realpath "${ESPALIER_SHARED:-../shared}")
build=(${SWIFT:-swift} build -c release --product espalier)
tables=Sources/CTypographyTables
corpora=(corpus corpus-2)
for name in "${corpora[@]}"; do
    [ -d "$shared/$name" ] || { echo "left-out: there is no $shared/$name" >&2; exit 1; }
done

work=$(mktemp -d)
out=$(realpath -m "${ESPALIER_LEFT_OUT:-$work}")
mkdir -p "$out"
cp -R "$tables" "$work/tables"
restore() {
    cp -R "$work/tables/." "$tables/"
    "${build[@]}" >/dev/null
    rm -rf "$work"
}
trap restore EXIT

lay_out() { # NAME ESPALIER CORPUS PROJECT...: frames of the projects' documents, into $out/CORPUS.NAME.tsv
    local name=$1 espalier=$2 root=$work/stripped-$3 table=$out/$3.$1.tsv
    shift 3
    local folders=()
    for project in "$@"; do if [ -d "$root/$project" ]; then folders+=("$root/$project"); fi; done
    [ ${#folders[@]} -eq 0 ] || find "${folders[@]}" -type f \( -name '*.storyboard' -o -name '*.xib' \) -print0 | sort -z |
        xargs -0 -n 4000 "$espalier" frames --root "$root" >>"$table" 2>>"$out/messages.txt"
}

"${build[@]}"
cp .build/release/espalier "$work/espalier-0"
documents=()
for name in "${corpora[@]}"; do
    python3 "$shared/tools/frames.py" strip "$work/stripped-$name" --root "$shared/$name"
    rm -f "$out/$name".*.tsv
    mapfile -t projects < <(ls "$work/stripped-$name")
    lay_out fitted "$work/espalier-0" "$name" "${projects[@]}"
    documents+=(--documents "$shared/$name" "$out/$name.fitted.tsv")
done

if [ ! -f "$out/fold-5.json" ]; then
    scripts/fit-metrics.py "${documents[@]}" --validate --folds "$out" ${write:+--page Documentation/Conformance.md}
fi
for fold in 1 2 3 4 5; do
    scripts/build-metrics.py --data "$out/fold-$fold.json"
    "${build[@]}"
    for name in "${corpora[@]}"; do
        mapfile -t projects < <(ls "$work/stripped-$name" | scripts/left_out.py --list "$fold")
        lay_out left-out .build/release/espalier "$name" "${projects[@]}"
    done
done
scripts/left_out.py --tools "$shared/tools" --shared "$shared" --results "$out" $write "${corpora[@]}"
