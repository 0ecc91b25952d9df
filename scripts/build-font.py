#!/usr/bin/env python3
"""Makes Espalier Sans, the system font that Espalier measures and draws with: Inter under a name of its own, with the
advances, kerning and vertical metrics of data/system-font.json.

    apt-get install fonts-inter
    pip install fonttools numpy
    scripts/build-font.py

Output: Sources/CEspalierSans/EspalierSans.ttc, a collection of nine faces (thin to black) that share what they have in
common. It is checked in; nobody who builds Espalier needs this script. The output is deterministic.

Each face is a variable font, because the system font's spacing depends on more than the weight:

  opsz 17…28   from the text to the display cut's advances (by size in the newer era of metrics)
  TRCK ±500    tracking, in ten-thousandths of an em added to every advance
  OLDR 0…1     the widths that signs had before iOS 13

Typography says which values a font at a size has; its advances and these agree to the unit, ten-thousandths of an em.
The outlines are those of Inter's text cut, scaled to the system font's cap height and centred in their new advances. In the
text cut ascenders are longer than Inter's, which end at the cap height.
Inter is licensed under the SIL Open Font License 1.1; so is the result (Sources/CEspalierSans/OFL.txt).
"""
import os
import sys

from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.fontBuilder import FontBuilder
from fontTools.misc.roundTools import otRound
from fontTools.otlLib.builder import buildPairPosClassesSubtable, buildLookup, buildValue
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.boundsPen import ControlBoundsPen
from fontTools.ttLib import TTCollection, TTFont, newTable
from fontTools.ttLib.tables import otTables
from fontTools import varLib

import system_font as sf

OUT = os.path.join(os.path.dirname(sf.HERE), 'Sources', 'CEspalierSans', 'EspalierSans.ttc')
EM = sf.EM
TRACKING = 500
# How much higher than Inter's the ascenders are in the text cut: iOS draws the tops of h and t two pixels of a third of a point
# higher at 17 points. Everything above the bowls moves, so that only straight stems grow.
ASCENT, ABOVE_BOWLS = 394, 5450
FAMILY = 'Espalier Sans'
STYLES = dict(ultraLight='Thin', thin='ExtraLight', light='Light', regular='Regular', medium='Medium',
              semibold='SemiBold', bold='Bold', heavy='ExtraBold', black='Black')
# Seconds since 1904: a fixed date, so that the same input gives the same bytes.
DATE = 3786912000


def glyph_name(char):
    return f'uni{ord(char):04X}'


def has_ascender(char):
    """Whether a letter has a straight stem above its bowl."""
    return sf.base_letter(char) in 'bdhklt' or char in 'þđħłŀŧфђћһӏ'


class Face:
    """What one weight is made from: Inter's outlines and the advances of each master."""

    def __init__(self, data, weight, chars):
        self.weight, self.chars = weight, chars
        self.font = sf.inter(weight, 'text')
        table = sf.advance_units(data, weight, chars)
        self.text, self.display = table['text'], table['display']
        self.older = {c: sf.units(data['olderSymbols'].get(c, 0)) for c in chars}
        design = sf.inter_advances(self.font, chars)
        em = self.font['head'].unitsPerEm
        vertical = data['vertical']
        self.scale = EM * vertical['capHeight'] / self.font['OS/2'].sCapHeight
        self.vertical = vertical
        self.design = {c: design[c] * em * self.scale for c in chars}

    def master(self, advance, centred, ascent=ASCENT):
        """A static font with these advances. `centred`: the advances that outlines are centred in. `ascent`: how much longer
        than Inter's its ascenders are."""
        glyphs, cmap = self.font.getGlyphSet(), self.font.getBestCmap()
        order = ['.notdef'] + [glyph_name(c) for c in self.chars]
        strings, metrics = {}, {}
        # The missing glyph: a box of the width that Typography takes for unknown characters.
        pen = T2CharStringPen(6000, None)
        for (x0, y0, x1, y1), forward in (((500, 0, 5500, 7050), True), ((1000, 500, 5000, 6550), False)):
            points = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
            pen.moveTo(points[0])
            for p in (points[1:] if forward else points[:0:-1]):
                pen.lineTo(p)
            pen.closePath()
        strings['.notdef'], metrics['.notdef'] = pen.getCharString(), (6000, 500)
        for c in self.chars:
            source = cmap[ord(c)]
            # Rounded first and moved after, so that masters differ in the first point and in ascenders alone.
            record = DecomposingRecordingPen(glyphs)
            glyphs[source].draw(TransformPen(record, (self.scale, 0, 0, self.scale, 0, 0)))
            shift = otRound((centred[c] - self.design[c]) / 2)
            rise = ascent if has_ascender(c) else 0
            pen = T2CharStringPen(advance[c], None)
            bounds = ControlBoundsPen(None)
            for operator, points in record.value:
                moved = [(otRound(x) + shift, otRound(y) + (rise if otRound(y) > ABOVE_BOWLS else 0)) for x, y in points]
                getattr(pen, operator)(*moved)
                getattr(bounds, operator)(*moved)
            strings[glyph_name(c)] = pen.getCharString()
            metrics[glyph_name(c)] = (advance[c], otRound(bounds.bounds[0]) if bounds.bounds else 0)
        return self.assemble(order, strings, metrics)

    def assemble(self, order, strings, metrics):
        style = STYLES[self.weight]
        v = self.vertical
        ascender, descender = sf.units(v['ascender']), -sf.units(v['descender'])
        builder = FontBuilder(EM, isTTF=False)
        builder.setupGlyphOrder(order)
        builder.setupCharacterMap({ord(c): glyph_name(c) for c in self.chars})
        builder.setupCFF(f'EspalierSans-{style}', {'FullName': f'{FAMILY} {style}'}, strings, {})
        builder.setupHorizontalMetrics(metrics)
        builder.setupHorizontalHeader(ascent=ascender, descent=descender, lineGap=0)
        builder.setupNameTable(names(style))
        builder.setupOS2(
            version=4, usWeightClass=sf.CSS_WEIGHTS[self.weight], fsSelection=0x80 | (0x40 if style == 'Regular' else 0)
            | (0x20 if style == 'Bold' else 0), sTypoAscender=ascender, sTypoDescender=descender, sTypoLineGap=0,
            usWinAscent=ascender, usWinDescent=-descender, sCapHeight=sf.units(v['capHeight']),
            sxHeight=sf.units(v['xHeight']), achVendID='ESPL', fsType=0)
        builder.font['OS/2'].recalcUnicodeRanges(builder.font)
        builder.setupPost(keepGlyphNames=False, underlinePosition=-1000, underlineThickness=700)
        builder.font['head'].created = builder.font['head'].modified = DATE
        builder.font['head'].macStyle = 1 if style == 'Bold' else 0
        return builder.font

    def variable(self):
        text, display = self.text, self.display

        def tracked(amount):
            return {c: text[c] + (amount if text[c] else 0) for c in self.chars}
        masters = [
            (self.master(text, text), {}),
            (self.master(display, display, ascent=0), {'Optical size': 28}),
            (self.master(tracked(-TRACKING), text), {'Tracking': -TRACKING}),
            (self.master(tracked(TRACKING), text), {'Tracking': TRACKING}),
            (self.master({c: text[c] + self.older[c] for c in self.chars}, text), {'Older signs': 1}),
        ]
        space = DesignSpaceDocument()
        axes = [('opsz', 'Optical size', 17, 17, 28), ('TRCK', 'Tracking', -TRACKING, 0, TRACKING),
                ('OLDR', 'Older signs', 0, 0, 1)]
        for tag, name, low, default, high in axes:
            space.addAxis(AxisDescriptor(tag=tag, name=name, minimum=low, default=default, maximum=high,
                                         hidden=tag != 'opsz'))
        defaults = {name: default for _, name, _, default, _ in axes}
        for font, place in masters:
            space.addSource(SourceDescriptor(font=font, location={**defaults, **place}))
        font, _, _ = varLib.build(space, exclude=['MVAR', 'STAT'])
        font['head'].modified = DATE
        font['post'].formatType = 3.0
        return font


def names(style):
    full = f'{FAMILY} {style}'
    return {
        'copyright': 'Copyright 2016-2022 The Inter Project Authors (https://github.com/rsms/inter). Modified: renamed, '
                     'subset, with other advances, kerning and vertical metrics.',
        'familyName': FAMILY if style in ('Regular', 'Bold') else full,
        'styleName': style if style in ('Regular', 'Bold') else 'Regular',
        'typographicFamily': FAMILY, 'typographicSubfamily': style,
        'uniqueFontIdentifier': f'1.0;ESPL;EspalierSans-{style}', 'fullName': full, 'version': 'Version 1.000',
        'psName': f'EspalierSans-{style}',
        'licenseDescription': 'This Font Software is licensed under the SIL Open Font License, Version 1.1.',
        'licenseInfoURL': 'https://openfontlicense.org',
    }


def kerning_table(data, chars, order):
    """A GPOS table with one `kern` feature: the classes of Typography's table, split by rows so that each part has only
    the columns that it uses."""
    text = sf.inter('regular', 'text')
    left, right, matrix = sf.kerning_classes(sf.extended_kerning(data, text, chars), chars)
    glyph_map = {name: i for i, name in enumerate(order)}
    members = lambda classes: {i: tuple(sorted(glyph_name(c) for c in chars if classes[c] == i))
                               for i in set(classes.values())}
    lefts, rights = members(left), members(right)
    pairs = {(lefts[i], rights[j]): (buildValue({'XAdvance': sf.units(v)}), None)
             for i, row in enumerate(matrix) for j, v in enumerate(row) if sf.units(v)}
    subtable = buildPairPosClassesSubtable(pairs, glyph_map)
    lookup = buildLookup([subtable])
    table = newTable('GPOS')
    gpos = table.table = otTables.GPOS()
    gpos.Version = 0x00010000
    gpos.LookupList = otTables.LookupList()
    gpos.LookupList.Lookup = [lookup]
    feature = otTables.FeatureRecord()
    feature.FeatureTag, feature.Feature = 'kern', otTables.Feature()
    feature.Feature.FeatureParams, feature.Feature.LookupListIndex, feature.Feature.LookupCount = None, [0], 1
    gpos.FeatureList = otTables.FeatureList()
    gpos.FeatureList.FeatureRecord, gpos.FeatureList.FeatureCount = [feature], 1
    gpos.ScriptList = otTables.ScriptList()
    gpos.ScriptList.ScriptRecord = []
    for tag in ('DFLT', 'cyrl', 'grek', 'latn'):
        script = otTables.ScriptRecord()
        script.ScriptTag, script.Script = tag, otTables.Script()
        system = script.Script.DefaultLangSys = otTables.DefaultLangSys()
        system.ReqFeatureIndex, system.FeatureIndex, system.FeatureCount = 0xffff, [0], 1
        script.Script.LangSysRecord, script.Script.LangSysCount = [], 0
        gpos.ScriptList.ScriptRecord.append(script)
    gpos.ScriptList.ScriptCount = len(gpos.ScriptList.ScriptRecord)
    return table


def main():
    data = sf.metrics()
    chars = sf.characters(sf.inter('regular', 'text'))
    collection = TTCollection()
    kerning = None
    for weight in sf.WEIGHTS:
        font = Face(data, weight, chars).variable()
        if kerning is None:
            from fontTools.otlLib.optimize.gpos import compact
            font['GPOS'] = kerning_table(data, chars, font.getGlyphOrder())
            compact(font, 5)
            kerning = font['GPOS']
        font['GPOS'] = kerning
        collection.fonts.append(font)
        print(weight, file=sys.stderr)
    os.makedirs(os.path.dirname(OUT), exist_ok=True)
    collection.save(OUT, shareTables=True)
    print(f'{OUT}: {os.path.getsize(OUT)} bytes')


main()
