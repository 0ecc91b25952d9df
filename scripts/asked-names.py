#!/usr/bin/env python3
"""Adds to Documentation/AskedNames.txt what apps asked for and didn't find: asked-names.py LOG...

A log is what `espalier app` printed for one app that didn't compile. `make support` lists those of the names that still
don't exist in Documentation/Support.md, with the number of files that asked for them.
"""
import pathlib
import re
import sys

PAGE = pathlib.Path(__file__).resolve().parent.parent / "Documentation" / "AskedNames.txt"
HEAD = """# What apps asked for and didn't find at the first try, with the number of files: written by scripts/asked-names.py from what
# `espalier app` printed. `make support` lists in Support.md what of it isn't there yet.
"""
REASON = re.compile(r"^ *(\d+) files? needs? (?:'([^']+)'|the module (\w+))")


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    counts = {}
    if PAGE.exists():
        for line in PAGE.read_text().splitlines():
            if line and not line.startswith("#"):
                count, name = line.split(" ", 1)
                counts[name] = int(count)
    for path in sys.argv[1:]:
        for line in pathlib.Path(path).read_text().splitlines():
            found = REASON.match(line)
            if found:
                name = found[2] or f"import {found[3]}"
                counts[name] = counts.get(name, 0) + int(found[1])
    lines = [f"{count} {name}\n" for name, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))]
    PAGE.write_text(HEAD + "".join(lines))


main()
