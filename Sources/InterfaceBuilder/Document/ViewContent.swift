public import Foundation

/// What views of one kind have and others don't.
public enum ViewContent: Sendable {
    case none
    case label(LabelContent)
    case button(ButtonContent)
    case imageView(ImageContent)
    case textField(TextFieldContent)
    case textView(TextViewContent)
    case segmentedControl(SegmentedControlContent)
    case range(RangeContent)
    case `switch`(SwitchContent)
    case activityIndicator(ActivityIndicatorContent)
    case pageControl(PageControlContent)
    case datePicker(DatePickerContent)
    case searchBar(SearchBarContent)
    case stackView(StackViewContent)
    case scrollView(ScrollViewContent)
    case tableView(TableViewContent)
    case cell(CellContent)
    case collectionView(ScrollViewContent)
    case bar(BarContent)
    case visualEffect(VisualEffectContent)
}

/// The text of a label, text field or text view.
public struct TextContent: Sendable {
    public var text = ""
    /// The text with attributes, when the view uses one in place of ``text``.
    public var attributedText: AttributedText?
    /// The view's font; nil when the document names none (17 points, system).
    public var font: FontDescription?
    public var color: ColorDescription?
    /// `natural`, `left`, `center`, `right` or `justified`.
    public var alignment = "natural"
    /// Whether the font follows the reader's text size.
    public var adjustsFontForContentSizeCategory = false
}

public struct LabelContent: Sendable {
    public var text = TextContent()
    /// The most lines shown; 0 for as many as there are.
    public var numberOfLines = 1
    /// `tailTruncation`, `wordWrap`, `characterWrap`, `clip`, `headTruncation` or `middleTruncation`.
    public var lineBreakMode = "tailTruncation"
    public var adjustsFontSizeToFit = false
    public var minimumScaleFactor = 0.0
    /// The wrapping width in points, nil when it follows from the layout.
    public var preferredMaxLayoutWidth: Double?
    public var shadowColor: ColorDescription?
    /// How far the shadow lies from the text, in points; nil for where it lies by default.
    public var shadowOffset: CGSize?
    public var highlightedColor: ColorDescription?
}

public struct ButtonContent: Sendable {
    /// What a button shows in one of its states.
    public struct State: Sendable {
        public var title: String?
        public var attributedTitle: AttributedText?
        public var image: String?
        public var backgroundImage: String?
        /// `system` when the images are SF Symbols.
        public var catalog: String?
        public var titleColor: ColorDescription?
        public var symbol: SymbolAppearance?
    }

    /// The settings of buttons made since iOS 15.
    public struct Configuration: Sendable {
        /// `plain`, `gray`, `tinted` or `filled`.
        public var style = "plain"
        public var title: String?
        public var subtitle: String?
        public var attributedTitle: AttributedText?
        public var image: String?
        public var catalog: String?
        public var symbol: SymbolAppearance?
        public var imagePlacement: String?
        /// In points.
        public var imagePadding: Double?
        public var titlePadding: Double?
        public var titleAlignment: String?
        public var cornerStyle: String?
        public var buttonSize: String?
        public var showsActivityIndicator = false
        public var titleFont: FontDescription?
        public var foregroundColor: ColorDescription?
        public var backgroundColor: ColorDescription?
        public var cornerRadius: Double?
        /// Leading in `left`, trailing in `right`; nil for the default of style and size.
        public var contentInsets: EdgeInsets?
    }

    /// `custom` when absent; `roundedRect`, `system`, `infoLight`, `close` …
    public var type = "custom"
    /// `primary`, `cancel` or `destructive`; nil for an ordinary one.
    public var role: String?
    public var font: FontDescription?
    public var lineBreakMode = "middleTruncation"
    public var contentHorizontalAlignment = "center"
    public var contentVerticalAlignment = "center"
    public var contentEdgeInsets = EdgeInsets.zero
    public var titleEdgeInsets = EdgeInsets.zero
    public var imageEdgeInsets = EdgeInsets.zero
    /// By state: `normal`, `highlighted`, `selected`, `disabled`, `focused`.
    public var states: [String: State] = [:]
    public var configuration: Configuration?
    public var isSelected = false
}

/// The point size, weight and scale of an SF Symbol.
public struct SymbolAppearance: Hashable, Sendable {
    public var pointSize: Double?
    /// `small`, `medium`, `large` or `default`.
    public var scale: String?
    public var weight: String?
    /// The font whose size the symbol follows.
    public var font: FontDescription?
}

public struct ImageContent: Sendable {
    public var image: String?
    public var highlightedImage: String?
    /// `system` when the image is an SF Symbol.
    public var catalog: String?
    public var symbol: SymbolAppearance?
}

public struct TextFieldContent: Sendable {
    public var text = TextContent()
    public var placeholder: String?
    public var attributedPlaceholder: AttributedText?
    /// `none` when absent; `roundedRect`, `line` or `bezel`.
    public var borderStyle = "none"
    public var clearButtonMode = "never"
    public var minimumFontSize = 0.0
    public var isSecure = false
    public var contentVerticalAlignment = "center"
}

public struct TextViewContent: Sendable {
    public var text = TextContent()
    public var scroll = ScrollViewContent()
    public var isEditable = true
    public var isSelectable = true
}

public struct SegmentedControlContent: Sendable {
    public struct Segment: Sendable {
        public var title: String?
        public var image: String?
        /// In points; nil when it follows from the content.
        public var width: Double?
        public var isEnabled = true
    }

    public var segments: [Segment] = []
    /// -1 for none.
    public var selectedIndex = -1
    public var apportionsSegmentWidthsByContent = false
}

/// A slider, stepper or progress view.
public struct RangeContent: Sendable {
    public var value = 0.0
    public var minimum = 0.0
    public var maximum = 1.0
    public var step = 1.0
    /// A progress view's `default` or `bar`.
    public var style = "default"
    public var minimumImage: String?
    public var maximumImage: String?
    public var minimumTrackColor: ColorDescription?
    public var maximumTrackColor: ColorDescription?
    public var thumbColor: ColorDescription?
}

public struct SwitchContent: Sendable {
    public var isOn = false
    public var onColor: ColorDescription?
    public var thumbColor: ColorDescription?
    /// Shown beside a switch that looks like a checkbox.
    public var title: String?
}

public struct ActivityIndicatorContent: Sendable {
    /// `white`, `gray`, `whiteLarge`, `medium` or `large`.
    public var style = "white"
    public var isAnimating = false
    public var color: ColorDescription?
}

public struct PageControlContent: Sendable {
    public var numberOfPages = 0
    public var currentPage = 0
    public var hidesForSinglePage = false
    public var pageColor: ColorDescription?
    public var currentPageColor: ColorDescription?
}

public struct DatePickerContent: Sendable {
    /// `date`, `time`, `dateAndTime`, `countDownTimer`, `yearAndMonth`.
    public var mode = "dateAndTime"
    /// `automatic` when absent; `wheels`, `compact`, `inline`.
    public var style = "automatic"
    public var minuteInterval = 1
    /// Seconds since the first of January 2001, UTC; nil for the day it is.
    public var date: Double?
}

public struct SearchBarContent: Sendable {
    public var text: String?
    public var placeholder: String?
    public var prompt: String?
    /// `default`, `prominent` or `minimal`.
    public var style = "default"
    public var showsCancelButton = false
    public var showsScopeBar = false
    public var scopeTitles: [String] = []
    public var barColor: ColorDescription?
}

public struct StackViewContent: Sendable {
    public enum Distribution: String, Sendable, CaseIterable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public enum Alignment: String, Sendable, CaseIterable {
        case fill, leading, top, firstBaseline, center, trailing, bottom, lastBaseline
    }

    public var isVertical = false
    public var distribution = Distribution.fill
    public var alignment = Alignment.fill
    /// In points.
    public var spacing = 0.0
    /// The spacing is the system's standard one (8 points).
    public var usesStandardSpacing = false
    public var isBaselineRelative = false
}

public struct ScrollViewContent: Sendable {
    public var isScrollEnabled = true
    public var isPagingEnabled = false
    public var showsHorizontalIndicator = true
    public var showsVerticalIndicator = true
    /// `automatic`, `scrollableAxes`, `never` or `always`.
    public var insetAdjustment = "automatic"
    public var contentInset = EdgeInsets.zero
}

public struct TableViewContent: Sendable {
    public struct Section: Sendable {
        public var headerTitle: String?
        public var footerTitle: String?
    }

    public var scroll = ScrollViewContent()
    /// `plain`, `grouped` or `insetGrouped`.
    public var style = "plain"
    /// In points; -1 for heights that follow from the cells.
    public var rowHeight = -1.0
    public var sectionHeaderHeight = -1.0
    public var sectionFooterHeight = -1.0
    public var separatorStyle = "default"
    public var separatorColor: ColorDescription?
    public var separatorInset: EdgeInsets?
    /// The static sections; none with prototype cells.
    public var sections: [Section] = []
}

public struct CellContent: Sendable {
    /// A table cell's style: nil for custom, else `IBUITableViewCellStyleDefault`, `…Value1`, `…Value2`, `…Subtitle`.
    public var style: String?
    /// `none` when absent; `disclosureIndicator`, `checkmark`, `detailButton`, `detailDisclosureButton`.
    public var accessoryType = "none"
    /// In points; nil for that of the table.
    public var rowHeight: Double?
    public var indentationLevel = 0
    public var indentationWidth = 10.0
    public var selectionStyle = "default"
    /// The ids of the labels and the image view that the cell's style places itself.
    public var textLabel: String?
    public var detailTextLabel: String?
    public var imageView: String?
    public var separatorInset: EdgeInsets?
}

/// A navigation bar, toolbar or tab bar.
public struct BarContent: Sendable {
    public var isTranslucent = true
    /// `default` or `black`.
    public var style = "default"
    public var prefersLargeTitles = false
    public var barColor: ColorDescription?
    public var titleColor: ColorDescription?
    public var titleFont: FontDescription?
    public var largeTitleColor: ColorDescription?
    public var largeTitleFont: FontDescription?
    /// The ground of the appearance at rest, which wins over ``barColor``: that at the scrolled content's edge, else the
    /// standard one.
    public var appearanceColor: ColorDescription?
    /// The items of a toolbar or tab bar.
    public var items: [BarItem] = []
    /// The items of a navigation bar.
    public var navigationItems: [NavigationItem] = []
}

public struct VisualEffectContent: Sendable {
    /// `regular`, `light`, `extraLight`, `dark`, `systemMaterial` …
    public var blurStyle: String?
    public var isVibrant = false
}
