/// 128 bits that tell inputs apart: any change of them shows. It isn't made to withstand people who look for two inputs with
/// one fingerprint.
package struct Fingerprint: Hashable, Sendable, CustomStringConvertible {
    private var first: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    package init() {}

    /// The fingerprint of bytes.
    package init(of bytes: some Collection<UInt8>) { add(bytes) }

    /// Adds bytes and their number, so that where one input ends and the next begins counts, too.
    package mutating func add(_ bytes: some Collection<UInt8>) {
        let isAdded: Void? = bytes.withContiguousStorageIfAvailable { add(UnsafeRawBufferPointer($0)) }
        if isAdded == nil { Array(bytes).withUnsafeBytes { add($0) } }
    }

    private mutating func add(_ bytes: UnsafeRawBufferPointer) {
        add(UInt64(bytes.count))
        var place = 0
        while place + 8 <= bytes.count {
            add(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self))
            place += 8
        }
        var rest: UInt64 = 0
        while place < bytes.count {
            rest = rest << 8 | UInt64(bytes[place])
            place += 1
        }
        add(rest)
    }

    /// Adds a text.
    package mutating func add(_ text: String) { add(Array(text.utf8)) }

    /// Each step loses nothing: two states stay two.
    private mutating func add(_ word: UInt64) {
        first = (first ^ word) &* 0x9FB2_1C65_1E98_DF25
        first ^= first >> 32
        second = (second &+ word) &* 0xD6E8_FEB8_6659_FD93
        second = second << 29 | second >> 35
    }

    /// 32 hexadecimal digits.
    package var description: String { hex(first) + hex(second) }

    private func hex(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
