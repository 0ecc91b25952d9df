import Foundation

extension UIButton {
    /// What a button looks like, in the way of iOS 15: content, colours, insets.
    public struct Configuration {
        /// Which of UIKit's looks.
        package enum Style: String, Sendable {
            case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
        }

        /// How large the button is.
        public enum Size: Sendable {
            /// As UIKit's own buttons.
            case medium
            /// Smaller than medium.
            case small
            /// The smallest.
            case mini
            /// Larger than medium.
            case large
        }

        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            /// As the background's own radius says.
            case fixed = -1
            /// The background's own radius, growing with text.
            case dynamic = 0
            /// Slightly round.
            case small
            /// Round.
            case medium
            /// Rounder.
            case large
            /// Half circles at the ends.
            case capsule
        }

        /// How title and subtitle are set against each other.
        public enum TitleAlignment: Int, Sendable {
            /// As the button's content alignment says.
            case automatic = 0
            /// At the leading end.
            case leading
            /// In the middle.
            case center
            /// At the trailing end.
            case trailing
        }

        package let style: Style

        /// The title. Setting it replaces the one with attributes (measured on devices with iOS 26).
        public var title: String? {
            get { ownTitle.plain }
            set { ownTitle = Words(plain: newValue) }
        }
        /// The title with its attributes. Setting it replaces the plain one.
        public var attributedTitle: AttributedString? {
            get { ownTitle.attributed }
            set { ownTitle = Words(attributed: newValue) }
        }
        private(set) var ownTitle = Words()
        /// A line below the title. Setting it replaces the one with attributes.
        public var subtitle: String? {
            get { ownSubtitle.plain }
            set { ownSubtitle = Words(plain: newValue) }
        }
        /// The line below the title with its attributes. Setting it replaces the plain one.
        public var attributedSubtitle: AttributedString? {
            get { ownSubtitle.attributed }
            set { ownSubtitle = Words(attributed: newValue) }
        }
        private(set) var ownSubtitle = Words()

        /// A text with or without attributes: there is only one of both.
        struct Words: Hashable {
            /// The text that has attributes of its own; nil for a plain one.
            private(set) var styled: AttributedString?
            private var unstyled: String?

            init() {}
            init(plain: String?) { unstyled = plain }
            init(attributed: AttributedString?) { styled = attributed }

            var plain: String? { styled.map { String($0.characters) } ?? unstyled }
            var attributed: AttributedString? { styled ?? unstyled.map { AttributedString($0) } }
        }
        /// The picture.
        public var image: UIImage?
        /// How a symbol is drawn.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// On which side of the title the picture is.
        public var imagePlacement: NSDirectionalRectEdge = .leading
        /// Space between picture and title, in points.
        public var imagePadding: CGFloat = 0
        /// Space between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// How title and subtitle are set against each other.
        public var titleAlignment = TitleAlignment.automatic
        /// What happens to a title that is too wide.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How large the button is.
        public var buttonSize = Size.medium
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour of title and picture.
        public var baseForegroundColor: UIColor?
        /// The colour behind them.
        public var baseBackgroundColor: UIColor?
        /// The look of the background; what is nil in it follows the style.
        public var background = UIBackgroundConfiguration.clear()
        /// What is done with the mark of a button that shows a menu.
        public enum Indicator: Int, Sendable {
            case automatic = 0, none, popup
        }
        /// How a button looks on a Mac.
        public enum MacIdiomStyle: Int, Sendable { case automatic = 0, bordered, borderless, borderlessTinted }

        /// The mark of a button that shows a menu: two chevrons after the title. By itself a button has it that shows which action
        /// of its menu is chosen.
        public var indicator = Indicator.automatic
        /// How the button looks on a Mac.
        /// - Note: Kept without effect.
        public var macIdiomStyle = MacIdiomStyle.automatic
        /// Changes the picture's colour.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Changes the activity indicator's colour.
        /// - Note: Kept without effect.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Changes the colour of the mark of a menu, which is the title's otherwise.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// The least width of the picture's place, in points; 0 for the picture's own.
        /// - Note: Kept without effect.
        public var imageReservation: CGFloat = 0
        /// How one symbol takes the place of another, since iOS 26: at once.
        /// - Note: Kept without effect.
        public var symbolContentTransition: UISymbolContentTransition?
        /// What happens to a subtitle that is too wide.
        /// - Note: Kept without effect.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Whether the look follows whether the button is on.
        public var automaticallyUpdateForSelection = true
        /// Whether an activity indicator takes the picture's place.
        public var showsActivityIndicator = false
        /// Changes the title's attributes, its font for instance.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Changes the subtitle's attributes.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        private var ownInsets: NSDirectionalEdgeInsets?

        package init(style: Style) {
            self.style = style
        }

        /// Space around the content, in points; that of the size unless set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? Self.insets(of: buttonSize) }
            set { ownInsets = newValue }
        }

        /// Goes back to the size's own insets.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// Title and picture in the tint colour.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// On grey.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// On a pale tint colour.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// On glass, as newer systems have it; drawn as ``gray()`` with round ends.
        public static func glass() -> Configuration { round(.gray) }
        /// On tinted glass, as newer systems have it; drawn as ``filled()`` with round ends.
        public static func prominentGlass() -> Configuration { round(.filled) }
        /// On clear glass, as newer systems have it; drawn as ``gray()`` with round ends.
        public static func clearGlass() -> Configuration { round(.gray) }
        /// On clear tinted glass, as newer systems have it; drawn as ``tinted()`` with round ends.
        public static func prominentClearGlass() -> Configuration { round(.tinted) }
        private static func round(_ style: Style) -> Configuration {
            var made = Configuration(style: style)
            made.cornerStyle = .capsule
            return made
        }
        /// White on the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// As plain.
        public static func borderless() -> Configuration { Configuration(style: .borderless) }
        /// On grey.
        public static func bordered() -> Configuration { Configuration(style: .bordered) }
        /// On a pale tint colour.
        public static func borderedTinted() -> Configuration { Configuration(style: .borderedTinted) }
        /// White on the tint colour.
        public static func borderedProminent() -> Configuration { Configuration(style: .borderedProminent) }

        /// The configuration in a button's state; colours follow the state when they are asked for.
        public func updated(for button: UIButton) -> Configuration { self }

        /// Medium: 24 around a title across and 14 down, from a recorded button in an equal stack and from heights 34.5
        /// at 2x. The other sizes: heights 28, 28 and 50 of Apple's design resources.
        private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
            switch size {
            case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
            case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
            case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
            }
        }
    }
}

/// Changes the attributes of a text: given those it has, returns those it is to have.
public struct UIConfigurationTextAttributesTransformer {
    /// The change.
    public let transform: (AttributeContainer) -> AttributeContainer
    /// A transformer of the change.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    /// Applies the change.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
