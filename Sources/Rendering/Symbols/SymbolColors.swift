internal import UIKit

/// The colours of a symbol's layers, the first one's first; the last one is that of all layers that are left.
struct SymbolColors {
    let layers: [Color]
    /// Whether the layers differ. Else what is inside a filled shape is left out of it.
    var isLayered: Bool { layers.count > 1 }

    init(_ color: Color) { layers = [color] }

    init(layers: [Color]) { self.layers = layers }

    subscript(_ layer: Int) -> Color { layers[min(layer, layers.count - 1)] }

    /// Shades of a colour: half of it, then a quarter, for layers behind the first (Human Interface Guidelines, SF Symbols:
    /// "varying the color's opacity according to each layer's hierarchical level"; the shares are estimates).
    static func shades(of color: Color) -> SymbolColors {
        func shade(_ share: Double) -> Color {
            Color(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * share)
        }
        return SymbolColors(layers: [color, shade(0.3), shade(0.2)])
    }

    /// The system's colours of common symbols that have some of their own, by names without `.fill`: of each layer.
    static func own(of name: String) -> [UIColor]? {
        let plain = name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")
        return table[plain]
    }

    private static let table: [String: [UIColor]] = {
        var table: [String: [UIColor]] = [:]
        let single: [(UIColor, [String])] = [
            (.systemRed, ["heart", "trash", "alarm.waves.left.and.right", "cross", "cross.case", "record.circle"]),
            (.systemYellow, ["star", "bolt", "sun.max", "sun.min", "lightbulb", "sunrise", "sunset"]),
            (.systemGreen, ["leaf", "phone", "battery.100", "video"]),
            (.systemBlue, ["drop", "folder", "envelope", "globe.americas", "globe.europe.africa"]),
            (.systemOrange, ["flame", "tray", "book"]),
            (.systemCyan, ["snowflake", "wind"]),
            (.white, ["cloud"]),
        ]
        for (color, names) in single { for name in names { table[name] = [color] } }
        let circles: [(UIColor, [String])] = [
            (.systemGreen, ["checkmark.circle", "plus.circle", "checkmark.seal", "checkmark.shield", "phone.circle"]),
            (.systemRed, ["minus.circle", "xmark.circle", "exclamationmark.circle", "xmark.octagon", "heart.circle"]),
            (.systemBlue, ["info.circle", "envelope.circle", "person.crop.circle"]),
            (.systemYellow, ["star.circle", "bolt.circle"]),
        ]
        for (color, names) in circles { for name in names { table[name] = [.white, color] } }
        table["exclamationmark.triangle"] = [.white, .systemYellow]
        table["cloud.sun"] = [.white, .systemYellow]
        table["cloud.rain"] = [.white, .systemBlue]
        table["cloud.drizzle"] = [.white, .systemBlue]
        table["cloud.heavyrain"] = [.white, .systemBlue]
        table["cloud.snow"] = [.white, .systemCyan]
        table["cloud.bolt"] = [.white, .systemYellow]
        table["cloud.bolt.rain"] = [.white, .systemYellow]
        table["moon.stars"] = [.systemYellow, .systemGray2]
        table["thermometer"] = [.systemGray, .systemRed]
        return table
    }()

    /// Which layer a mark of a drawing without a shape around it belongs to.
    static func layer(ofMark index: Int, in name: String) -> Int {
        if name.hasPrefix("person.2") || name.hasPrefix("person.3") { return index < 2 ? 0 : 1 }
        let isLayered =
            ["cloud.", "speaker.wave", "thermometer", "moon.stars", "text.bubble", "doc.text"]
            .contains { name.hasPrefix($0) }
        return isLayered && index > 0 ? 1 : 0
    }
}
