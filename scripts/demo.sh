#!/usr/bin/env bash
# Renders the example storyboards for a small phone, a phone and a tablet, upright and on the side.
#
#   scripts/demo.sh ESPALIER OUTDIR
set -euo pipefail
cd "$(dirname "$0")/.."
espalier=$1
out=$2

pictures=0
for device in iphone-se iphone-15 ipad; do
    for orientation in portrait landscape; do
        written=$("$espalier" render Examples/*/*.storyboard \
            --device "$device" --orientation "$orientation" --scale 2 --output "$out")
        pictures=$((pictures + $(grep -c . <<<"$written")))
    done
done
echo "$pictures pictures of the three recipes are in $PWD/$out:"
ls "$out" | sed 's/^/  /'
