/// Explanations as text for people.
public struct ExplanationText: Sendable {
    /// The characters that fit on a line; nil for lines that nothing breaks.
    public var width: Int?

    /// Text whose lines are broken at spaces where a terminal is so wide.
    public init(width: Int? = nil) { self.width = width }

    /// Why a frame is what it is, ended by a line feed.
    public func text(for explanation: FrameExplanation) -> String {
        let frame = explanation.frame
        let numbers = FrameExplanation.Attribute.allCases.map { "\($0.rawValue) \(points(frame[$0]))" }
        var text = line(
            "\(explanation.location.description.onOneLine): \(explanation.view) on \(explanation.environment)")
        text += line("frame: " + numbers.joined(separator: ", "))
        if let hidden = explanation.hidden { text += line("it isn't seen: \(hidden)") }
        for attribute in explanation.attributes { text += "\n" + self.text(for: attribute) }
        return text
    }

    /// What comes of changes, ended by a line feed.
    public func text(for effect: ChangeEffect) -> String {
        var text = line("\(effect.changes.joined(separator: ", and ")), on \(effect.environment):")
        if effect.moves.isEmpty { text += line("no frame moves", indent: 2) }
        for move in effect.moves {
            let parts = FrameExplanation.Attribute.allCases.filter { abs(move.before[$0] - move.after[$0]) >= 0.01 }
                .map { "\($0.rawValue) \(points(move.before[$0])) → \(points(move.after[$0]))" }
            text += line("\(move.view): \(parts.joined(separator: ", "))", indent: 2)
        }
        for problem in effect.newProblems { text += line("now wrong: \(problem)", indent: 2) }
        for problem in effect.solvedProblems { text += line("no longer wrong: \(problem)", indent: 2) }
        return text
    }

    // MARK: Parts

    private func text(for explanation: AttributeExplanation) -> String {
        var text = line("\(explanation.attribute.rawValue) \(title(of: explanation))")
        let shown = explanation.steps.filter(\.isWorthSaying)
        for (index, step) in shown.enumerated() {
            let limit = step.isMetExactly && !step.source.isOwnSize ? ", which is met exactly" : ""
            text += line("\(index + 1). \(words(for: step))\(limit)", indent: 2)
            if let conclusion = step.conclusion { text += line("so the \(conclusion)", indent: 5) }
        }
        for step in explanation.pressing {
            let missed = step.missed > 0.005 ? "; missed by \(points(step.missed))" : ""
            text += line("pressing against that: \(words(for: step))\(missed)", indent: 2)
        }
        for wish in explanation.wishes {
            text += line(
                "not granted: \(words(for: wish.wish)); missed by \(points(wish.wish.missed))\(winners(over: wish, shown))",
                indent: 2)
        }
        for note in explanation.notes { text += line("note: \(note)", indent: 2) }
        return text
    }

    /// What won over a wish: by number where it stands among the steps.
    private func winners(over wish: MissedWishExplanation, _ shown: [ExplanationStep]) -> String {
        let winners = wish.winners.filter(\.isWorthSaying)
        guard !winners.isEmpty else { return "" }
        let numbers = winners.compactMap { winner in shown.firstIndex { $0.isSameRule(as: winner) } }.map { $0 + 1 }
        let others = winners.filter { winner in !shown.contains { $0.isSameRule(as: winner) } }.map {
            "\($0.words)\(place($0))"
        }
        let known = numbers.isEmpty ? [] : [Self.steps(numbers.sorted())]
        return ". It gives way to " + (known + others).joined(separator: "; ")
    }

    /// `step 3`, `steps 1, 2 and 4`, `steps 1 to 5`.
    private static func steps(_ numbers: [Int]) -> String {
        guard let first = numbers.first, let last = numbers.last, first != last else { return "step \(numbers.list)" }
        if last - first == numbers.count - 1, numbers.count > 2 { return "steps \(first) to \(last)" }
        return "steps \(Array(numbers.dropLast()).list) and \(last)"
    }

    /// `353 = 393 − 20 − 20`.
    private func title(of explanation: AttributeExplanation) -> String {
        var title = points(explanation.frameValue ?? explanation.value)
        if explanation.isOpen { return title + ", which is open" }
        let parts = explanation.steps.map(\.amount).filter { abs($0) >= 0.005 }
        if explanation.frameValue != nil {
            title += ", from \(points(explanation.value))"
            if let note = explanation.frameNote { title += " (\(note))" }
        }
        if parts.count > 1 { title += " = \(sumWords(parts))" }
        return title
    }

    private func words(for step: ExplanationStep) -> String { step.words + place(step) }

    private func place(_ step: ExplanationStep) -> String {
        step.location?.position.map { " (line \($0.line))" } ?? ""
    }

    private func line(_ words: String, indent: Int = 0) -> String {
        let space = String(repeating: " ", count: indent)
        let words = words.onOneLine
        guard let width else { return space + words + "\n" }
        return space + words.wrapped(to: max(20, width - indent), indent: space + "   ") + "\n"
    }
}

extension ExplanationStep {
    fileprivate func isSameRule(as other: ExplanationStep) -> Bool {
        words == other.words
            || source.isOwnSize && other.source.isOwnSize && id == other.id && location == other.location
    }

    /// Whether a person needs to hear of it: that things begin at 0 goes without saying.
    fileprivate var isWorthSaying: Bool {
        source != .screen && source != .guide && source != .autoresizing || abs(amount) > 0.005
    }
}

/// `393 − 20 − 20`: what is added comes first.
func sumWords(_ parts: [Double]) -> String {
    var text = ""
    for part in parts.filter({ $0 >= 0 }) + parts.filter({ $0 < 0 }) {
        if text.isEmpty {
            text = part < 0 ? "−\(points(-part))" : points(part)
        } else {
            text += (part < 0 ? " − " : " + ") + points(abs(part))
        }
    }
    return text
}
