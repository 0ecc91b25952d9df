import Foundation

// What programs that exchange methods while they run ask of Objective-C's runtime. Swift on Linux has no methods that could be
// exchanged: no class is found to have one, and standard error says once that nothing is exchanged.

/// A method of a class. None is ever found.
public typealias Method = OpaquePointer
/// What a method does.
public typealias IMP = OpaquePointer

/// The method of a class's objects; always nil.
///
/// - Note: Kept without effect.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    MethodExchange.refuse()
    return nil
}

/// The method of a class itself; always nil.
///
/// - Note: Kept without effect.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    MethodExchange.refuse()
    return nil
}

/// Adds a method to a class. Answers false: nothing is added.
///
/// - Note: Kept without effect.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> Bool {
    MethodExchange.refuse()
    return false
}

/// Gives a method of a class another body; always nil.
///
/// - Note: Kept without effect.
@discardableResult
public func class_replaceMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?) -> IMP?
{
    MethodExchange.refuse()
    return nil
}

/// Exchanges the bodies of two methods.
///
/// - Note: Kept without effect.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) { MethodExchange.refuse() }

/// What a method does.
///
/// - Note: Kept without effect.
public func method_getImplementation(_ m: Method) -> IMP {
    MethodExchange.refuse()
    return m
}

/// Gives a method another body.
///
/// - Note: Kept without effect.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    MethodExchange.refuse()
    return imp
}

/// The kinds of a method's values; always nil.
///
/// - Note: Kept without effect.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// What a closure does, as the body of a method.
///
/// - Note: Kept without effect.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    MethodExchange.refuse()
    return MethodExchange.nobody
}

/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.flatMap { type(of: $0 as AnyObject) } }

private enum MethodExchange {
    private static let wasRefused = Locked(false)
    /// A body that nobody calls, as no method takes it.
    nonisolated(unsafe) static let nobody = IMP(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    static func refuse() {
        let isNews = wasRefused.withLock { wasRefused in
            defer { wasRefused = true }
            return !wasRefused
        }
        if isNews {
            warn("Methods can't be exchanged while a program runs (swizzling): Swift on Linux has no table of them.")
        }
    }
}
