/// Gives one value.
public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        AnyPublisher<Output, Never> { down in
            down.send(output)
            down.finish()
        }.receive(subscriber: subscriber)
    }
}

/// Gives nothing, and ends if it is told to.
public struct Empty<Output, Failure: Error>: Publisher {
    public let completeImmediately: Bool
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { if completeImmediately { $0.finish() } }.receive(subscriber: subscriber)
    }
}

/// Fails.
public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { $0.finish(.failure(error)) }.receive(subscriber: subscriber)
    }
}

/// Makes a publisher when somebody listens.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}

/// Gives one value, now or later, or fails.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let lock = NSRecursiveLock()
    private var result: Result<Output, Failure>?
    private var waiting: [Downstream<Output, Failure>] = []

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { result in
            let waiting: [Downstream<Output, Failure>] = self.lock.withLock {
                guard self.result == nil else { return [] }
                self.result = result
                defer { self.waiting = [] }
                return self.waiting
            }
            for down in waiting { Self.give(result, to: down) }
        }
    }
    private static func give(_ result: Result<Output, Failure>, to down: Downstream<Output, Failure>) {
        switch result {
        case .success(let value):
            down.send(value)
            down.finish()
        case .failure(let error): down.finish(.failure(error))
        }
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { down in
            let result = self.lock.withLock {
                if self.result == nil { self.waiting.append(down) }
                return self.result
            }
            if let result { Self.give(result, to: down) }
        }.receive(subscriber: subscriber)
    }
}

extension Future where Failure == Never {
    /// The value, once it is there.
    public var value: Output {
        get async {
            var subscription: AnyCancellable?
            let value = await withCheckedContinuation { (continuation: CheckedContinuation<Kept<Output>, Never>) in
                subscription = sink { continuation.resume(returning: Kept($0)) }
            }
            subscription?.cancel()
            return value.value
        }
    }
}

/// Keeps what it is given, and gives it to whoever comes later.
public struct Record<Output, Failure: Error>: Publisher {
    public let output: [Output]
    public let completion: Subscribers.Completion<Failure>
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        (self.output, self.completion) = (output, completion)
    }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { down in
            for value in output where down.isOpen { down.send(value) }
            down.finish(completion)
        }.receive(subscriber: subscriber)
    }
}

extension Publishers {
    /// Gives the values of a sequence, as many as are asked for.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element
        public let sequence: Elements
        public init(sequence: Elements) { self.sequence = sequence }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: SequenceSubscription(sequence, AnySubscriber(subscriber)))
        }
    }
}

private final class SequenceSubscription<Elements: Sequence, Failure: Error>: Subscription {
    private var iterator: Elements.Iterator
    private var next: Elements.Element?
    private var subscriber: AnySubscriber<Elements.Element, Failure>?
    private var (demand, isGiving) = (Subscribers.Demand.none, false)

    init(_ sequence: Elements, _ subscriber: AnySubscriber<Elements.Element, Failure>) {
        (iterator, self.subscriber) = (sequence.makeIterator(), subscriber)
        next = iterator.next()
    }
    func request(_ demand: Subscribers.Demand) {
        self.demand += demand
        guard !isGiving else { return }
        isGiving = true
        while self.demand > .none, let value = next, let subscriber {
            self.demand -= 1
            next = iterator.next()
            self.demand += subscriber.receive(value)
        }
        isGiving = false
        guard next == nil, let subscriber else { return }
        self.subscriber = nil
        subscriber.receive(completion: .finished)
    }
    func cancel() { subscriber = nil }
}

extension Sequence {
    /// A publisher of the elements.
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
    /// Gives the value, if there is one, and ends.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never
        public let output: Wrapped?
        public init(_ output: Wrapped?) { self.output = output }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            AnyPublisher<Wrapped, Never> { down in
                if let output { down.send(output) }
                down.finish()
            }.receive(subscriber: subscriber)
        }
    }
    /// Gives the value, if there is one, and ends.
    public var publisher: Publisher { Publisher(self) }
}

extension Result {
    /// Gives the value or fails.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Success
        public let result: Result
        public init(_ result: Result) { self.result = result }
        public init(_ output: Success) { result = .success(output) }
        public init(_ failure: Failure) { result = .failure(failure) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            AnyPublisher<Success, Failure> { down in
                switch result {
                case .success(let value):
                    down.send(value)
                    down.finish()
                case .failure(let error): down.finish(.failure(error))
                }
            }.receive(subscriber: subscriber)
        }
    }
    /// Gives the value or fails.
    public var publisher: Publisher { Publisher(self) }
}
