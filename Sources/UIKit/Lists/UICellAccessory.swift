/// Something at the end or start of a list's cell.
///
/// A cell makes the views of its accessories itself, so that one accessory may stand in several cells.
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When an accessory is shown.
    public enum DisplayedState: Hashable, Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// What an accessory is.
    public enum AccessoryType: Hashable, Sendable {
        case disclosureIndicator, outlineDisclosure, popUpMenu, checkmark, delete, insert, reorder, multiselect, label
        case detail
        case customView(UIView)
    }

    /// How much room an accessory has across.
    public enum LayoutDimension: Hashable, Sendable {
        /// What the system keeps for such an accessory: as much as it needs here.
        case standard
        /// As much as the accessory needs.
        case actual
        /// Points.
        case custom(CGFloat)
    }

    /// What a touch of an accessory does.
    public typealias ActionHandler = () -> Void
    /// Is given a menu whose chosen element changed.
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// What the accessory is.
    public let accessoryType: AccessoryType
    let displayed: DisplayedState
    let look: Look
    /// What a touch of the accessory does.
    let action: ActionHandler?
    let placement: Placement?
    /// Whether a view of one's own keeps the size of its frame.
    let keepsSize: Bool
    let make: @MainActor () -> UIView

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, _ look: Look, placement: Placement? = nil,
        keepsSize: Bool = false, action: ActionHandler? = nil, make: @escaping @MainActor () -> UIView
    ) {
        (accessoryType, self.displayed, self.look, self.placement) = (type, displayed, look, placement)
        (self.keepsSize, self.action, self.make) = (keepsSize, action, make)
    }

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, _ look: Look, symbol: String, _ color: UIColor?,
        ground: UIColor? = nil, action: ActionHandler? = nil
    ) {
        self.init(type, displayed, look, action: action) {
            let view = UIImageView(image: UIImage(systemName: symbol))
            view.preferredSymbolConfiguration = Self.symbolConfiguration(of: type)
            if let ground {
                // What is within the circle, and the circle.
                view.preferredSymbolConfiguration = view.preferredSymbolConfiguration?.merging(
                    UIImage.SymbolConfiguration(
                        paletteColors: [look.tintColor ?? color ?? .white, look.backgroundColor ?? ground]))
            } else {
                // Without a colour the tint of the cell shows.
                if let ink = look.tintColor ?? color { view.tintColor = ink }
            }
            return view
        }
    }

    /// As large as in the cells of tables: chevrons are smaller than text and bold, buttons larger.
    static func symbolConfiguration(of type: AccessoryType) -> UIImage.SymbolConfiguration {
        let size = UIFont.preferredFont(forTextStyle: .body).pointSize
        return switch type {
        case .disclosureIndicator, .outlineDisclosure:
            UIImage.SymbolConfiguration(pointSize: size, weight: .semibold, scale: .small)
        case .checkmark: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)
        default: UIImage.SymbolConfiguration(pointSize: size, weight: .regular, scale: .large)
        }
    }

    /// A chevron: more follows.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, displayed, options.look, symbol: "chevron.forward", .tertiaryLabel)
    }

    /// A chevron in the tint that turns down when what is below the item is shown. A touch shows or hides it, unless a
    /// handler does something else.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .outlineDisclosure, displayed, options.look, symbol: "chevron.forward", nil, action: actionHandler)
    }

    /// A check mark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, displayed, options.look, symbol: "checkmark", nil)
    }

    /// A red button that deletes the row, while the list is edited.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, displayed, options.look, symbol: "minus.circle.fill", .white, ground: .systemRed,
            action: actionHandler)
    }

    /// A green button that adds a row, while the list is edited.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, displayed, options.look, symbol: "plus.circle.fill", .white, ground: .systemGreen,
            action: actionHandler)
    }

    /// A grip by which the row is moved, while the list is edited.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(.reorder, displayed, options.look, symbol: "line.3.horizontal", .tertiaryLabel)
    }

    /// A circle that is filled when the row is chosen, while the list is edited.
    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(.multiselect, displayed, options.look, symbol: "circle", nil)
    }

    /// A circled i: there is more to know.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, displayed, options.look, symbol: "info.circle", nil, action: actionHandler)
    }

    /// Two chevrons, after the title of what is chosen in the menu. Nobody touches a program: the handler isn't called.
    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(.popUpMenu, displayed, options.look) {
            let color = options.tintColor ?? .secondaryLabel
            let chevrons = UIImageView(image: UIImage(systemName: "chevron.up.chevron.down"))
            chevrons.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .small)
            chevrons.tintColor = color
            guard let title = menu.selectedElements.first?.title, !title.isEmpty else { return chevrons }
            let row = UIStackView(arrangedSubviews: [
                label(title, .preferredFont(forTextStyle: .body), color), chevrons,
            ])
            (row.alignment, row.spacing) = (.center, 6)
            return row
        }
    }

    /// A short text.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        UICellAccessory(.label, displayed, options.look) {
            let label = label(text, options.font, options.tintColor ?? .secondaryLabel)
            label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
            return label
        }
    }

    private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
        let label = UILabel()
        (label.text, label.textColor, label.font) = (text, color, font)
        return label
    }

    /// A view of one's own.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let displayed: DisplayedState =
            switch configuration.placement {
            case .leading(let displayed, _), .trailing(let displayed, _): displayed
            }
        let look = Look(configuration.isHidden, configuration.reservedLayoutWidth, configuration.tintColor)
        let view = configuration.customView
        return UICellAccessory(
            .customView(view), displayed, look, placement: configuration.placement,
            keepsSize: configuration.maintainsFixedSize
        ) {
            if let tint = configuration.tintColor { view.tintColor = tint }
            return view
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
