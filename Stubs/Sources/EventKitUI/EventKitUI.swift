@_exported import EventKit
@_exported import UIKit

/// What was done with an event.
public enum EKEventEditViewAction: Int, Sendable { case canceled = 0, saved, deleted }

@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// Edits an event; it shows an empty screen.
@preconcurrency @MainActor
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent?
}

/// Shows an event; it shows an empty screen.
@preconcurrency @MainActor
open class EKEventViewController: UIViewController {
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false
}
