#!/usr/bin/env python3
"""Damages Interface Builder documents in many ways and looks whether espalier stays whole.

    scripts/mutate-documents.py [--espalier PATH] [--count N | --seconds S] [--seed S] [--jobs N] [--keep DIR] [FOLDER ...]

Every mutant comes from a document below the FOLDERs (Corpus and Examples without any) by one to four mutations: bytes that
flip, text that is cut off, attributes that go, come twice or get a senseless value, ids that are swapped or used twice,
subtrees that are deleted, moved, repeated or nested, other encodings. The same seed gives the same mutants. One subcommand
after the other works on them, a batch at a time.

A mutant fails when its worker process ends by a signal or a trap, when it takes more than five seconds of processor time, when
a line of standard error is no message, or when any input file differs afterwards or a temporary file is left. Exit code 1 if
one failed; --keep keeps those.
"""

import argparse
import collections
import hashlib
import os
import pathlib
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
COMMANDS = {
    "frames": ["frames"],
    "compare": ["frames", "--compare"],
    "check": ["check", "--quiet"],
    "render": ["render", "--scale", "0.5", "--output", "OUT"],
}
EXTREMES = (
    "1e308 -1e308 1e-320 -1 0 -0 NaN nan inf -inf 1e9 16777217 2147483648 9223372036854775807 0x10 1e 0.5 "
    "1000000 99999 0.001 1000.5 1e5 1e7 -32768 1/0 0:0 3:7"
).split() + ["", " "]
TAG = re.compile(rb"<(/?)([A-Za-z_][\w.\-]*)((?:\s+[\w:.\-]+\s*=\s*(?:\"[^\"]*\"|'[^']*'))*)\s*(/?)>")
ATTRIBUTE = re.compile(rb"\s([\w:.\-]+)=\"([^\"]*)\"")
NUMBER = re.compile(rb"\s[\w:.\-]+=\"(-?\d+(?:\.\d+)?)\"")
ID = re.compile(rb"\sid=\"([^\"]+)\"")
REFERENCE = re.compile(rb"\s(?:firstItem|secondItem|destination|reference|target|userLabel|initialViewController)=\"([^\"]*)\"")


class Mutator:
    """Makes mutants of documents; knows the values and elements that occur in them."""

    def __init__(self, documents, generator):
        self.random = generator
        self.documents = documents
        self.values = collections.defaultdict(set)
        self.names = set()
        self.trees = []  # subtrees of other documents
        for path in generator.sample(documents, min(len(documents), 150)):
            text = path.read_bytes()
            for name, value in ATTRIBUTE.findall(text):
                if len(value) < 40:
                    self.values[name].add(value)
            self.names.update(match[1] for match in TAG.findall(text))
            spans = self.subtrees(text)
            for start, end in generator.sample(spans, min(len(spans), 5)):
                if end - start < 5000:
                    self.trees.append(text[start:end])
        self.values = {name: sorted(values) for name, values in self.values.items()}
        self.names = sorted(self.names)
        self.mutations = [
            self.flip, self.flip, self.delete_bytes, self.insert_bytes, self.truncate, self.delete_attribute,
            self.delete_attribute, self.duplicate_attribute, self.extreme, self.extreme, self.extreme, self.other_value,
            self.other_value, self.swap_ids, self.duplicate_id, self.other_reference, self.other_reference,
            self.rename, self.rename, self.delete_subtree, self.delete_subtree, self.repeat_subtree, self.move_subtree,
            self.move_subtree, self.nest_subtree, self.foreign_subtree, self.encode,
        ]  # fmt: skip

    def mutant(self):
        """A damaged document and the names of its damages."""
        path = self.random.choice(self.documents)
        text = path.read_bytes()
        done = [path.name]
        for _ in range(self.random.choice([1, 1, 1, 2, 2, 3, 4])):
            mutation = self.random.choice(self.mutations)
            done.append(mutation.__name__)
            text = mutation(text)
        return text, path.suffix, done

    # Bytes

    def flip(self, text):
        data = bytearray(text)
        for _ in range(self.random.choice([1, 1, 2, 8])):
            if data:
                data[self.random.randrange(len(data))] = self.random.randrange(256)
        return bytes(data)

    def place(self, text):
        return self.random.randrange(len(text) + 1)

    def delete_bytes(self, text):
        start = self.place(text)
        return text[:start] + text[start + self.random.choice([1, 2, 10, 100, 1000]) :]

    def insert_bytes(self, text):
        pieces = [b"<", b">", b"&", b"\0", b"\xff\xfe", b"\xc3", b"&#0;", b"&#x10FFFF;", b"]]>", b"<!--", b"<a b\xe9='1'/>"]
        pieces += [b"\xed\xa0\x80", "\u0301".encode() * 50, "\U0001f600".encode() * 9, b"A" * 5000, b"<![CDATA[", b"<?x?>"]
        start = self.place(text)
        return text[:start] + self.random.choice(pieces) + text[start:]

    def truncate(self, text):
        return text[: self.place(text)]

    # Attributes

    def pick(self, pattern, text):
        matches = list(pattern.finditer(text))
        return self.random.choice(matches) if matches else None

    def replace(self, text, match, group, value):
        return text[: match.start(group)] + value + text[match.end(group) :] if match else text

    def delete_attribute(self, text):
        return self.replace(text, self.pick(ATTRIBUTE, text), 0, b"")

    def duplicate_attribute(self, text):
        match = self.pick(ATTRIBUTE, text)
        return self.replace(text, match, 0, match[0] * 2) if match else text

    def extreme(self, text):
        return self.replace(text, self.pick(NUMBER, text), 1, self.random.choice(EXTREMES).encode())

    def other_value(self, text):
        match = self.pick(ATTRIBUTE, text)
        known = self.values.get(match[1]) if match else None
        return self.replace(text, match, 2, self.random.choice(known) if known else b"\xf0\x9f\x98\x80" * 3)

    def swap_ids(self, text):
        first, second = self.pick(ID, text), self.pick(ID, text)
        if not first or first.start() == second.start():
            return text
        if first.start() > second.start():
            first, second = second, first
        return self.replace(self.replace(text, second, 1, first[1]), first, 1, second[1])

    def duplicate_id(self, text):
        first, second = self.pick(ID, text), self.pick(ID, text)
        return self.replace(text, second, 1, first[1]) if first else text

    def other_reference(self, text):
        match, target = self.pick(REFERENCE, text), self.pick(ID, text)
        return self.replace(text, match, 1, self.random.choice([target[1], target[1], b"none", b"-1"])) if target else text

    # Elements

    def tags(self, text):
        return list(TAG.finditer(text))

    def subtrees(self, text):
        """The (start, end) of every element."""
        spans, stack = [], []
        for tag in TAG.finditer(text):
            if tag[1]:
                if stack:
                    spans.append((stack.pop(), tag.end()))
            elif tag[4]:
                spans.append((tag.start(), tag.end()))
            else:
                stack.append(tag.start())
        return spans

    def subtree(self, text, limit=100_000):
        spans = [span for span in self.subtrees(text) if span[0] > 60 and span[1] - span[0] < limit]
        return self.random.choice(spans) if spans else (0, 0)

    def rename(self, text):
        match = self.pick(TAG, text)
        if not match:
            return text
        old, new = match[2], self.random.choice(self.names)
        if self.random.random() < 0.5:
            return re.sub(rb"<(/?)" + re.escape(old) + rb"(?=[\s/>])", rb"<\1" + new, text)
        spans = [span for span in self.subtrees(text) if span[0] == match.start()]
        if not spans:
            return self.replace(text, match, 2, new)
        start, end = spans[0]
        body = text[start:end]
        body = b"<" + new + body[1 + len(old) :]
        if body.endswith(b"</" + old + b">"):
            body = body[: -len(old) - 1] + new + b">"
        return text[:start] + body + text[end:]

    def delete_subtree(self, text):
        start, end = self.subtree(text)
        return text[:start] + text[end:]

    def repeat_subtree(self, text):
        start, end = self.subtree(text, 3000)
        return text[:end] + text[start:end] * self.random.choice([1, 1, 2, 20, 150]) + text[end:]

    def insert(self, text, body):
        tag = self.pick(TAG, text)
        return text[: tag.end()] + body + text[tag.end() :] if tag else text

    def move_subtree(self, text):
        start, end = self.subtree(text)
        return self.insert(text[:start] + text[end:], text[start:end])

    def nest_subtree(self, text):
        """An element inside itself, a few times over."""
        start, end = self.subtree(text, 3000)
        body = text[start:end]
        first, last = TAG.match(body), body.rfind(b"</")
        if not first or last < 0:
            return text
        for _ in range(self.random.choice([1, 2, 5, 12])):
            if len(body) < 200_000:
                body = body[:last] + text[start:end] + body[last:]
                last += text[start:end].rfind(b"</")
        return text[:start] + body + text[end:]

    def foreign_subtree(self, text):
        return self.insert(text, self.random.choice(self.trees)) if self.trees else text

    # Encodings

    def encode(self, text):
        wide = text.decode("utf-8", "replace")
        return self.random.choice(
            [
                lambda: wide.encode("utf-16"),
                lambda: b"\xfe\xff" + wide.encode("utf-16-be"),
                lambda: wide.encode("utf-16-le"),
                lambda: wide.encode("utf-32"),
                lambda: b"\xef\xbb\xbf" + text,
                lambda: text.replace(b"UTF-8", self.random.choice([b"UTF-16", b"ISO-8859-1", b"windows-1252", b"x", b""]), 1),
                lambda: wide.encode("latin-1", "replace"),
                lambda: text.replace(b"\n", b"\r\n"),
                lambda: text.replace(b"\n", b"\r"),
            ]
        )()


class Trial:
    """Runs batches of mutants and counts what comes of them."""

    def __init__(self, options, folder):
        self.options = options
        self.folder = folder
        self.outcomes = collections.Counter()
        self.failures = []

    def batch(self, command, mutants):
        inputs, pictures = self.folder / "in", self.folder / "out"
        inputs.mkdir()
        pictures.mkdir()
        digests = {}
        for number, (text, suffix, _) in enumerate(mutants):
            path = inputs / f"m{number:05}{suffix}"
            path.write_bytes(text)
            digests[path] = hashlib.sha256(text).digest()
        paths = [str(path) for path in digests]
        run = self.run(command, paths, ["--time-limit", str(self.options.time_limit), "--jobs", str(self.options.jobs)])
        crashed, slow = self.judge(run, paths)
        for number in sorted(crashed):
            self.fail(command, mutants[number], crashed[number])
        for number in sorted(slow):
            self.time(command, paths[number], mutants[number])
        for path, digest in digests.items():
            if not path.exists() or hashlib.sha256(path.read_bytes()).digest() != digest:
                self.fail(command, mutants[paths.index(str(path))], "the document was changed")
        if len(list(inputs.iterdir())) != len(digests):
            self.fail(command, mutants[0], "files were added beside the documents")
        for left in pictures.rglob("*.part"):
            self.fail(command, mutants[0], f"{left.name} is left")
        self.outcomes[command] += len(mutants)
        shutil.rmtree(inputs)
        shutil.rmtree(pictures)

    def run(self, command, paths, options):
        arguments = [str(self.folder / "out") if part == "OUT" else part for part in COMMANDS[command]]
        started = resource.getrusage(resource.RUSAGE_CHILDREN)
        run = subprocess.run(
            [self.options.espalier, *arguments, *options, *paths], capture_output=True, cwd=self.folder,
            preexec_fn=self.limit)  # fmt: skip
        ended = resource.getrusage(resource.RUSAGE_CHILDREN)
        run.seconds = ended.ru_utime + ended.ru_stime - started.ru_utime - started.ru_stime
        return run

    def limit(self):
        os.nice(self.options.nice)
        resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def judge(self, run, paths):
        """The numbers of mutants that brought their process down, and of those that were given up."""
        crashed, slow = {}, set()
        for line in run.stderr.decode("utf-8", "replace").splitlines():
            number = next(iter(re.findall(r"/m(\d{5})\.\w+:", line)), None)
            if number is None:
                self.failures.append(("?", f"a line that is no message: {line[:200]}"))
            elif "error of espalier's own" in line:
                crashed[int(number)] = line.split("own: ", 1)[-1]
            elif "and was given up" in line:
                slow.add(int(number))
        if run.returncode not in (0, 1, 2):
            self.failures.append(("?", f"exit code {run.returncode}: {run.stderr[-300:]!r}"))
        return crashed, slow

    def time(self, command, path, mutant):
        """Counts the processor's seconds: on a busy machine a clock says little."""
        run = self.run(command, [path], ["--time-limit", "300", "--jobs", "1"])
        if run.seconds > self.options.seconds_each or b"given up" in run.stderr:
            self.fail(command, mutant, f"{run.seconds:.1f} s of processor time")
        elif b"espalier's own" in run.stderr:
            self.fail(command, mutant, "it crashed when it was run alone")

    def fail(self, command, mutant, reason):
        text, suffix, done = mutant
        name = f"{command}-{len(self.failures):04}{suffix}"
        self.failures.append((command, f"{name}: {reason} ({', '.join(done)})"))
        print(f"FAILED {command}: {reason}: {', '.join(done)}", flush=True)
        if self.options.keep:
            self.options.keep.mkdir(parents=True, exist_ok=True)
            (self.options.keep / name).write_bytes(text)


def options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=pathlib.Path, default=[ROOT / "Corpus", ROOT / "Examples"])
    parser.add_argument("--espalier", default=str(ROOT / ".build/release/espalier"))
    parser.add_argument("--count", type=int, default=2000, help="how many mutants to make")
    parser.add_argument("--seconds", type=float, help="stop after so many seconds instead")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=250, help="how many mutants one process gets")
    parser.add_argument("--time-limit", type=int, default=20, help="after so many seconds a mutant is timed by itself")
    parser.add_argument("--seconds-each", type=float, default=5, help="the processor time that a mutant may take")
    parser.add_argument("--largest", type=int, default=400_000, help="the most bytes of a document that is damaged")
    parser.add_argument("--commands", default=",".join(COMMANDS))
    parser.add_argument("--nice", type=int, default=0)
    parser.add_argument("--keep", type=pathlib.Path, help="where mutants that fail are kept")
    return parser.parse_args()


def main():
    chosen = options()
    chosen.espalier = os.path.abspath(chosen.espalier)
    documents = sorted(
        path
        for folder in chosen.folders
        for path in folder.rglob("*")
        if path.suffix in (".storyboard", ".xib") and path.is_file() and path.stat().st_size <= chosen.largest
    )
    if not documents:
        sys.exit("mutate-documents: there are no documents in " + ", ".join(map(str, chosen.folders)))
    mutator = Mutator(documents, random.Random(chosen.seed))
    commands = chosen.commands.split(",")
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        trial = Trial(chosen, pathlib.Path(folder))
        made, turn = 0, 0
        while (time.monotonic() - began < chosen.seconds) if chosen.seconds else (made < chosen.count):
            size = chosen.batch if chosen.seconds else min(chosen.batch, chosen.count - made)
            trial.batch(commands[turn % len(commands)], [mutator.mutant() for _ in range(size)])
            made += size
            turn += 1
            if turn % 10 == 0:
                print(f"{made} mutants, {len(trial.failures)} failures, {time.monotonic() - began:.0f} s", flush=True)
    counts = ", ".join(f"{command} {count}" for command, count in trial.outcomes.items())
    print(f"{made} mutants of {len(documents)} documents ({counts}): {len(trial.failures)} failures, seed {chosen.seed}")
    for command, failure in trial.failures[:50]:
        print(f"  {command}: {failure}")
    sys.exit(1 if trial.failures else 0)


if __name__ == "__main__":
    main()
