internal import Foundation
internal import Typography
internal import UIKit

extension UIDatePicker: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension ViewPainter {
    func draw(_ picker: UIDatePicker) {
        let shift = TimeInterval(picker.timeZone?.secondsFromGMT(for: picker.date) ?? 0)
        let moment = CivilTime(
            picker.date.addingTimeInterval(shift), countDown: picker.countDownDuration, mode: picker.datePickerMode,
            minuteInterval: picker.minuteInterval)
        switch picker.datePickerStyle {
        case .wheels, .automatic:
            WheelArt(columns: moment.columns(for: picker.datePickerMode))
                .draw(on: canvas, in: picker.bounds, palette: palette)
        case .compact: drawCompact(picker, moment)
        case .inline: drawInline(picker, moment)
        }
    }

    /// Grey plates with the date and the time, at the trailing end.
    private func drawCompact(_ picker: UIDatePicker, _ moment: CivilTime) {
        var texts: [String] = []
        if picker.datePickerMode != .time { texts.append(moment.shortDate) }
        if picker.datePickerMode == .time || picker.datePickerMode == .dateAndTime { texts.append(moment.time) }
        let isRightToLeft = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let font = Font(size: 17)
        let height = min(picker.bounds.height, 34.5)
        var x = isRightToLeft ? picker.bounds.minX : picker.bounds.maxX
        for text in isRightToLeft ? texts : texts.reversed() {
            let width =
                canvas.naturalWidth(of: [StyledRun(text: text, font: font, color: palette.label)]).rounded(.up) + 22
            let plate = CGRect(
                x: isRightToLeft ? x : x - width, y: picker.bounds.midY - height / 2, width: width, height: height)
            canvas.fill(.roundedRect(plate, radius: 6), color: palette.tertiaryFill)
            canvas.draw(text, font: font, color: palette.label, in: plate)
            x = isRightToLeft ? plate.maxX + 5 : plate.minX - 5
        }
    }

    /// A month's calendar.
    private func drawInline(_ picker: UIDatePicker, _ moment: CivilTime) {
        guard picker.datePickerMode != .time else { return drawCompact(picker, moment) }
        let bounds = picker.bounds.insetBy(dx: min(16, picker.bounds.width * 0.04), dy: 0)
        let cell = CGSize(width: bounds.width / 7, height: min(46, (bounds.height - 70) / 6))
        guard cell.height > 8 else { return }
        let small = min(20, cell.width * 0.44)
        canvas.draw(
            "\(moment.monthName) \(moment.year)", font: Font(size: 17, weight: .semibold), color: palette.label,
            in: CGRect(x: bounds.minX + 4, y: bounds.minY + 6, width: bounds.width * 0.7, height: 32), edge: .left)
        for (name, offset) in [("chevron.left", 58.0), ("chevron.right", 22.0)] {
            Symbol(named: name).draw(
                on: canvas, in: CGRect(x: bounds.maxX - offset - 10, y: bounds.minY + 12, width: 20, height: 20),
                color: palette.tint, weight: 0.11)
        }
        for (index, name) in ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"].enumerated() {
            canvas.draw(
                name, font: Font(size: min(13, small * 0.7), weight: .semibold), color: palette.tertiaryLabel,
                in: CGRect(
                    x: bounds.minX + CGFloat(index) * cell.width, y: bounds.minY + 42, width: cell.width, height: 20))
        }
        for day in 1...moment.daysInMonth {
            let place = day - 1 + moment.weekdayOfFirst
            let box = CGRect(
                x: bounds.minX + CGFloat(place % 7) * cell.width,
                y: bounds.minY + 64 + CGFloat(place / 7) * cell.height, width: cell.width, height: cell.height)
            let isChosen = day == moment.day
            if isChosen {
                canvas.fill(
                    .circle(center: CGPoint(x: box.midX, y: box.midY), radius: min(box.width, box.height) * 0.46),
                    color: palette.tint.faded(0.15))
            }
            canvas.draw(
                "\(day)", font: Font(size: small, weight: isChosen ? .medium : .regular),
                color: isChosen ? palette.tint : palette.label, in: box)
        }
    }
}

/// A date on a clock and a calendar: the Gregorian one, at Greenwich unless the picker has a time zone, so that pictures are the same everywhere.
private struct CivilTime {
    var year: Int
    var month: Int
    var day: Int
    var hour: Int
    var minute: Int
    var weekdayOfFirst: Int
    var daysInMonth: Int
    var minuteInterval: Int
    /// Days since 1970-01-01.
    private let days: Int

    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

    init(_ date: Date, countDown: TimeInterval, mode: UIDatePicker.Mode, minuteInterval: Int) {
        self.minuteInterval = minuteInterval
        // Days since 1970-01-01; far away dates are brought near, for they have no shorter name.
        let seconds = min(max(date.timeIntervalSince1970, -6.3e10), 2e11)
        let total = seconds.isFinite ? Int(seconds.rounded(.down)) : 0
        days = Int((Double(total) / 86_400).rounded(.down))
        let rest = total - days * 86_400
        (hour, minute) = (rest / 3600, rest / 60 % 60)
        if mode == .countDownTimer {
            let duration = Int(min(max(0, countDown), 86_340))
            (hour, minute) = (duration / 3600, duration / 60 % 60)
        }
        (year, month, day) = Self.civil(days)
        let first = days - (day - 1)
        weekdayOfFirst = ((first + 4) % 7 + 7) % 7
        let leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        daysInMonth = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
    }

    /// Howard Hinnant's `civil_from_days`.
    private static func civil(_ days: Int) -> (Int, Int, Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let part = (5 * dayOfYear + 2) / 153
        let month = part < 10 ? part + 3 : part - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * part + 2) / 5 + 1)
    }

    var monthName: String { Self.months[month - 1] }
    var shortDate: String { "\(monthName.prefix(3)) \(day), \(year)" }
    var time: String { "\(twelve):\(twoDigits(minute)) \(hour < 12 ? "AM" : "PM")" }
    private var twelve: Int { (hour + 11) % 12 + 1 }

    private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    func columns(for mode: UIDatePicker.Mode) -> [WheelArt.Column] {
        func wheel(
            _ share: CGFloat, at anchor: (edge: TextEdge, x: CGFloat)? = nil, _ name: (Int) -> String
        ) -> WheelArt.Column {
            .init(share: share, rows: (-4...4).map(name), middle: 4, anchor: anchor)
        }
        func wrapped(_ value: Int, _ count: Int) -> Int { ((value % count) + count) % count }
        let months = wheel(1.5) { Self.months[wrapped(month - 1 + $0, 12)] }
        let years = wheel(1) { "\(year + $0)" }
        let hours = wheel(0.8) { "\((wrapped(hour + $0, 24) + 11) % 12 + 1)" }
        let minutes = wheel(0.8) { twoDigits(wrapped(minute + $0 * minuteInterval, 60)) }
        let half = WheelArt.Column(share: 0.8, rows: ["AM", "PM"], middle: hour < 12 ? 0 : 1)
        switch mode {
        case .time: return [hours, minutes, half]
        case .date:
            // Months begin below each other, days end so, and years stand around 103.5 points from the middle (screenshots).
            return [
                wheel(1.5, at: (.left, -116.5)) { Self.months[wrapped(month - 1 + $0, 12)] },
                wheel(0.8, at: (.right, 48)) { "\(wrapped(day - 1 + $0, daysInMonth) + 1)" },
                wheel(1, at: (.center, 103.5)) { "\(year + $0)" },
            ]
        case .yearAndMonth: return [months, years]
        case .dateAndTime:
            let dates = wheel(2) { offset in
                let (_, month, day) = Self.civil(days + offset)
                return "\(Self.weekdays[wrapped(days + offset + 4, 7)]) \(Self.months[month - 1].prefix(3)) \(day)"
            }
            return [dates, hours, minutes, half]
        case .countDownTimer:
            return [
                wheel(1) { hour + $0 >= 0 ? "\(hour + $0)" + ($0 == 0 ? " hours" : "") : "" },
                wheel(1) { "\(wrapped(minute + $0 * minuteInterval, 60))" + ($0 == 0 ? " min" : "") },
            ]
        }
    }
}
