"""What a width of text in the system font is made of, and how much of each part recorded widths speak for.

    width = size * (advances + kerning + tracking * characters)

starts from public facts: widths of letters that people measured and published (data/published-widths.json), the advances
and kerning of Inter and, with a fitted share each, of 17 other faces without serifs, and Apple's published tracking tables.
What faces agree about moves less than what they differ in. What widths add are corrections, each a Gaussian of a known
spread (SPREAD), so that what few documents say moves little. No correction belongs to a document or a text.
"""
import collections
import json
import math
import os

import numpy as np
from fontTools.ttLib import TTFont
from scipy.linalg import cho_factor, cho_solve
from scipy.sparse import csr_matrix
from scipy.special import ndtr

import system_font as sf

# The typefaces that say what letters have in common: regular, bold and, where there is one, light.
FACES = {name: [sf.font_path(os.path.join('/usr/share', folder, file)) for file in files.split()] for name, folder, files in (
    ('Roboto', 'fonts/truetype/roboto/unhinted/RobotoTTF', 'Roboto-Regular.ttf Roboto-Bold.ttf Roboto-Light.ttf'),
    ('NotoSans', 'fonts/truetype/noto', 'NotoSans-Regular.ttf NotoSans-Bold.ttf'),
    ('OpenSans', 'fonts/truetype/open-sans', 'OpenSans-Regular.ttf OpenSans-Bold.ttf OpenSans-Light.ttf'),
    ('Lato', 'fonts/truetype/lato', 'Lato-Regular.ttf Lato-Bold.ttf Lato-Light.ttf'),
    ('LiberationSans', 'fonts/truetype/liberation', 'LiberationSans-Regular.ttf LiberationSans-Bold.ttf'),
    ('DejaVuSans', 'fonts/truetype/dejavu', 'DejaVuSans.ttf DejaVuSans-Bold.ttf'),
    ('Manrope', 'fonts/truetype/manrope', 'Manrope-Regular.ttf Manrope-Bold.ttf Manrope-Light.ttf'),
    ('Karla', 'fonts/truetype/karla', 'Karla-Regular.otf Karla-Bold.otf Karla-Light.otf'),
    ('Heros', 'texmf/fonts/opentype/public/tex-gyre', 'texgyreheros-regular.otf texgyreheros-bold.otf'),
    ('Cabin', 'fonts/opentype/cabin', 'Cabin-Regular.otf Cabin-Bold.otf'),
    ('ClearSans', 'fonts/truetype/clear-sans', 'ClearSans-Regular.ttf ClearSans-Bold.ttf ClearSans-Light.ttf'),
    ('Go', 'fonts/fonts-go', 'Go-Regular.ttf Go-Bold.ttf'),
    ('Sora', 'fonts/opentype/sora', 'Sora-Regular.otf Sora-Bold.otf Sora-Light.otf'),
    ('B612', 'fonts/opentype/b612', 'B612-Regular.otf B612-Bold.otf'),
    ('PTSans', 'fonts/truetype/paratype', 'PTS55F.ttf PTS75F.ttf'),
    ('Quicksand', 'fonts/truetype/quicksand', 'Quicksand-Regular.ttf Quicksand-Bold.ttf Quicksand-Light.ttf'),
    ('Andika', 'fonts/truetype/andika', 'Andika-Regular.ttf Andika-Bold.ttf'))}
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
DISPLAY, OLD_CUT = -0.059, 0.015
# Advances of regular text that are known, and characters that fonts make as wide as the sign for "less".
with open(os.path.join(sf.HERE, 'data', 'published-widths.json')) as _file:
    _published = json.load(_file)
PUBLISHED = _published['advance']
# Lines that devices showed, as samples.
LINES = [dict(text=text, size=float(size), weight='regular', era='B', width=width, steps=[(1 / 3, 1.0)], documents={'device'})
         for text, size, width in _published['lines']]
MATHEMATICAL = '+=±×÷£¥'
# The spread of each kind of correction, in em or as a factor: those at which the recorded widths are likeliest. Letters and
# pairs that typefaces agree about have small ones; the classes are those of `class_of`.
SPREAD = {
    'published': 0.0004, 'mathematical': 0.009, 'symbol of older': 0.03,
    'scale': 0.007, 'offset': 0.007, 'kind': 0.0075, 'face': 0.04,
    'letter 0': 0.0045, 'letter 1': 0.0045, 'letter 2': 0.009, 'letter 3': 0.01, 'letter 4': 0.036,
    'weight scale': 0.1, 'weight offset': 0.015, 'weight kind': 0.006, 'weight': 0.0022,
    'letter by weight': 0.0063, 'symbol by weight': 0.02, 'bold face': 0.084, 'light face': 0.7,
    'display scale': 0.063, 'display offset': 0.0067, 'display by weight': 0.0004, 'display weight offset': 0.0032,
    'display kind': 0.012, 'letter of display': 0.01, 'symbol of display': 0.02, 'display letter by weight': 0.016,
    'kern scale': 0.24, 'kern of face': 0.09, 'kern left': 0.34, 'kern right': 0.13, 'kern by shape': 0.0004,
    'kern of shapes': 0.0031,
    'kern 0': 0.0002, 'kern 1': 0.0003, 'kern 2': 0.001, 'kern 3': 0.0086, 'kern 4': 0.0086, 'kern 5': 0.018,
    'share': 0.0016, 'newer text': 0.0015, 'older text': 0.0008, 'late text': 0.0004, 'older display': 0.0007,
    'older display by weight': 0.011, 'size B': 0.0003, 'size A': 0.0005, 'large B': 0.0001, 'large A': 0.00075}
# What tells the classes of letters and pairs apart: how far typefaces differ, in em.
LETTER_CLASSES = (0.008, 0.015, 0.03, 0.06)
KERN_CLASSES = (0.0001, 0.002, 0.005, 0.012, 0.025)
# The sides of letters that meet another one, by shape: what kerns alike.
RIGHT_SIDES = {'stem': 'abdghijlmnquMNHIJU1[]|', 'round': 'oepsBCDGOQS0356890', 'slanted': 'AKRVWXYZkvwxyz7/\\',
               'stop': '.,'}
LEFT_SIDES = {'stem': 'bhiklmnpruBDEFHIKLMNPRU[]|', 'round': 'acdegoqsCGOQS0368', 'slanted': 'AVWXYZvwxyz/\\',
              'stop': '.,'}
OWN_SIDES = 'TFPLJrtfj '


def kind_of(c):
    return 'small' if c.islower() else 'capital' if c.isupper() else 'digit' if c.isdigit() else 'other'


def side_of(sides, c):
    return c if c in OWN_SIDES else next((name for name, letters in sides.items() if c in letters), '')


def class_of(value, limits):
    """How many of the limits a value reaches."""
    return sum(value >= limit for limit in limits)


def interpolated(table, size):
    rows = sorted((float(k), v) for k, v in table.items())
    return float(np.interp(size, [k for k, _ in rows], [v for _, v in rows]))


class Model:
    """The parts of a width: a starting value and corrections, {cause: amount}; a cause's first word is in SPREAD."""

    def __init__(self, chars):
        inter = sf.characters(sf.inter('regular', 'text'))
        self.characters = chars = chars + sorted((PUBLISHED.keys() & set(inter)) - set(chars))
        self.letters = sorted({sf.plain_letter(c) for c in chars})
        self.text = {w: sf.inter_advances(sf.inter(w, 'text'), chars) for w in sf.WEIGHTS}
        self.display = {w: sf.inter_advances(sf.inter(w, 'display'), chars) for w in sf.WEIGHTS}
        self.kern = {a + b: v for (a, b), v in sf.kerning(sf.inter('regular', 'text'), self.letters).items()}
        self.faces, self.kerns = {}, {}
        for name, paths in FACES.items():
            fonts = [TTFont(path) for path in paths]
            known = [c for c in self.letters if all(ord(c) in font.getBestCmap() for font in fonts)]
            self.faces[name] = [sf.inter_advances(font, known) for font in fonts]
            self.kerns[name] = {a + b: v for (a, b), v in sf.kerning(fonts[0], known).items()}
        self.letter_class = self.classes_of_letters()
        self.pairs = {}

    def classes_of_letters(self):
        """How far typefaces differ in the width of each letter, once their letters are as wide as Inter's on the whole."""
        regular = self.text['regular']
        faces = [regular] + [face[0] for face in self.faces.values()]
        common = [c for c in self.letters if c.isalnum() and all(c in face for face in faces)]
        widths = {c: [] for c in self.letters}
        for face in faces:
            slope, offset = np.polyfit([face[c] for c in common], [regular[c] for c in common], 1)
            for c in face.keys() & widths.keys():
                widths[c].append(slope * face[c] + offset)
        return {c: class_of(float(np.std(row)), LETTER_CLASSES) for c, row in widths.items()}

    def pair_in_typefaces(self, pair):
        """The class of a pair by how far typefaces kern it, and their mean."""
        if pair not in self.pairs:
            kerns = [self.kern] + [kern for kern in self.kerns.values() if len(kern) > 100]
            values = [kern.get(pair, 0) for kern in kerns]
            self.pairs[pair] = (class_of(math.sqrt(sum(v * v for v in values) / len(values)), KERN_CLASSES),
                                sum(values) / len(values))
        return self.pairs[pair]

    def advance(self, c, weight, share, f):
        """The starting advance of a letter; its corrections are added to f."""
        b = sf.plain_letter(c)
        regular, here = self.text['regular'][b], self.text[weight][b]
        side, amount = WEIGHT[weight]
        kind = 'letter' if b.isalnum() or b == ' ' else 'symbol'
        start = self.regular_advance(b, f)
        if side:
            f['weight scale', side] += here - regular
            f['weight offset', side] += amount
            f['weight kind', side, kind_of(b)] += amount
            f['weight', weight] += 1
            f[f'{kind} by weight', side, b] += amount
        for name, (face, bold, *light) in self.faces.items():
            if b not in face:
                continue
            if not self.is_known(b):
                f['face', name] += face[b] - regular
            if side == 'bold':
                f['bold face', name] += amount * (bold[b] - face[b] - self.text['bold'][b] + regular)
            elif side and light:
                f['light face', name] += amount * (light[0][b] - face[b] - self.text['light'][b] + regular)
        if share:
            f['display scale',] += share * (self.display[weight][b] - here)
            f['display offset',] += share
            f['display kind', kind_of(b)] += share
            f[f'{kind} of display', b] += share
            if side:
                f['display by weight', weight] += share
                f['display weight offset', side] += share * amount
                f['display letter by weight', side, b] += share * amount
        return start + 0.75 * (here - regular) + share * DISPLAY

    @staticmethod
    def is_known(b):
        return b in PUBLISHED or b in MATHEMATICAL

    def regular_advance(self, b, f):
        """The same of the regular text cut alone."""
        if self.is_known(b):
            f['published' if b in PUBLISHED else 'mathematical', b] += 1
            return PUBLISHED[b if b in PUBLISHED else '<']
        regular = self.text['regular'][b]
        f['scale',] += regular
        f['offset',] += 1
        f['kind', kind_of(b)] += 1
        f[f'letter {self.letter_class[b]}', b] += 1
        return 0.97 * regular + 0.018

    def pair(self, a, b, f):
        a, b = sf.plain_letter(a), sf.plain_letter(b)
        design = self.kern.get(a + b, 0)
        kind, mean = self.pair_in_typefaces(a + b)
        f['kern scale',] += design
        f[f'kern {kind}', a + b] += 1
        for name, kern in self.kerns.items():
            f['kern of face', name] += kern.get(a + b, 0)
        if mean:
            f['kern left', a] += mean
            f['kern right', b] += mean
        left, right = side_of(RIGHT_SIDES, a), side_of(LEFT_SIDES, b)
        f['kern by shape', 'left', a, right] += 1
        f['kern by shape', 'right', left, b] += 1
        f['kern of shapes', left, right] += 1
        return 0.9 * design

    def tracking(self, era, weight, size, n, f):
        """The starting tracking of n characters, in em."""
        if era == 'B':
            f['newer text',] += n * (1 - interpolated(SHARE, size))
            if 17 < size < 28:
                low = math.floor(size)
                for k, t in ((low, low + 1 - size), (low + 1, size - low)):
                    if t:
                        f['share', k] += DISPLAY * n * t
            f['size B' if size < 20 else 'large B', size] += n
            return interpolated(TRACKING, size) / 2048 * n
        f['size A' if size < 20 else 'large A', size] += n
        if size < 20:
            f['older text',] += n
            if era == 'L':
                f['late text',] += n
            return interpolated(OLD_TEXT, size) / 2048 * n
        side, amount = WEIGHT[weight]
        if side:
            f['older display by weight', era, side] += n * amount
        value = interpolated(OLD_DISPLAY, size) / 2048
        if era == 'A':
            value += OLD_CUT
            f['older display',] += n
        return value * n

    def parts(self, s):
        text, size, n = s['text'], s['size'], len(s['text'])
        share = interpolated(SHARE, size) if s['era'] == 'B' else float(size >= 20)
        f = collections.Counter()
        em = sum(self.advance(c, s['weight'], share, f) for c in text)
        em += sum(self.pair(a, b, f) for a, b in zip(text, text[1:]))
        em += self.tracking(s['era'], s['weight'], size, n, f)
        if s['era'] == 'A' and size >= 20:  # no wider than today's
            digits = sum(c.isdigit() for c in text)
            em -= OLD_CUT * digits
            f['older display',] -= digits
        if s['era'] != 'B':  # signs had other widths before iOS 13
            for c in text:
                if not c.isalnum() and c != ' ':
                    f['symbol of older', c] += 1
        return em * size, {k: v * size for k, v in f.items() if v}


# -- the fit ----------------------------------------------------------------------------------------------------

OUTLIERS, OUTLIER_RANGE = 0.02, 12.0
BLUR = 0.05  # points: what the model leaves out
HEADROOM = 0.03  # points kept clear of both ends of a record's interval: advances are rounded to units


def moments(mean, variance, width, steps, shares, outliers):
    """Mean and variance of Gaussian beliefs about widths once their records are known: `width` is the computed width
    rounded up to one of `steps`, with probability `shares`, or, by a chance of `outliers`, says nothing."""
    wide = variance + BLUR ** 2
    sd = np.sqrt(wide)
    total, first, second = outliers / OUTLIER_RANGE, 0.0, 0.0
    for k in range(steps.shape[1]):
        a, b = (width - steps[:, k] + HEADROOM - mean) / sd, (width - HEADROOM - mean) / sd
        at_a, at_b = (np.exp(-x * x / 2) / math.sqrt(2 * math.pi) for x in (a, b))
        share = (1 - outliers) * shares[:, k] / steps[:, k]
        total = total + share * (ndtr(b) - ndtr(a))
        first = first + share * (at_a - at_b) / sd
        second = second + share * (a * at_a - b * at_b) / wide
    slope = first / total
    return mean + variance * slope, variance + variance ** 2 * (second / total - slope ** 2)


def fit(model, found, spread=SPREAD):
    """The mean of what all corrections can be, given the widths: {cause: value}. Intervals aren't Gaussian; each is
    stood in for by the Gaussian that has the same effect on the others together (expectation propagation)."""
    found = found + LINES
    index, rows, columns, values, base = {}, [], [], [], []
    for row, s in enumerate(found):
        start, parts = model.parts(s)
        base.append(start)
        for key, value in parts.items():
            rows.append(row)
            columns.append(index.setdefault(key, len(index)))
            values.append(value * spread[key[0]])
    matrix = csr_matrix((values, (rows, columns)), shape=(len(found), len(index)))
    prior = (matrix @ matrix.T).toarray()
    width = np.array([s['width'] for s in found]) - np.array(base)
    steps = np.array([[s['steps'][k][0] if k < len(s['steps']) else 1 for k in (0, 1, 2)] for s in found])
    shares = np.array([[s['steps'][k][1] if k < len(s['steps']) else 0 for k in (0, 1, 2)] for s in found])
    # What several documents record is less likely to be out of date.
    outliers = OUTLIERS / np.array([len(s['documents']) for s in found], float) ** 3
    middle = width - (steps * shares).sum(1) / 2
    precision = 1 / ((shares * steps ** 2).sum(1) / 12 + BLUR ** 2) * np.where(np.abs(middle) > 3, 0.01, 1)
    shift, before = precision * middle, 0
    for _ in range(15):
        root = np.sqrt(precision)
        factor = cho_factor(np.eye(len(found)) + root[:, None] * prior * root, lower=True)
        scaled = prior * root
        variance = np.diag(prior) - np.einsum('ij,ji->i', scaled, cho_solve(factor, scaled.T))
        known = prior @ shift
        mean = known - scaled @ cho_solve(factor, root * known)
        if np.abs(mean - before).max() < 0.003:
            break
        before = mean
        # What the others say about each width, and what its record adds.
        others = np.maximum(1 / variance - precision, 1e-6)
        center = (mean / variance - shift) / others
        new_mean, new_variance = moments(center, 1 / others, width, steps, shares, outliers)
        wanted = np.clip(1 / new_variance - others, 1e-4, 1e4)
        precision, shift = (0.3 * old + 0.7 * new for old, new in (
            (precision, wanted), (shift, (wanted + others) * new_mean - center * others)))
    factor = cho_factor(prior + np.diag(1 / precision), lower=True)
    theta = matrix.T @ cho_solve(factor, shift / precision)
    return {key: theta[i] * spread[key[0]] for key, i in index.items()}


# -- tables -----------------------------------------------------------------------------------------------------

def tables(model, corrections, data):
    """The metrics in the form of system-font.json."""
    def total(start, f):
        return start + sum(corrections.get(key, 0) * v for key, v in f.items())

    def value(part, *arguments):
        f = collections.Counter()
        return total(part(*arguments, f), f)
    result = dict(data)
    result['advance'] = {w: {cut: {c: round(value(model.advance, c, w, share), 4) for c in model.characters}
                             for cut, share in (('text', 0), ('display', 1))} for w in sf.WEIGHTS}
    kern = {a + b: round(value(model.pair, a, b), 4) for a in model.letters for b in model.letters}
    result['kern'] = {k: v for k, v in kern.items() if abs(v) >= 0.0005}
    result['displayShare'] = {f'{k:g}': round(v + corrections.get(('share', k), 0), 4) for k, v in SHARE.items()}
    result['tracking'] = {}
    for era in ('A', 'L', 'B'):
        sizes = set(TRACKING) if era == 'B' else set(OLD_TEXT) | set(OLD_DISPLAY)
        sizes |= {k[1] for k in corrections if k[0] in ('size ' + 'AB'[era == 'B'], 'large ' + 'AB'[era == 'B'])}
        # The share's corrections are not tracking, and what separates the cuts stands apart.
        row = {}
        for size in sorted(sizes):
            f = collections.Counter()
            start = model.tracking(era, 'regular', size, 1, f)
            f = {k: v for k, v in f.items() if k[0] not in ('share', 'older display')}
            row[f'{size:g}'] = round(total(start, f) - (OLD_CUT if era == 'A' and size >= 20 else 0), 5)
        result['tracking'][era] = row
    result['olderSymbols'] = {key[1]: round(v, 4) for key, v in corrections.items()
                              if key[0] == 'symbol of older' and abs(v) >= 0.0005}
    separate = {'A': OLD_CUT + corrections.get(('older display',), 0), 'L': 0}
    result['separateDisplay'] = {era: {w: round(
        separate[era] + amount * corrections.get(('older display by weight', era, side), 0), 5)
        for w, (side, amount) in WEIGHT.items()} for era in 'AL'}
    return result


def predicted(data, s):
    """The width of a text by a table of metrics."""
    text, size, era, weight = s['text'], s['size'], s['era'], s['weight']
    share = interpolated(data['displayShare'], size) if era == 'B' else float(size >= 20)
    tracking = interpolated({k: v for k, v in data['tracking'][era].items()
                             if era == 'B' or (float(k) < 20) == (size < 20)}, size)
    closer = 0
    if era != 'B':
        closer = -sum(data.get('olderSymbols', {}).get(c, 0) for c in text)
    if era != 'B' and size >= 20:
        tracking += data['separateDisplay'][era][weight]
        if era == 'A':
            closer += data['separateDisplay'][era][weight] * sum(c.isdigit() for c in text)
    advance = data['advance'][weight]
    letters = [sf.plain_letter(c) for c in text]
    return size * (sum((1 - share) * advance['text'][c] + share * advance['display'][c] for c in text) - closer
                   + sum(data['kern'].get(a + b, 0) for a, b in zip(letters, letters[1:])) + len(text) * tracking)
