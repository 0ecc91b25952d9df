public import UIKit

/// An Interface Builder document, typed: every element that matters for layout and looks, with its place in the file.
///
/// ```swift
/// let document = try Document(contentsOf: "Main.storyboard")
/// for view in document.views where view.kind == .label {
///     print(view.position, view.id ?? "-")
/// }
/// ```
///
/// A document is a value without references to files or views. Objects lie in arrays and refer to each other by index;
/// an object within another comes after it.
public struct Document: Sendable {
    /// The two file formats.
    public enum Kind: Hashable, Sendable {
        case storyboard
        case xib
    }

    /// The path as the caller spelled it.
    public var path: String
    /// The elements as written.
    public var tree: ElementTree
    /// Which of the two formats the file has.
    public var kind: Kind
    /// The whole part of `toolsVersion`, which tells the Xcode that saved the document; 0 when absent.
    public var toolsVersion = 0
    /// The canvas' device; nil for the device-less canvas of 600 by 600 points.
    public var device: CanvasDevice?
    /// Whether the document is shown while the app starts.
    public var isLaunchScreen = false
    /// The controller shown first, as an index into ``controllers``.
    public var initialController: Int?

    /// The scenes in their order; one for a xib.
    public var scenes: [Scene] = []
    /// The view controllers, in document order.
    public var controllers: [ControllerNode] = []
    /// The views, in document order: superviews before their subviews.
    public var views: [ViewNode] = []
    /// The constraints, in document order.
    public var constraints: [ConstraintNode] = []
    /// The layout guides, in document order.
    public var guides: [LayoutGuideNode] = []
    /// The segues, in document order.
    public var segues: [Segue] = []
    /// The outlets and actions, in document order.
    public var connections: [Connection] = []
    /// What the document says about pictures, colours and fonts kept outside of it.
    public var resources = Resources()
    /// The segues that decide between several from which bars could be inferred, by id.
    public var inferredMetricsTieBreakers: Set<String> = []

    /// Names of elements in the place of a view or controller that the reader doesn't know.
    public var unknownElements: [String: UnknownElement] = [:]
    /// Oddities that were found, in the order of their places.
    public var warnings: [DocumentWarning] = []

    /// The traits for which ``resolved(for:)`` made this document; nil as read.
    public var traits: Traits?

    /// What an id stands for.
    var objects: [String: [ObjectReference]] = [:]
    /// The segues that lead to an id, as indices into ``segues``.
    var incomingSegues: [String: [Int]] = [:]

    /// How often an unknown element occurs, and where first.
    public struct UnknownElement: Hashable, Sendable {
        /// How often the element occurs.
        public var count: Int
        /// Where it stands first.
        public var first: SourcePosition
    }
}

/// The device of the canvas on which a document was last edited.
public struct CanvasDevice: Hashable, Sendable {
    /// `retina4_7`, `retina6_12`, `ipad9_7` …
    public var id: String
    /// Whether the device is held on its side.
    public var isLandscape = false
    /// Light or dark; nil when not written, which is light.
    public var appearance: UIUserInterfaceStyle?
}

/// What an id stands for in a document.
public enum ObjectReference: Hashable, Sendable {
    /// An index into ``Document/views``.
    case view(Int)
    /// An index into ``Document/controllers``.
    case controller(Int)
    /// An index into ``Document/guides``.
    case guide(Int)
    /// An index into ``Document/constraints``.
    case constraint(Int)
    /// Any other element with an id.
    case element(ElementID)
}
