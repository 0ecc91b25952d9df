import UIKit

extension ViewKind {
    /// A stepper.
    public static let stepper = ViewKind("stepper", content: StepperContent.self) { UIStepper() }
}

/// What steppers have.
public struct StepperContent: ViewContent {
    /// The number that the buttons change.
    public var value = 0.0
    /// The least value.
    public var minimum = 0.0
    /// The greatest value.
    public var maximum = 100.0
    /// How much a tap changes.
    public var step = 1.0
}

extension StepperContent: ElementContent {
    init(_ element: NodeReader) {
        value = element.number("value") ?? 0
        minimum = element.number("minValue") ?? element.number("minimumValue") ?? 0
        maximum = element.number("maxValue") ?? element.number("maximumValue") ?? 100
        step = element.number("stepValue") ?? 1
    }

    func configure(_ stepper: UIStepper, resources: Resources) {
        stepper.minimumValue = minimum
        stepper.maximumValue = maximum
        stepper.stepValue = step
        stepper.value = value
    }
}
