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

# Apps are compiled where Espalier was, so that UIKit isn't compiled again.
unset ESPALIER_TESTS
build=$PWD/.build
places=(--cache "$cache" --build "$build")
screens=$(mktemp -d)
# Other packages ask whether they can import Combine or CoreGraphics: they must not find the stand-ins when they are built next.
leave() {
    rm -rf "$screens"
    for module in Stubs/Sources/*/ Stubs/Crypto/Sources/*/; do
        rm -f "$build/debug/Modules/$(basename "$module")".swift*
    done
}
trap leave EXIT
step() {
    local began=$SECONDS
    "$@"
    echo "== $* took $((SECONDS - began)) s"
}
check_app() {
    "$espalier" app test "$1" "${places[@]}"
    "$espalier" app render "$1" "${places[@]}" --output "$screens/$(basename "$1")"
    test -s "$screens/$(basename "$1")/launch-iphone-15.png"
}
for app in Examples/Apps/*/; do step check_app "${app%/}"; done

# Projects of other kinds: selectors of every spelling, folders of Xcode 16 with scenes, pods and a package, a library, the
# three recipes, Core Data with sources that a file lists.
projects=AppTools/Tests/Projects
for name in Spellings Groceries Shop Cards Recipes Ledger; do
    step "$espalier" app test "$projects/$name" "${places[@]}"
done

# A scene that needs what nobody gave it is reported, with the reason; the others are drawn.
status=0
"$espalier" app render "$projects/Groceries" "${places[@]}" --output "$screens/Groceries" 2>"$screens/errors" || status=$?
test "$status" = 1
grep -q "Main.Detail isn't drawn, as it ended the program: Groceries/DetailViewController.swift:.*found nil" "$screens/errors"
test -s "$screens/Groceries/Main.ListViewController-iphone-15.png"

# The settings of a device reach an app: a dark picture is another one.
"$espalier" app render "$projects/Groceries" "${places[@]}" --output "$screens/Groceries" --dark --language de 2>/dev/null || test $? = 1
test -s "$screens/Groceries/Main.ListViewController-iphone-15-de-dark.png"
if cmp -s "$screens"/Groceries/Main.ListViewController-iphone-15{,-de-dark}.png; then exit 1; fi
if "$espalier" app run "$projects/Groceries" "${places[@]}" --orientation both 2>"$screens/errors"; then exit 1; fi
grep -q -- "--orientation both is for pictures" "$screens/errors"

# `live` answers a browser with a screen, its views and why they stand there, and builds the app anew after an edit.
cp -r Examples/Apps/Stopwatch "$screens/Live"
"$espalier" app live "$screens/Live" "${places[@]}" --port 0 >"$screens/address" 2>"$screens/live" &
live=$!
for _ in $(seq 300); do [ -s "$screens/address" ] && break; sleep 1; done
ask() { python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1], timeout=300).read().decode())' "$(cat "$screens/address")$1"; }
ask documents | grep -q '"path":"launch"'
ask 'layout?document=launch&dark=1' | grep -q '"picture":"iVBOR'
ask 'layout?document=launch&view=0.0' | grep -q 'these constraints have a say\|autoresizing mask'
sed -i 's/super.viewDidLoad()/super.viewDidLoad(); view.accessibilityIdentifier = "edited"/' "$screens"/Live/*.swift "$screens"/Live/*/*.swift 2>/dev/null || true
ask 'layout?document=launch' | grep -q 'edited'
kill "$live"
wait "$live" 2>/dev/null || true

# `run` says which screens appear, and ends in time; `init` says what a project holds, and writes once.
"$espalier" app run "$projects/Groceries" "${places[@]}" --seconds 1 >"$screens/run"
grep -q '^screen: UINavigationController > ListViewController "Groceries"$' "$screens/run"
# Whoever ends the command ends the app. Control-C reaches the whole group of processes; job control gives the app one of its
# own, and leaves SIGINT as it is, which a shell's background jobs otherwise ignore.
for signal in TERM INT; do
    set -m
    "$espalier" app run "$projects/Groceries" "${places[@]}" >"$screens/run" &
    process=$!
    set +m
    for _ in $(seq 60); do
        if grep -q '^screen: ' "$screens/run"; then break; fi
        sleep 1
    done
    if [ $signal = INT ]; then kill -INT -- "-$process"; else kill -TERM "$process"; fi
    status=0
    wait "$process" || status=$?
    test "$status" = $((128 + $(kill -l $signal)))
    if pgrep -g "$process" >/dev/null; then exit 1; fi
done
cp -r "$projects/Shop" "$screens/Shop"
"$espalier" app init "$screens/Shop" >"$screens/init"
grep -q "LottieMini (Pods/lottie-mini, 1 file)" "$screens/init"
grep -q "Pods/MBSpinner: 1 file of Objective-C or C" "$screens/init"
# Into a file: grep ends at the first match, and the command would end by writing to nobody.
"$espalier" app init "$screens/Shop" >"$screens/init"
grep -q "is left as it is" "$screens/init"

# What keeps files from compiling is counted, also where modules are missing and a pod is broken.
printf 'import AudioKit\nlet engine = AudioEngine()\nlet size: Int = "a"\n' >"$screens/Shop/Shop/App/Player.swift"
echo 'let broken = undefined' >"$screens/Shop/Pods/lottie-mini/Source/Broken.swift"
status=0
"$espalier" app render "$screens/Shop" "${places[@]}" --output "$screens/Shop-screens" 2>"$screens/errors" || status=$?
test "$status" = 2
grep -q "Shop/App/Player.swift:3:17: error: cannot convert value of type 'String'" "$screens/errors"
for reason in "1 file needs the module AudioKit" "1 file needs 'AudioEngine'" "1 file needs the module LottieMini (Pods/lottie-mini), 1 of whose 2 files doesn't compile"; do
    grep -qF "$reason" "$screens/errors"
done

# A test that ends the program is named, and the others run.
crash=$screens/Crash
mkdir -p "$crash/Crash" "$crash/CrashTests"
cat >"$crash/Crash/AppDelegate.swift" <<'END'
import UIKit
@main class AppDelegate: UIResponder, UIApplicationDelegate {}
END
cat >"$crash/CrashTests/CrashTests.swift" <<'END'
import XCTest
final class CrashTests: XCTestCase {
    func testA() {}
    func testB() { fatalError("no reason") }
    func testC() {}
}
END
status=0
"$espalier" app test "$crash" "${places[@]}" >"$screens/tests" 2>"$screens/errors" || status=$?
test "$status" = 1
grep -q "^error: CrashTests.testB ended the program; the tests after it go on" "$screens/errors"
for name in testA testC; do grep -q "'CrashTests.$name' passed" "$screens/tests"; done

# All sample code of this repository compiles as sources of an app.
step scripts/sample-sources.sh "$espalier" "${places[@]}"

# The plugin, in a package of its own.
"$swift" build --disable-build-manifest-caching --package-path "$projects/Plugin" --scratch-path "$build"
test "$(ESPALIER_RUN_FOR=0 "$build/debug/Counter")" = "taps 1, count 1"

# The stand-ins for other frameworks compile, with the UIKit that the apps have, and Combine does what it says.
# CryptoKit's stand-in is Swift Crypto, whose compilation takes minutes: CI leaves it out.
packages=(Stubs)
if [ -z "${CI:-}" ]; then packages+=(Stubs/Crypto); fi
for package in "${packages[@]}"; do
    "$swift" test --disable-build-manifest-caching --package-path "$package" --scratch-path "$build"
done
