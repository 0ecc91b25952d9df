import Foundation

/// Which content a scene is brought to the front for. There is one scene, which is in front.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
    /// Holds for the names of contents that the scene can show.
    /// - Note: Kept without effect.
    open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
    /// Holds for the names of contents that the scene shows better than others do.
    /// - Note: Kept without effect.
    open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)

    /// Any content, and none rather than in other scenes.
    public override init() {}
}
