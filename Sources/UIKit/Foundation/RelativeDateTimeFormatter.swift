import Foundation

/// Writes how far off a moment is, in English. Foundation on Linux has none.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// `1 day ago`, or `yesterday`.
    public enum DateTimeStyle: Int, Sendable { case numeric, named }
    /// How units are written: `2 months ago`, `two months ago`, `2 mo. ago`, `2mo ago`.
    public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

    open var dateTimeStyle = DateTimeStyle.numeric
    open var unitsStyle = UnitsStyle.full
    /// Where in a sentence the text stands.
    /// - Note: Kept without effect.
    open var formattingContext = Formatter.Context.unknown
    /// Which days, months and years are counted.
    open var calendar: Calendar! = .current
    /// The language of the text.
    /// - Note: Kept without effect.
    open var locale: Locale! = .current

    private static let units: [(component: Calendar.Component, name: String, short: String)] = [
        (.year, "year", "yr"), (.month, "month", "mo"), (.weekOfMonth, "week", "wk"), (.day, "day", "day"),
        (.hour, "hour", "hr"), (.minute, "minute", "min"), (.second, "second", "sec"),
    ]

    /// A moment seen from another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        let parts = calendar.dateComponents(
            [.year, .month, .weekOfMonth, .day, .hour, .minute, .second], from: referenceDate, to: date)
        return localizedString(from: parts)
    }

    /// A time from now, in seconds.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
    }

    /// The largest unit of components.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for unit in Self.units {
            if let count = dateComponents.value(for: unit.component), count != 0 {
                return text(count, unit.name, unit.short)
            }
        }
        return dateTimeStyle == .named ? "now" : text(0, "second", "sec")
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ count: Int, _ name: String, _ short: String) -> String {
        if dateTimeStyle == .named, abs(count) == 1 {
            if name == "day" { return count > 0 ? "tomorrow" : "yesterday" }
            if ["year", "month", "week"].contains(name) { return (count > 0 ? "next " : "last ") + name }
        }
        let size = abs(count)
        let plural = size == 1 ? "" : "s"
        let amount: String
        switch unitsStyle {
        case .full: amount = "\(size) \(name)\(plural)"
        case .short: amount = "\(size) \(short)" + (short == "day" ? plural : ".")
        case .abbreviated: amount = "\(size)\(short == "mo" ? "mo" : short.prefix(1))"
        case .spellOut:
            let writer = NumberFormatter()
            writer.numberStyle = .spellOut
            writer.locale = Locale(identifier: "en_US")
            amount = "\(writer.string(from: NSNumber(value: size)) ?? "\(size)") \(name)\(plural)"
        }
        return count < 0 ? "\(amount) ago" : "in \(amount)"
    }
}
