#!/usr/bin/env python3
"""Compares `espalier solve` with an exact simplex over whole numbers of any length.

    scripts/check-exactly.py [--espalier .build/release/espalier] [--systems 20000] [--seed 1]

Coefficients lie between 0.001 and 1000. For every system: a conflict is reported exactly if there is one; required rows hold to
1e-9 of the sum of their terms' magnitudes, or to 1e-10; and the violations of each priority cost the least there is, to the
same measure. The rows of a conflict contradict each other, and without any one of them they don't. Decimals count as what they
say: 0.001 is a thousandth.

An answer is right as well if it is one to constants that differ from those given by no more than that measure: no double is a
tenth, and what one row allows may cost much more in another. Where the exact answer has a term so large that the next double
is farther from it than the whole constant of its row, no answer in doubles can be told from one that misses the row. Faults in
such systems are counted apart.
"""
import argparse
import json
import math
import random
import subprocess
import sys
from fractions import Fraction

KINDS = [["0.001", "0.01", "0.1", "1", "7", "10", "100", "1000"], ["0.001", "1", "7", "1000"], None]
SIGNS = {"==": 0, "<=": -1, ">=": 1}


def coefficient(generator, kind):
    text = generator.choice(kind) if kind else f"{max(0.001, 10 ** generator.uniform(-3, 3)):.3f}"
    return "-" + text if generator.random() < 0.4 else text


def system(generator, kind):
    count = generator.randint(2, 8)
    rows = []
    for _ in range(generator.randint(count, 2 * count + 2)):
        unknowns = generator.sample(range(count), min(count, generator.choice([1, 1, 2, 2, 2, 3, 3, 4])))
        rows.append(([(index, coefficient(generator, kind)) for index in unknowns],
                     generator.choice(["==", "==", "<=", ">="]),
                     generator.choice(["0", "0", "1", "-1", "10", "0.5", "-8", "40", "100", "3"]),
                     generator.choice([1000, 1000, 1000, 1000, 750, 750, 500, 250, 250, 1])))
    return count, rows


class Tableau:
    """A simplex tableau of whole numbers with one common denominator (Edmonds 1967, Bareiss 1968).

    The first columns are the unknowns, which have no sign; then come the parts by which rows are missed or have room,
    none of them negative; the last is the right-hand side."""

    def __init__(self, count, rows):
        self.count, self.width = count, count
        levels, parts = {}, []
        for _, relation, _, priority in rows:
            sign, over, under = SIGNS[relation], None, None
            if priority < 1000 or sign > 0:
                over, self.width = self.width, self.width + 1
            if priority < 1000 or sign < 0:
                under, self.width = self.width, self.width + 1
            if priority < 1000:
                level = levels.setdefault(priority, set())
                level.update([over] * (sign <= 0) + [under] * (sign >= 0))
            parts.append((over, under))
        self.levels = sorted(levels.items(), reverse=True)
        self.rows, self.denominator = [], 1
        for (terms, _, constant, _), (over, under) in zip(rows, parts):
            scale = math.lcm(*[Fraction(value).denominator for _, value in terms], Fraction(constant).denominator)
            row = [0] * (self.width + 1)
            for index, value in terms:
                row[index] += int(Fraction(value) * scale)
            if over is not None:
                row[over] = -scale
            if under is not None:
                row[under] = scale
            row[-1] = int(Fraction(constant) * scale)
            self.rows.append(row)
        self.basis = [None] * len(rows)
        self.done = [False] * len(rows)
        self.barred = [False] * self.width

    def pivot(self, pivot_row, column, cost=None):
        row = self.rows[pivot_row]
        if row[column] < 0:
            row = self.rows[pivot_row] = [-value for value in row]
        pivot = row[column]
        for index, other in enumerate(self.rows + ([cost] if cost else [])):
            if index != pivot_row:
                multiple = other[column]
                other[:] = [(a * pivot - multiple * b) // self.denominator for a, b in zip(other, row)]
        self.denominator = pivot
        self.basis[pivot_row] = column

    def minimise(self, cost):
        steps = 0
        while True:
            candidates = [c for c in range(self.count, self.width) if not self.barred[c] and cost[c] < 0]
            if not candidates:
                return
            steps += 1
            entering = min(candidates, key=lambda c: cost[c]) if steps < 60 else candidates[0]
            leaving = None
            for index, row in enumerate(self.rows):
                if self.done[index] or row[entering] <= 0:
                    continue
                if leaving is not None:
                    best = self.rows[leaving]
                    order = row[-1] * best[entering] - best[-1] * row[entering]
                    own, other = (-1 if self.basis[i] is None else self.basis[i] for i in (index, leaving))
                    if order > 0 or (order == 0 and own > other):
                        continue
                leaving = index
            self.pivot(leaving, entering, cost)

    def vertex(self):
        """The values of the unknowns, once it is solved."""
        values = [Fraction(0)] * self.count
        for index, column in enumerate(self.basis):
            if column is not None and column < self.count:
                values[column] = Fraction(self.rows[index][-1], self.denominator)
        return values

    def solve(self):
        """The least cost of every level, highest first, or None if required rows contradict each other."""
        for column in range(self.count):
            for index, row in enumerate(self.rows):
                if self.basis[index] is None and row[column]:
                    self.pivot(index, column)
                    self.done[index] = True
                    break
        cost = [0] * (self.width + 1)
        for index, row in enumerate(self.rows):
            if not self.done[index]:
                if row[-1] < 0:
                    row[:] = [-value for value in row]
                cost = [a - b for a, b in zip(cost, row)]
        self.minimise(cost)
        if cost[-1]:
            return None
        for index, row in enumerate(self.rows):
            if self.basis[index] is None:
                column = next((c for c in range(self.count, self.width) if row[c]), None)
                if column is None:
                    self.done[index] = True
                else:
                    self.pivot(index, column)
        costs = []
        for priority, columns in self.levels:
            cost = [self.denominator if c in columns else 0 for c in range(self.width + 1)]
            for index, row in enumerate(self.rows):
                if self.basis[index] in columns:
                    cost = [a - b for a, b in zip(cost, row)]
            self.minimise(cost)
            costs.append((priority, Fraction(-cost[-1], self.denominator)))
            for column in range(self.count, self.width):
                self.barred[column] |= cost[column] > 0
        return costs


def missed(row, values):
    terms, relation, constant, _ = row
    excess = sum(Fraction(value) * values[index] for index, value in terms) - Fraction(constant)
    return abs(excess) if relation == "==" else max(Fraction(0), excess * -SIGNS[relation])


def allowance(row, values):
    size = abs(Fraction(row[2])) + sum(abs(Fraction(value) * values[index]) for index, value in row[0])
    return size / 10 ** 9 + Fraction(1, 10 ** 10)


def conflict_fault(count, rows):
    """What is wrong with rows that are said to contradict each other, or None."""
    if any(row[3] < 1000 for row in rows):
        return "a wish in a conflict"
    if Tableau(count, rows).solve() is not None:
        return "a conflict where there is none"
    for index in range(len(rows)):
        if Tableau(count, rows[:index] + rows[index + 1:]).solve() is None:
            return f"a conflict that is one without {rows[index]} as well"
    return None


def cost_fault(count, rows, values):
    """Whether some priority costs more than the least there is, or None."""
    exact = Tableau(count, rows).solve()
    if exact is None:
        return "the conflict was not noticed"
    for priority, least in exact:
        level = [row for row in rows if row[3] == priority]
        cost = sum(missed(row, values) for row in level)
        # A lower cost takes a miss of something more important, which is looked at by itself.
        if cost - least > sum(allowance(row, values) for row in level) + least / 10 ** 9:
            return f"priority {priority} costs {float(cost)}, should cost {float(least)}"
    return None


def with_constants_met(rows, values):
    """The rows with constants such that those which hold but for an allowance hold exactly, and nothing else is otherwise."""
    return [(terms, relation, sum(Fraction(value) * values[index] for index, value in terms), priority)
            if abs(sum(Fraction(value) * values[index] for index, value in terms) - Fraction(constant))
            <= allowance((terms, relation, constant, priority), values) else (terms, relation, constant, priority)
            for terms, relation, constant, priority in rows]


def fault(count, rows, answer):
    """What is wrong with an answer, or None."""
    if "conflict" in answer:
        return conflict_fault(count, [rows[index] for index in answer["conflict"]])
    if "values" not in answer:
        return f"no answer: {answer}"
    values = [Fraction(value) for value in answer["values"]]
    for row in rows:
        if row[3] == 1000 and missed(row, values) > allowance(row, values):
            return f"{row} is violated by {float(missed(row, values))}"
    problem = cost_fault(count, rows, values)
    # What one row allows may be worth more in another, where coefficients lie far apart.
    return problem and cost_fault(count, with_constants_met(rows, values), values) and problem


def is_beyond_doubles(count, rows):
    """Whether the exact answer has a term of which the last digit of a `Double` is more than the constant of its row."""
    tableau = Tableau(count, rows)
    if tableau.solve() is None:
        return False
    values = tableau.vertex()
    return any(Fraction(constant) != 0
               and max(abs(Fraction(value) * values[index]) for index, value in terms) > abs(Fraction(constant)) * 2 ** 53
               for terms, _, constant, _ in rows)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--espalier", default=".build/release/espalier")
    parser.add_argument("--systems", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    generator = random.Random(options.seed)
    systems = [system(generator, KINDS[index % 3]) for index in range(options.systems)]
    lines = "".join(json.dumps({"variables": count, "constraints": [
        {"terms": [[index, float(value)] for index, value in terms], "relation": relation, "constant": float(constant),
         "priority": priority} for terms, relation, constant, priority in rows]}) + "\n" for count, rows in systems)
    run = subprocess.run([options.espalier, "solve", "-"], input=lines, capture_output=True, text=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(systems):
        sys.exit(f"{len(answers)} answers to {len(systems)} systems: {run.stderr[:500]}")
    faults, beyond = 0, 0
    for number, ((count, rows), answer) in enumerate(zip(systems, answers)):
        problem = fault(count, rows, answer)
        if problem and is_beyond_doubles(count, rows):
            beyond += 1
            print(f"system {number}, whose answer no doubles hold: {problem}")
        elif problem:
            faults += 1
            print(f"system {number}: {problem}")
    print(f"{len(systems)} systems (seed {options.seed}): {faults} wrong, {beyond} whose answer no doubles hold")
    sys.exit(1 if faults else 0)


main()
