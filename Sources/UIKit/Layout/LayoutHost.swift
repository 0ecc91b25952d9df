package import AutoLayout

/// Lays out one tree of views: keeps the tree's layout engine in step with the views and gives them their frames.
///
/// The tree's root owns its host. Views enter the engine only where constraints need them: those placed by
/// constraints, those that constraints mention, and what these hang from.
@MainActor
package final class LayoutHost {
    package unowned let root: UIView
    /// Tells whose host this is when the root is already going.
    let rootIdentifier: ObjectIdentifier
    package let engine = LayoutEngine()
    /// What an engine's constraint stands for, for messages; those that hold the root are not here.
    @exclusivity(unchecked) var parties = PartyTable()
    /// The view or guide that each item of the engine stands for, by the item's index.
    @exclusivity(unchecked) var owners: [ItemOwner] = []
    /// Whether the engine moved an item's view since it was placed, by the item's index.
    @exclusivity(unchecked) var hasMoved: [Bool] = []
    /// The items of autoresizing views that the program gave another frame since the last pass.
    @exclusivity(unchecked) var itemsMovedByProgram: Set<Int32> = []
    /// The engine's constraints that hold an autoresizing view, or the root, in place.
    @exclusivity(unchecked) var placements: [ObjectIdentifier: [Placement]] = [:]
    /// Subtrees and constraints that came since the last pass.
    @exclusivity(unchecked) var newViews: ViewList
    /// Views of the tree that are to enter the engine.
    @exclusivity(unchecked) var newItems: ViewList
    @exclusivity(unchecked) var newConstraints: [NSLayoutConstraint] = []
    /// While constraints are inserted, the direction of reading of the view that held the last one.
    @exclusivity(unchecked) var knownDirection: (holder: ObjectIdentifier, direction: LayoutDirection)?
    @exclusivity(unchecked) var resizedViews: ViewList
    @exclusivity(unchecked) var replacedViews: ViewList
    /// Views in the engine whose height depends on their width.
    @exclusivity(unchecked) var wrappingViews: ViewList
    /// Those of them whose wrapping is taken back before the next solve.
    @exclusivity(unchecked) var looseViews: ViewList
    /// Views whose baselines constraints speak of.
    @exclusivity(unchecked) var baselineViews: ViewList
    /// Constraints whose constants follow the offsets of scroll views.
    @exclusivity(unchecked) var scrollCrossings = ScrollCrossings()
    /// Whether some of those left the tree since the last pass.
    @exclusivity(unchecked) var hasGoneViews = false
    /// Views with a frame of their own, and guides, which nothing may need in the engine any more.
    @exclusivity(unchecked) var idleViews: ViewList
    @exclusivity(unchecked) var idleGuides: [UILayoutGuide] = []
    /// Views whose own sizes were handed to the engine since views were placed.
    @exclusivity(unchecked) var reshapedViews: ViewList
    /// Whether insets may be others than before although the engine has nothing to solve.
    @exclusivity(unchecked) var insetsAreDirty = true
    /// Whether the engine was solved before, and whether it has to begin anew whenever it is to be solved again.
    @exclusivity(unchecked) var wasSolved = false
    @exclusivity(unchecked) var startsOver = false
    /// Whether items may stand elsewhere in the tree than the engine knows.
    @exclusivity(unchecked) var orderIsDirty = true
    /// Whether something changed that the engine has to hear of, whichever views that moves.
    @exclusivity(unchecked) var needsPass = false
    /// The tree's environment while a pass runs: the default one stands behind a lock.
    @exclusivity(unchecked) var passEnvironment: SharedEnvironment?
    @exclusivity(unchecked) var isRunning = false
    /// While a pass gives views their frames, and not while it brings the engine up to date.
    @exclusivity(unchecked) var isPlacing = false
    /// Set while the last layout of the tree didn't come to rest.
    @exclusivity(unchecked) package internal(set) var endlessLayout: EndlessLayout?
    /// Whether standard error was told of it.
    @exclusivity(unchecked) var saidEndless = false
    /// What standard error was told of the last layout that the solver couldn't finish.
    @exclusivity(unchecked) var saidFailure: SolvingFailure?
    /// Views that are sized by constraints within them, which don't reach out of them.
    var sizedViews: [SizedView] = []
    /// What passes found; some of it may be over.
    @exclusivity(unchecked) var foundConflicts: [Conflict] = []
    /// Those of the present pass that standard error wasn't told of.
    @exclusivity(unchecked) var unsaidConflicts: [Conflict] = []

    /// The conflicts of the layout as it is, in the order in which they were found.
    package var conflicts: [LayoutConflict] {
        remaining(foundConflicts).map { LayoutConflict($0, root: root) }
    }

    init(root: UIView) {
        self.root = root
        rootIdentifier = ObjectIdentifier(root)
        let none = ViewList(root: root)
        (newViews, newItems, resizedViews, replacedViews) = (none, none, none, none)
        (wrappingViews, looseViews, baselineViews, reshapedViews) = (none, none, none, none)
        idleViews = none
        newViews.append(root)
        engine.superitem = { [unowned self] in superitem(of: $0) }
    }

    /// The host of the view's tree; made when there is none yet.
    package static func of(_ view: UIView) -> LayoutHost {
        let root = view.rootView
        if let host = root.host { return host }
        let host = LayoutHost(root: root)
        root.host = host
        return host
    }

    /// Whether a view is the root; spares the retain that reading an unowned reference costs.
    func isRoot(_ view: UIView) -> Bool { ObjectIdentifier(view) == rootIdentifier }

    /// What the tree knows of the world outside.
    var environment: LayoutEnvironment { sharedEnvironment.value }

    /// The same, to refer to.
    var sharedEnvironment: SharedEnvironment {
        passEnvironment ?? root.ownEnvironment ?? ThreadContext.current.sharedEnvironment
    }

    var layoutDirection: UIUserInterfaceLayoutDirection {
        passEnvironment?.value.layoutDirection ?? environment.layoutDirection
    }

    /// Where the edges of the tree's views may stand.
    var pixelGrid: PixelGrid {
        guard !TraitRecord.areThereOverrides else { return root.layoutEnvironment.pixelGrid }
        return passEnvironment?.value.pixelGrid ?? environment.pixelGrid
    }

    /// Lets everything go when the root does: the views keep their host alive, so it must not keep them.
    func dismantle() {
        parties = PartyTable()
        owners = []
        placements = [:]
        newConstraints = []
        newViews.removeAll()
        newItems.removeAll()
        resizedViews.removeAll()
        replacedViews.removeAll()
        wrappingViews.removeAll()
        looseViews.removeAll()
        baselineViews.removeAll()
        reshapedViews.removeAll()
        idleViews.removeAll()
        idleGuides = []
        (foundConflicts, unsaidConflicts) = ([], [])
        itemsMovedByProgram = []
        scrollCrossings = ScrollCrossings()
    }

    /// Whether the thread's conflicts are written to standard error as UIKit writes them to the console.
    package static var logsConflicts: Bool {
        get { ThreadContext.current.logsConflicts }
        set { ThreadContext.current.logsConflicts = newValue }
    }
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
    /// What the engine left out.
    package var brokenID: ConstraintID?

    init(_ found: FoundConflict, root: UIView) {
        parties = found.parties.map { $0 ?? .autoresizing(root) }
        broken = found.broken ?? .autoresizing(root)
        brokenID = found.brokenID
    }
}

/// A conflict as it is kept; nil stands for the root's size, as nothing in a host retains the root.
struct FoundConflict {
    var parties: [ConflictParty?]
    var broken: ConflictParty?
    var brokenID: ConstraintID?
}
