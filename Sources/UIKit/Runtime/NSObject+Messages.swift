extension NSObjectProtocol {
    /// Whether the object has a method of that name: one that its class's table names, or one of UIKit's that is known by name.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        nonisolated(unsafe) let object = self
        return MainActor.unchecked { Messages.responds(object, to: aSelector) }
    }

    /// Calls the method of that name.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { answer(aSelector, []) }

    /// Calls the method of that name with an object.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        answer(aSelector, [object])
    }

    /// Calls the method of that name with two objects.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        answer(aSelector, [object1, object2])
    }

    /// What a method answers lives at least until the object is asked again, or goes: there is no pool that would keep it.
    private func answer(_ selector: Selector?, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
        guard let selector else { return nil }
        nonisolated(unsafe) let (object, values) = (self, arguments)
        let answer = MainActor.unchecked { Messages.send(selector, to: object, values) }
        guard let answer, type(of: answer) is AnyClass else { return nil }
        objc_setAssociatedObject(self, answerKey, answer, .OBJC_ASSOCIATION_RETAIN)
        return Unmanaged.passUnretained(answer as AnyObject)
    }
}

nonisolated(unsafe) private let answerKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension NSObject {
    /// Calls the method of that name after some seconds, by ``AnimationClock``. The object and the argument live until then.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        nonisolated(unsafe) let (object, argument) = (self, anArgument)
        MainActor.unchecked {
            let context = ThreadContext.current
            let call = DelayedCall(target: object, selector: aSelector, argument: argument)
            context.delayedCalls.append(call)
            context.clock.plan(at: context.clock.time + max(0, delay)) {
                guard let place = context.delayedCalls.firstIndex(where: { $0 === call }) else { return }
                context.delayedCalls.remove(at: place)
                Messages.send(call.selector, to: call.target, [call.argument])
            }
        }
    }

    /// Calls the method of that name on the main thread: at once where the caller waits, else once it is done.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let (object, argument) = (self, arg)
        let send: @Sendable () -> Void = {
            MainActor.unchecked { _ = Messages.send(aSelector, to: object, [argument]) }
        }
        if wait, Thread.isMainThread { return send() }
        if wait { DispatchQueue.main.sync(execute: send) } else { DispatchQueue.main.async(execute: send) }
    }

    /// Takes back all calls of the object's methods that wait for their time.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        let target = aTarget as AnyObject
        ThreadContext.current.delayedCalls.removeAll { $0.target === target }
    }

    /// Takes back the calls of one method that wait for their time with an equal argument.
    public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        let (target, argument) = (aTarget as AnyObject, anArgument.map { $0 as AnyObject })
        ThreadContext.current.delayedCalls.removeAll { call in
            guard call.target === target, call.selector == aSelector else { return false }
            let other = call.argument.map { $0 as AnyObject }
            return other === argument || (other as? NSObject).map { $0.isEqual(argument) } ?? false
        }
    }
}

/// A call that waits for its time.
final class DelayedCall {
    let target: NSObject
    let selector: Selector
    let argument: Any?

    init(target: NSObject, selector: Selector, argument: Any?) {
        (self.target, self.selector, self.argument) = (target, selector, argument)
    }
}
