#!/usr/bin/env python3
"""marks.py - how far the ambiguity that Espalier finds agrees with Interface Builder's own marks.

  marks.py CORPUS MARKS.tsv FLOORS

MARKS.tsv is the table of `espalier frames --marks`. Interface Builder writes `ambiguous="YES"` to views whose place or size it
found open when it saved the document. Espalier never reads the marks: they are only compared.

Prints both ways how many views agree, and the cause of every disagreement. Appends to the file FLOORS the shares in percent, in
the words of fidelity-floor.txt.
"""
import sys
from collections import Counter

# What the document does not hold, or holds from an earlier state.
CAUSES = {
    'cell-style': 'a cell places its ready-made labels; the mark is older than its style',
    'empty-scroll-view': 'a scroll view holds nothing that constraints place: code sizes its content',
    'determined': 'the constraints leave the view no other place: the mark is older than they are',
    'unconstrained': 'no constraint speaks of the view',
    'hidden': 'the view is hidden in a stack view, or stands in such a one: the canvas doesn\'t lay it out',
    'out-of-sight': 'the view stands in a row or an item beyond what its table shows: the canvas doesn\'t lay it out',
    'contradiction': 'required constraints contradict each other; the mark tells what another one left out',
    'custom-class': 'a class of the author\'s gives views a size, which Interface Builder knew when it drew them',
    'unmarked-document': 'the document holds no mark at all',
    'unknown': 'none of these',
}
# Where nothing is laid out by constraints, marks say nothing about them.
WITHOUT_CONSTRAINTS = {'cell-style', 'empty-scroll-view'}


def share(part, whole):
    return 100 * part / whole if whole else 100.0


def main(corpus, table, floors):
    with open(table, encoding='utf-8') as lines:
        names = next(lines).rstrip('\n').split('\t')
        rows = [dict(zip(names, line.rstrip('\n').split('\t'))) for line in lines]
    marked = [row for row in rows if row['ambiguous'] == 'yes']
    opened = [row for row in rows if row['open'] == 'yes']
    both = [row for row in marked if row['open'] == 'yes']
    laid_out = [row for row in marked if row['reason'] not in WITHOUT_CONSTRAINTS]
    in_marked = [row for row in opened if row['reason'] != 'unmarked-document']
    print(f'{corpus}: Interface Builder marked {len(marked)} views as ambiguous, {len(opened)} are found open, '
          f'{len(both)} are both')
    print(f'  of the marked views that constraints place, {len(both)}/{len(laid_out)} are found: '
          f'{share(len(both), len(laid_out)):.1f} %')
    print(f'  of the open views of documents with marks, {len(both)}/{len(in_marked)} are marked: '
          f'{share(len(both), len(in_marked)):.1f} %')
    # Marks that an earlier layout left behind, told by where the view stands and not by what we find.
    seen_marks, seen_both, seen_open = ([row for row in views if row['unseen'] == 'no']
                                        for views in (laid_out, both, in_marked))
    print(f'  without views that the canvas doesn\'t lay out, {len(seen_both)}/{len(seen_marks)} are found: '
          f'{share(len(seen_both), len(seen_marks)):.1f} %, and {len(seen_both)}/{len(seen_open)} are marked: '
          f'{share(len(seen_both), len(seen_open)):.1f} %')
    for title, views in (('marked, not found open', [row for row in marked if row['open'] == 'no']),
                         ('found open, not marked', [row for row in opened if row['ambiguous'] == 'no'])):
        for reason, count in Counter(row['reason'] for row in views).most_common():
            print(f'    {count:4} {title}: {CAUSES.get(reason, reason)}')
    misplaced = [row for row in rows if row['misplaced'] == 'yes']
    moved = sum(row['moved'] == 'yes' for row in misplaced)
    print(f'  of {len(misplaced)} views marked as misplaced, {moved} stand elsewhere in the layout')
    with open(floors, 'a', encoding='utf-8') as out:
        out.write(f'{corpus}.marks-found {share(len(both), len(laid_out)):.1f}\n')
        out.write(f'{corpus}.marks-right {share(len(both), len(in_marked)):.1f}\n')
        out.write(f'{corpus}.seen-marks-found {share(len(seen_both), len(seen_marks)):.1f}\n')
        out.write(f'{corpus}.seen-marks-right {share(len(seen_both), len(seen_open)):.1f}\n')


if __name__ == '__main__':
    main(*sys.argv[1:])
