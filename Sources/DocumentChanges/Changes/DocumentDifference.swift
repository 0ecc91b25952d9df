public import InterfaceBuilder

/// How two versions of a document differ, for people.
public struct DocumentDifference: Codable, Sendable {
    /// How much two versions differ.
    public enum Verdict: String, Codable, Sendable {
        /// In nothing.
        case same
        /// In what Interface Builder writes down on its own account alone.
        case noise
        /// In what an author made.
        case changed
    }

    /// The document's path in the new version; in the old one for a document that is gone.
    public var path: String
    /// The path in the old version, when it is another one.
    public var oldPath: String?
    /// How much the versions differ.
    public var verdict: Verdict
    /// What an author changed, in the order of the new version.
    public var changes: [DocumentChange] = []
    /// What else differs, in words.
    public var noise: [String] = []
    /// Which views stand elsewhere, or have another size, on which devices.
    public var moves: [FrameMove] = []
    /// Why a version wasn't laid out, if it wasn't.
    public var problems: [String] = []
    /// Pictures of both versions, if they were asked for.
    public var scenes: [ComparedPictures] = []

    /// Two versions that differ in nothing.
    public init(path: String, oldPath: String? = nil, verdict: Verdict = .same) {
        self.path = path
        self.oldPath = oldPath
        self.verdict = verdict
    }
}

/// One change that an author made.
public struct DocumentChange: Codable, Sendable {
    /// What was done with the object.
    public enum Kind: String, Codable, Sendable {
        case added, removed, moved, changed
    }

    /// What was done with the object.
    public var kind: Kind
    /// The object's name: `*Title*`, `label "Log in"`.
    public var object: String
    /// The object's id.
    public var id: String
    /// The scene that the object is in.
    public var scene: String?
    /// Where the object stands in the old version; nil when it is added.
    public var oldPosition: SourcePosition?
    /// Where the object stands in the new version; nil when it is removed.
    public var newPosition: SourcePosition?
    /// The properties that changed, in words.
    public var properties: [Property] = []
    /// The change in one sentence.
    public var sentence: String

    /// A property's change.
    public struct Property: Codable, Sendable {
        /// `font`
        public var name: String
        /// `system 17`
        public var old: String
        /// `system 20`
        public var new: String
    }
}

/// Views that move and grow the same ways.
public struct FrameMove: Codable, Sendable {
    /// The view that is named: the outermost, and of several the first.
    public var object: String
    /// The scene that the views are in.
    public var scene: String?
    /// The ids of all views.
    public var ids: [String]
    /// How far the views move, and how much they grow, on each device.
    public var devices: [Device]
    /// In one sentence.
    public var sentence: String

    /// The change on one device.
    public struct Device: Codable, Sendable {
        /// `iPhone 15 in portrait`
        public var title: String
        /// How far to the right.
        public var x: Span
        /// How far down.
        public var y: Span
        /// How much wider.
        public var width: Span
        /// How much taller.
        public var height: Span
    }

    /// The least and the most of several lengths in points.
    public struct Span: Codable, Sendable {
        /// Of all views that are told together.
        public var least: Double
        /// Of all views that are told together.
        public var most: Double

        init(_ values: [Double]) {
            let rounded = values.map { ($0 * 1000).rounded() / 1000 }
            (least, most) = (rounded.min() ?? 0, rounded.max() ?? 0)
        }
    }
}
