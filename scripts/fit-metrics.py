#!/usr/bin/env python3
"""Fits scripts/data/system-font.json to the widths that Interface Builder recorded in documents.

    apt-get install fonts-inter fonts-open-sans fonts-lato fonts-liberation fonts-dejavu-core fonts-roboto-unhinted
        fonts-noto-core fonts-manrope fonts-karla fonts-texgyre fonts-cabin fonts-clear-sans fonts-go fonts-sora fonts-b612
        fonts-paratype fonts-quicksand fonts-sil-andika
    pip install numpy scipy fonttools   # ESPALIER_FONTS names a root that the fonts were unpacked into instead
    espalier frames --root STRIPPED STRIPPED > frames.tsv
    scripts/fit-metrics.py --documents DIR frames.tsv                # fit; then run build-metrics.py and build-font.py
    scripts/fit-metrics.py … --report                                # only score the metrics in use
    scripts/fit-metrics.py … --validate                              # score each fold of projects by a fit without it
    scripts/fit-metrics.py … --validate --page Documentation/Conformance.md                      # and renew the table there
    scripts/fit-metrics.py … --validate --folds DIR                  # and keep the metrics without fold 1 in DIR/fold-1.json, …

DIR holds documents in one folder a project, STRIPPED the same without recorded results; --documents may be given several
times, and `--widths FILE` adds tables of widths (recorded_widths.py says of which form). The views that matter are those that
the layout makes as wide as their text: whose computed width is that of the metrics in use. metrics_model.py says what a
width is made of, and how it is fitted.
"""
import argparse
import hashlib
import json
import math
import os
import re
import sys

import system_font as sf
from metrics_model import Model, fit, predicted, tables
from recorded_widths import Samples, computed_widths, read_documents, read_widths

DATA = os.path.join(sf.HERE, 'data', 'system-font.json')
GROUPS = (
    ('all', lambda s: True), ('below 20 pt', lambda s: s['size'] < 20), ('20 pt and up', lambda s: s['size'] >= 20),
    ('labels', lambda s: s['tag'] == 'label'), ('buttons', lambda s: s['tag'] == 'button'),
    ('regular', lambda s: s['weight'] == 'regular'), ('bold', lambda s: s['weight'] == 'bold'),
    ('other weights', lambda s: s['weight'] not in ('regular', 'bold')),
    ('Cyrillic', lambda s: any('\u0400' <= c < '\u0500' for c in s['text'])))


def score(title, found, widths):
    """How many recorded widths the computed ones come to when rounded up: prints and returns (group, count, within half a
    point, within one)."""
    rows = []

    def off(s, p):
        step = 0.5 if s['tag'] in ('label', 'textView') else 1
        least = 30 if s['tag'] == 'button' else 0
        return abs(max(math.ceil(p / step - 2e-4) * step, least) - s['width'])
    for name, test in GROUPS:
        distances = [off(s, p) for s, p in zip(found, widths) if test(s)]
        if distances:
            shares = [sum(d < limit + 0.02 for d in distances) / len(distances) for limit in (0.5, 1)]
            print(f'{title}, {name}: {len(distances)} widths, within 0.5 pt {shares[0]:.1%}, within 1 pt {shares[1]:.1%}',
                  flush=True)
            rows.append((name, len(distances), *shares))
    return rows


def write_page(path, fitted, left_out):
    """Puts the shares of widths, fitted and left out side by side, between their markers in a page."""
    lines = ['| recorded widths of text | widths | fitted: within ½ pt | fitted: within 1 pt | left out: within ½ pt '
             '| left out: within 1 pt |', '|---|---:|---:|---:|---:|---:|']
    for (name, count, *inside), (_, _, *outside) in zip(fitted, left_out):
        lines.append(f'| {name} | {count:,} | ' + ' | '.join(f'{100 * share:.1f} %' for share in inside + outside) + ' |')
    with open(path, encoding='utf-8') as page:
        old = page.read()
    pattern = re.compile('(<!-- conformance:widths -->\n).*?(<!-- /conformance:widths -->)', re.DOTALL)
    new = pattern.sub(lambda match: match.group(1) + '\n' + '\n'.join(lines) + '\n\n' + match.group(2), old)
    with open(path, 'w', encoding='utf-8') as page:
        page.write(new)


def write_metrics(path, metrics):
    with open(path, 'w') as f:
        json.dump(metrics, f, ensure_ascii=False, separators=(',', ':'))


def folds(found, count=5):
    """The projects by a hash of their names, as conformance.py splits them."""
    groups = [[] for _ in range(count)]
    for name in sorted({s['project'] for s in found}):
        groups[int(hashlib.sha256(name.encode()).hexdigest(), 16) % count].append(name)
    return groups


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--documents', nargs=2, action='append', default=[], metavar=('DIR', 'FRAMES'))
    parser.add_argument('--widths', action='append', default=[], metavar='FILE')
    parser.add_argument('--base', default=DATA, help='the metrics in use, which tell widths of texts from others')
    parser.add_argument('--out', default=DATA)
    parser.add_argument('--report', action='store_true')
    parser.add_argument('--validate', action='store_true')
    parser.add_argument('--page', help='a page to put the shares of --validate into, between its markers')
    parser.add_argument('--folds', metavar='DIR', help='where --validate keeps the metrics fitted without each fold')
    arguments = parser.parse_args()
    with open(arguments.base) as f:
        data = json.load(f)
    samples = Samples(data)
    for root, frames in arguments.documents:
        read_documents(samples, root, computed_widths(frames))
    for path in arguments.widths:
        read_widths(samples, path)
    found = list(samples.found.values())
    if not found:
        sys.exit('no widths: name documents or tables of widths')
    in_use = score('metrics in use', found, [s['metrics'] for s in found])
    if arguments.report:
        return
    model = Model(list(data['advance']['regular']['text']))
    if arguments.validate:
        widths = [0.0] * len(found)
        for number, group in enumerate(folds(found), start=1):
            fitted = tables(model, fit(model, [s for s in found if s['project'] not in group]), data)
            if arguments.folds:
                write_metrics(os.path.join(arguments.folds, f'fold-{number}.json'), fitted)
            for i, s in enumerate(found):
                if s['project'] in group:
                    widths[i] = predicted(fitted, s)
        left_out = score('fits without the fold', found, widths)
        if arguments.page:
            write_page(arguments.page, in_use, left_out)
        return
    fitted = tables(model, fit(model, found), data)
    score('after the fit', found, [predicted(fitted, s) for s in found])
    write_metrics(arguments.out, fitted)


if __name__ == '__main__':
    main()
