#!/usr/bin/env bash
# Runs the tests of the rewriter, then the tests of each app in Examples/Apps, and draws its screens: apps.sh ESPALIER
set -euo pipefail
espalier=$(realpath "$1")
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}

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
    "$espalier" app test "$app" --cache .build/apps
    "$espalier" app render "$app" --cache .build/apps --output "$screens/$name"
    test -s "$screens/$name/launch-iphone-15.png"
done

# The stand-ins for other frameworks compile, with the UIKit that the apps have.
"$swift" build --disable-build-manifest-caching --package-path Stubs --scratch-path "$(ls -dt "$PWD"/.build/apps/build-* | head -n 1)"
