import Testing
import UIKit

/// Calendars, their selections and decorations in the words of their documentation.
@MainActor
@Suite("Calendars")
struct CalendarViewTests {
    final class Listener: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var chosen: [Int?] = [], added: [Int?] = [], removed: [Int?] = []
        var left: [Int?] = []

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            dateComponents.day == 3 ? .customView { UILabel() } : nil
        }
        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents
        ) { left.append(previous.month) }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate date: DateComponents?) {
            chosen.append(date?.day)
        }
        func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate date: DateComponents?) -> Bool {
            date?.day != 13
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate date: DateComponents) {
            added.append(date.day)
        }
        func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate date: DateComponents) {
            removed.append(date.day)
        }
    }

    private func calendar() -> UICalendarView {
        let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 350, height: 372))
        view.timeZone = TimeZone(secondsFromGMT: 0)
        view.visibleDateComponents = DateComponents(year: 2024, month: 5)
        view.layoutIfNeeded()
        return view
    }

    private func day(_ number: Int, of view: UICalendarView) throws -> UIControl {
        try #require(
            view.subviews.compactMap { $0 as? UIControl }.first { day in
                day.subviews.contains { ($0 as? UILabel)?.text == "\(number)" } && !day.isHidden
            })
    }

    @Test func showsTheMonthFromItsFirstWeekday() throws {
        let view = calendar()
        #expect(view.subviews.compactMap { ($0 as? UILabel)?.text }.prefix(2) == ["May 2024", "SUN"])
        // 1 May 2024 was a Wednesday: the fourth of seven columns of 50.
        #expect(try day(1, of: view).frame.minX == 150)
        #expect(try day(5, of: view).frame.minX == 0)
        view.calendar.firstWeekday = 2
        view.layoutIfNeeded()
        #expect(try day(1, of: view).frame.minX == 100)
        #expect(view.visibleDateComponents.month == 5)
    }

    @Test func oneDayIsChosenByATouch() throws {
        let view = calendar(), listener = Listener()
        let selection = UICalendarSelectionSingleDate(delegate: listener)
        view.selectionBehavior = selection
        try day(17, of: view).sendActions(for: .touchUpInside)
        #expect(listener.chosen == [17] && selection.selectedDate?.day == 17)
        #expect(try day(17, of: view).isSelected && !day(16, of: view).isSelected)
        #expect(try !day(13, of: view).isEnabled)
        selection.setSelected(nil, animated: false)
        #expect(try !day(17, of: view).isSelected)
        #expect(listener.chosen.count == 1)
    }

    @Test func severalDaysAreChosenAndLeft() throws {
        let view = calendar(), listener = Listener()
        let selection = UICalendarSelectionMultiDate(delegate: listener)
        view.selectionBehavior = selection
        for number in [2, 4, 2] { try day(number, of: view).sendActions(for: .touchUpInside) }
        #expect(listener.added == [2, 4] && listener.removed == [2])
        #expect(selection.selectedDates.map(\.day) == [4])
    }

    @Test func daysOutsideOfTheRangeCannotBeChosen() throws {
        let view = calendar()
        let start = try #require(
            DateComponents(calendar: view.calendar, timeZone: view.timeZone, year: 2024, month: 5, day: 10).date)
        view.availableDateRange = DateInterval(start: start, duration: 86_400)
        #expect(try !day(9, of: view).isEnabled && day(10, of: view).isEnabled)
    }

    @Test func delegatesDecorateAndHearOfMonths() throws {
        let view = calendar(), listener = Listener()
        view.delegate = listener
        #expect(try day(3, of: view).subviews.count == day(4, of: view).subviews.count + 1)
        let next = try #require(view.subviews.compactMap { $0 as? UIButton }.last)
        next.sendActions(for: .touchUpInside)
        #expect(view.visibleDateComponents.month == 6 && listener.left == [5])
    }
}
