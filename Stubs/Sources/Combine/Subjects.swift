/// A publisher that code gives values to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Gives a value to all who listen.
    func send(_ value: Output)
    /// Ends for all who listen.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes values from another publisher.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Gives a value of no content.
    public func send() { send(()) }
}

extension Subject {
    /// Asks for all that there is.
    public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// Those who listen to a subject, in the order in which they came.
final class Listeners<Output, Failure: Error>: @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var listeners: [(id: ObjectIdentifier, down: Downstream<Output, Failure>)] = []
    private var completion: Subscribers.Completion<Failure>?

    func add(_ down: Downstream<Output, Failure>) {
        let id = ObjectIdentifier(down)
        let end = lock.withLock {
            if completion == nil { listeners.append((id, down)) }
            return completion
        }
        if let end { return down.finish(end) }
        down.atEnd { [weak self] in
            guard let self else { return }
            lock.withLock { self.listeners.removeAll { $0.id == id } }
        }
    }
    func send(_ value: Output) { for listener in lock.withLock({ listeners }) { listener.down.send(value) } }
    func finish(_ completion: Subscribers.Completion<Failure>) {
        let all = lock.withLock {
            defer { listeners = [] }
            if self.completion == nil { self.completion = completion }
            return listeners
        }
        for listener in all { listener.down.finish(completion) }
    }
    var isFinished: Bool { lock.withLock { completion != nil } }
}

/// Gives on the values that it is given.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let listeners = Listeners<Output, Failure>()
    public init() {}
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { [listeners] in listeners.add($0) }.receive(subscriber: subscriber)
    }
    public func send(_ input: Output) { listeners.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
}

/// Gives on the values that it is given, and the last one to those who come later.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let listeners = Listeners<Output, Failure>()
    private let lock = NSRecursiveLock()
    private var current: Output
    /// The last value; setting it gives it to all who listen.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }
    public init(_ value: Output) { current = value }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        AnyPublisher<Output, Failure> { down in
            if !self.listeners.isFinished { down.send(self.value) }
            self.listeners.add(down)
        }.receive(subscriber: subscriber)
    }
    public func send(_ input: Output) {
        guard !listeners.isFinished else { return }
        lock.withLock { current = input }
        listeners.send(input)
    }
    public func send(completion: Subscribers.Completion<Failure>) { listeners.finish(completion) }
}

/// A property whose values are published, before they are set.
@propertyWrapper
public struct Published<Value> {
    final class Storage: @unchecked Sendable {
        var value: Value
        let listeners = Listeners<Value, Never>()
        var sources: [AnyCancellable] = []
        /// Tells the object of the property that it will change.
        var willChange: (() -> Void)?
        init(_ value: Value) { self.value = value }
        func set(_ value: Value) {
            willChange?()
            listeners.send(value)
            self.value = value
        }
    }

    /// Gives the value, and then each new one.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let subject: Storage
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            AnyPublisher<Value, Never> { [subject] down in
                down.send(subject.value)
                subject.listeners.add(down)
            }.receive(subscriber: subscriber)
        }
    }

    private let storage: Storage

    public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
    public init(initialValue: Value) { storage = Storage(initialValue) }

    /// The publisher of the property: `$name`.
    public var projectedValue: Publisher {
        get { Publisher(subject: storage) }
        nonmutating set {}
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.set(newValue) }
    }

    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            if storage.willChange == nil, let observable = object as? any ObservableObject {
                storage.willChange = observable.tellOfChange
            }
            storage.set(newValue)
        }
    }

    /// Lets changes through `assign(to:)` be told, too.
    func connect(_ willChange: @escaping () -> Void) { storage.willChange = willChange }
}

/// Tells before it changes.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    /// Gives a value before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject {
    fileprivate var tellOfChange: () -> Void {
        { [weak self] in (self?.objectWillChange as? ObservableObjectPublisher)?.send() }
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher that all published properties of the object tell.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Gives a value of no content before an object changes.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never
    private let listeners = Listeners<Void, Never>()
    public init() {}
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        AnyPublisher<Void, Never> { [listeners] in listeners.add($0) }.receive(subscriber: subscriber)
    }
    public func send() { listeners.send(()) }

    private static let lock = NSLock()
    nonisolated(unsafe) private static let known = NSMapTable<AnyObject, ObservableObjectPublisher>
        .weakToStrongObjects()
    static func of(_ object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            if let found = known.object(forKey: object) { return found }
            let made = ObservableObjectPublisher()
            known.setObject(made, forKey: object)
            return made
        }
    }
}
