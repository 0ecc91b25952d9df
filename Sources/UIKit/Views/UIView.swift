package import AutoLayout

/// A rectangle of the screen that lays out and shows its content and its subviews. ``LayoutHost`` lays out its tree.
///
/// Swift takes overrides of members of the class itself alone, and not of its extensions. So everything that programs
/// override stands here, mostly in one line; what it does is in the extension that the mark above it names.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding {
    // What layout reads and writes all the time is spared the check for overlapping accesses (`exclusivity`): these are
    // plain values, and nothing calls out while one of them is being modified.

    // First, and side by side, what a pass touches of each view that moves: with thousands of views it takes a good part
    // of its time to get them out of memory (Prefetching.swift knows how much that is).
    @exclusivity(unchecked) var flags: LayoutFlags = [.needsLayout, .needsUpdateConstraints]

    /// Whether the view's frame and autoresizing mask hold it in place. Turn it off to place the view by constraints.
    @exclusivity(unchecked) open var translatesAutoresizingMaskIntoConstraints = true {
        didSet {
            guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
            // It keeps the frame that constraints gave it.
            if translatesAutoresizingMaskIntoConstraints { renewAutoresizingBase() }
            placementChanged()
        }
    }

    /// Whether a change of the view's size resizes its subviews by their masks.
    @exclusivity(unchecked) open var autoresizesSubviews = true

    /// How the view is flipped when the reading direction changes.
    @exclusivity(unchecked) open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
        didSet { if semanticContentAttribute != oldValue { host?.directionChanged() } }
    }

    // Plain, as layout walks up the tree most of all; a superview that goes takes itself back (UIView+Teardown.swift).
    @exclusivity(unchecked) nonisolated(unsafe) final var unretainedSuperview: Unmanaged<UIView>?
    @exclusivity(unchecked) nonisolated(unsafe) var storedSubviews: [UIView] = []
    @exclusivity(unchecked) package var engineItem: Item?
    @exclusivity(unchecked) var waitingSubviews = WaitingSubviews.none
    @exclusivity(unchecked) var host: LayoutHost?
    /// The controller takes itself back when it goes before its view.
    @exclusivity(unchecked) final var unretainedController: Unmanaged<UIViewController>?
    /// The layer, once somebody asked for it.
    @exclusivity(unchecked) var storedLayer: CALayer?
    @exclusivity(unchecked) var storedCenter: CGPoint
    @exclusivity(unchecked) var storedBounds: CGRect
    /// What the last pass found.
    @exclusivity(unchecked) var results = LayoutResults()
    /// What layout starts from, but for what programs may override.
    @exclusivity(unchecked) var inputs: LayoutInputs

    // Geometry: see UIView+Geometry.swift.
    @exclusivity(unchecked) var storedTransform = CGAffineTransform.identity

    // Hierarchy: see UIView+Hierarchy.swift.
    @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var storedWindow: UIWindow?

    // Constraints: see UIView+Constraints.swift.
    @exclusivity(unchecked) nonisolated(unsafe) final var links = ConstraintLinks()
    @exclusivity(unchecked) open internal(set) var layoutGuides: [UILayoutGuide] = []
    @exclusivity(unchecked) var systemGuides = SystemGuides() { didSet { noteInsetSource() } }

    // Layout: see UIView+Layout.swift and LayoutHost.swift.
    /// The subviews in the order in which equal ones give way.
    var subviewsInOrder: [UIView] { storedSubviews }
    @exclusivity(unchecked) final var ownEnvironment: SharedEnvironment?

    /// The view's overrides of traits and who hears of their changes; nil for none.
    @exclusivity(unchecked) var traitRecord: TraitRecord?

    // Margins and safe area: see UIView+Margins.swift.
    /// The safe area that the last layout found, whatever a subclass makes of ``safeAreaInsets``.
    @exclusivity(unchecked) final var foundSafeArea = UIEdgeInsets.zero {
        didSet { if foundSafeArea != .zero { noteInsetSource() } }
    }
    /// The part of the view that bars and the device's shape cover, in points from each edge, as the last layout found it.
    open var safeAreaInsets: UIEdgeInsets { foundSafeArea }

    // Appearance: no effect on layout. See UIView+Layer.swift.
    @exclusivity(unchecked) package var storedBackgroundColor: UIColor?
    @exclusivity(unchecked) var storedAlpha: CGFloat = 1
    /// What is behind the content; nil for nothing.
    open var backgroundColor: UIColor? {
        get { storedBackgroundColor }
        set { setBackgroundColor(newValue) }
    }
    /// How opaque the view is with all that is in it, from 0 to 1.
    open var alpha: CGFloat {
        get { storedAlpha }
        set { setAlpha(newValue) }
    }
    /// Whether the view says that it fills its bounds; kept.
    /// - Note: Kept without effect.
    open var isOpaque = true
    /// Whether subviews are cut at the view's edges.
    open var clipsToBounds = false
    /// Where a picture or drawing stands in bounds of another size.
    @exclusivity(unchecked) open var contentMode = ContentMode.scaleToFill
    /// Whether the view takes touches.
    @exclusivity(unchecked) open var isUserInteractionEnabled = true
    /// Whether the view takes several touches at a time; kept.
    /// - Note: Kept without effect.
    open var isMultipleTouchEnabled = false
    /// Whether no other view takes touches while this one does; kept.
    /// - Note: Kept without effect.
    open var isExclusiveTouch = false
    /// A number of the program's choice.
    open var tag = 0
    /// What recognises gestures in the view.
    open var gestureRecognizers: [UIGestureRecognizer]? { didSet { moveRecognizers(from: oldValue ?? []) } }
    /// The name by which a state is restored; kept.
    /// - Note: Kept without effect.
    open var restorationIdentifier: String?
    /// The style of the view and of what is below it, in place of the inherited one.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitRecord?.style ?? .unspecified }
        set {
            guard newValue != overrideUserInterfaceStyle else { return }
            Self.changeTraits(in: self) { keptTraitRecord.style = newValue }
        }
    }
    /// What few views have: see RareProperties.swift.
    @exclusivity(unchecked) var rareProperties: RareProperties?
    @exclusivity(unchecked) package var ownTintColor: UIColor?

    /// Whether the view is drawn; a hidden arranged subview also leaves its stack view's layout.
    @exclusivity(unchecked) open var isHidden = false {
        willSet { if isWatched, newValue != isHidden { visibilityWillChange() } }
        didSet { if isHidden != oldValue { visibilityChanged() } }
    }

    /// Which parts of the view give when its superview's size changes.
    @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = [] {
        didSet {
            guard autoresizingMask != oldValue else { return }
            renewAutoresizingBase()
            host?.placementChanged(of: self)
        }
    }

    /// A view at a place in its future superview, in points.
    public init(frame: CGRect) {
        storedCenter = CGPoint(x: frame.midX, y: frame.midY)
        storedBounds = CGRect(origin: .zero, size: frame.size)
        inputs = LayoutInputs(frame: frame)
        super.init()
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    @available(*, unavailable, message: "only called for classes known at run time: Runtime/DynamicCreation.swift")
    public required convenience init(madeWithFrame frame: CGRect) { self.init(frame: frame) }

    /// A view of a storyboard or nib: it has what the document says of it, its subviews, too.
    public required init?(coder: NSCoder) {
        storedCenter = .zero
        storedBounds = .zero
        inputs = LayoutInputs(frame: .zero)
        super.init()
        setUpFromCoder()
        coder.complete(self)
    }

    /// What views of a class do at their beginning when a document makes them, before they get what it says of them.
    func setUpFromCoder() {}

    /// Archives hold no views on this platform: nothing is written.
    nonisolated open func encode(with coder: NSCoder) {}

    deinit {
        links.reference?.clear()
        releaseConstraints()
        unlinkSubviews()
    }

    open override var next: UIResponder? { viewController ?? superview }

    /// The class of ``layer``.
    open class var layerClass: AnyClass { CALayer.self }

    /// The layer that keeps the look of the view's edges.
    open var layer: CALayer { storedLayer ?? makeLayer() }

    // MARK: Overridden to take part in layout

    /// The size of the view's content, without regard to constraints; `noIntrinsicMetric` where there is none.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// How far the frame reaches beyond the alignment rectangle on each side.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Whether the content's height depends on the width it gets, as that of a label with several lines.
    package var wrapsContent: Bool { false }

    /// Where the content's first and last lines of text stand in an alignment rectangle of a size; nil puts the first
    /// baseline on the top edge and the last one on the bottom edge.
    package func baselineOffsets(for size: CGSize) -> BaselineOffsets? { nil }

    /// Whether the view works only with constraints.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The view whose first baseline stands for this view's: that of the last one unless overridden (documentation of this
    /// property).
    open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
    /// The view whose last baseline stands for this view's.
    open var forLastBaselineLayout: UIView { forBaselineLayout() }
    /// The view whose baseline stands for this view's, where nothing is said of the last one.
    open func forBaselineLayout() -> UIView { self }

    /// Brings the view's constraints up to date before layout; an override calls super last.
    open func updateConstraints() { flags.insert(.calledSuper) }

    /// Gives the subviews their frames; an override calls this first.
    open func layoutSubviews() { host?.placeSubviews(of: self) }

    /// Paints the content; does nothing unless overridden.
    open func draw(_ rect: CGRect) {}

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview goes.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the view moves into another superview, or out of any.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the view moved into another superview, or out of any.
    open func didMoveToSuperview() {}
    /// Called before the view moves into another window, or out of any.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the view moved into another window, or out of any.
    open func didMoveToWindow() {}

    /// The size that fits best into a size: "the default implementation of this method returns the existing size of the view",
    /// whatever content a subclass says it has.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Called when a layout pass found other margins in force.
    open func layoutMarginsDidChange() {}
    /// Called when a layout pass found another safe area.
    open func safeAreaInsetsDidChange() {}
    /// Called after traits changed, with those before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// Called after the colour of interactive parts changed, here or above.
    open func tintColorDidChange() {}

    /// The colour of interactive parts; the superview's when none was set.
    open var tintColor: UIColor! {
        get { inheritedTintColor }
        set {
            ownTintColor = newValue
            tintChanged { $0.ownTintColor != nil }
        }
    }

    // MARK: Geometry (UIView+Geometry.swift)

    /// The smallest rectangle, in the superview's coordinates, that holds the transformed bounds. Points.
    open var frame: CGRect {
        get { transformedFrame }
        set { setFrame(newValue) }
    }

    /// The view's rectangle in its own coordinates: its origin is the part of the content shown.
    open var bounds: CGRect {
        get { storedBounds }
        set { setBounds(newValue) }
    }

    /// The middle of the bounds, in the superview's coordinates; the place of the layer's anchor point where that stands
    /// elsewhere.
    open var center: CGPoint {
        get { storedCenter }
        set { setCenter(newValue) }
    }

    /// How the view is drawn relative to its place; has no effect on layout.
    open var transform: CGAffineTransform {
        get { storedTransform }
        set { setTransform(newValue) }
    }

    /// Takes the size that fits best into the present one.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        frame = CGRect(origin: frame.origin, size: size)
    }

    /// The frame that belongs to an alignment rectangle.
    open func frame(forAlignmentRect rect: CGRect) -> CGRect { rect.inset(by: -alignmentRectInsets) }

    /// The alignment rectangle that belongs to a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

    /// The deepest view that a touch at a point would reach; nil for none. Linear in the views above each other there.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestSubviews(point, with: event) }

    /// Whether a point, in the view's coordinates, lies in the view.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.holds(point) }

    /// A point in the view's coordinates, in those of another view; nil stands for the window's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { converted(point, from: self, to: view) }
    /// A point in another view's coordinates, in the view's own; nil stands for the window's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { converted(point, from: view, to: self) }
    /// A rectangle in the view's coordinates, in those of another view; nil stands for the window's.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { converted(rect, from: self, to: view) }
    /// A rectangle in another view's coordinates, in the view's own; nil stands for the window's.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { converted(rect, from: view, to: self) }

    // MARK: Hierarchy (UIView+Hierarchy.swift)

    /// The view that this one stands in; not retained.
    open internal(set) var superview: UIView? {
        get { storedSuperview }
        set { storedSuperview = newValue }
    }

    /// The views in this one, back to front.
    open var subviews: [UIView] { storedSubviews }

    /// Whether the view is another one or stands below it. Linear in the view's depth.
    open func isDescendant(of view: UIView) -> Bool { stands(in: view) }

    /// Adds a view in front of the others; it leaves the superview it had.
    open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

    /// Adds a view at a place among the others, 0 being the back.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index, behindLayers: index <= 0) }

    /// Adds a view right in front of a sibling; in front of all where that isn't one.
    open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, besides: sibling, inFront: true)
    }

    /// Adds a view right behind a sibling; in front of all where that isn't one.
    open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, besides: sibling, inFront: false)
    }

    /// Takes the view out of its superview, with the constraints that tie it to views outside.
    open func removeFromSuperview() { detach() }

    /// Puts a subview in front of its siblings.
    open func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count - 1) }

    /// Puts a subview behind its siblings.
    open func sendSubviewToBack(_ view: UIView) { move(view, to: 0, behindLayers: true) }

    /// Has two subviews change places.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        require(
            subviews.indices.contains(index1) && subviews.indices.contains(index2),
            "exchangeSubview(at:withSubviewAt:): \(index1) and \(index2) must be below \(subviews.count)")
        storedSubviews.swapAt(index1, index2)
    }

    /// The window that the view stands in.
    open var window: UIWindow? { storedWindow }

    /// The first view with a tag, this one included, or nil. Linear in the views below.
    open func viewWithTag(_ tag: Int) -> UIView? { descendant(withTag: tag) }

    // MARK: Constraints (UIView+Constraints.swift)

    /// The constraints that the view holds, in the order in which they were added.
    open var constraints: [NSLayoutConstraint] { Array(links.owned) }

    /// Activates a constraint and holds it here.
    open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

    /// Activates constraints and holds them here.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { for constraint in constraints { hold(constraint) } }

    /// Deactivates a constraint that is held here.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

    /// Deactivates constraints that are held here.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { release(constraint) }
    }

    /// The priority, from 1 to 1000, by which the view doesn't get longer than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        inputs.contentPriorities.hugging[axis]
    }

    /// Sets the priority, from 1 to 1000, by which the view doesn't get longer than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        inputs.contentPriorities.hugging[axis] = priority
        intrinsicSizeChanged()
    }

    /// The priority, from 1 to 1000, by which the view doesn't get shorter than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        inputs.contentPriorities.compressionResistance[axis]
    }

    /// Sets the priority, from 1 to 1000, by which the view doesn't get shorter than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        inputs.contentPriorities.compressionResistance[axis] = priority
        intrinsicSizeChanged()
    }

    /// Adds a guide, to be tied by constraints.
    open func addLayoutGuide(_ guide: UILayoutGuide) { attach(guide) }

    /// Takes a guide away, with the constraints that speak of it.
    open func removeLayoutGuide(_ guide: UILayoutGuide) { detach(guide) }

    /// The constraints that speak of the view along an axis. Lays out the tree if needed.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        LayoutHost.constraintsAffecting(self, axis)
    }

    /// Whether constraints leave the view's place or size open.
    open var hasAmbiguousLayout: Bool { LayoutHost.isAmbiguous(self) }

    // MARK: Layout (UIView+Layout.swift)

    /// Says that the content has another size: it is asked for anew at the next pass.
    open func invalidateIntrinsicContentSize() {
        automaticWrappingWidth = nil
        intrinsicSizeChanged()
    }

    /// Brings what the view shows up to date with what it shows it of; an override calls super. Called before the view's first layout,
    /// and after ``setNeedsUpdateProperties()``.
    open func updateProperties() {}

    /// Called on cells, and what is like them, whose content may need another size.
    func contentSizeChanged() {}

    /// Asks for a layout of the view's subviews at the next pass.
    open func setNeedsLayout() { markNeedsLayout() }

    /// Lays out the view's tree now, if anything in it waits for layout, and first what waits above it. What stands beside it
    /// goes on waiting.
    open func layoutIfNeeded() { LayoutHost.of(self).layoutIfNeeded(in: self) }

    /// Asks for ``updateConstraints()`` at the next pass.
    open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

    /// Whether ``updateConstraints()`` is to be called at the next pass.
    open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

    /// Calls ``updateConstraints()`` of this view and those below it that wait for it.
    open func updateConstraintsIfNeeded() { runUpdateConstraints() }

    /// The smallest size that the constraints in the view allow, as near to a target as they let it.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the constraints in the view allow, with priorities by which it keeps to a target. A layout of the
    /// view's tree by itself.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        FittingPass.size(
            of: self, target: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    /// Moves a view with an ambiguous layout to another place or size that its constraints allow; does nothing to others.
    open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }

    // MARK: Margins (UIView+Margins.swift)

    /// The space between the view's edges and its content, in points; what the margin attributes and
    /// ``layoutMarginsGuide`` measure from. Reading gives the margins in force, with the safe area.
    open var layoutMargins: UIEdgeInsets {
        get { presentMargins }
        set { setOwnMargins(.absolute(newValue)) }
    }

    /// The layout margins by reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { directional(presentMargins) }
        set { setOwnMargins(.directional(newValue)) }
    }

    /// Whether the superview's margins reach into this view where it lies close to the superview's edges.
    @exclusivity(unchecked) open var preservesSuperviewLayoutMargins = false {
        didSet {
            guard preservesSuperviewLayoutMargins != oldValue else { return }
            noteInsetSource()
            host?.marginsChanged()
        }
    }

    /// Whether the safe area adds to the margins.
    @exclusivity(unchecked) open var insetsLayoutMarginsFromSafeArea = true {
        didSet {
            if insetsLayoutMarginsFromSafeArea != oldValue { renewMargins() }
        }
    }

    /// Whether the margins are wide enough for lines of a readable width, as "Follow Readable Width" asks.
    @exclusivity(unchecked) package var followsReadableWidth = false {
        didSet {
            guard followsReadableWidth != oldValue else { return }
            askForInsets()
            host?.marginsChanged()
        }
    }

    /// The reading direction of the view's content.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(for: semanticContentAttribute, relativeTo: environmentLayoutDirection)
    }

    /// The reading direction of content with an attribute, in the default environment.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(for: attribute, relativeTo: defaultEnvironment.layoutDirection)
    }

    /// The reading direction of content with an attribute inside of content with a direction.
    open class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch attribute {
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: direction
        }
    }

    /// The view's class, address, frame, and what isn't as usual, as consoles show it.
    nonisolated open override var description: String {
        MainActor.unchecked { consoleDescription { "\(consoleName(of: type(of: $0))): \(address($0))" } }
    }

    /// What the view knows of its environment.
    open var traitCollection: UITraitCollection { UITraitCollection(environment: layoutEnvironment) }

    /// Traits that hold for the view and what is below it, in place of the inherited ones.
    open var traitOverrides: UITraitOverrides {
        get { traitRecord?.overrides ?? UITraitOverrides() }
        set { Self.changeTraits(in: self) { keptTraitRecord.overrides = newValue } }
    }

    /// Ends a registration for changes of traits.
    open func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) { forget(registration) }
    /// Says that the content is to be painted anew; a picture always is.
    open func setNeedsDisplay() {}
    /// Says that a part of the content is to be painted anew; a picture always is.
    open func setNeedsDisplay(_ rect: CGRect) {}

    // MARK: Guides (UILayoutGuide.swift)

    /// The part of the view that no bar or screen edge covers.
    open var safeAreaLayoutGuide: UILayoutGuide { safeAreaGuide }
    /// The view's area within its layout margins.
    open var layoutMarginsGuide: UILayoutGuide { marginsGuide }
    /// The part of the margins' area whose width suits reading.
    open var readableContentGuide: UILayoutGuide { readableGuide }
    /// The area of the keyboard.
    open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

    // MARK: Anchors

    /// The edge at which reading starts.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: reference, attribute: .leading) }
    /// The edge at which reading ends.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: reference, attribute: .trailing) }
    /// The left edge, whatever the direction of reading.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: reference, attribute: .left) }
    /// The right edge, whatever the direction of reading.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: reference, attribute: .right) }
    /// The middle across.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(reference: reference, attribute: .centerX) }
    /// The upper edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference: reference, attribute: .top) }
    /// The lower edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference: reference, attribute: .bottom) }
    /// The middle down.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(reference: reference, attribute: .centerY) }
    /// The line that the first line of text stands on; the lower edge without text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(reference: reference, attribute: .firstBaseline) }
    /// The line that the last line of text stands on; the lower edge without text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(reference: reference, attribute: .lastBaseline) }
    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(reference: reference, attribute: .width) }
    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(reference: reference, attribute: .height) }

    /// Has something recognise gestures in the view; it leaves the view it had.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
    /// Whether a gesture may begin: the view's own answer, before the delegate's.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Ends what `addGestureRecognizer` began.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
    /// The outline by which physics has the view meet others.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// The outline for the type `path`, its middle at the origin.
    open var collisionBoundingPath: UIBezierPath { ownCollisionPath }

    // MARK: Layer's delegate

    /// Lays out the subviews: a view's layers are placed together with them. Called in each layout of a view whose layer was ever
    /// asked for; where nobody did, subviews are laid out without it.
    open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
    /// Asked by the layer for its contents; does nothing unless overridden.
    open func display(_ layer: CALayer) {}
    /// Paints by `draw(_:)`.
    open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }
}
