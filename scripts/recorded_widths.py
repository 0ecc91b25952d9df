"""The widths of text that Interface Builder recorded, read from documents or from a table of widths.

A label, titled button, segment or line of a text view in the system font that is as wide as its text says of its recorded
width w that w - step < width <= w. A sample is a dict: text, weight, size, era, width, project, tag (the element),
steps ([(step, probability)]), documents (those that hold it) and metrics (the width by the metrics in use).
"""
import csv
import math
import os
import xml.etree.ElementTree as ET

import system_font as sf
from metrics_model import WEIGHT, predicted

THREE_TIMES = {'retina5_5', 'retina5_9', 'retina6_0', 'retina6_3', 'retina6_5', 'retina6_7', 'retina6_9', 'retina6_12'}
LINE_HEIGHT = 1.193359
# What a configured button has around its title by default, in points.
CONFIGURED_PADDING = 24


def era_of(version, size):
    """A: separate cuts up to iOS 10; L: those of iOS 11 and 12; B: one design with optical sizes."""
    if version >= (17000 if size < 20 else 14800):
        return 'B'
    return 'L' if version >= 13000 else 'A'


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


class Samples:
    """Samples by what they say, each once a project."""

    def __init__(self, data):
        self.data = data
        self.known = data['advance']['regular']['text']
        self.design = sf.inter_advances(sf.inter('regular', 'text'), sf.characters(sf.inter('regular', 'text')))
        self.found = {}

    def plain(self, text):
        """The text in characters that the metrics have, or None: accented letters count as plain ones of their width."""
        plain = [c if c in self.known else sf.plain_letter(c) for c in text]
        if any(p not in self.known or (p != c and abs(self.design.get(c, 0) - self.design[p]) > 1e-4)
               for p, c in zip(plain, text)):
            return None
        return ''.join(plain)

    def add(self, line, version, project, document, tag, laid_out=None):
        """Adds what a line of text says: (text, weight, size, width, steps)."""
        text, weight, size, width, steps = line
        text = self.plain(text)
        if text is None:
            return
        sample = dict(text=text, weight=weight, size=size, width=width, project=project, era=era_of(version, size), tag=tag,
                      steps=steps)
        metrics = sample['metrics'] = predicted(self.data, sample)
        # Not as wide as its text, or far from it: never brought up to date.
        if laid_out is not None and not abs(laid_out - metrics - 0.4) <= 1.1:
            return
        if abs(width - metrics - 0.3) > max(3, 0.05 * width):
            return
        key = (text, weight, size, sample['era'], width, tag, project)
        self.found.setdefault(key, dict(sample, documents=set()))['documents'].add(document)


# -- documents --------------------------------------------------------------------------------------------------

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


def style_of(data, style, version):
    """(weight, size) of a text style, or None."""
    row = data['textStyles'].get(style.replace('UICTFontTextStyle', ''))
    if row is None or version < 11000:
        return None
    return row['weight'], float(row['xsSize'] if 18000 <= version < 21000 else row['size'])


def font_of(data, view, version):
    """(weight, size) of a view in the upright system font, or None."""
    description = view.find('fontDescription')
    if description is None:
        if view.tag == 'label':
            return 'regular', 17.0
        return 'regular', 15.0 if view.get('buttonType') in ('system', 'roundedRect') else 18.0
    if description.get('style'):
        return style_of(data, description.get('style'), version)
    kind, name = description.get('type'), description.get('name')
    if (name and name != '.AppleSystemUIFont') or kind == 'italicSystem':
        return None
    weight = 'bold' if kind == 'boldSystem' else description.get('weight') or 'regular'
    return (weight if weight in WEIGHT else 'regular'), float(description.get('pointSize') or 17)


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


def read_documents(samples, root, computed):
    """Adds the views of a folder of documents, one folder a project, that the layout made as wide as their text."""
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
            line = line_of(samples.data, view, version, scale, rect, view in stacked)
            if line is None:
                continue
            laid_out = None
            if view.tag in ('label', 'button'):
                # What the layout adds to the text is the same in both frames.
                laid_out = computed.get((name, view.get('id')), math.nan) - (padding_of(view) if view.tag == 'button' else 0)
            samples.add(line, version, name.split(os.sep)[0], name, view.tag, laid_out)


# -- tables -----------------------------------------------------------------------------------------------------

def read_widths(samples, path):
    """Adds the rows of a table of widths, tab separated with a header: repo, path, toolsVersion, scale (pixels to the point),
    kind (label, button), font (system, button-default or style:NAME), weight, size, text (tabs and line ends as \\t, \\n),
    width, height, how (in words: stack, custom, config, the insets as minX=… maxX=…)."""
    with open(path) as f:
        for row in csv.DictReader(f, delimiter='\t', quoting=csv.QUOTE_NONE):
            try:
                version, scale = int(float(row['toolsVersion'].split('.')[0])), int(row['scale'])
                line = line_of_row(samples.data, row, version, scale)
            except (ValueError, TypeError, AttributeError):
                continue  # a row of another form
            if line is not None and version >= 7000:
                samples.add(line, version, row['repo'].replace('/', '+'), row['path'], row['kind'])


def line_of_row(data, row, version, scale):
    width, height, how = float(row['width']), float(row['height']), row['how'].lower()
    text = row['text'].replace('\\t', '\t').replace('\\n', '\n')
    if row['kind'] not in ('label', 'button') or '\n' in text or not text.strip():
        return None
    configured = row['kind'] == 'button' and 'config' in how
    if row['font'].startswith('style:'):
        font = style_of(data, row['font'][len('style:'):], version)
    elif row['font'] == 'button-default':
        font = 'regular', float(row['size']) if row['size'] not in ('', '-') else (
            (14.0 if version < 21000 else 17.0) if configured else 18.0 if 'custom' in how else 15.0)
    else:
        font = (row['weight'], float(row['size'])) if row['font'] == 'system' and row['weight'] in WEIGHT else None
    if font is None or font[1] <= 0 or height > 3 * LINE_HEIGHT * font[1] + 40:
        return None
    if row['kind'] == 'label':
        if height > 1.6 * LINE_HEIGHT * font[1]:
            return None
        return text, *font, *grid_of(width, height, font[1], scale, 'stack' in how)
    if configured:
        whole = abs(width - round(width)) < 0.01
        pixel = 1 / 3 if scale == 3 else 1 / 2
        return text, *font, width - CONFIGURED_PADDING, [(pixel, 0.5), (1, 0.5)] if whole else [(pixel, 1.0)]
    for inset in ('minx=', 'maxx='):
        if inset in how:
            width -= float(how.split(inset)[1].split()[0].rstrip(';,.') or 0)
    return None if width < 30 else (text, *font, width, [(1 if width > 30 else 30, 1.0)])
