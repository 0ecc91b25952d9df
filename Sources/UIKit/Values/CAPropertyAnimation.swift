import Foundation

/// An animation of a layer's property. Kept under its key and not run.
open class CAPropertyAnimation: CAAnimation {
    /// The property.
    /// - Note: Kept without effect.
    open var keyPath: String?
    /// Whether values are added to the property's own.
    /// - Note: Kept without effect.
    open var isAdditive = false

    /// An animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The first value; the property's own unless set.
    /// - Note: Kept without effect.
    open var fromValue: Any?
    /// The last value; the property's own unless set.
    /// - Note: Kept without effect.
    open var toValue: Any?
    /// The difference of the two.
    /// - Note: Kept without effect.
    open var byValue: Any?
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in order.
    /// - Note: Kept without effect.
    open var values: [Any]?
    /// The way that a position takes.
    /// - Note: Kept without effect.
    open var path: CGPath?
    /// How values between these are found.
    /// - Note: Kept without effect.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// When each of them is reached, as shares of the duration.
    /// - Note: Kept without effect.
    open var keyTimes: [NSNumber]?
}
