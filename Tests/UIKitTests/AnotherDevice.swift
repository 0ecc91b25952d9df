@testable import UIKit

/// Gives the thread its own device back afterwards: other tests run on it.
@MainActor func onAnotherDevice(_ body: () throws -> Void) throws {
    let (device, environment) = (ThreadContext.current.device, UIView.defaultEnvironment)
    let version = ThreadContext.current.systemVersion
    let size = UIScreen.main.bounds.size
    defer {
        UIScreen.main.resize(to: size)
        (ThreadContext.current.device, UIView.defaultEnvironment) = (device, environment)
        ThreadContext.current.systemVersion = version
    }
    try body()
}
