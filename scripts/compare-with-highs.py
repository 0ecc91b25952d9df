#!/usr/bin/env python3
"""Compares `espalier solve` with HiGHS, level by level, on random systems.

    python3 -m pip install highspy numpy
    scripts/compare-with-highs.py [--espalier .build/release/espalier] [--systems 300] [--seed 1]

For every system HiGHS minimises the summed violations of each priority in turn, with those of higher ones held at
their least (and a trifle, as HiGHS is exact to 1e-7 only); the command's values must cost the same at every level,
within 1e-3 of it.
"""
import argparse
import json
import random
import subprocess
import sys

import highspy
import numpy


def system(generator):
    count = generator.randint(2, 30)
    constraints = []
    for _ in range(generator.randint(count, 3 * count)):
        a, b, c = (generator.randrange(count) for _ in range(3))
        terms = generator.choice([
            [[a, 1]], [[a, 1]], [[a, 1], [b, -1]], [[a, 1], [b, -1], [c, -1]],
            [[a, 1], [b, -round(generator.uniform(0.2, 3), 3)]], [[a, 1], [b, 0.5], [c, -1]],
        ])
        constraints.append({
            "terms": terms, "relation": generator.choice(["==", "==", "<=", ">="]),
            "constant": round(generator.uniform(-20, 300), 2),
            "priority": generator.choice([1000, 1000, 999, 750, 750, 251, 250, 250, 50, round(generator.uniform(1, 999), 1)]),
        })
    return {"variables": count, "constraints": constraints}


def form(terms):
    merged = {}
    for index, coefficient in terms:
        merged[index] = merged.get(index, 0) + coefficient
    return {index: value for index, value in merged.items() if value != 0}


class Unsettled(Exception):
    """HiGHS found no answer."""


def optimum(problem):
    """The least cost of every level, highest first, or None if the required constraints contradict each other."""
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("presolve", "off")
    infinity = highspy.kHighsInf
    for _ in range(problem["variables"]):
        solver.addVar(-infinity, infinity)
    columns = problem["variables"]
    errors = {}
    for constraint in problem["constraints"]:
        merged = form(constraint["terms"])
        indices, values = list(merged), list(merged.values())
        relation, constant = constraint["relation"], constraint["constant"]
        if constraint["priority"] < 1000:
            signs = {"==": [-1.0, 1.0], "<=": [-1.0], ">=": [1.0]}[relation]
            for sign in signs:
                solver.addVar(0.0, infinity)
                indices.append(columns)
                values.append(sign)
                errors.setdefault(constraint["priority"], []).append(columns)
                columns += 1
        low = -infinity if relation == "<=" else constant
        high = infinity if relation == ">=" else constant
        solver.addRow(low, high, len(indices), numpy.array(indices, dtype=numpy.int32), numpy.array(values, dtype=float))
    if not errors:
        solver.run()
        return None if solver.getModelStatus() == highspy.HighsModelStatus.kInfeasible else {}
    costs = {}
    for priority in sorted(errors, reverse=True):
        for column in range(columns):
            solver.changeColCost(column, 0.0)
        for column in errors[priority]:
            solver.changeColCost(column, 1.0)
        solver.run()
        status = solver.getModelStatus()
        if status == highspy.HighsModelStatus.kInfeasible and not costs:
            return None
        # Infeasible at a later level, it has lost what it found at an earlier one to rounding.
        if status != highspy.HighsModelStatus.kOptimal:
            raise Unsettled(status)
        least = solver.getInfo().objective_function_value
        costs[priority] = least
        solver.addRow(-infinity, least + 1e-8 * (1 + least), len(errors[priority]),
                      numpy.array(errors[priority], dtype=numpy.int32), numpy.ones(len(errors[priority])))
    return costs


def cost(problem, values):
    costs = {}
    for constraint in problem["constraints"]:
        excess = sum(values[index] * value for index, value in constraint["terms"]) - constraint["constant"]
        violation = {"==": abs(excess), "<=": max(0, excess), ">=": max(0, -excess)}[constraint["relation"]]
        costs[constraint["priority"]] = costs.get(constraint["priority"], 0) + violation
    return costs


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--espalier", default=".build/release/espalier")
    parser.add_argument("--systems", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    generator = random.Random(options.seed)
    problems = [system(generator) for _ in range(options.systems)]
    lines = "".join(json.dumps(problem) + "\n" for problem in problems)
    run = subprocess.run([options.espalier, "solve", "-"], input=lines, capture_output=True, text=True)
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    if len(answers) != len(problems):
        sys.exit(f"{len(answers)} answers to {len(problems)} problems")
    wrong = conflicts = unsettled = 0
    for number, (problem, answer) in enumerate(zip(problems, answers)):
        try:
            expected = optimum(problem)
        except Unsettled:
            unsettled += 1
            continue
        if "conflict" in answer or expected is None:
            conflicts += 1
            if "conflict" not in answer or expected is not None:
                wrong += 1
                print(f"system {number}: {answer}, HiGHS: {expected}")
            continue
        found = cost(problem, answer["values"])
        for priority, least in sorted(expected.items(), reverse=True):
            if abs(found[priority] - least) > 1e-3 * (1 + least):
                wrong += 1
                print(f"system {number}: priority {priority} costs {found[priority]}, HiGHS {least}")
                break
    print(f"{len(problems)} systems (seed {options.seed}), {conflicts} of them contradictory, "
          f"{unsettled} without an answer from HiGHS: {wrong} differ")
    sys.exit(1 if wrong else 0)


main()
