/// The generation of the system font's metrics.
///
/// Below 20 points the widths in Interface Builder's documents change at toolsVersion 17000 ("Label" at 17 points: 42
/// before, 41.5 since); from 20 points on at 13000, where the display cut becomes that of today, and at 14800. All
/// letters keep their advances; what changes is the tracking, and from 20 points on the cut.
enum FontEra: Int {
    /// Separate cuts for text and for display, changing at 20 points (iOS 9 and 10).
    case separateCuts
    /// The separate cuts of iOS 11 and 12.
    case lateSeparateCuts
    /// One design whose spacing goes over from text to display between 17 and 28 points (since iOS 13).
    case opticalSizes

    init(toolsVersion: Int, size: Double) {
        switch toolsVersion {
        case (size < 20 ? 17000 : 14800)...: self = .opticalSizes
        case 13000...: self = .lateSeparateCuts
        default: self = .separateCuts
        }
    }

    /// The share of the display cut at a size: 0 is all text, 1 all display.
    func displayShare(size: Double) -> Double {
        self == .opticalSizes ? SizeTable.displayShare.value(at: size) : size < 20 ? 0 : 1
    }

    /// How much closer than other characters digits stand, in em: in the display cut of iOS 9 and 10 letters are wider
    /// than today's, digits are not (8 of 11 widths in 6 projects).
    func digitTightening(size: Double, weight: Int) -> Double {
        self == .separateCuts && size >= 20 ? SizeTable.earlyCut.value(at: Double(weight)) : 0
    }

    /// The system font's extra space after each character, in em.
    func tracking(size: Double, weight: Int) -> Double {
        switch self {
        case .opticalSizes: return SizeTable.tracking.value(at: size)
        case .separateCuts, .lateSeparateCuts: break
        }
        guard size >= 20 else {
            return (self == .separateCuts ? SizeTable.earlyText : SizeTable.lateText).value(at: size)
        }
        let (table, cut) =
            self == .separateCuts ? (SizeTable.earlyDisplay, SizeTable.earlyCut) : (.lateDisplay, .lateCut)
        return table.value(at: size) + cut.value(at: Double(weight))
    }
}
