extension Sequence<String> {
    /// The words that are nearest to one that isn't known, the nearest first, for "did you mean". Takes no account of case.
    package func nearest(to word: String, count: Int) -> [String] {
        // Nobody means a known word by a text of megabytes.
        let letters = Array(word.lowercased().prefix(100))
        return map { (distance: editDistance(Array($0.lowercased()), letters), word: $0) }
            .sorted { $0.distance < $1.distance }.prefix(count).map(\.word)
    }

    /// The word that somebody most likely meant; nil when none is near.
    package func meant(by word: String) -> String? {
        let letters = Array(word.lowercased().prefix(100))
        let near = nearest(to: word, count: 1).first {
            editDistance(Array($0.lowercased()), letters) <= Swift.max(1, letters.count / 3)
        }
        return near ?? shortest(holding: String(letters))
    }

    /// The shortest word that has a part, one that begins with it before others: `truncated` means `truncated-text`.
    private func shortest(holding part: String) -> String? {
        guard part.count >= 3 else { return nil }
        let holding = filter { $0.lowercased().contains(part) }
        let beginning = holding.filter { $0.lowercased().hasPrefix(part) }
        return (beginning.isEmpty ? holding : beginning).min { ($0.count, $0) < ($1.count, $1) }
    }
}

/// The number of letters to insert, delete, replace or swap with their neighbour to turn one word into the other.
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
    var before: [Int] = []
    var last: [Int] = []
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
        (before, last) = (last, row)
        row[0] = i + 1
        for (j, other) in b.enumerated() {
            row[j + 1] = min(last[j] + (letter == other ? 0 : 1), row[j] + 1, last[j + 1] + 1)
            if i > 0, j > 0, letter == b[j - 1], a[i - 1] == other {
                row[j + 1] = min(row[j + 1], before[j - 1] + 1)
            }
        }
    }
    return row[b.count]
}
