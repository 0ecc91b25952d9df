internal import AutoLayout

/// Measures the size that a view asks for by the constraints in it: a layout of its tree by itself, as constraints to views
/// outside have no say (documentation of `systemLayoutSizeFitting`).
///
/// It works on a copy: an engine, items, insets and wrapping widths of its own. The views are asked for what they are (sizes,
/// insets, constraints) and nothing is written to them, so that programs may measure at any time, and whatever is asked may
/// change the tree or measure in turn.
@MainActor
final class FittingPass {
    let engine = LayoutEngine()
    var parties = PartyTable()
    var wrappingViews: ViewList
    var looseViews: ViewList
    var reshapedViews: ViewList
    var baselineViews: ViewList

    private let root: UIView
    private let target: Target
    /// The views, superviews first. Kept alive, wherever they go meanwhile.
    private var members: [Member] = []
    private var places: [ObjectIdentifier: Int] = [:]
    /// Whether there is a solution to take places from.
    private var isSolved = false
    /// The constraints held in the tree; kept alive as well.
    private var constraints: [NSLayoutConstraint] = []
    private var guides: [ObjectIdentifier: MeasuredGuide] = [:]
    /// The member that an item stands for, by the item's index; -1 for a guide.
    private var owners: [Int] = []

    private struct Target {
        var size: CGSize
        /// How firmly each side keeps to it.
        var horizontal: UILayoutPriority
        var vertical: UILayoutPriority
    }

    /// What is known of a view here.
    private struct Member {
        let view: UIView
        /// The places of the superview, nil for the root, and of the subviews.
        let superview: Int?
        var subviews: [Int] = []
        var item: Item?
        /// The view's own marks, less those of the live layout's engine.
        var flags: LayoutFlags
        /// The view's own size before its content wraps; nil until it was asked.
        var ownSize: CGSize?
        var alignmentInsets = UIEdgeInsets.zero
        var direction: LayoutDirection?
        var wrappingWidth: CGFloat?
        var safeArea: UIEdgeInsets
        var margins: UIEdgeInsets?
        /// The frame in the root's coordinates.
        var rectangle = Rectangle()
    }

    private struct MeasuredGuide {
        /// Kept alive, as it is known by its address.
        let guide: UILayoutGuide
        let item: Item
        var placement: GuidePlacement
        var constraints: [ConstraintID] = []
    }

    /// The size that comes nearest to a target, rounded up to pixels. The priorities say how firmly it keeps to that.
    static func size(
        of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        view.runUpdateConstraints()
        let environment = view.layoutEnvironment
        let pass = FittingPass(of: view, Target(size: target, horizontal: horizontal, vertical: vertical))
        pass.fill()
        let frame = pass.solve()
        return CGSize(
            width: environment.roundedUpToPixel(frame.right), height: environment.roundedUpToPixel(frame.bottom))
    }

    private init(of root: UIView, _ target: Target) {
        self.root = root
        self.target = target
        let none = ViewList(root: root)
        (wrappingViews, looseViews, reshapedViews, baselineViews) = (none, none, none, none)
        engine.superitem = { [unowned self] in superitem(of: $0) }
        var waiting: [(view: UIView, superview: Int?)] = [(root, nil)]
        while let (view, superview) = waiting.popLast() {
            let place = members.count
            places[ObjectIdentifier(view)] = place
            if let superview { members[superview].subviews.append(place) }
            members.append(
                Member(
                    view: view, superview: superview,
                    flags: view.flags.subtracting(.ofEngine).union(.descendantNeedsInsets),
                    safeArea: view.safeAreaInsets, margins: view.results.margins))
            for subview in view.storedSubviews.reversed() { waiting.append((subview, place)) }
        }
    }

    /// Asks all views that will take part, and then writes all into the engine.
    private func fill() {
        for place in members.indices where isPlacedByConstraints(place) { ask(place) }
        constraints = members.flatMap { Array($0.view.links.owned) }
        for constraint in constraints {
            for operand in 0..<ConstraintTerms.operandCount {
                if let view = constraint.operandView(operand), let place = place(of: view) { ask(place) }
            }
        }
        for place in members.indices where isPlacedByConstraints(place) { _ = item(of: members[place].view) }
        numberItems(below: root)
        engine.reserveCapacity(constraints: constraints.count)
        let count = owners.count
        for constraint in constraints {
            guard let holder = constraint.holder, write(constraint, heldBy: holder) != nil else { continue }
            noteBaselines(of: constraint)
        }
        if owners.count > count { numberItems(below: root) }
    }

    private func isPlacedByConstraints(_ place: Int) -> Bool {
        place == 0 || !members[place].view.translatesAutoresizingMaskIntoConstraints
    }

    /// Asks a view what it contributes, once.
    private func ask(_ place: Int) {
        let view = members[place].view
        guard members[place].ownSize == nil else { return }
        let size = view.wrapping(at: nil) { view.askOwnSize() }
        let movesAlignment = view.movesAlignmentRectangle
        let insets = movesAlignment ? view.ownAlignmentInsets : view.alignmentRectInsets
        members[place].ownSize = size
        members[place].alignmentInsets = insets
        if movesAlignment { members[place].flags.insert(.hasOwnAlignment) }
    }

    /// Puts the root's corner at the origin, and its far edges as near to the target as the priorities say.
    private func rootEquations(_ item: Item) -> [WantedPlacement] {
        let insets = alignmentInsets(of: root)
        func edge(_ attribute: AutoLayout.Attribute, _ value: CGFloat, _ priority: Float = 1000) -> WantedPlacement {
            WantedPlacement(
                Equation(Operand(item, attribute), .equal, constant: Double(value)), priority: Double(priority))
        }
        return [
            edge(.left, insets.left), edge(.top, insets.top),
            edge(.width, max(0, target.size.width - insets.left - insets.right), target.horizontal.rawValue),
            edge(.height, max(0, target.size.height - insets.top - insets.bottom), target.vertical.rawValue),
        ]
    }

    /// Solves, and answers the root's frame.
    private func solve() -> Rectangle {
        applyInsets()
        isSolved = true
        let found = settle().conflicts
        if LayoutHost.logsConflicts {
            for conflict in remaining(found) { LayoutHost.log(LayoutConflict(conflict, root: root)) }
            if let failure = engine.failure { LayoutHost.log(failure) }
        }
        return frameRectangle(of: root, in: Rectangle())
    }
}

// MARK: - Views and guides

extension FittingPass: LayoutTree {
    private func place(of view: UIView) -> Int? { places[ObjectIdentifier(view)] }

    func contains(_ view: UIView) -> Bool { place(of: view) != nil }

    func superview(of view: UIView) -> UIView? {
        place(of: view).flatMap { members[$0].superview }.map { members[$0].view }
    }

    func direction(of holder: UIView) -> LayoutDirection {
        guard let place = place(of: holder) else { return .leftToRight }
        if let direction = members[place].direction { return direction }
        let direction: LayoutDirection =
            holder.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        members[place].direction = direction
        return direction
    }

    func existingItem(of view: UIView) -> Item? { place(of: view).flatMap { members[$0].item } }

    func existingItem(of guide: UILayoutGuide) -> Item? { guides[ObjectIdentifier(guide)]?.item }

    func view(of item: Item) -> UIView? {
        let place = owners[Int(item.index)]
        return place < 0 ? nil : members[place].view
    }

    func guide(of item: Item) -> UILayoutGuide? {
        guides.values.first { $0.item == item }?.guide
    }

    private func addItem(owner: Int) -> Item {
        let item = engine.addItem()
        while owners.count <= Int(item.index) { owners.append(-1) }
        owners[Int(item.index)] = owner
        return item
    }

    func enter(_ view: UIView) -> Item {
        guard let place = place(of: view) else { preconditionFailure("only views of the tree enter its engine") }
        ask(place)
        let item = addItem(owner: place)
        members[place].item = item
        for placement in place == 0 ? rootEquations(item) : maskEquations(of: view, item) {
            guard let id = add(placement.equation, priority: placement.priority), place > 0 else { continue }
            parties[id] = .autoresizing(.passUnretained(view))
        }
        pushOwnSize(of: view)
        engine.setMargins(Insets(outerInsets(of: place).effectiveMargins), of: item)
        return item
    }

    func enter(_ guide: UILayoutGuide) -> Item {
        let item = addItem(owner: -1)
        let placement = guide.placement
        let key = ObjectIdentifier(guide)
        guides[key] = MeasuredGuide(guide: guide, item: item, placement: placement)
        guides[key]?.constraints = write(placement, of: guide, item, over: [])
        return item
    }

    private func setPlacement(_ placement: GuidePlacement, of guide: UILayoutGuide) {
        let key = ObjectIdentifier(guide)
        guard let measured = guides[key], measured.placement != placement else { return }
        guides[key]?.placement = placement
        guides[key]?.constraints = write(placement, of: guide, measured.item, over: measured.constraints)
    }

    func has(_ mark: LayoutFlags, _ view: UIView) -> Bool {
        place(of: view).map { members[$0].flags.contains(mark) } ?? false
    }

    func setMark(_ mark: LayoutFlags, _ isSet: Bool, of view: UIView) {
        guard let place = place(of: view) else { return }
        if isSet { members[place].flags.insert(mark) } else { members[place].flags.remove(mark) }
    }

    func alignmentInsets(of view: UIView) -> UIEdgeInsets {
        place(of: view).map { members[$0].alignmentInsets } ?? .zero
    }

    func wrappingWidth(of view: UIView) -> CGFloat? { place(of: view).flatMap { members[$0].wrappingWidth } }

    func setWrappingWidth(_ width: CGFloat?, of view: UIView) {
        if let place = place(of: view) { members[place].wrappingWidth = width }
    }

    func ownSize(of view: UIView) -> CGSize {
        guard let place = place(of: view) else { return UIView.noIntrinsicSize }
        let width = members[place].wrappingWidth
        if width == nil, let size = members[place].ownSize { return size }
        return view.wrapping(at: width) { view.askOwnSize() }
    }

    /// A stack view names the view whose baseline is its own by the heights here; another view, and a stack view's subclass
    /// with a rule of its own, names it itself.
    func baselineView(of view: UIView, first: Bool) -> UIView {
        guard let stack = view as? UIStackView, !stack.overridesBaseline(first: first) else {
            return first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        }
        return stack.baselineView(first: first) { arranged in
            guard let item = existingItem(of: arranged) else { return arranged.bounds.height }
            return CGFloat(engine.rectangle(of: item).height)
        } inner: {
            baselineView(of: $0, first: first)
        }
    }

    // MARK: Insets

    private func outerInsets(of place: Int) -> OuterInsets {
        let member = members[place]
        return OuterInsets(
            view: member.view, rectangle: member.rectangle, safeArea: member.safeArea, margins: member.margins)
    }

    func applyInsets() {
        // Margins that reach into a view follow from both places, so the root's must be from the same solution.
        let size = root.bounds.size
        let found = isSolved ? frameRectangle(of: root, in: Rectangle()) : nil
        let whole = Rectangle(right: found?.width ?? Double(size.width), bottom: found?.height ?? Double(size.height))
        var waiting = [(place: 0, rectangle: whole, isAffected: true)]
        while let (place, rectangle, isAffected) = waiting.popLast() {
            let changed = isAffected && applyInsets(to: place, at: rectangle)
            members[place].rectangle = rectangle
            let reachesDown = changed || members[place].safeArea != .zero
            guard reachesDown || !members[place].flags.isDisjoint(with: .hasInsetsBelow) else { continue }
            members[place].flags.remove(.descendantNeedsInsets)
            for subview in members[place].subviews {
                let flags = members[subview].flags
                let isAffected = reachesDown || flags.contains(.hasInsetSources) || !flags.contains(.hasInsets)
                guard isAffected || !flags.isDisjoint(with: .hasInsetsBelow) else { continue }
                waiting.append((subview, frameRectangle(of: members[subview].view, in: rectangle), isAffected))
            }
        }
    }

    /// Answers whether the view's insets changed.
    private func applyInsets(to place: Int, at rectangle: Rectangle) -> Bool {
        let member = members[place]
        let view = member.view
        var (safeArea, margins) = view.insets(at: rectangle, inside: member.superview.map(outerInsets))
        if member.superview == nil, view.unretainedSuperview != nil, view.safeAreaInsets != safeArea {
            // Where the view stands isn't measured: the safe area is what it is there now.
            safeArea = view.safeAreaInsets
            margins = view.resolvedMargins(width: CGFloat(rectangle.width), safeArea: safeArea)
        }
        let safeAreaChanged = !safeArea.isClose(to: member.safeArea)
        let marginsChanged = !(member.margins.map { margins.isClose(to: $0) } ?? false)
        if safeAreaChanged {
            members[place].safeArea = safeArea
            if safeArea != .zero { members[place].flags.insert(.hasInsetSources) }
        }
        if marginsChanged { members[place].margins = margins }
        members[place].flags.insert(.hasInsets)
        if let item = member.item { engine.setMargins(Insets(margins), of: item) }
        guard members[place].flags.contains(.hasInsetSources) else { return safeAreaChanged || marginsChanged }
        let width = CGFloat(rectangle.width)
        view.placeSystemGuides(safeArea: members[place].safeArea, margins: margins, width: width) {
            setPlacement($1, of: $0)
        }
        if let guide = (view as? UIScrollView)?.existingContentGuide, let item = existingItem(of: guide) {
            engine.setMargins(Insets(margins), of: item)
        }
        return safeAreaChanged || marginsChanged
    }
}
