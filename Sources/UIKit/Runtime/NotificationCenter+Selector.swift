extension NotificationCenter {
    /// Has an observer's method called with notifications of a name, or of all, from an object, or from all. The observer isn't
    /// kept alive.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {
        let observer = observer as AnyObject
        nonisolated(unsafe) weak let target = observer
        let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            nonisolated(unsafe) let notification = notification
            MainActor.unchecked {
                guard let target else { return }
                // A method takes what Swift calls a notification, and may spell it as Objective-C does.
                _ = Messages.send(aSelector, to: target, [notification])
            }
        }
        let own = Observation(center: self, token: token, name: aName, object: anObject.map { $0 as AnyObject })
        let known = objc_getAssociatedObject(observer, observationsKey) as? [Observation] ?? []
        objc_setAssociatedObject(observer, observationsKey, known + [own], .OBJC_ASSOCIATION_RETAIN)
    }

    /// Tells an observer of nothing any more.
    ///
    /// Foundation's method of this name takes `Any`, and knows nothing of selectors; for objects this one is called.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer as Any)
        forget(observer) { _ in true }
    }

    /// Tells an observer no longer of the notifications of a name, or of all, from an object, or from all.
    public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
        removeObserver(observer as Any, name: aName, object: anObject)
        let object = anObject.map { $0 as AnyObject }
        forget(observer) { (aName == nil || $0.name == aName) && (object == nil || $0.object === object) }
    }

    private func forget(_ observer: AnyObject, where isMeant: (Observation) -> Bool) {
        guard let known = objc_getAssociatedObject(observer, observationsKey) as? [Observation] else { return }
        let rest = known.filter { $0.center !== self || !isMeant($0) }
        objc_setAssociatedObject(observer, observationsKey, rest, .OBJC_ASSOCIATION_RETAIN)
    }
}

nonisolated(unsafe) private let observationsKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

/// What an observer was added for; ends with the observer.
private final class Observation {
    weak var center: NotificationCenter?
    let token: any NSObjectProtocol
    let name: Notification.Name?
    weak var object: AnyObject?

    init(center: NotificationCenter, token: any NSObjectProtocol, name: Notification.Name?, object: AnyObject?) {
        (self.center, self.token, self.name, self.object) = (center, token, name, object)
    }

    deinit { center?.removeObserver(token as Any) }
}
