internal import CPangoCairo
internal import Foundation

/// Letters of a run that are drawn by their paths.
struct LettersDrawnAlone {
    let run: StyledRun
    /// Where their baseline begins, from that of the line, in the line's enlarged points.
    let start: CGPoint
    /// Pango's font and glyphs; ``Canvas/draw(_:enlargedBy:)`` frees these.
    let font: UnsafeMutablePointer<PangoFont>?
    let glyphs: UnsafeMutablePointer<PangoGlyphString>
}

extension Canvas {
    /// Takes out the letters with outlines and those that lean. Pictures of emoji have no paths, and stay.
    func takeLettersDrawnAlone(
        from pangoLine: UnsafeMutablePointer<PangoLayoutLine>, of line: StyledLine
    ) -> [LettersDrawnAlone] {
        guard line.runs.contains(where: \.isDrawnAlone) else { return [] }
        var taken: [LettersDrawnAlone] = []
        var x = 0.0
        var link = pangoLine.pointee.runs
        while let node = link {
            link = node.pointee.next
            guard let piece = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let item = piece.pointee.item, let glyphs = piece.pointee.glyphs
            else { continue }
            let width = Double(pango_glyph_string_get_width(glyphs)) / Double(PANGO_SCALE)
            defer { x += width }
            let font = item.pointee.analysis.font
            guard let run = line.run(atByte: Int(item.pointee.offset)), run.isDrawnAlone, hasPath(glyphs, font),
                let copy = pango_glyph_string_copy(glyphs)
            else { continue }
            for index in 0..<Int(glyphs.pointee.num_glyphs) { glyphs.pointee.glyphs[index].glyph = Self.emptyGlyph }
            let start = CGPoint(x: x, y: -run.baselineOffset * line.enlargement)
            taken.append(LettersDrawnAlone(run: run, start: start, font: font, glyphs: copy))
        }
        return taken
    }

    private func hasPath(
        _ glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>?
    ) -> Bool {
        cairo_new_path(context)
        defer { cairo_new_path(context) }
        pango_cairo_glyph_string_path(context, font, glyphs)
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(context, &left, &top, &right, &bottom)
        return right > left && bottom > top
    }

    /// Draws letters that were taken, once.
    func draw(_ letters: LettersDrawnAlone, enlargedBy enlargement: Double) {
        defer { pango_glyph_string_free(letters.glyphs) }
        let run = letters.run
        saved {
            translate(x: letters.start.x, y: letters.start.y)
            var lean = cairo_matrix_t(xx: 1, yx: 0, xy: -run.obliqueness, yy: 1, x0: 0, y0: 0)
            cairo_transform(context, &lean)
            cairo_move_to(context, 0, 0)
            pango_cairo_glyph_string_path(context, letters.font, letters.glyphs)
            if run.outline?.isFilled ?? true {
                setSource(run.color)
                cairo_fill_preserve(context)
            }
            if let outline = run.outline {
                setSource(outline.color ?? run.color)
                cairo_set_line_width(context, outline.width * run.font.size * enlargement)
                cairo_stroke_preserve(context)
            }
            cairo_new_path(context)
        }
    }
}

extension StyledLine {
    /// The run that a byte of the line's text belongs to.
    fileprivate func run(atByte offset: Int) -> StyledRun? {
        var end = 0
        return runs.first { run in
            end += run.text.utf8.count
            return offset < end
        }
    }
}
