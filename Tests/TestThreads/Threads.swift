import Foundation

/// Runs the body in threads of their own, all at the same time, and hands back what each of them found.
public func inThreads<Result>(_ count: Int, _ body: @escaping (Int) -> Result) -> [Result] {
    let results = Results<Result>()
    let (ready, start, done) = (DispatchGroup(), DispatchSemaphore(value: 0), DispatchGroup())
    for index in 0..<count {
        ready.enter()
        done.enter()
        let thread = Thread {
            ready.leave()
            start.wait()
            let found = body(index)
            results.lock.lock()
            results.values[index] = found
            results.lock.unlock()
            done.leave()
        }
        thread.stackSize = 8 << 20
        thread.start()
    }
    ready.wait()
    for _ in 0..<count { start.signal() }
    done.wait()
    return results.values.sorted { $0.key < $1.key }.map(\.value)
}

private final class Results<Value>: @unchecked Sendable {
    let lock = NSLock()
    var values: [Int: Value] = [:]
}
