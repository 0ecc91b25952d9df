import Foundation

// Inside the class's main declaration these could be overridden; UIKit's own are, rarely.

extension UIButton {
    /// Sets the title for a state; a state without one shows the normal state's.
    public func setTitle(_ title: String?, for state: State) {
        titles[exactly: state] = title
        contentDidChange()
    }

    /// Sets the title with its attributes for a state; it wins over the plain title.
    public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[exactly: state] = title
        contentDidChange()
    }

    /// Sets the colour of the title for a state.
    public func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[exactly: state] = color
        setNeedsLayout()
    }

    /// Sets the colour of the title's shadow for a state.
    public func setTitleShadowColor(_ color: UIColor?, for state: State) {
        titleShadowColors[exactly: state] = color
        setNeedsLayout()
    }

    /// Sets the picture for a state.
    public func setImage(_ image: UIImage?, for state: State) {
        images[exactly: state] = image
        contentDidChange()
    }

    /// Sets the picture behind everything for a state.
    public func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[exactly: state] = image
        contentDidChange()
    }

    /// Sets how a symbol is drawn for a state.
    public func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolConfigurations[exactly: state] = configuration
        contentDidChange()
    }

    /// The title for the state.
    public func title(for state: State) -> String? { titles[state] }
    /// The title with its attributes for the state.
    public func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
    /// The colour of the title for the state: the tint for system buttons, white for custom ones unless set.
    public func titleColor(for state: State) -> UIColor? { titleColors[state] ?? defaultTitleColor(for: state) }
    /// The colour of the title's shadow for the state.
    public func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }
    /// The picture for the state.
    public func image(for state: State) -> UIImage? { images[state] }
    /// The picture behind everything for the state.
    public func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
    /// How a symbol is drawn for the state.
    public func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state]
    }

    /// The title shown now.
    public var currentTitle: String? { title(for: state) }
    /// The title with its attributes shown now.
    public var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title now.
    public var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow now.
    public var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The picture shown now, a symbol in its configuration.
    public var currentImage: UIImage? {
        guard let image = image(for: state) ?? builtInImage else { return nil }
        guard image.isSymbolImage, let preferred = symbolConfigurations[state] else { return image }
        return image.withConfiguration(preferred.merging(image.symbolConfiguration))
    }
    /// The picture behind everything now.
    public var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private func defaultTitleColor(for state: State) -> UIColor {
        if state.contains(.disabled) { return UIColor.label.withAlphaComponent(0.3) }
        return buttonType == .custom ? .white : tintColor
    }

    /// The picture that the type brings.
    private var builtInImage: UIImage? {
        let name: String
        switch buttonType {
        case .custom, .system, .plain: return nil
        case .detailDisclosure, .infoLight, .infoDark: name = "info.circle"
        case .contactAdd: name = "plus.circle"
        case .close: name = "xmark.circle.fill"
        }
        // 22 × 22 before iOS 13, 25 × 24 later: one free button of each in recorded documents.
        let size = layoutEnvironment.generation == .a ? CGSize(width: 22, height: 22) : CGSize(width: 25, height: 24)
        return UIImage(symbol: name, templateSize: nil).changed { $0.size = size }
    }
}
