@_exported import Foundation

/// Everything outside the view tree that its layout depends on: an explicit value, handed to the tree's root.
///
/// `UIScreen.main`, `UITraitCollection.current` and the like only read ``UIView/defaultEnvironment``.
public struct LayoutEnvironment: Sendable {
    // Behind a reference: views copy their environment all the time, and these are many.
    private var sharedMetrics = SharedMetrics.iOS18
    /// The sizes that differ between generations of systems.
    public var metrics: SystemMetrics {
        _read { yield sharedMetrics.value }
        set { sharedMetrics = SharedMetrics(newValue) }
    }
    /// Pixels per point: 1, 2 or 3.
    public var displayScale: CGFloat
    /// Which way lines run.
    public var layoutDirection: UIUserInterfaceLayoutDirection
    /// The user's text size.
    public var contentSizeCategory: UIContentSizeCategory
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle
    /// Phone or tablet.
    public var userInterfaceIdiom: UIUserInterfaceIdiom
    /// Whether there is much room across.
    public var horizontalSizeClass: UIUserInterfaceSizeClass
    /// Whether there is much room down.
    public var verticalSizeClass: UIUserInterfaceSizeClass
    /// Traits that have no property here.
    var custom = CustomTraits()

    /// An iPhone in portrait, with the newest system that is well known.
    public init() {
        displayScale = 3
        layoutDirection = .leftToRight
        contentSizeCategory = .large
        userInterfaceStyle = .light
        userInterfaceIdiom = .phone
        horizontalSizeClass = .compact
        verticalSizeClass = .regular
    }
}

/// An environment to refer to: every view has room for the reference, and only roots have one of their own.
final class SharedEnvironment: Sendable {
    let value: LayoutEnvironment

    init(_ value: LayoutEnvironment) { self.value = value }
}

/// The sizes of one generation of systems, to refer to.
private final class SharedMetrics: Sendable {
    let value: SystemMetrics

    init(_ value: SystemMetrics) { self.value = value }

    static let iOS18 = SharedMetrics(.iOS18)
}

extension LayoutEnvironment {
    /// The smallest pixel position not below a length in points. A ten-thousandth of a pixel is taken for noise.
    package func roundedUpToPixel(_ points: CGFloat) -> CGFloat {
        // Adding zero makes a plain zero of a negative one, which would be printed with its sign.
        (points * displayScale - 1e-4).rounded(.up) / displayScale + 0
    }

    /// The pixel edge nearest to a position in points, halves upwards (checked against recorded frames: 373 of 414
    /// views off the grid; no other rule reaches 360).
    package func roundedToPixel(_ points: CGFloat) -> CGFloat {
        pixelGrid.rounded(points)
    }

    var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}

extension CGFloat {
    /// The smallest multiple of a step that is not below the length. A ten-thousandth of a step is taken for noise.
    package func roundedUp(to step: CGFloat) -> CGFloat { (self / step - 1e-4).rounded(.up) * step }
}

/// The positions of a screen's pixels.
struct PixelGrid {
    /// Pixels per point.
    var scale: CGFloat

    /// See ``LayoutEnvironment/roundedToPixel(_:)``.
    func rounded(_ points: CGFloat) -> CGFloat { pixel(points) / scale }

    /// The distance between two positions after both are rounded: whole pixels, without the rounding errors that the
    /// difference of two positions in points would have.
    func distance(from start: CGFloat, to end: CGFloat) -> CGFloat { (pixel(end) - pixel(start)) / scale }

    /// The number of the pixel's edge that is nearest to a position in points.
    func pixel(_ points: CGFloat) -> CGFloat { (points * scale + 0.5 + 1e-4).rounded(.down) }
}
