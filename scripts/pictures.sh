#!/usr/bin/env bash
# Renders the pictures that stand in the README: a pixel a point for phones, half of that for tablets.
#
#   scripts/pictures.sh ESPALIER OUTDIR
set -euo pipefail
cd "$(dirname "$0")/.."
espalier=$(realpath "$1")
out=$2

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"

# picture NAME RECIPE OPTION…: renders one recipe and keeps the result as NAME.png.
picture() {
    local name=$1 recipe=$2
    shift 2
    local written
    written=$("$espalier" render "Examples/$recipe/$recipe".* --output "$work" "$@")
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
picture Contradiction-constraints Contradiction --overlay constraints --scale 2

# The dynamic recipe as a program, recorded.
ESPALIER_DEVICE=iphone-se "$(dirname "$espalier")/DynamicStackViewProgram" record \
    "$out/DynamicStackView-recording.png" "$out/DynamicStackView-filmstrip.png"
echo "$out/DynamicStackView-recording.png"

# Apps as they are, drawn with their own code.
for app in Contacts Photos; do
    "$espalier" app render "Examples/Apps/$app" --device iphone-15 --output "$work/$app" >/dev/null
    mv "$work/$app/launch-iphone-15.png" "$out/$app-app.png"
    echo "$out/$app-app.png"
done

# The page of a comparison, with an edit that the recorded frames know nothing of. Only where there is a browser.
browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [ -n "$browser" ]; then
    page=$work/differences.html
    sed -e 's/text="Middle"/text="Middle or second"/' \
        -e 's/spacing="8" \(translatesAutoresizingMaskIntoConstraints="NO" id="Nst-up-Stk"\)/spacing="16" \1/' \
        Examples/NestedStackViews/NestedStackViews.storyboard >"$work/NestedStackViews.storyboard"
    (cd "$work" && "$espalier" frames --compare --html "$page" NestedStackViews.storyboard >/dev/null) || [ $? -eq 1 ]
    "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1.3 \
        --window-size=1180,1180 --screenshot="$work/differences.png" "file://$page#v0-5" >/dev/null 2>&1
    mv "$work/differences.png" "$out/differences.png"
    echo "$out/differences.png"
    page=$work/changes.html
    "$espalier" diff --device iphone-15 --format html --output "$page" Documentation/Diff/Login-old.storyboard \
        Documentation/Diff/Login-new.storyboard || [ $? -eq 1 ]
    "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --force-device-scale-factor=1.3 \
        --window-size=900,1180 --screenshot="$out/changes.png" "file://$page" >/dev/null 2>&1
    echo "$out/changes.png"
    # live.png is taken by hand, of `espalier live Examples/SimpleStackView`: a browser without a window doesn't wait for it.
else
    echo "There is no Chromium: the pictures of pages stay as they are." >&2
fi
