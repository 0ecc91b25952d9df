public import UIKit

/// A view of a document: what its element says, typed.
///
/// Views are values in ``Document/views``; they refer to each other by index there. In a document as read the values
/// are those for unspecified traits; ``Document/resolved(for:)`` gives the values for a device.
public struct ViewNode: Sendable {
    /// The element the view was read from.
    public var element: ElementID
    /// Where its start tag stands.
    public var position: SourcePosition
    /// The kind, ``ViewKind/unknown`` when the element's name says nothing to the reader.
    public var kind: ViewKind
    /// The element's name as written.
    public var elementName: String
    /// The object id. Views without one exist (bars, for instance); nothing can refer to them.
    public var id: String?
    /// The subclass to instantiate, if any.
    public var customClass: CustomClass?
    /// The name that the author gave the view in Interface Builder.
    public var userLabel: String?

    /// The place the view takes in its parent.
    public var slot: ViewSlot
    /// The view that holds this one, as an index into ``Document/views``.
    public var parent: Int?
    /// The views it holds, in every slot, in document order.
    public var children: [Int] = []
    /// The scene the view belongs to, as an index into ``Document/scenes``.
    public var scene: Int
    /// The controller among whose elements the view stands, as an index into ``Document/controllers``.
    public var controller: Int?

    /// The recorded frame in the superview's coordinates, in points. It is an input only when ``isConstrained`` is
    /// false; otherwise it is what Interface Builder computed, and absent from stripped documents.
    public var frame: CGRect?
    /// The recorded mask, nil when there is no such element.
    public var autoresizingMask: AutoresizingMask?
    /// `translatesAutoresizingMaskIntoConstraints`; true when absent, as in UIKit.
    public var translatesAutoresizingMaskIntoConstraints = true
    /// Interface Builder places the view at its recorded frame, for want of constraints.
    public var isFixedFrame = false
    /// Interface Builder knew the recorded frame to differ from the layout.
    public var isMisplaced = false
    /// Interface Builder found the layout ambiguous.
    public var isAmbiguous = false
    /// What Interface Builder shall say of an ambiguous layout of the view.
    public var ambiguityCheck = AmbiguityCheck.always
    /// False when a variation takes the view, or a view above it, out of the layout.
    public var isInstalled = true
    /// A variation takes the view itself out of the layout.
    var isExcluded = false

    /// What views of all kinds have in common.
    public var attributes = ViewAttributes()
    /// What only views of this kind have, ``LabelContent`` of a label for instance; nil for kinds that have nothing more.
    public var content: (any ViewContent)?

    /// The constraints this view owns, as indices into ``Document/constraints``.
    public var constraints: [Int] = []
    /// The guides this view owns, as indices into ``Document/guides``.
    public var guides: [Int] = []

    /// Whether the frame follows from constraints (or from a stack view) rather than from the recorded rectangle.
    public var isConstrained: Bool {
        slot == .subview && !translatesAutoresizingMaskIntoConstraints && !isFixedFrame
    }
}

/// What Interface Builder's size inspector calls "Ambiguity": what it shall say of an ambiguous layout of a view.
public enum AmbiguityCheck: Hashable, Sendable {
    /// "Always Verify".
    case always
    /// "Verify Position Only": code gives the view, or its scrolled content, its size (`verifyAmbiguity="ignoreSizes"`).
    case position
    /// "Never Verify": code gives the view its place (`verifyAmbiguity="off"`).
    case never
}

/// A subclass named in a document.
public struct CustomClass: Hashable, Sendable {
    /// The class.
    public var name: String
    /// The module it lives in, when the document says so.
    public var module: String?
}

/// What views of all kinds have in common, with UIKit's defaults.
public struct ViewAttributes: Sendable {
    /// How the content follows the bounds.
    public var contentMode = UIView.ContentMode.scaleToFill
    /// Whether the view is left out of the picture, and of the stack view that arranges it.
    public var isHidden = false
    /// How opaque the view is, from 0 to 1.
    public var alpha = 1.0
    /// Whether the view says that it fills its bounds. Without effect on layout and picture.
    public var isOpaque = true
    /// Whether subviews are cut at the view's edges.
    public var clipsToBounds = false
    /// False for a view whose subviews keep their frames when its own size changes.
    public var autoresizesSubviews = true
    /// Whether the view takes touches. Without effect on layout and picture.
    public var isUserInteractionEnabled = true
    /// False for a control that takes no touches and draws itself greyed.
    public var isEnabled = true
    /// A number of the author's choice.
    public var tag = 0
    /// What is behind the content; nil for nothing, or what the view's class has.
    public var backgroundColor: ColorDescription?
    /// The colour of interactive parts; nil for the superview's.
    public var tintColor: ColorDescription?

    /// Priorities by which the view keeps to its own size: 250 against growing and 750 against shrinking when the
    /// document doesn't say, whatever the class.
    public var horizontalHuggingPriority = 250.0
    /// From 1 to 1000.
    public var verticalHuggingPriority = 250.0
    /// From 1 to 1000.
    public var horizontalCompressionResistancePriority = 750.0
    /// From 1 to 1000.
    public var verticalCompressionResistancePriority = 750.0
    /// A size to lay out with in place of the view's own, in points; infinity for "no own size" in that direction.
    public var placeholderIntrinsicWidth: Double?
    /// In points; infinity for "no own height".
    public var placeholderIntrinsicHeight: Double?
    /// The own size Interface Builder recorded for a custom class; nil in a direction without one.
    public var designableIntrinsicWidth: Double?
    /// In points.
    public var designableIntrinsicHeight: Double?

    /// Margins, when they differ from the default.
    public var margins: Margins?
    /// Whether the view keeps its content out of the superview's margins as well.
    public var preservesSuperviewLayoutMargins = false
    /// Whether margins are measured from the safe area rather than from the edges.
    public var insetsLayoutMarginsFromSafeArea = true
    /// Whether margins keep lines of text readable on wide screens.
    public var layoutMarginsFollowReadableWidth = false
    /// Whether the view is mirrored in right-to-left layouts.
    public var semanticContentAttribute = UISemanticContentAttribute.unspecified

    /// What is set by key path when the view is loaded, in order.
    public var runtimeAttributes: [RuntimeAttribute] = []
    /// What assistive technology says of the view.
    public var accessibilityLabel: String?
    /// The name by which tests find the view.
    public var accessibilityIdentifier: String?
    /// What assistive technology adds to the label.
    public var accessibilityHint: String?
    /// What assistive technology says the view is; nil for what its class says.
    public var accessibilityTraits: UIAccessibilityTraits?
    /// Whether assistive technology reads the view; nil for what its class says.
    public var isAccessibilityElement: Bool?
    /// Whether the view gets several touches at a time.
    public var isMultipleTouchEnabled = false
}

/// A value set by key path when an object is loaded ("User Defined Runtime Attribute").
public struct RuntimeAttribute: Sendable {
    /// A value, by the type the document gives.
    public enum Value: Sendable {
        case number(Double)
        case boolean(Bool)
        case color(ColorDescription)
        /// A value the reader doesn't interpret: its type's name.
        case other(String)
    }

    /// Where to set the value.
    public var keyPath: String
    /// The value.
    public var value: Value
}
