#!/usr/bin/env python3
"""Writes the tables of Typography (Sources/CTypographyTables): advances, kerning and tracking of the system font, the
advances of named fonts' substitutes, and Unicode's line-breaking classes.

    apt-get install fonts-inter fonts-urw-base35 fonts-liberation fonts-dejavu-core fonts-lato fonts-open-sans
        fonts-roboto-unhinted unicode-data
    pip install fonttools numpy
    scripts/build-metrics.py [--data scripts/data/system-font.json]

Inputs: the metrics of the system font, scripts/data/named-fonts.json, the advances of Inter and of the metric-compatible
fonts that named-fonts.json names, Unicode's LineBreak.txt, EastAsianWidth.txt and emoji-data.txt.
The output is deterministic and checked in; nobody who builds Espalier needs this script.
"""
import argparse
import json
import os
import re

from fontTools.ttLib import TTFont

import system_font as sf

OUT = os.path.join(os.path.dirname(sf.HERE), 'Sources', 'CTypographyTables')
UNICODE = '/usr/share/unicode'


def c_array(kind, name, values, per_line=24, suffix=''):
    values = list(values)
    lines = [', '.join(str(v) for v in values[i:i + per_line]) for i in range(0, len(values), per_line)]
    return f'const {kind} {name}[{len(values)}]{suffix} = {{\n' + ',\n'.join(lines) + '\n};\n'


# -- the system font --------------------------------------------------------------------------------------------

def glyph_pages(chars):
    """Glyph of a code point of the Basic Multilingual Plane: glyphs[page_of[c >> 8] * 256 + (c & 255)]; 0 = none."""
    pages, page_of = [[0] * 256], [0] * 256
    for index, c in enumerate(chars, start=1):
        high, low = ord(c) >> 8, ord(c) & 255
        if page_of[high] == 0:
            page_of[high] = len(pages)
            pages.append([0] * 256)
        pages[page_of[high]][low] = index
    return page_of, [g for p in pages for g in p]


def system_tables(data):
    text = sf.inter('regular', 'text')
    chars = sf.characters(text)
    out = []
    page_of, glyphs = glyph_pages(chars)
    out.append('// Glyph numbers: 0 is "not covered", the others follow the code points.\n')
    out.append(c_array('uint8_t', 'espalier_glyph_page', page_of, 32))
    out.append(c_array('uint16_t', 'espalier_glyphs', glyphs, 32))
    missing = sf.units(data['missingGlyph'])
    advances = []
    for weight in sf.WEIGHTS:
        table = sf.advance_units(data, weight, chars)
        for cut in sf.CUTS:
            advances += [missing] + [table[cut][c] for c in chars]
    out.append('// [weight, ultra light to black][text, display][glyph]\n')
    out.append(c_array('int16_t', 'espalier_system_advances', advances))
    older = data.get('olderSymbols', {})
    out.append('// What a glyph is wider before iOS 13.\n')
    out.append(c_array('int16_t', 'espalier_older_widening', [0] + [sf.units(older.get(c, 0)) for c in chars], 48))
    left, right, matrix = sf.kerning_classes(sf.extended_kerning(data, text, chars), chars)
    out.append('// Class of a glyph as the left and as the right one of a pair, and the kern of two classes.\n')
    out.append(c_array('uint16_t', 'espalier_kern_left', [0] + [left[c] for c in chars], 32))
    out.append(c_array('uint16_t', 'espalier_kern_right', [0] + [right[c] for c in chars], 32))
    out.append(c_array('int16_t', 'espalier_kerns', [sf.units(v) for row in matrix for v in row]))
    return chars, len(matrix[0]), out


def size_tables(data):
    """Rows (kind, size, value) of what Typography's SizeTable reads, which tells the kinds."""
    tracking = data['tracking']
    tables = [tracking['B']]
    for era in 'AL':
        tables += [{k: v for k, v in tracking[era].items() if (float(k) < 20) == small} for small in (True, False)]
    tables += [data['displayShare']]
    tables += [{i: data['separateDisplay'][era][w] for i, w in enumerate(sf.WEIGHTS)} for era in 'AL']
    rows = sorted((kind, float(k), v) for kind, table in enumerate(tables) for k, v in table.items())
    body = ',\n'.join(f'{{{kind}, {k:g}, {v:g}}}' for kind, k, v in rows)
    return len(rows), f'const EspalierSizeRow espalier_sizes[{len(rows)}] = {{\n{body}\n}};\n'


# -- named fonts ------------------------------------------------------------------------------------------------

def named_tables(chars):
    with open(os.path.join(sf.HERE, 'data', 'named-fonts.json')) as f:
        faces = json.load(f)['faces']
    structs, advances = [], []
    for face in faces:
        known = {}
        if 'source' in face:
            font = TTFont(sf.font_path(face['source']))
            cmap, hmtx, em = font.getBestCmap(), font['hmtx'], font['head'].unitsPerEm
            scale, offset = face.get('scale', 1), face.get('offset', 0)
            for c in chars:
                if ord(c) in cmap:
                    known[c] = hmtx[cmap[ord(c)]][0] / em * scale + (offset if hmtx[cmap[ord(c)]][0] else 0)
        if 'fixed' in face:
            known = {c: face['fixed'] for c in chars}
        for group, value in face.get('advances', {}).items():
            for c in group:
                known[c] = value
        average = known['n']
        advances += [sf.units(average)] + [sf.units(known.get(c, known.get(sf.base_letter(c), average))) for c in chars]
        v = face['vertical']
        structs.append('{"%s", %g, %g, %g, %g, %g}' % (
            ' '.join(face['names']), v['ascender'], v['descender'], v.get('gap', 0), v.get('cap', 0.7), v.get('x', 0.5)))
    return len(structs), [
        '// Per face: names, ascender, descender, line gap, cap height and x height in em.\n',
        f'const EspalierFace espalier_faces[{len(structs)}] = {{\n' + ',\n'.join(structs) + '\n};\n',
        c_array('int16_t', 'espalier_face_advances', advances)]


# -- line breaking ----------------------------------------------------------------------------------------------

CLASSES = ('AL BK CR LF NL SP ZW WJ GL CM ZWJ BA BB B2 HY CL CP EX IN NS OP QU IS NU PO PR SY ID CB HL H2 H3 JL JV JT '
           'RI EB EM OPE CPE XB').split()


def ranges(path):
    for line in open(path, encoding='utf-8'):
        m = re.match(r'([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*(\w+)', line)
        if m:
            yield int(m[1], 16), int(m[2] or m[1], 16), m[3]


def line_break_tables():
    """Runs of code points of one class. LB1 is applied: AI, SG, XX are AL; SA is CM for marks, else AL; CJ is NS.
    OPE and CPE are brackets of East Asian width (LB30), XB a pictograph not yet assigned (LB30b)."""
    size = 0x110000
    raw = ['XX'] * size
    for low, high, value in ranges(f'{UNICODE}/LineBreak.txt'):
        raw[low:high + 1] = [value] * (high - low + 1)
    # Unlisted code points: ideographs in the CJK planes and the emoji blocks, currency signs (LineBreak.txt, head).
    for low, high, value in ((0x3400, 0x4dbf, 'ID'), (0x4e00, 0x9fff, 'ID'), (0xf900, 0xfaff, 'ID'),
                             (0x20000, 0x2fffd, 'ID'), (0x30000, 0x3fffd, 'ID'), (0x1f000, 0x1faff, 'ID'),
                             (0x1fc00, 0x1fffd, 'ID'), (0x20a0, 0x20cf, 'PR')):
        for c in range(low, high + 1):
            if raw[c] == 'XX':
                raw[c] = value
    category = ['Cn'] * size
    first = None
    for line in open(f'{UNICODE}/UnicodeData.txt'):
        f = line.split(';')
        c = int(f[0], 16)
        if f[1].endswith('First>'):
            first = c
        elif f[1].endswith('Last>'):
            category[first:c + 1] = [f[2]] * (c + 1 - first)
        else:
            category[c] = f[2]
    wide = set()
    for low, high, value in ranges(f'{UNICODE}/EastAsianWidth.txt'):
        if value in 'FWH':
            wide.update(range(low, high + 1))
    pictograph = set()
    for low, high, value in ranges(f'{UNICODE}/emoji/emoji-data.txt'):
        if value == 'Extended_Pictographic':
            pictograph.update(range(low, high + 1))
    runs = []
    for c in range(size):
        k = raw[c]
        if k in ('AI', 'SG', 'XX'):
            k = 'AL'
        elif k == 'SA':
            k = 'CM' if category[c] in ('Mn', 'Mc') else 'AL'
        elif k == 'CJ':
            k = 'NS'
        elif k in ('OP', 'CP') and c in wide:
            k += 'E'
        elif c in pictograph and category[c] == 'Cn':
            k = 'XB'
        if not runs or runs[-1][1] != k:
            runs.append((c, k))
    return len(runs), [
        '// Line-breaking classes: the class that holds from each start to the next.\n',
        c_array('uint32_t', 'espalier_break_starts', [c for c, _ in runs], 16),
        c_array('uint8_t', 'espalier_break_classes', [CLASSES.index(k) for _, k in runs], 40)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split('\n')[0])
    parser.add_argument('--data', default=os.path.join(sf.HERE, 'data', 'system-font.json'))
    with open(parser.parse_args().data) as f:
        data = json.load(f)
    chars, n_right, system = system_tables(data)
    n_sizes, sizes = size_tables(data)
    n_faces, named = named_tables(chars)
    n_breaks, breaks = line_break_tables()
    n_glyphs = len(chars) + 1
    header = f'''// Made by scripts/build-metrics.py. Do not edit.
#ifndef CTYPOGRAPHY_TABLES_H
#define CTYPOGRAPHY_TABLES_H

#include <stdint.h>

/// Advances and kerns are in ten-thousandths of an em. What follows from the fit is not stated here, so that
/// scripts/left-out.sh links other tables without compiling anything else.
enum {{
    ESPALIER_GLYPH_COUNT = {n_glyphs},
    ESPALIER_WEIGHT_COUNT = {len(sf.WEIGHTS)},
    ESPALIER_FACE_COUNT = {n_faces},
    ESPALIER_BREAK_RUNS = {n_breaks},
}};

typedef struct {{ int32_t kind; double size; double value; }} EspalierSizeRow;
typedef struct {{
    const char *names; double ascender, descender, gap, capHeight, xHeight;
}} EspalierFace;

// Tables are handed out as pointers: Swift would import arrays of this size as tuples.
const uint8_t *espalier_glyph_page_table(void);
const uint16_t *espalier_glyph_table(void);
const int16_t *espalier_system_advance_table(void);
const int16_t *espalier_older_widening_table(void);
const uint16_t *espalier_kern_left_table(void);
const uint16_t *espalier_kern_right_table(void);
const int16_t *espalier_kern_table(void);
int espalier_kern_right_classes(void);
const EspalierSizeRow *espalier_size_table(void);
int espalier_size_rows(void);
const EspalierFace *espalier_face_table(void);
const int16_t *espalier_face_advance_table(void);
const uint32_t *espalier_break_start_table(void);
const uint8_t *espalier_break_class_table(void);

#endif
'''
    functions = f'''
const uint8_t *espalier_glyph_page_table(void) {{ return espalier_glyph_page; }}
const uint16_t *espalier_glyph_table(void) {{ return espalier_glyphs; }}
const int16_t *espalier_system_advance_table(void) {{ return espalier_system_advances; }}
const int16_t *espalier_older_widening_table(void) {{ return espalier_older_widening; }}
const uint16_t *espalier_kern_left_table(void) {{ return espalier_kern_left; }}
const uint16_t *espalier_kern_right_table(void) {{ return espalier_kern_right; }}
const int16_t *espalier_kern_table(void) {{ return espalier_kerns; }}
int espalier_kern_right_classes(void) {{ return {n_right}; }}
const EspalierSizeRow *espalier_size_table(void) {{ return espalier_sizes; }}
int espalier_size_rows(void) {{ return {n_sizes}; }}
const EspalierFace *espalier_face_table(void) {{ return espalier_faces; }}
const int16_t *espalier_face_advance_table(void) {{ return espalier_face_advances; }}
const uint32_t *espalier_break_start_table(void) {{ return espalier_break_starts; }}
const uint8_t *espalier_break_class_table(void) {{ return espalier_break_classes; }}
'''
    os.makedirs(os.path.join(OUT, 'include'), exist_ok=True)
    with open(os.path.join(OUT, 'include', 'CTypographyTables.h'), 'w') as f:
        f.write(header)
    body = [x.replace('const ', 'static const ', 1) if x.startswith('const ') else x
            for x in system + [sizes] + named + breaks]
    with open(os.path.join(OUT, 'tables.c'), 'w') as f:
        f.write('// Made by scripts/build-metrics.py. Do not edit.\n#include "CTypographyTables.h"\n\n')
        f.write('\n'.join(body) + functions)
    print(f'{n_glyphs} glyphs, {n_faces} named faces, {n_breaks} line-breaking runs')


main()
