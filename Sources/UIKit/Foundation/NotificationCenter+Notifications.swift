import Foundation

extension NotificationCenter {
    /// The notifications of a name, and of an object if one is given, as they come. Foundation on Linux has none.
    public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> Notifications {
        nonisolated(unsafe) let object = object
        return Notifications(
            stream: AsyncStream { continuation in
                nonisolated(unsafe) let observer = addObserver(forName: name, object: object, queue: nil) { note in
                    nonisolated(unsafe) let note = note
                    continuation.yield(note)
                }
                continuation.onTermination = { [weak self] _ in self?.removeObserver(observer) }
            })
    }

    /// Notifications as they come.
    public struct Notifications: AsyncSequence, @unchecked Sendable {  // its stream is read by one task at a time
        public typealias Element = Notification
        let stream: AsyncStream<Notification>
        public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator { stream.makeAsyncIterator() }
    }
}
