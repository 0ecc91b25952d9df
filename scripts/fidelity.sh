#!/usr/bin/env bash
# Lays out our own corpus, and two corpora of real Interface Builder documents where they are, and compares the frames with
# those the files record.
#
#   scripts/fidelity.sh [--raise] [--write] [ESPALIER]
#
# The documents are stripped of their recorded results first, so nothing that is scored can be read off the input.
# Fails below scripts/fidelity-floor.txt; --raise writes what was reached into that file. Says what comes out by element,
# by repository and by cause (scripts/conformance.py); --write puts these tables into
# Documentation/Conformance.md.
# ESPALIER_SHARED names the folder that holds corpus/, corpus-2/ and tools/frames.py; without it ../shared is used.
# ESPALIER_FIDELITY_OUT keeps the computed frames and the list of misses in that folder.
set -euo pipefail
cd "$(dirname "$0")/.."

raise= write=
while [ $# -gt 0 ]; do
    case $1 in
    --raise) raise=yes ;;
    --write) write=--write ;;
    *) break ;;
    esac
    shift
done
espalier=${1:-.build/release/espalier}
shared=${ESPALIER_SHARED:-../shared}
floor=scripts/fidelity-floor.txt

fail() {
    echo "fidelity: $*" >&2
    exit 1
}
[ -x "$espalier" ] || fail "there is no $espalier: run \`make build\`"

# Our own documents, whose frames were worked out by hand: everybody has them.
"$espalier" frames --compare Corpus/*.xib || fail "frames of our own corpus differ from those worked out by hand"

if [ ! -d "$shared/corpus" ] || [ ! -f "$shared/tools/frames.py" ]; then
    echo "$shared holds no corpus/ and tools/frames.py: only our own corpus was compared. ESPALIER_SHARED names a folder that does."
    exit 0
fi
command -v python3 >/dev/null 2>&1 || fail "scoring needs python3"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
out=${ESPALIER_FIDELITY_OUT:-$work}
mkdir -p "$out"

# Every corpus that is there: `corpus`, and `corpus-2`, whose documents took no part when text was fitted.
corpora=()
for name in corpus corpus-2; do
    if [ -d "$shared/$name" ]; then corpora+=("$name"); fi
done

status=0
for name in "${corpora[@]}"; do
    root=$shared/$name
    python3 "$shared/tools/frames.py" strip "$work/stripped-$name" --root "$root"
    mapfile -d '' -t files < <(find "$work/stripped-$name" -type f \( -name '*.storyboard' -o -name '*.xib' \) -print0 | sort -z)
    [ ${#files[@]} -gt 0 ] || fail "no documents in $root"
    began=$(date +%s.%N)
    ended=0
    "$espalier" frames --root "$work/stripped-$name" "${files[@]}" >"$out/$name.computed.tsv" \
        2>"$out/$name.messages.txt" || ended=$?
    seconds=$(awk -v a="$began" -v b="$(date +%s.%N)" 'BEGIN { printf "%.1f", b - a }')
    if [ "$ended" -gt "$status" ]; then status=$ended; fi
    echo "$name: espalier frames: ${#files[@]} documents in $seconds s, exit code $ended"
    if [ -s "$out/$name.messages.txt" ]; then
        echo "messages ($(wc -l <"$out/$name.messages.txt") lines), the first:"
        head -n 5 "$out/$name.messages.txt"
    fi
    python3 "$shared/tools/frames.py" score "$out/$name.computed.tsv" --root "$root" \
        --misses "$out/$name.misses.tsv" >"$out/$name.score.txt"
    sed -n '/^documents/p' "$out/$name.score.txt"

    # The documents as they are, compared with their own records: what every difference comes from.
    mapfile -d '' -t files < <(find "$root" -type f \( -name '*.storyboard' -o -name '*.xib' \) -print0 | sort -z)
    "$espalier" frames --compare --format tsv --root "$root" "${files[@]}" >"$out/$name.differences.tsv" \
        2>>"$out/$name.messages.txt" || [ $? -eq 1 ] ||
        fail "espalier frames --compare failed: $(tail -n 1 "$out/$name.messages.txt")"

    # Interface Builder's own marks of ambiguity, beside what the layout leaves open.
    "$espalier" frames --marks --root "$root" "${files[@]}" >"$out/$name.marks.tsv" 2>>"$out/$name.messages.txt" ||
        fail "espalier frames --marks failed: $(tail -n 1 "$out/$name.messages.txt")"
    python3 scripts/marks.py "$name" "$out/$name.marks.tsv" "$work/reached"

    # What was reached, in the floor file's own words.
    {
        awk -v corpus="$name" '/^  text-free/ { print corpus ".text-free", $3 } /^FIDELITY/ { print corpus ".all", $6 }' \
            "$out/$name.score.txt"
        sed -n "s/^documents .* failed \\([0-9]*\\) .*/$name.failed \\1/p" "$out/$name.score.txt"
        echo "$name.seconds $seconds"
    } >>"$work/reached"
done
[ "$(wc -l <"$work/reached")" -eq $((8 * ${#corpora[@]})) ] || fail "the scores could not be read"
python3 scripts/conformance.py --tools "$shared/tools" --shared "$shared" --results "$out" $write "${corpora[@]}"

# A floor that an earlier commit set higher binds as well: floors may only rise, unless a line that begins with
# "# Lowered" says why they don't; earlier commits lack that line.
reason=$(grep '^# Lowered' "$floor" || true)
git log -n 20 --format=%H -- "$floor" 2>/dev/null | while read -r commit; do
    git show "$commit:$floor" >"$work/earlier" 2>/dev/null || continue
    # Before there were two corpora the names stood alone.
    if [ "$(grep '^# Lowered' "$work/earlier" || true)" = "$reason" ]; then
        sed -E 's/^(text-free|all|failed|seconds) /corpus.\1 /' "$work/earlier"
    fi
done >"$work/history" || true

verdict=0
awk -v exit_code="$status" '
    FNR == 1 { file++ }
    /^#/ || NF != 2 { next }
    file == 1 { reached[$1] = $2; present[substr($1, 1, index($1, ".") - 1)]; next }
    {
        atMost = $1 ~ /\.(failed|seconds)$/
        if (!($1 in floor) || (atMost ? $2 < floor[$1] : $2 > floor[$1])) floor[$1] = $2
    }
    END {
        for (name in floor) {
            atMost = name ~ /\.(failed|seconds)$/
            # Who has one corpus only compares that one.
            if (!((corpus = substr(name, 1, index(name, ".") - 1)) in present)) continue
            if (!(name in reached)) { print "fidelity: no figure for " name; bad = 1; continue }
            if (atMost ? reached[name] + 0 > floor[name] + 0 : reached[name] + 0 < floor[name] + 0) {
                printf "fidelity: %s is %s, the floor is %s\n", name, reached[name], floor[name]
                bad = 1
            } else if (!atMost && reached[name] + 0 > floor[name] + 0) better = 1
        }
        if (exit_code > 1) { print "fidelity: espalier frames ended with exit code " exit_code; bad = 1 }
        if (!bad && better) print "Above the floor: `scripts/fidelity.sh --raise` keeps it, commit the file it writes."
        exit bad
    }' "$work/reached" "$floor" "$work/history" || verdict=1

if [ -n "$raise" ] && [ "$verdict" -eq 0 ]; then
    awk 'FNR == NR { reached[$1] = $2; next }
         /^[a-z0-9-]+\.(text-free|all|(seen-)?marks-(found|right)) / { print $1, ($1 in reached && reached[$1] > $2 ? reached[$1] : $2); next }
         { print }' "$work/reached" "$floor" >"$work/floor"
    cp "$work/floor" "$floor"
    echo "Wrote $floor."
fi
exit "$verdict"
