internal import CPangoCairo
internal import Foundation
internal import Typography

/// Where the letters of a line stand, as layout measured them.
///
/// One engine places letters: the one that lays out. Pango only finds the glyphs, whose own widths are replaced.
struct LetterPlaces {
    /// From the line's left end, for each UTF-8 byte of the line's text in reading order, and last the width. Points.
    private var offsets: [Double] = []
    /// Extra space behind each byte's character, which belongs to no glyph.
    private var kerns: [Double] = []
    /// Whether the width of each byte's character is known, and not merely typical.
    private var isMeasured: [Bool] = []
    /// Where each run of the line begins and ends.
    private(set) var runs: [ClosedRange<Double>] = []

    var width: Double { offsets.last ?? 0 }

    /// - Parameters:
    ///   - line: a negative width asks for the natural one. Otherwise letters, or only spaces, move apart or together to
    ///     give the line its width.
    ///   - shown: the text that is drawn, where other characters stand for some of the line's; nil for the line's own.
    init(of line: StyledLine, shownAs shown: String? = nil, era: FontEra) {
        let text = AttributedText(runs: line.runs.map(\.measured))
        var places = SystemTextEngine().places(of: text, era: era)
        if line.width >= 0 { Self.fit(&places, of: line) }
        let characters = line.runs.flatMap { run in run.text.map { (character: $0, run: run) } }
        var drawn = shown.map(Array.init) ?? []
        if drawn.count != characters.count { drawn = characters.map(\.character) }
        var scalar = 0
        for (index, (character, run)) in characters.enumerated() {
            if drawn[index] == character {
                for unicode in character.unicodeScalars {
                    let isMeasured = SystemTextEngine().isMeasured(unicode, in: run.font)
                    append(places[scalar], kern: run.kern, isMeasured: isMeasured, bytes: UTF8.width(unicode))
                    scalar += 1
                }
            } else {
                append(places[scalar], kern: run.kern, isMeasured: true, bytes: drawn[index].utf8.count)
                scalar += character.unicodeScalars.count
            }
        }
        offsets.append(places.last ?? 0)
        var start = 0
        for run in line.runs {
            let end = start + run.text.unicodeScalars.count
            runs.append(places[start]...max(places[start], places[end]))
            start = end
        }
    }

    private mutating func append(_ place: Double, kern: Double, isMeasured: Bool, bytes: Int) {
        self.isMeasured.append(contentsOf: repeatElement(isMeasured, count: bytes))
        offsets.append(contentsOf: repeatElement(place, count: bytes))
        kerns.append(contentsOf: repeatElement(kern, count: bytes))
    }

    /// Gives the line its width: by its inner spaces where only they grow, else by all letters.
    private static func fit(_ places: inout [Double], of line: StyledLine) {
        guard let natural = places.last, natural > 0 else { return }
        let scalars = Array(line.text.unicodeScalars)
        let inner = scalars.dropFirst().dropLast().count { $0 == " " }
        if line.spreadsSpaces, line.width > natural, inner > 0 {
            let extra = (line.width - natural) / Double(inner)
            var added = 0.0
            for index in scalars.indices {
                places[index] += added
                if scalars[index] == " ", index > 0, index < scalars.count - 1 { added += extra }
            }
            places[places.count - 1] += added
        } else if !line.spreadsSpaces {
            let factor = line.width / natural
            for index in places.indices { places[index] *= factor }
        }
    }

    mutating func scale(by factor: Double) {
        guard factor != 1 else { return }
        for index in offsets.indices { offsets[index] *= factor }
    }

    /// Moves the glyphs of a line to their places.
    ///
    /// - Parameter unit: Pango's units to a point.
    func apply(to line: UnsafeMutablePointer<PangoLayoutLine>, unit: Double) {
        var link = line.pointee.runs
        while let node = link {
            link = node.pointee.next
            guard let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let item = run.pointee.item, let string = run.pointee.glyphs
            else { continue }
            let (start, length) = (Int(item.pointee.offset), Int(item.pointee.length))
            guard start + length < offsets.count else { continue }
            let isRightToLeft = item.pointee.analysis.level % 2 == 1
            if !isMeasured[start..<start + length].contains(false) {
                place(string, from: start, length: length, isRightToLeft: isRightToLeft, unit: unit)
            } else {
                keepTogether(string, from: start, length: length, unit: unit)
            }
        }
    }

    /// Gives each cluster of glyphs the room that its characters were measured with. Glyphs of other widths, as substituted
    /// fonts have them, stand in the middle of it.
    private func place(
        _ string: UnsafeMutablePointer<PangoGlyphString>, from start: Int, length: Int, isRightToLeft: Bool,
        unit: Double
    ) {
        guard let glyphs = string.pointee.glyphs, let clusters = string.pointee.log_clusters else { return }
        let count = Int(string.pointee.num_glyphs)
        var first = 0
        var before = length
        while first < count {
            let cluster = Int(clusters[first])
            var next = first + 1
            while next < count, Int(clusters[next]) == cluster { next += 1 }
            let end = isRightToLeft ? before : next < count ? Int(clusters[next]) : length
            before = cluster
            guard 0 <= cluster, cluster < end, end <= length else {
                first = next
                continue
            }
            let (from, to) = (offsets[start + cluster] * unit, offsets[start + end] * unit)
            let natural = (first..<next).reduce(0) { $0 + Int(glyphs[$1].geometry.width) }
            let excess = Int(to.rounded()) - Int(from.rounded()) - natural
            glyphs[next - 1].geometry.width += PangoGlyphUnit(excess)
            let shift = (Double(excess) - kerns[start + cluster] * unit) / 2
            // A letter of the right font has its width but for rounding and kerning.
            if abs(shift) > 0.08 * Double(max(natural, 1)) {
                for glyph in first..<next { glyphs[glyph].geometry.x_offset += PangoGlyphUnit(shift.rounded()) }
            }
            first = next
        }
    }

    /// Leaves the glyphs of a script that the tables don't cover as their font sets them, for letters may join: all of them
    /// together stand in the middle of the room that was measured for them, closer where it is narrow.
    private func keepTogether(
        _ string: UnsafeMutablePointer<PangoGlyphString>, from start: Int, length: Int, unit: Double
    ) {
        let count = Int(string.pointee.num_glyphs)
        guard let glyphs = string.pointee.glyphs, count > 0 else { return }
        let natural = (0..<count).reduce(0) { $0 + Int(glyphs[$1].geometry.width) }
        let room = Int((offsets[start + length] * unit).rounded()) - Int((offsets[start] * unit).rounded())
        guard natural > 0, natural <= room else {
            var (before, placed) = (0, 0)
            for glyph in 0..<count {
                before += Int(glyphs[glyph].geometry.width)
                let end = natural > 0 ? before * room / natural : 0
                glyphs[glyph].geometry.width = PangoGlyphUnit(end - placed)
                placed = end
            }
            return
        }
        for glyph in 0..<count { glyphs[glyph].geometry.x_offset += PangoGlyphUnit((room - natural) / 2) }
        glyphs[count - 1].geometry.width += PangoGlyphUnit(room - natural)
    }
}
