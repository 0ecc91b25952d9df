/// Makes a device tick. There is none here, so nothing is felt.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
    /// Nothing to wake up.
    open func prepare() {}
}

/// A tick of something that meets something else.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// A generator of ticks of one strength, for a view.
    public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
    /// Nothing is felt.
    open func impactOccurred(at location: CGPoint) {}
    /// Nothing is felt.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
    /// How hard the tick is.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0, medium, heavy, soft, rigid
    }

    /// A generator of ticks of one strength.
    public init(style: FeedbackStyle) { super.init() }

    public override convenience init() { self.init(style: .medium) }

    /// Nothing is felt.
    open func impactOccurred() {}
    /// Nothing is felt, whatever the intensity between 0 and 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A tick of a choice that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Nothing is felt.
    open func selectionChanged() {}
}

/// A tick of a task that ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// How the task ended.
    public enum FeedbackType: Int, Sendable {
        case success = 0, warning, error
    }

    /// Nothing is felt.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
