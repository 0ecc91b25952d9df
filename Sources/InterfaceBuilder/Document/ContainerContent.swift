public import UIKit

/// What stack views have.
public struct StackViewContent: Sendable {
    /// How arranged views share the stack along its axis, by the names of `UIStackView.Distribution`.
    public enum Distribution: String, Sendable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    /// How arranged views stand across the axis, by the names of `UIStackView.Alignment`.
    public enum Alignment: String, Sendable, CaseIterable {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
    }

    /// Whether arranged views stand below each other.
    public var isVertical = false
    /// How they share the stack along its axis.
    public var distribution = Distribution.fill
    /// How they stand across the axis.
    public var alignment = Alignment.fill
    /// In points.
    public var spacing = 0.0
    /// The spacing is the system's standard one (8 points).
    public var usesStandardSpacing = false
    /// Whether the spacing of a column is measured from baseline to baseline.
    public var isBaselineRelative = false
}

/// What views that scroll have.
public struct ScrollViewContent: Sendable {
    /// Whether the content can be scrolled.
    public var isScrollEnabled = true
    /// Whether scrolling comes to rest at multiples of the size.
    public var isPagingEnabled = false
    /// Whether a mark shows how far the content is scrolled to the side.
    public var showsHorizontalIndicator = true
    /// Whether a mark shows how far the content is scrolled down.
    public var showsVerticalIndicator = true
    /// `automatic`, `scrollableAxes`, `never` or `always`.
    public var insetAdjustment = "automatic"
    /// Space around the content, in points.
    public var contentInset = EdgeInsets.zero
}

/// What tables have.
public struct TableViewContent: Sendable {
    /// One of the static sections.
    public struct Section: Sendable {
        /// The title above the section's rows.
        public var headerTitle: String?
        /// The title below the section's rows.
        public var footerTitle: String?
    }

    /// How the table scrolls.
    public var scroll = ScrollViewContent()
    /// `plain`, `grouped` or `insetGrouped`.
    public var style = "plain"
    /// In points; -1 for heights that follow from the cells.
    public var rowHeight = -1.0
    /// In points; -1 for that of the title.
    public var sectionHeaderHeight = -1.0
    /// In points; -1 for that of the title.
    public var sectionFooterHeight = -1.0
    /// `default` or `none`.
    public var separatorStyle = "default"
    /// The colour of the lines between rows; nil for the system's.
    public var separatorColor: ColorDescription?
    /// Space at both ends of the lines, in points; nil for the system's.
    public var separatorInset: EdgeInsets?
    /// The static sections; none with prototype cells.
    public var sections: [Section] = []
}

/// What cells and reusable views have.
public struct CellContent: Sendable {
    /// A table cell's style: nil for custom, else `IBUITableViewCellStyleDefault`, `…Value1`, `…Value2`, `…Subtitle`.
    public var style: String?
    /// `none` when absent; `disclosureIndicator`, `checkmark`, `detailButton`, `detailDisclosureButton`.
    public var accessoryType = "none"
    /// In points; nil for that of the table.
    public var rowHeight: Double?
    /// How many steps the content starts in.
    public var indentationLevel = 0
    /// How long a step is, in points.
    public var indentationWidth = 10.0
    /// How a chosen cell is marked: `default`, `none`, `blue` or `gray`.
    public var selectionStyle = "default"
    /// The ids of the labels and the image view that the cell's style places itself.
    public var textLabel: String?
    /// The id of the second label.
    public var detailTextLabel: String?
    /// The id of the picture before the labels.
    public var imageView: String?
    /// Space at both ends of the line below, in points; nil for the table's.
    public var separatorInset: EdgeInsets?
}

/// A navigation bar, toolbar or tab bar.
public struct BarContent: Sendable {
    /// Whether content shows through the bar.
    public var isTranslucent = true
    /// The look of bars before appearances.
    public var style = UIBarStyle.default
    /// Whether a navigation bar shows large titles.
    public var prefersLargeTitles = false
    /// The colour behind the items; nil for the system's.
    public var barColor: ColorDescription?
    /// The colour of the title; nil for the system's.
    public var titleColor: ColorDescription?
    /// The font of the title; nil for the system's.
    public var titleFont: FontDescription?
    /// The colour of the large title; nil for the system's.
    public var largeTitleColor: ColorDescription?
    /// The font of the large title; nil for the system's.
    public var largeTitleFont: FontDescription?
    /// The ground of the appearance at rest, which wins over ``barColor``: that at the scrolled content's edge, else the
    /// standard one.
    public var appearanceColor: ColorDescription?
    /// The items of a toolbar or tab bar.
    public var items: [BarItem] = []
    /// The items of a navigation bar.
    public var navigationItems: [NavigationItem] = []
}

/// What effect views have.
public struct VisualEffectContent: Sendable {
    /// `regular`, `light`, `extraLight`, `dark`, `systemMaterial` …
    public var blurStyle: String?
    /// Whether contents take on the colours of what lies behind.
    public var isVibrant = false
}
