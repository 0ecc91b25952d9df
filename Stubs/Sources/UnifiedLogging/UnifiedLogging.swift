@_exported import Foundation

/// Stand-ins for the logging of Apple's systems, `import os`. What is logged is written to standard error with its level.
public struct OSLogType: Equatable, Hashable, Sendable {
    let name: String
    public static let `default` = OSLogType(name: "default")
    public static let info = OSLogType(name: "info")
    public static let debug = OSLogType(name: "debug")
    public static let error = OSLogType(name: "error")
    public static let fault = OSLogType(name: "fault")
}

/// Where messages belong to.
public final class OSLog: Sendable {
    let category: String

    public init(subsystem: String, category: String) {
        self.category = category
    }

    private init() { category = "" }

    public static let `default` = OSLog()
    public static let disabled = OSLog()

    /// Names that categories have.
    public struct Category: Sendable {
        let name: String
        public static let pointsOfInterest = Category(name: "PointsOfInterest")
    }

    public convenience init(subsystem: String, category: Category) {
        self.init(subsystem: subsystem, category: category.name)
    }

    func write(_ text: String, _ type: OSLogType) {
        if self === OSLog.disabled { return }
        FileHandle.standardError.write(Data("\(category.isEmpty ? "" : "[\(category)] ")\(type.name): \(text)\n".utf8))
    }
}

/// Writes a message with the format's placeholders filled; `%{public}@` is `%@`, and what is private is shown.
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: any CVarArg...
) {
    let format = "\(message)".replacing(#/%\{[^}]*\}/#) { _ in "%" }
    log.write(String(format: format, arguments: arguments), type)
}

/// Writes a message.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: any CVarArg...) {
    let format = "\(message)".replacing(#/%\{[^}]*\}/#) { _ in "%" }
    log.write(String(format: format, arguments: arguments), type)
}

/// How much of a value is shown; here always all of it.
public struct OSLogPrivacy: Sendable {
    /// What stands for a hidden value.
    public enum Mask: Sendable { case hash, none }
    public static let `public` = Self(), `private` = Self(), sensitive = Self(), auto = Self()
    public static func `private`(mask: Mask) -> Self { Self() }
    public static func sensitive(mask: Mask) -> Self { Self() }
    public static func auto(mask: Mask) -> Self { Self() }
}

/// A message whose values may say how they are shown.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto) {
            text += "\(value())"
        }
    }
}

/// Writes messages of a category.
public struct Logger: Sendable {
    private let log: OSLog

    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
    public init(_ log: OSLog) { self.log = log }
    public init() { log = .default }

    public func log(_ message: OSLogMessage) { log.write(message.text, .default) }
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
    public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// A name for a stretch of time that Instruments would show; nothing is measured.
public struct OSSignpostID: Equatable, Sendable {
    public static let exclusive = OSSignpostID()
    public init(log: OSLog) {}
    init() {}
}

/// What a mark begins or ends.
public enum OSSignpostType: Sendable { case event, begin, end }

/// Does nothing: nobody measures here.
public func os_signpost(
    _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// What goes on between the beginning and the end of a stretch of time; nothing is measured.
public struct OSSignpostIntervalState: Sendable {}

/// Marks stretches of time for Instruments; nothing is measured.
public struct OSSignposter: Sendable {
    public init() {}
    public init(subsystem: String, category: String) {}
    public init(logger: Logger) {}
    public static let disabled = OSSignposter()
    /// Nobody listens.
    public var isEnabled: Bool { false }
    public func makeSignpostID() -> OSSignpostID { .exclusive }
    /// Does nothing.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
    ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
    /// Does nothing.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
    ) {}
    /// Does nothing.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {}
    /// Does what is to be measured.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T { try task() }
}
