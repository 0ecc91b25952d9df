import Foundation
import Testing

@testable import UIKit

/// What UIKit's own classes are by names, as runtime attributes and `setValue(_:forKey:)` set it.
@MainActor
@Suite("Values by name")
struct ValueByNameTests {
    @Test func controlsHaveTheirValues() {
        let toggle = UISwitch(), slider = UISlider(), stepper = UIStepper(), progress = UIProgressView()
        toggle.setValue(true, forKey: "on")
        slider.setValue(3, forKey: "maximumValue")
        slider.setValue(2.5, forKey: "value")
        stepper.setValue(7, forKey: "value")
        progress.setValue(0.25, forKey: "progress")
        #expect(toggle.isOn && slider.value == 2.5 && stepper.value == 7 && progress.progress == 0.25)
        #expect(slider.value(forKey: "value") as? Float == 2.5 && toggle.value(forKey: "on") as? Bool == true)
    }

    @Test func pagesAndSegmentsHaveTheirs() {
        let pages = UIPageControl(), segments = UISegmentedControl(items: ["A", "B"])
        pages.setValue(4, forKey: "numberOfPages")
        pages.setValue(2, forKey: "currentPage")
        segments.setValue(1, forKey: "selectedSegmentIndex")
        #expect(pages.numberOfPages == 4 && pages.currentPage == 2 && segments.selectedSegmentIndex == 1)
    }

    /// Choices go by their numbers, as in Objective-C.
    @Test func choicesAreNumbers() {
        let stack = UIStackView(), label = UILabel()
        stack.setValue(1, forKey: "axis")
        stack.setValue(12, forKey: "spacing")
        label.setValue(1, forKey: "textAlignment")
        #expect(stack.axis == .vertical && stack.spacing == 12 && label.textAlignment == .center)
        #expect(stack.value(forKey: "axis") as? Int == 1)
    }

    @Test func constraintsHavePriorities() {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 10)
        width.setValue(750, forKey: "priority")
        width.setValue(true, forKey: "active")
        #expect(width.priority == .defaultHigh && width.isActive)
    }
}
