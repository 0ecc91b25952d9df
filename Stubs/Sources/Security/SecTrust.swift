import FoundationNetworking
@_exported import UIKit

/// What a server shows to be trusted. There is none: Foundation on Linux judges servers itself.
public final class SecTrust: Sendable {
    init() {}
}

/// A certificate.
public final class SecCertificate: Sendable {
    let data: Data
    init(_ data: Data) { self.data = data }
}

/// How a server is judged.
public final class SecPolicy: Sendable {
    init() {}
}

/// A certificate of its bytes.
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: Data) -> SecCertificate? {
    SecCertificate(data)
}
/// The bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> Data { certificate.data }
/// How servers of a name are judged.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }
/// No server is trusted by this.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool { false }
/// No server shows certificates.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> CFIndex { 0 }
/// No server shows certificates.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: CFIndex) -> SecCertificate? { nil }
/// No server shows certificates.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { nil }
/// Kept nowhere.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: AnyObject) -> OSStatus { noErr }

extension URLProtectionSpace {
    /// What the server shows; nil.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Trust in a server, which Foundation on Linux doesn't ask for.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
