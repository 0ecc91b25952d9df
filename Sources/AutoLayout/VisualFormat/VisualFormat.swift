/// A line of Apple's visual format language, parsed: views in a row or column and the spaces between them.
///
/// The grammar is that of Apple's "Visual Format Language" appendix: `H:|-[a(>=50,==b@700)]-8-[b]-(>=gap)-|`.
public struct VisualFormat: Hashable, Sendable {
    /// A number, or a name to be looked up among the metrics or views.
    public enum Value: Hashable, Sendable {
        case number(Double)
        /// The name, and its column in the format, counted from 1.
        case name(String, column: Int)
    }

    /// `relation value @ priority`.
    public struct Predicate: Hashable, Sendable {
        /// How the length compares.
        public var relation: Relation
        /// What it compares with.
        public var value: Value
        /// nil: required.
        public var priority: Value?

        /// A condition on a length.
        public init(relation: Relation, value: Value, priority: Value? = nil) {
            self.relation = relation
            self.value = value
            self.priority = priority
        }
    }

    /// The space between two neighbours.
    public enum Space: Hashable, Sendable {
        /// No hyphen: the neighbours touch.
        case none
        /// One hyphen.
        case standard
        case predicates([Predicate])
    }

    /// A view and what its length along the axis must be.
    public struct View: Hashable, Sendable {
        /// The view's key in the dictionary of views.
        public var name: String
        /// Counted from 1.
        public var column: Int
        /// Conditions on the view's length, in parentheses in the format.
        public var lengths: [Predicate]
    }

    /// The axis that the format speaks of.
    public var axis: Axis
    /// The views in their order.
    public var views: [View]
    /// The space to the superview's leading edge; nil when the line doesn't begin with `|`.
    public var leadingSpace: Space?
    /// The spaces between neighbours: one less than ``views``.
    public var spaces: [Space]
    /// The space to the superview's trailing edge; nil when the line doesn't end with `|`.
    public var trailingSpace: Space?

    /// Parses a line.
    public init(_ format: String) throws(VisualFormatError) {
        var parser = VisualFormatParser(format)
        self = try parser.parse()
    }

    init(axis: Axis, views: [View], leadingSpace: Space?, spaces: [Space], trailingSpace: Space?) {
        self.axis = axis
        self.views = views
        self.leadingSpace = leadingSpace
        self.spaces = spaces
        self.trailingSpace = trailingSpace
    }
}

/// What is wrong with a line of the visual format language, and where.
public struct VisualFormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The format as it was given.
    public var format: String
    /// Where, counted from 1; one past the end when the line stops too early.
    public var column: Int
    /// What is wrong there, in one sentence.
    public var message: String

    /// An error at a column of a format.
    public init(format: String, column: Int, message: String) {
        self.format = format
        self.column = column
        self.message = message
    }

    /// The message, the line and a mark below the column.
    public var description: String {
        "visual format, column \(column): \(message)\n\(format)\n"
            + String(repeating: " ", count: max(0, column - 1)) + "^"
    }
}
