@_exported import UIKit

/// Why nobody was signed in.
public struct ASAuthorizationError: Error, Equatable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable {
        case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let unknown = Code.unknown
    public static let canceled = Code.canceled
    public static let invalidResponse = Code.invalidResponse
    public static let notHandled = Code.notHandled
    public static let failed = Code.failed
}

/// What is asked for.
public struct ASAuthorizationScope: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Self(rawValue: "full_name")
    public static let email = Self(rawValue: "email")
}

/// Somebody who was signed in; nobody is.
open class ASAuthorization: NSObject {
    public typealias Scope = ASAuthorizationScope
    public let provider: any ASAuthorizationProvider
    public let credential: any ASAuthorizationCredential
    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        (self.provider, self.credential) = (provider, credential)
    }
}

public protocol ASAuthorizationProvider: NSObjectProtocol {}
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Asks for something.
open class ASAuthorizationRequest: NSObject {
    public let provider: any ASAuthorizationProvider
    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// Asks for a name and an address.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    open var requestedScopes: [ASAuthorization.Scope]?
    open var state: String?
    open var nonce: String?
}

open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    open var user: String?
}

/// Makes requests for an account of Apple's.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// What became of an account.
    public enum CredentialState: Int, Sendable { case revoked = 0, authorized, notFound, transferred }
    /// Posted where an account is gone; never here.
    public static let credentialRevokedNotification = Notification.Name("ASAuthorizationAppleIDCredentialRevoked")

    public override init() {}
    open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }
    /// Says that there is no such account.
    open func getCredentialState(
        forUserID userID: String, completion: @escaping (CredentialState, (any Error)?) -> Void
    ) { completion(.notFound, nil) }
    /// There is none.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// An account; nobody has one here.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    open var user: String { "" }
    open var state: String? { nil }
    open var authorizedScopes: [ASAuthorization.Scope] { [] }
    open var authorizationCode: Data? { nil }
    open var identityToken: Data? { nil }
    open var email: String? { nil }
    open var fullName: PersonNameComponents? { nil }
    open var realUserStatus: ASUserDetectionStatus { .unsupported }
}

public enum ASUserDetectionStatus: Int, Sendable { case unsupported = 0, unknown, likelyReal }

/// Makes requests for a kept password.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    public override init() {}
    open func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest(provider: self) }
}

open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// A name and a password.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    public let user: String
    public let password: String
    public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

public typealias ASPresentationAnchor = UIWindow

/// A stand-in for what signs somebody in: nobody is.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    public init(authorizationRequests: [ASAuthorizationRequest]) { self.authorizationRequests = authorizationRequests }
    /// Tells the delegate in a moment that it was given up.
    open func performRequests() {
        DispatchQueue.main.async {
            self.delegate?.authorizationController(
                controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
        }
    }
    /// Nothing.
    open func cancel() {}
}

/// The button to sign in with Apple, a button with its text.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
    /// What it is for.
    public enum ButtonType: Int, Sendable {
        case signIn = 0, `continue`, signUp
        public static let `default` = ButtonType.signIn
    }
    /// Its colours.
    public enum Style: Int, Sendable { case white = 0, whiteOutline, black }

    /// The radius of its corners, in points.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
    private let label = UILabel()

    public convenience init() { self.init(type: .default, style: .black) }
    public convenience init(type: ButtonType, style: Style) {
        self.init(authorizationButtonType: type, authorizationButtonStyle: style)
    }

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        let isDark = style == .black
        backgroundColor = isDark ? .black : .white
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline {
            layer.borderWidth = 1
            layer.borderColor = UIColor.black.cgColor
        }
        let verb = type == .signUp ? "Sign up" : type == .continue ? "Continue" : "Sign in"
        label.text = "\(verb) with Apple"
        label.font = .systemFont(ofSize: 17, weight: .medium)
        label.adjustsFontSizeToFitWidth = true
        label.textColor = isDark ? .white : .black
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = label.text
        accessibilityTraits = .button
    }

    public required init?(coder: NSCoder) { nil }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
}

@preconcurrency @MainActor
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Why a session on the web ended.
public struct ASWebAuthenticationSessionError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let canceledLogin = Code.canceledLogin
}

/// A stand-in for a session on the web: there is no browser.
@preconcurrency @MainActor
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    open var prefersEphemeralWebBrowserSession = false
    private let completion: CompletionHandler
    public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        completion = completionHandler
    }
    /// It can't.
    open var canStart: Bool { false }
    /// Says in a moment that it was given up.
    @discardableResult
    open func start() -> Bool {
        DispatchQueue.main.async { self.completion(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        return true
    }
    /// Nothing.
    open func cancel() {}
}
