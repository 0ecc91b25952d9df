import Foundation

/// Estimates how large symbols of SF Symbols are.
///
/// Apple publishes no sizes. The factors come from the image views and buttons whose symbol sizes Interface Builder
/// recorded: `calendar` 21 × 17.5, `heart` 20.5 × 17.5, `chart.bar.fill` 25 wide, `circle.fill` 19.67 wide, `chevron.right`
/// 12.5 × 16.5 and at small scale 11 × 14, `exclamationmark.triangle.fill` at large scale 26 × 23, `mic.slash.fill` at 20
/// points 20 × 24; all within a point.
package enum SymbolMetrics {
    /// The size text has beside a symbol that states none, in points.
    package static let defaultPointSize: CGFloat = 17

    /// The size of a symbol in points, in whole pixels at 3x.
    ///
    /// - Parameter templateSize: the size of the symbol's template, of which only the ratio of the sides matters.
    static func size(
        of name: String, templateSize: CGSize?, configuration: UIImage.SymbolConfiguration?
    ) -> CGSize {
        let em = (configuration?.pointSize ?? defaultPointSize) * factor(of: configuration?.scale ?? .unspecified)
        let ratio = self.ratio(of: name, templateSize: templateSize)
        var height = relativeHeight(of: name, ratio: ratio) * em
        var width = height * ratio
        let widest = 1.45 * em
        if width > widest {
            width = widest
            height = widest / ratio
        }
        return CGSize(width: (width * 3).rounded() / 3, height: (height * 3).rounded() / 3)
    }

    /// How high a symbol is, in em: tall ones and circles stand out above and below the line, arrow heads keep to it.
    private static func relativeHeight(of name: String, ratio: CGFloat) -> CGFloat {
        let words = name.split(separator: ".")
        // Those that point up and down are as long as those that point to the sides are high, and a little more (1/1).
        if words.first == "chevron" { return ratio < 1 ? 0.98 : 1.08 / ratio }
        if ratio < 0.98 { return 1.2 }
        if crosses.contains(name) { return 0.92 }
        let isRound = words.contains("circle") || round.contains(name)
        return isRound || words.contains("slash") ? 1.115 : 1.04
    }

    /// Crosses are smaller than others: 17.5 and 18 points wide at 17 points, 14 at small scale (3/3 in 3 projects).
    private static let crosses: Set<String> = ["plus", "xmark"]
    /// Symbols that fill a circle without being called one are as large as those that are (3/3 in 3 projects).
    private static let round: Set<String> = ["globe", "network", "timer", "clock", "safari"]

    /// How far the rectangle that layout aligns stands out above and below a symbol.
    ///
    /// It is as high as a line of text of the symbol's size, whatever its scale: image views are recorded lower than their
    /// constraints ask by what the symbol lacks, one at large scale higher (14 of 17 views in 14 documents of 11 projects
    /// within half a point; the other 3 are squeezed by others).
    static func alignmentInsets(height: CGFloat, _ configuration: UIImage.SymbolConfiguration?) -> UIEdgeInsets {
        let line = UIFont.systemFont(ofSize: configuration?.pointSize ?? defaultPointSize).lineHeight
        let lacking = (line - height) / 2
        return UIEdgeInsets(top: -lacking, left: 0, bottom: -lacking, right: 0)
    }

    /// From the bottom of a symbol up to the line text stands on, in points: the symbol is centred on the capitals.
    static func baselineOffset(height: CGFloat, _ configuration: UIImage.SymbolConfiguration?) -> CGFloat {
        let capHeight = 0.705 * (configuration?.pointSize ?? defaultPointSize)
        return max(0, (height - capHeight) / 2)
    }

    /// How large a symbol is at a scale beside the same symbol at medium scale.
    ///
    /// The strokes stay as thick as the text's: a scale changes a symbol's emphasis "without disrupting the weight matching
    /// with text that uses the same point size" (Human Interface Guidelines, SF Symbols).
    package static func factor(of scale: UIImage.SymbolScale) -> CGFloat {
        switch scale {
        case .small: 0.785
        case .default, .unspecified, .medium: 1
        case .large: 1.28
        }
    }

    /// Width by height.
    private static func ratio(of name: String, templateSize: CGSize?) -> CGFloat {
        if let size = templateSize, size.width > 0, size.height > 0 { return size.width / size.height }
        if let known = ratios[name] { return known }
        let words = name.split(separator: ".")
        if words.contains("circle") { return 128.0 / 123 }
        if words.contains("slash") { return 1 }
        if words.contains("rectangle") { return 128.0 / 93 }
        return words.first.flatMap { ratios[String($0)] } ?? 1.05
    }

    /// Ratios of templates of common symbols, as recorded documents list them.
    private static let ratios: [String: CGFloat] = [
        "xmark": 128.0 / 113, "plus": 128.0 / 113, "minus": 128.0 / 20, "ellipsis": 128.0 / 37,
        "chevron.right": 97.0 / 128, "chevron.left": 97.0 / 128, "chevron.down": 128.0 / 72,
        "chevron.up": 128.0 / 72, "trash": 117.0 / 128, "square.and.arrow.up": 108.0 / 128,
        "camera": 128.0 / 93, "heart": 128.0 / 107, "star": 128.0 / 116, "house": 128.0 / 110,
        "magnifyingglass": 128.0 / 115,
        "lock": 111.0 / 128, "mic": 110.0 / 128, "play": 117.0 / 128, "video": 128.0 / 81, "location": 128.0 / 119,
        "calendar": 128.0 / 107, "map": 128.0 / 112, "bubble": 128.0 / 110, "pencil": 128.0 / 113, "bag": 1,
        "photo": 128.0 / 98, "keyboard": 128.0 / 78, "lightbulb": 92.0 / 128, "arrow": 128.0 / 98,
        "exclamationmark.triangle": 128.0 / 113, "gobackward": 119.0 / 128, "goforward": 119.0 / 128,
        "checkmark": 128.0 / 114, "gear": 128.0 / 123, "person": 128.0 / 121, "bell": 116.0 / 128,
        "envelope": 128.0 / 93, "backward": 128.0 / 77, "forward": 128.0 / 77, "folder": 128.0 / 97,
        "doc": 104.0 / 128, "bookmark": 88.0 / 128, "clock": 128.0 / 123, "globe": 128.0 / 123, "network": 128.0 / 123,
    ]
}
