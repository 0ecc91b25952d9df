import Audit
import Foundation
import InterfaceBuilder

/// Spreads work over files among processes of this command, so that a file that crashes or hangs its process takes no
/// other with it.
///
/// Every process gets the next item when it has finished one. One thread waits for all of them; outcomes are handed
/// out in the order of the items.
struct WorkerPool {
    /// The path of the executable, then its arguments.
    var command: [String]
    /// The first line that every worker gets.
    var job: Data
    /// The most processes at a time.
    var count: Int
    /// How long one item may take.
    var timeLimit: Duration

    /// Works on all items.
    /// - Parameters:
    ///   - progress: called with the number of items that are done.
    ///   - deliver: called for each item, in their order.
    func run(
        _ items: [WorkItem], progress: (Int) -> Void = { _ in }, deliver: (WorkItem, FileOutcome) throws -> Void
    ) throws {
        var run = Run(pool: self, items: items)
        signal(SIGPIPE, SIG_IGN)
        Self.raiseStackLimit()
        defer { run.endAll() }
        while run.delivered < items.count {
            try run.assign()
            run.wait()
            progress(run.finished)
            while let outcome = run.outcomes[run.delivered] {
                try deliver(items[run.delivered], outcome)
                run.outcomes[run.delivered] = nil
                run.delivered += 1
            }
        }
    }

    /// Lets processes started later use a deep stack: views nest as deep as documents do.
    private static func raiseStackLimit() {
        var limit = rlimit()
        #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        #else
        let resource = RLIMIT_STACK
        #endif
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, 256 << 20))
        setrlimit(resource, &limit)
    }
}

extension WorkerPool {
    /// The state of one run.
    private struct Run {
        let pool: WorkerPool
        let items: [WorkItem]
        var workers: [Worker] = []
        /// The first item that nobody has begun.
        var next = 0
        /// Outcomes that wait for an earlier item's.
        var outcomes: [Int: FileOutcome] = [:]
        var finished = 0
        var delivered = 0

        /// Gives every idle worker an item, and starts workers as long as there are items for them.
        mutating func assign() throws {
            while next < items.count {
                var idle = workers.first { $0.item == nil }
                if idle == nil && workers.count < pool.count {
                    let worker = try Worker(pool.command)
                    worker.send(pool.job)
                    workers.append(worker)
                    idle = worker
                }
                guard let idle else { return }
                try idle.begin(items[next], next, deadline: .now + pool.timeLimit)
                next += 1
            }
        }

        /// Waits until a worker has something to say or has taken too long.
        mutating func wait() {
            let busy = workers.filter { $0.item != nil }
            var descriptors = busy.flatMap {
                [
                    pollfd(fd: $0.answers, events: Int16(POLLIN), revents: 0),
                    pollfd(fd: $0.complaints, events: Int16(POLLIN), revents: 0),
                ]
            }
            let patience = busy.map(\.deadline).min().map { $0 - .now } ?? .zero
            let milliseconds = max(0, patience / .milliseconds(1))
            guard poll(&descriptors, nfds_t(descriptors.count), Int32(min(milliseconds.rounded(.up), 60_000))) >= 0
            else { return }
            for (index, worker) in busy.enumerated() {
                if descriptors[2 * index + 1].revents & Int16(POLLIN) != 0 { _ = worker.readComplaint() }
                if descriptors[2 * index].revents != 0 {
                    listen(to: worker)
                } else if worker.deadline <= .now {
                    fail(worker, tookTooLong: true)
                }
            }
        }

        private mutating func listen(to worker: Worker) {
            guard let item = worker.item else { return }
            switch worker.readAnswer() {
            case .nothing: break
            case .finished(let outcome): finish(item, outcome)
            case .failed: fail(worker, tookTooLong: false)
            }
        }

        private mutating func fail(_ worker: Worker, tookTooLong: Bool) {
            guard let item = worker.item else { return }
            workers.removeAll { $0 === worker }
            let end = worker.end()
            let message =
                tookTooLong
                ? "the layout took more than \(FrameTable.number(pool.timeLimit / .seconds(1))) s and was given up"
                : "the layout ended by an error of espalier's own: \(end.reason)"
            let finding = Finding(
                rule: .failedLayout, message: message, location: Location(path: items[item].path, position: .start))
            finish(item, FileOutcome(failure: finding))
        }

        private mutating func finish(_ item: Int, _ outcome: FileOutcome) {
            outcomes[item] = outcome
            finished += 1
        }

        mutating func endAll() {
            for worker in workers { _ = worker.end() }
            workers = []
        }
    }
}
