import ArgumentParser

/// How a command ends; the worse of two is the higher.
enum ExitStatus: Int32, Comparable, Sendable {
    case clean = 0
    /// A layout contradicts itself or is ambiguous, frames differ from the recorded ones, or a problem has no solution.
    case findings = 1
    /// Something could not be read, laid out or written.
    case unreadable = 2

    static func < (left: ExitStatus, right: ExitStatus) -> Bool { left.rawValue < right.rawValue }

    /// Ends the command without a message of its own, unless it is clean.
    func exit() throws {
        if self != .clean { throw ExitCode(rawValue) }
    }
}
