import Foundation

/// A group of changes to layers: how long its animations take unless they say so, and what runs after them.
@preconcurrency @MainActor
open class CATransaction: NSObject {
    private class var innermost: Transaction? { ThreadContext.current.transactions.last }

    /// Begins a group inside of those that the thread has open.
    open class func begin() { ThreadContext.current.transactions.append(Transaction(in: innermost)) }

    /// Ends the innermost group. What was to run after it runs when the animations that it began have ended; at once without
    /// any.
    open class func commit() { ThreadContext.current.transactions.popLast()?.commit() }

    /// What runs after the animations that the innermost group begins from now on; outside of any group, at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        if let innermost { innermost.completion = block } else { block?() }
    }

    /// What runs after the innermost group.
    open class func completionBlock() -> (() -> Void)? { innermost?.completion }

    /// Whether changes in the innermost group are there at once, also in blocks of views' animations.
    open class func setDisableActions(_ flag: Bool) { innermost?.disablesActions = flag }

    /// Whether changes in the innermost group are there at once.
    open class func disableActions() -> Bool { innermost?.disablesActions ?? false }

    /// How long the group's animations take that don't say so, in seconds.
    open class func setAnimationDuration(_ duration: CFTimeInterval) { innermost?.duration = max(0, duration) }

    /// How long animations take that don't say so, in seconds: 0.25 unless set.
    open class func animationDuration() -> CFTimeInterval { innermost?.duration ?? Transaction.standardDuration }

    /// The pace of the group's animations that have none of their own.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        innermost?.timingFunction = function
    }

    /// The pace of animations that have none of their own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { innermost?.timingFunction }

    /// Ends the turn's changes: lays out what waits on the thread's screen now, and not only at the end of the run loop's turn.
    /// What layers change from now on moves.
    open class func flush() {
        DisplayCycle.layOut()
        ThreadContext.current.clock.changesAreOver()
    }
}

/// An open or running group of changes.
@MainActor
final class Transaction {
    static let standardDuration: CFTimeInterval = 0.25

    var completion: (() -> Void)?
    var duration: CFTimeInterval
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool
    private var going = 0
    private var isCommitted = false

    init(in outer: Transaction?) {
        duration = outer?.duration ?? Self.standardDuration
        timingFunction = outer?.timingFunction
        disablesActions = outer?.disablesActions ?? false
    }

    func began() { going += 1 }

    func ended() {
        going -= 1
        complete()
    }

    func commit() {
        isCommitted = true
        complete()
    }

    private func complete() {
        guard isCommitted, going == 0 else { return }
        let completion = completion
        self.completion = nil
        completion?()
    }
}
