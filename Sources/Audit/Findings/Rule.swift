import InterfaceBuilder
public import UIKit

/// What a finding is an instance of; its id is printed in parentheses at the end of the finding's line.
///
/// Each rule stands in a file of its own: in the folder `Checking` if it looks at the layout of documents, else in
/// `Findings/Rules`. ``all`` lists them.
public struct Rule: Sendable {
    /// Finds the instances in a tree of a laid-out document.
    typealias Check = @MainActor @Sendable (CheckedTree) -> [Finding]
    /// Finds the instances in a document and the project around it, whatever it is laid out for.
    typealias DocumentCheck = @MainActor @Sendable (Document, Rule) -> [Finding]

    /// The name by which people and programs know the rule: `ambiguous-layout`.
    public let id: String
    /// How bad an instance of the rule is, unless a project says otherwise.
    public let severity: Finding.Severity
    /// Whether the rule is checked only where a project asks for it.
    public let isOptIn: Bool
    /// Whether its findings say where a view stands, or what room it has: there they may be consequences of a contradiction.
    let isAboutPlaces: Bool
    /// What a finding of the rule says, in half a sentence.
    public let meaning: String
    /// What a person needs who sees a finding of the rule for the first time.
    public let explanation: Explanation
    /// Nil for rules whose instances don't show in a layout.
    let check: Check?
    /// Nil for rules whose instances show in a layout, or are found while documents are read or made.
    let documentCheck: DocumentCheck?

    /// - Parameters:
    ///   - id: small letters and hyphens.
    ///   - optIn: whether the rule is checked only where a project asks for it.
    ///   - ofPlaces: whether its findings say where a view stands, or what room it has.
    init(
        _ id: String, _ severity: Finding.Severity, optIn: Bool = false, ofPlaces isAboutPlaces: Bool = false,
        _ meaning: String, explanation: Explanation,
        check: Check? = nil, inDocument documentCheck: DocumentCheck? = nil
    ) {
        self.id = id
        self.severity = severity
        self.isOptIn = optIn
        self.isAboutPlaces = isAboutPlaces
        self.meaning = meaning
        self.explanation = explanation
        self.documentCheck = documentCheck
        self.check = check
    }

    /// Every rule.
    public static let all: [Rule] = [
        unsatisfiableConstraints,
        invalidConstraint,
        ambiguousLayout,
        unknownOwnSize,
        truncatedText,
        clippedText,
        fixedHeightText,
        offScreen,
        outsideParent,
        overlap,
        zeroSize,
        misplaced,
        noConstraints,
        noOpConstraint,
        smallTarget,
        unlabelledImageButton,
        missingImage,
        missingColour,
        unknownClass,
        danglingOutlet,
        danglingReference,
        duplicateID,
        invalidValue,
        unknownElement,
        unusableFont,
        unusableTranslation,
        unreadableDocument,
        unsupportedDocument,
        unsolvedLayout,
        failedLayout,
    ]

    /// The rule with an id.
    public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}

extension Rule {
    /// What a rule is about, at length: for `espalier rules ID` and for its section of `Documentation/Rules.md`.
    ///
    /// Texts are plain sentences; names of attributes and literal values stand between backquotes.
    public struct Explanation: Sendable, Hashable {
        /// What goes wrong for the people who use the app.
        public var why: String
        /// What the author can do about it.
        public var fix: String
        /// A document that has a finding, and one that has none; nil for rules about what no document shows.
        public var example: Example?

        /// An explanation.
        public init(why: String, fix: String, example: Example?) {
            self.why = why
            self.fix = fix
            self.example = example
        }
    }

    /// What Interface Builder would write: the content of a scene's root view, 393 points wide, or a whole document.
    public struct Example: Sendable, Hashable {
        /// Markup in which the rule finds something.
        public var bad: String
        /// The same, put right.
        public var good: String
        /// The name of the device to look at both on; nil for the canvas that they record.
        public var device: String?
        /// The reader's text size; nil for the usual one.
        public var textSize: UIContentSizeCategory?

        /// An example; a test checks that the rule finds something in the first markup and nothing in the second.
        public init(bad: String, good: String, device: String? = nil, textSize: UIContentSizeCategory? = nil) {
            self.bad = bad
            self.good = good
            self.device = device
            self.textSize = textSize
        }
    }
}

extension Rule: Hashable {
    /// Whether both are the same rule.
    public static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

    /// Feeds the id into the hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A rule is known by its id wherever findings are sent or kept.
extension Rule: Codable {
    /// Reads an id.
    /// - Throws: `DecodingError` for one that no rule has, as a report of another version may.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let id = try container.decode(String.self)
        guard let rule = Rule.named(id) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "there is no rule \(id.debugDescription)")
        }
        self = rule
    }

    /// Writes the id.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(id)
    }
}
