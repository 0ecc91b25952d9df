internal import Foundation

/// `Contents.json` of a folder in an asset catalog, as Apple's "Asset Catalog Format Reference" describes it.
struct AssetContents: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?
        var templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    struct Appearance: Decodable {
        var appearance: String?
        var value: String?
    }

    struct Image: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?

        var isDark: Bool { AssetContents.isDark(appearances) }

        /// 2 for "2x"; an image without a scale counts as 1.
        var pixelsPerPoint: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { max(0.5, min($0, 4)) } ?? 1 }

        /// How badly the picture fits; 0 is perfect. The idiom counts most, then the appearance, then the scale.
        func mismatch(to traits: ImageCatalog.Traits) -> Double {
            var sum = abs(pixelsPerPoint - traits.scale)
            // Shrinking a large picture looks better than blowing up a small one.
            if pixelsPerPoint < traits.scale { sum += 0.5 }
            if isDark != traits.isDark { sum += isDark ? 50 : 10 }
            if idiom != traits.idiom { sum += idiom == nil || idiom == "universal" ? 100 : 1000 }
            return sum
        }
    }

    struct ColorEntry: Decodable {
        var color: ColorValue?
        var appearances: [Appearance]?
        var isDark: Bool { AssetContents.isDark(appearances) }
    }

    struct ColorValue: Decodable {
        var components: [String: Component]?

        /// The colour in sRGB; nil for a reference to a system colour.
        var resolved: Color? {
            guard let components else { return nil }
            func value(_ key: String) -> Double { components[key]?.value ?? 0 }
            let alpha = components["alpha"]?.value ?? 1
            if let white = components["white"]?.value { return Color(white: white, alpha: alpha) }
            return Color(red: value("red"), green: value("green"), blue: value("blue"), alpha: alpha)
        }
    }

    /// "0.5", "128", "0x80", or a number.
    struct Component: Decodable {
        var value: Double

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let number = try? container.decode(Double.self) {
                value = number
                return
            }
            let text = try container.decode(String.self)
            if text.hasPrefix("0x") {
                value = Double(UInt64(text.dropFirst(2), radix: 16) ?? 0) / 255
            } else {
                let number = Double(text) ?? 0
                // Whole numbers without a point are the 0…255 notation, but "1" is how a full alpha is written.
                value = text.contains(".") || number <= 1 ? number : number / 255
            }
        }
    }

    var properties: Properties?
    var images: [Image]?
    var colors: [ColorEntry]?

    /// Nil if the file is missing or is not what the reference describes: the asset then counts as missing.
    init?(folder: URL) {
        let file = folder.appendingPathComponent("Contents.json")
        guard let data = try? Data(contentsOf: file), data.count < 1_000_000,
            let contents = try? JSONDecoder().decode(AssetContents.self, from: data)
        else { return nil }
        self = contents
    }

    private static func isDark(_ appearances: [Appearance]?) -> Bool {
        appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
}
