#!/usr/bin/env bash
# Compiles the sample code of this repository in Swift 5 mode through `espalier app`: sample-sources.sh ESPALIER [OPTION…]
# The examples, the code of the README, the constraint languages, the programs in the spelling of existing apps, and the
# recipes and sentences of the reference, each folder as the tests of an app. What looks into Espalier itself is left out:
# `@testable` imports of its modules, declarations for its package alone, and the tests of odd numbers, which use those. Four
# helpers of the reference's tests do so, too; what calls them compiles with ones that answer nothing.
set -euo pipefail
espalier=$(realpath "$1")
shift
cd "$(dirname "$0")/.."
places=("$@")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
inside='@testable import (UIKit|AutoLayout|Rendering)$|\b(displayedImage|setEnvironment|withPresentedValues)\b|\bLayoutHost\b|shared\.launch\('
compiled=0
left=0
groups=(LibraryTests ReferenceTests ThreadTests RenderingTests/ReadmeTests.swift)
# 16,000 lines, which take minutes: CI leaves them out.
if [ -z "${CI:-}" ]; then groups+=(UIKitSurfaceTests); fi
for group in "${groups[@]}"; do
    name=$(basename "$group" .swift)
    app=$folder/$name
    mkdir -p "$app/App" "$app/SampleTests" "$app/Packages/DynamicStackView/Sources/DynamicStackView"
    cp Examples/DynamicStackView/*.swift "$app/Packages/DynamicStackView/Sources/DynamicStackView"
    printf '// swift-tools-version: 5.5\nimport PackageDescription\nlet package = Package(name: "DynamicStackView", targets: [.target(name: "DynamicStackView")])\n' \
        >"$app/Packages/DynamicStackView/Package.swift"
    printf 'import DynamicStackView\nimport UIKit\n\n@main class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }\n' \
        >"$app/App/AppDelegate.swift"
    printf 'app:\n  name: %s\n' "$name" >"$app/.espalier.yml"
    if [ "$name" = ReferenceTests ]; then
        cat >"$app/SampleTests/Helpers.swift" <<'END'
import UIKit

struct Conflict { let parties: [NSLayoutConstraint]; let broken: NSLayoutConstraint? }
@MainActor func conflicts(in root: UIView) -> [Conflict] { [] }
@MainActor func inkedPixels(of root: UIView) throws -> Int { 0 }
@MainActor func drawnExtent(of view: UIView) throws -> CGRect { .zero }
@MainActor func brightness(of root: UIView, x: Int, y: Int) throws -> CGFloat { 0 }
END
    fi
    while read -r file; do
        if grep -qE "$inside" "$file"; then left=$((left + 1)); continue; fi
        compiled=$((compiled + 1))
        grep -v '^import TestThreads$' "$file" >"$app/SampleTests/$(echo "$file" | tr / -)"
    done < <(find "Tests/$group" Tests/TestFolders Tests/TestThreads -name '*.swift' -not -path '*/OddNumbers/*')
    # Tests that read files of this repository fail elsewhere; what matters here is that all compile.
    status=0
    "$espalier" app test "$app" "${places[@]}" >"$folder/output" 2>&1 || status=$?
    if [ "$status" -gt 1 ]; then
        cat "$folder/output"
        exit "$status"
    fi
    echo "$name: $(grep -E 'Test run with|Executed [1-9]' "$folder/output" | tail -1)"
done
echo "$compiled files compiled, $left left out"
