/// A value that all threads share, behind a lock.
///
/// Swift's `Mutex` does the same. On Linux the thread sanitizer doesn't know it, and reports every access as a race.
final class Locked<Value>: @unchecked Sendable {  // the value is only touched while the lock is held
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    /// Runs the body while no other thread has the value. The body must not ask for the same value again.
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
