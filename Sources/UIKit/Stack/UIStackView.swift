internal import AutoLayout

/// Lays out its arranged subviews in a row or column, by constraints that it makes and keeps up to date itself.
///
/// The constraints are those that UIKit's own stack view is seen to make in logs of running programs; see
/// `UIStackView+Distribution.swift` and `UIStackView+Alignment.swift`.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// The views in the order in which they are arranged; hidden ones stay in the list.
    @exclusivity(unchecked) open private(set) var arrangedSubviews: [UIView] = []
    @exclusivity(unchecked) var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The constraint that ties the stack's end to the last view.
    @exclusivity(unchecked) var endConnection: NSLayoutConstraint?
    /// While the arrangement is renewed: the constraints of the one before that may still be kept.
    @exclusivity(unchecked) var formerArrangement: ArraySlice<NSLayoutConstraint> = []
    @exclusivity(unchecked) private var needsArrangement = true
    /// The views that were hidden or shown since, as long as that is all that happened.
    @exclusivity(unchecked) private var changedViews: [UIView] = []

    /// The direction in which the subviews follow each other.
    @exclusivity(unchecked) open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementChanged() } }
    }
    /// How the subviews share the length of the stack.
    @exclusivity(unchecked) open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementChanged() } }
    }
    /// How the subviews stand across the axis.
    @exclusivity(unchecked) open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementChanged() } }
    }
    /// Points between neighbours; the least distance where the distribution spaces them itself.
    @exclusivity(unchecked) open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
    /// Whether a vertical stack measures its spacing from baseline to baseline.
    @exclusivity(unchecked) open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
    }
    /// Whether the subviews stay within the stack's margins.
    @exclusivity(unchecked) open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// See `UIView.init(coder:)`.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        setUpFromCoder()
        coder.complete(self)
    }

    /// Creates a stack of views, arranged in their order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Arranges a view after the others, and makes it a subview if it isn't one.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Arranges a view at an index; adds it to the subviews when it isn't one yet.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        require(
            stackIndex >= 0 && stackIndex <= arrangedSubviews.count,
            "insertArrangedSubview(_:at:): index \(stackIndex) of \(arrangedSubviews.count) arranged subviews")
        if let old = arrangedSubviews.firstIndex(where: { $0 === view }) {
            arrangedSubviews.remove(at: old)
            arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
        } else {
            view.translatesAutoresizingMaskIntoConstraints = false
            if view.superview !== self { addSubview(view) }
            arrangedSubviews.insert(view, at: stackIndex)
        }
        membershipChanged(of: view)
    }

    /// Takes a view out of the arrangement; it stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        customSpacings[ObjectIdentifier(view)] = nil
        dropArrangement(of: view)
        membershipChanged(of: view)
    }

    /// Sets the distance after one view; ``spacingUseDefault`` takes it back.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    /// The spacing set after an arranged view, in points; ``spacingUseDefault`` where none is.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    open override func updateConstraints() {
        let changed = changedViews
        changedViews = []
        if needsArrangement || !changed.allSatisfy(rearrange(around:)) { arrange() }
        needsArrangement = false
        super.updateConstraints()
    }

    /// The arranged subviews, and then the others.
    override var subviewsInOrder: [UIView] {
        guard !arrangedSubviews.elementsEqual(storedSubviews, by: ===) else { return storedSubviews }
        let arranged = Set(arrangedSubviews.map(ObjectIdentifier.init))
        return arrangedSubviews + storedSubviews.filter { !arranged.contains(ObjectIdentifier($0)) }
    }

    /// The first baseline of a column is that of its first view, of a row that of its tallest (documentation of
    /// `UIStackView`).
    open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
    open override var forLastBaselineLayout: UIView { baselineView(first: false) }
}

extension UIStackView {
    /// Stands for the stack's own ``spacing``.
    public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
    /// Stands for the system's standard spacing.
    public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    /// How arranged views share the stack along its axis.
    public enum Distribution: Int, Sendable {
        case fill = 0, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    /// How arranged views stand across the axis.
    public enum Alignment: Int, Sendable {
        case fill = 0, leading, firstBaseline, center, trailing, lastBaseline

        /// The name of ``leading`` in a row.
        public static var top: Alignment { .leading }
        /// The name of ``trailing`` in a row.
        public static var bottom: Alignment { .trailing }
    }

    func arrangementChanged() {
        needsArrangement = true
        changedViews = []
        renewArrangement()
    }

    private func membershipChanged(of view: UIView) {
        arrangementChanged()
        host?.reordered()
        // Only an arranged view that is hidden has no size of its own.
        if view.isOutOfArrangement { view.intrinsicSizeChanged() }
    }

    private func renewArrangement() {
        markNeedsUpdateConstraints()
        markNeedsLayout()
        (superview as? UIStackView)?.arrangedSubviewSizeChanged()
    }

    func arrangedSubviewVisibilityChanged(_ view: UIView) {
        if !needsArrangement { changedViews.append(view) }
        renewArrangement()
    }

    /// Shares in proportion to sizes change with them, also those of a stack around this one; so does which view's baseline is
    /// that of a row.
    func arrangedSubviewSizeChanged() {
        guard distribution != .fillProportionally, !measuresFromBaselines else { return arrangementChanged() }
        (superview as? UIStackView)?.arrangedSubviewSizeChanged()
    }

    /// A view that leaves the hierarchy leaves the arrangement too (documentation of `arrangedSubviews`).
    func arrangedSubviewLeaves(_ view: UIView) { removeArrangedSubview(view) }

    /// The arranged subviews that are shown.
    var shownSubviews: [UIView] { arrangedSubviews.filter { !$0.isOutOfArrangement } }

    /// The view whose baseline is the stack's: in a row the tallest by its content, or, where it has none, by the height it was
    /// laid out with.
    func baselineView(first: Bool, height: (UIView) -> CGFloat, inner: (UIView) -> UIView) -> UIView {
        let shown = shownSubviews
        guard let candidate = first ? shown.first : shown.last else { return self }
        if axis == .vertical || shown.count == 1 { return inner(candidate) }
        let heights = shown.map { view in
            let own = view.limitedLengthForProportions(.vertical)
            return own > 0 ? own : height(view)
        }
        // Of equally high views the first, whatever rounding has left in their heights.
        guard let tallest = heights.indices.max(by: { heights[$0] < heights[$1] - 1e-3 }) else {
            return inner(candidate)
        }
        return inner(shown[tallest])
    }

    private func baselineView(first: Bool) -> UIView {
        baselineView(first: first, height: height) { first ? $0.forFirstBaselineLayout : $0.forLastBaselineLayout }
    }

    /// Whether a subclass names other baselines than the stack's own rule.
    func overridesBaseline(first: Bool) -> Bool {
        (first ? forFirstBaselineLayout : forLastBaselineLayout) !== baselineView(first: first)
    }

    private func height(of view: UIView) -> CGFloat {
        guard let host, let item = view.engineItem else { return view.bounds.height }
        return CGFloat(host.engine.rectangle(of: item).height)
    }
}

// MARK: - Edges by axis

extension UIStackView {
    var isHorizontal: Bool { axis == .horizontal }
    var start: NSLayoutConstraint.Attribute { isHorizontal ? .leading : .top }
    var end: NSLayoutConstraint.Attribute { isHorizontal ? .trailing : .bottom }
    var middle: NSLayoutConstraint.Attribute { isHorizontal ? .centerX : .centerY }
    var length: NSLayoutConstraint.Attribute { isHorizontal ? .width : .height }
    var crossStart: NSLayoutConstraint.Attribute { isHorizontal ? .top : .leading }
    var crossEnd: NSLayoutConstraint.Attribute { isHorizontal ? .bottom : .trailing }
    var crossMiddle: NSLayoutConstraint.Attribute { isHorizontal ? .centerY : .centerX }
    var crossLength: NSLayoutConstraint.Attribute { isHorizontal ? .height : .width }

    // The edges of the area that the views are arranged in.
    var areaStart: NSLayoutConstraint.Attribute { area(start) }
    var areaEnd: NSLayoutConstraint.Attribute { area(end) }
    var areaCrossStart: NSLayoutConstraint.Attribute { area(crossStart) }
    var areaCrossEnd: NSLayoutConstraint.Attribute { area(crossEnd) }
    var areaCrossMiddle: NSLayoutConstraint.Attribute { area(crossMiddle) }

    private func area(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        guard isLayoutMarginsRelativeArrangement else { return attribute }
        return switch attribute {
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .centerX: .centerXWithinMargins
        case .centerY: .centerYWithinMargins
        default: attribute
        }
    }
}
