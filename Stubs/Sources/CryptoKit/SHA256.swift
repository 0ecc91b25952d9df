@_exported import UIKit

// SHA-256 after FIPS 180-4. What keeps secrets (ciphers, keys, signatures) isn't here.

/// Makes digests of data.
public protocol HashFunction {
    /// What is made.
    associatedtype Digest: CryptoKit.Digest
    init()
    /// Takes more data.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of all that was taken.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }
    /// Takes more data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// The digest of data.
public protocol Digest: Hashable, Sequence, ContiguousBytes, CustomStringConvertible, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

/// SHA-256's digest: 32 bytes.
public struct SHA256Digest: Digest {
    public static var byteCount: Int { 32 }
    fileprivate let bytes: [UInt8]
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }
    public var description: String {
        "SHA256 digest: " + bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
}

/// SHA-256.
public struct SHA256: HashFunction, Sendable {
    public static var byteCount: Int { 32 }
    public static var blockByteCount: Int { 64 }
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var pending: [UInt8] = []
    private var count: UInt64 = 0

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        count += UInt64(bufferPointer.count)
        pending.append(contentsOf: bufferPointer)
        var start = 0
        while pending.count - start >= 64 {
            compress(pending[start..<start + 64])
            start += 64
        }
        pending.removeFirst(start)
    }

    public func finalize() -> SHA256Digest {
        var last = self
        last.pending.append(0x80)
        while last.pending.count % 64 != 56 { last.pending.append(0) }
        let bits = count * 8
        for shift in stride(from: 56, through: 0, by: -8) {
            last.pending.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
        }
        for start in stride(from: 0, to: last.pending.count, by: 64) { last.compress(last.pending[start..<start + 64]) }
        return SHA256Digest(
            bytes: last.state.flatMap { word in
                [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
            })
    }

    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

    private mutating func compress(_ block: ArraySlice<UInt8>) {
        var words = [UInt32](repeating: 0, count: 64)
        for place in 0..<16 {
            words[place] = (0..<4).reduce(0) { $0 << 8 | UInt32(block[block.startIndex + 4 * place + $1]) }
        }
        for place in 16..<64 {
            let (a, b) = (words[place - 15], words[place - 2])
            let low = Self.rotate(a, 7) ^ Self.rotate(a, 18) ^ a >> 3
            let high = Self.rotate(b, 17) ^ Self.rotate(b, 19) ^ b >> 10
            words[place] = words[place - 16] &+ low &+ words[place - 7] &+ high
        }
        var work = state
        for place in 0..<64 {
            let e = work[4]
            let sum1 = Self.rotate(e, 6) ^ Self.rotate(e, 11) ^ Self.rotate(e, 25)
            let choice = (e & work[5]) ^ (~e & work[6])
            let first = work[7] &+ sum1 &+ choice &+ Self.constants[place] &+ words[place]
            let a = work[0]
            let sum0 = Self.rotate(a, 2) ^ Self.rotate(a, 13) ^ Self.rotate(a, 22)
            let majority = (a & work[1]) ^ (a & work[2]) ^ (work[1] & work[2])
            work = [first &+ sum0 &+ majority, a, work[1], work[2], work[3] &+ first, e, work[5], work[6]]
        }
        for place in 0..<8 { state[place] = state[place] &+ work[place] }
    }

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
