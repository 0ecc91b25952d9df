import Dispatch

/// The time by which animations move. Espalier's own: on Apple's systems the screen's refreshes are the clock.
///
/// Each thread has one. Time stands still on it until ``advance(by:)``, so that programs without a run loop, such as tests,
/// are the same on every run. It passes as well while something turns the run loop of the thread: `wait(for:)` in a test with
/// XCTest, `RunLoop.run(until:)`. In a program that its delegate launched, and after ``start()``, time passes by itself.
///
///     UIView.animate(withDuration: 0.3) { box.center.x = 200 }
///     AnimationClock.current.advance(by: 0.15)
///     print(box.layer.presentation()!.position.x)  // half of the way
@preconcurrency @MainActor
public final class AnimationClock {
    /// The clock of the thread that asks.
    public static var current: AnimationClock { ThreadContext.current.clock }

    /// Whether time passes by itself.
    public private(set) var isRunning = false
    private var reached: CFTimeInterval = 0
    /// What the system's clock said when this one began to run, and what this one said.
    private var begin: (system: CFTimeInterval, own: CFTimeInterval) = (0, 0)
    /// When the program is woken next, in this clock's seconds.
    private var wakeUp = CFTimeInterval.infinity

    /// Animations that are on their way, oldest first.
    private var running: [RunningAnimation] = []
    /// What is to happen at a time, in the order in which it was asked for.
    private var planned: [(time: CFTimeInterval, action: () -> Void)] = []
    /// What is to happen in the next turn.
    private var waiting: [() -> Void] = []
    private var isTurning = false

    nonisolated init() {}

    /// Seconds since the clock was made. What `CACurrentMediaTime()` says.
    public var time: CFTimeInterval {
        guard isRunning else { return reached }
        return max(reached, begin.own + ProcessInfo.processInfo.systemUptime - begin.system)
    }

    /// Lets time pass by itself, as it does in a program that its delegate launched. Only on the main thread, whose main
    /// queue wakes the program for what is to happen.
    public func start() {
        guard !isRunning else { return }
        begin = (ProcessInfo.processInfo.systemUptime, reached)
        isRunning = true
        sleep()
    }

    /// Moves time on, as a run loop that turned meanwhile would: layouts that wait are done, animations come to their
    /// ends and their completions run, each at its time, and what these begin takes part.
    ///
    /// Does nothing while time passes by itself. A time that is no finite number counts as none.
    public func advance(by seconds: CFTimeInterval) {
        guard !isRunning, !isTurning else { return }
        let end = reached + (seconds.isFinite ? max(0, seconds) : 0)
        turn()
        while true {
            // What waits for the next turn has it when the screen would be drawn next.
            let next = min(nextEvent, waiting.isEmpty ? .infinity : reached + Self.frame)
            guard next <= end + Self.noise else { break }
            reached = max(reached, next)
            turn()
        }
        reached = max(reached, end)
    }

    /// Seconds between two pictures of a screen.
    private static let frame = 1.0 / 60

    // MARK: What the clock is asked for

    /// Whether anything moves that comes to an end within a second.
    package var isMoving: Bool { running.contains { $0.end < time + 1 } }

    /// Runs a closure in the next turn.
    func inNextTurn(_ action: @escaping () -> Void) {
        waiting.append(action)
        DisplayCycle.schedule()
    }

    /// Runs a closure at a time.
    func plan(at time: CFTimeInterval, _ action: @escaping () -> Void) {
        planned.append((time, action))
        sleep()
        passWithRunLoop()
    }

    /// Follows an animation to its end.
    func follow(_ animation: RunningAnimation) {
        running.append(animation)
        // What is asked for within one turn begins together; the turn's end wakes the program in time.
        DisplayCycle.schedule()
        passWithRunLoop()
    }

    // MARK: Run loops turned by hand

    /// Turns while the thread's run loop turns and something moves.
    private var ticker: Timer?
    /// What the system's clock said when the run loop turned last.
    private var lastTick: CFTimeInterval = 0
    /// Seconds that count at most between two turns: while nothing turned the run loop, time stood still.
    private static let longestTick = 0.1

    private func passWithRunLoop() {
        guard !isRunning, ticker == nil else { return }
        lastTick = ProcessInfo.processInfo.systemUptime
        let timer = Timer(timeInterval: Self.frame, repeats: true) { [weak self] _ in
            MainActor.unchecked { self?.tick() }
        }
        ticker = timer
        RunLoop.current.add(timer, forMode: .common)
    }

    /// Lets pass what has passed.
    private func tick() {
        let now = ProcessInfo.processInfo.systemUptime
        advance(by: min(now - lastTick, Self.longestTick))
        lastTick = now
        guard isRunning || running.isEmpty && planned.isEmpty && waiting.isEmpty else { return }
        ticker?.invalidate()
        ticker = nil
    }

    /// How many turns began so far.
    private(set) var turns = 0

    /// Counts what came before as having come in an earlier turn.
    func changesAreOver() { turns += 1 }

    /// A turn of the run loop: ends what is over, runs what waits, then lays out.
    func turn() {
        guard !isTurning else { return }
        isTurning = true
        turns += 1
        if isRunning { reached = time }
        let actions = waiting
        waiting = []
        for action in actions { action() }
        endAnimations()
        DisplayCycle.layOut()
        isTurning = false
        sleep()
    }

    // MARK: Ends

    private var nextEvent: CFTimeInterval {
        var next = CFTimeInterval.infinity
        for animation in running { next = min(next, animation.end) }
        for (time, _) in planned { next = min(next, time) }
        return next
    }

    /// Seconds by which sums of floating-point numbers may be late.
    private static let noise = 1e-9

    private func endAnimations() {
        let now = reached + Self.noise
        var over: [(time: CFTimeInterval, action: () -> Void)] = planned.filter { $0.time <= now }
        planned.removeAll { $0.time <= now }
        running.removeAll { animation in
            if animation.isOver { return true }
            // With its layer an animation goes as well.
            guard animation.layer != nil else {
                over.append((now, { animation.finish(false) }))
                return true
            }
            let end = animation.end
            guard end <= now else { return false }
            over.append((end, { animation.finish(true) }))
            return true
        }
        // Swift's sort keeps the order of what ends together.
        for (_, action) in over.sorted(by: { $0.time < $1.time }) { action() }
    }

    /// Has a running clock's program woken for what is to happen next.
    private func sleep() {
        guard isRunning else { return }
        let next = waiting.isEmpty ? nextEvent : time
        guard next < wakeUp else { return }
        wakeUp = next
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, next - time)) { [weak self] in
            MainActor.unchecked {
                guard let self, next == self.wakeUp else { return }
                self.wakeUp = .infinity
                self.turn()
            }
        }
    }
}
