import Foundation

/// Asks for another window. There is one, so none comes.
@preconcurrency @MainActor
public struct UISceneSessionActivationRequest {
    /// What the window is for.
    /// - Note: Kept without effect.
    public let role: UISceneSession.Role
    /// The window that is wanted, if it is known.
    /// - Note: Kept without effect.
    public let session: UISceneSession?
    /// What the window shows.
    /// - Note: Kept without effect.
    public var userActivity: NSUserActivity?
    /// How the window comes.
    /// - Note: Kept without effect.
    public var options: UIScene.ActivationRequestOptions?

    /// Asks for a new window.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) { (self.role, session, self.userActivity, self.options) = (role, nil, userActivity, options) }
    /// Asks for a window that is known.
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) { (role, self.session, self.userActivity, self.options) = (session.role, session, userActivity, options) }
}

extension UIApplication {
    /// Says that there is no other window.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
}
