public import Foundation
public import InterfaceBuilder

/// How the frames that a document records differ from those that its constraints come to.
public struct DocumentComparison: Codable, Sendable {
    /// The path as the caller spelled it.
    public var path: String
    /// In points: frames differ when one of their four numbers does by more.
    public var tolerance: Double
    /// How many views were compared: those whose recorded frame is the result of a layout.
    public var compared = 0
    /// How many weren't, as Interface Builder itself had marked them, or a view around them, as misplaced or ambiguous
    /// when it saved the document.
    public var marked = 0
    /// The views that differ, in document order.
    public var differences: [FrameDifference] = []
    /// What the differences come from, each once, in the order in which views show them.
    public var causes: [DifferenceCause] = []
    /// The outlines of all views, if they were asked for.
    public var scenes: [ComparedScene] = []
}

/// A view whose recorded frame isn't the computed one.
public struct FrameDifference: Codable, Sendable {
    /// The view's object id.
    public var id: String?
    /// The name of its element: `label`.
    public var element: String
    /// The view in words: `label "Name" (abc-de-fgh)`.
    public var name: String
    /// Where the view's element stands in the document.
    public var position: SourcePosition
    /// In points, in the superview's coordinates.
    public var recorded: CGRect
    /// In points, in the superview's coordinates.
    public var computed: CGRect
    /// An index into ``DocumentComparison/causes``.
    public var cause: Int
    /// Whether the view stands for its cause: it is one that the cause speaks of or, where none of those differ, the first
    /// that was moved. All others only moved with it.
    public var isOrigin: Bool
}

/// A rule or constraint on which the recorded frames and the computed ones disagree.
public struct DifferenceCause: Codable, Sendable {
    /// What the cause has in common with others.
    public var kind: Kind
    /// What disagrees, on one line.
    public var message: String
    /// Where it stands in the document; nil for what has no place of its own.
    public var position: SourcePosition?
    /// The ids of the views it speaks of.
    public var views: [String]

    /// What causes have in common; the raw value is printed.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// Text is as much as one point wider or narrower than was recorded.
        case textWidth = "text-width"
        /// Text is wider or narrower than was recorded by more than a point.
        case textWidthFar = "text-width-far"
        /// Text is higher or lower than was recorded, or has another number of lines.
        case textHeight = "text-height"
        /// Text is in a typeface that only the app brings along.
        case font
        /// A control has another size of its own.
        case controlSize = "control-size"
        /// A picture has another size, or isn't there.
        case imageSize = "image-size"
        /// A class of the author's has a size of its own that only its code knows.
        case customClass = "custom-class"
        /// Nothing gives a view the length that was recorded: its code does, or it's left from an earlier edit.
        case noSize = "no-size"
        /// A plain view that a stack arranges keeps the length of an earlier state, as Interface Builder lets it. With that
        /// length given, the recorded frame follows.
        case keptLength = "kept-length"
        /// Text stands on another baseline.
        case baseline
        /// Margins have another width.
        case margins
        /// Bars, or the safe area, cover another part of the screen.
        case safeArea = "safe-area"
        /// Arranged views that are hidden took room when the frames were recorded.
        case hiddenViews = "hidden-views"
        /// Views have other shares of a stack that fills proportionally.
        case proportions
        /// No rule is missed by more than rounding two edges to pixels may take it.
        case rounding
        /// The recorded frames grant another wish of the same priority: both solutions are as good.
        case tie
        /// Constraints leave it open.
        case ambiguity
        /// Required constraints contradict each other, and another one was left out.
        case contradiction
        /// The recorded frames miss a required constraint, or a required rule of a stack view: they are of another state
        /// of the document.
        case stale
        /// The recorded frames miss a constraint that is only wished for, or stay within a limit.
        case constraint
        /// The recorded frames miss a wish of a stack view, or stay within one of its limits.
        case stackView = "stack-view"
        /// The root, or an autoresizing view, has another frame.
        case givenFrame = "given-frame"
        /// No constraint has to do with it.
        case unexplained
    }
}

/// The outlines of one tree of views.
public struct ComparedScene: Codable, Sendable {
    /// A name for people.
    public var title: String
    /// In points.
    public var size: CGSize
    /// Superviews before their subviews.
    public var views: [Outline]
    /// A PNG of the computed layout, two pixels to the point, if pictures were asked for.
    public var picture: Data?

    /// One view's two outlines in the coordinates of the scene.
    public struct Outline: Codable, Sendable {
        /// The view in words.
        public var name: String
        /// The computed frame.
        public var computed: CGRect
        /// The recorded frame; nil where there is none to compare with.
        public var recorded: CGRect?
        /// An index into ``DocumentComparison/differences``; nil where both are equal.
        public var difference: Int?
    }
}
