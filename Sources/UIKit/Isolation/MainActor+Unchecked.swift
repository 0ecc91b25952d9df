extension MainActor {
    /// Runs a function of the main actor from where the compiler doesn't see that this is allowed: `deinit`, and the
    /// overrides of NSObject's members that anyone may call (`isEqual`, `hash`, `description`).
    ///
    /// Unlike `assumeIsolated` it doesn't stop when the thread is another one. Views belong to one thread at a time,
    /// as on Apple's systems; which one is not for a view's `deinit` or `description` to judge.
    package nonisolated static func unchecked<Result>(
        _ body: @MainActor () throws -> Result
    ) rethrows -> Result {
        try withoutActuallyEscaping(body) { escaping in
            try unsafeBitCast(escaping, to: (() throws -> Result).self)()
        }
    }
}
