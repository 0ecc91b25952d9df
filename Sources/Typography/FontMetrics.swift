/// The vertical measures of a font, in points, signed as `UIFont` signs them.
public struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of a line; positive.
    public var ascender: Double
    /// From the baseline down to the bottom of a line; negative.
    public var descender: Double
    /// The space between the bottom of a line and the top of the next one that the font itself asks for.
    public var leading: Double
    /// The height of capital letters.
    public var capHeight: Double
    /// The height of small letters without ascenders.
    public var xHeight: Double

    /// Metrics by their parts, in points; see the properties.
    public init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The height of one line, unrounded: `ascender - descender`.
    public var lineHeight: Double { ascender - descender }

    /// From the top of a label to its first baseline, whole points.
    ///
    /// Rounding to whole points reproduces 56 of 63 baseline distances recorded by Interface Builder.
    public var roundedAscender: Double { ascender.rounded() }

    /// From the last baseline of a label to its bottom, whole points: a label of height h has its last baseline at
    /// `h - roundedDescent` from its top.
    public var roundedDescent: Double { (-descender).rounded() }

    /// From the top of a box to the baseline of one line that stands in its middle, as in a text field; whole points.
    public func baseline(centeredIn height: Double) -> Double {
        ((height - lineHeight) / 2 + ascender).rounded()
    }
}
