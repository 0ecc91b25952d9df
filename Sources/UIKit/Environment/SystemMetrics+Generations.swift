internal import Typography

extension SystemMetrics {
    /// iOS 8 to 10.
    public static let iOS10 = SystemMetrics(.iOS10)
    /// iOS 11.
    public static let iOS11 = SystemMetrics(.iOS11)
    /// iOS 12.
    public static let iOS12 = SystemMetrics(.iOS12)
    /// iOS 13.
    public static let iOS13 = SystemMetrics(.iOS13)
    /// iOS 14.
    public static let iOS14 = SystemMetrics(.iOS14)
    /// iOS 15 to 18: the newest systems that are well known, and what an environment has unless it is told.
    public static let iOS18 = SystemMetrics(.iOS18)
    /// iOS 26, with the wider switches and higher rows of its design.
    public static let iOS26 = SystemMetrics(.iOS26)

    /// The generation that a version of iOS belongs to, by the version's first number; nil where there is no such version, and
    /// for those before iOS 8.
    public init?(systemVersion: Int) {
        switch systemVersion {
        case 8...10: self = .iOS10
        case 11: self = .iOS11
        case 12: self = .iOS12
        case 13: self = .iOS13
        case 14: self = .iOS14
        case 15...18: self = .iOS18
        case 26: self = .iOS26
        default: return nil
        }
    }

    /// The version of the system that programs are told; that of one of the systems where a generation has several.
    var systemVersion: String {
        let versions: [SystemMetrics: String] = [
            .iOS10: "10.0", .iOS11: "11.0", .iOS12: "12.0", .iOS13: "13.0", .iOS14: "14.0", .iOS18: "18.0",
            .iOS26: "26.0",
        ]
        return versions[self] ?? "18.0"
    }

    /// The table: a row for each field, a column for each generation. What a field means, and what is known of it, stands
    /// at its declaration.
    // swift-format-ignore
    private init(_ generation: Generation) {
        func row<Value>(
            _ iOS10: Value, _ iOS11: Value, _ iOS12: Value, _ iOS13: Value, _ iOS14: Value, _ iOS18: Value, _ iOS26: Value
        ) -> Value {
            [iOS10, iOS11, iOS12, iOS13, iOS14, iOS18, iOS26][generation.rawValue]
        }
        let small = CGSize(width: 51, height: 31), wide = CGSize(width: 63, height: 28)
        let old = CGSize(width: 22, height: 22), symbol = CGSize(width: 25, height: 24)
        let ends = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)

        //                           iOS 8-10  iOS 11    iOS 12    iOS 13   iOS 14    iOS 15-18  iOS 26
        fontEra                = row(.iOS10,   .iOS11,   .iOS11,   .iOS13,  .iOS14,   .iOS14,    .iOS14)
        avoidsLoneWords        = row(false,    false,    false,    true,    true,     true,      true)

        safeAreaAddsToMargins  = row(false,    true,     true,     true,    true,     true,      true)
        rowMargin              = row(11,       11,       11,       11,      11,       11,        15)
        rowHeight              = row(44,       44,       44,       44,      44,       44,        52)
        groupRadius            = row(10,       10,       10,       10,      10,       10,        26)
        hasCapitalSectionTitles = row(true,    true,     true,     true,    true,     true,      false)
        separatorsKeepOffBothSides = row(false, false,   false,    false,   false,    false,     true)
        subtitleStyle          = row(.caption1, .caption1, .caption1, .caption1, .caption1, .caption1, .subheadline)
        fillsEmptyRows         = row(true,     true,     true,     true,    true,     false,     false)
        plainHeaderPadding     = row(0,        0,        0,        0,       0,        22,        22)

        roundedFieldHeight     = row(30,       30,       30,       34,      34,       34,        34)
        fieldsFollowTextStyles = row(false,    false,    false,    true,    true,     true,      true)
        leastFieldLine         = row(0,        0,        0,        0,       0,        0,         22)
        searchBarHeight        = row(44,       56,       56,       56,      56,       56,        64)

        switchSize             = row(small,    small,    small,    small,   small,    small,     wide)
        sliderHeight           = row(31,       31,       31,       31,      31,       31,        34)
        sliderInsets           = row(ends,     ends,     ends,     ends,    ends,     ends,      .zero)
        builtInImageSize       = row(old,      old,      old,      symbol,  symbol,   symbol,    symbol)
        stepperHeight          = row(29,       29,       29,       32,      32,       32,        32)
        segmentHeight          = row(28,       28,       28,       31,      31,       31,        31)
        segmentPadding         = row(14,       14,       14,       18,      18,       18,        18)
        segmentWeight          = row(.regular, .regular, .regular, .medium, .medium,  .medium,   .medium)
        progressHeight         = row(2,        2,        2,        2,       4,        4,         4)
        pageControlHeight      = row(37,       37,       37,       37,      27.5,     27.5,      27.5)
        pageDotDistance        = row(16,       16,       16,       16,      17,       17,        17)
        pageDotPadding         = row(-9,       -9,       -9,       -9,      22,       22,        22)
        datePickerStyle        = row(.wheels,  .wheels,  .wheels,  .wheels, .compact, .compact,  .compact)

        navigationBarHeight    = row(44,       44,       44,       44,      44,       44,        54)
        flatNavigationBarHeight = row(32,      32,       32,       32,      32,       32,        54)
        padNavigationBarHeight = row(44,       44,       50,       50,      50,       50,        54)
        toolbarHeight          = row(44,       44,       44,       44,      44,       44,        48)
        flatToolbarHeight      = row(32,       32,       32,       32,      32,       32,        48)
        padToolbarHeight       = row(44,       44,       50,       50,      50,       50,        50)
        padTabBarHeight        = row(49,       49,       50,       50,      50,       50,        50)

        presentsSheets         = row(false,    false,    false,    true,    true,     true,      true)

        outlinesControls       = row(true,     true,     true,     false,   false,    false,     false)
        hasInlineTabs          = row(false,    true,     true,     true,    true,     true,      true)
        clearBars              = row(.none,    .none,    .none,    .large,  .large,   .all,      .all)
    }

    private enum Generation: Int {
        case iOS10, iOS11, iOS12, iOS13, iOS14, iOS18, iOS26
    }
}
