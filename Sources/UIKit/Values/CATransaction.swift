import Foundation

/// A group of changes to layers. Changes take effect at once here, so that a group only keeps what runs after it.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    /// Begins a group inside of those that the thread has open.
    open class func begin() { ThreadContext.current.transactions.append(nil) }

    /// Ends the innermost group, and runs what was to run after it.
    open class func commit() { ThreadContext.current.transactions.popLast()??() }

    /// What runs after the innermost group; outside of any, at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let context = ThreadContext.current
        if context.transactions.isEmpty {
            block?()
        } else {
            context.transactions[context.transactions.count - 1] = block
        }
    }

    /// Whether changes are shown without animation, as they always are here.
    open class func setDisableActions(_ flag: Bool) {}

    /// How long changes take, in seconds; nothing here.
    open class func setAnimationDuration(_ duration: CFTimeInterval) {}

    /// The pace of changes; they are there at once.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

    /// Takes all changes over, as happens at once here.
    open class func flush() {}
}
