internal import AutoLayout

/// Lays out one tree of views: keeps the tree's layout engine in step with the views and gives them their frames.
///
/// The tree's root owns its host. Views enter the engine only where constraints need them: those placed by
/// constraints, those that constraints mention, and what these hang from.
@MainActor
package final class LayoutHost {
    unowned let root: UIView
    /// Tells whose host this is when the root is already going.
    let rootIdentifier: ObjectIdentifier
    let engine = LayoutEngine()
    var mode: Mode
    /// What an engine's constraint stands for, for messages; those that hold the root are not here.
    var parties: [ConstraintID: ConflictParty] = [:]
    /// The engine's constraints that hold an autoresizing view, or the root, in place.
    var placements: [ObjectIdentifier: [Placement]] = [:]
    /// Subtrees and constraints that came since the last pass.
    var newViews: ViewList
    /// Views of the tree that are to enter the engine.
    var newItems: ViewList
    var newConstraints: [NSLayoutConstraint] = []
    var resizedViews: ViewList
    var replacedViews: ViewList
    /// Views in the engine whose height depends on their width.
    var wrappingViews: ViewList
    /// Views whose baselines constraints speak of.
    var baselineViews: ViewList
    /// Whether some of those two left the tree since the last pass.
    var hasGoneViews = false
    var insetsAreDirty = true
    var isRunning = false
    var foundConflicts: [FoundConflict] = []

    /// Conflicts of the last pass that found any.
    package var conflicts: [LayoutConflict] {
        foundConflicts.map { conflict in
            LayoutConflict(
                parties: conflict.parties.map { $0 ?? .autoresizing(root) },
                broken: conflict.broken ?? .autoresizing(root))
        }
    }

    /// A conflict; nil stands for the root's size, as nothing here retains the root.
    struct FoundConflict {
        var parties: [ConflictParty?]
        var broken: ConflictParty?
    }

    /// What holds the root.
    enum Mode {
        /// The root has its frame.
        case fixedRoot
        /// The root takes the size that its content asks for.
        case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
    }

    init(root: UIView, mode: Mode = .fixedRoot) {
        self.root = root
        rootIdentifier = ObjectIdentifier(root)
        self.mode = mode
        let none = ViewList(root: root)
        (newViews, newItems, resizedViews, replacedViews) = (none, none, none, none)
        (wrappingViews, baselineViews) = (none, none)
        newViews.append(root)
    }

    /// The host of the view's tree; made when there is none yet.
    package static func of(_ view: UIView) -> LayoutHost {
        let root = view.rootView
        if let host = root.host { return host }
        let host = LayoutHost(root: root)
        root.host = host
        return host
    }

    /// What the tree knows of the world outside.
    var environment: LayoutEnvironment { root.rootEnvironment ?? UIView.defaultEnvironment }

    /// Lets everything go when the root does: the views keep their host alive, so it must not keep them.
    func dismantle() {
        parties = [:]
        placements = [:]
        newConstraints = []
        newViews.removeAll()
        newItems.removeAll()
        resizedViews.removeAll()
        replacedViews.removeAll()
        wrappingViews.removeAll()
        baselineViews.removeAll()
        foundConflicts = []
    }

    /// Whether conflicts are written to standard error as UIKit writes them to the console.
    package static var logsConflicts = true
}

/// What takes part in a conflict.
package enum ConflictParty {
    case constraint(NSLayoutConstraint)
    /// The frame and mask of an autoresizing view, or the root's size.
    case autoresizing(UIView)
    /// The system's placement of a guide.
    case guide(UILayoutGuide)
    case nonNegativeSize
}

/// Required constraints that can't all hold, and the one that was left out.
package struct LayoutConflict {
    package var parties: [ConflictParty]
    package var broken: ConflictParty
}
