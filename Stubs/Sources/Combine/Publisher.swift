@_exported import UIKit

// Combine is closed. This is our own: values go the documented way, from publishers through operators to subscribers. Publishers
// begin when a subscriber asks for values for the first time, and then give all that they have: how many it asks for is kept to by
// sequences alone.

/// Something that gives values as time goes on, and then ends or fails.
public protocol Publisher<Output, Failure> {
    /// What is given.
    associatedtype Output
    /// How it fails; `Never` if it doesn't.
    associatedtype Failure: Error
    /// Gives what it has to a subscriber from now on.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Gives what it has to a subscriber from now on.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        receive(subscriber: subscriber)
    }

    /// Gives what it has to those who listen to a subject.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let sink = Subscribers.Sink<Output, Failure>(
            receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
        receive(subscriber: sink)
        return AnyCancellable(sink)
    }

    /// The publisher without its own type.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
        self as? AnyPublisher<Output, Failure> ?? AnyPublisher(self)
    }
}

/// Takes what a publisher gives.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// What is taken.
    associatedtype Input
    /// How the publisher may fail.
    associatedtype Failure: Error
    /// The beginning: the place to ask for values.
    func receive(subscription: any Subscription)
    /// A value; answers how many more are wanted.
    func receive(_ input: Input) -> Subscribers.Demand
    /// The end.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// A value of no content.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// Something that can be ended early.
public protocol Cancellable {
    /// Ends it.
    func cancel()
}

extension Cancellable {
    /// Keeps it in a list, for as long as the list is.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(AnyCancellable(self))
    }
    /// Keeps it in a set, for as long as the set is.
    public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// Ends what it stands for when it goes.
public final class AnyCancellable: Cancellable, Hashable {
    private var action: (() -> Void)?

    public init(_ cancel: @escaping () -> Void) { action = cancel }
    public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }
    deinit { action?() }

    /// Ends it, once.
    public func cancel() {
        let action = action
        self.action = nil
        action?()
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
}

/// What connects a publisher and a subscriber.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
    /// Asks for values.
    func request(_ demand: Subscribers.Demand)
}

/// Ready-made subscriptions.
public enum Subscriptions {
    /// One that gives nothing.
    public static var empty: any Subscription { Empty() }
    private final class Empty: Subscription {
        func request(_ demand: Subscribers.Demand) {}
        func cancel() {}
    }
}

/// Tells one thing of this module from another.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let id: ObjectIdentifier?
    private let number: UInt64

    public init() { (id, number) = (nil, UInt64.random(in: .min ... .max)) }
    public init(_ object: AnyObject) { (id, number) = (ObjectIdentifier(object), 0) }
    public var description: String { id.map { "\($0)" } ?? "\(number)" }
}

/// Something with an identifier.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomStringConvertible {
    private let give: (AnySubscriber<Output, Failure>) -> Void

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        give = { publisher.receive(subscriber: $0) }
    }

    /// A publisher that begins when values are asked for.
    init(_ start: @escaping (Downstream<Output, Failure>) -> Void) {
        give = { subscriber in
            subscriber.receive(subscription: Downstream(subscriber, start: start))
        }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        give(AnySubscriber(subscriber))
    }
    public var description: String { "AnyPublisher" }
}

/// A subscriber of any type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    public let combineIdentifier: CombineIdentifier
    private let begin: (any Subscription) -> Void
    private let take: (Input) -> Subscribers.Demand
    private let end: (Subscribers.Completion<Failure>) -> Void

    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = subscriber.combineIdentifier
        (begin, take, end) = (
            { subscriber.receive(subscription: $0) }, { subscriber.receive($0) },
            { subscriber.receive(completion: $0) }
        )
    }
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        (begin, take, end) = (
            receiveSubscription ?? { _ in }, receiveValue ?? { _ in .none }, receiveCompletion ?? { _ in }
        )
    }

    public func receive(subscription: any Subscription) { begin(subscription) }
    public func receive(_ input: Input) -> Subscribers.Demand { take(input) }
    public func receive(completion: Subscribers.Completion<Failure>) { end(completion) }
}

/// What a publisher of this module gives to: it stops after the end, and when it is cancelled.
final class Downstream<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var start: ((Downstream) -> Void)?
    private var ends: [() -> Void] = []
    private(set) var demand = Subscribers.Demand.none

    init(_ subscriber: AnySubscriber<Output, Failure>, start: @escaping (Downstream) -> Void) {
        (self.subscriber, self.start) = (subscriber, start)
    }

    var isOpen: Bool { lock.withLock { subscriber != nil } }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let begin: ((Downstream) -> Void)? = lock.withLock {
            self.demand += demand
            defer { start = nil }
            return start
        }
        begin?(self)
    }

    /// Does something when nothing more is wanted.
    func atEnd(_ body: @escaping () -> Void) {
        let isOpen = lock.withLock {
            if subscriber != nil { ends.append(body) }
            return subscriber != nil
        }
        if !isOpen { body() }
    }

    func send(_ value: Output) {
        let current = lock.withLock { subscriber }
        guard let more = current?.receive(value) else { return }
        lock.withLock {
            if demand != .unlimited, demand > .none { demand -= 1 }
            demand += more
        }
    }

    func finish(_ completion: Subscribers.Completion<Failure> = .finished) {
        let current = lock.withLock { subscriber }
        cancel()
        current?.receive(completion: completion)
    }

    func cancel() {
        let ends: [() -> Void] = lock.withLock {
            (subscriber, start) = (nil, nil)
            defer { self.ends = [] }
            return self.ends
        }
        for end in ends { end() }
    }
}

extension Publisher {
    /// Listens for the sake of an operator's subscriber, for as long as that wants values.
    func feed<Other, Error>(
        _ down: Downstream<Other, Error>, _ value: @escaping (Output) -> Void,
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        let sink = Subscribers.Sink<Output, Failure>(receiveCompletion: completion, receiveValue: value)
        down.atEnd { sink.cancel() }
        receive(subscriber: sink)
    }

    /// An operator: what it makes of each value, and of the end.
    func making<New, Error>(
        _ value: @escaping (Downstream<New, Error>, Output) -> Void,
        atEnd completion: @escaping (Downstream<New, Error>, Subscribers.Completion<Failure>) -> Void
    ) -> AnyPublisher<New, Error> {
        AnyPublisher { down in feed(down, { value(down, $0) }, { completion(down, $0) }) }
    }

    /// An operator that ends as its publisher does.
    func making<New>(
        _ value: @escaping (Downstream<New, Failure>, Output) -> Void
    ) -> AnyPublisher<New, Failure> { making(value) { $0.finish($1) } }
}

/// A value of an operator that lives as long as its subscriber.
final class Kept<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
