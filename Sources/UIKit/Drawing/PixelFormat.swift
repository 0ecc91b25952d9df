import Foundation

/// Where the opacity of a pixel stands. Raw values are CoreGraphics'.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none = 0, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The order of a pixel's bytes. Raw values are CoreGraphics'.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// How pixels are kept: where the opacity stands, and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// CoreGraphics' bits.
    public let rawValue: UInt32
    /// The format of the bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that say where the opacity stands.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are fractions: not known here.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits that say in which order the bytes are.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The first component first.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// Two bytes, the last first: not known here.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Four bytes, the last first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Two bytes, the first first: not known here.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Four bytes, the first first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// How the pixels of a picture are kept, of which UIKit knows those of 8 bits a component: grey, opacity alone, RGB in
/// three bytes, and RGB with opacity or a spare byte in four.
struct PixelFormat: Equatable, Sendable {
    let bytesPerPixel: Int
    let bytesPerRow: Int
    let info: CGBitmapInfo
    let isGray: Bool
    /// Where red, green, blue and the opacity stand in a pixel.
    private let places: (red: Int, green: Int, blue: Int, alpha: Int?)
    private let isPremultiplied: Bool

    /// As Cairo keeps pixels, and iOS' screens: blue, green, red and the opacity, multiplied by it.
    static func screen(width: Int) -> PixelFormat {
        PixelFormat(
            width: width, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            info: [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)],
            isGray: false)!  // its own format is one it knows
    }

    /// Nil for what isn't known. 0 bytes a row stand for as many as the pixels need.
    init?(
        width: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, info: CGBitmapInfo, isGray: Bool
    ) {
        guard bitsPerComponent == 8, let alpha = CGImageAlphaInfo(rawValue: info.rawValue & 0x1F),
            !info.contains(.floatComponents)
        else { return nil }
        let isSingle = isGray || alpha == .alphaOnly
        bytesPerPixel = bitsPerPixel / 8
        guard isSingle ? bytesPerPixel == 1 : bytesPerPixel == 4 || (bytesPerPixel == 3 && alpha == .none),
            width > 0, width <= 100_000
        else { return nil }
        self.bytesPerRow = bytesPerRow == 0 ? width * bytesPerPixel : bytesPerRow
        guard self.bytesPerRow >= width * bytesPerPixel else { return nil }
        (self.info, self.isGray) = (info, isGray)
        isPremultiplied = ![.last, .first].contains(alpha)
        let order = CGBitmapInfo(rawValue: info.rawValue & 0x7000)
        guard order == .byteOrderDefault || order == .byteOrder32Big || order == .byteOrder32Little else { return nil }
        func place(_ index: Int) -> Int { order == .byteOrder32Little && bitsPerPixel == 32 ? 3 - index : index }
        switch alpha {
        case .alphaOnly: places = (0, 0, 0, 0)
        case .none where isGray: places = (0, 0, 0, nil)
        case _ where isGray: return nil
        case .none, .noneSkipLast: places = (place(0), place(1), place(2), nil)
        case .noneSkipFirst: places = (place(1), place(2), place(3), nil)
        case .premultipliedLast, .last: places = (place(0), place(1), place(2), place(3))
        case .premultipliedFirst, .first: places = (place(1), place(2), place(3), place(0))
        }
    }

    static func == (left: PixelFormat, right: PixelFormat) -> Bool {
        left.bytesPerPixel == right.bytesPerPixel && left.bytesPerRow == right.bytesPerRow && left.info == right.info
            && left.isGray == right.isGray
    }

    private var isAlphaOnly: Bool { info.rawValue & 0x1F == CGImageAlphaInfo.alphaOnly.rawValue }

    /// The pixels as the screen has them.
    func toScreen(_ source: UnsafeRawBufferPointer, width: Int, height: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let from = y * bytesPerRow + x * bytesPerPixel, to = (y * width + x) * 4
                guard from + bytesPerPixel <= source.count else { return result }
                let alpha = places.alpha.map { source[from + $0] } ?? 255
                func shown(_ place: Int) -> UInt8 {
                    if isAlphaOnly { return 0 }
                    let value = source[from + place]
                    return isPremultiplied ? min(value, alpha) : UInt8((Int(value) * Int(alpha) + 127) / 255)
                }
                result[to] = shown(places.blue)
                result[to + 1] = shown(places.green)
                result[to + 2] = shown(places.red)
                result[to + 3] = alpha
            }
        }
        return result
    }

    /// Writes the screen's pixels in this format.
    func write(_ screen: [UInt8], width: Int, height: Int, to target: UnsafeMutableRawBufferPointer) {
        for y in 0..<height {
            for x in 0..<width {
                let from = (y * width + x) * 4, to = y * bytesPerRow + x * bytesPerPixel
                guard to + bytesPerPixel <= target.count, from + 4 <= screen.count else { return }
                let (blue, green, red, alpha) = (screen[from], screen[from + 1], screen[from + 2], screen[from + 3])
                if isAlphaOnly {
                    target[to] = alpha
                } else if isGray {
                    let light: Int = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
                    target[to] = UInt8((light + 500) / 1000)
                } else {
                    func kept(_ value: UInt8) -> UInt8 {
                        if isPremultiplied || alpha == 0 { return value }
                        let whole = (Int(value) * 255 + Int(alpha) / 2) / Int(alpha)
                        return UInt8(min(255, whole))
                    }
                    target[to + places.red] = kept(red)
                    target[to + places.green] = kept(green)
                    target[to + places.blue] = kept(blue)
                    if let place = places.alpha { target[to + place] = alpha }
                }
            }
        }
    }
}
