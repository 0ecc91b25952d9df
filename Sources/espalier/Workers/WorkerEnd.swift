import Foundation

/// How a worker process ended.
struct WorkerEnd: Equatable {
    /// The signal that ended it; nil when it ended by itself.
    var signal: Int32?
    var exitCode: Int32
    /// What it last wrote to standard error.
    var complaint: String

    /// - Parameter status: what `waitpid` said.
    init(status: Int32, complaint: String) {
        let signal = status & 0x7F
        self.signal = signal == 0 ? nil : signal
        exitCode = (status >> 8) & 0xFF
        self.complaint = complaint
    }

    /// Why, in one line: what the process said of it, or the signal's name.
    var reason: String {
        let lines = complaint.split(whereSeparator: \.isNewline)
        if let line = lines.last(where: { $0.contains("atal error: ") }),
            let mark = line.range(of: "atal error: ")
        {
            return String(line[mark.upperBound...])
        }
        if let signal { return strsignal(signal).map { String(cString: $0) } ?? "signal \(signal)" }
        return lines.last.map(String.init) ?? "exit code \(exitCode)"
    }
}
