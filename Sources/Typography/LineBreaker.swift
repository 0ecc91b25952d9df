/// Where a text may be broken into lines: Unicode Standard Annex 14 (version 15.0), rules LB2 to LB31, with numbers by
/// the regular expression of its section 8.2, example 7.
struct LineBreaker {
    /// What may happen before a character.
    enum Opportunity: UInt8 {
        case prohibited, allowed, mandatory
    }

    /// The opportunity before each character; the first entry is always `prohibited`. Linear in the number of
    /// characters.
    static func opportunities(_ classes: [LineBreakClass]) -> [Opportunity] {
        var result = [Opportunity](repeating: .prohibited, count: classes.count)
        guard let first = classes.first else { return result }
        var state = State(first: first)
        for index in classes.indices.dropFirst() {
            let next = index + 1 < classes.count ? classes[index + 1] : nil
            result[index] = state.advance(to: classes[index], followedBy: next)
        }
        return result
    }

    /// What the rules need to know about the text so far.
    private struct State {
        /// The class just before, with marks taken as the character they attach to (LB9) or as letters (LB10).
        var previous: LineBreakClass
        /// The class before any run of spaces that ends here; `previous` if there are none.
        var beforeSpaces: LineBreakClass
        /// The class before `previous`, for the rules that look two back.
        var beforePrevious: LineBreakClass?
        /// The character just before as it is written.
        var raw: LineBreakClass
        /// How many regional indicators stand in a row here.
        var indicators = 0
        /// Where in a number we are (LB25).
        var number = NumberState.none

        enum NumberState { case none, digits, closed }

        init(first: LineBreakClass) {
            let resolved = first.attachesByRule9 ? .alphabetic : first
            (previous, beforeSpaces, raw) = (resolved, resolved, first)
            indicators = resolved == .regionalIndicator ? 1 : 0
            number = resolved == .numeric ? .digits : .none
        }

        mutating func advance(to current: LineBreakClass, followedBy next: LineBreakClass?) -> Opportunity {
            // LB9: marks belong to what they follow and change nothing, unless that is a break or a space.
            if current.attachesByRule9, !previous.isHardBreak, previous != .space, previous != .zeroWidthSpace {
                raw = current
                return .prohibited
            }
            let resolved = current.attachesByRule9 ? .alphabetic : current
            let opportunity = decide(resolved, next: next)
            if resolved == .regionalIndicator {
                indicators = previous == .regionalIndicator ? indicators + 1 : 1
            }
            number = numberState(after: resolved)
            beforePrevious = previous
            previous = resolved
            raw = current
            if resolved != .space { beforeSpaces = resolved }
            return opportunity
        }

        private func numberState(after current: LineBreakClass) -> NumberState {
            switch current {
            case .numeric: .digits
            case .symbol, .infixSeparator: number == .digits ? .digits : .none
            case .closePunctuation, .closeParenthesis, .wideCloseParenthesis: number == .digits ? .closed : .none
            default: .none
            }
        }

        private func decide(_ current: LineBreakClass, next: LineBreakClass?) -> Opportunity {
            // LB4, LB5, LB6: lines end after hard breaks, and nothing separates a hard break from what it ends.
            if previous == .carriageReturn, current == .lineFeed { return .prohibited }
            if previous.isHardBreak { return .mandatory }
            if current.isHardBreak { return .prohibited }
            // LB7, LB8, LB8a.
            if current == .space || current == .zeroWidthSpace { return .prohibited }
            if beforeSpaces == .zeroWidthSpace { return .allowed }
            if raw == .zeroWidthJoiner { return .prohibited }
            // LB11, LB12, LB12a.
            if current == .wordJoiner || previous == .wordJoiner || previous == .glue { return .prohibited }
            if current == .glue, previous != .space, previous != .breakAfter, previous != .hyphen { return .prohibited }
            // LB13: no break before closing punctuation, even after spaces.
            switch current {
            case .closePunctuation, .closeParenthesis, .wideCloseParenthesis, .exclamation, .infixSeparator, .symbol:
                return .prohibited
            default: break
            }
            // LB14 to LB17: what the spaces stand after decides.
            if beforeSpaces.isOpening { return .prohibited }
            if beforeSpaces == .quotation, current.isOpening { return .prohibited }
            if beforeSpaces.isClosing, current == .nonstarter { return .prohibited }
            if beforeSpaces == .breakBoth, current == .breakBoth { return .prohibited }
            // LB18: break after spaces.
            if previous == .space { return .allowed }
            return decideWithoutSpaces(current, next: next)
        }

        /// LB19 to LB31, for two characters that stand side by side.
        private func decideWithoutSpaces(_ current: LineBreakClass, next: LineBreakClass?) -> Opportunity {
            if current == .quotation || previous == .quotation { return .prohibited }
            if current == .contingentBreak || previous == .contingentBreak { return .allowed }
            if current == .breakAfter || current == .hyphen || current == .nonstarter { return .prohibited }
            if previous == .breakBefore { return .prohibited }
            if beforePrevious == .hebrewLetter, previous == .hyphen || previous == .breakAfter { return .prohibited }
            if previous == .symbol, current == .hebrewLetter { return .prohibited }
            if current == .inseparable { return .prohibited }
            if joinsWordsAndNumbers(current) || continuesNumber(current, next: next) { return .prohibited }
            if joinsHangul(current) { return .prohibited }
            if previous.isLetter, current.isLetter { return .prohibited }
            if previous == .infixSeparator, current.isLetter { return .prohibited }
            if previous.isLetter || previous == .numeric, current == .openPunctuation { return .prohibited }
            if previous == .closeParenthesis, current.isLetter || current == .numeric { return .prohibited }
            if previous == .regionalIndicator, current == .regionalIndicator, indicators % 2 == 1 { return .prohibited }
            if previous == .emojiBase || previous == .reservedPictograph, current == .emojiModifier {
                return .prohibited
            }
            return .allowed
        }

        /// LB23, LB23a, LB24.
        private func joinsWordsAndNumbers(_ current: LineBreakClass) -> Bool {
            if previous.isLetter, current == .numeric { return true }
            if previous == .numeric, current.isLetter { return true }
            if previous == .prefix, current.isPictographic { return true }
            if previous.isPictographic, current == .postfix { return true }
            if previous == .prefix || previous == .postfix, current.isLetter { return true }
            return previous.isLetter && (current == .prefix || current == .postfix)
        }

        /// LB25: (PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?
        private func continuesNumber(_ current: LineBreakClass, next: LineBreakClass?) -> Bool {
            switch current {
            case .numeric:
                switch previous {
                case .prefix, .postfix, .openPunctuation, .wideOpenPunctuation, .hyphen: return true
                case .numeric, .symbol, .infixSeparator: return number == .digits
                default: return false
                }
            case .prefix, .postfix: return number != .none
            case .openPunctuation, .wideOpenPunctuation, .hyphen:
                return (previous == .prefix || previous == .postfix) && next == .numeric
            default: return false
            }
        }

        /// LB26 and LB27.
        private func joinsHangul(_ current: LineBreakClass) -> Bool {
            switch (previous, current) {
            case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT): true
            case (.hangulV, .hangulV), (.hangulV, .hangulT), (.hangulLV, .hangulV), (.hangulLV, .hangulT): true
            case (.hangulT, .hangulT), (.hangulLVT, .hangulT): true
            default: previous.isHangul && current == .postfix || previous == .prefix && current.isHangul
            }
        }
    }
}

extension LineBreakClass {
    fileprivate var attachesByRule9: Bool { self == .combiningMark || self == .zeroWidthJoiner }
    fileprivate var isLetter: Bool { self == .alphabetic || self == .hebrewLetter }
    fileprivate var isOpening: Bool { self == .openPunctuation || self == .wideOpenPunctuation }
    fileprivate var isClosing: Bool {
        self == .closePunctuation || self == .closeParenthesis || self == .wideCloseParenthesis
    }
    fileprivate var isPictographic: Bool {
        self == .ideographic || self == .emojiBase || self == .emojiModifier || self == .reservedPictograph
    }
    fileprivate var isHangul: Bool {
        switch self {
        case .hangulL, .hangulV, .hangulT, .hangulLV, .hangulLVT: true
        default: false
        }
    }
}
