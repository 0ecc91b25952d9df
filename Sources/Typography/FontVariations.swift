/// Where in Espalier Sans' design space a font at a size is: what a renderer sets so that drawn text has the advances
/// that were measured.
public struct FontVariations: Hashable, Sendable {
    /// `opsz`, 17 (text) to 28 (display).
    public var opticalSize: Double
    /// `ERAS`: 0 for today's metrics, 1 for those of older tools.
    public var era: Double
    /// `TRCK`, in ten-thousandths of an em added to every advance, -500 to 500.
    public var tracking: Double

    /// As Pango and fontconfig write it: "opsz=20,ERAS=0,TRCK=-220".
    public var description: String { "opsz=\(opticalSize),ERAS=\(era),TRCK=\(tracking)" }

    /// As CSS's `font-variation-settings` writes it.
    public var css: String { "\"opsz\" \(opticalSize), \"ERAS\" \(era), \"TRCK\" \(tracking)" }

    /// The place of the system font at a size.
    init(era: FontEra, size: Double, weight: Int) {
        let share = era.displayShare(size: size)
        var units = (Tracking.value(era: era, size: size, weight: weight) / GlyphTable.emPerUnit).rounded()
        // The older display cut is farther from its text cut than the newer one's by this constant, which
        // scripts/system_font.py calls OLD_DISPLAY and keeps out of the outlines' axes.
        if era == .separateCuts, share == 1 { units += Self.oldDisplay }
        tracking = min(max(units, -Self.limit), Self.limit)
        opticalSize = 17 + 11 * share
        self.era = era == .separateCuts ? 1 : 0
    }

    static let oldDisplay = 100.0
    private static let limit = 500.0

    /// The share of the display cut as a variable font sees it: axes are normalised to 14 binary digits.
    var normalizedShare: Double { Self.normalized((opticalSize - 17) / 11) }
    /// The tracking in units as a variable font sees it.
    var normalizedTracking: Double { Self.normalized(tracking / Self.limit) * Self.limit }

    private static func normalized(_ value: Double) -> Double { (value * 16384).rounded() / 16384 }
}
