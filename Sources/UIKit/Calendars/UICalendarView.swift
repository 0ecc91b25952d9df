import Foundation

/// A month of a calendar, with decorations below its days and, if it has a selection, days that can be chosen.
///
/// The calendar is Gregorian, the language English and the month January 2001 unless set, so that pictures don't depend on
/// the machine and the clock. Today has no mark.
@preconcurrency @MainActor
open class UICalendarView: UIView {
    /// Says what decorates days, and hears of other months.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { show() } }
    /// Which days are chosen; nil where none can be.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            oldValue?.view = nil
            selectionBehavior?.view = self
            show()
        }
    }
    /// How days are counted.
    open var calendar = Calendar(identifier: .gregorian) { didSet { show() } }
    /// How months and weekdays are written.
    open var locale = Locale(identifier: "en_US") { didSet { show() } }
    /// Where on Earth days begin; nil for the calendar's own.
    open var timeZone: TimeZone? { didSet { show() } }
    /// The design of the letters.
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { show() } }
    /// The days that can be seen and chosen.
    ///
    /// A month outside of them gives way to the nearest that has some.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet {
            let nearest = min(max(firstDay, availableDateRange.start), availableDateRange.end)
            if nearest == firstDay || contains(firstDay, nearest) { return show() }
            setVisibleDateComponents(
                countingCalendar.dateComponents([.era, .year, .month], from: nearest), animated: false)
        }
    }
    private func contains(_ month: Date, _ date: Date) -> Bool {
        countingCalendar.isDate(date, equalTo: month, toGranularity: .month)
    }
    /// Whether there is room for decorations below the days.
    open var wantsDateDecorations = true {
        didSet {
            invalidateIntrinsicContentSize()
            show()
        }
    }
    /// The month that is shown: its era, year and month count.
    open var visibleDateComponents: DateComponents {
        get {
            var components = countingCalendar.dateComponents([.era, .year, .month], from: firstDay)
            components.calendar = calendar
            return components
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }
    /// A moment in the month that is shown.
    private(set) var firstDay = Date(timeIntervalSinceReferenceDate: 0)
    let parts = CalendarParts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        parts.views.forEach(addSubview)
        parts.previous.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
        parts.next.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
        for day in parts.days {
            let number = day.number
            day.addAction(UIAction { [weak self] _ in self?.take(number) }, for: .touchUpInside)
        }
        show()
    }

    /// Shows another month, at once.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        let month = DateComponents(era: dateComponents.era, year: dateComponents.year, month: dateComponents.month)
        guard let date = countingCalendar.date(from: month) else { return }
        let former = visibleDateComponents
        firstDay = date
        show()
        if former != visibleDateComponents {
            delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former)
        }
    }

    /// Asks the delegate anew for the decorations of days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { show() }

    private func turn(by months: Int) {
        guard let date = countingCalendar.date(byAdding: .month, value: months, to: firstDay) else { return }
        setVisibleDateComponents(countingCalendar.dateComponents([.era, .year, .month], from: date), animated: true)
    }

    /// The calendar, where the view's time zone counts.
    var countingCalendar: Calendar {
        var calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.place(in: bounds, of: self)
    }

    /// As wide as an inline date picker; how high the rows are Apple doesn't say, so the height is an estimate.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: 320, height: CalendarParts.headHeight + 6 * (wantsDateDecorations ? 54 : 44))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }
}

extension UICalendarView {
    /// What stands below a day.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        /// How large a decoration is.
        public enum DecorationSize: Int, Sendable { case small = 0, medium, large }

        let make: (UIColor) -> UIView
        /// The width and height.
        let side: CGFloat?

        /// A dot of the tint colour.
        public override convenience init() { self.init(image: nil) }
        /// A picture, a dot where it is nil.
        public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            // Apple doesn't say how large the sizes are.
            side = [.small: 8, .medium: 12, .large: 16][size]
            make = { tint in
                let view = UIImageView(image: image ?? UIImage(systemName: "circle.fill"))
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? tint
                return view
            }
        }
        /// A view of one's own.
        public init(customViewProvider: @escaping () -> UIView) {
            side = nil
            make = { _ in customViewProvider() }
        }

        /// A dot.
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(image: nil, color: color, size: size)
        }
        /// A picture, a dot where it is nil.
        public class func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }
        /// A view of one's own.
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }
    }
}

/// Says what decorates the days of a calendar.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What stands below a day; nil for nothing.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Another month is shown.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Nothing.
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    /// Does nothing.
    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
