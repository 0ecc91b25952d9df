/// The objects that key presses go to: at most one in each tree of views, as each window has one of its own.
@MainActor
struct FirstResponders {
    private struct Entry {
        weak var responder: UIResponder?
    }

    private var entries: [Entry] = []

    var isEmpty: Bool { all.isEmpty }
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
    var standingView: UIView? {
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
            // What stands in place of a keyboard doesn't go where the next one has some, too.
            let window = standingView?.window
            let wasPlacing = window?.isPlacingInputViews ?? false
            window?.isPlacingInputViews = true
            defer { window?.isPlacingInputViews = wasPlacing }
            guard other.canResignFirstResponder, other.resignFirstResponder() else { return false }
        }
        context.firstResponders.add(self)
        standingView?.window?.showInputViews()
        return true
    }

    /// A text in a view above the keyboard hands key presses back to the object that gave the view.
    func giveUpKeyPresses() {
        let window = standingView?.window
        ThreadContext.current.firstResponders.remove(self)
        guard let window, !window.isPlacingInputViews else { return }
        if let host = window.inputHost, let provider = host.provider, provider !== self,
            standingView?.isDescendant(of: host) == true, provider.takeKeyPresses()
        {
            return
        }
        window.showInputViews()
    }
}
