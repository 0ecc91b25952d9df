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
    open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
    /// How the picker is to look.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { invalidateIntrinsicContentSize() } }
    /// The moment chosen. The epoch's 1 January 2001 unless set, so that pictures do not depend on the clock.
    open var date = Date(timeIntervalSinceReferenceDate: 0)
    /// The earliest moment.
    /// - Note: Kept without effect.
    open var minimumDate: Date?
    /// The latest moment.
    /// - Note: Kept without effect.
    open var maximumDate: Date?
    /// The length of time chosen, in seconds.
    open var countDownDuration: TimeInterval = 0
    /// The minutes between two choices.
    /// - Note: Kept without effect.
    open var minuteInterval = 1
    /// How dates are written.
    /// - Note: Kept without effect.
    open var locale: Locale?
    /// How days are counted.
    /// - Note: Kept without effect.
    open var calendar: Calendar! = Calendar(identifier: .gregorian)
    /// Where on Earth times are.
    /// - Note: Kept without effect.
    open var timeZone: TimeZone?

    /// Chooses a moment.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

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
        case (.compact, .time): CGSize(width: 90, height: compactHeight)
        case (.compact, .date), (.compact, .yearAndMonth): CGSize(width: 122, height: compactHeight)
        case (.compact, _): CGSize(width: 202, height: compactHeight)
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
