internal import CPangoCairo
internal import Foundation
internal import Typography

extension Canvas {
    /// Draws one line with the left end of its baseline at `origin`, exactly as wide as layout measured it.
    ///
    /// The font's own width and the measured one differ by rounding, and for substituted fonts by more. A little of it
    /// is spread between the letters; what remains narrows the letters themselves, or is left over.
    func draw(_ line: StyledLine, at origin: CGPoint) {
        guard let layout = makeLayout(line) else { return }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        guard let pangoLine = pango_layout_get_line(layout, 0) else { return }
        let natural = Self.width(of: pangoLine) / line.enlargement
        for run in backgrounds(of: line) {
            let scale = natural > 0 ? line.width / natural : 1
            fill(
                .rect(
                    CGRect(
                        x: origin.x + run.x * scale, y: origin.y - run.ascent, width: run.width * scale,
                        height: run.height)),
                color: run.color)
        }
        saved {
            translate(x: origin.x, y: origin.y)
            if natural > line.width + 0.5, line.width > 0 { scale(x: line.width / natural, y: 1) }
            scale(x: 1 / line.enlargement, y: 1 / line.enlargement)
            let blocks = takeUnknownGlyphs(from: pangoLine)
            cairo_move_to(context, 0, 0)
            pango_cairo_show_layout_line(context, pangoLine)
            cairo_new_path(context)
            for block in blocks {
                fill(
                    .roundedRect(block, radius: block.height * 0.15),
                    color: (line.runs.first?.color ?? .black).faded(0.35))
            }
        }
    }

    /// The width of a line as the fonts of this machine draw it, before it is fitted to a measured width.
    func naturalWidth(of runs: [StyledRun]) -> Double {
        let line = StyledLine(runs: runs, width: -1)
        guard let layout = makeLayout(line) else { return 0 }
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        guard let pangoLine = pango_layout_get_line_readonly(layout, 0) else { return 0 }
        return Self.width(of: pangoLine) / line.enlargement
    }

    /// A layout of one line, larger by ``StyledLine/enlargement``, whose letters are spaced so that it is as wide as
    /// `line.width`; a negative width asks for the natural one.
    private func makeLayout(_ line: StyledLine) -> OpaquePointer? {
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
        var line = line.streamSafe
        pango_layout_set_text(layout, line.text, Int32(line.text.utf8.count))
        setAttributes(of: line, on: layout, extraSpacing: 0)
        var isKnown = pango_layout_get_unknown_glyphs_count(layout) == 0
        if !isKnown, line.replaceEmoji() {
            pango_layout_set_text(layout, line.text, Int32(line.text.utf8.count))
            setAttributes(of: line, on: layout, extraSpacing: 0)
            isKnown = pango_layout_get_unknown_glyphs_count(layout) == 0
        }
        let text = line.text
        guard line.width >= 0, let first = pango_layout_get_line_readonly(layout, 0) else { return layout }
        let excess = line.width - Self.width(of: first) / line.enlargement
        if line.spreadsSpaces, excess > 0 {
            let spaces = text.dropFirst().dropLast().count { $0 == " " }
            if spaces > 0 { setAttributes(of: line, on: layout, extraSpacing: 0, spaces: excess / Double(spaces)) }
            return layout
        }
        let count = Double(text.count)
        let size = line.runs.reduce(0) { max($0, $1.font.size) }
        if abs(excess) > 0.001, count > 0 {
            // Letters further apart would look spaced out, closer ones crammed, unless nobody can read them anyway.
            let limit = size * (!isKnown ? 1 : excess > 0 ? 0.1 : 0.03)
            setAttributes(of: line, on: layout, extraSpacing: min(max(excess / count, -limit), limit))
        }
        return layout
    }

    private func setAttributes(of line: StyledLine, on layout: OpaquePointer, extraSpacing: Double, spaces: Double = 0)
    {
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
            let spacing = run.kern + extraSpacing
            if spacing != 0 { insert(pango_attr_letter_spacing_new(Int32((spacing * unit).rounded()))) }
            if spaces > 0 { insertSpaces(spaces * unit, in: run.text, at: start, into: list) }
            if run.isUnderlined { insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE)) }
            if run.isStruckThrough { insert(pango_attr_strikethrough_new(1)) }
            if run.baselineOffset != 0 { insert(pango_attr_rise_new(Int32(run.baselineOffset * unit))) }
            if run.font.family == .monospacedDigitSystem { insert(pango_attr_font_features_new("tnum=1")) }
            start = end
        }
        pango_layout_set_attributes(layout, list)
    }

    /// Widens each space by as many of Pango's units.
    private func insertSpaces(_ width: Double, in text: String, at start: UInt32, into list: OpaquePointer?) {
        for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: " ") {
            guard let attribute = pango_attr_letter_spacing_new(Int32(width.rounded())) else { continue }
            attribute.pointee.start_index = start + UInt32(offset)
            attribute.pointee.end_index = start + UInt32(offset) + 1
            pango_attr_list_insert(list, attribute)
        }
    }

    /// Where backgrounds go, from the line's left end, assuming left-to-right runs.
    private func backgrounds(
        of line: StyledLine
    ) -> [(x: Double, width: Double, ascent: Double, height: Double, color: Color)] {
        guard line.runs.contains(where: { $0.background != nil }) else { return [] }
        var x = 0.0
        var result: [(x: Double, width: Double, ascent: Double, height: Double, color: Color)] = []
        for run in line.runs {
            let width = naturalWidth(of: [run])
            if let color = run.background {
                result.append((x, width, 0.952 * run.font.size, 1.193 * run.font.size, color))
            }
            x += width
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
    private static let emptyGlyph: UInt32 = 0x0FFF_FFFF

    private static func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Double {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        return Double(logical.width) / Double(PANGO_SCALE)
    }
}
