extension Timer {
    /// A timer that calls a target's method with itself. It keeps the target until it is invalid. Add it to a run loop.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        self.init(timeInterval: ti, repeats: yesOrNo, block: Self.block(aTarget, aSelector))
        keep(userInfo)
    }

    /// A timer that calls a target's method at a date for the first time.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        self.init(fire: date, interval: ti, repeats: rep, block: Self.block(t, s))
        keep(ui)
    }

    /// A timer in the thread's run loop that calls a target's method with itself.
    @discardableResult
    public static func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = scheduledTimer(withTimeInterval: ti, repeats: yesOrNo, block: block(aTarget, aSelector))
        timer.keep(userInfo)
        return timer
    }

    /// What the timer was given for its target.
    public var userInfo: Any? { objc_getAssociatedObject(self, Self.userInfoKey) }

    private func keep(_ userInfo: Any?) {
        objc_setAssociatedObject(self, Self.userInfoKey, userInfo, .OBJC_ASSOCIATION_RETAIN)
    }

    private static func block(_ target: Any, _ selector: Selector) -> @Sendable (Timer) -> Void {
        nonisolated(unsafe) let target = target as AnyObject
        return { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.unchecked { _ = Messages.send(selector, to: target, [timer]) }
        }
    }

    nonisolated(unsafe) private static let userInfoKey = UnsafeRawPointer(
        UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
