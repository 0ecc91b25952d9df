import Foundation

// A lock for each object: what Objective-C's `@synchronized` is made of.

private struct Monitor {
    let lock = NSRecursiveLock()
    /// How often it was entered, or is waited for.
    var users = 0
}

private let monitors = Locked<[ObjectIdentifier: Monitor]>([:])

private func identifier(of object: Any) -> ObjectIdentifier {
    (object as? Any.Type).map { ObjectIdentifier($0) } ?? ObjectIdentifier(object as AnyObject)
}

/// Waits until no other thread holds the object's lock. A thread may take it several times.
///
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    let place = identifier(of: obj)
    let lock = monitors.withLock { monitors in
        monitors[place, default: Monitor()].users += 1
        return monitors[place]?.lock
    }
    lock?.lock()
    return 0
}

/// Lets other threads take the object's lock.
///
/// - Returns: 0, or -1 where nobody holds it.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    let place = identifier(of: obj)
    let lock = monitors.withLock { monitors -> NSRecursiveLock? in
        guard let monitor = monitors[place] else { return nil }
        monitors[place]?.users -= 1
        if monitor.users <= 1 { monitors[place] = nil }
        return monitor.lock
    }
    lock?.unlock()
    return lock == nil ? -1 : 0
}
