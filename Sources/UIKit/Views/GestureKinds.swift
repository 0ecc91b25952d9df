/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make a gesture.
    /// - Note: Kept without effect.
    open var numberOfTapsRequired = 1
    /// How many fingers tap.
    /// - Note: Kept without effect.
    open var numberOfTouchesRequired = 1
}

/// Recognises drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The fewest fingers that drag.
    /// - Note: Kept without effect.
    open var minimumNumberOfTouches = 1
    /// The most fingers that drag.
    /// - Note: Kept without effect.
    open var maximumNumberOfTouches = Int.max
    private var moved = CGPoint.zero

    /// How far the gesture went, in points: what was set last.
    open func translation(in view: UIView?) -> CGPoint { moved }
    /// Sets how far the fingers have come, in a view's coordinates.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
    /// Points per second.
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Recognises drags from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges that drags begin at.
    /// - Note: Kept without effect.
    open var edges: UIRectEdge = []
}

/// Recognises swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Ways in which a finger may go.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// The directions of the bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// The directions of swipes.
    /// - Note: Kept without effect.
    open var direction = Direction.right
    /// How many fingers swipe.
    /// - Note: Kept without effect.
    open var numberOfTouchesRequired = 1
}

/// Recognises two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much further apart the fingers are than at first.
    /// - Note: Kept without effect.
    open var scale: CGFloat = 1
    /// How fast that changes, each second; 0, as nobody touches views here.
    open var velocity: CGFloat { 0 }
}

/// Recognises two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians.
    /// - Note: Kept without effect.
    open var rotation: CGFloat = 0
    /// How fast they turn, in radians each second; 0, as nobody touches views here.
    open var velocity: CGFloat { 0 }
}

/// Recognises fingers that rest on a view.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// Seconds.
    /// - Note: Kept without effect.
    open var minimumPressDuration: TimeInterval = 0.5
    /// Points.
    /// - Note: Kept without effect.
    open var allowableMovement: CGFloat = 10
    /// How many taps come before.
    /// - Note: Kept without effect.
    open var numberOfTapsRequired = 0
    /// How many fingers rest.
    /// - Note: Kept without effect.
    open var numberOfTouchesRequired = 1
}

/// Recognises a pointer over a view.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
