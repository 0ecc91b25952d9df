/// Names a view or a layout guide without keeping it alive, and names nothing once that is gone.
///
/// Constraints and anchors point at views from all sides. A `weak` reference would give each of these views a side table,
/// through which every retain and release of the view has to go from then on. Instead a view has one such object, which
/// all share and which the view's `deinit` empties.
final class ItemReference {
    // Both are emptied by the `deinit` of what they name.
    private(set) var unretainedView: Unmanaged<UIView>?
    private var unretainedGuide: Unmanaged<UILayoutGuide>?

    init(_ view: UIView) {
        unretainedView = .passUnretained(view)
    }

    init(_ guide: UILayoutGuide) {
        unretainedGuide = .passUnretained(guide)
    }

    /// The reference to a view or a layout guide; nil for anything else.
    @MainActor
    static func to(_ object: AnyObject) -> ItemReference? {
        if let view = object as? UIView { return view.reference }
        return (object as? UILayoutGuide)?.reference
    }

    /// The reference to what a program names as the item of a constraint; nil for none. Stops with UIKit's sentence where it
    /// is neither a view nor a layout guide.
    @MainActor
    static func named(_ item: Any?) -> ItemReference? {
        guard let item else { return nil }
        if let view = item as? UIView { return view.reference }
        // Objects must be unwrapped before they are cast: an optional cast to AnyObject would be boxed.
        let object = item as AnyObject
        if object is NSNull { return nil }
        guard let reference = to(object) else {
            stop("NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide.")
        }
        return reference
    }

    /// What is named; nil once it is gone.
    var object: AnyObject? { viewItem ?? guideItem }

    /// Whether what is named is still there.
    var isAlive: Bool { unretainedView != nil || unretainedGuide != nil }

    /// The view that is named.
    var viewItem: UIView? { unretainedView?.takeUnretainedValue() }

    /// The guide that is named.
    var guideItem: UILayoutGuide? { unretainedGuide?.takeUnretainedValue() }

    /// The view that is named, or that the guide belongs to.
    @MainActor
    var view: UIView? { unretainedOwner?.takeUnretainedValue() }

    /// The same, without retaining it.
    @MainActor
    var unretainedOwner: Unmanaged<UIView>? {
        // Without closures handed to the standard library: they would ask for the main actor's thread.
        if let unretainedView { return unretainedView }
        return unretainedGuide?.takeUnretainedValue().unretainedOwner
    }

    /// Called when what is named goes.
    func clear() {
        unretainedView = nil
        unretainedGuide = nil
    }
}

extension UIView {
    /// The object by which others name the view.
    var reference: ItemReference {
        if let reference = links.reference { return reference }
        let reference = ItemReference(self)
        links.reference = reference
        return reference
    }
}

extension UILayoutGuide {
    /// The object by which others name the guide.
    var reference: ItemReference {
        if let storedReference { return storedReference }
        let reference = ItemReference(self)
        storedReference = reference
        return reference
    }
}
