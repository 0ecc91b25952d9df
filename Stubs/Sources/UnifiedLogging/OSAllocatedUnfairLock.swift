import Foundation

/// A lock, with the state that it guards.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    fileprivate final class Box {
        var state: State
        let lock = NSLock()
        init(_ state: State) { self.state = state }
    }
    fileprivate let box: Box

    /// A lock for a state that several threads may use.
    public init(uncheckedState initialState: State) { box = Box(initialState) }
    /// A lock for a state that may go from thread to thread.
    public init(initialState: State) where State: Sendable { box = Box(initialState) }

    /// Runs the body while nobody else holds the lock.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }
    /// The same, for a body whose result may not go from thread to thread.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        box.lock.lock()
        defer { box.lock.unlock() }
        return try body(&box.state)
    }
    /// Runs the body if nobody holds the lock.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        guard box.lock.try() else { return nil }
        defer { box.lock.unlock() }
        return try body(&box.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock alone.
    public init() { self.init(uncheckedState: ()) }
    /// Waits until nobody else holds the lock.
    public func lock() { box.lock.lock() }
    /// Lets others have the lock.
    public func unlock() { box.lock.unlock() }
    /// Takes the lock if nobody holds it.
    public func lockIfAvailable() -> Bool { box.lock.try() }
    /// Runs the body while nobody else holds the lock.
    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        lock()
        defer { unlock() }
        return try body()
    }
}
