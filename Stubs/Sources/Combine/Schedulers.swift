import Dispatch

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Where and when closures run.
public protocol Scheduler<SchedulerTimeType> {
    /// A moment.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// What it may be told besides.
    associatedtype SchedulerOptions
    var now: SchedulerTimeType { get }
    var minimumTolerance: SchedulerTimeType.Stride { get }
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

/// A length of time in usual units.
public protocol SchedulerTimeIntervalConvertible {
    static func seconds(_ s: Int) -> Self
    static func seconds(_ s: Double) -> Self
    static func milliseconds(_ ms: Int) -> Self
    static func microseconds(_ us: Int) -> Self
    static func nanoseconds(_ ns: Int) -> Self
}

extension Scheduler {
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }
}

/// A length of time of this module's schedulers.
public struct TimeStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Hashable, Sendable,
    ExpressibleByFloatLiteral
{
    /// Seconds.
    public var magnitude: Double
    public init(_ seconds: Double) { magnitude = seconds }
    public init(_ interval: DispatchTimeInterval) {
        switch interval {
        case .seconds(let count): magnitude = Double(count)
        case .milliseconds(let count): magnitude = Double(count) / 1e3
        case .microseconds(let count): magnitude = Double(count) / 1e6
        case .nanoseconds(let count): magnitude = Double(count) / 1e9
        default: magnitude = .greatestFiniteMagnitude
        }
    }
    public init(integerLiteral value: Int) { magnitude = Double(value) }
    public init(floatLiteral value: Double) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) { magnitude = Double(source) }
    public var timeInterval: Double { magnitude }
    public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
    public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
    public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
    public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
    public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
    public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// A moment of this module's schedulers.
public struct TimePoint: Strideable, Hashable, Sendable {
    public typealias Stride = TimeStride
    public let date: Date
    public init(_ date: Date) { self.date = date }
    public func distance(to other: TimePoint) -> TimeStride { TimeStride(other.date.timeIntervalSince(date)) }
    public func advanced(by n: TimeStride) -> TimePoint { TimePoint(date + n.magnitude) }
}

/// Runs closures later by timers of Dispatch.
private func start(
    on queue: DispatchQueue, after seconds: Double, every interval: Double?, _ action: @escaping () -> Void
) -> any Cancellable {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let wait = DispatchTime.now() + max(0, seconds)
    if let interval {
        timer.schedule(deadline: wait, repeating: max(0.001, interval))
    } else {
        timer.schedule(deadline: wait)
    }
    nonisolated(unsafe) let action = action
    timer.setEventHandler { action() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
}

extension DispatchQueue: Scheduler {
    public typealias SchedulerTimeType = TimePoint
    /// How a closure is queued.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            (self.qos, self.flags, self.group) = (qos, flags, group)
        }
    }
    public var now: TimePoint { TimePoint(Date()) }
    public var minimumTolerance: TimeStride { 0 }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
    }
    public func schedule(
        after date: TimePoint, tolerance: TimeStride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        asyncAfter(deadline: .now() + max(0, now.distance(to: date).magnitude)) { action() }
    }
    public func schedule(
        after date: TimePoint, interval: TimeStride, tolerance: TimeStride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        start(on: self, after: now.distance(to: date).magnitude, every: interval.magnitude, action)
    }
}

extension RunLoop: Scheduler {
    public typealias SchedulerTimeType = TimePoint
    /// Nothing.
    public struct SchedulerOptions { public init() {} }
    public var now: TimePoint { TimePoint(Date()) }
    public var minimumTolerance: TimeStride { 0 }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        perform { action() }
    }
    public func schedule(
        after date: TimePoint, tolerance: TimeStride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .common)
    }
    public func schedule(
        after date: TimePoint, interval: TimeStride, tolerance: TimeStride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: interval.magnitude, repeats: true) { _ in action() }
        add(timer, forMode: .common)
        return AnyCancellable { timer.invalidate() }
    }
}

extension OperationQueue: Scheduler {
    public typealias SchedulerTimeType = TimePoint
    /// Nothing.
    public struct SchedulerOptions { public init() {} }
    public var now: TimePoint { TimePoint(Date()) }
    public var minimumTolerance: TimeStride { 0 }
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        addOperation { action() }
    }
    public func schedule(
        after date: TimePoint, tolerance: TimeStride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        let wait = max(0, now.distance(to: date).magnitude)
        DispatchQueue.global().asyncAfter(deadline: .now() + wait) { self.addOperation { action() } }
    }
    public func schedule(
        after date: TimePoint, interval: TimeStride, tolerance: TimeStride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        start(on: .global(), after: now.distance(to: date).magnitude, every: interval.magnitude) {
            self.schedule(options: nil, action)
        }
    }
}

/// Runs closures at once.
public struct ImmediateScheduler: Scheduler {
    public typealias SchedulerTimeType = TimePoint
    public typealias SchedulerOptions = Never
    public static let shared = ImmediateScheduler()
    public var now: TimePoint { TimePoint(Date()) }
    public var minimumTolerance: TimeStride { 0 }
    public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
    public func schedule(
        after date: TimePoint, tolerance: TimeStride, options: Never?, _ action: @escaping () -> Void
    ) { action() }
    public func schedule(
        after date: TimePoint, interval: TimeStride, tolerance: TimeStride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        action()
        return AnyCancellable {}
    }
}

extension Publisher {
    /// The values by a scheduler, in their order.
    public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil) -> AnyPublisher<
        Output, Failure
    > {
        making(
            { down, value in scheduler.schedule(options: options) { down.send(value) } },
            atEnd: { down, completion in scheduler.schedule(options: options) { down.finish(completion) } })
    }
    /// Begins by a scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { down in
            scheduler.schedule(options: options) {
                if down.isOpen { feed(down, { down.send($0) }, { down.finish($0) }) }
            }
        }
    }
    /// The values, each some time later.
    public func delay<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        func later(_ action: @escaping () -> Void) {
            scheduler.schedule(
                after: scheduler.now.advanced(by: interval), tolerance: tolerance ?? scheduler.minimumTolerance,
                options: options, action)
        }
        return making(
            { down, value in later { down.send(value) } },
            atEnd: { down, completion in
                guard case .finished = completion else { return down.finish(completion) }
                later { down.finish() }
            })
    }
    /// A value once none has come for some time.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { down in
            let state = Kept<(turn: Int, waiting: Output?)>((0, nil))
            feed(
                down,
                { value in
                    state.value.turn += 1
                    state.value.waiting = value
                    let turn = state.value.turn
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        guard state.value.turn == turn, let waiting = state.value.waiting else { return }
                        state.value.waiting = nil
                        down.send(waiting)
                    }
                },
                { completion in
                    state.value.turn += 1
                    if case .finished = completion, let waiting = state.value.waiting { down.send(waiting) }
                    down.finish(completion)
                })
        }
    }
    /// At most one value in each stretch of time: the first at once, and of the others the last or the first.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { down in
            let state = Kept<(last: S.SchedulerTimeType?, waiting: Output?)>((nil, nil))
            feed(
                down,
                { value in
                    let now = scheduler.now
                    guard let last = state.value.last, last.distance(to: now) < interval else {
                        state.value.last = now
                        return down.send(value)
                    }
                    let isFirst = state.value.waiting == nil
                    if latest || isFirst { state.value.waiting = value }
                    guard isFirst else { return }
                    scheduler.schedule(
                        after: last.advanced(by: interval), tolerance: scheduler.minimumTolerance, options: nil
                    ) {
                        guard let waiting = state.value.waiting else { return }
                        (state.value.last, state.value.waiting) = (scheduler.now, nil)
                        down.send(waiting)
                    }
                },
                { completion in
                    if case .finished = completion, let waiting = state.value.waiting { down.send(waiting) }
                    down.finish(completion)
                })
        }
    }
    /// Ends, or fails, where no value comes for some time.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { down in
            let turn = Kept(0)
            func wait() {
                turn.value += 1
                let own = turn.value
                scheduler.schedule(
                    after: scheduler.now.advanced(by: interval), tolerance: scheduler.minimumTolerance,
                    options: options
                ) {
                    guard turn.value == own else { return }
                    down.finish(customError.map { .failure($0()) } ?? .finished)
                }
            }
            wait()
            feed(
                down,
                {
                    wait()
                    down.send($0)
                },
                {
                    turn.value += 1
                    down.finish($0)
                })
        }
    }
    /// How long each value took.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<S.SchedulerTimeType.Stride, Failure> {
        AnyPublisher { down in
            let last = Kept(scheduler.now)
            feed(
                down,
                { _ in
                    let now = scheduler.now
                    down.send(last.value.distance(to: now))
                    last.value = now
                }, { down.finish($0) })
        }
    }
}

extension Timer {
    /// Gives the time again and again, once it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher { TimerPublisher(interval: interval, runLoop: runLoop, mode: mode) }

    /// Gives the time again and again, once it is connected.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        public typealias Output = Date
        public typealias Failure = Never
        public let interval: TimeInterval
        public let runLoop: RunLoop
        public let mode: RunLoop.Mode
        private let subject = PassthroughSubject<Date, Never>()

        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) { (self.interval, self.runLoop, self.mode) = (interval, runLoop, mode) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }
        public func connect() -> any Cancellable {
            let timer = Timer(timeInterval: interval, repeats: true) { [subject] _ in subject.send(Date()) }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}

extension NotificationCenter {
    /// Gives the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Gives the notifications of a name.
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            (self.center, self.name, self.object) = (center, name, object)
        }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            AnyPublisher<Notification, Never> { down in
                let token = center.addObserver(forName: name, object: object, queue: nil) { down.send($0) }
                down.atEnd { center.removeObserver(token) }
            }.receive(subscriber: subscriber)
        }
    }
}

extension URLSession {
    /// Loads what is at an address, and gives it with the response.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
    /// Loads what a request asks for, and gives it with the response.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Loads what a request asks for, each time that somebody listens.
    public struct DataTaskPublisher: Combine.Publisher {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public let request: URLRequest
        public let session: URLSession
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            AnyPublisher<Output, URLError> { down in
                let task = session.dataTask(with: request) { data, response, error in
                    guard let data, let response, error == nil else {
                        return down.finish(.failure(error as? URLError ?? URLError(.unknown)))
                    }
                    down.send((data, response))
                    down.finish()
                }
                down.atEnd { task.cancel() }
                task.resume()
            }.receive(subscriber: subscriber)
        }
    }
}

extension NSObjectProtocol where Self: NSObject {
    /// Gives a property's value and each new one, as far as the class tells of changes: see `observe(_:options:changeHandler:)`.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> AnyPublisher<Value, Never> {
        AnyPublisher { down in
            let observation = self.observe(keyPath, options: options) { object, _ in down.send(object[keyPath: keyPath])
            }
            down.atEnd { observation.invalidate() }
        }
    }
}
