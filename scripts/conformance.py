#!/usr/bin/env python3
"""conformance.py - how close computed frames come to recorded ones, by element, by repository, and why not.

  conformance.py --tools DIR --shared DIR --results DIR [--write] CORPUS...

Of each corpus, a folder in the shared one, the results hold CORPUS.computed.tsv, the table of `espalier frames` for the stripped
documents, and CORPUS.differences.tsv, that of `espalier frames --compare --format tsv` for the documents themselves;
`scripts/fidelity.sh` makes both. Which views count is decided by frames.py in the folder of tools, from the documents alone.

Prints the tables. With --write they are also put into Documentation/Conformance.md, between their markers; without it a
warning says when those are out of date. What left_out.py writes stands beside them. Ends with 1 when a miss has no cause, or when the comparison
computed another frame than the layout of the stripped document: then it has looked at what it should find.
"""
import argparse
import hashlib
import importlib.util
import os
import random
import re
import sys
from collections import Counter, defaultdict

import marks

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
HALVINGS = 20
FOLDS = 5

# What each kind of cause is, and whether the document holds what would be needed to do better.
OURS, THEIRS = 'a rule or a size that Espalier has otherwise', 'something that the document does not hold'
CAUSES = {
    'text-width': (OURS, 'text measures up to one point wider or narrower'),
    'text-width-far': (OURS, 'text measures wider or narrower by more than a point'),
    'text-height': (OURS, 'text has another height, or another number of lines'),
    'control-size': (OURS, 'a control has another size of its own'),
    'baseline': (OURS, 'text stands on another baseline'),
    'margins': (OURS, 'margins are wider or narrower'),
    'safe-area': (OURS, 'bars or the safe area cover another part of the screen'),
    'proportions': (OURS, 'other shares of a stack that fills proportionally'),
    'rounding': (OURS, 'constraints hold to within 0.76 pt, edges are rounded to other pixels'),
    'constraint': (OURS, 'another wish or limit of the constraints decides'),
    'stack-view': (OURS, 'another wish or limit of a stack view decides'),
    'given-frame': (OURS, 'the root or an autoresizing view has another frame'),
    'unexplained': (OURS, 'no constraint has to do with it'),
    'custom-class': (THEIRS, 'a class of the author\'s has an own size that only its code knows'),
    'no-size': (THEIRS, 'nothing gives the view the recorded length: code does, or an earlier edit did'),
    'kept-length': (THEIRS, 'a plain view in a stack keeps a length that nothing in the document asks for'),
    'image-size': (THEIRS, 'a picture had another size than the document lists'),
    'font': (THEIRS, 'a typeface that only the app brings along'),
    'hidden-views': (THEIRS, 'views hidden now took room in a stack when the frames were recorded'),
    'stale': (THEIRS, 'recorded frames break required constraints of the document itself'),
    'tie': (THEIRS, 'two wishes of one priority: the record grants one, Espalier the other'),
    'ambiguity': (THEIRS, 'constraints leave the place or size open'),
    'contradiction': (THEIRS, 'required constraints contradict each other; another one was left out'),
}


def load_tools(folder):
    spec = importlib.util.spec_from_file_location('frames', os.path.join(folder, 'frames.py'))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class Score:
    """How many of a group of views are within half a point, and within one."""

    def __init__(self):
        self.views = self.half = self.one = 0

    def add(self, error):
        self.views += 1
        self.half += error <= 0.5 + 1e-6
        self.one += error <= 1 + 1e-6

    def share(self, count):
        return 100 * count / self.views if self.views else 100.0

    def cells(self):
        return [f'{self.views:,}', f'{self.share(self.half):.1f} %', f'{self.share(self.one):.1f} %']


class View:
    def __init__(self, document, node, error):
        self.document, self.id, self.element = document, node.id, node.tag
        self.repository = document.split(os.sep)[0]
        self.is_textual, self.error = node.text, error

    @property
    def missed(self):
        return self.error > 0.5 + 1e-6


def eligible_views(tools, corpus, computed):
    views = []
    for document in tools.load([], corpus):
        for node in document.views:
            if node.reason:
                continue
            got = computed.get((document.name, node.id))
            error = max(abs(a - b) for a, b in zip(got, node.rect)) if got else float('inf')
            views.append(View(document.name, node, error))
    return views


def read_differences(path):
    """The rows of the comparison by document and id. The header may occur more than once."""
    rows, names = {}, None
    with open(path, encoding='utf-8') as lines:
        for line in lines:
            cells = line.rstrip('\n').split('\t')
            if cells[0] == 'document':
                names = cells
            elif names:
                row = dict(zip(names, cells))
                rows[row['document'], row['id']] = row
    return rows


def scores(views, key):
    groups = defaultdict(Score)
    for view in views:
        groups[key(view)].add(view.error)
    return groups


def fold(repository):
    """Which of the folds a project belongs to: by a hash of its name, so that a new one moves no other."""
    return int(hashlib.sha256(repository.encode()).hexdigest(), 16) % FOLDS


def fold_rows(corpora):
    """A row for each fold of the projects of all corpora."""
    rows = []
    for number in range(FOLDS):
        cells = [str(number + 1)]
        for views in corpora:
            inside = [view for view in views if fold(view.repository) == number]
            score = scores(inside, lambda view: 'all')['all']
            cells += [str(len({view.repository for view in inside}))] + score.cells()
        rows.append(cells)
    return rows


def halvings(views, is_paired=False):
    """The largest and the mean difference of the scores of random halves of the repositories, in points.

    Paired, each half gets one of the two largest repositories, one of the next two, and so on: halves of like size.
    """
    sizes = Counter(view.repository for view in views)
    differences = []
    for seed in range(HALVINGS):
        chance = random.Random(seed)
        if is_paired:
            order = sorted(sizes, key=lambda name: (-sizes[name], name))
            first = {chance.choice(order[n:n + 2]) for n in range(0, len(order), 2)}
        else:
            order = sorted(sizes)
            chance.shuffle(order)
            first = set(order[:len(order) // 2])
        halves = scores(views, lambda view: view.repository in first)
        shares = [halves[side].share(halves[side].half) for side in (True, False)]
        differences.append(abs(shares[0] - shares[1]))
    return max(differences), sum(differences) / len(differences)


def halving_rows(views, rows):
    """What random halves of the repositories differ by, for all views and for parts of them."""
    fair = [view for view in views if not view.missed or CAUSES[rows[view.document, view.id]['cause']][0] == OURS]
    chosen = [
        ('all', halvings(views)),
        ('whose size no text has a part in', halvings([view for view in views if not view.is_textual])),
        ('all but misses for something that the document does not hold', halvings(fair)),
        ('the same, halves of like size', halvings(fair, is_paired=True)),
    ]
    return [[name, f'{worst:.1f}', f'{mean:.1f}'] for name, (worst, mean) in chosen]


def causes(views, rows):
    """Every miss by its cause: kind -> (causes, views, views that only moved, documents, repositories)."""
    groups, missed, moved, documents, repositories = (defaultdict(set), Counter(), Counter(), defaultdict(set),
                                                      defaultdict(set))
    for view in views:
        if not view.missed:
            continue
        row = rows[view.document, view.id]
        kind = row['cause']
        groups[kind].add((view.document, row['group']))
        missed[kind] += 1
        moved[kind] += row['origin'] == 'no'
        documents[kind].add(view.document)
        repositories[kind].add(view.repository)
    return {
        kind: (len(groups[kind]), missed[kind], moved[kind], len(documents[kind]), len(repositories[kind]))
        for kind in sorted(missed, key=lambda kind: (-missed[kind], kind))
    }


def check(views, computed, rows):
    """What must not be: a miss without a cause, a cause that isn't known, a comparison that peeked."""
    problems = []
    for view in views:
        if view.missed and (view.document, view.id) not in rows:
            problems.append(f'{view.document} {view.id}: a miss without a cause')
    for (document, identifier), row in rows.items():
        if row['cause'] not in CAUSES:
            problems.append(f'{document} {identifier}: the cause {row["cause"]} is not known here')
        frame, got = computed.get((document, identifier)), tuple(float(row[n]) for n in ('x', 'y', 'width', 'height'))
        if frame and max(abs(a - b) for a, b in zip(frame, got)) > 1e-6:
            problems.append(f'{document} {identifier}: compared {got}, laid out without recorded results {frame}')
    return problems


def table(head, rows, numbers):
    lines = ['| ' + ' | '.join(head) + ' |',
             '|' + '|'.join('---:' if n in numbers else '---' for n in range(len(head))) + '|']
    return '\n'.join(lines + ['| ' + ' | '.join(row) + ' |' for row in rows])


def score_rows(groups, least=0):
    """Rows of the groups, the largest first; those of fewer views than `least` together in the last."""
    rows, rest = [], Score()
    for name in sorted(groups, key=lambda name: (-groups[name].views, name)):
        group = groups[name]
        if group.views >= least:
            rows.append([name] + group.cells())
        else:
            rest.views, rest.half, rest.one = rest.views + group.views, rest.half + group.half, rest.one + group.one
    return rows + ([['others'] + rest.cells()] if rest.views else [])


def overall_rows(corpora):
    """The scores of the corpora side by side, views of each kind in a row."""
    names = ['whose size no text has a part in', 'that text has a part in', 'all']
    kept = [lambda view: not view.is_textual, lambda view: view.is_textual, lambda view: True]
    rows = []
    for name, keeps in zip(names, kept):
        cells = [name]
        for views in corpora:
            cells += scores([view for view in views if keeps(view)], lambda view: 'all')['all'].cells()
        rows.append(cells)
    return rows


def sections(views, rows, others=(), other_rows=()):
    """The texts to print and to put into the pages: all of the first corpus, scores and causes of the others beside."""
    corpora = [views, *others]
    head = ['views whose frame is a result', 'views', 'within ½ pt', 'within 1 pt']
    titles = ['first corpus', 'second corpus'][:len(corpora)]
    columns = [f'{title}: {cell}' for title in titles for cell in ('views', 'within ½ pt', 'within 1 pt')]
    overall = table([head[0]] + columns, overall_rows(corpora), set(range(1, 1 + len(columns))))
    columns = [f'{title}: {cell}' for title in titles for cell in ('projects', 'views', 'within ½ pt', 'within 1 pt')]
    folds = table(['fold'] + columns, fold_rows(corpora), set(range(1, 1 + len(columns))))
    elements = table(['element'] + head[1:], score_rows(scores(views, lambda view: view.element), least=20), {1, 2, 3})
    repositories = table(['repository'] + head[1:],
                         score_rows(scores(views, lambda view: view.repository.replace('+', '/'))), {1, 2, 3})
    halves = table([f'views, in {HALVINGS} random halvings of the repositories', 'points apart at most', 'on average'],
                   halving_rows(views, rows), {1, 2})
    views = [view for corpus in corpora for view in corpus]
    rows = {key: row for table_ in (rows, *other_rows) for key, row in table_.items()}
    found = causes(views, rows)
    misses = sum(row[1] for row in found.values())
    parts = []
    for side in (OURS, THEIRS):
        kinds = [kind for kind in found if CAUSES[kind][0] == side]
        count = sum(found[kind][1] for kind in kinds)
        parts.append([f'**{side}**', '', '', f'**{count:,}**', '', ''])
        for kind in kinds:
            groups, missed, moved, documents, repositories_ = found[kind]
            parts.append([f'`{kind}`', CAUSES[kind][1], f'{groups:,}', f'{missed:,}', f'{moved:,}',
                          f'{documents} / {repositories_}'])
    cause_table = table(['cause', 'what it is', 'causes', 'misses', 'of these only moved', 'documents / repositories'],
                        parts, {2, 3, 4, 5})
    return {
        'scores': overall + '\n\n' + folds + '\n\n' + halves,
        'elements': elements,
        'repositories': repositories,
        'causes': f'{misses:,} of {len(views):,} views are missed.\n\n' + cause_table,
    }


def renew(path, texts, write):
    """Puts texts between their markers; answers whether the file was up to date."""
    with open(path, encoding='utf-8') as file:
        old = file.read()
    new = old
    for name, text in texts.items():
        pattern = re.compile(f'(<!-- conformance:{name} -->\n)(.*?)(<!-- /conformance:{name} -->)', re.DOTALL)
        new = pattern.sub(lambda match: match.group(1) + '\n' + text + '\n\n' + match.group(3), new)
    if new != old and write:
        with open(path, 'w', encoding='utf-8') as file:
            file.write(new)
        print(f'Wrote {os.path.relpath(path, HERE)}.')
    return new == old


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('corpora', nargs='+')
    parser.add_argument('--tools', required=True)
    parser.add_argument('--shared', required=True)
    parser.add_argument('--results', required=True)
    parser.add_argument('--write', action='store_true')
    arguments = parser.parse_args()

    tools = load_tools(arguments.tools)
    found, problems = [], []
    for name in arguments.corpora:
        computed, _ = tools.read_computed(os.path.join(arguments.results, name + '.computed.tsv'))
        rows = read_differences(os.path.join(arguments.results, name + '.differences.tsv'))
        views = eligible_views(tools, os.path.join(arguments.shared, name), computed)
        problems += check(views, computed, rows)
        found.append((views, rows))
    for problem in problems[:20]:
        print(f'conformance: {problem}', file=sys.stderr)
    if problems:
        sys.exit(1)

    (views, rows), others = found[0], found[1:]
    texts = sections(views, rows, [views for views, _ in others], [rows for _, rows in others])
    tables = {name: os.path.join(arguments.results, name + '.marks.tsv') for name in arguments.corpora}
    if all(map(os.path.exists, tables.values())):
        texts['marks'] = marks.page({name: marks.Marks(table) for name, table in tables.items()})
    for name in ('scores', 'elements', 'repositories', 'causes'):
        print(f'\n{texts[name]}')
    print()
    is_up_to_date = renew(os.path.join(HERE, 'Documentation', 'Conformance.md'), texts, arguments.write)
    if not is_up_to_date and not arguments.write:
        print('The tables of Documentation/Conformance.md are out of date: `make conformance` renews them.')


if __name__ == '__main__':
    main()
