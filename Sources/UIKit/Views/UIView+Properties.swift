import Foundation
import Observation

extension UIView {
    /// Has ``updateProperties()`` called before the next layout.
    public func setNeedsUpdateProperties() {
        flags.remove(.hasUpdatedProperties)
        markNeedsLayout()
    }

    /// Calls ``updateProperties()`` now, if it waits for that.
    public func updatePropertiesIfNeeded() { if !flags.contains(.hasUpdatedProperties) { renewProperties() } }

    func renewProperties() {
        flags.insert(.hasUpdatedProperties)
        if unretainedController != nil { viewController?.renewProperties() }
        updateProperties()
    }
}

extension UIViewController {
    /// Has ``updateProperties()`` called before the next layout of the view.
    public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

    /// Calls ``updateProperties()`` now, if it waits for that.
    public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

    fileprivate func renewProperties() {
        let thread = ObjectIdentifier(Thread.current)
        withObservationTracking {
            updateProperties()
        } onChange: { [weak self] in
            // What changed has its new value only after this, and the next layout reads it.
            if ObjectIdentifier(Thread.current) == thread {
                return MainActor.unchecked { self?.setNeedsUpdateProperties() }
            }
            RunLoop.main.perform { MainActor.unchecked { self?.setNeedsUpdateProperties() } }
        }
    }
}
