// Operators on several publishers.

extension Publisher {
    /// The values of the publishers that a closure makes of each value, from as many at once as are allowed.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { joining(maxPublishers, transform) }

    private func joining<P: Publisher>(
        _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { down in
            let state = Kept<(running: Int, waiting: [Output], hasEnded: Bool)>((0, [], false))
            func next() {
                if state.value.hasEnded, state.value.running == 0, state.value.waiting.isEmpty { down.finish() }
                guard !state.value.waiting.isEmpty, state.value.running < maxPublishers.max ?? .max else { return }
                let value = state.value.waiting.removeFirst()
                state.value.running += 1
                transform(value).feed(
                    down, { down.send($0) },
                    { completion in
                        guard case .finished = completion else { return down.finish(completion) }
                        state.value.running -= 1
                        next()
                    })
            }
            feed(
                down,
                {
                    state.value.waiting.append($0)
                    next()
                },
                { completion in
                    guard case .finished = completion else { return down.finish(completion) }
                    state.value.hasEnded = true
                    next()
                })
        }
    }
    /// The values of publishers that never fail.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
        joining(maxPublishers) { transform($0).setFailureType(to: Failure.self) }
    }
    /// The values of publishers that may fail, of one that doesn't.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
        setFailureType(to: P.Failure.self).joining(maxPublishers, transform)
    }
    /// The values of publishers that never fail, of one that doesn't.
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, Never> where Failure == Never, P.Failure == Never {
        joining(maxPublishers, transform)
    }

    /// The values of the newest of the publishers that are given.
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure>
    where Output: Publisher, Output.Failure == Failure { latest { $0 } }
    /// The values of the newest of the publishers that are given, which may fail.
    public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure>
    where Output: Publisher, Failure == Never { setFailureType(to: Output.Failure.self).latest { $0 } }
    /// The values of the newest of the publishers that are given, none of which fails.
    public func switchToLatest() -> AnyPublisher<Output.Output, Never>
    where Output: Publisher, Failure == Never, Output.Failure == Never { latest { $0 } }

    private func latest<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
    where P.Failure == Failure {
        AnyPublisher { down in
            let state = Kept<(current: AnyCancellable?, turn: Int, isRunning: Bool, hasEnded: Bool)>(
                (nil, 0, false, false))
            down.atEnd { state.value.current?.cancel() }
            feed(
                down,
                { value in
                    state.value.current?.cancel()
                    state.value.turn += 1
                    state.value.isRunning = true
                    let turn = state.value.turn
                    let sink = Subscribers.Sink<P.Output, Failure>(
                        receiveCompletion: { completion in
                            guard state.value.turn == turn else { return }
                            state.value.isRunning = false
                            guard case .finished = completion else { return down.finish(completion) }
                            if state.value.hasEnded { down.finish() }
                        }, receiveValue: { if state.value.turn == turn { down.send($0) } })
                    state.value.current = AnyCancellable(sink)
                    transform(value).receive(subscriber: sink)
                },
                { completion in
                    state.value.hasEnded = true
                    guard case .finished = completion, state.value.isRunning else { return down.finish(completion) }
                })
        }
    }

    /// Another publisher in place of an error.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
    where P.Output == Output {
        AnyPublisher { down in
            feed(
                down, { down.send($0) },
                { completion in
                    guard case .failure(let error) = completion else { return down.finish() }
                    handler(error).feed(down, { down.send($0) }, { down.finish($0) })
                })
        }
    }
    /// Another publisher in place of an error, or another error.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error>
    where P.Output == Output {
        self.catch { error -> AnyPublisher<Output, any Error> in
            do {
                return try handler(error).mapError { $0 as any Error }
            } catch { return Fail(error: error).eraseToAnyPublisher() }
        }
    }
    /// Begins anew after an error, so many times.
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
        retries <= 0
            ? eraseToAnyPublisher()
            : self.catch { _ in Deferred { retry(retries - 1) } }
    }

    /// The newest values of two publishers, once both gave one.
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure { Publishers.CombineLatest(self, other).eraseToAnyPublisher() }
    /// What a closure makes of the newest values of two publishers.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }
    /// The newest values of three publishers, once all gave one.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ p: P, _ q: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.CombineLatest3(self, p, q).eraseToAnyPublisher()
    }
    /// What a closure makes of the newest values of three publishers.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
    }
    /// The newest values of four publishers, once all gave one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ p: P, _ q: Q, _ r: R
    ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        Publishers.CombineLatest4(self, p, q, r).eraseToAnyPublisher()
    }
    /// What a closure makes of the newest values of four publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
    /// The values of two publishers in pairs.
    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure { Publishers.Zip(self, other).eraseToAnyPublisher() }
    /// What a closure makes of pairs of values.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure { zip(other).map { transform($0.0, $0.1) } }
    /// The values of three publishers in threes.
    public func zip<P: Publisher, Q: Publisher>(
        _ p: P, _ q: Q
    ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
        Publishers.Zip3(self, p, q).eraseToAnyPublisher()
    }
    /// The values of both publishers, as they come.
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).eraseToAnyPublisher()
    }
    /// The values of three publishers, as they come.
    public func merge<P: Publisher, Q: Publisher>(with p: P, _ q: Q) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure, Q.Output == Output, Q.Failure == Failure {
        merge(with: p).merge(with: q)
    }
    /// The values of one publisher, then those of another.
    public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure {
        AnyPublisher { down in
            feed(
                down, { down.send($0) },
                { completion in
                    guard case .finished = completion else { return down.finish(completion) }
                    publisher.feed(down, { down.send($0) }, { down.finish($0) })
                })
        }
    }
    /// The values, then others.
    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        append(Publishers.Sequence<[Output], Failure>(sequence: elements))
    }
    /// Others, then the values.
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        prepend(Publishers.Sequence<[Output], Failure>(sequence: elements))
    }
    /// The values of another publisher, then those of this one.
    public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Output == Output, P.Failure == Failure { publisher.append(self) }
}

extension Publishers {
    /// The newest values of two publishers, once both gave one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let (a, b): (A, B)
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure> { down in
                let state = Kept<(a: A.Output?, b: B.Output?, ended: Int)>((nil, nil, 0))
                func give() { if let a = state.value.a, let b = state.value.b { down.send((a, b)) } }
                func end(_ completion: Subscribers.Completion<Failure>, isEmpty: Bool) {
                    state.value.ended += 1
                    if case .failure = completion { return down.finish(completion) }
                    if state.value.ended == 2 || isEmpty { down.finish() }
                }
                a.feed(
                    down,
                    {
                        state.value.a = $0
                        give()
                    }, { end($0, isEmpty: state.value.a == nil) })
                b.feed(
                    down,
                    {
                        state.value.b = $0
                        give()
                    }, { end($0, isEmpty: state.value.b == nil) })
            }.receive(subscriber: subscriber)
        }
    }

    /// The newest values of three publishers, once all gave one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let (a, b, c): (A, B, C)
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// The newest values of four publishers, once all gave one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        public let (a, b, c, d): (A, B, C, D)
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
                .receive(subscriber: subscriber)
        }
    }

    /// The values of two publishers in pairs.
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public let (a, b): (A, B)
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure> { down in
                let state = Kept<(a: [A.Output], b: [B.Output], ends: (a: Bool, b: Bool))>(([], [], (false, false)))
                func give() {
                    while !state.value.a.isEmpty, !state.value.b.isEmpty {
                        down.send((state.value.a.removeFirst(), state.value.b.removeFirst()))
                    }
                    let ends = state.value.ends
                    if (ends.a && state.value.a.isEmpty) || (ends.b && state.value.b.isEmpty) { down.finish() }
                }
                a.feed(
                    down,
                    {
                        state.value.a.append($0)
                        give()
                    },
                    { completion in
                        if case .failure = completion { return down.finish(completion) }
                        state.value.ends.a = true
                        give()
                    })
                b.feed(
                    down,
                    {
                        state.value.b.append($0)
                        give()
                    },
                    { completion in
                        if case .failure = completion { return down.finish(completion) }
                        state.value.ends.b = true
                        give()
                    })
            }.receive(subscriber: subscriber)
        }
    }

    /// The values of three publishers in threes.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public let (a, b, c): (A, B, C)
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Zip(Zip(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// The values of publishers of one type, as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let publishers: [Upstream]
        public init(_ upstream: Upstream...) { publishers = upstream }
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            AnyPublisher<Output, Failure> { down in
                let left = Kept(publishers.count)
                if publishers.isEmpty { down.finish() }
                for publisher in publishers {
                    publisher.feed(
                        down, { down.send($0) },
                        { completion in
                            left.value -= 1
                            if case .failure = completion { return down.finish(completion) }
                            if left.value == 0 { down.finish() }
                        })
                }
            }.receive(subscriber: subscriber)
        }
    }

    /// The values of two publishers, as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Output == B.Output, A.Failure == B.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let (a, b): (A, B)
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.merge(with: b).receive(subscriber: subscriber)
        }
    }

    /// The values of three publishers, as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, B.Output == C.Output, A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public let (a, b, c): (A, B, C)
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            a.merge(with: b, c).receive(subscriber: subscriber)
        }
    }
}
