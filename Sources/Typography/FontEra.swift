/// The generation of the system font's metrics.
///
/// Apple changed the font's spacing twice. Below 20 points the widths in Interface Builder's documents change at
/// toolsVersion 17000 ("Label" at 17 points: 42 before, 41.5 since); from 20 points on they change at 14800.
enum FontEra: Int {
    /// Separate cuts for text and for display, changing at 20 points.
    case separateCuts
    /// One design whose spacing goes over from text to display between 17 and 28 points.
    case opticalSizes

    init(toolsVersion: Int, size: Double) {
        self = toolsVersion >= (size < 20 ? 17000 : 14800) ? .opticalSizes : .separateCuts
    }

    /// The share of the display cut at a size: 0 is all text, 1 all display.
    func displayShare(size: Double) -> Double {
        switch self {
        case .separateCuts: size < 20 ? 0 : 1
        case .opticalSizes: min(max((size - 17) / 11, 0), 1)
        }
    }
}
