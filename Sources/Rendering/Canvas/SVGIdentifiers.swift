/// Numbers the ids of an SVG file anew, in the order in which they occur.
///
/// The drawing library counts on through all files of a process; a file must not tell what was drawn before it.
struct SVGIdentifiers {
    private let svg: [UInt8]
    private var names: [ArraySlice<UInt8>: [UInt8]] = [:]

    /// - Parameter svg: as the drawing library writes it: without a text in which `id="` or `#` mean something else.
    init(_ svg: [UInt8]) {
        self.svg = svg
        var names: [ArraySlice<UInt8>: [UInt8]] = [:]
        var counts: [ArraySlice<UInt8>: Int] = [:]
        forEachName(after: [Self.definition]) { name in
            // "glyph-0-1" is the first "glyph-", whatever its numbers are.
            let kind = name.prefix { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            names[name] = Array(kind) + Array("\(counts[kind, default: 0])".utf8)
            counts[kind, default: 0] += 1
        }
        self.names = names
    }

    private static let definition = Array(#" id=""#.utf8)
    private static let reference = Array("#".utf8)

    /// The file with its new ids. O(bytes).
    func renumbered() -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(svg.count)
        var copied = 0
        forEachName(after: [Self.definition, Self.reference]) { name in
            guard let new = names[name] else { return }
            text += svg[copied..<name.startIndex] + new
            copied = name.endIndex
        }
        return text + svg[copied...]
    }

    /// Finds what follows one of the marks, up to the next quote or parenthesis.
    private func forEachName(after marks: [[UInt8]], _ body: (ArraySlice<UInt8>) -> Void) {
        var index = 0
        while index < svg.count {
            guard let mark = marks.first(where: { $0[0] == svg[index] && svg[index...].starts(with: $0) }) else {
                index += 1
                continue
            }
            let start = index + mark.count
            index = svg[start...].firstIndex { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ")") } ?? svg.count
            body(svg[start..<index])
        }
    }
}
