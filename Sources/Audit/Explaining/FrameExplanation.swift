import Foundation

/// Why a view's frame is what it is, in data and in words.
///
/// Encoded as JSON it is what `espalier explain --format json` prints.
public struct FrameExplanation: Codable, Hashable, Sendable {
    /// One of a frame's four numbers.
    public enum Attribute: String, Codable, CaseIterable, Hashable, Sendable {
        case x, y, width, height
    }

    /// What the view is called: `label "Name" (abc-de-fgh)`.
    public var view: String
    /// Its object id.
    public var id: String?
    /// Where its element stands.
    public var location: Location
    /// What it is laid out for: `iPhone 15 in portrait`.
    public var environment: String
    /// In its superview's coordinates, in points.
    public var frame: ExplainedFrame
    /// Why the view isn't seen: it is hidden itself, or one that it is in. Nil for a view that is seen.
    public var hidden: String?
    /// Why each of the numbers that were asked for is what it is.
    public var attributes: [AttributeExplanation]
}

/// A frame in points.
public struct ExplainedFrame: Codable, Hashable, Sendable {
    /// The left edge.
    public var x: Double
    /// The upper edge.
    public var y: Double
    /// Not negative.
    public var width: Double
    /// Not negative.
    public var height: Double

    init(_ frame: CGRect) {
        x = Double(frame.minX)
        y = Double(frame.minY)
        width = Double(frame.width)
        height = Double(frame.height)
    }

    /// One of the numbers.
    public subscript(attribute: FrameExplanation.Attribute) -> Double {
        switch attribute {
        case .x: x
        case .y: y
        case .width: width
        case .height: height
        }
    }
}

/// Why one number of a frame is what it is.
public struct AttributeExplanation: Codable, Hashable, Sendable {
    /// What is asked about.
    public var attribute: FrameExplanation.Attribute
    /// What the constraints come to: of the alignment rectangle, not rounded, in points.
    public var value: Double
    /// What it is in the frame, where that differs.
    public var frameValue: Double?
    /// Why it differs.
    public var frameNote: String?
    /// Whether the constraints leave it open. The steps tell what is known of it all the same.
    public var isOpen: Bool
    /// What it follows from, from what is fixed by itself to the view. Their amounts add up to the value.
    public var steps: [ExplanationStep]
    /// What only presses: it keeps inequalities among the steps from having room.
    public var pressing: [ExplanationStep]
    /// What the view would like and doesn't get.
    public var wishes: [MissedWishExplanation]
    /// What else is to be known, a sentence each.
    public var notes: [String]
}

/// A rule that takes part in an argument.
public struct ExplanationStep: Codable, Hashable, Sendable {
    /// Where a rule comes from.
    public enum Source: String, Codable, Hashable, Sendable {
        /// A constraint of the document.
        case constraint
        /// A constraint that a stack view makes for its views.
        case stackView
        /// A constraint that the system makes.
        case system
        /// The size of the screen, or of the root.
        case screen
        /// The frame and the autoresizing mask of a view.
        case autoresizing
        /// The place of the safe area, or of another guide.
        case guide
        /// A view's own size, which hugging keeps it from exceeding.
        case hugging
        /// A view's own size, which compression resistance keeps it from falling below.
        case compressionResistance
        /// A view's own size, which both keep it to.
        case ownSize
        /// No length is negative.
        case nonNegativeSize
    }

    /// Where the rule comes from.
    public var source: Source
    /// What it says, in words.
    public var words: String
    /// The id of the constraint, or of the view whose rule it is.
    public var id: String?
    /// Where the constraint, or the view, stands in the document.
    public var location: Location?
    /// From 0 to 1000; nil where there are two.
    public var priority: Double?
    /// How many points the value moves for each point by which the rule's constant grows.
    public var rate: Double
    /// The part of the value that is due to the rule, in points.
    public var amount: Double
    /// Whether it is an inequality that holds exactly.
    public var isMetExactly: Bool
    /// By how many points it is missed; 0 for a rule that holds.
    public var missed: Double
    /// What stands fast then, in words: `right edge of label "Name" (abc) is at 373`.
    public var conclusion: String?
}

/// A wish that isn't granted.
public struct MissedWishExplanation: Codable, Hashable, Sendable {
    /// What is wished for.
    public var wish: ExplanationStep
    /// What won over it: the rules that make it what it is and matter as much or more.
    public var winners: [ExplanationStep]
}
