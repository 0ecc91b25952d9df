public import Typography

/// The sizes that differ between generations of systems, in points: what a control measures, which font text is set in.
///
/// A view takes them from its environment. There is a value for each generation, and `SystemMetrics+Generations.swift`
/// is the table of them all:
///
///     var environment = LayoutEnvironment()
///     environment.metrics = .iOS26
///
/// What is the same in all generations isn't here, but in the control's own file.
public struct SystemMetrics: Hashable, Sendable {
    // MARK: Text

    /// Which design of the system font text is set in.
    public package(set) var fontEra: FontEra
    /// Whether the standard line break strategy keeps a word from standing alone on the last line of a label, as it does
    /// since iOS 13 (documentation of `NSParagraphStyle.LineBreakStrategy.pushOut`; 2/2 recorded widths of such labels).
    public package(set) var avoidsLoneWords: Bool

    // MARK: Margins

    /// Whether the safe area adds to layout margins, as it does since iOS 11 (12 of 13 recorded views before keep to their
    /// margins alone).
    public package(set) var safeAreaAddsToMargins: Bool
    /// The margin above and below the content of a table's row: 11 (170 of 175 recorded cells), and 15 in the higher rows
    /// of iOS 26 (5/5).
    public package(set) var rowMargin: CGFloat
    /// The least height of a table's row: 44, and 52 in iOS 26 (measured on devices, in every style; 50.5 where constraints of the
    /// program's own give it its height).
    public package(set) var rowHeight: CGFloat
    /// The radius of the corners of inset groups: 10, and 26 in iOS 26 (measured on devices).
    public package(set) var groupRadius: CGFloat
    /// Whether titles of grouped sections are small and in capitals, as they were until iOS 18; in iOS 26 they are 17 points,
    /// semibold (measured on devices).
    public package(set) var hasCapitalSectionTitles: Bool
    /// Whether lines between rows keep off the trailing side as off the leading one, as in iOS 26 (measured on devices).
    public package(set) var separatorsKeepOffBothSides: Bool
    /// The text style of the second line of ready-made rows: small, and subheadline of second importance in iOS 26 (measured
    /// on devices).
    public package(set) var subtitleStyle: UIFont.TextStyle
    /// Whether a plain table shows lines between rows below its last one, and a ground below the titles of its sections, as it
    /// did until iOS 14 (documentation of `fillerRowHeight`).
    public package(set) var fillsEmptyRows: Bool
    /// The space above a section's header in a plain table: 22 since iOS 15 (documentation of `sectionHeaderTopPadding`; the
    /// value is published by many who set it to 0).
    public package(set) var plainHeaderPadding: CGFloat

    // MARK: Fields

    /// The least height of a text field with a rounded border: 30, and 34 since iOS 13, whatever font up to 18 points it has
    /// (recorded fields: 40 of 45, later 203 of 208).
    public package(set) var roundedFieldHeight: CGFloat
    /// Whether a line of a text field without a border is, from 15 to 20 points, as high as the published leading of the text
    /// style of its size: 17 points 22 (Body, 9 of 9 recorded fields), 16 points 21; 14 points 17.
    public package(set) var fieldsFollowTextStyles: Bool
    /// The least height of a field's line of text that is no secret, with what it has more above the text: 22 in iOS 26, at 14
    /// and 17 points (57 of 57 recorded fields without a border; secret ones are as high as their line, 6 of 6). Text of 14
    /// points stands 24.5 below the top of a field 34 high (4 of 4).
    public package(set) var leastFieldLine: CGFloat
    /// The height of a search bar without a prompt: 44 (both recorded bars, as Apple's documentation had it), 56 since
    /// iOS 11, and 64 in iOS 26 (the one recorded bar).
    public package(set) var searchBarHeight: CGFloat

    // MARK: Controls

    /// The frame of a switch: 51 × 31 (width 5 of 5 recorded ones), 63 × 28 in iOS 26.
    public package(set) var switchSize: CGSize
    /// The height of a slider's frame: 31 (61 of 86 recorded ones; others are stretched), and 34 in iOS 26 (7 of 7 in 2 documents
    /// of 2 projects).
    public package(set) var sliderHeight: CGFloat
    /// By how much a slider's frame stands out from what Auto Layout sees: two points at both ends (leading 32 of 32, trailing 79 of
    /// 79) and one below, and nothing in iOS 26 (7 of 7 in the same documents).
    public package(set) var sliderInsets: UIEdgeInsets
    /// The picture in buttons that inform, disclose and add: 22 × 22 until iOS 12 (one recorded button, and as
    /// LayoutKit's `ButtonLayout` published it for programs), 25 × 24 since (six recorded buttons in 3 documents).
    public package(set) var builtInImageSize: CGSize
    /// The height of a stepper: 29 (2 recorded ones, and 4 storyboards of Apple's sample UIKitCatalog), 32 since iOS 13
    /// (4 recorded ones).
    public package(set) var stepperHeight: CGFloat
    /// The height of a segmented control's alignment rectangle: 28, and 31 since iOS 13.
    public package(set) var segmentHeight: CGFloat
    /// What a segment adds to the width of its title: 14 (17 of 17 recorded controls), and 18 since iOS 13 (12 of 13).
    public package(set) var segmentPadding: CGFloat
    /// The weight by which the titles of segments are measured: that of the chosen segment's, medium since iOS 13 (12 of 13
    /// free controls in recorded documents exactly).
    public package(set) var segmentWeight: UIFont.Weight
    /// The height of a progress bar: 2, and 4 since iOS 14 (9 and 4 recorded bars).
    public package(set) var progressHeight: CGFloat
    /// The height of a page control: 37, and 27.5 since iOS 14 (one recorded control).
    public package(set) var pageControlHeight: CGFloat
    /// From one dot of a page control to the next: 7 and 9 between them, 17 since iOS 14 (estimated, as no free control was
    /// recorded).
    public package(set) var pageDotDistance: CGFloat
    /// How much wider a page control is than the distances of its dots: 9 less, so that three pages take 39 (2 of 2 recorded
    /// controls), and 22 more since iOS 14, so that three take 73 (one recorded control), for the capsule around them.
    public package(set) var pageDotPadding: CGFloat
    /// The look of a date picker that asks for none: wheels, and compact since iOS 14.
    public package(set) var datePickerStyle: UIDatePickerStyle

    // MARK: Bars

    // `BarMetrics` says where the figures come from, and what else the height of a bar depends on.

    /// The height of a navigation bar on a phone.
    public package(set) var navigationBarHeight: CGFloat
    /// The height of a navigation bar on a phone on its side.
    public package(set) var flatNavigationBarHeight: CGFloat
    /// The height of a navigation bar on an iPad.
    public package(set) var padNavigationBarHeight: CGFloat
    /// The height of a toolbar on a phone.
    public package(set) var toolbarHeight: CGFloat
    /// The height of a toolbar on a phone on its side.
    public package(set) var flatToolbarHeight: CGFloat
    /// The height of a toolbar on an iPad with a home button.
    public package(set) var padToolbarHeight: CGFloat
    /// The height of a tab bar on an iPad with a home button.
    public package(set) var padTabBarHeight: CGFloat

    // MARK: Presentations

    /// Whether a controller that asks for no style is presented as a sheet, as since iOS 13, and not on the full screen
    /// (documentation of `UIModalPresentationStyle.automatic`). Before, sheets covered the screen of every phone.
    public package(set) var presentsSheets: Bool

    // MARK: Look

    /// Whether steppers and segmented controls are drawn as outlines, as they were until iOS 12.
    public package(set) var outlinesControls: Bool
    /// Whether titles of tab bars stand beside their pictures on regular widths and in low bars, as they do since iOS 11
    /// (documentation of the inline layouts of `UITabBarAppearance`).
    public package(set) var hasInlineTabs: Bool
    /// Which bars show no plate while nothing is scrolled under them (documentation of `scrollEdgeAppearance`).
    public package(set) var clearBars: ClearBars

    /// Bars without a plate.
    public enum ClearBars: UInt8, Sendable {
        /// None: until iOS 12.
        case none
        /// Those with a large title: iOS 13 and 14.
        case large
        /// All: since iOS 15.
        case all
    }
}
