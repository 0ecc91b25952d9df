public import UIKit

extension ButtonContent {
    /// The settings of buttons made since iOS 15.
    public struct Configuration: Sendable {
        /// Which of UIKit's looks, by the words of documents.
        public enum Style: String, Hashable, Sendable, CaseIterable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
        }

        /// Which of UIKit's looks.
        public var style = Style.plain
        /// The plain title; it wins over those of states.
        public var title: String?
        /// The line below the title.
        public var subtitle: String?
        /// The title with attributes; it wins over the plain one.
        public var attributedTitle: AttributedText?
        /// The name of the picture; it wins over those of states.
        public var image: String?
        /// `system` when the picture is an SF Symbol.
        public var catalog: String?
        /// How a picture that is an SF Symbol is drawn.
        public var symbol: SymbolAppearance?
        /// The side of the title on which the picture stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The space between picture and title, in points.
        public var imagePadding = 0.0
        /// The space between title and subtitle, in points.
        public var titlePadding = 1.0
        /// How title and subtitle are set against each other.
        public var titleAlignment = UIButton.Configuration.TitleAlignment.automatic
        /// How round the corners are.
        public var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// How large the button is.
        public var buttonSize = UIButton.Configuration.Size.medium
        /// Whether a turning wheel takes the picture's place.
        public var showsActivityIndicator = false
        /// The font of the title; nil for that of the size.
        public var titleFont: FontDescription?
        /// The colour of title and picture; nil for that of the style.
        public var foregroundColor: ColorDescription?
        /// The colour behind them; nil for that of the style.
        public var backgroundColor: ColorDescription?
        /// In points; nil for that of ``cornerStyle``.
        public var cornerRadius: Double?
        /// Leading in `left`, trailing in `right`; nil for the default of style and size.
        public var contentInsets: EdgeInsets?
    }
}

extension ButtonContent.Configuration {
    init(_ element: NodeReader) {
        style = element.choice("style") ?? .plain
        title = element.text("title")
        subtitle = element.text("subtitle")
        attributedTitle = element.attributedText(key: "attributedTitle")
        (image, catalog) = (element.image?.name, element.image?.catalog)
        symbol = element.symbolConfiguration
        imagePlacement = element.choice("imagePlacement") ?? .leading
        imagePadding = element.number("imagePadding") ?? 0
        titlePadding = element.number("titlePadding") ?? 1
        titleAlignment = element.choice("titleAlignment") ?? .automatic
        cornerStyle = element.choice("cornerStyle") ?? .dynamic
        buttonSize = element.choice("buttonSize") ?? .medium
        showsActivityIndicator = element.bool("showsActivityIndicator") ?? false
        titleFont = element.font(key: "titleFontDescription")
        foregroundColor = element.color(key: "baseForegroundColor")
        contentInsets = element.directionalInsets(key: "contentInsets")
        backgroundColor = element.color(key: "baseBackgroundColor")
        if let background = element.child(named: "backgroundConfiguration") {
            cornerRadius = background.number("cornerRadius")
            backgroundColor = background.color(key: "backgroundColor") ?? backgroundColor
        }
    }
}

extension UIButton.Configuration {
    init(_ content: ButtonContent.Configuration, resources: Resources) {
        self.init(style: Style(rawValue: content.style.rawValue) ?? .plain)
        title = content.title
        subtitle = content.subtitle
        if let text = content.attributedTitle {
            attributedTitle = AttributedString(text, resources: resources)
        }
        image = UIImage(content.image, catalog: content.catalog, symbol: content.symbol, resources: resources)
        imagePlacement = content.imagePlacement
        imagePadding = content.imagePadding
        titlePadding = content.titlePadding
        showsActivityIndicator = content.showsActivityIndicator
        baseForegroundColor = UIColor(content.foregroundColor, resources: resources)
        baseBackgroundColor = UIColor(content.backgroundColor, resources: resources)
        if let radius = content.cornerRadius { background.cornerRadius = radius }
        if let insets = content.contentInsets {
            contentInsets = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
        buttonSize = content.buttonSize
        cornerStyle = content.cornerStyle
        titleAlignment = content.titleAlignment
        if let font = UIFont(content.titleFont, defaultSize: 15) {
            titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
                var attributes = attributes
                attributes.font = font
                return attributes
            }
        }
    }
}

extension NSDirectionalRectEdge: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
    ]
}

extension UIButton.Configuration.TitleAlignment: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
    ]
}

extension UIButton.Configuration.CornerStyle: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "dynamic": .dynamic, "fixed": .fixed, "small": .small, "medium": .medium, "large": .large,
        "capsule": .capsule,
    ]
}

extension UIButton.Configuration.Size: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "mini": .mini, "small": .small, "medium": .medium, "large": .large,
    ]
}
