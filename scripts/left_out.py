#!/usr/bin/env python3
"""left_out.py - the score of frames whose metrics of text were fitted without their project, beside those fitted on it.

  left_out.py --tools DIR --shared DIR --results DIR [--write] CORPUS...
  left_out.py --list FOLD < NAMES

The results hold CORPUS.fitted.tsv and CORPUS.left-out.tsv, two tables of `espalier frames`; `scripts/left-out.sh` makes
them. Prints the table. With --write it is also put into Documentation/Conformance.md, and the score into README.md, between
their markers. --list prints those of the projects named in the input that belong to a fold.
"""
import argparse
import os
import sys

import conformance
from conformance import HERE, FOLDS, Score, fold

KINDS = (('all', lambda view: True), ('whose size no text has a part in', lambda view: not view.is_textual),
         ('that text has a part in', lambda view: view.is_textual))
# As they are left out: the first corpus, the second, both.
NAMES = {'corpus': 'first corpus', 'corpus-2': 'second corpus'}


def score_of(views):
    score = Score()
    for view in views:
        score.add(view.error)
    return score


def rows(corpora):
    """A row for each kind of views of both corpora, then of each corpus, then of each fold: what both fits come to."""
    every = [pair for pairs in corpora.values() for pair in pairs]
    groups = [(name, [pair for pair in every if keeps(pair[0])]) for name, keeps in KINDS]
    for corpus, pairs in corpora.items():
        groups += [(f'{NAMES.get(corpus, corpus)}: {name}', [pair for pair in pairs if keeps(pair[0])])
                   for name, keeps in KINDS[:2]]
    groups += [(f'fold {number + 1}', [pair for pair in every if fold(pair[0].repository) == number])
               for number in range(FOLDS)]
    lines = []
    for name, pairs in groups:
        fitted, left_out = (score_of(pair[side] for pair in pairs).cells() for side in (0, 1))
        lines.append([name, *fitted, *left_out[1:]])
    return lines


def texts(corpora):
    head = ['views', 'number', 'fitted: within ½ pt', 'fitted: within 1 pt', 'left out: within ½ pt', 'left out: within 1 pt']
    lines = rows(corpora)
    whole, free = lines[0], lines[1]
    figure = (f'**{whole[4]}** of {whole[1]} recorded frames are right to half a point, **{free[4]}** of those whose size no '
              f'text decides, **{whole[5]}** to a point: each with widths of letters that took nothing from its project.')
    return {'left-out': conformance.table(head, lines, set(range(1, len(head)))), 'figure': figure.replace(' %', '\u202f%')}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('corpora', nargs='*')
    for name in ('--tools', '--shared', '--results'):
        parser.add_argument(name)
    parser.add_argument('--list', type=int)
    parser.add_argument('--write', action='store_true')
    arguments = parser.parse_args()
    if arguments.list:
        for name in sys.stdin.read().split():
            if fold(name) == arguments.list - 1:
                print(name)
        return

    tools = conformance.load_tools(arguments.tools)
    corpora = {}
    for name in arguments.corpora:
        sides = []
        for side in ('fitted', 'left-out'):
            computed, _ = tools.read_computed(os.path.join(arguments.results, f'{name}.{side}.tsv'))
            sides.append(conformance.eligible_views(tools, os.path.join(arguments.shared, name), computed))
        corpora[name] = list(zip(*sides))
    found = texts(corpora)
    print(found['left-out'], found['figure'], sep='\n\n')
    for page in ('README.md', os.path.join('Documentation', 'Conformance.md')):
        if not conformance.renew(os.path.join(HERE, page), found, arguments.write) and not arguments.write:
            print(f'{page} is out of date: `make left-out` renews it.')


if __name__ == '__main__':
    main()
