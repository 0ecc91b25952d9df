import Foundation

/// Reads how large an encoded picture is, without decoding it.
package enum ImageHeader {
    /// The size in pixels of a PNG, JPEG, GIF or BMP picture, or in points of a PDF or SVG one; nil for anything else or if
    /// the header is cut short.
    package static func pixelSize(of data: Data) -> CGSize? {
        let bytes = [UInt8](data.prefix(1 << 16))
        if let size = png(bytes) ?? gif(bytes) ?? bmp(bytes) { return size }
        if bytes.starts(with: Array("%PDF".utf8)) { return VectorHeader.size(ofPDF: data) }
        if let size = VectorHeader.size(ofSVG: bytes) { return size }
        return jpeg([UInt8](data))
    }

    /// The size in pixels of the picture in the file.
    package static func pixelSize(ofFile path: String) -> CGSize? {
        FileManager.default.contents(atPath: path).flatMap(pixelSize(of:))
    }

    private static func png(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) else {
            return nil
        }
        return size(bigEndian32(bytes, at: 16), bigEndian32(bytes, at: 20))
    }

    private static func gif(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        return size(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }

    private static func bmp(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 26, bytes.starts(with: Array("BM".utf8)) else { return nil }
        let width = Int(Int32(bitPattern: littleEndian32(bytes, at: 18)))
        let height = Int(Int32(bitPattern: littleEndian32(bytes, at: 22)))
        return size(width, abs(height))  // a negative height says that rows run from the top
    }

    /// Walks the segments up to the start of a frame, which holds the size.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.starts(with: [0xff, 0xd8]) else { return nil }
        var index = 2
        while index + 9 < bytes.count {
            guard bytes[index] == 0xff else { return nil }
            let marker = bytes[index + 1]
            if marker == 0xff {
                index += 1
                continue
            }
            let isFrame = (0xc0...0xcf).contains(marker) && ![0xc4, 0xc8, 0xcc].contains(marker)
            if isFrame {
                return size(
                    Int(bytes[index + 7]) << 8 | Int(bytes[index + 8]),
                    Int(bytes[index + 5]) << 8 | Int(bytes[index + 6]))
            }
            let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
            guard length >= 2 else { return nil }
            index += 2 + length
        }
        return nil
    }

    private static func size(_ width: Int, _ height: Int) -> CGSize? {
        guard width > 0, height > 0 else { return nil }
        return CGSize(width: width, height: height)
    }

    private static func bigEndian32(_ bytes: [UInt8], at index: Int) -> Int {
        bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func littleEndian32(_ bytes: [UInt8], at index: Int) -> UInt32 {
        bytes[index..<index + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
}
