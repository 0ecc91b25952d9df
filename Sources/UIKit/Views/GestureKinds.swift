/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// Which buttons of a pointer count.
    /// - Note: Kept without effect.
    open var buttonMaskRequired: UIEvent.ButtonMask = .primary
    /// How many taps make a gesture.
    /// - Note: Kept without effect.
    open var numberOfTapsRequired = 1
    /// How many fingers tap.
    /// - Note: Kept without effect.
    open var numberOfTouchesRequired = 1
}

/// Recognises drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// Which scrolling counts as a drag.
    /// - Note: Kept without effect.
    open var allowedScrollTypesMask: UIScrollTypeMask = []
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
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    /// How far a pencil is from the screen, from 0 to 1: 0.
    open var zOffset: CGFloat { 0 }
    /// How a pencil leans, in radians: it stands upright.
    open var altitudeAngle: CGFloat { .pi / 2 }
    /// Which way a pencil leans, in radians: 0.
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    /// How a pencil is turned, in radians: 0.
    open var rollAngle: CGFloat { 0 }
}

extension UIEvent {
    /// Buttons of a pointer.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// The buttons of the bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The left one.
        public static let primary = ButtonMask(rawValue: 1)
        /// The right one.
        public static let secondary = ButtonMask(rawValue: 2)
        /// The button of a number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            (1...32).contains(buttonNumber) ? ButtonMask(rawValue: 1 << (buttonNumber - 1)) : []
        }
    }
}

/// As which kind of device a control behaves.
public enum UIBehavioralStyle: UInt, Sendable {
    /// As the device does.
    case automatic = 0
    /// As on an iPad.
    case pad
    /// As on a Mac.
    case mac
}

/// Kinds of scrolling.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int
    /// The kinds of the bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// By steps, as wheels scroll.
    public static let discrete = UIScrollTypeMask(rawValue: 1)
    /// Without steps, as trackpads scroll.
    public static let continuous = UIScrollTypeMask(rawValue: 2)
    /// Either.
    public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
