import Foundation

/// Which days of a calendar are chosen.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    weak var view: UICalendarView?

    /// Asks anew which days can be chosen.
    open func updateSelectableDates() { view?.show() }

    func contains(_ day: DateComponents) -> Bool { false }
    func canTake(_ day: DateComponents) -> Bool { true }
    /// What a touch on a day does.
    func take(_ day: DateComponents) {}
}

/// One day is chosen, or none.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Is asked which days may be chosen, and hears of them.
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The day that is chosen.
    open var selectedDate: DateComponents? { didSet { view?.show() } }

    /// A selection with a delegate.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

    /// Chooses a day; the delegate isn't told.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override func contains(_ day: DateComponents) -> Bool { selectedDate?.isSameDay(as: day) ?? false }
    override func canTake(_ day: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }
    override func take(_ day: DateComponents) {
        selectedDate = day
        delegate?.dateSelection(self, didSelectDate: day)
    }
}

/// Any number of days are chosen.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Is asked which days may be chosen, and hears of them.
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The days that are chosen.
    open var selectedDates: [DateComponents] = [] { didSet { view?.show() } }

    /// A selection with a delegate.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

    /// Chooses days; the delegate isn't told.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override func contains(_ day: DateComponents) -> Bool { selectedDates.contains { $0.isSameDay(as: day) } }
    override func canTake(_ day: DateComponents) -> Bool {
        contains(day)
            ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
            : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }
    override func take(_ day: DateComponents) {
        if contains(day) {
            selectedDates.removeAll { $0.isSameDay(as: day) }
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

extension DateComponents {
    /// Whether both name the same day.
    fileprivate func isSameDay(as other: DateComponents) -> Bool {
        year == other.year && month == other.month && day == other.day
            && (era ?? other.era) == (other.era ?? era)
    }
}

/// Is asked which day may be chosen, and hears of it.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// A day was chosen, or none any more.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day can be chosen.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// Every day can.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// Is asked which days may be chosen, and hears of them.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// One more day was chosen.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// A day is no longer chosen.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day can be chosen.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Whether a day that is chosen can be left out.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// Every day can.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    /// Every day can.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
