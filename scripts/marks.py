#!/usr/bin/env python3
"""marks.py - how far the ambiguity that Espalier finds agrees with Interface Builder's own marks.

  marks.py CORPUS MARKS.tsv FLOORS

MARKS.tsv is the table of `espalier frames --marks`. Interface Builder writes `ambiguous="YES"` to views whose place or size it
found open when it saved the document. Espalier never reads the marks: they are only compared.

Prints both ways how many views agree, and the cause of every disagreement; ends with 1 where one has none. Appends to the file
FLOORS the shares in percent, in the words of fidelity-floor.txt. conformance.py puts the same into Documentation/Conformance.md.
"""
import sys
from collections import Counter

# What is known of a view on which the two disagree. No more is claimed than the document tells.
CAUSES = {
    'cell-style': 'a cell places its ready-made labels, and no constraint',
    'empty-scroll-view': 'a scroll view holds nothing that constraints place: code sizes its content',
    'determined': 'the constraints leave the view no other place; the document doesn\'t tell why it is marked',
    'unconstrained': 'no constraint speaks of the view',
    'hidden': 'the view is hidden in a stack view, or stands in such a one: the canvas doesn\'t lay it out',
    'out-of-sight': 'the view stands in a row or an item beyond the bounds of its table: the canvas doesn\'t lay it out',
    'contradiction': 'required constraints around the view contradict each other',
    'content-height': 'a cell\'s contents need another height than the cell was recorded with',
    'custom-class': 'the view, one beside it or one in it is of a class of the author\'s, which may know its size',
    'unmarked-document': 'the document holds no mark at all',
    'unknown': 'none of these',
}


# The two ways to disagree, and which views each is about.
SIDES = [('mark alone', 'marked, not found open', lambda row: row['ambiguous'] == 'yes' and row['open'] == 'no'),
         ('Espalier alone', 'found open, not marked', lambda row: row['ambiguous'] == 'no' and row['open'] == 'yes')]


def share(part, whole):
    return 100 * part / whole if whole else 100.0


class Marks:
    """The views of a corpus that are marked, that are found open, and of which both can be said."""

    def __init__(self, table):
        with open(table, encoding='utf-8') as lines:
            names = next(lines).rstrip('\n').split('\t')
            self.rows = [dict(zip(names, line.rstrip('\n').split('\t'))) for line in lines]
        self.marked = [row for row in self.rows if row['ambiguous'] == 'yes']
        self.opened = [row for row in self.rows if row['open'] == 'yes']
        self.both = [row for row in self.marked if row['open'] == 'yes']
        self.laid_out = [row for row in self.marked if row['styled'] == 'no']
        with_marks = {row['document'] for row in self.marked}
        self.in_marked = [row for row in self.opened if row['document'] in with_marks]
        # What the canvas lays out, told by where the view stands and not by what we find.
        self.seen_marks, self.seen_both, self.seen_open = (
            [row for row in views if row['unseen'] == 'no'] for views in (self.laid_out, self.both, self.in_marked))

    def reasons(self, is_on_side):
        """How many views disagree in a way, by their causes."""
        return Counter(row['reason'] for row in self.rows if is_on_side(row))


def page(corpora):
    """The tables of Documentation/Conformance.md, of corpora by their names."""
    def line(cells):
        return '| ' + ' | '.join(str(cell) for cell in cells) + ' |'

    def of(part, whole):
        return f'{len(part)} of {len(whole)}, {share(len(part), len(whole)):.1f} %'

    marks = list(corpora.values())
    figures = [
        ('views that are marked', [len(one.marked) for one in marks]),
        ('of those that constraints place, found open', [of(one.both, one.laid_out) for one in marks]),
        ('open views in documents that hold marks', [len(one.in_marked) for one in marks]),
        ('of these, marked', [of(one.both, one.in_marked) for one in marks]),
        ('without views that the canvas doesn\'t lay out: found open', [of(one.seen_both, one.seen_marks) for one in marks]),
        ('without them: open views that are marked', [of(one.seen_both, one.seen_open) for one in marks])]
    lines = [line(['', *corpora]), '|---|' + '---:|' * len(marks)]
    lines += [line([name, *cells]) for name, cells in figures]
    lines += ['', 'Every view of which the two disagree, by its cause:', '',
              line(['says', 'cause', *corpora]), '|---|---|' + '---:|' * len(marks)]
    for side, _, is_on_side in SIDES:
        counts = [one.reasons(is_on_side) for one in marks]
        total = [sum(count.values()) for count in counts]
        lines.append(line([f'**{side}**', '', *(f'**{count}**' for count in total)]))
        for reason in sorted(set().union(*counts), key=lambda reason: (-sum(count[reason] for count in counts), reason)):
            lines.append(line([side, CAUSES.get(reason, reason), *(count[reason] for count in counts)]))
    return '\n'.join(lines)


def main(corpus, table, floors):
    marks = Marks(table)
    print(f'{corpus}: Interface Builder marked {len(marks.marked)} views as ambiguous, {len(marks.opened)} are found open, '
          f'{len(marks.both)} are both')
    figures = [('marks-found', 'of the marked views that constraints place', 'found', marks.both, marks.laid_out),
               ('marks-right', 'of the open views of documents with marks', 'marked', marks.both, marks.in_marked),
               ('seen-marks-found', 'of those marked views that the canvas lays out', 'found', marks.seen_both, marks.seen_marks),
               ('seen-marks-right', 'of those open views that the canvas lays out', 'marked', marks.seen_both, marks.seen_open)]
    for _, views, verb, part, whole in figures:
        print(f'  {views}, {len(part)}/{len(whole)} are {verb}: {share(len(part), len(whole)):.1f} %')
    for _, title, is_on_side in SIDES:
        for reason, count in marks.reasons(is_on_side).most_common():
            print(f'    {count:4} {title}: {CAUSES.get(reason, reason)}')
    misplaced = [row for row in marks.rows if row['misplaced'] == 'yes']
    moved = sum(row['moved'] == 'yes' for row in misplaced)
    print(f'  of {len(misplaced)} views marked as misplaced, {moved} stand elsewhere in the layout')
    with open(floors, 'a', encoding='utf-8') as out:
        for name, _, _, part, whole in figures:
            out.write(f'{corpus}.{name} {share(len(part), len(whole)):.1f}\n')
    unknown = sum(marks.reasons(is_on_side)['unknown'] for _, _, is_on_side in SIDES)
    if unknown:
        sys.exit(f'marks: {unknown} views of {corpus} disagree with Interface Builder for no known cause')


if __name__ == '__main__':
    main(*sys.argv[1:])
