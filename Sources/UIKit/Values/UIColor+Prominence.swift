extension UIColor {
    /// How much a colour stands out.
    public enum Prominence: Int, Sendable {
        case primary = 0, secondary, tertiary, quaternary

        /// What is left of the opacity: as the system's colours of labels have it in the light appearance.
        fileprivate var share: CGFloat {
            switch self {
            case .primary: 1
            case .secondary: 0.6
            case .tertiary: 0.3
            case .quaternary: 0.18
            }
        }
    }

    /// The colour as it is shown where it stands out as much as that: the less, the more of the ground is seen through it.
    public func withProminence(_ prominence: Prominence) -> UIColor {
        let share = prominence.share / self.prominence.share
        let storage: Storage
        switch self.storage {
        case .fixed(var rgba):
            rgba.alpha *= share
            storage = .fixed(rgba)
        case .adaptive(var light, var dark, var elevated):
            light.alpha *= share
            dark.alpha *= share
            elevated?.alpha *= share
            storage = .adaptive(light: light, dark: dark, elevated: elevated)
        case .dynamic(let provider):
            storage = .dynamic { traits in
                let color = provider(traits).resolvedColor(with: traits)
                return color.withAlphaComponent(color.rgba(with: traits).alpha * share)
            }
        case .pattern: storage = self.storage
        }
        return UIColor(storage: storage, isGray: isGray, prominence: prominence)
    }
}
