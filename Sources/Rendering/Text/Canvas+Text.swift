internal import CPangoCairo
internal import Foundation
internal import Typography

extension Canvas {
    /// Draws one line with the left end of its baseline at `origin`, each letter where layout measured it.
    ///
    /// Pango finds the glyphs; where they stand is ``LetterPlaces``' affair. A typeface that stands for another one keeps its
    /// own spacing: the whole line is made as wide as the named one would be.
    func draw(_ line: StyledLine, at origin: CGPoint) {
        FontTurns.begin()
        defer { FontTurns.end() }
        let line = line.streamSafe
        guard let layout = makeLayout(line) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        guard let pangoLine = pango_layout_get_line(layout, 0) else { return }
        let shown = String(cString: pango_layout_get_text(layout))
        var places = LetterPlaces(of: line, shownAs: shown, era: fontEra)
        for run in backgrounds(of: line, places) {
            fill(
                .rect(CGRect(x: origin.x + run.x, y: origin.y - run.ascent, width: run.width, height: run.height)),
                color: run.color)
        }
        let natural = Self.width(of: pangoLine) / line.enlargement
        var squeeze = 1.0
        if natural > 0, places.width > 0, !line.spreadsSpaces, !line.text.utf8.contains(0x09),
            line.runs.allSatisfy({ FontRegistry.isSubstituted($0.font) })
        {
            squeeze = places.width / natural
        } else {
            // Tolerates what fonts round; beyond that glyphs would run into each other.
            if natural > places.width * 1.03, places.width > 0 { squeeze = places.width / natural }
            places.scale(by: 1 / squeeze)
            places.apply(to: pangoLine, unit: line.enlargement * Double(PANGO_SCALE))
        }
        saved {
            translate(x: origin.x, y: origin.y)
            scale(x: squeeze / line.enlargement, y: 1 / line.enlargement)
            let blocks = takeUnknownGlyphs(from: pangoLine)
            let letters = takeLettersDrawnAlone(from: pangoLine, of: line)
            cairo_move_to(context, 0, 0)
            pango_cairo_show_layout_line(context, pangoLine)
            cairo_new_path(context)
            letters.forEach { draw($0, enlargedBy: line.enlargement) }
            for block in blocks {
                fill(
                    .roundedRect(block, radius: block.height * 0.15),
                    color: (line.runs.first?.color ?? .black).faded(0.35))
            }
        }
        for (run, x) in zip(line.runs, places.runs) {
            let stretch = x.lowerBound + origin.x...x.upperBound + origin.x
            if let under = run.ownUnderline {
                fill(under, of: run, along: stretch, middle: origin.y + 0.13 * run.font.size - run.baselineOffset)
            }
            if let strike = run.strikethrough {
                fill(strike, of: run, along: stretch, middle: origin.y - 0.28 * run.font.size - run.baselineOffset)
            }
        }
    }

    /// A line through or under letters, a seventeenth of the font's size thick: the fonts here don't say.
    private func fill(_ drawn: DrawnLine, of run: StyledRun, along x: ClosedRange<Double>, middle: Double) {
        let unit = run.font.size / 17
        let thickness = drawn.isThick ? 2 * unit : unit
        for offset in drawn.isDouble ? [-unit, unit] : [0] {
            let (from, to) = (
                CGPoint(x: x.lowerBound, y: middle + offset), CGPoint(x: x.upperBound, y: middle + offset)
            )
            stroke(
                .line(from: from, to: to), color: drawn.color ?? run.color, width: thickness,
                dash: drawn.dash.map { $0 * thickness })
        }
    }

    /// The width of a line that layout knows nothing of, as the text engine measures it.
    func naturalWidth(of runs: [StyledRun]) -> Double {
        LetterPlaces(of: StyledLine(runs: runs, width: -1), era: fontEra).width
    }

    /// The width of a line as the fonts of this machine have it, without ``LetterPlaces``.
    func shapedWidth(of runs: [StyledRun]) -> Double {
        FontTurns.begin()
        defer { FontTurns.end() }
        let line = StyledLine(runs: runs, width: -1).streamSafe
        guard let layout = makeLayout(line) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        guard let pangoLine = pango_layout_get_line_readonly(layout, 0) else { return 0 }
        return Self.width(of: pangoLine) / line.enlargement
    }

    /// A layout of one line, larger by ``StyledLine/enlargement``.
    private func makeLayout(_ line: StyledLine) -> OpaquePointer? {
        FontRegistry.prepare(line.runs.map(\.font))
        guard let layout = pango_cairo_create_layout(context) else { return nil }
        let pangoContext = pango_layout_get_context(layout)
        // Letters are set as if nothing were scaled or turned: otherwise a squeezed line would get other advances.
        pango_context_set_matrix(pangoContext, nil)
        pango_cairo_context_set_resolution(pangoContext, 72)
        pango_context_set_round_glyph_positions(pangoContext, 0)
        let options = cairo_font_options_create()
        // Glyphs as designed, not fitted to pixels: advances then don't depend on the scale.
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(pangoContext, options)
        cairo_font_options_destroy(options)
        pango_layout_context_changed(layout)
        pango_layout_set_single_paragraph_mode(layout, 1)
        set(line, on: layout)
        var line = line
        if pango_layout_get_unknown_glyphs_count(layout) > 0, line.replaceEmoji() { set(line, on: layout) }
        return layout
    }

    private func set(_ line: StyledLine, on layout: OpaquePointer) {
        // How far tabs lead was measured: Pango's own would count as width that is squeezed out of the letters.
        let text = line.text.replacing("\t", with: " ")
        pango_layout_set_text(layout, text, Int32(text.utf8.count))
        setAttributes(of: line, on: layout)
    }

    private func setAttributes(of line: StyledLine, on layout: OpaquePointer) {
        let list = pango_attr_list_new()
        defer { pango_attr_list_unref(list) }
        let unit = line.enlargement * Double(PANGO_SCALE)
        var start: UInt32 = 0
        for run in line.runs {
            let end = start + UInt32(run.text.utf8.count)
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                guard let attribute else { return }
                attribute.pointee.start_index = start
                attribute.pointee.end_index = end
                pango_attr_list_insert(list, attribute)
            }
            if let description = run.font.makePangoDescription(
                era: fontEra, enlargedBy: line.enlargement)
            {
                insert(pango_attr_font_desc_new(description))
                pango_font_description_free(description)
            }
            func component(_ value: Double) -> UInt16 { UInt16((value * 65535).rounded()) }
            let color = run.color
            insert(pango_attr_foreground_new(component(color.red), component(color.green), component(color.blue)))
            // Pango reads an alpha of 0 as "not set".
            insert(pango_attr_foreground_alpha_new(max(1, component(color.alpha))))
            if let underline = run.underline, run.ownUnderline == nil {
                insert(pango_attr_underline_new(underline.isDouble ? PANGO_UNDERLINE_DOUBLE : PANGO_UNDERLINE_SINGLE))
                if let own = underline.color {
                    insert(
                        pango_attr_underline_color_new(
                            component(own.red), component(own.green), component(own.blue)))
                }
            }
            if run.baselineOffset != 0 { insert(pango_attr_rise_new(Int32(run.baselineOffset * unit))) }
            if run.font.family == .monospacedDigitSystem { insert(pango_attr_font_features_new("tnum=1")) }
            start = end
        }
        pango_layout_set_attributes(layout, list)
    }

    /// Where backgrounds go, from the line's left end, assuming left-to-right runs.
    private func backgrounds(
        of line: StyledLine, _ places: LetterPlaces
    ) -> [(x: Double, width: Double, ascent: Double, height: Double, color: Color)] {
        var result: [(x: Double, width: Double, ascent: Double, height: Double, color: Color)] = []
        for (run, x) in zip(line.runs, places.runs) {
            guard let color = run.background else { continue }
            result.append(
                (x.lowerBound, x.upperBound - x.lowerBound, 0.952 * run.font.size, 1.193 * run.font.size, color))
        }
        return result
    }

    /// Takes out what no font of this machine has, which Pango would draw as boxes with numbers in them, and answers
    /// where neutral blocks stand for it, in the line's enlarged points.
    private func takeUnknownGlyphs(from line: UnsafeMutablePointer<PangoLayoutLine>) -> [CGRect] {
        var blocks: [CGRect] = []
        var x = 0
        var link = line.pointee.runs
        while let node = link {
            link = node.pointee.next
            guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let string = run.pointee.glyphs
            else { continue }
            for index in 0..<Int(string.pointee.num_glyphs) {
                guard let glyph = string.pointee.glyphs?.advanced(by: index) else { continue }
                let width = Int(glyph.pointee.geometry.width)
                if glyph.pointee.glyph & Self.unknownGlyph != 0 {
                    glyph.pointee.glyph = Self.emptyGlyph
                    let (left, side) = (Double(x) / Double(PANGO_SCALE), Double(width) / Double(PANGO_SCALE))
                    var metrics = PangoRectangle()
                    pango_font_get_glyph_extents(run.pointee.item.pointee.analysis.font, 0, nil, &metrics)
                    let height = Double(metrics.height) / Double(PANGO_SCALE) * 0.62
                    blocks.append(CGRect(x: left + side * 0.06, y: -height, width: side * 0.88, height: height * 1.08))
                }
                x += width
            }
        }
        return blocks
    }

    /// Pango's `PANGO_GLYPH_UNKNOWN_FLAG` and `PANGO_GLYPH_EMPTY`, macros that Swift doesn't see.
    private static let unknownGlyph: UInt32 = 0x1000_0000
    static let emptyGlyph: UInt32 = 0x0FFF_FFFF

    private static func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Double {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return Double(logical.width) / Double(PANGO_SCALE)
    }
}
