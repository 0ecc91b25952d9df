/// A constraint of a document: `first.attribute (relation) multiplier × second.attribute + constant`.
public struct ConstraintNode: Sendable {
    /// An attribute of an item, by the name documents use.
    public enum Attribute: String, Hashable, Sendable, CaseIterable {
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case baseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        /// A name the reader doesn't know; the constraint is left out of the layout and a warning says so.
        case unknown
    }

    /// How the two sides compare.
    public enum Relation: String, Hashable, Sendable, CaseIterable {
        case equal, lessThanOrEqual, greaterThanOrEqual
    }

    /// What an equation speaks about.
    public enum Item: Hashable, Sendable {
        /// A view, as an index into ``Document/views``.
        case view(Int)
        /// A layout guide, as an index into ``Document/guides``.
        case guide(Int)
        /// An id that names neither; the constraint is left out of the layout.
        case dangling(String)
    }

    /// The element the constraint was read from.
    public var element: ElementID
    /// Where its start tag stands.
    public var position: SourcePosition
    /// The object id.
    public var id: String?
    /// The name that the author gave the constraint, for himself or for code.
    public var identifier: String?
    /// The name that the author gave the constraint in Interface Builder.
    public var userLabel: String?
    /// The view whose `<constraints>` hold it, as an index into ``Document/views``.
    public var owner: Int
    /// The first item: the owner when the document names none.
    public var first: Item
    /// What of the first item is meant.
    public var firstAttribute: Attribute
    /// How the two sides compare.
    public var relation = Relation.equal
    /// The second item, nil when the first attribute is compared with the constant alone.
    public var second: Item?
    /// What of the second item is meant; nil without one.
    public var secondAttribute: Attribute?
    /// A factor without unit; documents write `0.8`, `16:9` or `1/3`.
    public var multiplier = 1.0
    /// In points.
    public var constant = 0.0
    /// From 1 to 1000 (required).
    public var priority = 1000.0
    /// The constant is the standard distance (its number is written as well).
    public var isSymbolic = false
    /// Interface Builder's "Placeholder: Remove at build time": the constraint stands in for what code adds, and running
    /// programs don't have it.
    public var isPlaceholder = false
    /// False when a variation takes the constraint, or an item of it, out of the layout; when an item dangles; or when
    /// an attribute is unknown or a multiplier isn't finite.
    public var isInstalled = true
}

/// A layout guide of a document.
public struct LayoutGuideNode: Sendable {
    /// Which area a guide covers.
    public enum Kind: Hashable, Sendable {
        /// `viewControllerLayoutGuide type="top"`: the controller's view above it is covered by bars.
        case top
        /// `viewControllerLayoutGuide type="bottom"`.
        case bottom
        /// The owning view's safe area.
        case safeArea
        /// The content area of the owning scroll view.
        case contentLayout
        /// The frame of the owning scroll view.
        case frameLayout
        /// The owning view's keyboard guide (`key="keyboard"`).
        case keyboard
        /// Another guide, by its key.
        case other(String)
    }

    /// The element the guide was read from.
    public var element: ElementID
    /// Where its start tag stands.
    public var position: SourcePosition
    /// The object id.
    public var id: String?
    /// Which area the guide covers.
    public var kind: Kind
    /// The view that owns the guide. For top and bottom guides the controller's view, if the controller has one.
    public var owner: Int?
    /// The controller of a top or bottom guide, as an index into ``Document/controllers``.
    public var controller: Int?
}
