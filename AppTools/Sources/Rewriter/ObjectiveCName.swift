/// The names under which Objective-C knows members that Swift declares.
enum ObjectiveCName {
    /// The selector of a method: its base name and its labels, `with` before the first where it begins with no preposition.
    ///
    /// `tap(_:)` is `tap:`, `add(sender:)` is `addWithSender:`, `move(to:animated:)` is `moveTo:animated:`.
    static func selector(base: String, labels: [String?], throwing: Bool = false, isAsync: Bool = false) -> String {
        var pieces = labels.map { $0 ?? "" }
        if throwing && !isAsync { pieces.append(pieces.isEmpty ? "AndReturnError" : "error") }
        if isAsync { pieces.append(pieces.isEmpty ? "WithCompletionHandler" : "completionHandler") }
        guard let first = pieces.first else { return base }
        var name = base
        if labels.isEmpty {
            name += first
        } else if !first.isEmpty {
            let isJoined = prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(base))
            name += (isJoined ? "" : "With") + capitalised(first)
        }
        return ([name] + pieces.dropFirst()).map { $0 + ":" }.joined()
    }

    /// The selector that sets a property.
    static func setter(of property: String) -> String { "set\(capitalised(property)):" }

    private static func capitalised(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    private static func firstWord(_ name: String) -> String { String(name.prefix { !$0.isUppercase }).lowercased() }

    private static func lastWord(_ name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }

    /// The prepositions that Swift's compiler knows.
    private static let prepositions: Set = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given",
        "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
        "using", "via", "when", "with", "within",
    ]
}
