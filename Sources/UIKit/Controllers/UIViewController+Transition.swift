import Foundation

extension UIViewController {
    /// How a controller comes, since iOS 18. Controllers come as they do without one; no picture shows a movement.
    @preconcurrency @MainActor
    public struct Transition {
        /// How a picture grows.
        @preconcurrency @MainActor
        public final class ZoomOptions {
            /// Where in the controller's view the picture grows to.
            /// - Note: Kept without effect.
            public var alignmentRectProvider: ((ZoomTransitionAlignmentRectContext) -> CGRect?)?
            /// Whether a gesture may begin.
            /// - Note: Kept without effect.
            public var interactiveDismissShouldBegin: ((ZoomTransitionInteractionContext) -> Bool)?
            /// What covers the view behind.
            /// - Note: Kept without effect.
            public var dimmingColor: UIColor?
            /// How the view behind is blurred.
            /// - Note: Kept without effect.
            public var dimmingVisualEffect: UIBlurEffect?
            /// The usual look.
            public init() {}
        }
        /// What is known while a picture grows.
        @preconcurrency @MainActor
        public struct ZoomTransitionSourceViewProviderContext {
            /// The controller that comes.
            public let zoomedViewController: UIViewController
            /// The controller that it comes from.
            public let sourceViewController: UIViewController
        }
        /// What is known while a place is looked for.
        @preconcurrency @MainActor
        public struct ZoomTransitionAlignmentRectContext {
            /// The controller that comes.
            public let zoomedViewController: UIViewController
            /// The view that it grows from.
            public let sourceView: UIView
        }
        /// What is known when a gesture may begin.
        @preconcurrency @MainActor
        public struct ZoomTransitionInteractionContext {
            /// Where the finger is.
            public let location: CGPoint
            /// How fast it moves.
            public let velocity: CGVector
            /// Whether the gesture would begin.
            public let willBegin: Bool
        }
        /// The view that a controller grows from; nobody asks.
        let sourceView: ((ZoomTransitionSourceViewProviderContext) -> UIView?)?

        /// Grows from a view.
        public static func zoom(
            options: ZoomOptions? = nil,
            sourceViewProvider: @escaping (ZoomTransitionSourceViewProviderContext) -> UIView?
        ) -> Transition { Transition(sourceView: sourceViewProvider) }
        /// Comes up from below.
        public static var coverVertical: Transition { Transition(sourceView: nil) }
        /// Fades in.
        public static var crossDissolve: Transition { Transition(sourceView: nil) }
        /// Turns.
        public static var flipHorizontal: Transition { Transition(sourceView: nil) }
        /// Turns a page.
        public static var partialCurl: Transition { Transition(sourceView: nil) }
    }

    private static let transitionKey = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    /// How the controller comes; it is kept, and the controller comes as it does without one.
    public var preferredTransition: Transition? {
        get { objc_getAssociatedObject(self, Self.transitionKey) as? Transition }
        set { objc_setAssociatedObject(self, Self.transitionKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }
}
