import Foundation

/// A process of this command that works on one file after the other.
///
/// It is busy from ``begin(_:_:deadline:)`` until an outcome was taken from it. All reading is done when `poll` says that
/// there is something to read, so neither side ever waits for the other with a full pipe.
final class Worker {
    /// The place of what it works on among all items; nil when it is idle.
    private(set) var item: Int?
    /// When what it works on has taken too long.
    private(set) var deadline = ContinuousClock.now
    /// What can be polled: answers, and what the process complains about.
    let answers: Int32
    let complaints: Int32

    private let process: pid_t
    private let requests: Int32
    private var answer = Data()
    private var complaint = Data()

    /// Starts a process.
    /// - Parameter command: the path of an executable, then its arguments.
    /// - Throws: `WorkerError` when the system refuses.
    init(_ command: [String]) throws(WorkerError) {
        var ends: [Int32] = []
        do {
            for _ in 0..<3 { ends += try Self.pipe() }
            process = try Self.spawn(command, descriptors: [ends[0], ends[3], ends[5]])
        } catch {
            for end in ends { close(end) }
            throw error
        }
        for index in [0, 3, 5] { close(ends[index]) }
        (requests, answers, complaints) = (ends[1], ends[2], ends[4])
    }

    /// Hands a line to the process. A process that is gone is noticed when its answer is read.
    func send(_ line: Data) {
        var rest = line + [UInt8(ascii: "\n")]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(requests, $0.baseAddress, $0.count) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Hands the next item to an idle process.
    /// - Parameter index: the item's place among all items.
    func begin(_ item: WorkItem, _ index: Int, deadline: ContinuousClock.Instant) throws {
        self.item = index
        self.deadline = deadline
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        send(try encoder.encode(item))
    }

    /// What is known after reading what there is to read.
    enum Event {
        case nothing
        case finished(FileOutcome)
        /// The process ended or said something that is no answer.
        case failed
    }

    /// Reads what there is; call when ``answers`` can be read.
    func readAnswer() -> Event {
        guard Self.read(answers, into: &answer) else { return .failed }
        switch FileOutcome.parse(answer) {
        case .incomplete: return .nothing
        case .unreadable: return .failed
        case .complete(var outcome):
            outcome.messages += takeComplaint()
            answer = Data()
            item = nil
            return .finished(outcome)
        }
    }

    /// Reads what there is; call when ``complaints`` can be read. Answers whether more may come.
    func readComplaint() -> Bool {
        guard Self.read(complaints, into: &complaint) else { return false }
        // The end tells most, and a process that never stops complaining must not fill memory.
        if complaint.count > 1 << 16 { complaint = complaint.suffix(1 << 12) }
        return true
    }

    private func takeComplaint() -> String {
        defer { complaint = Data() }
        return String(decoding: complaint, as: UTF8.self)
    }

    /// Ends the process, if it hasn't ended by itself, and says how it ended.
    func end() -> WorkerEnd {
        close(requests)
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        // What is there is read; a process that it may have started must not keep us waiting for more.
        _ = fcntl(complaints, F_SETFL, O_NONBLOCK)
        while readComplaint() {}
        close(answers)
        close(complaints)
        return WorkerEnd(status: status, complaint: takeComplaint())
    }
}

extension Worker {
    /// The two ends of a pipe that no process started later inherits: reading, writing.
    private static func pipe() throws(WorkerError) -> [Int32] {
        var ends: [Int32] = [-1, -1]
        guard Foundation.pipe(&ends) == 0 else { throw WorkerError(code: errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return ends
    }

    /// Starts a process with the descriptors as its standard input, output and error.
    private static func spawn(_ command: [String], descriptors: [Int32]) throws(WorkerError) -> pid_t {
        #if canImport(Glibc)
        var actions = posix_spawn_file_actions_t()
        #else
        var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (target, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
        }
        // A crash is reported by us, in one line.
        let environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        var arguments = command.map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { for string in arguments + variables { free(string) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, command[0], &actions, nil, &arguments, &variables)
        if failure != 0 { throw WorkerError(code: failure) }
        return process
    }

    /// Appends what can be read. Answers false at the end.
    private static func read(_ descriptor: Int32, into data: inout Data) -> Bool {
        let count = withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
            let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
            if count > 0 { data.append(contentsOf: buffer[..<count]) }
            return count
        }
        return count > 0 || (count < 0 && errno == EINTR)
    }
}

/// A worker process can't be started.
struct WorkerError: Error, CustomStringConvertible {
    /// The system's error number.
    var code: Int32

    var description: String { "no worker process can be started: \(String(cString: strerror(code)))" }
}
