import UIKit

extension UIButton {
    func configure(_ content: ButtonContent, resources: Resources) {
        role =
            switch content.role {
            case "primary": .primary
            case "cancel": .cancel
            case "destructive": .destructive
            default: .normal
            }
        if let font = UIFont(content.font, defaultSize: 15) { titleLabel?.font = font }
        if content.font?.isOfTextStyle == true { titleLabel?.adjustsFontForContentSizeCategory = true }
        titleLabel?.lineBreakMode = NSLineBreakMode(named: content.lineBreakMode)
        contentHorizontalAlignment = ContentHorizontalAlignment(named: content.contentHorizontalAlignment)
        contentVerticalAlignment = ContentVerticalAlignment(named: content.contentVerticalAlignment)
        contentEdgeInsets = UIEdgeInsets(content.contentEdgeInsets)
        titleEdgeInsets = UIEdgeInsets(content.titleEdgeInsets)
        imageEdgeInsets = UIEdgeInsets(content.imageEdgeInsets)
        isSelected = content.isSelected
        for (name, state) in content.states.sorted(by: { $0.key < $1.key }) {
            configure(state, for: State(named: name), isConfigured: content.configuration != nil, resources: resources)
        }
        if let configuration = content.configuration {
            self.configuration = Configuration(configuration, resources: resources)
        }
    }

    /// A button with a configuration shows the configuration's title or none: the "Button" that Interface Builder leaves
    /// in its normal state takes no room (3 of 3 free buttons in recorded documents).
    private func configure(
        _ content: ButtonContent.State, for state: State, isConfigured: Bool, resources: Resources
    ) {
        if !isConfigured, let title = content.title { setTitle(title, for: state) }
        if let title = content.attributedTitle {
            setAttributedTitle(.make(title, resources: resources), for: state)
        }
        if let color = UIColor(content.titleColor, resources: resources) { setTitleColor(color, for: state) }
        let image = UIImage(content.image, catalog: content.catalog, symbol: content.symbol, resources: resources)
        if let image { setImage(image, for: state) }
        if let background = UIImage(content.backgroundImage, catalog: content.catalog, resources: resources) {
            setBackgroundImage(background, for: state)
        }
        if let symbol = content.symbol {
            setPreferredSymbolConfiguration(.make(symbol), forImageIn: state)
        }
    }
}

extension UIButton.Configuration {
    init(_ content: ButtonContent.Configuration, resources: Resources) {
        self.init(style: Style(rawValue: content.style) ?? .plain)
        title = content.title
        subtitle = content.subtitle
        if let text = content.attributedTitle {
            attributedTitle = AttributedString(text, resources: resources)
        }
        image = UIImage(content.image, catalog: content.catalog, symbol: content.symbol, resources: resources)
        imagePlacement =
            switch content.imagePlacement {
            case "top": .top
            case "bottom": .bottom
            case "trailing": .trailing
            default: .leading
            }
        imagePadding = content.imagePadding ?? 0
        titlePadding = content.titlePadding ?? 1
        showsActivityIndicator = content.showsActivityIndicator
        baseForegroundColor = UIColor(content.foregroundColor, resources: resources)
        baseBackgroundColor = UIColor(content.backgroundColor, resources: resources)
        if let radius = content.cornerRadius { background.cornerRadius = radius }
        if let insets = content.contentInsets {
            contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        setSizes(content)
        if let font = UIFont(content.titleFont, defaultSize: 15) {
            titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.font = font
                return attributes
            }
        }
    }

    private mutating func setSizes(_ content: ButtonContent.Configuration) {
        buttonSize =
            switch content.buttonSize {
            case "mini": .mini
            case "small": .small
            case "large": .large
            default: .medium
            }
        cornerStyle =
            switch content.cornerStyle {
            case "fixed": .fixed
            case "small": .small
            case "medium": .medium
            case "large": .large
            case "capsule": .capsule
            default: .dynamic
            }
        titleAlignment =
            switch content.titleAlignment {
            case "leading": .leading
            case "center": .center
            case "trailing": .trailing
            default: .automatic
            }
    }
}

extension UIButton.ButtonType {
    init(named name: String) {
        self =
            switch name {
            case "system", "roundedRect": .system
            case "detailDisclosure": .detailDisclosure
            case "infoLight": .infoLight
            case "infoDark": .infoDark
            case "contactAdd": .contactAdd
            case "close": .close
            case "plain": .plain
            default: .custom
            }
    }
}

extension UIControl.State {
    init(named name: String) {
        self =
            switch name {
            case "highlighted": .highlighted
            case "disabled": .disabled
            case "selected": .selected
            case "focused": .focused
            default: .normal
            }
    }
}

extension UIControl.ContentHorizontalAlignment {
    init(named name: String) {
        self =
            switch name {
            case "left": .left
            case "right": .right
            case "fill": .fill
            case "leading": .leading
            case "trailing": .trailing
            default: .center
            }
    }
}

extension UIControl.ContentVerticalAlignment {
    init(named name: String) {
        self =
            switch name {
            case "top": .top
            case "bottom": .bottom
            case "fill": .fill
            default: .center
            }
    }
}
