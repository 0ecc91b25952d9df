import Foundation

extension NSManagedObjectContext {
    /// Takes back what changed last, if there is an `undoManager`.
    public func undo() {
        processPendingChanges()
        undoManager?.undo()
    }

    /// Does again what was taken back last.
    public func redo() {
        processPendingChanges()
        undoManager?.redo()
    }

    /// Remembers how the objects of an event were.
    func registerUndo(of event: ObjectEvent) {
        guard let undoManager, undoManager.isUndoRegistrationEnabled, !event.before.isEmpty else { return }
        let before = event.before
        undoManager.registerUndo(withTarget: self) { context in context.restore(before) }
    }

    private func restore(_ states: [(object: NSManagedObject, state: ObjectState)]) {
        for (object, state) in states { restore(object, state) }
        // Registers what does it again.
        processPendingChanges()
    }

    private func restore(_ object: NSManagedObject, _ state: ObjectState) {
        event.note(object)
        guard state.isHeld, !state.isDeleted else {
            // It wasn't there.
            (object.isInserted, object.isUpdated) = (false, false)
            updated.remove(object)
            if inserted.contains(object) {
                inserted.remove(object)
                forget(object)
            } else {
                object.isDeleted = true
                deleted.add(object)
            }
            event.deleted.add(object)
            return announce()
        }
        let wasAway = object.isDeleted || object.managedObjectContext == nil
        object.values = state.values
        object.isDeleted = false
        if object.managedObjectContext == nil {
            object.managedObjectContext = self
            register(object)
        }
        deleted.remove(object)
        if source?.row(of: object.objectID) == nil {
            object.isInserted = true
            inserted.add(object)
        } else if object.names(differingFrom: object.committed).isEmpty {
            object.isUpdated = false
            updated.remove(object)
        } else {
            object.isUpdated = true
            updated.add(object)
        }
        if wasAway { event.inserted.add(object) } else { event.updated.add(object) }
        announce()
    }
}
