/// Something at the end or start of a list's cell.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// At which end an accessory stands.
    public enum Placement {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    /// How much room an accessory has across.
    public enum LayoutDimension: Equatable, Sendable {
        case standard, actual
        case custom(CGFloat)
    }

    /// A view of one's own as an accessory.
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// At which side of the cell it stands.
        public let placement: Placement
        /// Whether it is hidden; nil as it is.
        public var isHidden: Bool?
        /// How much room it has across; as much as it needs here.
        /// - Note: Kept without effect.
        public var reservedLayoutWidth: LayoutDimension?
        /// Its tint; nil for the inherited one.
        public var tintColor: UIColor?
        /// Whether it keeps its size; it does here.
        /// - Note: Kept without effect.
        public var maintainsFixedSize: Bool?

        /// A view at a side of the cell.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden)
            self.reservedLayoutWidth = reservedLayoutWidth
            (self.tintColor, self.maintainsFixedSize) = (tintColor, maintainsFixedSize)
        }
    }

    /// How an outline's arrow looks.
    public struct OutlineDisclosureOptions {
        /// What the arrow stands in.
        public enum Style: Sendable {
            case automatic, header, cell
        }

        /// What the arrow stands in; drawn the same.
        /// - Note: Kept without effect.
        public var style: Style
        /// Its colour; nil for the usual one.
        /// - Note: Kept without effect.
        public var tintColor: UIColor?
        /// An arrow of a style.
        public init(style: Style = .automatic, isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            (self.style, self.tintColor) = (style, tintColor)
        }
    }

    /// How such an accessory looks.
    public struct DeleteOptions {
        /// Its colour; nil for the usual one.
        /// - Note: Kept without effect.
        public var tintColor: UIColor?
        /// Whether it is hidden; nil as usual.
        /// - Note: Kept without effect.
        public var isHidden: Bool?
        /// The usual look, or another.
        public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }

    /// How such an accessory looks.
    public struct InsertOptions {
        /// Its colour; nil for the usual one.
        /// - Note: Kept without effect.
        public var tintColor: UIColor?
        /// Whether it is hidden; nil as usual.
        /// - Note: Kept without effect.
        public var isHidden: Bool?
        /// The usual look, or another.
        public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }

    /// How such an accessory looks.
    public struct CheckmarkOptions {
        /// Its colour; nil for the usual one.
        /// - Note: Kept without effect.
        public var tintColor: UIColor?
        /// Whether it is hidden; nil as usual.
        /// - Note: Kept without effect.
        public var isHidden: Bool?
        /// The usual look, or another.
        public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }

    /// How such an accessory looks.
    public struct DisclosureIndicatorOptions {
        /// Its colour; nil for the usual one.
        /// - Note: Kept without effect.
        public var tintColor: UIColor?
        /// Whether it is hidden; nil as usual.
        /// - Note: Kept without effect.
        public var isHidden: Bool?
        /// The usual look, or another.
        public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }

    /// How such an accessory looks.
    public struct ReorderOptions {
        /// Its colour; nil for the usual one.
        /// - Note: Kept without effect.
        public var tintColor: UIColor?
        /// Whether it is hidden; nil as usual.
        /// - Note: Kept without effect.
        public var isHidden: Bool?
        /// The usual look, or another.
        public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }

    /// How such an accessory looks.
    public struct MultiselectOptions {
        /// Its colour; nil for the usual one.
        /// - Note: Kept without effect.
        public var tintColor: UIColor?
        /// Whether it is hidden; nil as usual.
        /// - Note: Kept without effect.
        public var isHidden: Bool?
        /// The usual look, or another.
        public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden, tintColor)
        }
    }

    /// How a short text looks.
    public struct LabelOptions {
        /// Its colour; nil for the usual one.
        public var tintColor: UIColor?
        /// Its font; the body's unless set.
        public var font: UIFont
        /// Whether it follows the user's text size.
        public var adjustsFontForContentSizeCategory: Bool
        /// Whether it is hidden; nil as usual.
        public var isHidden: Bool?
        /// The usual look, or another.
        public init(
            isHidden: Bool? = nil, tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body),
            adjustsFontForContentSizeCategory: Bool = true
        ) {
            (self.isHidden, self.tintColor, self.font) = (isHidden, tintColor, font)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
        }
    }

    let view: UIView
    let isLeading: Bool
    let displayed: DisplayedState

    private init(_ view: UIView, isLeading: Bool = false, _ displayed: DisplayedState) {
        self.view = view
        self.isLeading = isLeading
        self.displayed = displayed
    }

    private static func symbol(_ name: String, _ color: UIColor) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.tintColor = color
        return view
    }

    /// A chevron: more follows.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(symbol("chevron.right", .tertiaryLabel), displayed)
    }

    /// An arrow that opens and closes what is below.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions()
    ) -> UICellAccessory { UICellAccessory(symbol("chevron.right", .tintColor), displayed) }

    /// A check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(symbol("checkmark", .tintColor), displayed)
    }

    /// A red button that deletes the row, while the list is edited.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(symbol("minus.circle.fill", .systemRed), isLeading: true, displayed)
    }

    /// A green button that adds a row, while the list is edited.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(symbol("plus.circle.fill", .systemGreen), isLeading: true, displayed)
    }

    /// A grip by which the row is moved, while the list is edited.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(symbol("line.3.horizontal", .tertiaryLabel), displayed)
    }

    /// A circle that is filled when the row is chosen, while the list is edited.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(symbol("circle", .tertiaryLabel), isLeading: true, displayed)
    }

    /// A circled i: there is more to know. What a touch does is kept; nobody touches a program.
    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(symbol("info.circle", .tintColor), displayed) }

    /// Two arrows: a touch would open a menu.
    public static func popUpMenu(_ menu: UIMenu, displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(symbol("chevron.up.chevron.down", .secondaryLabel), displayed)
    }

    /// A short text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        let label = UILabel()
        label.text = text
        label.textColor = options.tintColor ?? .secondaryLabel
        label.font = options.font
        label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
        label.isHidden = options.isHidden ?? false
        return UICellAccessory(label, displayed)
    }

    /// A view of one's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        if let isHidden = configuration.isHidden { configuration.customView.isHidden = isHidden }
        if let tint = configuration.tintColor { configuration.customView.tintColor = tint }
        return switch configuration.placement {
        case .leading(let displayed): UICellAccessory(configuration.customView, isLeading: true, displayed)
        case .trailing(let displayed): UICellAccessory(configuration.customView, displayed)
        }
    }

    func isShown(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }
}
