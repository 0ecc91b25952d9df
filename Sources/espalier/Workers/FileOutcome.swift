import Audit
import Foundation

/// What came of one file: what goes to standard output, what to standard error, and how the command ends for it.
struct FileOutcome: Sendable, Equatable {
    var status = ExitStatus.clean
    var output = Data()
    /// Lines for standard error, each ended by a line feed.
    var messages = ""
    /// Why the file could not be worked on; its lines are among the messages.
    var failure: Finding?
}

extension FileOutcome {
    /// A file that could not be worked on, for the reason given.
    init(failure finding: Finding) {
        status = .unreadable
        messages = TextReport().text(for: finding)
        failure = finding
    }

    // MARK: Between processes

    /// `status outputBytes messageBytes failureBytes`, a line feed, then the bytes.
    var message: Data {
        let lines = Data(messages.utf8)
        // A finding is texts and whole numbers, which JSON can hold.
        let reason = failure.flatMap { try? JSONEncoder().encode($0) } ?? Data()
        let header = "\(status.rawValue) \(output.count) \(lines.count) \(reason.count)\n"
        return Data(header.utf8) + output + lines + reason
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
            .compactMap { Int32($0) }
        guard numbers.count == 4, numbers.allSatisfy({ $0 >= 0 }), let status = ExitStatus(rawValue: numbers[0])
        else { return .unreadable }
        let counts = numbers.dropFirst().map { Int($0) }
        var rest = bytes[(end + 1)...]
        let parts = counts.map { count in
            defer { rest = rest.dropFirst(count) }
            return rest.prefix(count)
        }
        guard zip(parts, counts).allSatisfy({ $0.count == $1 }) else { return .incomplete }
        let failure: Finding?
        do {
            failure = parts[2].isEmpty ? nil : try JSONDecoder().decode(Finding.self, from: Data(parts[2]))
        } catch {
            return .unreadable
        }
        return .complete(
            FileOutcome(
                status: status, output: Data(parts[0]), messages: String(decoding: parts[1], as: UTF8.self),
                failure: failure))
    }
}
