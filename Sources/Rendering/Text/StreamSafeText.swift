extension String {
    /// The text with at most thirty marks on each character, as Unicode's stream-safe text format has it (Standard Annex 15,
    /// section 13). No language needs as many; whoever sets a text takes time in proportion to their square.
    var streamSafe: String {
        guard utf8.count > Self.mostMarks else { return self }
        var marks = 0
        var text = UnicodeScalarView()
        for scalar in unicodeScalars {
            marks = scalar.value >= 0x300 && scalar.properties.canonicalCombiningClass != .notReordered ? marks + 1 : 0
            if marks <= Self.mostMarks { text.append(scalar) }
        }
        return String(text)
    }

    private static var mostMarks: Int { 30 }
}

extension StyledLine {
    /// The line with runs that can be set in a time in proportion to their length.
    var streamSafe: StyledLine {
        var line = self
        for index in line.runs.indices { line.runs[index].text = line.runs[index].text.streamSafe }
        return line
    }
}
