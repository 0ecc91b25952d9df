/// A length of a compositional layout: a share of what is around it, or points.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
    enum Kind {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    let kind: Kind
    /// A share from 0 to 1, or points.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }

    /// A share of the container's width.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// A share of the container's height.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// Points.
    public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// Points until the content tells its own size.
    public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension { estimated(estimate) }
    /// A guess that items correct once they are seen.
    public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// Whether it is a share of the container's width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a share of the container's height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is in points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether the content tells it, and the number is a guess in points.
    open var isEstimated: Bool { kind == .estimated }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: dimension * container.width
        case .fractionalHeight: dimension * container.height
        case .absolute, .estimated: dimension
        }
    }
}

/// The size of an item or group of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
    /// How wide.
    public let widthDimension: NSCollectionLayoutDimension
    /// How high.
    public let heightDimension: NSCollectionLayoutDimension

    /// A size of two dimensions.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}

/// The space between things of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
    /// Points.
    public let spacing: CGFloat
    /// Whether the space grows with the room there is.
    public let isFlexible: Bool

    init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// Whether the space stays the same whatever the room.
    open var isFixed: Bool { !isFlexible }

    /// Points, whatever the room.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self {
        make(fixedSpacing, isFlexible: false)
    }

    /// Points at least; the room that is left is shared out.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        make(flexibleSpacing, isFlexible: true)
    }

    private class func make<Spacing: NSCollectionLayoutSpacing>(_ spacing: CGFloat, isFlexible: Bool) -> Spacing {
        // There are no subclasses: the initialiser is internal.
        guard let made = NSCollectionLayoutSpacing(spacing, isFlexible: isFlexible) as? Spacing else {
            preconditionFailure("NSCollectionLayoutSpacing has no subclasses")
        }
        return made
    }
}

/// The space around an item of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space before the item, where lines begin.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above the item.
    public let top: NSCollectionLayoutSpacing?
    /// The space after the item, where lines end.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below the item.
    public let bottom: NSCollectionLayoutSpacing?

    /// Space around an item; none where it is nil.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }
}
