import Foundation

/// A signal that asked this process to end while it waited for another one. The other one was asked, too, and has ended.
///
/// Foundation gives each child a process group of its own. So Control-C reaches only the command, which has to hand it on.
package struct Interruption: Error {
    package let signal: Int32

    /// From now on, signals that end the process end the child first that it waits for.
    package static func handOn() {
        for signal in [SIGINT, SIGTERM, SIGHUP] { Glibc.signal(signal, hear) }
    }

    /// Ends the process as the signal would have done, so that shells see why.
    package func endProcess() -> Never {
        Glibc.signal(signal, SIG_DFL)
        raise(signal)
        exit(128 + signal)
    }

    /// Waits for a child from now on.
    static func begin(_ child: pid_t) {
        awaited = child
        // It may have come between.
        if heard != 0 { kill(-child, heard) }
    }

    /// The child has ended.
    static func end() throws {
        awaited = 0
        try check()
    }

    /// Throws if a signal came.
    package static func check() throws {
        if heard != 0 { throw Interruption(signal: heard) }
    }
}

// A handler may only touch what needs no lock and no memory. The command waits for one child at a time.
nonisolated(unsafe) private var awaited: pid_t = 0
nonisolated(unsafe) private var heard: Int32 = 0

private func hear(_ signal: Int32) {
    // Its group holds what it started. Who asks again wants it at once.
    if awaited > 0 { kill(-awaited, heard == 0 ? signal : SIGKILL) }
    heard = signal
    if awaited > 0 { return }
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
}
