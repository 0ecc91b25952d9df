import Foundation

/// A way through a text, of either kind.
public struct UITextDirection: Hashable, RawRepresentable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A way through the text.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
    /// A way over its lines.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    var isBackward: Bool {
        [1, UITextLayoutDirection.left.rawValue, UITextLayoutDirection.up.rawValue].contains(rawValue)
    }
}

/// Parts that a text is made of.
public enum UITextGranularity: Int, Sendable { case character = 0, word, sentence, paragraph, line, document }

/// Finds the parts of a text.
@preconcurrency @MainActor
public protocol UITextInputTokenizer: NSObjectProtocol {
    func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange?
    func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool
}

/// Finds the parts of a text: words are letters and digits in a row, sentences end at full stops and the like, a line is a
/// paragraph.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UITextInput)?

    /// Of a field's or view's text.
    public init(textInput: any UITextInput) { input = textInput }

    private func parts(_ granularity: UITextGranularity) -> [NSRange] {
        guard let input,
            let range = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
            let text = input.text(in: range)
        else { return [] }
        let pattern: String
        switch granularity {
        case .character: pattern = "(?s)\\X"
        case .word: pattern = "\\w+(?:['’]\\w+)*"
        case .sentence: pattern = "[^.!?\\n]+[.!?]*"
        case .paragraph, .line: pattern = "[^\\n]+"
        case .document: return [NSRange(location: 0, length: (text as NSString).length)]
        }
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        let everything = NSRange(location: 0, length: (text as NSString).length)
        return expression.matches(in: text, range: everything).map(\.range)
    }

    /// The part around a place: that behind it, or going backwards that before it. Nil between parts.
    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        let place = position.offset
        return parts(granularity).first { part in
            direction.isBackward
                ? part.location < place && place <= part.location + part.length
                : part.location <= place && place < part.location + part.length
        }.map { UITextRange($0) }
    }

    /// Whether a part ends, or going backwards begins, at a place.
    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        parts(granularity).contains { part in
            (direction.isBackward ? part.location : part.location + part.length) == position.offset
        }
    }
}

extension UITextInput {
    /// Finds the parts of the text.
    public var tokenizer: any UITextInputTokenizer { UITextInputStringTokenizer(textInput: self) }
}
