internal import UIKit

/// What the end of a connection is.
private enum End {
    case object(AnyObject)
    /// Whoever is first up the chain of responders.
    case firstResponder
}

extension ProgramPart {
    /// Makes the connections that have an end among new objects and both ends now.
    func connect(_ ids: Set<String>) {
        var collections: [(key: Collected, values: [AnyObject])] = []
        // A nib's owner is none of its objects.
        for connection in file.connections(at: ids.union(["-1", "-2"])) {
            guard case .object(let source)? = connection.source.flatMap(end), let target = end(connection.destination)
            else { continue }
            switch (connection.kind, target) {
            case (.outlet, .object(let value)): setOutlet(connection, of: source, to: value)
            case (.outletCollection, .object(let value)):
                let key = Collected(source: ObjectIdentifier(source), name: connection.name)
                if let place = collections.firstIndex(where: { $0.key == key }) {
                    collections[place].values.append(value)
                } else {
                    collections.append((key, [value]))
                }
            case (.action(let event), let target): connectAction(connection, event, of: source, to: target)
            default: break
            }
        }
        setCollections(collections, ids)
    }

    private struct Collected: Hashable {
        var source: ObjectIdentifier
        var name: String
    }

    private func setCollections(_ collections: [(key: Collected, values: [AnyObject])], _ ids: Set<String>) {
        for connection in file.connections(at: ids.union(["-1"])) where connection.kind == .outletCollection {
            guard case .object(let source)? = connection.source.flatMap(end),
                let found = collections.first(where: {
                    $0.key == Collected(source: ObjectIdentifier(source), name: connection.name)
                }), case .object(let value)? = end(connection.destination), value === found.values.first
            else { continue }
            if connection.name == "gestureRecognizers", let view = source as? UIView {
                for case let recognizer as UIGestureRecognizer in found.values { view.addGestureRecognizer(recognizer) }
            } else {
                setOutlet(connection, of: source, to: found.values)
            }
        }
    }

    /// What an id stands for here.
    private func end(_ id: String) -> End? {
        if let object = objects[id] ?? surroundings[id] { return .object(object) }
        switch id {
        case "-1": return placeholders.owner.map { .object($0) }
        case "-2": return .firstResponder
        default: break
        }
        guard let element = file.element(id) else { return nil }
        switch (file.tree.name(element), file.tree[element, "placeholderIdentifier"]) {
        case ("placeholder", "IBFirstResponder"): return .firstResponder
        case ("placeholder", "IBFilesOwner"): return placeholders.owner.map { .object($0) }
        case ("placeholder", let name?): return placeholders.external[name].map { .object($0) }
        case (let name, _) where isCell && name.hasSuffix("GestureRecognizer"):
            // A recogniser of a cell stands beside the scene's view; each cell has its own.
            guard let made = file.makeObject(element) else { return nil }
            add(made, id)
            return .object(made)
        default: return nil
        }
    }

    /// Whether the document names a class for an object that isn't known: that was said, and its members with it.
    private func isStranger(_ object: AnyObject, _ id: String?) -> Bool {
        guard let id, let custom = file.customClass(of: id) else { return false }
        return ClassRegistry.type(named: custom.name, in: custom.module) == nil
    }

    private func setOutlet(_ connection: Connection, of source: AnyObject, to value: Any) {
        // Static cells and the like have these from UIKit alone.
        do {
            try KeyValueCoding.set(value, forKeyPath: connection.name, of: source)
        } catch {
            if isStranger(source, connection.source) { return }
            let place = file.place(connection.position)
            if !error.isKnown, ClassRegistry.knows(source) { stop("\(error) The outlet stands at \(place)") }
            if error.isKnown, isStranger(value as AnyObject, connection.destination) { return }
            warn("\(place): warning: \(error)")
        }
    }

    private func connectAction(_ connection: Connection, _ event: String?, of source: AnyObject, to end: End) {
        var target: AnyObject?
        if case .object(let object) = end {
            if isStranger(object, connection.destination) { return }
            target = object
        }
        let selector = Selector(connection.name), place = file.place(connection.position)
        Messages.note(place, of: selector, sentBy: source)
        switch source {
        case let control as UIControl:
            guard let events = UIControl.Event(document: event ?? "touchUpInside") else {
                return warn("\(place): warning: there is no event \(event ?? "")")
            }
            control.addTarget(target, action: selector, for: events)
        case let item as UIBarButtonItem: (item.target, item.action) = (target, selector)
        case let recognizer as UIGestureRecognizer: recognizer.add(target, selector)
        default:
            if !isStranger(source, connection.source) {
                warn("\(place): warning: a \(type(of: source)) sends no actions")
            }
        }
    }

    // MARK: Segues

    /// Has the new objects perform the segues that leave from them.
    func connectSegues() {
        guard let controller else { return }
        for template in controller.segueTemplates {
            let element = ElementID(template.mark)
            guard let owner = file.tree.parent(element).flatMap(file.tree.parent),
                let object = file.tree[owner, "id"].flatMap({ objects[$0] }), object !== controller
            else { continue }
            trigger(template, by: object, isAccessory: file.tree[element, "trigger"] == "accessoryAction")
        }
    }

    private func trigger(_ template: SegueTemplate, by object: AnyObject, isAccessory: Bool) {
        switch object {
        case let control as UIControl:
            control.addTarget(template, action: SegueTemplate.action, for: control.segueEvent)
        case let item as UIBarButtonItem: (item.target, item.action) = (template, SegueTemplate.action)
        case let recognizer as UIGestureRecognizer: recognizer.addTarget(template, action: SegueTemplate.action)
        case let cell as UITableViewCell:
            if isAccessory { cell.segues.accessory = template } else { cell.segues.selection = template }
        case let cell as UICollectionViewCell: cell.selectionSegue = template
        default: break
        }
    }
}

extension UIControl {
    /// What asks for a control's segue.
    fileprivate var segueEvent: Event {
        switch self {
        case is UIButton: .touchUpInside
        case is UITextField: .editingDidEndOnExit
        case is UISwitch, is UISlider, is UIStepper, is UISegmentedControl, is UIDatePicker, is UIPageControl:
            .valueChanged
        default: .touchUpInside
        }
    }
}

extension UIControl.Event {
    /// The event that documents call so.
    fileprivate init?(document word: String) {
        let words: [String: UIControl.Event] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter,
            "touchDragExit": .touchDragExit, "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
            "touchCancel": .touchCancel, "valueChanged": .valueChanged,
            "primaryActionTriggered": .primaryActionTriggered, "menuActionTriggered": .menuActionTriggered,
            "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
            "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
        ]
        guard let event = words[word] else { return nil }
        self = event
    }
}
