#!/usr/bin/env bash
# Renders the pictures that stand in the README.
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
        # Phones at two pixels a point, as a page shows them at half size; one is enough for a tablet.
        picture "$recipe-iphone-se-$orientation" "$recipe" --device iphone-se --orientation "$orientation" --scale 2
        picture "$recipe-iphone-15-$orientation" "$recipe" --device iphone-15 --orientation "$orientation" --scale 2
        picture "$recipe-ipad-$orientation" "$recipe" --device ipad --orientation "$orientation" --scale 1
    done
done
picture NestedStackViews-rtl NestedStackViews --device iphone-15 --rtl --scale 2
picture NestedStackViews-constraints NestedStackViews --device iphone-15 --overlay constraints --scale 2
