internal import Crypto
@_exported public import Foundation

// Digests (MD5, SHA-1, SHA-256, SHA-384, SHA-512) and codes made with a key and one of them, by swift-crypto. It has no MD2, MD4
// and SHA-224, and no ciphers that take and give parts: these (`CC_MD4`, `CC_SHA224`, `CCCrypt`) and what derives keys
// (`CCKeyDerivationPBKDF`) aren't here.

/// A number of bytes.
public typealias CC_LONG = UInt32
/// A number of bytes, in twice the bits.
public typealias CC_LONG64 = UInt64

/// A digest that is being made.
private protocol Context {
    var function: any HashFunction { get set }
}

extension UnsafeMutablePointer where Pointee: Context {
    fileprivate func begin(_ function: any HashFunction) -> Int32 {
        pointee.function = function
        return 1
    }
    fileprivate func take(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> Int32 {
        pointee.function.update(bufferPointer: UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
        return 1
    }
    fileprivate func end(_ place: UnsafeMutablePointer<UInt8>?) -> Int32 {
        write(pointee.function.finalize(), to: place)
        return 1
    }
}

// MD5

/// How many bytes MD5 makes.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16
/// How many bytes MD5 takes at once.
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// Writes the MD5 of bytes, and answers where.
@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(Insecure.MD5.hash(data: bytes(data, Int(len))), to: md)
    return md
}

/// An MD5 that is being made.
public struct CC_MD5_CTX: Context {
    fileprivate var function: any HashFunction = Insecure.MD5()
    /// Takes nothing yet.
    public init() {}
}

/// Begins anew.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 { c?.begin(Insecure.MD5()) ?? 0 }
/// Takes more bytes.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.take(data, len) ?? 0 }
/// Writes the digest of all that was taken.
@discardableResult
public func CC_MD5_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>?) -> Int32 {
    c?.end(md) ?? 0
}

// SHA1

/// How many bytes SHA-1 makes.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
/// How many bytes SHA-1 takes at once.
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// Writes the SHA-1 of bytes, and answers where.
@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(Insecure.SHA1.hash(data: bytes(data, Int(len))), to: md)
    return md
}

/// A SHA-1 that is being made.
public struct CC_SHA1_CTX: Context {
    fileprivate var function: any HashFunction = Insecure.SHA1()
    /// Takes nothing yet.
    public init() {}
}

/// Begins anew.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 { c?.begin(Insecure.SHA1()) ?? 0 }
/// Takes more bytes.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.take(data, len) ?? 0 }
/// Writes the digest of all that was taken.
@discardableResult
public func CC_SHA1_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>?) -> Int32 {
    c?.end(md) ?? 0
}

// SHA256

/// How many bytes SHA-256 makes.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
/// How many bytes SHA-256 takes at once.
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// Writes the SHA-256 of bytes, and answers where.
@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(SHA256.hash(data: bytes(data, Int(len))), to: md)
    return md
}

/// A SHA-256 that is being made.
public struct CC_SHA256_CTX: Context {
    fileprivate var function: any HashFunction = SHA256()
    /// Takes nothing yet.
    public init() {}
}

/// Begins anew.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 { c?.begin(SHA256()) ?? 0 }
/// Takes more bytes.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.take(data, len) ?? 0 }
/// Writes the digest of all that was taken.
@discardableResult
public func CC_SHA256_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>?) -> Int32 {
    c?.end(md) ?? 0
}

// SHA384

/// How many bytes SHA-384 makes.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
/// How many bytes SHA-384 takes at once.
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

/// Writes the SHA-384 of bytes, and answers where.
@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(SHA384.hash(data: bytes(data, Int(len))), to: md)
    return md
}

/// Begins anew.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 { c?.begin(SHA384()) ?? 0 }
/// Takes more bytes.
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.take(data, len) ?? 0 }
/// Writes the digest of all that was taken.
@discardableResult
public func CC_SHA384_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
    c?.end(md) ?? 0
}

// SHA512

/// How many bytes SHA-512 makes.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
/// How many bytes SHA-512 takes at once.
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// Writes the SHA-512 of bytes, and answers where.
@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    write(SHA512.hash(data: bytes(data, Int(len))), to: md)
    return md
}

/// A SHA-384 or SHA-512 that is being made.
public struct CC_SHA512_CTX: Context {
    fileprivate var function: any HashFunction = SHA512()
    /// Takes nothing yet.
    public init() {}
}

/// Begins anew.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 { c?.begin(SHA512()) ?? 0 }
/// Takes more bytes.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>?, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 { c?.take(data, len) ?? 0 }
/// Writes the digest of all that was taken.
@discardableResult
public func CC_SHA512_Final(_ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>?) -> Int32 {
    c?.end(md) ?? 0
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
/// SHA-384.
public let kCCHmacAlgSHA384 = 3
/// SHA-512.
public let kCCHmacAlgSHA512 = 4

/// Writes the code of bytes and a key (RFC 2104). A digest that isn't here writes nothing.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    var context = CCHmacContext()
    CCHmacInit(&context, algorithm, key, keyLength)
    CCHmacUpdate(&context, data, dataLength)
    CCHmacFinal(&context, macOut)
}

/// A code that is being made.
public struct CCHmacContext {
    fileprivate var code: (any Code)?
    /// Takes nothing before `CCHmacInit`.
    public init() {}
}

/// Begins a code with a key. One of a digest that isn't here takes and writes nothing.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>?, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?,
    _ keyLength: Int
) {
    let key = SymmetricKey(data: bytes(key, keyLength))
    ctx?.pointee.code =
        switch Int(algorithm) {
        case kCCHmacAlgSHA1: HMAC<Insecure.SHA1>(key: key)
        case kCCHmacAlgMD5: HMAC<Insecure.MD5>(key: key)
        case kCCHmacAlgSHA256: HMAC<SHA256>(key: key)
        case kCCHmacAlgSHA384: HMAC<SHA384>(key: key)
        case kCCHmacAlgSHA512: HMAC<SHA512>(key: key)
        default: nil
        }
}
/// Takes more bytes.
public func CCHmacUpdate(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ data: UnsafeRawPointer?, _ dataLength: Int) {
    ctx?.pointee.code?.take(bytes(data, dataLength))
}
/// Writes the code of all that was taken.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>?, _ macOut: UnsafeMutableRawPointer?) {
    if let code = ctx?.pointee.code { write(code.bytes, to: macOut?.assumingMemoryBound(to: UInt8.self)) }
}

private protocol Code {
    mutating func take(_ data: Data)
    var bytes: Data { get }
}

extension HMAC: Code {
    fileprivate mutating func take(_ data: Data) { update(data: data) }
    fileprivate var bytes: Data { Data(finalize()) }
}

private func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> Data {
    start.map { Data(bytes: $0, count: count) } ?? Data()
}

private func write(_ bytes: some Sequence<UInt8>, to place: UnsafeMutablePointer<UInt8>?) {
    guard let place else { return }
    for (index, byte) in bytes.enumerated() { place[index] = byte }
}
