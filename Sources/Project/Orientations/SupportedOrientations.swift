/// The ways of holding a device that apps or screens support, by kind of device.
package struct SupportedOrientations: Hashable, Sendable {
    /// Upright and upside down are one: both have the same layout.
    package struct Sides: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let portrait = Sides(rawValue: 1)
        package static let landscape = Sides(rawValue: 2)
        package static let all: Sides = [.portrait, .landscape]
    }

    /// Nil where nothing says.
    package var phone: Sides?
    /// Nil where nothing says.
    package var pad: Sides?
    package var runsOnPhones = true
    package var runsOnPads = true

    package init(phone: Sides? = nil, pad: Sides? = nil) { (self.phone, self.pad) = (phone, pad) }

    /// What any of two apps supports: a screen of both may be shown so.
    func union(_ other: SupportedOrientations) -> SupportedOrientations {
        var union = SupportedOrientations(
            phone: phone.flatMap { own in other.phone.map(own.union) },
            pad: pad.flatMap { own in other.pad.map(own.union) })
        union.runsOnPhones = runsOnPhones || other.runsOnPhones
        union.runsOnPads = runsOnPads || other.runsOnPads
        return union
    }

    /// What both say, where they leave anything.
    func intersection(_ other: SupportedOrientations) -> SupportedOrientations {
        func both(_ own: Sides?, _ other: Sides?) -> Sides? {
            guard let own, let other else { return own ?? other }
            let both = own.intersection(other)
            return both.isEmpty ? own : both
        }
        var result = self
        (result.phone, result.pad) = (both(phone, other.phone), both(pad, other.pad))
        return result
    }
}

extension SupportedOrientations.Sides {
    /// Of names such as `UIInterfaceOrientationLandscapeLeft`; nil for none that are known.
    init?(named names: some Sequence<String>) {
        var sides: Self = []
        for name in names {
            switch name {
            case "UIInterfaceOrientationPortrait", "UIInterfaceOrientationPortraitUpsideDown": sides.insert(.portrait)
            case "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight":
                sides.insert(.landscape)
            default: continue
            }
        }
        if sides.isEmpty { return nil }
        self = sides
    }

    /// `portrait only`.
    package var words: String {
        switch self {
        case .portrait: "portrait only"
        case .landscape: "landscape only"
        default: "portrait and landscape"
        }
    }
}
