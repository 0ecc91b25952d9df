import Foundation

/// Writes durations in English. Foundation on Linux has none.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are named: `1:05`, `1h 5m`, `1 hr, 5 min`, `1 hour, 5 minutes`.
    public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }

    /// What becomes of zeros.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let `default` = Self(rawValue: 1)
        public static let dropLeading = Self(rawValue: 2)
        public static let dropMiddle = Self(rawValue: 4)
        public static let dropTrailing = Self(rawValue: 8)
        public static let dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
        public static let pad = Self(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = []
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at most; 0 for all.
    open var maximumUnitCount = 0
    /// The calendar of units.
    /// - Note: Kept without effect.
    open var calendar: Calendar? = .current
    /// Whether the last unit has decimals.
    /// - Note: Kept without effect.
    open var allowsFractionalUnits = false
    /// Whether a large unit counts in the next one.
    /// - Note: Kept without effect.
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false

    private struct Unit {
        let unit: NSCalendar.Unit
        let seconds: Int
        let short: String
        let full: String
    }

    private static let units = [
        Unit(unit: .year, seconds: 31_536_000, short: "y", full: "year"),
        Unit(unit: .month, seconds: 2_592_000, short: "mo", full: "month"),
        Unit(unit: .weekOfMonth, seconds: 604_800, short: "w", full: "week"),
        Unit(unit: .day, seconds: 86400, short: "d", full: "day"),
        Unit(unit: .hour, seconds: 3600, short: "h", full: "hour"),
        Unit(unit: .minute, seconds: 60, short: "m", full: "minute"),
        Unit(unit: .second, seconds: 1, short: "s", full: "second"),
    ]

    /// A duration in seconds. A month counts 30 days, a year 365.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e15 else { return nil }
        var rest = Int(abs(ti).rounded(.down))
        let usual: NSCalendar.Unit = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
        let allowed = allowedUnits.isEmpty ? usual : allowedUnits
        var parts: [(unit: Unit, count: Int)] = []
        for unit in Self.units where allowed.contains(unit.unit) {
            parts.append((unit, rest / unit.seconds))
            rest %= unit.seconds
        }
        let text = joined(shown(parts))
        let sign = ti <= -1 ? "-" : ""
        return (includesApproximationPhrase ? "About " : "") + sign + text
            + (includesTimeRemainingPhrase ? " remaining" : "")
    }

    /// The time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    /// The duration of components. A month counts 30 days, a year 365.
    open func string(from components: DateComponents) -> String? {
        let counts = [
            components.year, components.month, components.weekOfMonth ?? components.weekOfYear, components.day,
            components.hour, components.minute, components.second,
        ]
        let seconds = zip(counts, Self.units).reduce(0) { $0 + ($1.0 ?? 0) * $1.1.seconds }
        return string(from: TimeInterval(seconds))
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let seconds as TimeInterval: string(from: seconds)
        case let components as DateComponents: string(from: components)
        default: nil
        }
    }

    private func shown(_ parts: [(unit: Unit, count: Int)]) -> [(unit: Unit, count: Int)] {
        if zeroFormattingBehavior.contains(.pad) { return parts }
        var shown = parts
        let isPositional = unitsStyle == .positional
        if !zeroFormattingBehavior.isEmpty {
            // A positional duration keeps its minutes: 0:05.
            let kept = isPositional && parts.count > 1 ? 2 : 1
            while shown.count > kept, shown.first?.count == 0 { shown.removeFirst() }
            if !isPositional {
                while shown.count > 1, shown.last?.count == 0 { shown.removeLast() }
                shown = shown.enumerated().filter { $0.element.count != 0 || shown.count == 1 }.map(\.element)
            }
        }
        return maximumUnitCount > 0 ? Array(shown.prefix(maximumUnitCount)) : shown
    }

    private func joined(_ parts: [(unit: Unit, count: Int)]) -> String {
        switch unitsStyle {
        case .positional:
            let pads = zeroFormattingBehavior.contains(.pad)
            return parts.enumerated().map { $0 > 0 || pads ? String(format: "%02d", $1.count) : "\($1.count)" }
                .joined(separator: ":")
        case .abbreviated: return parts.map { "\($0.count)\($0.unit.short)" }.joined(separator: " ")
        case .brief: return parts.map { "\($0.count)\(Self.shortName($0.unit))" }.joined(separator: " ")
        case .short:
            return parts.map { "\($0.count) \(Self.shortName($0.unit))" }.joined(separator: ", ")
        case .full, .spellOut:
            let writer = NumberFormatter()
            writer.numberStyle = .spellOut
            writer.locale = Locale(identifier: "en_US")
            return parts.map { part in
                let number = unitsStyle == .full ? "\(part.count)" : writer.string(from: NSNumber(value: part.count))
                return "\(number ?? "\(part.count)") \(part.unit.full)\(part.count == 1 ? "" : "s")"
            }.joined(separator: ", ")
        }
    }

    private static func shortName(_ unit: Unit) -> String {
        ["hour": "hr", "minute": "min", "second": "sec"][unit.full] ?? unit.full
    }
}
