import Foundation

/// Reads how large a vector picture is, in points, without drawing it.
enum VectorHeader {
    /// The size of a PDF file's first MediaBox (ISO 32000-1, 7.7.3.3), turned where the page is turned; nil where the box
    /// stands in a compressed part of the file.
    static func size(ofPDF data: Data) -> CGSize? {
        let box = /\/MediaBox\s*\[\s*(-?[0-9.]+)\s+(-?[0-9.]+)\s+(-?[0-9.]+)\s+(-?[0-9.]+)\s*\]/
        guard let match = text(at: "/MediaBox", in: data)?.prefixMatch(of: box), let left = Double(match.1),
            let bottom = Double(match.2), let right = Double(match.3), let top = Double(match.4)
        else { return nil }
        let size = CGSize(width: abs(right - left), height: abs(top - bottom))
        let turn = text(at: "/Rotate", in: data)?.prefixMatch(of: /\/Rotate\s+(-?[0-9]+)/).flatMap { Int($0.1) } ?? 0
        return checked(turn % 180 == 0 ? size : CGSize(width: size.height, height: size.width))
    }

    /// What stands at the first place of a key, as far as a short value may go.
    private static func text(at key: String, in data: Data) -> String? {
        guard let start = data.range(of: Data(key.utf8))?.lowerBound else { return nil }
        return String(decoding: data[start..<min(start + 200, data.endIndex)], as: Unicode.ASCII.self)
    }

    /// The `width` and `height` of an SVG file's root element, else those of its `viewBox`. A pixel is a point.
    static func size(ofSVG bytes: [UInt8]) -> CGSize? {
        let text = String(decoding: bytes.prefix(1 << 14), as: UTF8.self)
        guard let root = text.firstMatch(of: /<svg\b[^>]*>/)?.output else { return nil }
        func length(_ value: Substring?) -> Double? {
            value?.wholeMatch(of: /\s*([0-9.]+)\s*(?:px|pt)?\s*/).flatMap { Double($0.1) }
        }
        let width = root.firstMatch(of: /\swidth\s*=\s*["']([^"']*)["']/)?.1
        let height = root.firstMatch(of: /\sheight\s*=\s*["']([^"']*)["']/)?.1
        if let width = length(width), let height = length(height) {
            return checked(CGSize(width: width, height: height))
        }
        guard let box = root.firstMatch(of: /\sviewBox\s*=\s*["']([^"']*)["']/)?.1 else { return nil }
        let numbers = box.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        return numbers.count == 4 ? checked(CGSize(width: numbers[2], height: numbers[3])) : nil
    }

    private static func checked(_ size: CGSize) -> CGSize? {
        size.width > 0 && size.height > 0 && size.width < 1e6 && size.height < 1e6 ? size : nil
    }
}
