@_exported import UIKit

/// How a person proves who it is.
public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }

/// What a device recognises a person by.
public enum LABiometryType: Int, Sendable { case none = 0, touchID, faceID, opticID }

/// Why a person wasn't recognised.
public struct LAError: Error, Equatable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
        case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let userCancel = Code.userCancel
    public static let userFallback = Code.userFallback
    public static let authenticationFailed = Code.authenticationFailed
    public static let biometryNotAvailable = Code.biometryNotAvailable
    public static let biometryNotEnrolled = Code.biometryNotEnrolled
}

/// A stand-in for what recognises a person: nobody is recognised.
open class LAContext: NSObject, @unchecked Sendable {
    /// Kept without effect.
    open var localizedReason = ""
    /// Kept without effect.
    open var localizedFallbackTitle: String?
    /// Kept without effect.
    open var localizedCancelTitle: String?
    /// Kept without effect.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Kept without effect.
    open var interactionNotAllowed = false
    /// The device recognises nobody.
    open var biometryType: LABiometryType { .none }
    public override init() {}
    /// It can't.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
    /// Says at once that it can't.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) { reply(false, LAError(.biometryNotAvailable)) }
    /// It can't.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.biometryNotAvailable)
    }
    /// Nothing.
    open func invalidate() {}
}
