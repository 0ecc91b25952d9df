import Foundation

/// A place where the device is; none comes.
public struct CLLocationUpdate: Sendable {
    /// How often places are told.
    public enum LiveConfiguration: Int, Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }
    /// No place is known.
    public var location: CLLocation? { nil }
    /// Whether the device stays where it is: it does.
    public var isStationary: Bool { true }

    /// Places as they come.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        /// Gives nothing.
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> CLLocationUpdate? { nil }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
    /// Places as they come: none, and the sequence ends.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }
}

/// Something that a monitor watches.
public protocol CLCondition: Sendable {}

/// A stand-in for what watches places: it keeps conditions and tells nothing.
public actor CLMonitor {
    /// A circle on the earth.
    public struct CircularGeographicCondition: CLCondition {
        public let center: CLLocationCoordinate2D
        public let radius: CLLocationDistance
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            (self.center, self.radius) = (center, radius)
        }
    }
    /// What happened; nothing does.
    public struct Event: Sendable {
        /// Whether the device is where the condition says.
        public enum State: Int, Sendable { case unknown, satisfied, unsatisfied, unmonitored }
        public let identifier: String
        public let state: State
        public let date: Date
    }
    /// What happens.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event
        /// Gives nothing.
        public struct Iterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Event? { nil }
        }
        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
    /// What it is called.
    public nonisolated let name: String
    private var conditions: [String: any CLCondition] = [:]

    public init(_ name: String) async { self.name = name }
    /// What happens: nothing, and the sequence ends.
    public var events: Events { Events() }
    /// The names of what is watched.
    public var identifiers: [String] { conditions.keys.sorted() }
    /// Keeps a condition.
    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown) {
        conditions[identifier] = condition
    }
    /// Forgets a condition.
    public func remove(_ identifier: String) { conditions[identifier] = nil }
}
