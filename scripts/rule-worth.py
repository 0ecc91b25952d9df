#!/usr/bin/env python3
"""rule-worth.py - how many views, documents and projects each rule decides that Apple doesn't document.

  rule-worth.py --shared DIR --scratch DIR [--fits DIR] [--write] CORPUS...

scripts/data/undocumented-rules.json names the rules, and for each a place in the sources that takes it away: the text `find`,
which occurs once in the file, is replaced by `put`, in which @ stands for "without this rule". A copy of the last commit in the
scratch folder gets all of these switches, off, and is built once; ESPALIER_WITHOUT turns one on. So every rule is measured by a
layout of all documents without it. --fits names the folder of fold-1.json ... that scripts/left-out.sh keeps: documents that
a rule changes are laid out with these as well, each without the widths of letters of its own project.

Prints the table; with --write it is put into Documentation/Semantics.md between its markers, rules that fewer than three
projects agree with in a table of their own.
"""
import argparse
import json
import os
import shutil
import subprocess
import sys
from collections import namedtuple

import conformance
from conformance import HERE, fold

RULES = os.path.join(HERE, 'scripts', 'data', 'undocumented-rules.json')
SWITCH = '''// Written by scripts/rule-worth.py.
import Foundation

private let without = Set((ProcessInfo.processInfo.environment["ESPALIER_WITHOUT"] ?? "").split(separator: ",").map(String.init))

/// Whether a rule is taken away.
func isWithout(_ rule: String) -> Bool { without.contains(rule) }
'''
# Views that are right only with a rule, and only without it; the documents and projects of the former.
Worth = namedtuple('Worth', 'right wrong documents projects')


def switched(rules, sources):
    """Puts the switches of all rules into the sources."""
    modules = set()
    for number, rule in enumerate(rules):
        path = os.path.join(sources, rule['file'])
        with open(path, encoding='utf-8') as file:
            text = file.read()
        if text.count(rule['find']) != 1:
            sys.exit(f'rule-worth: {rule["file"]} holds {text.count(rule["find"])} times what takes away: {rule["rule"]}')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(text.replace(rule['find'], rule['put'].replace('@', f'isWithout("{number}")')))
        modules.add(rule['file'].split('/')[0])
    for module in modules:
        with open(os.path.join(sources, module, 'RuleSwitches.swift'), 'w', encoding='utf-8') as file:
            file.write(SWITCH)


def build(scratch):
    subprocess.run(['swift', 'build', '-c', 'release', '--product', 'espalier'], cwd=scratch, check=True,
                   stdout=subprocess.DEVNULL)
    return os.path.join(scratch, '.build', 'release', 'espalier')


def binaries(rules, scratch, fits):
    """The command with switches; and for each fold that with metrics fitted without it."""
    if not os.path.isdir(scratch):
        subprocess.run(['git', 'worktree', 'add', '--detach', scratch, 'HEAD'], cwd=HERE, check=True)
        switched(rules, os.path.join(scratch, 'Sources'))
    whole = shutil.copy(build(scratch), os.path.join(scratch, 'espalier-0'))
    folds = []
    for number in range(1, conformance.FOLDS + 1) if fits else ():
        subprocess.run([sys.executable, 'scripts/build-metrics.py', '--data', os.path.join(fits, f'fold-{number}.json')],
                       cwd=scratch, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        folds.append(shutil.copy(build(scratch), os.path.join(scratch, f'espalier-{number}')))
    return whole, folds


class Corpus:
    def __init__(self, tools, root, stripped):
        subprocess.run([sys.executable, tools.__file__, 'strip', stripped, '--root', root], check=True,
                       stdout=subprocess.DEVNULL)
        self.tools, self.stripped = tools, stripped
        self.views = {document.name: {node.id: node.rect for node in document.views if not node.reason}
                      for document in tools.load([], root)}
        self.views = {name: views for name, views in self.views.items() if views}

    def right(self, espalier, without=None, names=None):
        """The views that are right to half a point: {(document, id)}; and all frames, by document."""
        names = sorted(self.views if names is None else names)
        found, frames = set(), {}
        for start in range(0, len(names), 2000):
            paths = [os.path.join(self.stripped, name) for name in names[start:start + 2000]]
            table = subprocess.run([espalier, 'frames', '--root', self.stripped, *paths], text=True, stdout=subprocess.PIPE,
                                   stderr=subprocess.DEVNULL, env=dict(os.environ, ESPALIER_WITHOUT=without or '')).stdout
            for line in table.splitlines():
                cells = line.split('\t')
                if cells[0] not in self.views or len(cells) < 6:
                    continue
                frames.setdefault(cells[0], []).append(line)
                rect = self.views[cells[0]].get(cells[1])
                if rect and max(abs(float(a) - b) for a, b in zip(cells[2:6], rect)) <= 0.5 + 1e-6:
                    found.add((cells[0], cells[1]))
        return found, frames


def worth(with_rule, without):
    right, wrong = with_rule - without, without - with_rule
    documents = {document for _, document, _ in right}
    return Worth(len(right), len(wrong), len(documents), len({document.split(os.sep)[0] for document in documents}))


def measure(rules, corpora, whole, folds):
    """The worth of each rule, fitted and left out."""
    base = [corpus.right(whole) for corpus in corpora]
    left_out = [[corpus.right(espalier, names=[name for name in corpus.views if fold(name.split(os.sep)[0]) == number])[0]
                 for number, espalier in enumerate(folds)] for corpus in corpora]
    rows = []
    for number, rule in enumerate(rules):
        sides = [[set(), set()], [set(), set()]]
        for which, corpus in enumerate(corpora):
            right, frames = corpus.right(whole, str(number))
            changed = {name for name in corpus.views if frames.get(name) != base[which][1].get(name)}
            for side, views in enumerate((base[which][0], right)):
                sides[0][side] |= {(which, *view) for view in views}
            for index, espalier in enumerate(folds):
                names = {name for name in changed if fold(name.split(os.sep)[0]) == index}
                if not names:
                    continue
                again = corpus.right(espalier, str(number), names)[0]
                sides[1][0] |= {(which, *view) for view in left_out[which][index] if view[0] in names}
                sides[1][1] |= {(which, *view) for view in again}
        rows.append((rule['rule'], worth(*sides[0]), worth(*sides[1])))
        print(*rows[-1], sep='\t', flush=True)
    return rows


def text(rows):
    def lines(chosen):
        chosen = sorted(chosen, key=lambda row: (-row[1].projects, -row[1].right, row[0]))
        return conformance.table(
            ['rule', 'views right for it', 'wrong for it', 'documents', 'projects', 'left out: right', 'wrong', 'documents',
             'projects'],
            [[rule, *(f'{n:,}' for side in (fitted, left_out) for n in side)] for rule, fitted, left_out in chosen],
            set(range(1, 9)))
    many = [row for row in rows if row[1].projects >= 3]
    few = [row for row in rows if row[1].projects < 3]
    return (lines(many) + '\n\nFewer than three projects tell of the following. Those without any speak of roots and content views, '
            'whose frames are inputs and\nare not scored, of differences within half a point, or of documents that are not at '
            'hand:\n\n' + lines(few))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('corpora', nargs='+')
    parser.add_argument('--shared', required=True)
    parser.add_argument('--scratch', required=True)
    parser.add_argument('--fits')
    parser.add_argument('--write', action='store_true')
    arguments = parser.parse_args()
    with open(RULES, encoding='utf-8') as file:
        rules = json.load(file)
    tools = conformance.load_tools(os.path.join(arguments.shared, 'tools'))
    fits = os.path.abspath(arguments.fits) if arguments.fits else None
    whole, folds = binaries(rules, os.path.abspath(arguments.scratch), fits)
    corpora = [Corpus(tools, os.path.join(arguments.shared, name), os.path.join(arguments.scratch, 'stripped', name))
               for name in arguments.corpora]
    table = text(measure(rules, corpora, whole, folds))
    print(table)
    conformance.renew(os.path.join(HERE, 'Documentation', 'Semantics.md'), {'worth': table}, arguments.write)


if __name__ == '__main__':
    main()
