extension UICellAccessory {
    /// What all kinds of accessories may be told of their look.
    struct Look {
        var isHidden: Bool
        var width: LayoutDimension
        var tintColor: UIColor?
        var backgroundColor: UIColor?

        init(_ isHidden: Bool?, _ width: LayoutDimension?, _ tint: UIColor?, ground: UIColor? = nil) {
            (self.isHidden, self.width) = (isHidden ?? false, width ?? .standard)
            (tintColor, backgroundColor) = (tint, ground)
        }
    }

    /// A view of one's own as an accessory.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view. It stands where the cell puts it: constraints hold within it.
        public let customView: UIView
        /// At which side of the cell it stands.
        public let placement: Placement
        /// Whether it isn't seen; its room stays.
        public var isHidden: Bool
        /// How much room it has across; it stands in the middle of it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its tint; nil for the inherited one.
        public var tintColor: UIColor?
        /// Whether it keeps the size of its frame. Else it is as large as it asks to be.
        public var maintainsFixedSize: Bool

        /// A view at a side of the cell.
        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil, maintainsFixedSize: Bool? = nil
        ) {
            (self.customView, self.placement, self.isHidden) = (customView, placement, isHidden ?? false)
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            (self.tintColor, self.maintainsFixedSize) = (tintColor, maintainsFixedSize ?? false)
        }
    }

    /// How an outline's arrow looks.
    public struct OutlineDisclosureOptions {
        /// What the arrow stands in.
        public enum Style: Hashable, Sendable {
            case automatic, header, cell
        }

        /// What the arrow stands in: in headers a touch anywhere shows or hides what is below. Drawn the same.
        /// - Note: Kept without effect.
        public var style: Style
        /// Whether it isn't seen; its room stays.
        public var isHidden: Bool
        /// How much room it has across; it stands in the middle of it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil for the tint.
        public var tintColor: UIColor?
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor) }

        /// An arrow of a style.
        public init(
            style: Style? = nil, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
            tintColor: UIColor? = nil
        ) {
            (self.style, self.isHidden) = (style ?? .automatic, isHidden ?? false)
            (self.reservedLayoutWidth, self.tintColor) = (reservedLayoutWidth ?? .standard, tintColor)
        }
    }

    /// How a chevron looks.
    public struct DisclosureIndicatorOptions {
        /// Whether it isn't seen; its room stays.
        public var isHidden: Bool
        /// How much room it has across; it stands in the middle of it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil for the usual one.
        public var tintColor: UIColor?
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor) }

        /// The usual look, or another.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
        }
    }

    /// How a check mark looks.
    public struct CheckmarkOptions {
        /// Whether it isn't seen; its room stays.
        public var isHidden: Bool
        /// How much room it has across; it stands in the middle of it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil for the usual one.
        public var tintColor: UIColor?
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor) }

        /// The usual look, or another.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
        }
    }

    /// How a circled i looks.
    public struct DetailOptions {
        /// Whether it isn't seen; its room stays.
        public var isHidden: Bool
        /// How much room it has across; it stands in the middle of it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil for the usual one.
        public var tintColor: UIColor?
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor) }

        /// The usual look, or another.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
        }
    }

    /// How the chevrons of a menu look.
    public struct PopUpMenuOptions {
        /// Whether it isn't seen; its room stays.
        public var isHidden: Bool
        /// How much room it has across; it stands in the middle of it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil for the usual one.
        public var tintColor: UIColor?
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor) }

        /// The usual look, or another.
        public init(isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil) {
            (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
        }
    }

    /// How the button that deletes a row looks.
    public struct DeleteOptions {
        /// Whether it isn't seen; its room stays.
        public var isHidden: Bool
        /// How much room it has across; it stands in the middle of it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of what is within the circle; nil for the usual one.
        public var tintColor: UIColor?
        /// The colour of the circle; nil for the usual one.
        public var backgroundColor: UIColor?
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor, ground: backgroundColor) }

        /// The usual look, or another.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
            (self.reservedLayoutWidth, self.backgroundColor) = (reservedLayoutWidth ?? .standard, backgroundColor)
        }
    }

    /// How the button that adds a row looks.
    public struct InsertOptions {
        /// Whether it isn't seen; its room stays.
        public var isHidden: Bool
        /// How much room it has across; it stands in the middle of it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of what is within the circle; nil for the usual one.
        public var tintColor: UIColor?
        /// The colour of the circle; nil for the usual one.
        public var backgroundColor: UIColor?
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor, ground: backgroundColor) }

        /// The usual look, or another.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
            (self.reservedLayoutWidth, self.backgroundColor) = (reservedLayoutWidth ?? .standard, backgroundColor)
        }
    }

    /// How the circle of a row that can be chosen looks.
    public struct MultiselectOptions {
        /// Whether it isn't seen; its room stays.
        public var isHidden: Bool
        /// How much room it has across; it stands in the middle of it.
        public var reservedLayoutWidth: LayoutDimension
        /// The colour of what is within the circle; nil for the usual one.
        public var tintColor: UIColor?
        /// The colour of the circle; nil for the usual one.
        public var backgroundColor: UIColor?
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor, ground: backgroundColor) }

        /// The usual look, or another.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            backgroundColor: UIColor? = nil
        ) {
            (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
            (self.reservedLayoutWidth, self.backgroundColor) = (reservedLayoutWidth ?? .standard, backgroundColor)
        }
    }

    /// How the grip of a row looks.
    public struct ReorderOptions {
        /// Whether it isn't seen; its room stays.
        public var isHidden: Bool
        /// How much room it has across; it stands in the middle of it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil for the usual one.
        public var tintColor: UIColor?
        /// Whether a line stands before the grip where it follows another accessory; none is drawn.
        /// - Note: Kept without effect.
        public var showsVerticalSeparator: Bool
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor) }

        /// The usual look, or another.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            showsVerticalSeparator: Bool? = nil
        ) {
            (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.showsVerticalSeparator = showsVerticalSeparator ?? true
        }
    }

    /// How a short text looks.
    public struct LabelOptions {
        /// Whether it isn't seen; its room stays.
        public var isHidden: Bool
        /// How much room it has across; it stands in the middle of it.
        public var reservedLayoutWidth: LayoutDimension
        /// Its colour; nil for the usual one.
        public var tintColor: UIColor?
        /// Its font; the body's unless set.
        public var font: UIFont
        /// Whether it follows the user's text size.
        public var adjustsFontForContentSizeCategory: Bool
        var look: Look { Look(isHidden, reservedLayoutWidth, tintColor) }

        /// The usual look, or another.
        public init(
            isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
        ) {
            (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
            self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
            self.font = font ?? .preferredFont(forTextStyle: .body)
            self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
        }
    }
}
