@_exported import UIKit

/// Something that would run while the app isn't seen.
open class BGTask: NSObject, @unchecked Sendable {
    /// Whose request it is.
    public let identifier: String
    /// Never called.
    open var expirationHandler: (() -> Void)?
    init(identifier: String) { self.identifier = identifier }
    /// Nothing.
    open func setTaskCompleted(success: Bool) {}
}

/// A short look for news.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
/// Longer work.
open class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Asks for a task.
open class BGTaskRequest: NSObject {
    /// Whose request it is.
    public let identifier: String
    /// When it may run at the earliest.
    open var earliestBeginDate: Date?
    init(named identifier: String) { self.identifier = identifier }
}

/// Asks for a short look for news.
open class BGAppRefreshTaskRequest: BGTaskRequest {
    public init(identifier: String) { super.init(named: identifier) }
}

/// Asks for longer work.
open class BGProcessingTaskRequest: BGTaskRequest {
    /// Kept without effect.
    open var requiresNetworkConnectivity = false
    /// Kept without effect.
    open var requiresExternalPower = false
    public init(identifier: String) { super.init(named: identifier) }
}

/// A stand-in for what runs tasks while the app isn't seen: it keeps requests, and runs none.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    /// The only one.
    public static let shared = BGTaskScheduler()
    private let lock = NSLock()
    private var identifiers: Set<String> = []
    private var requests: [String: BGTaskRequest] = [:]

    /// Why a request isn't taken.
    public struct Error: Swift.Error, Equatable, Sendable {
        /// The reason.
        public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
        public let code: Code
        public init(_ code: Code) { self.code = code }
    }

    /// Notes who would run a task; false for one that is known. The handler is never called.
    @discardableResult open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping (BGTask) -> Void
    ) -> Bool { lock.withLock { identifiers.insert(identifier).inserted } }
    /// Keeps a request in place of one of the same name.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        lock.withLock { requests[taskRequest.identifier] = taskRequest }
    }
    /// Forgets a request.
    open func cancel(taskRequestWithIdentifier identifier: String) { lock.withLock { requests[identifier] = nil } }
    /// Forgets all requests.
    open func cancelAllTaskRequests() { lock.withLock { requests = [:] } }
    /// The requests that are kept, by name.
    open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) {
        completionHandler(lock.withLock { requests.values.sorted { $0.identifier < $1.identifier } })
    }
}
