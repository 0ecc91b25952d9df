/// Where in Espalier Sans' design space a font at a size is: what a renderer sets so that drawn text has the advances
/// that were measured.
public struct FontVariations: Hashable, Sendable {
    /// `opsz`, 17 (text) to 28 (display).
    public var opticalSize: Double
    /// `TRCK`, in ten-thousandths of an em added to every advance, -500 to 500.
    public var tracking: Double
    /// `OLDR`, 0 or 1: whether signs have the widths that they had before iOS 13.
    public var hasOlderSigns: Bool

    /// As Pango and fontconfig write it: "opsz=20,TRCK=-220", with ",OLDR=1" where signs are older.
    public var description: String { "opsz=\(opticalSize),TRCK=\(tracking)" + (hasOlderSigns ? ",OLDR=1" : "") }

    /// The place of the system font at a size.
    init(design: FontDesign, size: Double, weight: Int) {
        let units = (design.tracking(size: size, weight: weight) / GlyphTable.emPerUnit).rounded()
        tracking = min(max(units, -Self.limit), Self.limit)
        hasOlderSigns = design != .opticalSizes
        opticalSize = 17 + 11 * design.displayShare(size: size)
    }

    private static let limit = 500.0

    /// The share of the display cut as a variable font sees it: axes are normalised to 14 binary digits.
    var normalizedShare: Double { Self.normalized((opticalSize - 17) / 11) }
    /// The tracking in units as a variable font sees it.
    var normalizedTracking: Double { Self.normalized(tracking / Self.limit) * Self.limit }

    private static func normalized(_ value: Double) -> Double { (value * 16384).rounded() / 16384 }
}
