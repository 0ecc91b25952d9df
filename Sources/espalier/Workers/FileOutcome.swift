import Audit
import Foundation

/// What came of one file: what goes to standard output, what to standard error, and how the command ends for it.
struct FileOutcome: Sendable, Equatable {
    var status = ExitStatus.clean
    var output = Data()
    /// Lines for standard error, each ended by a line feed.
    var messages = ""
}

extension FileOutcome {
    /// A file that could not be worked on, for the reason given.
    init(failure finding: Finding) {
        status = .unreadable
        messages = TextReport().text(for: finding)
    }

    // MARK: Between processes

    /// `status outputBytes messageBytes`, a line feed, then the bytes.
    var message: Data {
        let lines = Data(messages.utf8)
        return Data("\(status.rawValue) \(output.count) \(lines.count)\n".utf8) + output + lines
    }

    /// What a worker has sent so far, as far as it is there.
    enum Parsed: Equatable {
        case incomplete
        case complete(FileOutcome)
        /// The bytes are no message of a worker.
        case unreadable
    }

    static func parse(_ bytes: Data) -> Parsed {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            return bytes.count > 100 ? .unreadable : .incomplete
        }
        let numbers = String(decoding: bytes[bytes.startIndex..<end], as: UTF8.self).split(separator: " ")
            .map { Int32($0) }
        guard numbers.count == 3, let code = numbers[0], let status = ExitStatus(rawValue: code),
            let outputCount = numbers[1], let messageCount = numbers[2], outputCount >= 0, messageCount >= 0
        else { return .unreadable }
        let output = bytes[(end + 1)...].prefix(Int(outputCount))
        let messages = bytes[(end + 1)...].dropFirst(Int(outputCount))
        guard output.count == Int(outputCount), messages.count >= Int(messageCount) else { return .incomplete }
        return .complete(
            FileOutcome(
                status: status, output: Data(output),
                messages: String(decoding: messages.prefix(Int(messageCount)), as: UTF8.self)))
    }
}
