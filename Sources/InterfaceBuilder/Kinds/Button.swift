public import UIKit

extension ViewKind {
    /// A button.
    public static let button = ViewKind("button", content: ButtonContent.self, size: .text) { content in
        UIButton(type: content.type)
    }
}

/// What buttons have.
public struct ButtonContent: ViewContent {
    /// What a button shows in one of its states.
    public struct State: Sendable {
        /// The plain title.
        public var title: String?
        /// The title with attributes; it wins over the plain one.
        public var attributedTitle: AttributedText?
        /// The name of the picture.
        public var image: String?
        /// The name of the picture behind everything.
        public var backgroundImage: String?
        /// `system` when the images are SF Symbols.
        public var catalog: String?
        /// The colour of the title; nil for that of the button's type.
        public var titleColor: ColorDescription?
        /// How a picture that is an SF Symbol is drawn.
        public var symbol: SymbolAppearance?
    }

    /// Which of UIKit's looks the button has.
    public var type = UIButton.ButtonType.custom
    /// What a press is for.
    public var role = UIButton.Role.normal
    /// The font of the title; nil when the document names none (15 points, system).
    public var font: FontDescription?
    /// What happens to a title that is too wide.
    public var lineBreakMode = NSLineBreakMode.byTruncatingMiddle
    /// Where title and picture stand in a button that is wider than them.
    public var contentHorizontalAlignment = UIControl.ContentHorizontalAlignment.center
    /// Where title and picture stand in a button that is higher than them.
    public var contentVerticalAlignment = UIControl.ContentVerticalAlignment.center
    /// Space around title and picture, in points.
    public var contentEdgeInsets = EdgeInsets.zero
    /// A shift of the title, in points, without effect on the button's own size.
    public var titleEdgeInsets = EdgeInsets.zero
    /// A shift of the picture, in points, without effect on the button's own size.
    public var imageEdgeInsets = EdgeInsets.zero
    /// What the button shows, by state.
    public var states: [UIControl.State: State] = [:]
    /// The settings of a button made since iOS 15; nil for the older kind.
    public var configuration: Configuration?
    /// Whether the button is in its selected state.
    public var isSelected = false

    /// The title of the configuration, else that of the normal state.
    public var title: String? { configuration?.title ?? states[.normal]?.title }
    /// The fonts of all titles.
    public var fonts: [FontDescription] {
        let texts = states.values.map(\.attributedTitle) + [configuration?.attributedTitle]
        return texts.flatMap { $0?.fonts ?? [] } + [font, configuration?.titleFont].compactMap { $0 }
    }
}

extension ButtonContent: ElementContent {
    init(_ element: NodeReader) {
        type = element.choice("buttonType") ?? .custom
        role = element.choice("role") ?? .normal
        font = element.font()
        lineBreakMode = element.choice("lineBreakMode") ?? .byTruncatingMiddle
        contentHorizontalAlignment = element.choice("contentHorizontalAlignment") ?? .center
        contentVerticalAlignment = element.choice("contentVerticalAlignment") ?? .center
        contentEdgeInsets = element.inset(key: "contentEdgeInsets") ?? .zero
        titleEdgeInsets = element.inset(key: "titleEdgeInsets") ?? .zero
        imageEdgeInsets = element.inset(key: "imageEdgeInsets") ?? .zero
        isSelected = element.bool("selected") ?? false
        for child in element.children where child.name == "state" {
            guard let key = child.string("key") == nil ? .normal : child.choice("key") as UIControl.State? else {
                continue
            }
            states[key] = State(child)
        }
        configuration = element.child(named: "buttonConfiguration").map { Configuration($0) }
    }

    func configure(_ button: UIButton, resources: Resources) {
        button.role = role
        if let font = UIFont(font, defaultSize: 15) { button.titleLabel?.font = font }
        if font?.isOfTextStyle == true { button.titleLabel?.adjustsFontForContentSizeCategory = true }
        button.titleLabel?.lineBreakMode = lineBreakMode
        button.contentHorizontalAlignment = contentHorizontalAlignment
        button.contentVerticalAlignment = contentVerticalAlignment
        button.contentEdgeInsets = UIEdgeInsets(contentEdgeInsets)
        button.titleEdgeInsets = UIEdgeInsets(titleEdgeInsets)
        button.imageEdgeInsets = UIEdgeInsets(imageEdgeInsets)
        button.isSelected = isSelected
        for (key, state) in states.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            state.configure(button, for: key, isConfigured: configuration != nil, resources: resources)
        }
        if let configuration {
            button.configuration = UIButton.Configuration(configuration, resources: resources)
        }
    }

    func vary(_ button: UIButton, from old: Self, resources: Resources) {
        if font != old.font, let font = UIFont(font, defaultSize: 15) { button.titleLabel?.font = font }
    }
}

extension ButtonContent.State {
    fileprivate init(_ element: NodeReader) {
        title = element.text("title")
        attributedTitle = element.attributedText(key: "attributedTitle")
        image = element.image?.name
        backgroundImage = element.string("backgroundImage")
        catalog = element.image?.catalog ?? element.string("catalog")
        titleColor = element.color(key: "titleColor")
        symbol = element.symbolConfiguration
    }

    /// A button with a configuration shows the configuration's title or none: the "Button" that Interface Builder leaves
    /// in its normal state takes no room (3 of 3 free buttons in recorded documents).
    @MainActor fileprivate func configure(
        _ button: UIButton, for state: UIControl.State, isConfigured: Bool, resources: Resources
    ) {
        if !isConfigured, let title { button.setTitle(title, for: state) }
        if let attributedTitle {
            button.setAttributedTitle(.make(attributedTitle, resources: resources), for: state)
        }
        if let color = UIColor(titleColor, resources: resources) { button.setTitleColor(color, for: state) }
        if let image = UIImage(image, catalog: catalog, symbol: symbol, resources: resources) {
            button.setImage(image, for: state)
        }
        if let background = UIImage(backgroundImage, catalog: catalog, resources: resources) {
            button.setBackgroundImage(background, for: state)
        }
        if let symbol {
            button.setPreferredSymbolConfiguration(.make(symbol), forImageIn: state)
        }
    }
}

extension UIButton.ButtonType: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
        "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close, "plain": .plain,
    ]
}

extension UIButton.Role: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
    ]
}

extension UIControl.State: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
        "focused": .focused,
    ]
}
