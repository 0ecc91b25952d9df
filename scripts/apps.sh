#!/usr/bin/env bash
# Runs the tests of the rewriter, then the tests of each app in Examples/Apps, and draws its screens: apps.sh ESPALIER
set -euo pipefail
espalier=$(realpath "$1")
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
cache=${CACHE:-$PWD/.build/apps}

# The toolchain's own SwiftSyntax saves minutes; without it the package builds swift-syntax.
host=$(dirname "$(dirname "$(realpath "$(command -v "$swift")")")")/lib/swift/host
if [ -d "$host/SwiftParser.swiftmodule" ]; then export ESPALIER_HOST_SYNTAX=$host; fi
"$swift" test --package-path AppTools

# The apps depend on this package as everybody's would.
unset ESPALIER_WARNINGS_AS_ERRORS ESPALIER_TESTS
screens=$(mktemp -d)
trap 'rm -rf "$screens"' EXIT
for app in Examples/Apps/*/; do
    name=$(basename "$app")
    echo "== $name"
    "$espalier" app test "$app" --cache "$cache"
    "$espalier" app render "$app" --cache "$cache" --output "$screens/$name"
    test -s "$screens/$name/launch-iphone-15.png"
done

# Projects of other kinds: selectors of every spelling, folders of Xcode 16 with scenes, pods and a package, a library.
projects=AppTools/Tests/Projects
for name in Spellings Groceries Shop Cards; do
    echo "== $name"
    "$espalier" app test "$projects/$name" --cache "$cache"
done

# A scene that needs what nobody gave it is reported, with the reason; the others are drawn.
status=0
"$espalier" app render "$projects/Groceries" --cache "$cache" --output "$screens/Groceries" 2>"$screens/errors" || status=$?
test "$status" = 1
grep -q "Main.Detail isn't drawn, as it ended the program: Groceries/DetailViewController.swift:.*found nil" "$screens/errors"
test -s "$screens/Groceries/Main.ListViewController-iphone-15.png"

# `run` says which screens appear, and ends in time; `init` says what a project holds, and writes once.
"$espalier" app run "$projects/Groceries" --cache "$cache" --seconds 1 >"$screens/run"
grep -q '^screen: UINavigationController > ListViewController "Groceries"$' "$screens/run"
cp -r "$projects/Shop" "$screens/Shop"
"$espalier" app init "$screens/Shop" >"$screens/init"
grep -q "LottieMini (Pods/lottie-mini, 1 file)" "$screens/init"
grep -q "Pods/MBSpinner: 1 file of Objective-C or C" "$screens/init"
"$espalier" app init "$screens/Shop" | grep -q "is left as it is"

# What keeps files from compiling is counted, also where modules are missing and a pod is broken.
printf 'import AudioKit\nlet engine = AudioEngine()\nlet size: Int = "a"\n' >"$screens/Shop/Shop/App/Player.swift"
echo 'let broken = undefined' >"$screens/Shop/Pods/lottie-mini/Source/Broken.swift"
status=0
"$espalier" app render "$screens/Shop" --cache "$cache" --output "$screens/Shop-screens" 2>"$screens/errors" || status=$?
test "$status" = 2
grep -q "Shop/App/Player.swift:3:17: error: cannot convert value of type 'String'" "$screens/errors"
for reason in "1 file needs the module AudioKit" "1 file needs 'AudioEngine'" "1 file needs the module LottieMini (Pods/lottie-mini), 1 of whose 2 files doesn't compile"; do
    grep -qF "$reason" "$screens/errors"
done

# All sample code of this repository compiles as sources of an app.
scripts/sample-sources.sh "$espalier" "$cache"

build=$(ls -dt "$cache"/build-* | head -n 1)
# The plugin, in a package of its own.
"$swift" build --disable-build-manifest-caching --package-path "$projects/Plugin" --scratch-path "$build"
test "$(ESPALIER_RUN_FOR=0 "$build/debug/Counter")" = "taps 1, count 1"

# The stand-ins for other frameworks compile, with the UIKit that the apps have.
"$swift" build --disable-build-manifest-caching --package-path Stubs --scratch-path "$build"
