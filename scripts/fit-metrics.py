#!/usr/bin/env python3
"""Fits scripts/data/system-font.json to the widths that Interface Builder recorded in documents.

    pip install numpy scipy fonttools
    espalier frames --root STRIPPED STRIPPED > frames.tsv
    scripts/fit-metrics.py --documents DIR --frames frames.tsv       # fit; then run build-metrics.py and build-font.py
    scripts/fit-metrics.py … --report                                # only score the metrics in use
    scripts/fit-metrics.py … --validate                              # score each fold of folders by a fit without it

DIR holds documents in one folder a project, STRIPPED the same without recorded results. The views that matter are those
that the layout makes as wide as their text: whose computed width is that of the metrics in use. A label, titled button,
segment or line of a text view in the system font that is as wide as its text says of its recorded width w that
w - step < width <= w. The model is a sum of few causes,

    width = size * (advances + kerning + tracking * characters)

and starts from public facts: Inter's advances, weights and kerning, each with a fitted scale, and Apple's published
tracking tables. What the widths add are corrections with a Gaussian prior each, so that what few documents say moves
little: an advance per letter, its change with the weight and towards the display cut, a kern per pair, and constants
per weight and generation. A share of outliers is part of the likelihood (frames that were never brought up to date).
No correction belongs to a document or a text.
"""
import argparse
import collections
import json
import math
import os
import random
import xml.etree.ElementTree as ET

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_matrix
from scipy.special import ndtr

import system_font as sf

DATA = os.path.join(sf.HERE, 'data', 'system-font.json')
THREE_TIMES = {'retina5_5', 'retina5_9', 'retina6_0', 'retina6_3', 'retina6_5', 'retina6_7', 'retina6_9', 'retina6_12'}
LINE_HEIGHT = 1.193359
# Which way a weight changes the letters, and how far: 1 is bold or ultra light.
WEIGHT = dict(ultraLight=('light', 1), thin=('light', 0.67), light=('light', 0.33), regular=('', 0), medium=('bold', 0.333),
              semibold=('bold', 0.667), bold=('bold', 1), heavy=('bold', 1.333), black=('bold', 1.667))
# Published tracking in 2048ths of an em: Human Interface Guidelines, Typography, "SF Pro" (points and thousandths of an
# em together tell the unit), and for the separate cuts up to iOS 12 the tables of "SF Pro Text" and "SF Pro Display".
TRACKING = {6: 83, 7: 68, 8: 53, 9: 38.5, 10: 24.5, 11: 12, 12: 0, 13: -12, 14: -22, 15: -32, 16: -40, 17: -52, 18: -50,
            19: -48.5, 20: -46, 21: -35, 22: -24, 23: -9, 24: 6, 25: 12, 26: 17, 27: 22, 28: 28, 29: 28, 30: 27, 31: 26,
            32: 26, 33: 25, 34: 24, 35: 22, 36: 21, 37: 20, 38: 20, 39: 20, 40: 19, 41: 18, 42: 18, 43: 18, 44: 17,
            45: 16, 46: 16, 47: 16, 48: 15, 49: 14, 50: 14, 51: 14, 52: 13, 53: 12, 54: 12, 56: 11, 58: 10, 60: 9, 62: 8,
            64: 7, 66: 6, 68: 5, 70: 4, 72: 4, 76: 2, 80: 0}
OLD_TEXT = {**{k: v for k, v in TRACKING.items() if k < 17}, 17: -49, 18: -51, 19: -53}
OLD_DISPLAY = {20: 37, 21: 34, 22: 32, 23: 31, 24: 30, 25: 29, 26: 28, 27: 27, 28: 26, 29: 25, 30: 25, 31: 24, 32: 24,
               33: 23, 34: 23, 35: 22, 36: 22, 37: 21, 38: 20, 39: 20, 40: 19, 41: 19, 42: 18, 43: 18, 44: 17, 45: 16,
               46: 16, 47: 15, 48: 15, 49: 14, 50: 14, 51: 13, 52: 12, 53: 12, 54: 11, 55: 11, 56: 10, 57: 10, 58: 9, 59: 8,
               60: 8, 62: 7, 64: 6, 66: 5, 70: 3, 72: 3, 75: 1, 78: 0}
# Where the fit starts. The display share between 17 and 28 points is not published; the rest are round estimates.
SHARE = {17: 0, 18: 0.045, 19: 0.1, 20: 0.235, 21: 0.4, 22: 0.52, 23: 0.665, 24: 0.82, 25: 0.87, 26: 0.92, 27: 0.95, 28: 1}
DISPLAY, OLD_CUT, LATE_CUT = -0.059, 0.015, -0.0155


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


def given_widths(doc):
    """The views whose width a constraint states as a number."""
    return {c.get('firstItem') or parent.get('id') for parent in doc.iter() for c in parent.findall('constraints/constraint')
            if c.get('firstAttribute') == 'width' and c.get('secondItem') is None and c.get('relation') is None}


def text_of(view):
    if view.tag == 'label':
        value = view.get('text')
        return value if value is not None else next((s.text for s in view.findall('string') if s.get('key') == 'text'), None)
    state = next((s for s in view.findall('state') if s.get('key') == 'normal'), None)
    if state is None or state.get('image') or state.get('backgroundImage') or view.find('buttonConfiguration') is not None:
        return None
    value = state.get('title')
    return value if value is not None else next((s.text for s in state.findall('string') if s.get('key') == 'title'), None)


def has_attributed_text(view):
    return any(string.get('key') != 'userComments' for string in view.iter('attributedString'))


def line_of_text_view(view, width, height):
    """What a text view that doesn't scroll says about its one line: 5 points at each side are not text."""
    fragments = view.findall('attributedString/fragment')
    font = view.find('attributedString/fragment/attributes/font')
    if view.get('scrollEnabled') != 'NO' or len(fragments) != 1 or font is None or font.get('metaFont') != 'system':
        return None
    text = fragments[0].get('content') or ''.join(s.text or '' for s in fragments[0].findall('string'))
    size = float(font.get('size'))
    return None if height > 16 + 1.6 * LINE_HEIGHT * size else (text, 'regular', size, width - 10, [(1 / 2, 0.7), (1, 0.3)])


def padding_of(view):
    return sum(float(i.get(k) or 0) for i in view.findall('inset') if i.get('key') == 'contentEdgeInsets'
               for k in ('minX', 'maxX'))


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
        if row is None or version < 11000:
            return None
        return row['weight'], float(row['xsSize'] if 18000 <= version < 21000 else row['size'])
    kind, name = description.get('type'), description.get('name')
    if (name and name != '.AppleSystemUIFont') or kind == 'italicSystem':
        return None
    weight = 'bold' if kind == 'boldSystem' else description.get('weight') or 'regular'
    return (weight if weight in WEIGHT else 'regular'), float(description.get('pointSize') or 17)


def grid_of(width, height, size, scale, in_stack):
    """A label's width before its edges went to whole pixels, and the grids that it may have been rounded up to, with
    their probabilities."""
    if scale == 3 and not in_stack:  # measured in the half points of the author's screen
        width = round(width * 2) / 2
    if abs(width - round(width)) > 0.01:
        return width, [(1 / 3 if scale == 3 and in_stack else 1 / 2, 1.0)]
    if scale == 1:
        return width, [(1 / 2, 0.6), (1, 0.4)]
    if scale == 3 and in_stack:
        return width, [(1 / 3, 1.0)]
    natural = LINE_HEIGHT * size
    whole = math.ceil(natural - 1e-6)
    # A height in whole points where the grid has a finer one: a label that was sized on the canvas.
    sized = abs(height - whole) < (0.34 if scale == 3 else 0.01) and whole - math.ceil(natural * 2 - 1e-6) / 2 > 0.01
    return width, [(1, 0.85), (1 / 2, 0.15)] if sized else [(1 / 2, 0.7), (1, 0.3)]


def era_of(version, size):
    """A: separate cuts up to iOS 10; L: those of iOS 11 and 12; B: one design with optical sizes."""
    if version >= (17000 if size < 20 else 14800):
        return 'B'
    return 'L' if version >= 13000 else 'A'


def line_of(data, view, version, scale, rect, in_stack):
    """What a view's width says about a line of text: (text, weight, size, its width, steps), or None."""
    width, height = float(rect.get('width')), float(rect.get('height'))
    if view.tag == 'textView':
        return line_of_text_view(view, width, height)
    if view.tag == 'segmentedControl':
        return widest_segment(data, view, version, width)
    text, font = text_of(view), font_of(data, view, version)
    if font is None or not text or not text.strip():
        return None
    if view.tag == 'label':
        if view.get('numberOfLines', '1') != '1' and ('\n' in text or height > 1.6 * LINE_HEIGHT * font[1]):
            return None
        return text, *font, *grid_of(width, height, font[1], scale, in_stack)
    width -= padding_of(view)
    if width < 30 or '\n' in text:
        return None
    # No button is narrower than 30 points.
    return text, *font, width, [(1 if width > 30 else 30, 1.0)]


def widest_segment(data, view, version, width):
    """The same for the longest title of a control of equal segments: each is as wide as that title in whole points and
    18 points more (14 before Xcode 11), with a point between two."""
    titles = [s.get('title') for s in view.iter('segment')]
    if not all(titles) or view.get('apportionsSegmentWidthsByContent') or view.find('fontDescription') is not None:
        return None
    weight, padding = ('regular', 14) if version < 14800 else ('medium', 18)
    own = (width - (len(titles) - 1)) / max(len(titles), 1) - padding
    known, era = data['advance'][weight]['text'], era_of(version, 13)
    if abs(own - round(own)) > 0.01 or any(c not in known for t in titles for c in t):
        return None
    longest = max(titles, key=lambda t: predicted(data, dict(text=t, size=13.0, weight=weight, era=era)))
    return longest, weight, 13.0, own, [(1, 1.0)]


def computed_widths(path):
    with open(path) as f:
        rows = (line.rstrip('\n').split('\t') for line in f)
        return {(r[0], r[1]): float(r[4]) for r in rows if len(r) > 5 and r[0] != 'document'}


def samples(data, root, computed):
    known = data['advance']['regular']['text']
    seen = {}
    for name, doc in documents(root):
        version = int((doc.get('toolsVersion') or '0').split('.')[0])
        if version < 7000:  # the system font was another one
            continue
        device = doc.find('device')
        scale = 1 if device is None else 3 if device.get('id') in THREE_TIMES else 2
        given = given_widths(doc)
        stacked = {view for stack in doc.iter('stackView') for views in stack.findall('subviews') for view in views}
        for view in doc.iter():
            if view.tag not in ('label', 'button', 'segmentedControl', 'textView'):
                continue
            if view.tag != 'textView' and has_attributed_text(view):
                continue
            rect = next((r for r in view.findall('rect') if r.get('key') == 'frame'), None)
            if rect is None or view.get('misplaced') or view.get('ambiguous') or view.get('id') in given:
                continue
            line = line_of(data, view, version, scale, rect, view in stacked)
            if line is None or any(c not in known for c in line[0]):
                continue
            text, weight, size, width, steps = line
            sample = dict(text=text, weight=weight, size=size, width=width, project=name.split(os.sep)[0],
                          era=era_of(version, size), tag=view.tag, steps=steps)
            sample['metrics'] = predicted(data, sample)
            key = (text, weight, size, sample['era'], width, view.tag, sample['project'])
            # What the layout adds to the text is the same in both frames.
            laid_out = computed.get((name, view.get('id')), float('nan'))
            laid_out -= padding_of(view) if view.tag == 'button' else 0
            as_text = abs(laid_out - sample['metrics'] - 0.4) <= 1.1 or view.tag in ('segmentedControl', 'textView')
            # Far from the width of the text: never brought up to date.
            if as_text and abs(width - sample['metrics'] - 0.3) <= max(3, 0.05 * width):
                seen.setdefault(key, dict(sample, documents=set()))['documents'].add(name)
    return list(seen.values())


def interpolated(table, size):
    rows = sorted((float(k), v) for k, v in table.items())
    return float(np.interp(size, [k for k, _ in rows], [v for _, v in rows]))


def predicted(data, s):
    """The width of a text by a table of metrics."""
    text, size, era, weight = s['text'], s['size'], s['era'], s['weight']
    share = interpolated(data['displayShare'], size) if era == 'B' else float(size >= 20)
    tracking = interpolated({k: v for k, v in data['tracking'][era].items()
                             if era == 'B' or (float(k) < 20) == (size < 20)}, size)
    if era != 'B' and size >= 20:
        tracking += data['separateDisplay'][weight]
    advance = data['advance'][weight]
    return size * (sum((1 - share) * advance['text'][c] + share * advance['display'][c] for c in text)
                   + sum(data['kern'].get(text[i:i + 2], 0) for i in range(len(text) - 1)) + len(text) * tracking)


# -- the model --------------------------------------------------------------------------------------------------

class Model:
    """What a width is made of: a starting value and corrections, {(cause …, prior standard deviation): weight}."""

    def __init__(self, chars):
        self.characters = chars
        self.text = {w: sf.inter_advances(sf.inter(w, 'text'), chars) for w in sf.WEIGHTS}
        self.display = {w: sf.inter_advances(sf.inter(w, 'display'), chars) for w in sf.WEIGHTS}
        self.kern = {a + b: v for (a, b), v in sf.kerning(sf.inter('regular', 'text'), chars).items()}

    @staticmethod
    def kind(c):
        return 'small' if c.islower() else 'capital' if c.isupper() else 'digit' if c.isdigit() else 'other'

    def advance(self, c, weight, share, f):
        """The starting advance of a letter; its corrections are added to f."""
        b = sf.base_letter(c)
        regular, here = self.text['regular'][b], self.text[weight][b]
        side, amount = WEIGHT[weight]
        f['scale', 0.02] += regular
        f['offset', 0.01] += 1
        f['kind', self.kind(b), 0.01] += 1
        f['letter', b, 0.012] += 1
        if side:
            f['weight scale', side, 0.2] += here - regular
            f['weight offset', side, 0.01] += amount
            f['weight', weight, 0.002] += 1
            f['letter by weight', side, b, 0.004] += amount
        if share:
            f['display scale', 0.3] += share * (self.display[weight][b] - here)
            f['display offset', 0.01] += share
            f['display by weight', weight, 0.004] += share if side else 0
            f['display kind', self.kind(b), 0.006] += share
            f['letter of display', b, 0.003] += share
        return 0.97 * regular + 0.018 + 0.75 * (here - regular) + share * DISPLAY

    def pair(self, a, b, f):
        design = self.kern.get(a + b, 0)
        f['kern scale', 0.3] += design
        f['kern', sf.base_letter(a) + sf.base_letter(b), 0.01 if design else 0.002] += 1
        return 0.9 * design

    def tracking(self, era, weight, size, n, f):
        """The starting tracking of n characters, in em."""
        side, amount = WEIGHT[weight]
        if era == 'B':
            value = interpolated(TRACKING, size) / 2048
            if 17 < size < 28:
                low = math.floor(size)
                for k, t in ((low, low + 1 - size), (low + 1, size - low)):
                    if t:
                        f['share', k, 0.05] += DISPLAY * n * t
            f['size', 'B', size, 0.0001] += n
            return value * n
        if size < 20:
            f['older text', 0.002] += n
            if era == 'L':
                f['late text', 0.0005] += n
            f['size', 'A', size, 0.0001] += n
            return interpolated(OLD_TEXT, size) / 2048 * n
        f['older display', 0.004] += n
        if side:
            f['older display by weight', side, 0.01] += n * amount
        f['size', 'A', size, 0.0015] += n
        value = interpolated(OLD_DISPLAY, size) / 2048 + OLD_CUT
        if era == 'L' and size <= 28:
            f['late display', 0.004] += n
            value += LATE_CUT
        return value * n

    def parts(self, s):
        text, size, n = s['text'], s['size'], len(s['text'])
        share = interpolated(SHARE, size) if s['era'] == 'B' else float(size >= 20)
        f = collections.Counter()
        em = sum(self.advance(c, s['weight'], share, f) for c in text)
        em += sum(self.pair(a, b, f) for a, b in zip(text, text[1:]))
        em += self.tracking(s['era'], s['weight'], size, n, f)
        return em * size, {k: v * size for k, v in f.items() if v}


def fit(model, found):
    """The most probable corrections: {cause: value}."""
    index, rows, columns, values, base = {}, [], [], [], []
    for row, s in enumerate(found):
        start, parts = model.parts(s)
        base.append(start)
        for key, value in parts.items():
            rows.append(row)
            columns.append(index.setdefault(key, len(index)))
            values.append(value * key[-1])
    matrix = csr_matrix((values, (rows, columns)), shape=(len(found), len(index)))
    transposed, base = matrix.T.tocsr(), np.array(base)
    width = np.array([s['width'] for s in found])
    large = np.array([1.5 if s['size'] >= 20 else 1.0 for s in found])
    steps = np.array([[s['steps'][k][0] if k < len(s['steps']) else 1 for k in (0, 1)] for s in found])
    shares = np.array([[s['steps'][k][1] if k < len(s['steps']) else 0 for k in (0, 1)] for s in found])
    outliers, spread = 0.02, 12.0
    # What several documents record is less likely to be out of date, but it isn't as much news as several texts.
    weight = np.sqrt([len(s['documents']) for s in found])
    theta = np.zeros(len(index))
    for sharpness in (0.6, 0.25, 0.1, 0.05, 0.02):  # from coarse to fine, against local optima
        blur = sharpness * large

        def loss(theta):
            p = base + matrix @ theta
            likelihood, slope = np.zeros(len(found)), np.zeros(len(found))
            upper = (width - 0.03 - p) / blur  # room for rounding to units
            for k in (0, 1):
                lower = (width - steps[:, k] - p) / blur
                likelihood += shares[:, k] * (ndtr(upper) - ndtr(lower)) / steps[:, k]
                slope += shares[:, k] * (np.exp(-lower ** 2 / 2) - np.exp(-upper ** 2 / 2)) / (
                    math.sqrt(2 * math.pi) * blur * steps[:, k])
            total = (1 - outliers) * likelihood + outliers / spread
            slope *= weight * (1 - outliers) / total
            return theta @ theta / 2 - weight @ np.log(total), theta - transposed @ slope
        theta = minimize(loss, theta, jac=True, method='L-BFGS-B', options=dict(maxiter=600)).x
    return {key[:-1]: theta[i] * key[-1] for key, i in index.items()}


def tables(model, corrections, data):
    """The metrics in the form of system-font.json."""
    def total(start, f):
        return start + sum(corrections.get(key[:-1], 0) * v for key, v in f.items())

    def value(part, *arguments):
        f = collections.Counter()
        return total(part(*arguments, f), f)
    chars = model.characters
    result = dict(data)
    result['advance'] = {w: {cut: {c: round(value(model.advance, c, w, share), 4) for c in chars}
                             for cut, share in (('text', 0), ('display', 1))} for w in sf.WEIGHTS}
    kern = {a + b: round(value(model.pair, a, b), 4) for a in chars for b in chars
            if a + b in model.kern or ('kern', sf.base_letter(a) + sf.base_letter(b)) in corrections}
    result['kern'] = {k: v for k, v in kern.items() if abs(v) >= 0.0005}
    result['displayShare'] = {f'{k:g}': round(v + corrections.get(('share', k), 0), 4) for k, v in SHARE.items()}
    result['tracking'] = {}
    for era in ('A', 'L', 'B'):
        sizes = set(TRACKING) if era == 'B' else set(OLD_TEXT) | set(OLD_DISPLAY)
        sizes |= {k[2] for k in corrections if k[0] == 'size' and k[1] == ('B' if era == 'B' else 'A')}
        # The share's corrections are not tracking, and what separates the cuts stands apart.
        row = {}
        for size in sorted(sizes):
            f = collections.Counter()
            start = model.tracking(era, 'regular', size, 1, f)
            f = {k: v for k, v in f.items() if k[0] not in ('share', 'older display')}
            row[f'{size:g}'] = round(total(start, f) - (OLD_CUT if era != 'B' and size >= 20 else 0), 5)
        result['tracking'][era] = row
    separate = OLD_CUT + corrections.get(('older display',), 0)
    result['separateDisplay'] = {w: round(separate + amount * corrections.get(('older display by weight', side), 0), 5)
                                 for w, (side, amount) in WEIGHT.items()}
    return result


# -- figures ----------------------------------------------------------------------------------------------------

def score(title, found, widths):
    def off(s, p):
        step = 0.5 if s['tag'] in ('label', 'textView') else 1
        least = 30 if s['tag'] == 'button' else 0
        return abs(max(math.ceil(p / step - 2e-4) * step, least) - s['width'])
    for name, test in (('all', lambda s: True), ('below 20 pt', lambda s: s['size'] < 20), ('20 pt and up', lambda s: s['size'] >= 20),
                       ('buttons', lambda s: s['tag'] == 'button'), ('not regular', lambda s: s['weight'] != 'regular')):
        distances = [off(s, p) for s, p in zip(found, widths) if test(s)]
        shares = [sum(d < limit + 0.02 for d in distances) / max(len(distances), 1) for limit in (0.5, 1)]
        print(f'{title}, {name}: {len(distances)} widths, within 0.5 pt {shares[0]:.1%}, within 1 pt {shares[1]:.1%}')


def folds(found, count=8):
    """Projects in groups that have about as many samples each."""
    sizes = collections.Counter(s['project'] for s in found)
    groups = [[] for _ in range(count)]
    names = sorted(sizes)
    random.Random(1).shuffle(names)
    for name in sorted(names, key=lambda n: -sizes[n]):
        min(groups, key=lambda g: sum(sizes[n] for n in g)).append(name)
    return groups


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--documents', required=True)
    parser.add_argument('--frames', required=True)
    parser.add_argument('--base', default=DATA, help='the metrics in use, which tell widths of texts from others')
    parser.add_argument('--out', default=DATA)
    parser.add_argument('--report', action='store_true')
    parser.add_argument('--validate', action='store_true')
    arguments = parser.parse_args()
    with open(arguments.base) as f:
        data = json.load(f)
    found = samples(data, arguments.documents, computed_widths(arguments.frames))
    score('metrics in use', found, [s['metrics'] for s in found])
    if arguments.report:
        return
    model = Model(list(data['advance']['regular']['text']))
    if arguments.validate:
        widths = [0.0] * len(found)
        for group in folds(found):
            fitted = tables(model, fit(model, [s for s in found if s['project'] not in group]), data)
            for i, s in enumerate(found):
                if s['project'] in group:
                    widths[i] = predicted(fitted, s)
        score('fits without the fold', found, widths)
        return
    fitted = tables(model, fit(model, found), data)
    score('after the fit', found, [predicted(fitted, s) for s in found])
    with open(arguments.out, 'w') as f:
        json.dump(fitted, f, ensure_ascii=False, separators=(',', ':'))


if __name__ == '__main__':
    main()
