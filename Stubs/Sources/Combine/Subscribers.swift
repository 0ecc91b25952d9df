/// Ready-made subscribers, and what they say.
public enum Subscribers {
    /// How many values are wanted.
    public struct Demand: Equatable, Comparable, Hashable, Codable, Sendable, CustomStringConvertible {
        /// The number; nil for all.
        public let max: Int?
        private init(_ max: Int?) { self.max = max }
        public static let unlimited = Demand(nil)
        public static let none = Demand(0)
        /// At most so many.
        public static func max(_ value: Int) -> Demand { Demand(Swift.max(0, value)) }
        public var description: String { max.map { "max(\($0))" } ?? "unlimited" }

        public static func + (left: Demand, right: Demand) -> Demand {
            guard let a = left.max, let b = right.max else { return .unlimited }
            let (sum, overflows) = a.addingReportingOverflow(b)
            return overflows ? .unlimited : .max(sum)
        }
        public static func + (left: Demand, right: Int) -> Demand { left + .max(right) }
        public static func += (left: inout Demand, right: Demand) { left = left + right }
        public static func += (left: inout Demand, right: Int) { left = left + right }
        public static func - (left: Demand, right: Int) -> Demand { left.max.map { .max($0 - right) } ?? .unlimited }
        public static func -= (left: inout Demand, right: Int) { left = left - right }
        public static func < (left: Demand, right: Demand) -> Bool {
            (left.max ?? .max, left.max == nil ? 1 : 0) < (right.max ?? .max, right.max == nil ? 1 : 0)
        }
        public static func > (left: Demand, right: Int) -> Bool { left > .max(right) }
        public static func == (left: Demand, right: Int) -> Bool { left.max == right }
    }

    /// How a publisher ends.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// Calls closures.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
        private let lock = NSRecursiveLock()
        private var closures: (value: (Input) -> Void, completion: (Completion<Failure>) -> Void)?
        private var subscription: (any Subscription)?

        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
        ) { closures = (receiveValue, receiveCompletion) }

        public func receive(subscription: any Subscription) {
            let isOpen = lock.withLock {
                if closures != nil { self.subscription = subscription }
                return closures != nil
            }
            if isOpen { subscription.request(.unlimited) } else { subscription.cancel() }
        }
        public func receive(_ value: Input) -> Demand {
            lock.withLock { closures }?.value(value)
            return .none
        }
        public func receive(completion: Completion<Failure>) {
            let closures = lock.withLock {
                defer { (self.closures, subscription) = (nil, nil) }
                return self.closures
            }
            closures?.completion(completion)
        }
        public func cancel() {
            let subscription = lock.withLock {
                defer { (closures, self.subscription) = (nil, nil) }
                return self.subscription
            }
            subscription?.cancel()
        }
    }

    /// Sets a property of an object.
    public final class Assign<Root, Input>: Subscriber, Cancellable {
        public typealias Failure = Never
        public private(set) var object: Root?
        public let keyPath: ReferenceWritableKeyPath<Root, Input>
        private var subscription: (any Subscription)?

        public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
            (self.object, self.keyPath) = (object, keyPath)
        }
        public func receive(subscription: any Subscription) {
            self.subscription = subscription
            subscription.request(.unlimited)
        }
        public func receive(_ value: Input) -> Demand {
            object?[keyPath: keyPath] = value
            return .none
        }
        public func receive(completion: Completion<Never>) { (object, subscription) = (nil, nil) }
        public func cancel() {
            let subscription = subscription
            (object, self.subscription) = (nil, nil)
            subscription?.cancel()
        }
    }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Publisher {
    /// Calls closures with the values and the end, for as long as the answer is kept.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure with the values, for as long as the answer is kept.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }
    /// Sets a property, which keeps the object, for as long as the answer is kept.
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        let assign = Subscribers.Assign(object: object, keyPath: keyPath)
        receive(subscriber: assign)
        return AnyCancellable(assign)
    }
    /// Sets a published property, for as long as that is there.
    public func assign(to published: inout Published<Output>.Publisher) {
        let subject = published.subject
        let sink = Subscribers.Sink<Output, Never>(
            receiveCompletion: { _ in }, receiveValue: { [weak subject] in subject?.set($0) })
        subject.sources.append(AnyCancellable(sink))
        receive(subscriber: sink)
    }
    /// The values, one after the other; the loop ends with the publisher.
    public var values: AsyncStream<Output> {
        nonisolated(unsafe) let publisher = self
        return AsyncStream { continuation in
            nonisolated(unsafe) let sink = publisher.sink(
                receiveCompletion: { _ in continuation.finish() },
                receiveValue: { value in
                    nonisolated(unsafe) let value = value
                    continuation.yield(value)
                })
            continuation.onTermination = { _ in sink.cancel() }
        }
    }
}
