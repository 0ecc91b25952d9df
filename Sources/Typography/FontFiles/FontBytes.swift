/// The bytes of a font file, read without ever leaving them: whatever a damaged file says, a number that lies outside of it
/// isn't there.
struct FontBytes: Sendable {
    private let bytes: [UInt8]
    /// The part that is read; places count from its beginning.
    private let range: Range<Int>

    init(_ bytes: [UInt8]) { (self.bytes, range) = (bytes, bytes.indices) }

    private init(_ bytes: [UInt8], _ range: Range<Int>) { (self.bytes, self.range) = (bytes, range) }

    var count: Int { range.count }

    /// The part of a length from a place on; nil if it isn't all there.
    func part(at place: Int, count: Int) -> FontBytes? {
        guard place >= 0, count >= 0, place <= range.count, count <= range.count - place else { return nil }
        return FontBytes(bytes, range.lowerBound + place..<range.lowerBound + place + count)
    }

    /// All from a place on.
    func part(from place: Int) -> FontBytes? { part(at: place, count: range.count - place) }

    func uint8(_ place: Int) -> Int? {
        guard place >= 0, place < range.count else { return nil }
        return Int(bytes[range.lowerBound + place])
    }

    func uint16(_ place: Int) -> Int? {
        guard place >= 0, place < range.count - 1 else { return nil }
        return Int(bytes[range.lowerBound + place]) << 8 | Int(bytes[range.lowerBound + place + 1])
    }

    func int16(_ place: Int) -> Int? { uint16(place).map { Int(Int16(truncatingIfNeeded: $0)) } }

    func uint32(_ place: Int) -> Int? {
        guard let high = uint16(place), let low = uint16(place + 2) else { return nil }
        return high << 16 | low
    }

    /// The four letters at a place.
    func tag(_ place: Int) -> String? {
        part(at: place, count: 4).map { String(decoding: $0.bytes[$0.range], as: UTF8.self) }
    }

    /// The text of big-endian UTF-16.
    var utf16Text: String {
        String(decoding: (0..<count / 2).map { UInt16(truncatingIfNeeded: uint16(2 * $0) ?? 0) }, as: UTF16.self)
    }

    /// The text of bytes of which those of ASCII count.
    var asciiText: String { String(decoding: bytes[range].map { $0 < 0x80 ? $0 : 0x3F }, as: UTF8.self) }

    /// The first of so many records, in rising order of a number, for which `key` isn't below `value`. O(log count).
    static func firstRecord(of count: Int, notBelow value: Int, key: (Int) -> Int?) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            guard let found = key(middle) else { return nil }
            if found < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
