import Foundation

/// The views that a calendar is made of: its head, its weekdays and its days.
@MainActor
final class CalendarParts {
    /// How high the month's name and the weekdays are together.
    static let headHeight: CGFloat = 72
    let title = UILabel()
    /// After the title: the month is chosen there.
    let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
    let previous = UIButton(type: .system), next = UIButton(type: .system)
    let weekdays = (0..<7).map { _ in UILabel() }
    let days = (1...31).map { CalendarDay($0) }
    /// In which column the first day stands.
    var firstColumn = 0

    init() {
        previous.setImage(UIImage(systemName: "chevron.left"), for: .normal)
        next.setImage(UIImage(systemName: "chevron.right"), for: .normal)
        chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        (previous.accessibilityLabel, next.accessibilityLabel) = ("Previous Month", "Next Month")
        for label in weekdays {
            label.textAlignment = .center
            label.textColor = .tertiaryLabel
        }
    }

    var views: [UIView] { [title, chevron, previous, next] + weekdays + days }

    /// Places all in the calendar's area.
    func place(in bounds: CGRect, of view: UIView) {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        func set(_ part: UIView, _ rect: CGRect) {
            part.frame =
                isMirrored ? CGRect(origin: CGPoint(x: bounds.maxX - rect.maxX, y: rect.minY), size: rect.size) : rect
        }
        let column = bounds.width / 7
        let mark = chevron.intrinsicContentSize
        let room = max(0, bounds.width - 116 - mark.width)
        let width = min(title.intrinsicContentSize.width, room)
        set(title, CGRect(x: 12, y: 0, width: width, height: 44))
        set(chevron, CGRect(x: 16 + width, y: 22 - mark.height / 2, width: mark.width, height: mark.height))
        set(previous, CGRect(x: bounds.width - 92, y: 0, width: 44, height: 44))
        set(next, CGRect(x: bounds.width - 48, y: 0, width: 44, height: 44))
        for (index, label) in weekdays.enumerated() {
            set(label, CGRect(x: CGFloat(index) * column, y: 46, width: column, height: 20))
        }
        let row = max(0, bounds.height - Self.headHeight) / 6
        for (index, day) in days.enumerated() {
            let place = index + firstColumn
            set(
                day,
                CGRect(
                    x: CGFloat(place % 7) * column, y: Self.headHeight + CGFloat(place / 7) * row, width: column,
                    height: row))
        }
    }
}

/// A day of a calendar's month.
final class CalendarDay: UIControl {
    let number: Int
    private let circle = UIView(), label = UILabel()
    private var decoration: UIView?
    private var decorationSide: CGFloat?
    private var leavesRoom = false

    init(_ number: Int) {
        self.number = number
        super.init(frame: .zero)
        circle.isUserInteractionEnabled = false
        label.textAlignment = .center
        label.text = "\(number)"
        addSubview(circle)
        addSubview(label)
        isAccessibilityElement = true
    }

    public required init?(coder: NSCoder) { nil }

    /// Shows the day as chosen or not, as available or not, with what decorates it.
    func show(font: UIFont, tint: UIColor, decoration item: UICalendarView.Decoration?, leavesRoom: Bool) {
        label.font = font
        label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? tint : .label
        circle.backgroundColor = isSelected ? tint.withAlphaComponent(0.15) : nil
        decoration?.removeFromSuperview()
        (decoration, decorationSide) = (item?.make(tint), item?.side)
        if let decoration { addSubview(decoration) }
        self.leavesRoom = leavesRoom
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let below: CGFloat = leavesRoom ? min(16, bounds.height / 3) : 0
        let area = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - below)
        let side = min(area.width, area.height, 44)
        circle.frame = CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
        circle.layer.cornerRadius = side / 2
        label.frame = area
        guard let decoration else { return }
        let natural = decoration.intrinsicContentSize
        let width = decorationSide ?? min(bounds.width, natural.width > 0 ? natural.width : bounds.width)
        let height = min(below, decorationSide ?? below)
        decoration.frame = CGRect(
            x: (bounds.width - width) / 2, y: bounds.height - below + (below - height) / 2, width: width, height: height
        )
    }
}

extension UICalendarView {
    /// Shows the month anew.
    func show() {
        let calendar = countingCalendar
        guard let month = calendar.dateInterval(of: .month, for: firstDay),
            let days = calendar.range(of: .day, in: .month, for: firstDay)
        else { return }
        let names = DateFormatter()
        (names.locale, names.calendar, names.timeZone) = (locale, calendar, calendar.timeZone)
        names.setLocalizedDateFormatFromTemplate("yMMMM")
        parts.title.text = names.string(from: month.start)
        parts.title.font = font(17, .semibold)
        let weekdays = names.shortStandaloneWeekdaySymbols
        for (index, label) in parts.weekdays.enumerated() where weekdays.count == 7 {
            label.text = weekdays[(index + calendar.firstWeekday - 1) % 7].uppercased(with: locale)
            label.font = font(13, .semibold)
        }
        parts.firstColumn = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
        parts.previous.isEnabled = month.start > availableDateRange.start
        parts.next.isEnabled = month.end <= availableDateRange.end
        for day in parts.days {
            day.isHidden = !days.contains(day.number)
            if !day.isHidden { show(day) }
        }
        setNeedsLayout()
    }

    private func show(_ day: CalendarDay) {
        guard let (components, isAvailable) = components(of: day.number) else { return }
        day.isEnabled = isAvailable && (selectionBehavior?.canTake(components) ?? true)
        day.isSelected = selectionBehavior?.contains(components) ?? false
        day.accessibilityLabel = "\(day.number) \(parts.title.text ?? "")"
        let decoration =
            wantsDateDecorations && isAvailable ? delegate?.calendarView(self, decorationFor: components) : nil
        day.show(
            font: font(20, day.isSelected ? .semibold : .regular), tint: tintColor, decoration: decoration,
            leavesRoom: wantsDateDecorations)
    }

    /// A day of the month that is shown, and whether it can be seen and chosen.
    private func components(of number: Int) -> (DateComponents, isAvailable: Bool)? {
        let calendar = countingCalendar
        guard let month = calendar.dateInterval(of: .month, for: firstDay),
            let date = calendar.date(byAdding: .day, value: number - 1, to: month.start),
            let day = calendar.dateInterval(of: .day, for: date)
        else { return nil }
        var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
        components.calendar = self.calendar
        return (components, day.start <= availableDateRange.end && day.end > availableDateRange.start)
    }

    /// What a touch on a day does.
    func take(_ number: Int) {
        if let (components, _) = components(of: number) { selectionBehavior?.take(components) }
    }

    private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let system = UIFont.systemFont(ofSize: size, weight: weight)
        return system.fontDescriptor.withDesign(fontDesign).map { UIFont(descriptor: $0, size: size) } ?? system
    }
}
