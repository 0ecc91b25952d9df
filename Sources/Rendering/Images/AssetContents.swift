internal import Files
internal import Foundation
internal import UIKit

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
        /// The name of a system colour, such as "systemRedColor", in place of components.
        var reference: String?

        /// The colour in sRGB, in an appearance; nil for a reference to a colour that isn't known.
        func resolved(isDark: Bool) -> Color? {
            guard let components else {
                let traits = UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
                return reference.flatMap(UIColor.system).map { Color($0, with: traits) }
            }
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
            let text: String
            do {
                text = try container.decode(String.self)
            } catch DecodingError.typeMismatch {
                value = try container.decode(Double.self)
                return
            }
            guard let value = Self.value(of: text) else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "\(text.debugDescription) is no component of a colour")
            }
            self.value = value
        }

        private static func value(of text: String) -> Double? {
            if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            guard let number = Double(text) else { return nil }
            // Whole numbers without a point are the 0…255 notation, but "1" is how a full alpha is written.
            return text.contains(".") || number <= 1 ? number : number / 255
        }
    }

    var properties: Properties?
    var images: [Image]?
    var colors: [ColorEntry]?

    /// Reads the file of a folder; nil if there is none, which groups may do without.
    ///
    /// - Throws: ``RenderingError/unreadableAsset(path:reason:)`` for a file that isn't what the reference describes.
    static func read(from folder: URL) throws(RenderingError) -> AssetContents? {
        let file = folder.appendingPathComponent("Contents.json")
        do {
            return try JSONDecoder().decode(
                AssetContents.self, from: FileInput.bytes(of: file.path, limit: largestFile))
        } catch FileError.missing {
            return nil
        } catch let error as DecodingError {
            throw .unreadableAsset(path: file.path, reason: reason(error))
        } catch {
            throw .unreadableAsset(path: file.path, reason: "\(error)")
        }
    }

    /// In bytes; the files of real catalogs hold a few thousand.
    private static let largestFile = 1_000_000

    private static func reason(_ error: DecodingError) -> String {
        switch error {
        case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is not JSON"
        case .dataCorrupted(let context), .typeMismatch(_, let context), .valueNotFound(_, let context),
            .keyNotFound(_, let context):
            context.debugDescription
        @unknown default: "it is not what asset catalogs hold"
        }
    }

    private static func isDark(_ appearances: [Appearance]?) -> Bool {
        appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
}
