import Foundation

/// Standard output and standard error of the command.
///
/// What a pipe's reader no longer wants ends the command as it ends any other: by the signal SIGPIPE.
struct Console {
    /// Whether what goes to standard output may be coloured: it is a terminal, and `NO_COLOR` (https://no-color.org)
    /// isn't set.
    static var colorsOutput: Bool {
        let environment = ProcessInfo.processInfo.environment
        return isatty(STDOUT_FILENO) != 0 && environment["NO_COLOR", default: ""].isEmpty
            && environment["TERM"] != "dumb"
    }

    /// The characters that fit on a line of the terminal that standard output is; nil when it isn't one.
    static var width: Int? {
        var size = winsize()
        guard isatty(STDOUT_FILENO) != 0, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 20 else {
            return nil
        }
        return Int(size.ws_col)
    }

    private let showsProgress = isatty(STDERR_FILENO) != 0
    private var progressIsShown = false

    /// Writes a result.
    /// - Throws: `OutputError` when it can't be written.
    mutating func write(_ output: Data) throws {
        guard !output.isEmpty else { return }
        clearProgress()
        try Self.write(output, to: STDOUT_FILENO)
    }

    /// Writes a line to standard error.
    mutating func report(_ line: String) {
        clearProgress()
        writeError(line + "\n")
    }

    /// Shows a line on the terminal that the next one replaces; nothing when standard error isn't a terminal.
    mutating func progress(_ line: String) {
        guard showsProgress else { return }
        progressIsShown = true
        writeError("\r\u{1B}[K\(line.prefix(100))")
    }

    /// Takes the progress line away.
    mutating func clearProgress() {
        guard progressIsShown else { return }
        progressIsShown = false
        writeError("\r\u{1B}[K")
    }

    private func writeError(_ text: String) {
        // When standard error itself can't be written there is nobody left to tell.
        try? Self.write(Data(text.utf8), to: STDERR_FILENO)
    }

    private static func write(_ data: Data, to descriptor: Int32) throws(OutputError) {
        let failure: Int32 = data.withUnsafeBytes { bytes in
            var rest = bytes
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = Foundation.write(descriptor, start, rest.count)
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
                } else if errno != EINTR {
                    return errno
                }
            }
            return 0
        }
        if failure == EPIPE {
            // The pool ignores the signal for the sake of its pipes to workers; here it means what it always means.
            signal(SIGPIPE, SIG_DFL)
            raise(SIGPIPE)
        }
        if failure != 0 { throw OutputError(code: failure) }
    }
}

/// Standard output can't be written.
struct OutputError: Error, CustomStringConvertible {
    /// The system's error number.
    var code: Int32

    var description: String { "the output can't be written: \(String(cString: strerror(code)))" }
}
