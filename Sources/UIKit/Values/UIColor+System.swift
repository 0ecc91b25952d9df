import Foundation

// Values of the colours: Apple's Human Interface Guidelines, "Color", "iOS, iPadOS system colors" and "system gray
// colors"; those of labels, fills, grounds and separators as UIKit resolves them in light and dark appearance;
// grounds are brighter in the dark where they lie above others ("Dark Mode", "base and elevated").

/// A colour of bytes and an opacity from 0 to 1.
private func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> RGBA {
    RGBA(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
}

extension UIColor {
    /// Red that suits both appearances.
    public static let systemRed = UIColor(light: rgb(255, 59, 48), dark: rgb(255, 69, 58))
    /// Orange that suits both appearances.
    public static let systemOrange = UIColor(light: rgb(255, 149, 0), dark: rgb(255, 159, 10))
    /// Yellow that suits both appearances.
    public static let systemYellow = UIColor(light: rgb(255, 204, 0), dark: rgb(255, 214, 10))
    /// Green that suits both appearances.
    public static let systemGreen = UIColor(light: rgb(52, 199, 89), dark: rgb(48, 209, 88))
    /// Mint that suits both appearances.
    public static let systemMint = UIColor(light: rgb(0, 199, 190), dark: rgb(99, 230, 226))
    /// Teal that suits both appearances.
    public static let systemTeal = UIColor(light: rgb(48, 176, 199), dark: rgb(64, 200, 224))
    /// Cyan that suits both appearances.
    public static let systemCyan = UIColor(light: rgb(50, 173, 230), dark: rgb(100, 210, 255))
    /// Blue that suits both appearances; the default tint.
    public static let systemBlue = UIColor(light: rgb(0, 122, 255), dark: rgb(10, 132, 255))
    /// Indigo that suits both appearances.
    public static let systemIndigo = UIColor(light: rgb(88, 86, 214), dark: rgb(94, 92, 230))
    /// Purple that suits both appearances.
    public static let systemPurple = UIColor(light: rgb(175, 82, 222), dark: rgb(191, 90, 242))
    /// Pink that suits both appearances.
    public static let systemPink = UIColor(light: rgb(255, 45, 85), dark: rgb(255, 55, 95))
    /// Brown that suits both appearances.
    public static let systemBrown = UIColor(light: rgb(162, 132, 94), dark: rgb(172, 142, 104))
    /// The first of six greys.
    public static let systemGray = UIColor(light: rgb(142, 142, 147), dark: rgb(142, 142, 147))
    /// The second of six greys.
    public static let systemGray2 = UIColor(light: rgb(174, 174, 178), dark: rgb(99, 99, 102))
    /// The third of six greys.
    public static let systemGray3 = UIColor(light: rgb(199, 199, 204), dark: rgb(72, 72, 74))
    /// The fourth of six greys.
    public static let systemGray4 = UIColor(light: rgb(209, 209, 214), dark: rgb(58, 58, 60))
    /// The fifth of six greys.
    public static let systemGray5 = UIColor(light: rgb(229, 229, 234), dark: rgb(44, 44, 46))
    /// The sixth of six greys, next to the background.
    public static let systemGray6 = UIColor(light: rgb(242, 242, 247), dark: rgb(28, 28, 30))
    /// Text of first importance.
    public static let label = UIColor(light: rgb(0, 0, 0), dark: rgb(255, 255, 255))
    /// Text of second importance.
    public static let secondaryLabel = UIColor(light: rgb(60, 60, 67, 0.6), dark: rgb(235, 235, 245, 0.6))
    /// Text of third importance.
    public static let tertiaryLabel = UIColor(light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
    /// Text of fourth importance.
    public static let quaternaryLabel = UIColor(light: rgb(60, 60, 67, 0.18), dark: rgb(235, 235, 245, 0.16))
    /// What a field shows while it is empty.
    public static let placeholderText = UIColor(light: rgb(60, 60, 67, 0.3), dark: rgb(235, 235, 245, 0.3))
    /// Thin lines that let what is below shine through.
    public static let separator = UIColor(light: rgb(60, 60, 67, 0.29), dark: rgb(84, 84, 88, 0.6))
    /// Thin lines that hide what is below.
    public static let opaqueSeparator = UIColor(light: rgb(198, 198, 200), dark: rgb(56, 56, 58))
    /// Links.
    public static let link = UIColor(light: rgb(0, 122, 255), dark: rgb(9, 132, 255))
    /// The ground of an interface.
    public static let systemBackground = UIColor(
        light: rgb(255, 255, 255), dark: rgb(0, 0, 0), elevated: rgb(28, 28, 30))
    /// Content laid over the ground.
    public static let secondarySystemBackground = UIColor(
        light: rgb(242, 242, 247), dark: rgb(28, 28, 30), elevated: rgb(44, 44, 46))
    /// Content laid over second grounds.
    public static let tertiarySystemBackground = UIColor(
        light: rgb(255, 255, 255), dark: rgb(44, 44, 46), elevated: rgb(58, 58, 60))
    /// The ground of a grouped interface.
    public static let systemGroupedBackground = UIColor(
        light: rgb(242, 242, 247), dark: rgb(0, 0, 0), elevated: rgb(28, 28, 30))
    /// Content laid over the ground of a grouped interface.
    public static let secondarySystemGroupedBackground = UIColor(
        light: rgb(255, 255, 255), dark: rgb(28, 28, 30), elevated: rgb(44, 44, 46))
    /// Content laid over second grounds of a grouped interface.
    public static let tertiarySystemGroupedBackground = UIColor(
        light: rgb(242, 242, 247), dark: rgb(44, 44, 46), elevated: rgb(58, 58, 60))
    /// The fill of thin and small shapes.
    public static let systemFill = UIColor(light: rgb(120, 120, 128, 0.2), dark: rgb(120, 120, 128, 0.36))
    /// The fill of middling shapes.
    public static let secondarySystemFill = UIColor(light: rgb(120, 120, 128, 0.16), dark: rgb(120, 120, 128, 0.32))
    /// The fill of large shapes.
    public static let tertiarySystemFill = UIColor(light: rgb(118, 118, 128, 0.12), dark: rgb(118, 118, 128, 0.24))
    /// The fill of large areas with complex contents.
    public static let quaternarySystemFill = UIColor(light: rgb(116, 116, 128, 0.08), dark: rgb(118, 118, 128, 0.18))
    /// Text on light grounds, whatever the appearance.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Text on dark grounds, whatever the appearance.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// The ground of grouped tables before `systemGroupedBackground`.
    public static let groupTableViewBackground = systemGroupedBackground
    /// The tint of the view that is drawn; outside of drawing the accent of an app that sets none.
    public static let tintColor = UIColor { _ in ThreadContext.current.drawnTint ?? .accent }

    /// What ``tintColor`` is while a view is drawn; nil for the accent of an app that sets none.
    package static var drawnTint: UIColor? {
        get { ThreadContext.current.drawnTint }
        set { ThreadContext.current.drawnTint = newValue }
    }

    /// A view's tint while the view is drawn. Where it is made of ``tintColor``, that is the tint around the view: half of it, say.
    package func tint(within outer: UIColor?) -> UIColor {
        UIColor { traits in
            let context = ThreadContext.current
            let drawn = context.drawnTint
            context.drawnTint = outer
            defer { context.drawnTint = drawn }
            return self.resolvedColor(with: traits)
        }
    }
}

extension UIColor {
    /// The tint of views that have none from anywhere: the program's accent colour, else the system's blue.
    package static var accent: UIColor {
        get { ThreadContext.current.accentColor ?? .systemBlue }
        set { ThreadContext.current.accentColor = newValue }
    }

    /// The colour by its name, with or without the ending "Color": "systemBackground", "labelColor", "darkTextColor". Nil if
    /// unknown.
    package static func system(named name: String) -> UIColor? {
        let key = name.hasSuffix("Color") && name != "tintColor" ? String(name.dropLast(5)) : name
        return systemColors[key]
    }

    private static let systemColors: [String: UIColor] = [
        "black": .black,
        "darkGray": .darkGray,
        "lightGray": .lightGray,
        "white": .white,
        "gray": .gray,
        "red": .red,
        "green": .green,
        "blue": .blue,
        "cyan": .cyan,
        "yellow": .yellow,
        "magenta": .magenta,
        "orange": .orange,
        "purple": .purple,
        "brown": .brown,
        "clear": .clear,
        "systemRed": .systemRed,
        "systemOrange": .systemOrange,
        "systemYellow": .systemYellow,
        "systemGreen": .systemGreen,
        "systemMint": .systemMint,
        "systemTeal": .systemTeal,
        "systemCyan": .systemCyan,
        "systemBlue": .systemBlue,
        "systemIndigo": .systemIndigo,
        "systemPurple": .systemPurple,
        "systemPink": .systemPink,
        "systemBrown": .systemBrown,
        "systemGray": .systemGray,
        "systemGray2": .systemGray2,
        "systemGray3": .systemGray3,
        "systemGray4": .systemGray4,
        "systemGray5": .systemGray5,
        "systemGray6": .systemGray6,
        "label": .label,
        "secondaryLabel": .secondaryLabel,
        "tertiaryLabel": .tertiaryLabel,
        "quaternaryLabel": .quaternaryLabel,
        "placeholderText": .placeholderText,
        "separator": .separator,
        "opaqueSeparator": .opaqueSeparator,
        "link": .link,
        "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill,
        "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill,
        "darkText": .darkText,
        "lightText": .lightText,
        "groupTableViewBackground": .groupTableViewBackground,
        "tint": .tintColor,
        "tintColor": .tintColor,
        "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        "scrollViewTexturedBackground": .systemGray,
        "viewFlipsideBackground": .darkGray,
    ]
}
