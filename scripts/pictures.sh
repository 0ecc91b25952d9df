#!/usr/bin/env bash
# Renders the pictures that stand in the README: a pixel a point for phones, half of that for tablets.
#
#   scripts/pictures.sh ESPALIER OUTDIR
set -euo pipefail
cd "$(dirname "$0")/.."
espalier=$1
out=$2

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"

# picture NAME RECIPE OPTION…: renders one recipe and keeps the result as NAME.png.
picture() {
    local name=$1 recipe=$2
    shift 2
    local written
    written=$("$espalier" render "Examples/$recipe/$recipe.storyboard" --output "$work" "$@")
    mv "$written" "$out/$name.png"
    echo "$out/$name.png"
}

for recipe in SimpleStackView NestedStackViews DynamicStackView; do
    for orientation in portrait landscape; do
        for device in iphone-se iphone-15; do
            picture "$recipe-$device-$orientation" "$recipe" --device "$device" --orientation "$orientation" --scale 1
        done
        picture "$recipe-ipad-$orientation" "$recipe" --device ipad --orientation "$orientation" --scale 0.5
    done
done
# The first screen shows these larger.
picture NestedStackViews NestedStackViews --device iphone-15 --scale 1.5
picture NestedStackViews-constraints NestedStackViews --device iphone-15 --overlay constraints --scale 1.5
picture NestedStackViews-rtl NestedStackViews --device iphone-15 --rtl --scale 1.5
