import Foundation

/// What a control does on an event.
struct ControlRegistration {
    enum Work {
        case action(UIAction)
        case selector(Selector, hasTarget: Bool)
    }

    weak var target: AnyObject?
    var work: Work
    var events: UIControl.Event
}
