// Operators on one publisher. Where Apple's operators have types of their own, these have one for all.

extension Publisher {
    /// What a closure makes of each value.
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        making { $0.send(transform($1)) }
    }
    /// A part of each value.
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }
    /// Two parts of each value.
    public func map<A, B>(_ a: KeyPath<Output, A>, _ b: KeyPath<Output, B>) -> AnyPublisher<(A, B), Failure> {
        map { ($0[keyPath: a], $0[keyPath: b]) }
    }
    /// What a closure makes of each value; an error of its ends all.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
        making(
            { down, value in
                do { down.send(try transform(value)) } catch { down.finish(.failure(error)) }
            }, atEnd: { $0.finish($1.erased) })
    }
    /// What a closure makes of each value, unless that is nil.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        making { down, value in if let made = transform(value) { down.send(made) } }
    }
    /// What a closure makes of each value, unless that is nil; an error of its ends all.
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        tryMap(transform).compactMap { $0 }
    }
    /// The values for which a closure says yes.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        making { down, value in if isIncluded(value) { down.send(value) } }
    }
    /// The values for which a closure says yes; an error of its ends all.
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        tryMap { (try isIncluded($0), $0) }.compactMap { $0 ? $1 : nil }
    }
    /// Another error in place of each.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        making({ $0.send($1) }, atEnd: { $0.finish($1.mapError(transform)) })
    }
    /// A value in place of an error.
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        making(
            { $0.send($1) },
            atEnd: { down, completion in
                if case .failure = completion { down.send(output) }
                down.finish()
            })
    }
    /// A value where there was none.
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        AnyPublisher { down in
            let isEmpty = Kept(true)
            feed(
                down,
                {
                    isEmpty.value = false
                    down.send($0)
                },
                { completion in
                    if isEmpty.value, case .finished = completion { down.send(output) }
                    down.finish(completion)
                })
        }
    }
    /// A value in place of each nil.
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
    /// The end alone.
    public func ignoreOutput() -> AnyPublisher<Never, Failure> { making { _, _ in } }
    /// Stops the program where the publisher fails.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> AnyPublisher<Output, Never> {
        mapError { error -> Never in fatalError("\(prefix) \(error)", file: file, line: line) }
    }
    /// Another error type, for a publisher that never fails.
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> where Failure == Never {
        making({ $0.send($1) }, atEnd: { down, _ in down.finish() })
    }

    /// What a closure makes of each value and what it made before.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { down in
            let result = Kept(initialResult)
            feed(
                down,
                {
                    result.value = nextPartialResult(result.value, $0)
                    down.send(result.value)
                }, { down.finish($0) })
        }
    }
    /// What a closure made of all values, at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { down in
            let result = Kept(initialResult)
            feed(
                down, { result.value = nextPartialResult(result.value, $0) },
                { completion in
                    if case .finished = completion { down.send(result.value) }
                    down.finish(completion)
                })
        }
    }
    /// All values, at the end.
    public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }
    /// The values, as many as come in each stretch of time, or until they are so many. A stretch without values gives nothing.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<[Output], Failure> {
        let (scheduler, stretch, count): (S, S.SchedulerTimeType.Stride, Int) =
            switch strategy {
            case .byTime(let scheduler, let stretch): (scheduler, stretch, .max)
            case .byTimeOrCount(let scheduler, let stretch, let count): (scheduler, stretch, count)
            }
        return AnyPublisher { down in
            let waiting = Kept<[Output]>([])
            func give() {
                let values = waiting.value
                waiting.value = []
                if !values.isEmpty { down.send(values) }
            }
            let turns = scheduler.schedule(
                after: scheduler.now.advanced(by: stretch), interval: stretch, tolerance: scheduler.minimumTolerance,
                options: options, give)
            down.atEnd { turns.cancel() }
            feed(
                down,
                {
                    waiting.value.append($0)
                    if waiting.value.count >= count { give() }
                },
                { completion in
                    if case .finished = completion { give() }
                    down.finish(completion)
                })
        }
    }
    /// The values, so many at a time.
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher { down in
            let waiting = Kept<[Output]>([])
            func give() {
                let values = waiting.value
                waiting.value = []
                if !values.isEmpty { down.send(values) }
            }
            feed(
                down,
                {
                    waiting.value.append($0)
                    if waiting.value.count >= count { give() }
                },
                { completion in
                    if case .finished = completion { give() }
                    down.finish(completion)
                })
        }
    }
    /// How many values there were, at the end.
    public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

    /// The values that differ from those before them.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { down in
            let last = Kept<Output?>(nil)
            feed(
                down,
                { value in
                    if let former = last.value, predicate(former, value) { return }
                    last.value = value
                    down.send(value)
                }, { down.finish($0) })
        }
    }
    /// The values that differ from those before them.
    public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable { removeDuplicates(by: ==) }

    /// The first values.
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { down in
            guard maxLength > 0 else { return down.finish() }
            let left = Kept(maxLength)
            feed(
                down,
                {
                    left.value -= 1
                    if left.value >= 0 { down.send($0) }
                    if left.value == 0 { down.finish() }
                }, { down.finish($0) })
        }
    }
    /// The values until a closure says no.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        making { predicate($1) ? $0.send($1) : $0.finish() }
    }
    /// The values until another publisher gives one.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher { down in
            publisher.feed(down, { _ in down.finish() }, { _ in })
            if down.isOpen { feed(down, { down.send($0) }, { down.finish($0) }) }
        }
    }
    /// The first value.
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    /// The first value for which a closure says yes.
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).first()
    }
    /// The last value, at the end.
    public func last() -> AnyPublisher<Output, Failure> { reduce(nil) { $1 }.compactMap { (value: Output?) in value } }
    /// The last value for which a closure says yes, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).last()
    }
    /// The value at a place.
    public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }
    /// The values without the first ones.
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { down in
            let left = Kept(count)
            feed(
                down,
                {
                    if left.value > 0 { left.value -= 1 } else { down.send($0) }
                }, { down.finish($0) })
        }
    }
    /// The values from where a closure says no.
    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { down in
            let isDropping = Kept(true)
            feed(
                down,
                {
                    if isDropping.value { isDropping.value = predicate($0) }
                    if !isDropping.value { down.send($0) }
                }, { down.finish($0) })
        }
    }
    /// The values after another publisher gave one.
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure {
        AnyPublisher { down in
            let isOpen = Kept(false)
            publisher.feed(down, { _ in isOpen.value = true }, { if case .failure = $0 { down.finish($0) } })
            feed(down, { if isOpen.value { down.send($0) } }, { down.finish($0) })
        }
    }
    /// Whether a value was given, at once or at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        first(where: predicate).map { _ in true }.replaceEmpty(with: false)
    }
    /// Whether a value was given, at once or at the end.
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> where Output: Equatable {
        contains { $0 == output }
    }
    /// Whether a closure says yes to all values.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        contains { !predicate($0) }.map { !$0 }
    }
    /// The least value, at the end.
    public func min() -> AnyPublisher<Output, Failure> where Output: Comparable {
        reduce(nil) { least, value in Swift.min(least ?? value, value) }.compactMap { (value: Output?) in value }
    }
    /// The greatest value, at the end.
    public func max() -> AnyPublisher<Output, Failure> where Output: Comparable {
        reduce(nil) { most, value in Swift.max(most ?? value, value) }.compactMap { (value: Output?) in value }
    }

    /// Calls closures on the way.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { down in
            let hasEnded = Kept(false)
            receiveSubscription?(down)
            receiveRequest?(down.demand)
            down.atEnd { if !hasEnded.value { receiveCancel?() } }
            feed(
                down,
                {
                    receiveOutput?($0)
                    down.send($0)
                },
                {
                    hasEnded.value = true
                    receiveCompletion?($0)
                    down.finish($0)
                })
        }
    }
    /// Prints what happens.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> AnyPublisher<Output, Failure>
    {
        let start = prefix.isEmpty ? "" : prefix + ": "
        return handleEvents(
            receiveSubscription: { _ in Swift.print("\(start)receive subscription") },
            receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
            receiveCompletion: { completion in
                switch completion {
                case .finished: Swift.print("\(start)receive finished")
                case .failure(let error): Swift.print("\(start)receive error: (\(error))")
                }
            }, receiveCancel: { Swift.print("\(start)receive cancel") })
    }
    /// The same: there is no debugger here.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    /// The same: there is no debugger here.
    public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// What a decoder makes of each value.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> AnyPublisher<Item, any Error> where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
    /// What an encoder makes of each value.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
    where Output: Encodable { tryMap { try encoder.encode($0) } }

    /// The values that are given to all who listen at once, from one listening.
    public func share() -> AnyPublisher<Output, Failure> {
        multicast { PassthroughSubject<Output, Failure>() }.autoconnect()
    }
    /// The values by a subject, once somebody connects it.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }
    /// The values by a subject, once somebody connects it.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where S.Output == Output, S.Failure == Failure { multicast { subject } }
    /// The values once somebody connects the publisher.
    public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Failure>>
    where Failure == Never { multicast { PassthroughSubject() } }
    /// The same; values are not kept for who is slow.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    )
        -> AnyPublisher<Output, Failure>
    { eraseToAnyPublisher() }
}

extension Subscribers.Completion {
    var erased: Subscribers.Completion<any Error> { mapError { $0 } }
    func mapError<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
        switch self {
        case .finished: .finished
        case .failure(let error): .failure(transform(error))
        }
    }
}

/// Publishers of several others, and what operators are told.
public enum Publishers {
    /// When the values that came are given on together.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// After each stretch of time.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// After each stretch of time, and whenever they are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// When values are asked for ahead.
    public enum PrefetchStrategy: Sendable { case keepFull, byRequest }
    /// What becomes of a value that there is no room for.
    public enum BufferingStrategy<Failure: Error> {
        case dropNewest, dropOldest
        case customError(() -> Failure)
    }

    /// Gives values by a subject, to all who listen at once.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private var subject: SubjectType?

        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }
        private var current: SubjectType {
            let found = subject ?? createSubject()
            subject = found
            return found
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            current.receive(subscriber: subscriber)
        }
        public func connect() -> any Cancellable {
            let connection = upstream.subscribe(current)
            return AnyCancellable {
                connection.cancel()
                self.subject = nil
            }
        }
    }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Begins; ends with what is answered.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Begins when somebody listens, and ends when nobody does any more.
    public func autoconnect() -> AnyPublisher<Output, Failure> {
        let connection = Kept<(count: Int, kept: (any Cancellable)?)>((0, nil))
        return AnyPublisher { down in
            connection.value.count += 1
            down.atEnd {
                connection.value.count -= 1
                guard connection.value.count == 0 else { return }
                connection.value.kept?.cancel()
                connection.value.kept = nil
            }
            feed(down, { down.send($0) }, { down.finish($0) })
            if connection.value.count == 1, connection.value.kept == nil { connection.value.kept = connect() }
        }
    }
}

/// Makes values of data.
public protocol TopLevelDecoder {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
/// Makes data of values.
public protocol TopLevelEncoder {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
}
extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }
extension PropertyListDecoder: TopLevelDecoder { public typealias Input = Data }
extension PropertyListEncoder: TopLevelEncoder { public typealias Output = Data }
