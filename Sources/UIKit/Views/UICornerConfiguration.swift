import Foundation

/// How round one corner of a view is, in points.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    fileprivate enum Kind: Hashable {
        case fixed(Double)
        case containerConcentric(minimum: Double)
        case capsule
    }
    fileprivate let kind: Kind

    /// A radius in points; half the view's shorter side at most.
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

    /// A radius around the same centre as the container's corner: the container's less the distance from its sides, and at
    /// least `minimum` points. The container is the nearest superview with round corners.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(kind: .containerConcentric(minimum: Double(minimum ?? 0)))
    }

    fileprivate static let capsule = UICornerRadius(kind: .capsule)

    private init(kind: Kind) { self.kind = kind }
    /// A radius in points.
    public init(floatLiteral value: Double) { kind = .fixed(value) }
    /// A radius in points.
    public init(integerLiteral value: Int) { kind = .fixed(Double(value)) }
}

/// How round the corners of a view are (iOS 26). A corner without a radius is square.
public struct UICornerConfiguration: Hashable, Sendable {
    fileprivate var radii: [UICornerRadius?] = [nil, nil, nil, nil]

    fileprivate init() {}
    private init(
        _ topLeft: UICornerRadius?, _ topRight: UICornerRadius?, _ bottomLeft: UICornerRadius?,
        _ bottomRight: UICornerRadius?
    ) { radii = [topLeft, topRight, bottomLeft, bottomRight] }

    /// The radius of the upper left corner.
    public var topLeftRadius: UICornerRadius? {
        get { radii[0] }
        set { radii[0] = newValue }
    }
    /// The radius of the upper right corner.
    public var topRightRadius: UICornerRadius? {
        get { radii[1] }
        set { radii[1] = newValue }
    }
    /// The radius of the lower left corner.
    public var bottomLeftRadius: UICornerRadius? {
        get { radii[2] }
        set { radii[2] = newValue }
    }
    /// The radius of the lower right corner.
    public var bottomRightRadius: UICornerRadius? {
        get { radii[3] }
        set { radii[3] = newValue }
    }

    /// Round ends: half the view's shorter side, and no more than a maximum, in points.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        uniformCorners(radius: maximumRadius.map { .fixed($0) } ?? .capsule)
    }
    /// One radius for all corners.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { uniformCorners(radius: radius) }
    /// A radius for each corner.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration { Self(topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius) }
    /// One radius for all corners; concentric ones have that of the roundest of them.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        Self(radius, radius, radius, radius)
    }
    /// One radius for the upper corners and one for the lower ones.
    public static func uniformEdges(
        topRadius: UICornerRadius, bottomRadius: UICornerRadius
    ) -> UICornerConfiguration { Self(topRadius, topRadius, bottomRadius, bottomRadius) }
    /// One radius for the left corners and one for the right ones.
    public static func uniformEdges(
        leftRadius: UICornerRadius, rightRadius: UICornerRadius
    ) -> UICornerConfiguration { Self(leftRadius, rightRadius, leftRadius, rightRadius) }
    /// One radius for the upper corners.
    public static func uniformTopRadius(
        _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration { Self(topRadius, topRadius, bottomLeftRadius, bottomRightRadius) }
    /// One radius for the lower corners.
    public static func uniformBottomRadius(
        _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration { Self(topLeftRadius, topRightRadius, bottomRadius, bottomRadius) }
    /// One radius for the left corners.
    public static func uniformLeftRadius(
        _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration { Self(leftRadius, topRightRadius, leftRadius, bottomRightRadius) }
    /// One radius for the right corners.
    public static func uniformRightRadius(
        _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
    ) -> UICornerConfiguration { Self(topLeftRadius, rightRadius, bottomLeftRadius, rightRadius) }
}

/// The radii of a rectangle's corners, in points.
package struct CornerRadii: Equatable, Sendable {
    package var topLeft: CGFloat = 0
    package var topRight: CGFloat = 0
    package var bottomLeft: CGFloat = 0
    package var bottomRight: CGFloat = 0

    package init() {}

    /// One radius at the corners of a mask.
    package init(_ radius: CGFloat, _ corners: CACornerMask) {
        topLeft = corners.contains(.layerMinXMinYCorner) ? radius : 0
        topRight = corners.contains(.layerMaxXMinYCorner) ? radius : 0
        bottomLeft = corners.contains(.layerMinXMaxYCorner) ? radius : 0
        bottomRight = corners.contains(.layerMaxXMaxYCorner) ? radius : 0
    }

    /// The largest of them.
    package var largest: CGFloat { max(topLeft, topRight, bottomLeft, bottomRight) }
}

extension UIView {
    /// How round the view's corners are, instead of what its layer says. Subviews and content are cut where the view clips to
    /// its bounds.
    public var cornerConfiguration: UICornerConfiguration {
        get { rareProperties?.cornerConfiguration ?? UICornerConfiguration() }
        set {
            keptRareProperties.cornerConfiguration = newValue
            setNeedsDisplay()
        }
    }

    /// How round a corner is, in points; of several corners the roundest.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        let radii = shownCornerRadii
        let corners: [(UIRectCorner, CGFloat)] = [
            (.topLeft, radii.topLeft), (.topRight, radii.topRight), (.bottomLeft, radii.bottomLeft),
            (.bottomRight, radii.bottomRight),
        ]
        return corners.reduce(0) { corner.contains($1.0) ? max($0, $1.1) : $0 }
    }

    /// Whether somebody said how round the corners are.
    package var hasOwnCorners: Bool {
        let configuration = rareProperties?.cornerConfiguration ?? UICornerConfiguration()
        return configuration != UICornerConfiguration() || layer.cornerRadius > 0
    }

    /// The radii of the corners as they are drawn: those of the configuration, otherwise those of the layer.
    package var shownCornerRadii: CornerRadii {
        guard let configuration = rareProperties?.cornerConfiguration, configuration != UICornerConfiguration() else {
            return CornerRadii(layer.cornerRadius, layer.maskedCorners)
        }
        let most = Double(min(bounds.width, bounds.height)) / 2
        var container = superview
        while let view = container, view.shownCornerRadii.largest == 0 { container = view.superview }
        let outer = container?.shownCornerRadii ?? CornerRadii()
        let distance = container.map { container in
            let (own, whole) = (convert(bounds, to: container), container.bounds)
            return UIEdgeInsets(
                top: own.minY - whole.minY, left: own.minX - whole.minX, bottom: whole.maxY - own.maxY,
                right: whole.maxX - own.maxX)
        }
        func radius(_ corner: Int, within outer: CGFloat, _ side: CGFloat?, _ other: CGFloat?) -> CGFloat {
            let wanted: Double =
                switch configuration.radii[corner]?.kind {
                case nil: 0
                case .fixed(let radius): radius
                case .capsule: most
                case .containerConcentric(let minimum):
                    max(minimum, Double(outer - min(side ?? 0, other ?? 0)))
                }
            return CGFloat(min(max(0, wanted), max(0, most)))
        }
        var radii = CornerRadii()
        radii.topLeft = radius(0, within: outer.topLeft, distance?.top, distance?.left)
        radii.topRight = radius(1, within: outer.topRight, distance?.top, distance?.right)
        radii.bottomLeft = radius(2, within: outer.bottomLeft, distance?.bottom, distance?.left)
        radii.bottomRight = radius(3, within: outer.bottomRight, distance?.bottom, distance?.right)
        return radii
    }
}
