#!/usr/bin/env bash
# Renders the example storyboards for small and large phones and a tablet, upright and on the side, and once
# mirrored for languages written from right to left.
#
#   scripts/demo.sh ESPALIER OUTDIR
set -euo pipefail
cd "$(dirname "$0")/.."
espalier=$1
out=$2

render() {
    "$espalier" render Examples/*/*.storyboard --output "$out" "$@"
}

written=$(
    render --device iphone-se --device iphone-15 --device iphone-15-pro-max --device ipad --orientation both
    render --device iphone-15 --rtl
)
echo "$(grep -c . <<<"$written") pictures of the three recipes are in $PWD/$out:"
sed 's/^/  /' <<<"$written"
