#!/usr/bin/env python3
"""Holds `espalier check` to what it says of contradictions, on any documents.

    scripts/check-exactness.py [--espalier PATH] [--mutants N] [--seed S] [--jobs N] [--verbose] FOLDER ... [-- CHECK OPTION ...]

Each contradiction that check reports is tried in copies of its document:

- alone: all other required constraints get priority 999. There must be a contradiction still.
- without one: the same, and one of its own constraints gets 999, too. There must be none then. So each is needed. A finding of
  several layouts names the constraints of the worst one, and on others some may be spared. So it is tried on the worst alone.
- its fix: each way to mend it that is told is done in the document. The contradiction must be gone.

What cells and stack views make themselves stays as it is: it comes with the views. With --mutants, the documents are damaged
copies of those below the folders: a few constraints each get another constant, relation or priority, or come twice. Options
behind `--` go to check, such as `--device iphone-se`. Exit code 1 if something that was said doesn't hold.
"""

import argparse
import collections
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile

CONSTRAINT = re.compile(r"<constraint\s[^>]*>")
ID = re.compile(r'\sid="([^"]+)"')
PRIORITY = re.compile(r'\spriority="([^"]*)"')
CONSTANT = re.compile(r'\sconstant="([^"]*)"')
RULE = "unsatisfiable-constraints"


def lowered(tag):
    """A constraint's tag with priority 999; one that isn't required stays."""
    match = PRIORITY.search(tag)
    if not match:
        return tag.replace("<constraint", '<constraint priority="999"', 1)
    return PRIORITY.sub(' priority="999"', tag) if float(match[1] or 1000) >= 1000 else tag


def with_lowered(text, is_lowered):
    def change(match):
        name = ID.search(match[0])
        return lowered(match[0]) if is_lowered(name[1] if name else "") else match[0]

    return CONSTRAINT.sub(change, text)


def named_by(fix, text):
    """The ids of the constraints on the lines that a fix names at its end."""
    match = re.search(r"\(lines? ([0-9, ]+)\)$", fix)
    lines = {int(line) for line in match[1].split(",")} if match else set()
    starts = ((ID.search(tag[0]), text.count("\n", 0, tag.start()) + 1) for tag in CONSTRAINT.finditer(text))
    return {name[1] for name, line in starts if name and line in lines}


def with_relation(text, name, relation):
    def change(match):
        if ID.search(match[0]) is None or ID.search(match[0])[1] != name:
            return match[0]
        return match[0].replace("<constraint", f'<constraint relation="{relation}"', 1)

    return CONSTRAINT.sub(change, text)


def without(text, name):
    """The document without a constraint: one that doesn't exist on any device."""
    pattern = re.compile(r'<constraint\s[^>]*\sid="' + re.escape(name) + r'"[^>]*?(/>|>.*?</constraint>)', re.DOTALL)
    return pattern.sub("", text)


class Trials:
    def __init__(self, options):
        self.options = options
        self.counts = collections.Counter()
        self.failures = []
        table = subprocess.run([options.espalier, "devices"], capture_output=True, check=True, text=True).stdout
        self.devices = {title: name for name, title, *_ in (line.split("\t") for line in table.splitlines()[1:])}

    def check(self, files, layout=None):
        """The contradictions of files, by file: on all layouts that were asked for, or on one of them."""
        found = collections.defaultdict(list)
        for start in range(0, len(files), 400):
            part = files[start : start + 400]
            run = subprocess.run(
                [self.options.espalier, "check", "--quiet", "--fail-on", "never", "--format", "json",
                 "--jobs", str(self.options.jobs), *self.layout_options(layout), *map(str, part)],
                capture_output=True, cwd="/")  # fmt: skip
            if run.returncode > 1 and not run.stdout:
                sys.exit(f"check-exactness: {run.stderr.decode('utf-8', 'replace')[:500]}")
            for finding in json.loads(run.stdout)["findings"]:
                if finding["rule"] == RULE:
                    found[os.path.normpath("/" + finding["location"]["path"])].append(finding)
        return found

    def shown_layout(self, finding):
        """The layout that a finding of several shows: the worst, else the first in which it holds. None where there is one only."""
        if finding.get("environmentCount", 1) == 1:
            return None
        holds = finding.get("environments") or [next(iter(self.devices))]
        if not finding.get("environments") and "all" not in self.options.check:
            name = self.options.check[self.options.check.index("--device") + 1]
            holds = [title for title, device in self.devices.items() if device == name]
        return finding.get("worstEnvironment") or holds[0]

    def layout_options(self, layout):
        """What is behind `--`, with one layout in place of its devices and orientations."""
        if layout is None:
            return self.options.check
        title, _, orientation = layout.partition(" in ")
        if title not in self.devices:
            sys.exit(f"check-exactness: no device is called {title}: name devices and orientations behind --, and no other list")
        given = iter(self.options.check)
        rest = [word for word in given if word not in ("--device", "--orientation") or next(given, None) is None]
        return [*rest, "--device", self.devices[title], "--orientation", orientation or "portrait"]

    def variants(self, finding, text, others):
        """Copies of a document, and what must come of each: (what was tried, text, whether it contradicts still)."""
        names = {match[1] for match in map(ID.search, CONSTRAINT.findall(text)) if match}
        noted = [note for note in finding.get("related", []) if note["message"].startswith("it contradicts constraint")]
        members = [finding["ids"][0]] + [name for note in noted for name in note["ids"] if name in names]
        yield "alone", with_lowered(text, lambda name: name not in members), True
        for member in members:
            keep = set(members) - {member}
            yield f"without {member}", with_lowered(text, lambda name: name not in keep), False
        fix = finding.get("fix") or ""
        relations = {"make it ≤": "lessThanOrEqual", "make it ≥": "greaterThanOrEqual"}
        for words, relation in relations.items():
            if fix.startswith(words):
                yield f"fix {words}", with_relation(text, finding["ids"][0], relation), None
        if "or remove it" in fix:
            yield "fix remove it", without(text, finding["ids"][0]), None
        if fix:
            broken = named_by(fix, text)
            yield "fix lower", with_lowered(text, lambda name: name in broken), None

    def run(self, files, folder):
        found = self.check(files)
        self.counts["documents"] += len(files)
        tried = []
        for path in sorted(found):
            text = pathlib.Path(path).read_text(encoding="utf-8", errors="replace")
            for finding in found[path]:
                self.counts["contradictions"] += 1
                self.counts["with a fix"] += bool(finding.get("fix"))
                for what, variant, expected in self.variants(finding, text, found[path]):
                    copy = folder / f"v{len(tried):06}{pathlib.Path(path).suffix}"
                    copy.write_text(variant, encoding="utf-8")
                    tried.append((path, finding, what, copy, expected))
        batches = collections.defaultdict(list)
        for _, finding, what, copy, _ in tried:
            batches[self.shown_layout(finding) if what.startswith("without") else None].append(copy)
        left = {}
        for layout, copies in batches.items():
            left.update(self.check(copies, layout))
        for path, finding, what, copy, expected in tried:
            now = left.get(str(copy), [])
            if expected is None:
                # The finding is gone, and no other came.
                known = {name for other in found[path] if other is not finding for name in other["ids"]}
                holds = all(other["ids"][0] in known and other["ids"][0] != finding["ids"][0] for other in now)
            else:
                holds = bool(now) == expected
            kind = "without one" if what.startswith("without") else what
            self.counts[f"{kind}: tried"] += 1
            if not holds:
                self.counts[f"{kind}: failed"] += 1
                self.failures.append(f"{path}:{finding['location']['position']['line']}: {what}: {finding['message']}")
        for *_, copy, _ in tried:
            copy.unlink()


def mutant(text, generator):
    """A document with a few constraints damaged."""
    for _ in range(generator.choice([1, 2, 3])):
        matches = list(CONSTRAINT.finditer(text))
        if not matches:
            return text
        match = generator.choice(matches)
        tag = match[0]
        change = generator.randrange(4)
        if change == 0:
            tag = CONSTANT.sub("", tag).replace("<constraint", f'<constraint constant="{generator.randrange(-200, 400)}"', 1)
        elif change == 1:
            tag = PRIORITY.sub("", tag)
            tag = re.sub(r'\srelation="[^"]*"', "", tag)
        elif change == 2 and tag.endswith("/>"):
            other = ID.sub(lambda name: f' id="{name[1]}x{generator.randrange(10**6)}"', tag)
            constant = generator.randrange(-100, 300)
            tag += CONSTANT.sub("", other).replace("<constraint", f'<constraint constant="{constant}"', 1)
        else:
            tag = re.sub(r'\srelation="[^"]*"', "", tag)
            relation = generator.choice(["lessThanOrEqual", "greaterThanOrEqual"])
            tag = tag.replace("<constraint", f'<constraint relation="{relation}"', 1)
        text = text[: match.start()] + tag + text[match.end() :]
    return text


def main():
    arguments = sys.argv[1:]
    check = []
    if "--" in arguments:
        place = arguments.index("--")
        arguments, check = arguments[:place], arguments[place + 1 :]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--espalier", default=".build/release/espalier")
    parser.add_argument("--mutants", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--verbose", action="store_true", help="print everything that doesn't hold, and not ten of it")
    options = parser.parse_args(arguments)
    options.espalier, options.check = os.path.abspath(options.espalier), check
    files = sorted(
        path.resolve()
        for folder in options.folders
        for path in ([folder] if folder.is_file() else folder.rglob("*"))
        if path.suffix in (".storyboard", ".xib") and path.is_file()
    )
    trials = Trials(options)
    with tempfile.TemporaryDirectory(prefix="exactness-") as name:
        folder = pathlib.Path(name).resolve()
        if options.mutants:
            generator = random.Random(options.seed)
            mutants = []
            for number in range(options.mutants):
                path = generator.choice(files)
                copy = folder / f"m{number:05}{path.suffix}"
                copy.write_text(mutant(path.read_text(encoding="utf-8", errors="replace"), generator), encoding="utf-8")
                mutants.append(copy)
            files = mutants
        trials.run(files, folder)
    print(", ".join(f"{name} {count}" for name, count in sorted(trials.counts.items())))
    for failure in trials.failures if options.verbose else trials.failures[:10]:
        print("  " + failure)
    sys.exit(1 if trials.failures else 0)


if __name__ == "__main__":
    main()
