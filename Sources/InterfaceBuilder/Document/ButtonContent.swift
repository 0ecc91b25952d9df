/// What buttons have.
public struct ButtonContent: Sendable {
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

    /// The settings of buttons made since iOS 15.
    public struct Configuration: Sendable {
        /// `plain`, `gray`, `tinted` or `filled`.
        public var style = "plain"
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
        /// The side of the title on which the picture stands: `leading` when nil, `trailing`, `top` or `bottom`.
        public var imagePlacement: String?
        /// In points.
        public var imagePadding: Double?
        /// The space between title and subtitle, in points; 1 when nil.
        public var titlePadding: Double?
        /// How title and subtitle are set against each other: `automatic` when nil, `leading`, `center`, `trailing`.
        public var titleAlignment: String?
        /// How round the corners are: `dynamic` when nil, `fixed`, `small`, `medium`, `large` or `capsule`.
        public var cornerStyle: String?
        /// How large the button is: `medium` when nil, `mini`, `small` or `large`.
        public var buttonSize: String?
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

    /// `custom` when absent; `roundedRect`, `system`, `infoLight`, `close` …
    public var type = "custom"
    /// `primary`, `cancel` or `destructive`; nil for an ordinary one.
    public var role: String?
    /// The font of the title; nil when the document names none (15 points, system).
    public var font: FontDescription?
    /// What happens to a title that is too wide, by the names of ``LabelContent/lineBreakMode``.
    public var lineBreakMode = "middleTruncation"
    /// `center`, `left`, `right`, `leading`, `trailing` or `fill`.
    public var contentHorizontalAlignment = "center"
    /// `center`, `top`, `bottom` or `fill`.
    public var contentVerticalAlignment = "center"
    /// Space around title and picture, in points.
    public var contentEdgeInsets = EdgeInsets.zero
    /// A shift of the title, in points, without effect on the button's own size.
    public var titleEdgeInsets = EdgeInsets.zero
    /// A shift of the picture, in points, without effect on the button's own size.
    public var imageEdgeInsets = EdgeInsets.zero
    /// By state: `normal`, `highlighted`, `selected`, `disabled`, `focused`.
    public var states: [String: State] = [:]
    /// The settings of a button made since iOS 15; nil for the older kind.
    public var configuration: Configuration?
    /// Whether the button is in its selected state.
    public var isSelected = false
}

/// The point size, weight and scale of an SF Symbol.
public struct SymbolAppearance: Hashable, Sendable {
    /// The size of the font that the symbol is drawn for, in points.
    public var pointSize: Double?
    /// `small`, `medium`, `large` or `default`.
    public var scale: String?
    /// `thin`, `regular`, `bold` …
    public var weight: String?
    /// The font whose size the symbol follows.
    public var font: FontDescription?
}

/// What image views have.
public struct ImageContent: Sendable {
    /// The name of the picture.
    public var image: String?
    /// The name of the picture shown while the view is highlighted.
    public var highlightedImage: String?
    /// `system` when the image is an SF Symbol.
    public var catalog: String?
    /// How a picture that is an SF Symbol is drawn.
    public var symbol: SymbolAppearance?
}
