/// Names a view or a layout guide without keeping it alive, and names nothing once that is gone.
///
/// Constraints and anchors point at views from all sides. A `weak` reference would give each of these views a side table,
/// through which every retain and release of the view has to go from then on. Instead a view has one such object, which
/// all share and which the view's `deinit` empties.
final class ItemReference {
    /// Emptied by the view's `deinit`.
    fileprivate(set) unowned(unsafe) var viewItem: UIView?
    /// Emptied by the guide's `deinit`.
    fileprivate(set) unowned(unsafe) var guideItem: UILayoutGuide?
    /// What is neither of the two can be named in a constraint, but the constraint can't be activated.
    private let foreignItem: ForeignItem?

    init(_ view: UIView) {
        viewItem = view
        foreignItem = nil
    }

    init(_ guide: UILayoutGuide) {
        guideItem = guide
        foreignItem = nil
    }

    private init(foreign object: AnyObject) {
        foreignItem = ForeignItem(object)
    }

    /// The reference to any object.
    @MainActor
    static func to(_ object: AnyObject) -> ItemReference {
        if let view = object as? UIView { return view.reference }
        if let guide = object as? UILayoutGuide { return guide.reference }
        return ItemReference(foreign: object)
    }

    /// What is named; nil once it is gone.
    var object: AnyObject? { viewItem ?? guideItem ?? foreignItem?.object }

    /// Whether what is named is still there.
    var isAlive: Bool {
        if viewItem != nil || guideItem != nil { return true }
        return foreignItem?.object != nil
    }

    /// The view that is named, or that the guide belongs to.
    @MainActor
    var view: UIView? {
        if let viewItem { return viewItem }
        return guideItem?.owner
    }

    /// Called when what is named goes.
    func clear() {
        viewItem = nil
        guideItem = nil
    }

    private final class ForeignItem {
        weak var object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
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
