#!/usr/bin/env python3
"""Refines scripts/data/system-font.json from the widths that Interface Builder recorded in documents.

    pip install numpy scipy
    scripts/fit-metrics.py --documents DIR [--base FILE] [--out FILE]      # refit; then run build-metrics.py, build-font.py
    scripts/fit-metrics.py --documents DIR --report                       # only score the metrics in use
    scripts/fit-metrics.py --documents DIR --validate                     # score each folder by a fit without it

DIR holds documents in one folder a project. A label or titled button in the system font whose width nothing fixes
records its intrinsic width w: it says that w - step < width <= w. All corrections are fitted at once to these
intervals, with a share of outliers (frames that were never brought up to date) and a Gaussian prior on every
correction, so that what few documents say moves little. No correction belongs to a document or a text: they are an
advance per letter (shared by all weights and both generations), one per letter for the display cut and for the bold
weights, tracking by generation and size (smooth from 20 points on), and a constant per weight.
"""
import argparse
import collections
import json
import math
import os
import unicodedata
import xml.etree.ElementTree as ET

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix
from scipy.special import ndtr

HERE = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.join(HERE, 'data', 'system-font.json')
THREE_TIMES = {'retina5_5', 'retina5_9', 'retina6_5', 'retina6_0', 'retina6_7', 'retina6_12'}
BOLD = {'semibold', 'bold', 'heavy', 'black'}
LINE_HEIGHT = 1.193359
KNOTS = [20, 22, 25, 28, 36, 60]
HORIZONTAL = {'width', 'leading', 'left', 'trailing', 'right'}


# -- samples ----------------------------------------------------------------------------------------------------

def documents(root):
    for folder, _, files in sorted(os.walk(root)):
        for name in sorted(files):
            if name.endswith(('.storyboard', '.xib')):
                path = os.path.join(folder, name)
                try:
                    yield os.path.relpath(path, root), ET.parse(path).getroot()
                except ET.ParseError:
                    continue


def constrained(doc):
    """{(view, attribute)} of all horizontal attributes in constraints."""
    result = set()
    for parent in doc.iter():
        for c in parent.findall('constraints/constraint'):
            for side in ('first', 'second'):
                if c.get(side + 'Attribute') in HORIZONTAL:
                    result.add((c.get(side + 'Item') or parent.get('id'), c.get(side + 'Attribute')))
    return result


def text_of(view):
    if view.tag == 'label':
        value = view.get('text')
        return value if value is not None else next((s.text for s in view.findall('string') if s.get('key') == 'text'), None)
    state = next((s for s in view.findall('state') if s.get('key') == 'normal'), None)
    if state is None or state.get('image') or state.get('backgroundImage') or view.find('buttonConfiguration') is not None:
        return None
    if view.find('inset') is not None:
        return None
    value = state.get('title')
    return value if value is not None else next((s.text for s in state.findall('string') if s.get('key') == 'title'), None)


def font_of(data, view, version):
    """(weight, size) of a view in the upright system font, or None."""
    description = view.find('fontDescription')
    if description is None:
        if view.tag == 'label':
            return 'regular', 17.0
        return 'regular', 15.0 if view.get('buttonType') in ('system', 'roundedRect') else 18.0
    style = description.get('style')
    if style:
        row = data['textStyles'].get(style.replace('UICTFontTextStyle', ''))
        if row is None:
            return None
        return row['weight'], float(row['xsSize'] if 18000 <= version < 21000 else row['size'])
    kind, name = description.get('type'), description.get('name')
    if (name and name != '.AppleSystemUIFont') or kind == 'italicSystem':
        return None
    weight = 'bold' if kind == 'boldSystem' else description.get('weight') or 'regular'
    return (weight if weight in data['advance']['B'] else 'regular'), float(description.get('pointSize') or 17)


def steps_of(view, width, height, size, scale):
    """The grids that a recorded width may have been rounded up to, with their probabilities."""
    if view.tag == 'button':
        return [(1, 1.0)]
    pixel = 1 / scale
    if abs(width - round(width)) > 0.01:
        return [(pixel, 1.0)] if scale > 1 else [(1 / 2, 0.6), (1 / 3, 0.4)]
    if scale == 1:
        return [(1, 0.7), (1 / 2, 0.3)]
    natural = LINE_HEIGHT * size
    whole = math.ceil(natural - 1e-6)
    # A height in whole points where the pixel grid has a finer one: a label that was sized on the canvas.
    sized = abs(height - whole) < 0.01 and abs(math.ceil(natural * scale - 1e-6) / scale - whole) > 0.01
    return [(1, 0.85), (pixel, 0.15)] if sized else [(pixel, 0.7), (1, 0.3)]


def samples(data, root):
    known = data['advance']['B']['regular']['text']
    seen = set()
    for name, doc in documents(root):
        version = int((doc.get('toolsVersion') or '0').split('.')[0])
        if version < 7000:  # the system font was another one
            continue
        device = doc.find('device')
        scale = 1 if device is None else 3 if device.get('id') in THREE_TIMES else 2
        fixed = constrained(doc)
        parents = {child: parent for parent in doc.iter() for child in parent}
        for view in doc.iter():
            if view.tag not in ('label', 'button') or view.find('attributedString') is not None:
                continue
            rect = next((r for r in view.findall('rect') if r.get('key') == 'frame'), None)
            text, font = text_of(view), font_of(data, view, version)
            if rect is None or font is None or not text or not text.strip() or any(c not in known for c in text):
                continue
            if view.get('misplaced') or view.get('ambiguous') or view.get('translatesAutoresizingMaskIntoConstraints') != 'NO':
                continue
            own = {a for a in HORIZONTAL if (view.get('id'), a) in fixed}
            if 'width' in own or (own & {'leading', 'left'} and own & {'trailing', 'right'}):
                continue
            holder = parents[view]
            stack = parents[holder] if holder.tag == 'subviews' and parents[holder].tag == 'stackView' else None
            if stack is not None:
                vertical = stack.get('axis') == 'vertical'
                if vertical and stack.get('alignment') is None or not vertical and view.tag != 'label':
                    continue
            weight, size = font
            width = float(rect.get('width'))
            sample = dict(text=text, weight=weight, size=size, width=width, project=name.split(os.sep)[0],
                          era='B' if version >= (17000 if size < 20 else 14800) else 'A',
                          steps=steps_of(view, width, float(rect.get('height')), size, scale))
            sample['share'] = display_share(sample)
            sample['base'] = predicted(data, sample)
            key = (text, font, sample['era'], width, view.tag, sample['project'])
            # Far from any intrinsic width: set by hand or by something else.
            if abs(width - sample['base']) <= max(3, 0.06 * sample['base']) and key not in seen:
                seen.add(key)
                yield sample


def display_share(s):
    return float(s['size'] >= 20) if s['era'] == 'A' else min(max((s['size'] - 17) / 11, 0), 1)


def predicted(data, s):
    share, size, text = s['share'], s['size'], s['text']
    advance = data['advance'][s['era']][s['weight']]
    rows = sorted((float(k), v) for k, v in data['tracking'][s['era']].items()
                  if s['era'] == 'B' or (float(k) < 20) == (size < 20))
    tracking = float(np.interp(size, [k for k, _ in rows], [v for _, v in rows]))
    tracking += data['trackingByWeight'].get(s['weight'], {}).get(f'{size:g}', 0)
    return size * (sum((1 - share) * advance['text'][c] + share * advance['display'][c] for c in text)
                   + sum(data['kern'].get(text[i:i + 2], 0) for i in range(len(text) - 1)) + len(text) * tracking)


# -- the fit ----------------------------------------------------------------------------------------------------

def base_letter(c):
    d = unicodedata.normalize('NFD', c)
    return d[0] if len(d) > 1 else c


def between_knots(size):
    size = min(max(size, KNOTS[0]), KNOTS[-1])
    for low, high in zip(KNOTS, KNOTS[1:]):
        if low <= size <= high:
            t = (size - low) / (high - low)
            return {low: 1 - t, high: t}
    return {}


def features(data, s):
    """{(correction, its prior standard deviation in em): weight in em}."""
    f, share, n = collections.Counter(), s['share'], len(s['text'])
    counts = data['evidence']['counts']['regular']
    for c in s['text']:
        b = base_letter(c)
        f[('glyph', b), 0.003 / math.sqrt(1 + counts.get(b, 0) / 3)] += 1
        if share:
            f[('display', b), 0.004] += share
        if s['weight'] in BOLD:
            f[('bold', b), 0.002] += 1
    if s['size'] >= 20:
        for knot, value in between_knots(s['size']).items():
            f[('knot', s['era'], knot), 0.01] += n * value
    f[('size', s['era'], s['size']), 0.001 if s['size'] >= 20 else 0.0005] += n
    if s['weight'] != 'regular':
        f[('text', s['weight']), 0.001] += n * (1 - share)
    if share:
        f[('shift', s['weight']), 0.002] += n * share
    return f


def fit(data, found):
    """The most probable corrections: {correction: value in em}."""
    index, deviations, rows, columns, values = {}, [], [], [], []
    for row, s in enumerate(found):
        for (key, deviation), value in features(data, s).items():
            if key not in index:
                index[key] = len(index)
                deviations.append(deviation)
            rows.append(row)
            columns.append(index[key])
            values.append(value * s['size'])
    matrix, deviations = csr_matrix((values, (rows, columns)), shape=(len(found), len(index))), np.array(deviations)
    base, width = np.array([s['base'] for s in found]), np.array([s['width'] for s in found])
    blur = np.array([0.15 if s['size'] < 20 else 0.35 for s in found])
    outliers, spread = 0.06, 12.0
    steps = np.array([[s['steps'][k][0] if k < len(s['steps']) else 1 for k in (0, 1)] for s in found])
    shares = np.array([[s['steps'][k][1] if k < len(s['steps']) else 0 for k in (0, 1)] for s in found])

    def loss(theta):
        p = base + matrix @ (theta * deviations)
        likelihood, slope = np.zeros(len(found)), np.zeros(len(found))
        upper = (width + 0.02 - p) / blur
        for k in (0, 1):
            lower = (width - 0.01 - steps[:, k] - p) / blur
            likelihood += shares[:, k] * (ndtr(upper) - ndtr(lower)) / steps[:, k]
            slope += shares[:, k] * (np.exp(-lower ** 2 / 2) - np.exp(-upper ** 2 / 2)) / (
                math.sqrt(2 * math.pi) * blur * steps[:, k])
        total = (1 - outliers) * likelihood + outliers / spread
        gradient = -(1 - outliers) * slope / total
        return -np.log(total).sum() + theta @ theta / 2, (matrix.T @ gradient) * deviations + theta

    best = minimize(loss, np.zeros(len(index)), jac=True, method='L-BFGS-B', options=dict(maxiter=2000)).x * deviations
    return {key: best[i] for key, i in index.items()}


def corrected(data, corrections, s):
    return s['base'] + s['size'] * sum(corrections.get(key, 0) * v for (key, _), v in features(data, s).items())


def apply(data, corrections):
    get = lambda *key: corrections.get(key, 0)
    for era in data['advance'].values():
        for weight, cuts in era.items():
            for c in cuts['text']:
                b = base_letter(c)
                common = get('glyph', b) + (get('bold', b) if weight in BOLD else 0)
                cuts['text'][c] = round(cuts['text'][c] + common + get('text', weight), 4)
                cuts['display'][c] = round(cuts['display'][c] + common + get('display', b) + get('shift', weight), 4)
    for era, table in data['tracking'].items():
        measured = {key[2] for key in corrections if key[0] == 'size' and key[1] == era}
        old = {float(k): v for k, v in table.items()}
        sizes = sorted(set(old) | {size for size in measured if 6 <= size <= 140})
        table.clear()
        for size in sizes:
            side = sorted(k for k in old if era == 'B' or (k < 20) == (size < 20))
            value = float(np.interp(size, side, [old[k] for k in side])) + get('size', era, size)
            if size >= 20:
                value += sum(get('knot', era, knot) * t for knot, t in between_knots(size).items())
            table[f'{size:g}'] = round(value, 5)


# -- figures ----------------------------------------------------------------------------------------------------

def score(title, found, widths):
    def off(s, p):
        return min(abs(math.ceil(p / step - 1e-6) * step - s['width']) for step, _ in s['steps'])
    for name, test in (('all', lambda s: True), ('below 20 pt', lambda s: s['size'] < 20), ('20 pt and up', lambda s: s['size'] >= 20)):
        distances = [off(s, p) for s, p in zip(found, widths) if test(s)]
        shares = [sum(d < limit + 0.02 for d in distances) / max(len(distances), 1) for limit in (0, 0.5, 1)]
        print(f'{title}, {name}: {len(distances)} widths, exact {shares[0]:.1%}, '
              f'within 0.5 pt {shares[1]:.1%}, within 1 pt {shares[2]:.1%}')


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--documents', required=True)
    parser.add_argument('--base', default=DATA)
    parser.add_argument('--out', default=DATA)
    parser.add_argument('--report', action='store_true')
    parser.add_argument('--validate', action='store_true')
    arguments = parser.parse_args()
    with open(arguments.base) as f:
        data = json.load(f)
    found = list(samples(data, arguments.documents))
    score('metrics in use', found, [s['base'] for s in found])
    if arguments.validate:
        widths = [0.0] * len(found)
        for project in sorted({s['project'] for s in found}):
            corrections = fit(data, [s for s in found if s['project'] != project])
            for i, s in enumerate(found):
                if s['project'] == project:
                    widths[i] = corrected(data, corrections, s)
        score('fits without the project', found, widths)
    elif not arguments.report:
        corrections = fit(data, found)
        score('after the fit', found, [corrected(data, corrections, s) for s in found])
        apply(data, corrections)
        with open(arguments.out, 'w') as f:
            json.dump(data, f, ensure_ascii=False, separators=(',', ':'))
            f.write('\n')


main()
