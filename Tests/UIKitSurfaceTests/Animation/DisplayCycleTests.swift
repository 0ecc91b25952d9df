import Foundation
import TestThreads
import Testing
import UIKit

/// Counts its layouts.
private final class Counter: UIView {
    var count = 0
    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
    }
}

/// In a window on the screen, what asks for layout is laid out at the end of the run loop's turn, exactly once.
@Suite("The display cycle")
struct DisplayCycleTests {
    @MainActor
    private func shown(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(view)
        window.isHidden = false
        return window
    }

    @MainActor
    private func close(_ window: UIWindow) { UIApplication.shared.windows.removeAll { $0 === window } }

    /// On the main actor a turn ends before code goes on after an `await`.
    @MainActor
    @Test func mainActorsTurnsEndBeforeAnAwaitDoes() async {
        let view = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            width, child.heightAnchor.constraint(equalToConstant: 10),
            child.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            child.topAnchor.constraint(equalTo: view.topAnchor),
        ])
        let window = shown(view)
        defer { close(window) }
        #expect(child.frame.width == 10)
        let count = view.count
        width.constant = 20
        view.setNeedsLayout()
        width.constant = 30
        #expect(child.frame.width == 10)
        #expect(view.count == count)
        await Task.yield()
        #expect(child.frame.width == 30)
        // Other tests share the main actor, and may have turned the device meanwhile: how often is asked below.
        #expect(view.count > count)
        try? await Task.sleep(nanoseconds: 1_000_000)
        // The window is still there after the await, whichever thread goes on.
        #expect(UIApplication.shared.windows.contains { $0 === window })
    }

    /// `CATransaction.flush()` and the clock lay out at once.
    @MainActor
    @Test func flushesLayOutAtOnce() {
        let view = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let window = shown(view)
        defer { close(window) }
        let count = view.count
        view.setNeedsLayout()
        CATransaction.flush()
        #expect(view.count == count + 1)
        CATransaction.flush()
        #expect(view.count == count + 1)
        view.setNeedsLayout()
        AnimationClock.current.advance(by: 0)
        #expect(view.count == count + 2)
    }

    /// In a thread with a run loop, each turn ends with one layout; what asks in a later turn waits for its end. A turn in which
    /// nobody asks lays nothing out.
    @Test func runLoopsTurnsEndWithALayout() {
        let log = inThreads(1) { _ -> [Int] in
            MainActor.assumeOffMain {
                let view = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let window = shown(view)
                var log = [view.count]
                var isOver = false
                // What a turn plans comes in a later one.
                func plan(_ action: @escaping () -> Void) {
                    let timer = Timer(timeInterval: 0.001, repeats: false) { _ in action() }
                    RunLoop.current.add(timer, forMode: .default)
                }
                func ask() {
                    view.setNeedsLayout()
                    view.setNeedsLayout()
                    log.append(view.count)
                }
                plan {
                    MainActor.assumeOffMain { ask() }
                    plan {
                        MainActor.assumeOffMain { ask() }
                        plan { isOver = true }
                    }
                }
                while !isOver { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
                log.append(view.count)
                close(window)
                return log
            }
        }
        #expect(log == [[1, 1, 2, 3]])
    }

    /// XCTest's `wait(for:)` turns the run loop: animations end meanwhile, without ``AnimationClock/advance(by:)``.
    @Test func animationsEndWhileARunLoopIsTurnedByHand() {
        let log = inThreads(1) { _ -> [Bool] in
            MainActor.assumeOffMain {
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                var isOver = false
                UIView.animate(withDuration: 0.05, animations: { view.alpha = 0 }, completion: { isOver = $0 })
                let wasOver = isOver
                let limit = Date(timeIntervalSinceNow: 60)
                while !isOver, Date() < limit { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01)) }
                return [wasOver, isOver]
            }
        }
        #expect(log == [[false, true]])
    }

    /// Without a run loop nothing is laid out before somebody says so.
    @Test func threadsWithoutARunLoopWait() {
        let log = inThreads(1) { _ -> [Int] in
            MainActor.assumeOffMain {
                let view = Counter(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                let window = shown(view)
                var log = [view.count]
                view.setNeedsLayout()
                log.append(view.count)
                window.layoutIfNeeded()
                log.append(view.count)
                close(window)
                return log
            }
        }
        #expect(log == [[1, 1, 2]])
    }
}

extension MainActor {
    /// Views of another thread belong to it here, whatever the compiler takes them for.
    fileprivate static func assumeOffMain<Result>(_ body: @MainActor () -> Result) -> Result {
        withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Result).self)() }
    }
}
