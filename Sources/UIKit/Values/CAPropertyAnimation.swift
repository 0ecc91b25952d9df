import Foundation

/// An animation of a layer's property. Kept under its key and not run.
open class CAPropertyAnimation: CAAnimation {
    /// The property.
    open var keyPath: String?
    /// Whether values are added to the property's own.
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
    open var fromValue: Any?
    /// The last value; the property's own unless set.
    open var toValue: Any?
    /// The difference of the two.
    open var byValue: Any?
}

/// An animation through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in order.
    open var values: [Any]?
    /// The way that a position takes.
    open var path: CGPath?
    /// How values between these are found.
    open var calculationMode = CAAnimationCalculationMode.linear
    /// When each of them is reached, as shares of the duration.
    open var keyTimes: [NSNumber]?
}
