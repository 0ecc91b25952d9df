#!/usr/bin/env bash
# Writes the manual pages into Documentation/man, from what the command says of itself.
set -euo pipefail
cd "$(dirname "$0")/.."

pages=Documentation/man
${SWIFT:-swift} package generate-manual --multi-page --date "${DATE:-2026-11-29}"
rm -f "$pages"/*.1
cp .build/plugins/GenerateManual/outputs/espalier/espalier*.1 "$pages"
# Nobody calls a worker, and help is the other way to read these pages.
rm "$pages"/espalier.worker.1 "$pages"/espalier.help.1
sed -i -e '/^\.Xr espalier\.\(worker\|help\) 1/d' -e 's/^\(\.Xr espalier\.solve 1\) ,$/\1/' "$pages"/*.1
