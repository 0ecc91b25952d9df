import Foundation

extension NSManagedObjectContext {
    /// Runs the block at once.
    public func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value { try run(block) }

    /// When a block runs.
    public enum ScheduledTaskType: Sendable { case immediate, enqueued }

    /// Runs the block on the main queue, and waits.
    public func perform<Value>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Value
    ) async rethrows -> Value { try await Self.onMainQueue { try run(block) } }

    @MainActor static func onMainQueue<Value>(_ block: () throws -> Value) rethrows -> Value { try block() }
}
