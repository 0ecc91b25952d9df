import Foundation

/// How a date picker looks.
public enum UIDatePickerStyle: Int, Sendable {
    /// As the system sees fit: wheels before iOS 13.4, compact since.
    case automatic = 0
    /// Wheels.
    case wheels
    /// A label that opens a calendar.
    case compact
    /// A calendar.
    case inline
}

/// A control for a date, a time or a length of time: wheels 320 × 216 (7 of 7), 162 high where the height is compact (1 of 1,
/// and the published height in landscape); the sizes of the other styles are those of an iPhone and follow the locale on a
/// device.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        /// A time of day.
        case time = 0
        /// A day.
        case date
        /// A day and a time.
        case dateAndTime
        /// A length of time.
        case countDownTimer
        /// A month of a year.
        case yearAndMonth
    }

    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime {
        willSet { hadOwnSize = bounds.size == ownSize }
        didSet {
            limitChoice()
            takeOwnSize()
        }
    }
    /// How the picker is to look.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        willSet { hadOwnSize = bounds.size == ownSize }
        didSet { takeOwnSize() }
    }
    /// Whether the picker was as large as its style asks before that changed.
    private var hadOwnSize = false

    /// A picker as large as its style asks where the frame has no size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = ownSize }
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Follows a change of style or mode. A picker that nobody gave another size is as large as it asks.
    private func takeOwnSize() {
        invalidateIntrinsicContentSize()
        if hadOwnSize { frame.size = ownSize }
    }

    /// The moment chosen: at first that when the picker was made (documentation of `date`).
    ///
    /// It keeps to the limits, and stands at a whole number of intervals.
    open var date = Date() {
        didSet {
            // No moment equals one that is no number.
            if date.timeIntervalSinceReferenceDate.isNaN { date = oldValue }
            limitChoice()
            if date != oldValue { wordsChanged() }
        }
    }
    /// The earliest moment. Limits are ignored where the earliest comes after the latest, and for lengths of time
    /// (documentation of `minimumDate`).
    open var minimumDate: Date? { didSet { limitChoice() } }
    /// The latest moment.
    open var maximumDate: Date? { didSet { limitChoice() } }
    /// The length of time chosen, in seconds: at most 23 hours and 59 minutes, 86,399 seconds (documentation of
    /// `countDownDuration`).
    open var countDownDuration: TimeInterval = 0 { didSet { limitChoice() } }
    /// The minutes between two choices, from 1 to 30. What doesn't divide an hour evenly becomes 1 (documentation of
    /// `minuteInterval`).
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            limitChoice()
        }
    }
    /// Whether a moment that is set goes down to an interval's start.
    open var roundsToMinuteInterval = true { didSet { limitChoice() } }
    /// How dates are written; nil for the user's way.
    open var locale: Locale? { didSet { wordsChanged() } }
    /// How days are counted.
    open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { wordsChanged() } }
    /// Where on Earth times are; Greenwich unless set, so that pictures do not depend on the machine.
    open var timeZone: TimeZone? { didSet { wordsChanged() } }

    /// A compact picker is as wide as its words.
    private func wordsChanged() {
        setNeedsDisplay()
        if datePickerStyle == .compact { invalidateIntrinsicContentSize() }
    }

    /// Chooses a moment.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// Brings the moment and the length of time to what can be chosen: down to an interval's start, then between the limits.
    private func limitChoice() {
        let step = Double(minuteInterval) * 60
        let length = min(86_399, max(0, countDownDuration.isFinite ? countDownDuration : 0))
        let wholeLength = minuteInterval > 1 ? (length / step).rounded(.down) * step : length
        if wholeLength != countDownDuration { countDownDuration = wholeLength }
        var moment = date
        if minuteInterval > 1, roundsToMinuteInterval, datePickerMode != .date, datePickerMode != .yearAndMonth {
            // The minutes go down to an interval's start, seconds stay (measured on devices with iOS 26).
            let seconds = moment.timeIntervalSinceReferenceDate
            let minutes = (seconds / 60).rounded(.down)
            let start = (minutes / Double(minuteInterval)).rounded(.down) * Double(minuteInterval)
            moment = Date(timeIntervalSinceReferenceDate: start * 60 + (seconds - minutes * 60))
        }
        if datePickerMode != .countDownTimer, (minimumDate ?? .distantPast) <= (maximumDate ?? .distantFuture) {
            if let minimumDate { moment = max(moment, minimumDate) }
            if let maximumDate { moment = min(moment, maximumDate) }
        }
        if moment != date, !moment.timeIntervalSinceReferenceDate.isNaN { date = moment }
        setNeedsDisplay()
    }

    /// How the picker looks: UIKit has wheels for lengths of time whatever is wished.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
        return layoutEnvironment.metrics.datePickerStyle
    }

    private var ownSize: CGSize {
        switch (datePickerStyle, datePickerMode) {
        case (.inline, .time): CGSize(width: 250, height: 46)
        case (.inline, .date): CGSize(width: 320, height: 330)
        case (.inline, _): CGSize(width: 320, height: 396)
        case (.compact, _): CGSize(width: CompactDatePicker(self).width, height: compactHeight)
        case (.wheels, _), (.automatic, _):
            CGSize(width: 320, height: layoutEnvironment.verticalSizeClass == .compact ? 162 : 216)
        }
    }

    /// As both documents have it that record a compact picker with its own height.
    private let compactHeight: CGFloat = 36

    /// The size of the style and mode.
    open override var intrinsicContentSize: CGSize { ownSize }
    /// The size of the style and mode.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }
}
