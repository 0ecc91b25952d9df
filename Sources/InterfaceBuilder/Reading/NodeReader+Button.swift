/// Buttons, their states and configurations.
extension NodeReader {
    var button: ButtonContent {
        var button = ButtonContent()
        button.type = string("buttonType") ?? "custom"
        button.role = string("role")
        button.font = font()
        button.lineBreakMode = string("lineBreakMode") ?? "middleTruncation"
        button.contentHorizontalAlignment = string("contentHorizontalAlignment") ?? "center"
        button.contentVerticalAlignment = string("contentVerticalAlignment") ?? "center"
        button.contentEdgeInsets = inset(key: "contentEdgeInsets") ?? .zero
        button.titleEdgeInsets = inset(key: "titleEdgeInsets") ?? .zero
        button.imageEdgeInsets = inset(key: "imageEdgeInsets") ?? .zero
        button.isSelected = bool("selected") ?? false
        for child in tree.children(element) where tree.name(child) == "state" {
            button.states[tree[child, "key"] ?? "normal"] = at(child).buttonState
        }
        button.configuration = child(named: "buttonConfiguration")?.buttonConfiguration
        return button
    }

    private var buttonState: ButtonContent.State {
        var state = ButtonContent.State()
        state.title = text("title")
        state.attributedTitle = attributedText(key: "attributedTitle")
        state.image = image?.name
        state.backgroundImage = string("backgroundImage")
        state.catalog = image?.catalog ?? string("catalog")
        state.titleColor = color(key: "titleColor")
        state.symbol = symbolConfiguration
        return state
    }

    private var buttonConfiguration: ButtonContent.Configuration {
        var configuration = ButtonContent.Configuration()
        configuration.style = string("style") ?? "plain"
        configuration.title = text("title")
        configuration.subtitle = text("subtitle")
        configuration.attributedTitle = attributedText(key: "attributedTitle")
        configuration.image = image?.name
        configuration.catalog = image?.catalog
        configuration.symbol = symbolConfiguration
        configuration.imagePlacement = string("imagePlacement")
        configuration.imagePadding = number("imagePadding")
        configuration.titlePadding = number("titlePadding")
        configuration.titleAlignment = string("titleAlignment")
        configuration.cornerStyle = string("cornerStyle")
        configuration.buttonSize = string("buttonSize")
        configuration.showsActivityIndicator = bool("showsActivityIndicator") ?? false
        configuration.titleFont = font(key: "titleFontDescription")
        configuration.foregroundColor = color(key: "baseForegroundColor")
        configuration.contentInsets = directionalInsets(key: "contentInsets")
        configuration.backgroundColor = color(key: "baseBackgroundColor")
        if let background = child(named: "backgroundConfiguration") {
            configuration.cornerRadius = background.number("cornerRadius")
            configuration.backgroundColor = background.color(key: "backgroundColor") ?? configuration.backgroundColor
        }
        return configuration
    }
}
