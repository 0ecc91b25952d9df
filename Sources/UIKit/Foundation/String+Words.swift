import Foundation

extension NSString.EnumerationOptions {
    /// Words: letters and digits, with the apostrophes and hyphens between them. Foundation on Linux refuses to find any.
    public static let byWords = NSString.EnumerationOptions(rawValue: 3)
}

extension String {
    /// Gives the parts of a range to a closure, one after the other: each part, its range, and that with what is around it.
    /// Foundation's way, and words besides.
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: EnumerationOptions = [],
        _ body: (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) ->
            Void
    ) where R.Bound == Index {
        let range = range.relative(to: self)
        // The kind of the parts is in the lowest byte.
        guard opts.rawValue & 0xFF == EnumerationOptions.byWords.rawValue else {
            withoutActuallyEscaping(body) { body in
                enumerateFoundationSubstrings(in: range, options: opts, body)
            }
            return
        }
        let words = words(in: range)
        let order = opts.contains(.reverse) ? Array(words.indices.reversed()) : Array(words.indices)
        var stops = false
        for place in order where !stops {
            let next = place + 1 < words.count ? words[place + 1].lowerBound : range.upperBound
            let enclosing = (place == 0 ? range.lowerBound : words[place].lowerBound)..<next
            body(
                opts.contains(.substringNotRequired) ? nil : String(self[words[place]]), words[place], enclosing, &stops
            )
        }
    }

    /// The words in a range.
    private func words(in range: Range<Index>) -> [Range<Index>] {
        func isLetter(_ index: Index) -> Bool { self[index].isLetter || self[index].isNumber }
        var words: [Range<Index>] = []
        var index = range.lowerBound
        while index < range.upperBound {
            guard isLetter(index) else {
                formIndex(after: &index)
                continue
            }
            let start = index
            while index < range.upperBound {
                if isLetter(index) {
                    formIndex(after: &index)
                } else {
                    let next = self.index(after: index)
                    guard "'’-.".contains(self[index]), next < range.upperBound, isLetter(next) else { break }
                    index = next
                }
            }
            words.append(start..<index)
        }
        return words
    }
}

extension StringProtocol {
    /// What Foundation does: here the name isn't hidden by that of `String`.
    fileprivate func enumerateFoundationSubstrings(
        in range: Range<Index>, options: String.EnumerationOptions,
        _ body: @escaping (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) { enumerateSubstrings(in: range, options: options, body) }
}
