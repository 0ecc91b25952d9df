import Foundation

/// Takes steps back and forward again. Foundation on Linux has none.
///
/// What is registered in one turn belongs together only between `beginUndoGrouping()` and `endUndoGrouping()`: turns of the run
/// loop make no groups here, so without them each step is one of its own.
open class UndoManager: NSObject {
    private struct Step {
        weak var target: AnyObject?
        let perform: (AnyObject) -> Void
    }

    private struct Group {
        var steps: [Step] = []
        var name = ""
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var open: [Group] = []
    private var disabled = 0

    /// Whether steps are being taken back.
    open private(set) var isUndoing = false
    /// Whether steps are being taken again.
    open private(set) var isRedoing = false
    /// How many groups can be taken back; 0 for any number.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// Whether turns of the run loop make groups. They don't here.
    /// - Note: Kept without effect.
    open var groupsByEvent = true
    /// How many groups are open.
    open var groupingLevel: Int { open.count }
    /// Whether steps are registered.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    /// Whether there is something to take back.
    open var canUndo: Bool { !undoGroups.isEmpty || open.contains { !$0.steps.isEmpty } }
    /// Whether there is something to do again.
    open var canRedo: Bool { !redoGroups.isEmpty }
    /// The name of what would be taken back.
    open var undoActionName: String { (open.last ?? undoGroups.last)?.name ?? "" }
    /// The name of what would be done again.
    open var redoActionName: String { redoGroups.last?.name ?? "" }
    /// What a menu says: Undo and the name.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    /// What a menu says: Redo and the name.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }

    /// Posted after steps were taken back.
    public static let didUndoChangeNotification = Notification.Name.NSUndoManagerDidUndoChange

    /// A manager without steps.
    public override init() {}

    /// Remembers how to take a step back. The target isn't kept alive; without it nothing is done.
    open func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping (Target) -> Void) {
        guard isUndoRegistrationEnabled else { return }
        let step = Step(target: target) { if let target = $0 as? Target { handler(target) } }
        if open.isEmpty {
            add(Group(steps: [step]))
        } else {
            open[open.count - 1].steps.append(step)
        }
    }

    /// Remembers to call a method of one argument to take a step back.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { target in
            nonisolated(unsafe) let (target, argument) = (target, anObject)
            MainActor.unchecked { _ = Messages.send(selector, to: target, [argument]) }
        }
    }

    private func add(_ group: Group) {
        guard !group.steps.isEmpty else { return }
        if isUndoing {
            redoGroups.append(group)
        } else {
            if !isRedoing { redoGroups = [] }
            undoGroups.append(group)
            trim()
        }
    }

    private func trim() {
        if levelsOfUndo > 0, undoGroups.count > levelsOfUndo { undoGroups.removeFirst(undoGroups.count - levelsOfUndo) }
    }

    /// Begins a group of steps that are taken back together.
    open func beginUndoGrouping() { open.append(Group()) }
    /// Ends it.
    open func endUndoGrouping() {
        guard let group = open.popLast() else { return }
        if open.isEmpty { add(group) } else { open[open.count - 1].steps += group.steps }
    }

    /// Takes back what was done last.
    open func undo() {
        while !open.isEmpty { endUndoGrouping() }
        guard let group = undoGroups.popLast() else { return }
        isUndoing = true
        take(group)
        isUndoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    /// Takes back the group that was made last.
    open func undoNestedGroup() { undo() }

    /// Does again what was taken back last.
    open func redo() {
        guard let group = redoGroups.popLast() else { return }
        isRedoing = true
        take(group)
        isRedoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    private func take(_ group: Group) {
        beginUndoGrouping()
        for step in group.steps.reversed() { if let target = step.target { step.perform(target) } }
        if !open.isEmpty { open[open.count - 1].name = group.name }
        endUndoGrouping()
    }

    /// Names what was registered last.
    open func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if isUndoing, !redoGroups.isEmpty {
            redoGroups[redoGroups.count - 1].name = actionName
        } else if !undoGroups.isEmpty {
            undoGroups[undoGroups.count - 1].name = actionName
        }
    }

    /// Forgets every step.
    open func removeAllActions() { (undoGroups, redoGroups, open) = ([], [], []) }

    /// Forgets a target's steps.
    open func removeAllActions(withTarget target: Any) {
        func without(_ groups: [Group]) -> [Group] {
            groups.map { group in
                var group = group
                group.steps.removeAll { $0.target === target as AnyObject }
                return group
            }
        }
        undoGroups = without(undoGroups).filter { !$0.steps.isEmpty }
        redoGroups = without(redoGroups).filter { !$0.steps.isEmpty }
        open = without(open)
    }

    /// Registers no steps until ``enableUndoRegistration()``.
    open func disableUndoRegistration() { disabled += 1 }
    /// Registers steps again.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }
}

extension Notification.Name {
    /// Posted after steps were taken back.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted after steps were done again.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
