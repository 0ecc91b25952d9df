import Combine
import Foundation

/// A clock that stands until it is told to go on, so that no test waits.
final class TestScheduler: Scheduler {
    typealias SchedulerOptions = Never

    struct SchedulerTimeType: Strideable, Hashable {
        var milliseconds: Int
        struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable {
            var magnitude: Int
            init(_ milliseconds: Int) { magnitude = milliseconds }
            init(integerLiteral value: Int) { magnitude = value }
            init?<T: BinaryInteger>(exactly source: T) { magnitude = Int(source) }
            static func seconds(_ s: Int) -> Self { Self(s * 1000) }
            static func seconds(_ s: Double) -> Self { Self(Int(s * 1000)) }
            static func milliseconds(_ ms: Int) -> Self { Self(ms) }
            static func microseconds(_ us: Int) -> Self { Self(us / 1000) }
            static func nanoseconds(_ ns: Int) -> Self { Self(ns / 1_000_000) }
            static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
            static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
            static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
            static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
            static func *= (a: inout Self, b: Self) { a = a * b }
        }
        func distance(to other: Self) -> Stride { Stride(other.milliseconds - milliseconds) }
        func advanced(by n: Stride) -> Self { Self(milliseconds: milliseconds + n.magnitude) }
    }

    private(set) var now = SchedulerTimeType(milliseconds: 0)
    let minimumTolerance = SchedulerTimeType.Stride(0)
    private var waiting: [(number: Int, date: SchedulerTimeType, action: () -> Void)] = []
    private var count = 0

    private final class Ended: Cancellable {
        let end: () -> Void
        init(_ end: @escaping () -> Void) { self.end = end }
        func cancel() { end() }
    }

    @discardableResult
    private func add(_ date: SchedulerTimeType, _ action: @escaping () -> Void) -> Int {
        count += 1
        waiting.append((count, date, action))
        return count
    }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { add(now, action) }
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) { add(date, action) }
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var (number, isOver) = (0, false)
        func repeating(_ date: SchedulerTimeType) {
            number = add(date) {
                action()
                if !isOver { repeating(date.advanced(by: interval)) }
            }
        }
        repeating(date)
        return Ended { [weak self] in
            isOver = true
            self?.waiting.removeAll { $0.number == number }
        }
    }

    /// Lets time pass, and runs what falls into it, in order.
    func advance(by milliseconds: Int = 0) {
        let end = SchedulerTimeType(milliseconds: now.milliseconds + milliseconds)
        while let next = waiting.filter({ $0.date <= end }).min(by: { ($0.date, $0.number) < ($1.date, $1.number) }) {
            waiting.removeAll { $0.number == next.number }
            now = max(now, next.date)
            next.action()
        }
        now = end
    }
}
