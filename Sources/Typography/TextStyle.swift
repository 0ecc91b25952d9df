/// A role of text whose size follows the person's Dynamic Type setting.
///
/// Sizes and leadings are Apple's published tables (Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type
/// sizes" and "larger accessibility type sizes").
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

    /// The style by Apple's raw value, "UICTFontTextStyleBody" for instance; nil if unknown.
    public init?(rawName name: String) {
        let prefix = "UICTFontTextStyle"
        guard name.hasPrefix(prefix) else { return nil }
        switch name.dropFirst(prefix.count) {
        case "Title0": self = .largeTitle
        case "Title1": self = .title1
        case "Title2": self = .title2
        case "Title3": self = .title3
        case "Headline": self = .headline
        case "Body": self = .body
        case "Callout": self = .callout
        case "Subhead": self = .subheadline
        case "Footnote": self = .footnote
        case "Caption1": self = .caption1
        case "Caption2": self = .caption2
        default: return nil
        }
    }

    /// Semibold for headlines, regular for all others.
    public var weight: Font.Weight { self == .headline ? .semibold : .regular }

    /// The font size in points.
    public func size(in category: ContentSizeCategory = .large) -> Double { row[category.rawValue].size }

    /// The distance between the baselines of neighbouring lines, in points.
    public func leading(in category: ContentSizeCategory = .large) -> Double { row[category.rawValue].leading }

    /// The distance between baselines for a font of this style that has the given size: the published one where the
    /// size is one of the style's, otherwise in proportion to the large category.
    public func leading(forSize size: Double) -> Double {
        if let published = row.first(where: { $0.size == size }) { return published.leading }
        return size * leading(in: .large) / self.size(in: .large)
    }

    private var row: [(size: Double, leading: Double)] {
        switch self {
        case .largeTitle: Self.largeTitleRow
        case .title1: Self.title1Row
        case .title2: Self.title2Row
        case .title3: Self.title3Row
        case .headline, .body: Self.bodyRow
        case .callout: Self.calloutRow
        case .subheadline: Self.subheadlineRow
        case .footnote: Self.footnoteRow
        case .caption1: Self.caption1Row
        case .caption2: Self.caption2Row
        }
    }

    // One entry a category, extra small to the largest accessibility size.
    private static let largeTitleRow: [(size: Double, leading: Double)] = [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57), (52, 61), (56, 66),
        (60, 70),
    ]
    private static let title1Row: [(size: Double, leading: Double)] = [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51), (48, 57), (53, 62),
        (58, 68),
    ]
    private static let title2Row: [(size: Double, leading: Double)] = [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47), (44, 52), (50, 59),
        (56, 66),
    ]
    private static let title3Row: [(size: Double, leading: Double)] = [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44), (43, 51), (49, 58),
        (55, 65),
    ]
    private static let bodyRow: [(size: Double, leading: Double)] = [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40), (40, 48), (47, 56),
        (53, 62),
    ]
    private static let calloutRow: [(size: Double, leading: Double)] = [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39), (38, 46), (44, 52),
        (51, 60),
    ]
    private static let subheadlineRow: [(size: Double, leading: Double)] = [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37), (36, 43), (42, 50),
        (49, 58),
    ]
    private static let footnoteRow: [(size: Double, leading: Double)] = [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33), (33, 40), (38, 46),
        (44, 52),
    ]
    private static let caption1Row: [(size: Double, leading: Double)] = [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 29), (26, 32), (32, 39), (37, 44),
        (43, 51),
    ]
    private static let caption2Row: [(size: Double, leading: Double)] = [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30), (29, 35), (34, 41),
        (40, 48),
    ]
}
