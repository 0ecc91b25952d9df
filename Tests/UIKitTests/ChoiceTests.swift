import Testing
import UIKit

@MainActor
@Suite("What stays chosen in segmented controls and date pickers")
struct ChoiceTests {
    @Test("The segment that is on stays on as one before it goes, and none is on when it goes or is disabled")
    func segments() {
        let control = UISegmentedControl(items: ["a", "b", "c"])
        control.selectedSegmentIndex = 2
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.setEnabled(false, forSegmentAt: 1)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 0
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test("An interval takes minutes down to its start and leaves seconds")
    func intervals() {
        let picker = UIDatePicker()
        picker.minuteInterval = 15
        picker.date = Date(timeIntervalSinceReferenceDate: 22 * 60 + 5)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 15 * 60 + 5))
    }

    @Test("Pictures of segments and steppers are those that were set for a state, else those of the normal one")
    func pictures() {
        let control = UISegmentedControl(items: ["a", "b"])
        let (ground, divider) = (UIImage(), UIImage())
        control.setBackgroundImage(ground, for: .normal, barMetrics: .default)
        control.setDividerImage(
            divider, forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) === ground)
        #expect(
            control.dividerImage(forLeftSegmentState: .selected, rightSegmentState: .normal, barMetrics: .default)
                === divider)
        let stepper = UIStepper()
        stepper.setIncrementImage(ground, for: .normal)
        #expect(stepper.incrementImage(for: .disabled) === ground)
        #expect(stepper.decrementImage(for: .normal) == nil)
    }
}
