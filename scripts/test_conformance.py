#!/usr/bin/env python3
"""Tests of conformance.py: python3 scripts/test_conformance.py"""
import os
import sys
import tempfile
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import conformance
import marks
from conformance import View


class Node:
    """What conformance.py reads of a view of frames.py."""

    def __init__(self, id, tag='label', text=True):
        self.id, self.tag, self.text = id, tag, text


def view(repository, id, error, **node):
    return View(os.path.join(repository, 'Main.storyboard'), Node(id, **node), error)


def row(cause, group='1', origin='yes', frame=(0, 0, 10, 10)):
    return dict(cause=cause, group=group, origin=origin, **dict(zip(('x', 'y', 'width', 'height'), map(str, frame))))


class Scores(unittest.TestCase):
    def test_limits_belong_to_the_score(self):
        scores = conformance.scores([view('a', str(n), error) for n, error in enumerate((0.5, 0.51, 1, 1.01))],
                                    lambda view: 'all')
        self.assertEqual(scores['all'].cells(), ['4', '25.0 %', '75.0 %'])

    def test_small_groups_are_put_together(self):
        views = [view('a', '1', 0), view('b', '1', 0), view('b', '2', 9), view('c', '1', 9)]
        rows = conformance.score_rows(conformance.scores(views, lambda view: view.repository), least=2)
        self.assertEqual([line[0] for line in rows], ['b', 'others'])
        self.assertEqual(rows[1][1:], ['2', '50.0 %', '50.0 %'])


class Corpora(unittest.TestCase):
    def test_corpora_stand_side_by_side(self):
        first, second = [view('a', '1', 0), view('a', '2', 9, text=False)], [view('b', '1', 0)]
        self.assertEqual(conformance.overall_rows([first, second]), [
            ['whose size no text has a part in', '1', '0.0 %', '0.0 %', '0', '100.0 %', '100.0 %'],
            ['that text has a part in', '1', '100.0 %', '100.0 %', '1', '100.0 %', '100.0 %'],
            ['all', '2', '50.0 %', '50.0 %', '1', '100.0 %', '100.0 %']])

    def test_every_project_is_in_one_fold(self):
        names = [f'project-{n}' for n in range(50)]
        rows = conformance.fold_rows([[view(name, '1', 0) for name in names]])
        self.assertEqual(len(rows), conformance.FOLDS)
        self.assertEqual(sum(int(row[1]) for row in rows), 50)
        # A new project moves no other.
        self.assertEqual(conformance.fold('LoopKit+Loop'), conformance.fold('LoopKit+Loop'))


class Halvings(unittest.TestCase):
    def test_like_repositories_differ_by_nothing(self):
        views = [view(repository, str(n), n % 2 * 9) for repository in 'abcdef' for n in range(10)]
        self.assertEqual(conformance.halvings(views), (0, 0))

    def test_two_repositories_differ_by_their_scores(self):
        views = [view('a', '1', 0), view('b', '1', 9)]
        for is_paired in (False, True):
            self.assertEqual(conformance.halvings(views, is_paired), (100, 100))

    def test_halvings_are_the_same_every_time(self):
        views = [view(repository, str(n), n % (3 + ord(repository) % 5)) for repository in 'abcdefgh' for n in range(9)]
        self.assertEqual(conformance.halvings(views), conformance.halvings(list(reversed(views))))


class Causes(unittest.TestCase):
    def setUp(self):
        self.views = [view('a', '1', 9), view('a', '2', 9), view('a', '3', 0), view('b', '1', 9)]
        self.rows = {('a/Main.storyboard', '1'): row('text-width'),
                     ('a/Main.storyboard', '2'): row('text-width', origin='no'),
                     ('b/Main.storyboard', '1'): row('custom-class')}
        self.computed = {key: (0, 0, 10, 10) for key in self.rows}

    def test_views_that_moved_count_for_their_cause(self):
        causes = conformance.causes(self.views, self.rows)
        self.assertEqual(causes, {'text-width': (1, 2, 1, 1, 1), 'custom-class': (1, 1, 0, 1, 1)})

    def test_sound_tables_have_no_problem(self):
        self.assertEqual(conformance.check(self.views, self.computed, self.rows), [])

    def test_miss_without_cause_is_a_problem(self):
        del self.rows['b/Main.storyboard', '1']
        self.assertEqual(conformance.check(self.views, self.computed, self.rows),
                         ['b/Main.storyboard 1: a miss without a cause'])

    def test_unknown_cause_is_a_problem(self):
        self.rows['b/Main.storyboard', '1'] = row('the-moon')
        self.assertEqual(len(conformance.check(self.views, self.computed, self.rows)), 1)

    def test_comparison_that_peeked_is_a_problem(self):
        self.computed['b/Main.storyboard', '1'] = (0, 0, 10, 11)
        self.assertIn('laid out without recorded results', conformance.check(self.views, self.computed, self.rows)[0])


class Renewing(unittest.TestCase):
    def test_text_between_markers_is_renewed(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'README.md')
            with open(path, 'w', encoding='utf-8') as file:
                file.write('before\n<!-- conformance:causes -->\nold\n<!-- /conformance:causes -->\nafter\n')
            self.assertFalse(conformance.renew(path, {'causes': 'new'}, write=False))
            self.assertFalse(conformance.renew(path, {'causes': 'new'}, write=True))
            self.assertTrue(conformance.renew(path, {'causes': 'new'}, write=False))
            with open(path, encoding='utf-8') as file:
                self.assertEqual(file.read(), 'before\n<!-- conformance:causes -->\n\nnew\n\n'
                                              '<!-- /conformance:causes -->\nafter\n')

    def test_header_may_repeat(self):
        with tempfile.NamedTemporaryFile('w', suffix='.tsv', delete=False) as file:
            file.write('document\tid\tcause\n' + 'a\t1\ttie\n' + 'document\tid\tcause\n' + 'b\t2\tfont\n')
        rows = conformance.read_differences(file.name)
        os.unlink(file.name)
        self.assertEqual({key: value['cause'] for key, value in rows.items()}, {('a', '1'): 'tie', ('b', '2'): 'font'})


class Kinds(unittest.TestCase):
    def test_every_kind_of_the_program_is_described(self):
        path = os.path.join(conformance.HERE, 'Sources', 'Audit', 'Comparison', 'DocumentComparison.swift')
        with open(path, encoding='utf-8') as file:
            enum = file.read().split('enum Kind', 1)[1].split('\n    }', 1)[0]
        names = set()
        for line in enum.splitlines():
            line = line.strip()
            if line.startswith('case '):
                name, _, raw = line[5:].partition(' = ')
                names.add(raw.strip('"') or name)
        self.assertEqual(names, set(conformance.CAUSES))


class Marks(unittest.TestCase):
    def marks(self, *rows):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, 'marks.tsv')
            with open(path, 'w', encoding='utf-8') as file:
                file.write('document\tambiguous\topen\tunseen\tstyled\treason\n')
                file.writelines('\t'.join(cells) + '\n' for cells in rows)
            return marks.Marks(path)

    def test_causes_add_up_to_all_that_disagree(self):
        agree = [('a.xib', 'yes', 'yes', 'no', 'no', 'agreed')] * 4
        first = self.marks(*agree, ('a.xib', 'yes', 'no', 'no', 'no', 'determined'), ('a.xib', 'yes', 'no', 'yes', 'no', 'hidden'),
                           ('b.xib', 'no', 'yes', 'no', 'no', 'unmarked-document'), ('a.xib', 'no', 'no', 'no', 'no', ''))
        second = self.marks(*agree, ('a.xib', 'yes', 'no', 'no', 'yes', 'cell-style'))
        lines = marks.page({'one': first, 'two': second}).split('\n')
        self.assertIn('| views that are marked | 6 | 5 |', lines)
        self.assertIn('| of those that constraints place, found open | 4 of 6, 66.7 % | 4 of 4, 100.0 % |', lines)
        self.assertIn('| of these, marked | 4 of 4, 100.0 % | 4 of 4, 100.0 % |', lines)
        self.assertIn('| without views that the canvas doesn\'t lay out: found open | 4 of 5, 80.0 % | 4 of 4, 100.0 % |', lines)
        self.assertIn('| **mark alone** |  | **2** | **1** |', lines)
        self.assertIn('| **Espalier alone** |  | **1** | **0** |', lines)
        for side, totals in (('mark alone', [2, 1]), ('Espalier alone', [1, 0])):
            rows = [line.split(' | ')[2:] for line in lines if line.startswith(f'| {side} |')]
            self.assertEqual([sum(int(row[n].rstrip(' |')) for row in rows) for n in (0, 1)], totals)


if __name__ == '__main__':
    unittest.main()
