/// How a section scrolls across the direction of its layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    case none = 0, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How a section that scrolls across moves once a finger lets it go. Nothing is let go here.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// Whether content goes past its end and comes back.
    public enum Bounce: Int, Sendable { case automatic = 0, always, never }

    /// How fast scrolling comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The share of the speed that is left after a millisecond; negative for the behaviour's own.
        public let rawValue: CGFloat
        /// A rate of that value.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Whichever suits how the section scrolls.
        public static let automatic = DecelerationRate(rawValue: -1)
        /// As scroll views usually do.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// Soon.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }

    /// Whether content goes past its end and comes back.
    /// - Note: Kept without effect.
    open var bounce = Bounce.automatic
    /// How fast scrolling comes to rest.
    /// - Note: Kept without effect.
    open var decelerationRate = DecelerationRate.automatic
}

/// What a section's insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
    case automatic = 0, none, safeArea, layoutMargins, readableContent
}

/// A section of a compositional layout: a group, repeated until all items have their place.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// The list that the section is, if it is one.
    var list: UICollectionLayoutListConfiguration?
    /// Space around the groups, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Space between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// What the insets are measured from.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// Whether the section scrolls across; its groups then stand side by side.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// How the section moves while it scrolls across.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// Headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers keep the section's insets too.
    open var supplementariesFollowContentInsets = true
    /// What the insets of headers and footers are measured from.
    /// - Note: Kept without effect.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// What stands behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// May change the look of what is seen, before each layout of the collection.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// A section of one group, repeated.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}

/// The room that a compositional layout fills.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// Points.
    var contentSize: CGSize { get }
    /// Without the insets.
    var effectiveContentSize: CGSize { get }
    var contentInsets: NSDirectionalEdgeInsets { get }
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a compositional layout is laid out for.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    var container: any NSCollectionLayoutContainer { get }
    var traitCollection: UITraitCollection { get }
}

final class CompositionalContainer: NSObject, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets

    init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
        self.contentSize = contentSize
        self.contentInsets = contentInsets
    }

    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize {
        CGSize(
            width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
            height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
    }
}

final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment {
    let container: any NSCollectionLayoutContainer
    let traitCollection: UITraitCollection

    init(_ size: CGSize, _ traits: UITraitCollection) {
        container = CompositionalContainer(contentSize: size)
        traitCollection = traits
    }
}
