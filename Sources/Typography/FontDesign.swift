/// A design of the system font. All letters have the same advances in each; tracking differs, and from 20 points on the cut.
public enum FontDesign: UInt8, Hashable, Sendable {
    /// Separate cuts for text and for display, changing at 20 points: iOS 9 and 10.
    case separateCuts
    /// The separate cuts of iOS 11 and 12.
    case lateSeparateCuts
    /// One design whose spacing goes over from text to display between 17 and 28 points: since iOS 13.
    case opticalSizes

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
