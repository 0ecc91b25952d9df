#!/usr/bin/env python3
"""Paints the pictures of the examples into their asset catalogs.

    pip install cairocffi pillow && scripts/draw-example-pictures.py

The pictures are committed; run this only to change them. Nothing else in the project needs Python packages.
Every shape is placed by arithmetic, so the same picture comes out on every machine.
"""
import json
import math
import os

import cairocffi as cairo
from PIL import Image

EXAMPLES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Examples")


def gradient(ctx, x0, y0, x1, y1, *stops):
    pattern = cairo.LinearGradient(x0, y0, x1, y1)
    for offset, rgb in stops:
        pattern.add_color_stop_rgb(offset, *rgb)
    ctx.set_source(pattern)


def hill(ctx, width, height, level, swell, phase, colour):
    ctx.move_to(0, height)
    for step in range(0, 41):
        x = width * step / 40
        ctx.line_to(x, level + swell * math.sin(phase + 3.1 * step / 40))
    ctx.line_to(width, height)
    ctx.close_path()
    ctx.set_source_rgb(*colour)
    ctx.fill()


def leaf(ctx, x, y, length, angle, colour):
    ctx.save()
    ctx.translate(x, y)
    ctx.rotate(angle)
    ctx.move_to(0, 0)
    ctx.curve_to(length * 0.35, -length * 0.32, length * 0.8, -length * 0.2, length, 0)
    ctx.curve_to(length * 0.8, length * 0.12, length * 0.35, length * 0.2, 0, 0)
    ctx.set_source_rgb(*colour)
    ctx.fill()
    ctx.restore()


def flower(ctx, x, y, radius, petals, colour, shade, heart, stem_to):
    green = (0.24, 0.48, 0.25)
    ctx.set_line_width(radius * 0.14)
    ctx.set_line_cap(cairo.LINE_CAP_ROUND)
    ctx.move_to(x, y)
    ctx.curve_to(x + radius * 0.3, y + (stem_to - y) * 0.4, x - radius * 0.3, y + (stem_to - y) * 0.7, x, stem_to)
    ctx.set_source_rgb(*green)
    ctx.stroke()
    leaf(ctx, x, y + (stem_to - y) * 0.62, radius * 1.1, -0.6, (0.30, 0.56, 0.28))
    leaf(ctx, x, y + (stem_to - y) * 0.72, radius * 1.0, math.pi + 0.5, (0.27, 0.52, 0.27))
    for ring, (scale, paint) in enumerate(((1.0, shade), (0.92, colour))):
        for petal in range(petals):
            ctx.save()
            ctx.translate(x, y)
            ctx.rotate(2 * math.pi * (petal + ring * 0.5) / petals)
            reach = radius * scale
            broad = reach * 2.3 / petals + reach * 0.08
            ctx.move_to(0, 0)
            ctx.curve_to(reach * 0.3, -broad, reach * 0.95, -broad, reach, 0)
            ctx.curve_to(reach * 0.95, broad, reach * 0.3, broad, 0, 0)
            ctx.set_source_rgb(*paint)
            ctx.fill()
            ctx.restore()
    ctx.arc(x, y, radius * 0.3, 0, 2 * math.pi)
    ctx.set_source_rgb(*heart)
    ctx.fill()
    for dot in range(26):  # seeds in a sunflower's spiral
        angle, reach = dot * 2.39996, radius * 0.27 * math.sqrt(dot / 26)
        ctx.arc(x + reach * math.cos(angle), y + reach * math.sin(angle), radius * 0.022, 0, 2 * math.pi)
        ctx.set_source_rgb(*(0.75 * part for part in heart))
        ctx.fill()


def meadow(ctx):
    """320 × 320 points: a morning meadow with one large daisy, two poppies and a cornflower."""
    ctx.rectangle(0, 0, 320, 320)
    gradient(ctx, 0, 0, 0, 240, (0, (0.55, 0.78, 0.94)), (0.7, (0.86, 0.93, 0.95)), (1, (0.99, 0.95, 0.84)))
    ctx.fill()
    ctx.arc(248, 62, 26, 0, 2 * math.pi)
    ctx.set_source_rgb(1.0, 0.87, 0.45)
    ctx.fill()
    for x, y, size in ((46, 54, 1.0), (118, 34, 0.7)):
        for dx, dy, r in ((0, 0, 15), (17, -7, 18), (37, 0, 14), (19, 5, 15)):
            ctx.arc(x + dx * size, y + dy * size, r * size, 0, 2 * math.pi)
            ctx.set_source_rgb(1, 1, 1)
            ctx.fill()
    hill(ctx, 320, 320, 196, 14, 0.6, (0.60, 0.76, 0.56))
    hill(ctx, 320, 320, 224, 12, 2.6, (0.49, 0.69, 0.43))
    hill(ctx, 320, 320, 262, 8, 0.0, (0.37, 0.60, 0.34))
    for blade in range(70):
        x = (blade * 47) % 320 + (blade % 7) * 0.7
        foot = 318 - (blade * 13) % 26
        lean = ((blade * 29) % 17 - 8) * 0.9
        ctx.move_to(x - 1.6, foot)
        ctx.line_to(x + lean, foot - 17 - (blade * 7) % 13)
        ctx.line_to(x + 1.6, foot)
        ctx.close_path()
        ctx.set_source_rgb(*((0.30, 0.53, 0.29) if blade % 2 else (0.44, 0.67, 0.37)))
        ctx.fill()
    flower(ctx, 70, 196, 34, 6, (0.89, 0.29, 0.24), (0.74, 0.19, 0.19), (0.22, 0.16, 0.18), 312)
    flower(ctx, 262, 206, 30, 6, (0.92, 0.36, 0.27), (0.77, 0.22, 0.21), (0.22, 0.16, 0.18), 312)
    flower(ctx, 212, 248, 20, 9, (0.42, 0.49, 0.87), (0.29, 0.35, 0.72), (0.23, 0.22, 0.48), 316)
    flower(ctx, 114, 258, 18, 9, (0.47, 0.53, 0.89), (0.31, 0.38, 0.74), (0.23, 0.22, 0.48), 316)
    flower(ctx, 162, 152, 58, 14, (1.0, 0.99, 0.96), (0.88, 0.90, 0.93), (0.97, 0.76, 0.22), 314)


def portrait(ctx):
    """200 × 200 points: a butterfly on a leaf, inside a medallion, as a naturalist would sign with."""
    ctx.rectangle(0, 0, 200, 200)
    gradient(ctx, 0, 0, 0, 200, (0, (0.97, 0.92, 0.81)), (1, (0.90, 0.81, 0.64)))
    ctx.fill()
    ctx.arc(100, 100, 88, 0, 2 * math.pi)
    gradient(ctx, 0, 12, 0, 188, (0, (0.80, 0.90, 0.89)), (1, (0.56, 0.75, 0.72)))
    ctx.fill_preserve()
    ctx.set_line_width(5)
    ctx.set_source_rgb(0.49, 0.38, 0.26)
    ctx.stroke()
    ctx.save()
    ctx.arc(100, 100, 85.5, 0, 2 * math.pi)
    ctx.clip()
    for x, length, angle in ((30, 150, -0.38), (172, 120, math.pi + 0.5), (60, 110, -1.0)):
        leaf(ctx, x, 186, length, angle, (0.29, 0.51, 0.31))
    ctx.restore()
    for side in (-1, 1):
        ctx.save()
        ctx.translate(100, 100)
        ctx.scale(side, 1)
        for (tip, drop, wide), paint in (
            ((48, 46, 26), (0.83, 0.36, 0.17)),
            ((62, -44, 34), (0.93, 0.55, 0.17)),
        ):
            ctx.move_to(3, 0)
            ctx.curve_to(10, drop * 0.9 - wide * 0.5, tip * 0.8, drop * 1.3, tip, drop * 0.8)
            ctx.curve_to(tip * 1.15, drop * 0.25, tip * 0.6, drop * 0.02, 3, 4)
            ctx.set_source_rgb(*paint)
            ctx.fill_preserve()
            ctx.set_line_width(3.2)
            ctx.set_source_rgb(0.22, 0.15, 0.13)
            ctx.stroke()
        for x, y, r in ((44, -33, 7), (28, -22, 4.5), (35, 29, 6), (52, -18, 3.5), (23, 20, 3.5)):
            ctx.arc(x, y, r, 0, 2 * math.pi)
            ctx.set_source_rgb(0.99, 0.93, 0.76)
            ctx.fill()
        ctx.move_to(1, -22)
        ctx.curve_to(4, -40, 12, -52, 20, -54)
        ctx.set_line_width(2)
        ctx.set_source_rgb(0.22, 0.15, 0.13)
        ctx.stroke()
        ctx.restore()
    ctx.save()
    ctx.translate(100, 100)
    ctx.scale(5, 30)
    ctx.arc(0, 0, 1, 0, 2 * math.pi)
    ctx.restore()
    ctx.set_source_rgb(0.22, 0.15, 0.13)
    ctx.fill()


def save(example, name, size, paint):
    """Writes NAME.imageset with the picture at one, two and three pixels a point."""
    catalog = os.path.join(EXAMPLES, example, "Assets.xcassets")
    folder = os.path.join(catalog, name + ".imageset")
    os.makedirs(folder, exist_ok=True)
    info = {"author": "xcode", "version": 1}
    images = []
    for scale in (1, 2, 3):
        surface = cairo.ImageSurface(cairo.FORMAT_RGB24, size * scale, size * scale)
        ctx = cairo.Context(surface)
        ctx.scale(scale, scale)
        paint(ctx)
        surface.flush()
        pixels = Image.frombuffer(
            "RGB", (size * scale, size * scale), bytes(surface.get_data()), "raw", "BGRX", surface.get_stride(), 1)
        file = name + ("@%dx" % scale if scale > 1 else "") + ".png"
        # A palette of 128 colours is indistinguishable here and a quarter of the size.
        pixels.quantize(128, dither=Image.Dither.NONE).save(os.path.join(folder, file), optimize=True)
        images.append({"filename": file, "idiom": "universal", "scale": "%dx" % scale})
    for path, content in ((folder, {"images": images, "info": info}), (catalog, {"info": info})):
        with open(os.path.join(path, "Contents.json"), "w", encoding="utf-8") as out:
            json.dump(content, out, indent=2, separators=(",", " : "))
            out.write("\n")


save("SimpleStackView", "Meadow", 320, meadow)
save("NestedStackViews", "Portrait", 200, portrait)
