internal import Foundation
internal import UIKit

/// What a date picker shows: its moment in the words of its locale and calendar, at Greenwich unless it has a time zone, so that
/// pictures are the same everywhere.
struct PickerMoment {
    private let words: DatePickerWords
    private var date: Date { words.date }
    private var calendar: Calendar { words.calendar }
    private var locale: Locale { words.locale }
    private var formatter: DateFormatter { words.formatter }
    private let interval: Int
    /// The length of time chosen, in seconds.
    private let duration: Int

    @MainActor
    init(_ picker: UIDatePicker) {
        words = DatePickerWords(picker)
        interval = picker.minuteInterval
        duration = Int(min(max(0, picker.countDownDuration), 86_340))
    }

    // MARK: Days and months

    var day: Int { calendar.component(.day, from: date) }
    var daysInMonth: Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 30 }
    /// In which column of a calendar the month begins, from 0.
    var placeOfFirst: Int {
        let weekday = calendar.component(.weekday, from: added(1 - day, .day))
        return (weekday - calendar.firstWeekday + 7) % 7
    }
    /// The names of the days above a calendar, the first of a week first.
    var weekdays: [String] {
        let names = formatter.shortStandaloneWeekdaySymbols
        guard names.count == 7 else { return names }
        return (0..<7).map { names[(calendar.firstWeekday - 1 + $0) % 7].uppercased(with: locale) }
    }
    var monthAndYear: String { text("yMMMM", date) }

    // MARK: Wheels

    func columns(for mode: UIDatePicker.Mode) -> [WheelArt.Column] {
        switch mode {
        case .time: return times
        case .date:
            let order = self.order
            guard order == "Mdy" else { return order.map { wheel($0) } }
            // Months begin below each other, days end so, and years stand around 103.5 points from the middle (screenshots).
            return [
                wheel("M", at: (.left, -116.5)), wheel("d", at: (.right, 48)), wheel("y", at: (.center, 103.5)),
            ]
        case .yearAndMonth: return order.filter { $0 != "d" }.map { wheel($0) }
        case .dateAndTime:
            let days = wheel(2) { text("EEEMMMd", added($0, .day)).replacingOccurrences(of: ",", with: "") }
            return [days] + times
        case .countDownTimer:
            let (hour, minute) = (duration / 3600, duration / 60 % 60)
            return [
                wheel(1) { hour + $0 >= 0 ? "\(hour + $0)" + ($0 == 0 ? " hours" : "") : "" },
                wheel(1) { "\(wrapped(minute + $0 * interval, 60))" + ($0 == 0 ? " min" : "") },
            ]
        }
    }

    /// The order of day, month and year in the locale: some of the letters d, M and y.
    private var order: String {
        let format = DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
        return format.reduce(into: "") { order, letter in
            let letter: Character = letter == "L" ? "M" : letter
            if "dMy".contains(letter), !order.contains(letter) { order.append(letter) }
        }
    }

    private func wheel(_ unit: Character, at anchor: (edge: TextEdge, x: CGFloat)? = nil) -> WheelArt.Column {
        switch unit {
        case "M":
            let names = formatter.standaloneMonthSymbols
            let month = calendar.component(.month, from: date) - 1
            return wheel(1.5, at: anchor) { names.isEmpty ? "" : names[wrapped(month + $0, names.count)] }
        case "d": return wheel(0.8, at: anchor) { text("d", added(wrapped(day - 1 + $0, daysInMonth) + 1 - day, .day)) }
        default: return wheel(1, at: anchor) { text("y", added($0, .year)) }
        }
    }

    private var times: [WheelArt.Column] {
        let (hour, minute) = (calendar.component(.hour, from: date), calendar.component(.minute, from: date))
        let minutes = wheel(0.8) { twoDigits(wrapped(minute + $0 * interval, 60)) }
        let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h a"
        guard format.contains("a") else {
            return [wheel(0.8) { twoDigits(wrapped(hour + $0, 24)) }, minutes]
        }
        let hours = wheel(0.8) { "\((wrapped(hour + $0, 24) + 11) % 12 + 1)" }
        let halves = [formatter.amSymbol, formatter.pmSymbol]
        return [hours, minutes, WheelArt.Column(share: 0.8, rows: halves, middle: hour < 12 ? 0 : 1)]
    }

    private func wheel(
        _ share: CGFloat, at anchor: (edge: TextEdge, x: CGFloat)? = nil, _ name: (Int) -> String
    ) -> WheelArt.Column {
        .init(share: share, rows: (-4...4).map(name), middle: 4, anchor: anchor)
    }

    // MARK: Words and numbers

    /// A date in the locale's form of a template, such as "yMMMM".
    private func text(_ template: String, _ date: Date) -> String {
        let formatter = formatter
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date)
    }

    private func added(_ count: Int, _ unit: Calendar.Component) -> Date {
        calendar.date(byAdding: unit, value: count, to: date) ?? date
    }

    private func wrapped(_ value: Int, _ count: Int) -> Int { ((value % count) + count) % count }
    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
