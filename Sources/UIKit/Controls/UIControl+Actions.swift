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

extension UIControl {
    /// Has the selector sent to the target on the events; a target of nil stands for the first responder up the
    /// chain that takes selectors.
    ///
    /// Swift on Linux has no message sending: the target is to conform to ``SelectorPerforming``. It is not kept alive.
    public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        registrations.append(
            ControlRegistration(
                target: object, work: .selector(action, hasTarget: object != nil), events: controlEvents))
    }

    /// Undoes `addTarget`; nil stands for every target or every selector.
    public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        removeEvents(controlEvents) { registration in
            guard case .selector(let selector, _) = registration.work else { return false }
            return (object == nil || registration.target === object) && (action == nil || selector == action)
        }
    }

    /// Has the action run on the events; one of the same identifier is replaced.
    public func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        registrations.append(ControlRegistration(work: .action(action), events: controlEvents))
    }

    /// Undoes `addAction`.
    public func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Undoes `addAction` for the action of the identifier.
    public func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
        removeEvents(controlEvents) { registration in
            guard case .action(let action) = registration.work else { return false }
            return action.identifier == identifier
        }
    }

    /// The targets that are still alive.
    public var allTargets: Set<AnyHashable> {
        Set(registrations.compactMap { $0.target as? NSObject }.map { AnyHashable($0) })
    }

    /// Every event that something is done on.
    public var allControlEvents: Event {
        registrations.reduce([]) { $0.union($1.events) }
    }

    /// The names of the selectors sent to the target on the event, or nil if there are none.
    public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let object = target.map { $0 as AnyObject }
        let names = registrations.compactMap { registration -> String? in
            guard case .selector(let selector, _) = registration.work, registration.target === object,
                !registration.events.isDisjoint(with: controlEvent)
            else { return nil }
            return selector.description
        }
        return names.isEmpty ? nil : names
    }

    /// Does what is to be done on the events.
    public func sendActions(for controlEvents: Event) {
        // What runs may add and remove registrations: those of now are gone through.
        for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
            switch registration.work {
            case .action(let action):
                sendAction(action)
            case .selector(let selector, let hasTarget):
                guard !hasTarget || registration.target != nil else { continue }
                sendAction(selector, to: registration.target, for: nil)
            }
        }
    }

    /// Runs the action with this control as its sender.
    public func sendAction(_ action: UIAction) {
        action.perform(from: self)
    }

    /// Sends the selector to the target, or up the responder chain if there is none.
    public func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        if let target {
            (target as? any SelectorPerforming)?.perform(action, with: self)
            return
        }
        var responder: UIResponder? = self.next
        while let current = responder {
            if let performer = current as? any SelectorPerforming {
                performer.perform(action, with: self)
                return
            }
            responder = current.next
        }
    }

    private func removeEvents(_ events: Event, where matches: (ControlRegistration) -> Bool) {
        registrations = registrations.compactMap { registration in
            guard matches(registration) else { return registration }
            var rest = registration
            rest.events.subtract(events)
            return rest.events.isEmpty ? nil : rest
        }
    }
}
