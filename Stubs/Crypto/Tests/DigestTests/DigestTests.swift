import CommonCrypto
import CryptoKit
import XCTest

/// Digests of messages, beside those that Python's hashlib makes of them.
final class DigestTests: XCTestCase {
    /// How many letters `a` (-1: `abc`), then MD5, SHA-1, SHA-256 and the beginning of SHA-512.
    private let expected: [(Int, String, String, String, String)] = [
        (
            0, "d41d8cd98f00b204e9800998ecf8427e", "da39a3ee5e6b4b0d3255bfef95601890afd80709",
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", "cf83e1357eefb8bdf1542850d66d8007"
        ),
        (
            -1, "900150983cd24fb0d6963f7d28e17f72", "a9993e364706816aba3e25717850c26c9cd0d89d",
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "ddaf35a193617abacc417349ae204131"
        ),
        (
            55, "ef1772b6dff9a122358552954ad0df65", "c1c8bbdc22796e28c0e15163d20899b65621d65a",
            "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318", "b0220c772cbf6c1822e2cb38a437d0e1"
        ),
        (
            56, "3b0c8ac703f828b04c6c197006d17218", "c2db330f6083854c99d4b5bfb6e8f29f201be699",
            "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a", "962b64aae357d2a4fee3ded8b539bdc9"
        ),
        (
            111, "089f243d1e831c5879aa375ee364a06e", "ac877859d427d9192054eea8feb3b8a403ef83a5",
            "6374f73208854473827f6f6a3f43b1f53eaa3b82c21c1a6d69a2110b2a79baad", "fa9121c7b32b9e01733d034cfc78cbf6"
        ),
        (
            112, "9146ef3527c7cfcc66dc615c3986e391", "689993727ba37386bb032495e9dbdfb4dd1ba744",
            "f54353008a2553262ecdc4a34749563ba0950e8b0fc8652780b0a614b99683c1", "c01d080efd492776a1c43bd23dd99d0a"
        ),
        (
            1000, "cabe45dcc9ae5b66ba86600cca6b8ba8", "291e9a6c66994949b57ba5e650361e98fc36b1ba",
            "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3", "67ba5535a46e3f86dbfbed8cbbaf0125"
        ),
    ]

    private func message(_ count: Int) -> [UInt8] {
        count < 0 ? Array("abc".utf8) : [UInt8](repeating: UInt8(ascii: "a"), count: count)
    }

    private func digest(
        _ count: Int32, _ message: [UInt8],
        _ make: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>?
    ) -> String {
        var bytes = [UInt8](repeating: 0, count: Int(count))
        _ = make(message, CC_LONG(message.count), &bytes)
        return hex(bytes)
    }

    private func hex<Bytes: Sequence>(_ bytes: Bytes) -> String where Bytes.Element == UInt8 {
        bytes.map { String(format: "%02x", Int($0)) }.joined()
    }

    func testDigestsOfCommonCrypto() {
        for (count, md5, sha1, sha256, sha512) in expected {
            let message = message(count)
            XCTAssertEqual(digest(CC_MD5_DIGEST_LENGTH, message, CC_MD5), md5)
            XCTAssertEqual(digest(CC_SHA1_DIGEST_LENGTH, message, CC_SHA1), sha1)
            XCTAssertEqual(digest(CC_SHA256_DIGEST_LENGTH, message, CC_SHA256), sha256)
            XCTAssertTrue(digest(CC_SHA512_DIGEST_LENGTH, message, CC_SHA512).hasPrefix(sha512))
        }
    }

    func testSHA256OfCryptoKit() {
        for (count, _, _, sha256, _) in expected { XCTAssertEqual(hex(SHA256.hash(data: message(count))), sha256) }
    }

    func testPartsMakeTheDigestOfTheWhole() {
        var context = CC_SHA1_CTX()
        CC_SHA1_Init(&context)
        for letter in "abc".utf8 { CC_SHA1_Update(&context, [letter], 1) }
        var bytes = [UInt8](repeating: 0, count: Int(CC_SHA1_DIGEST_LENGTH))
        CC_SHA1_Final(&bytes, &context)
        XCTAssertEqual(hex(bytes), expected[1].2)
    }

    func testCodesWithKeys() {
        func code(_ algorithm: Int, _ count: Int32, _ key: String) -> String {
            var bytes = [UInt8](repeating: 0, count: Int(count))
            let (key, text) = (Array(key.utf8), Array("what is said".utf8))
            CCHmac(CCHmacAlgorithm(algorithm), key, key.count, text, text.count, &bytes)
            return hex(bytes)
        }
        XCTAssertEqual(
            code(kCCHmacAlgSHA256, CC_SHA256_DIGEST_LENGTH, "key"),
            "12db572e9f564d0e72e0f258a1c8898e78b338c0fe0f27ad6855786182d34fb9")
        XCTAssertEqual(
            code(kCCHmacAlgMD5, CC_MD5_DIGEST_LENGTH, String(repeating: "k", count: 90)),
            "08a2956c02164d9df096e27c9cd82910")
    }
}
