"""What the scripts that make Espalier Sans and the tables of Typography share.

The measured numbers are in data/system-font.json (from published widths and frames that Interface Builder recorded; no font of
Apple was used). They cover 295 characters; this file extends them to every Latin, Greek and Cyrillic letter of Inter,
so that the tables and the font have the same characters and the same advances.
"""
import json
import os
import unicodedata

import numpy as np
from fontTools.ttLib import TTFont

HERE = os.path.dirname(os.path.abspath(__file__))
INTER = '/usr/share/fonts/opentype/inter'  # Debian: fonts-inter
WEIGHTS = ['ultraLight', 'thin', 'light', 'regular', 'medium', 'semibold', 'bold', 'heavy', 'black']
INTER_NAMES = dict(ultraLight='Thin', thin='ExtraLight', light='Light', regular='Regular', medium='Medium',
                   semibold='SemiBold', bold='Bold', heavy='ExtraBold', black='Black')
CSS_WEIGHTS = dict(ultraLight=100, thin=200, light=300, regular=400, medium=500, semibold=600, bold=700, heavy=800,
                   black=900)
EM = 10000
CUTS = ['text', 'display']
# Latin of the living European and Vietnamese alphabets and pinyin, Greek, Cyrillic, punctuation, currency, arrows, marks.
RANGES = [(0x20, 0x7e), (0xa0, 0x17f), (0x18f, 0x18f), (0x192, 0x192), (0x1a0, 0x1a1), (0x1af, 0x1b0), (0x1cd, 0x1dc),
          (0x1e6, 0x1eb), (0x1f8, 0x1ff), (0x218, 0x21b), (0x259, 0x259), (0x2b9, 0x2bc), (0x2c6, 0x2dd), (0x370, 0x3ff),
          (0x400, 0x52f), (0x1e80, 0x1e85), (0x1e9e, 0x1e9e), (0x1ea0, 0x1ef9), (0x2010, 0x2027), (0x202f, 0x205e),
          (0x2070, 0x2099), (0x20a0, 0x20bf), (0x2116, 0x2122), (0x2190, 0x2199), (0x2200, 0x22ff), (0x25a0, 0x25cf)]


# Packages of Debian may be unpacked below another root.
FONTS = os.environ.get('ESPALIER_FONTS', '/usr/share')


def font_path(path):
    """Where a font of Debian is."""
    return path if os.path.exists(path) else path.replace('/usr/share', FONTS, 1)


def metrics():
    with open(os.path.join(HERE, 'data', 'system-font.json')) as f:
        return json.load(f)


def inter(weight, cut):
    family = 'Inter' if cut == 'text' else 'InterDisplay'
    return TTFont(os.path.join(INTER, f'{family}-{INTER_NAMES[weight]}.otf'))


def characters(font):
    """The characters covered: those of Inter and its display cut in RANGES, in the order of their code points."""
    have = font.getBestCmap().keys() & inter('regular', 'display').getBestCmap().keys()
    return [chr(c) for low, high in RANGES for c in range(low, high + 1) if c in have]


def base_letter(char):
    """The letter an accented letter is made from, or the character itself."""
    d = unicodedata.normalize('NFD', char)
    return d[0] if len(d) > 1 and all(unicodedata.combining(c) for c in d[1:]) else char


def plain_letter(char):
    """The Latin letter that a letter is drawn as, without accents, or the character itself: what has its advance."""
    base = base_letter(char)
    return LOOK_ALIKE.get(base, base)


def units(value):
    """Ten-thousandths of an em: the unit of the font and of Typography's int16 tables."""
    return int(round(value * EM))


def advance_units(data, weight, chars):
    """The advances in units of all of chars, {cut: {char: units}}."""
    return {cut: {c: units(v) for c, v in extended_advances(
        data['advance'][weight][cut], inter_advances(inter(weight, cut), chars), chars).items()} for cut in CUTS}


def inter_advances(font, chars):
    cmap, hmtx, em = font.getBestCmap(), font['hmtx'], font['head'].unitsPerEm
    return {c: hmtx[cmap[ord(c)]][0] / em for c in chars}


def extended_advances(known, design, chars):
    """Advances in em of all of chars: the known ones; for an accented letter its base letter's where Inter gives both
    the same; for a letter shaped like a Latin one (same design advance and look-alike) that one's; else the line
    through the known ones, advance = slope * Inter + offset."""
    x = np.array([design[c] for c in known])
    y = np.array([known[c] for c in known])
    slope, offset = np.polyfit(x, y, 1)
    result = {}
    for c in chars:
        if c in known:
            result[c] = known[c]
            continue
        for twin in (base_letter(c), LOOK_ALIKE.get(base_letter(c)), LOOK_ALIKE.get(c)):
            if twin in known and abs(design[twin] - design[c]) < 1e-4:
                result[c] = known[twin]
                break
        else:
            result[c] = float(round(slope * design[c] + offset, 4)) if design[c] else 0.0
    return result


# Greek and Cyrillic letters drawn as Latin ones.
LOOK_ALIKE = dict(zip('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧοАВЕЅІЈКМНОРСТХаеіјоѕрсхуԚԛԜԝһı',
                      'ABEZHIKMNOPTYXoABESIJKMHOPCTXaeijospcxyQqWwhi'))


def kerning(font, chars):
    """The pair kerning of a font in em, {(left, right): value}, for the pairs of chars that are not zero; by GPOS
    `kern` lookups, first match of each lookup, as a shaper applies them; without GPOS by the table `kern`."""
    cmap, em = font.getBestCmap(), font['head'].unitsPerEm
    glyph_of = {c: cmap[ord(c)] for c in chars}
    if 'GPOS' not in font:
        pairs = font['kern'].kernTables[0].kernTable if 'kern' in font else {}
        return {(a, b): pairs[glyph_of[a], glyph_of[b]] / em for a in chars for b in chars
                if pairs.get((glyph_of[a], glyph_of[b]))}
    gpos = font['GPOS'].table
    wanted = sorted({i for f in gpos.FeatureList.FeatureRecord if f.FeatureTag == 'kern'
                     for i in f.Feature.LookupListIndex})
    total = {}
    for index in wanted:
        subtables = []
        for s in gpos.LookupList.Lookup[index].SubTable:
            subtables.append(s.ExtSubTable if s.LookupType == 9 else s)
        for left in chars:
            first = glyph_of[left]
            decided = {}
            for s in subtables:
                if s.LookupType != 2 or first not in s.Coverage.glyphs:
                    continue
                if s.Format == 1:
                    pairs = s.PairSet[s.Coverage.glyphs.index(first)]
                    values = {r.SecondGlyph: (r.Value1.XAdvance if r.Value1 else 0) for r in pairs.PairValueRecord}
                    for right in chars:
                        if right not in decided and glyph_of[right] in values:
                            decided[right] = values[glyph_of[right]]
                else:
                    row = s.Class1Record[s.ClassDef1.classDefs.get(first, 0)].Class2Record
                    for right in chars:
                        if right not in decided:
                            v = row[s.ClassDef2.classDefs.get(glyph_of[right], 0)].Value1
                            decided[right] = getattr(v, 'XAdvance', 0) if v else 0
            for right, value in decided.items():
                if value:
                    total[left, right] = total.get((left, right), 0) + value / em
    return {k: v for k, v in total.items() if v}


def extended_kerning(data, font, chars):
    """Kerning in em of all pairs of chars: the known one of their plain letters where both are known (absent means none),
    else Inter's, scaled as the known pairs are."""
    known = {plain_letter(c) for c in data['advance']['regular']['text']}
    design = kerning(font, chars)
    both = [(data['kern'][a + b], v) for (a, b), v in design.items() if a + b in data['kern']]
    scale = sum(k * v for k, v in both) / sum(v * v for _, v in both)
    plain = {c: plain_letter(c) for c in chars}
    result = {(a, b): data['kern'].get(plain[a] + plain[b], 0) for a in chars if plain[a] in known
              for b in chars if plain[b] in known}
    for (a, b), v in design.items():
        if plain[a] not in known or plain[b] not in known:
            result[a, b] = round(scale * v, 4)
    return {pair: v for pair, v in result.items() if v}


def kerning_classes(kern, chars):
    """The same kerning as classes: (class of each left character, class of each right one, matrix)."""
    rows = {c: {} for c in chars}
    columns = {c: {} for c in chars}
    for (a, b), v in kern.items():
        rows[a][b] = v
        columns[b][a] = v
    def classes(of):
        ids, result = {(): 0}, {}
        for c in chars:
            result[c] = ids.setdefault(tuple(sorted(of[c].items())), len(ids))
        return result, len(ids)
    left, n_left = classes(rows)
    right, n_right = classes(columns)
    matrix = [[0.0] * n_right for _ in range(n_left)]
    for (a, b), v in kern.items():
        matrix[left[a]][right[b]] = v
    return left, right, matrix
