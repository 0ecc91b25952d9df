/// The part of an iPad's screen that an app has beside another one in Split View. Slide Over is as wide as ``third``.
public enum SplitView: String, CaseIterable, Codable, Hashable, Sendable {
    case third
    case half
    case twoThirds = "two-thirds"
}

extension Device {
    /// The width of an app's window in Split View, in points; nil where there is none: on phones, and for two halves in
    /// portrait.
    ///
    /// 10 points lie between the apps. The narrow one is 320 points wide on screens of 9.7 and 10.5 inches and 375 on those
    /// of 12.9, as published in tables of app sizes. On the others it is an estimate: 320 points on the 10.2-inch screen, 375 on
    /// those without a home button in landscape, and in portrait on the 13-inch one.
    public func width(in split: SplitView, isLandscape: Bool) -> Double? {
        guard idiom == .pad else { return nil }
        let divider = 10.0
        let screen = isLandscape ? height : width
        let narrow: Double = screen > (isLandscape ? 1112 : 834) ? 375 : 320
        return switch split {
        case .third: narrow
        case .half: isLandscape ? (screen - divider) / 2 : nil
        case .twoThirds: screen - divider - narrow
        }
    }

    /// The size classes in Split View: regular width for two thirds in landscape, and for a half on the largest iPads
    /// (Apple's "Adopting Multitasking Enhancements on iPad").
    public func traits(in split: SplitView, isLandscape: Bool) -> Traits {
        let isRegular =
            switch split {
            case .third: false
            case .half: isLandscape && height >= 1366
            case .twoThirds: isLandscape
            }
        return Traits(widthClass: isRegular ? .regular : .compact, heightClass: .regular)
    }
}
