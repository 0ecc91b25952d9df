@_exported import UIKit

// Digests as they are: MD5, SHA-1, SHA-256 and SHA-512, and codes made with a key and one of them. Ciphers (`CCCrypt`) aren't
// here.

/// A number of bytes.
public typealias CC_LONG = UInt32

// MD5

/// How many bytes MD5 makes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// How many bytes MD5 takes at once.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// Writes the MD5 of bytes, and answers where.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(MD5Digest.digest(bytes(data, Int(len))), to: md) }

/// A MD5 that is being made.
public struct CC_MD5_CTX {
    fileprivate var taken: [UInt8] = []
    public init() {}
}
/// Begins anew.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 {
    c?.pointee.taken = []
    return 1
}
/// Takes more bytes.
@discardableResult
public func CC_MD5_Update(_ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG) -> Int32 {
    c?.pointee.taken += bytes(data, Int(len))
    return 1
}
/// Writes the digest of all that was taken.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 {
    if let c { write(MD5Digest.digest(c.pointee.taken), to: md) }
    return 1
}

// SHA1

/// How many bytes SHA1 makes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// How many bytes SHA1 takes at once.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// Writes the SHA1 of bytes, and answers where.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA1Digest.digest(bytes(data, Int(len))), to: md) }

/// A SHA1 that is being made.
public struct CC_SHA1_CTX {
    fileprivate var taken: [UInt8] = []
    public init() {}
}
/// Begins anew.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 {
    c?.pointee.taken = []
    return 1
}
/// Takes more bytes.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c?.pointee.taken += bytes(data, Int(len))
    return 1
}
/// Writes the digest of all that was taken.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 {
    if let c { write(SHA1Digest.digest(c.pointee.taken), to: md) }
    return 1
}

// SHA256

/// How many bytes SHA256 makes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// How many bytes SHA256 takes at once.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// Writes the SHA256 of bytes, and answers where.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA256Digest.digest(bytes(data, Int(len))), to: md) }

/// A SHA256 that is being made.
public struct CC_SHA256_CTX {
    fileprivate var taken: [UInt8] = []
    public init() {}
}
/// Begins anew.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
    c?.pointee.taken = []
    return 1
}
/// Takes more bytes.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c?.pointee.taken += bytes(data, Int(len))
    return 1
}
/// Writes the digest of all that was taken.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
    if let c { write(SHA256Digest.digest(c.pointee.taken), to: md) }
    return 1
}

// SHA512

/// How many bytes SHA512 makes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// How many bytes SHA512 takes at once.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the SHA512 of bytes, and answers where.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA512Digest.digest(bytes(data, Int(len))), to: md) }

/// A SHA512 that is being made.
public struct CC_SHA512_CTX {
    fileprivate var taken: [UInt8] = []
    public init() {}
}
/// Begins anew.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
    c?.pointee.taken = []
    return 1
}
/// Takes more bytes.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c?.pointee.taken += bytes(data, Int(len))
    return 1
}
/// Writes the digest of all that was taken.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
    if let c { write(SHA512Digest.digest(c.pointee.taken), to: md) }
    return 1
}

// Codes with a key

/// Which digest a code is made with.
public typealias CCHmacAlgorithm = UInt32
/// SHA-1.
public let kCCHmacAlgSHA1 = 0
/// MD5.
public let kCCHmacAlgMD5 = 1
/// SHA-256.
public let kCCHmacAlgSHA256 = 2
/// SHA-512.
public let kCCHmacAlgSHA512 = 4

/// Writes the code of bytes and a key (RFC 2104). A digest that isn't here writes nothing.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    let (key, message) = (bytes(key, keyLength), bytes(data, dataLength))
    let code: [UInt8]
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: code = SHA1Digest.code(message, key)
    case kCCHmacAlgMD5: code = MD5Digest.code(message, key)
    case kCCHmacAlgSHA256: code = SHA256Digest.code(message, key)
    case kCCHmacAlgSHA512: code = SHA512Digest.code(message, key)
    default: code = []
    }
    macOut?.copyMemory(from: code, byteCount: code.count)
}

extension BlockDigest {
    fileprivate static func code(_ message: [UInt8], _ key: [UInt8]) -> [UInt8] {
        var key = key.count > blockSize ? digest(key) : key
        key += [UInt8](repeating: 0, count: blockSize - key.count)
        return digest(key.map { $0 ^ 0x5c } + digest(key.map { $0 ^ 0x36 } + message))
    }
}

private func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
    start.map { Array(UnsafeRawBufferPointer(start: $0, count: count)) } ?? []
}

@discardableResult
private func write(_ digest: [UInt8], to place: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
    place?.update(from: digest, count: digest.count)
    return place
}
