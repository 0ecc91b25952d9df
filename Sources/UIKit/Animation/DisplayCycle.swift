import Dispatch

/// Lays out the windows on the screen at the end of a turn of the run loop in which something asked for it.
///
/// The first request of a turn puts one layout into the thread's queue, behind all that is queued already. On the main
/// queue that is what a running run loop takes next, and what comes before code that goes on after an `await`. On another
/// thread it waits for a run loop to run. Where none does, nothing is laid out before `layoutIfNeeded()`,
/// `CATransaction.flush()` or ``AnimationClock/advance(by:)``.
@MainActor
enum DisplayCycle {
    /// Asks for a layout at the end of the turn.
    static func schedule() {
        let context = ThreadContext.current
        guard !context.waitsForDisplay else { return }
        context.waitsForDisplay = true
        if context.isMain {
            DispatchQueue.main.async { MainActor.unchecked { turn() } }
        } else {
            RunLoop.current.perform { MainActor.unchecked { turn() } }
        }
    }

    private static func turn() {
        let context = ThreadContext.current
        context.waitsForDisplay = false
        context.clock.turn()
    }

    /// Lays out the windows that wait for it.
    static func layOut() {
        let context = ThreadContext.current
        guard let application = context.application else { return }
        for window in application.windows where !window.isHidden { window.layoutIfNeeded() }
    }
}
