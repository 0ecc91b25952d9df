/// The objects that key presses go to: at most one in each tree of views, as each window has one of its own.
@MainActor
struct FirstResponders {
    private struct Entry {
        weak var responder: UIResponder?
    }

    private var entries: [Entry] = []

    private var all: [UIResponder] { entries.compactMap(\.responder) }

    func contains(_ responder: UIResponder) -> Bool { entries.contains { $0.responder === responder } }

    /// The one in a view or below it, if there is one. A controller stands where its view stands.
    func first(in view: UIView) -> UIResponder? {
        entries.isEmpty ? nil : all.first { $0.standingView?.isDescendant(of: view) == true }
    }

    /// The one in the tree of another one.
    fileprivate func first(besides responder: UIResponder) -> UIResponder? {
        let root = responder.standingView?.rootView
        return all.first { $0 !== responder && $0.standingView?.rootView === root }
    }

    fileprivate mutating func add(_ responder: UIResponder) { entries.append(Entry(responder: responder)) }

    fileprivate mutating func remove(_ responder: UIResponder) {
        entries.removeAll { $0.responder === responder || $0.responder == nil }
    }
}

extension UIResponder {
    /// The view in whose tree the object takes key presses: itself, its controller's, or the next one's.
    fileprivate var standingView: UIView? {
        var next: UIResponder? = self
        while let responder = next {
            if let view = responder as? UIView { return view }
            if let view = (responder as? UIViewController)?.viewIfLoaded { return view }
            next = responder.next
        }
        return nil
    }

    /// Has what takes key presses in the same tree give them up, and takes them. Answers whether they go here now.
    func takeKeyPresses() -> Bool {
        let context = ThreadContext.current
        if context.firstResponders.contains(self) { return true }
        guard canBecomeFirstResponder else { return false }
        if let other = context.firstResponders.first(besides: self) {
            guard other.canResignFirstResponder, other.resignFirstResponder() else { return false }
        }
        context.firstResponders.add(self)
        return true
    }

    func giveUpKeyPresses() { ThreadContext.current.firstResponders.remove(self) }
}
