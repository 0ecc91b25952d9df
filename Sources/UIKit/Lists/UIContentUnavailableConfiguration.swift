/// What stands in the place of contents that aren't there: a picture, a text, a second one and buttons.
///
/// Apple documents what is shown and in which order, not its numbers: fonts and distances are estimates.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// How texts are set against the sides.
    public enum Alignment: Int, Sendable {
        case center = 0, natural
    }

    /// How the picture looks.
    public struct ImageProperties {
        /// The size and weight of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a symbol or template image.
        public var tintColor: UIColor? = .secondaryLabel
        /// Points by which the image's corners are rounded.
        public var cornerRadius: CGFloat = 0
        /// The most room that the picture takes, in points; 0 for as much as it asks for.
        public var maximumSize = CGSize.zero
        /// Whether the picture keeps its colours where a person has all others inverted.
        /// - Note: Kept without effect.
        public var accessibilityIgnoresInvertColors = false
    }

    /// How a text looks.
    public struct TextProperties {
        /// The text's font.
        public var font: UIFont
        /// The letters' colour.
        public var color: UIColor
        /// Where lines break, and what becomes of a text that is too long.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// 0 for as many lines as the text needs.
        public var numberOfLines = 0
        /// Whether a text that is too long is set smaller.
        public var adjustsFontSizeToFitWidth = false
        /// How small it may be set, as a share of the font's size; 0 leaves that to the label.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters come closer before a text is cut.
        /// - Note: Kept without effect.
        public var allowsDefaultTighteningForTruncation = false
    }

    /// What a button does.
    public struct ButtonProperties {
        /// What a touch does.
        public var primaryAction: UIAction?
        /// The menu that a touch opens.
        public var menu: UIMenu?
        /// What the button is for.
        public var role = UIButton.Role.normal
        /// Whether it can be touched.
        public var isEnabled = true
    }

    /// The picture above the texts.
    public var image: UIImage?
    /// How the picture is shown.
    public var imageProperties = ImageProperties()
    /// The first text.
    public var text: String?
    /// The first text with attributes; shown instead of `text`.
    public var attributedText: NSAttributedString?
    /// How the first text is set.
    public var textProperties = TextProperties(font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    /// The second text, below the first.
    public var secondaryText: String?
    /// The second text with attributes; shown instead of `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// How the second text is set.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// The look of the button below the texts, which is shown where this has a title or picture.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The look of the button below the first one.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// How texts are set against the sides.
    public var alignment = Alignment.center
    /// Along which axes the content keeps the margins of the view around it; those of its own count here.
    /// - Note: Kept without effect.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Space around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// Points.
    public var imageToTextPadding: CGFloat = 15
    /// Points.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// Points.
    public var textToButtonPadding: CGFloat = 24
    /// Points.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// What is behind the content.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether a turning wheel stands in the picture's place.
    var showsActivity = false

    /// Nothing yet.
    public static func empty() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
        return made
    }

    /// A turning wheel and a word: contents are on their way.
    public static func loading() -> UIContentUnavailableConfiguration {
        var made = UIContentUnavailableConfiguration()
        made.showsActivity = true
        made.text = "Loading…"
        made.textProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
        made.imageToTextPadding = 8
        return made
    }

    /// A magnifying glass and words: a search found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var made = empty()
        made.image = UIImage(systemName: "magnifyingglass")
        made.text = "No Results"
        made.secondaryText = "Check the spelling or try a new search."
        return made
    }

    /// A view that shows the configuration.
    public func makeContentView() -> UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    /// The same in every state.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
}

/// The state of a controller whose contents may not be there.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The traits of the controller.
    /// - Note: Kept without effect.
    public var traitCollection: UITraitCollection
    /// What is searched for.
    public var searchText: String?

    /// Nothing is searched for.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
