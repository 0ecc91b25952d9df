public import UIKit

extension ViewKind {
    /// A date picker.
    public static let datePicker = ViewKind("datePicker", content: DatePickerContent.self) { UIDatePicker() }
}

/// What date pickers have.
public struct DatePickerContent: ViewContent {
    /// What is chosen.
    public var mode = UIDatePicker.Mode.dateAndTime
    /// How the picker looks.
    public var style = UIDatePickerStyle.automatic
    /// The minutes between two choices.
    public var minuteInterval = 1
    /// Seconds since the first of January 2001, UTC; nil for the day it is.
    public var date: Double?
    /// The earliest moment, in seconds since the first of January 2001, UTC; nil for no limit.
    public var minimumDate: Double?
    /// The latest moment, in seconds since the first of January 2001, UTC; nil for no limit.
    public var maximumDate: Double?
    /// The length of time chosen, in seconds.
    public var countDownDuration: Double?
    /// The identifier of the locale that dates are written in; nil for the user's.
    public var locale: String?
}

extension DatePickerContent: ElementContent {
    init(_ element: NodeReader) {
        mode = element.choice("datePickerMode") ?? .dateAndTime
        style = element.choice("style") ?? .automatic
        minuteInterval = element.integer("minuteInterval") ?? 1
        // A moment in seconds may exceed what is allowed for coordinates.
        func moment(_ key: String) -> Double? {
            let seconds = element.child(key: key)?.string("timeIntervalSinceReferenceDate").flatMap(Double.init)
            return seconds.flatMap { $0.isFinite ? $0 : nil }
        }
        date = element.bool("useCurrentDate") == false ? moment("date") : nil
        minimumDate = moment("minimumDate")
        maximumDate = moment("maximumDate")
        countDownDuration = element.string("countDownDuration").flatMap(Double.init)
        locale = element.child(key: "locale")?.string("localeIdentifier")
    }

    func configure(_ picker: UIDatePicker, resources: Resources) {
        picker.datePickerMode = mode
        picker.preferredDatePickerStyle = style
        picker.minuteInterval = minuteInterval
        picker.minimumDate = minimumDate.map(Date.init(timeIntervalSinceReferenceDate:))
        picker.maximumDate = maximumDate.map(Date.init(timeIntervalSinceReferenceDate:))
        if let countDownDuration { picker.countDownDuration = countDownDuration }
        if let locale { picker.locale = Locale(identifier: locale) }
        if let date { picker.date = Date(timeIntervalSinceReferenceDate: date) }
    }
}

extension DatePickerContent {
    /// Gives a picker that shows the current date another one, 1 January 2001: pictures of documents don't depend on the clock.
    @MainActor
    func holdStill(_ view: UIView) {
        if date == nil { (view as? UIDatePicker)?.date = Date(timeIntervalSinceReferenceDate: 0) }
    }
}

extension UIDatePicker.Mode: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
    ]
}

extension UIDatePickerStyle: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
}
