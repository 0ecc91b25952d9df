import Foundation

/// What a date picker says of its moment, in its locale and calendar; at Greenwich unless it has a time zone, so that pictures
/// are the same everywhere.
package struct DatePickerWords {
    package let date: Date
    package let calendar: Calendar
    package let locale: Locale

    @MainActor
    package init(_ picker: UIDatePicker) {
        locale = picker.locale ?? ProgramLocale.ofPictures
        var calendar = picker.calendar ?? Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = picker.timeZone ?? .gmt
        self.calendar = calendar
        // Far away dates are brought near, for they have no shorter name.
        date = Date(timeIntervalSince1970: min(max(picker.date.timeIntervalSince1970, -6.3e10), 2e11))
    }

    /// The date on a compact picker's plate.
    package var shortDate: String {
        let formatter = formatter
        formatter.dateStyle = .medium
        return formatter.string(from: date)
    }

    /// The time on a compact picker's plate.
    package var time: String {
        let formatter = formatter
        formatter.timeStyle = .short
        return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    /// A formatter of neither dates nor times, until it is told of which.
    package var formatter: DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.dateStyle = .none
        formatter.timeStyle = .none
        return formatter
    }
}

/// The plates of a compact date picker.
@MainActor
package struct CompactDatePicker {
    /// What stands on a plate, and how wide it is. Points.
    package typealias Plate = (text: String, width: CGFloat)
    package let plates: [Plate]
    package static let font = UIFont.systemFont(ofSize: 17)
    /// Between two plates, in points.
    package static let gap: CGFloat = 5

    package init(_ picker: UIDatePicker) {
        let (words, mode) = (DatePickerWords(picker), picker.datePickerMode)
        var texts: [String] = []
        if mode != .time { texts.append(words.shortDate) }
        if mode == .time || mode == .dateAndTime { texts.append(words.time) }
        plates = texts.map { text in
            (text, NSAttributedString(string: text, attributes: [.font: Self.font]).size().width.rounded(.up) + 22)
        }
    }

    /// All plates beside each other, in points.
    package var width: CGFloat {
        plates.reduce(0) { $0 + $1.width } + CGFloat(max(0, plates.count - 1)) * Self.gap
    }
}
