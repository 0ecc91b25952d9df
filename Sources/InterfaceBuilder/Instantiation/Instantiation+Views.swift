import UIKit

extension Instantiation {
    /// Makes a node's view and puts it into its superview. A root gets none: it stands by itself.
    func makeView(_ node: ViewNode, inside superview: UIView?) -> UIView {
        let view: UIView
        if node.slot == .contentView, let content = superview.flatMap(contentView) {
            view = content
        } else {
            view = newView(for: node)
            if let superview { add(view, node, to: superview) }
        }
        view.accessibilityIdentifier = node.attributes.accessibilityIdentifier
        view.configure(node.attributes, resources: document.resources)
        configureContent(of: view, node)
        setMargins(of: view, node)
        // The canvas shows wheels that don't turn: hidden ones keep their room in a stack (4/4, in 4 documents).
        if node.kind == .activityIndicatorView, environment.isRecorded { view.keepsRoomWhileHidden = true }
        if isTallToolbar(node) { view.designIntrinsicSize = CGSize(width: CGFloat.nan, height: 49) }
        if isEmptyArrangedView(node, superview), !view.wrapsContent {
            view.designIntrinsicSize = canvasSize(of: view, node)
        }
        place(view, node, inside: superview)
        return view
    }

    /// Interface Builder lends a view without content that a stack arranges an own size of 50 by 50 points, so that it
    /// can be seen and grasped on the canvas (recorded documents: about 90 views of 12 repositories agree). It has none
    /// when the program runs. Empty labels of several lines (6/6), container views and text views get none.
    private func isEmptyArrangedView(_ node: ViewNode, _ superview: UIView?) -> Bool {
        guard environment.isRecorded, superview is UIStackView, node.slot == .subview,
            node.children.isEmpty, node.kind != .containerView, node.kind != .textView
        else {
            return false
        }
        let attributes = node.attributes
        return attributes.designableIntrinsicWidth == nil && attributes.designableIntrinsicHeight == nil
            && attributes.placeholderIntrinsicWidth == nil && attributes.placeholderIntrinsicHeight == nil
    }

    /// 50 points where the view has no content, or the lengths of its frame where no constraint decides that (5/5 views);
    /// NaN for its own length where it has some.
    private func canvasSize(of view: UIView, _ node: ViewNode) -> CGSize {
        let own = view.intrinsicContentSize
        let kept = node.translatesAutoresizingMaskIntoConstraints ? node.frame?.size : nil
        let lent = kept ?? CGSize(width: 50, height: 50)
        return CGSize(
            width: own.width > 0 ? CGFloat.nan : lent.width, height: own.height > 0 ? CGFloat.nan : lent.height)
    }

    /// Above the home indicator Xcode 12 and 13 drew toolbars 49 points high where their lower edge keeps to the safe area,
    /// by its guide or the older bottom guide (109/112 recorded toolbars), and 44 elsewhere.
    private func isTallToolbar(_ node: ViewNode) -> Bool {
        guard node.kind == .toolbar, environment.isRecorded, environment.hasHomeIndicator,
            (17000..<21000).contains(document.toolsVersion), let index = document.view(of: node.element)
        else { return false }
        return document.views[node.parent ?? index].constraints.contains { constraint in
            let constraint = document.constraints[constraint]
            let items = [
                (constraint.first, constraint.firstAttribute), (constraint.second, constraint.secondAttribute),
            ]
            return items.contains { $0 == .view(index) && $1 == .bottom }
                && items.contains { item, attribute in
                    guard case .guide(let guide) = item else { return false }
                    return switch document.guides[guide].kind {
                    case .safeArea: attribute == .bottom
                    case .bottom: attribute == .top
                    default: false
                    }
                }
        }
    }

    /// The view that a cell or an effect view made for its contents.
    private func contentView(of superview: UIView) -> UIView? {
        switch superview {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let effect as UIVisualEffectView: effect.contentView
        default: nil
        }
    }

    private func add(_ view: UIView, _ node: ViewNode, to superview: UIView) {
        if let stack = superview as? UIStackView, node.slot == .subview {
            stack.addArrangedSubview(view)
        } else {
            superview.addSubview(view)
        }
    }

    /// Gives a view what holds it in place: nothing when constraints do, else its recorded frame and mask.
    private func place(_ view: UIView, _ node: ViewNode, inside superview: UIView?) {
        if node.slot == .contentView, let superview, contentView(of: superview) === view {
            tie(view, node, to: superview)
            return
        }
        if node.isConstrained {
            view.translatesAutoresizingMaskIntoConstraints = false
            return
        }
        if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === view }) { return }
        view.translatesAutoresizingMaskIntoConstraints = true
        view.autoresizingMask = UIView.AutoresizingMask(node)
        if let frame = node.frame {
            place(view, at: frame, superviewSize: recordedSize(around: node))
        } else if node.slot == .contentView, let superview {
            view.frame = superview.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
    }

    /// Ties a content view to the edges of what it's the content of, at the recorded distances: with constraints, as
    /// contents may give an effect view its size (8/8 recorded documents) and cells place content views themselves.
    private func tie(_ view: UIView, _ node: ViewNode, to superview: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        var distances = UIEdgeInsets.zero
        if node.parent.map({ document.views[$0].kind.isCell }) == true, let frame = node.frame,
            let outer = recordedSize(around: node)
        {
            distances = UIEdgeInsets(
                top: frame.minY, left: frame.minX, bottom: outer.height - frame.maxY, right: outer.width - frame.maxX)
            let notch = node.parent.map { notchInset(ofRow: document.views[$0]) } ?? 0
            distances.left += notch
            distances.right += notch
        }
        let constraints = [
            view.topAnchor.constraint(equalTo: superview.topAnchor, constant: distances.top),
            // An accessory stands at the trailing end in either direction.
            view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: distances.left),
            superview.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: distances.right),
            superview.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: distances.bottom),
        ]
        for constraint in constraints {
            constraint.isMadeBySystem = true
            constraint.isActive = true
        }
    }

    /// A recorded frame holds for the superview's recorded size; the superview itself may still have none.
    private func place(_ view: UIView, at frame: CGRect, superviewSize: CGSize?) {
        view.frame = frame
        view.setAutoresizingBase(frame: frame, superviewSize: superviewSize)
    }

    private func recordedSize(around node: ViewNode) -> CGSize? {
        guard let parent = node.parent else { return nil }
        return document.views[parent].frame?.size
    }

    private func setMargins(of view: UIView, _ node: ViewNode) {
        let attributes = node.attributes
        view.preservesSuperviewLayoutMargins = attributes.preservesSuperviewLayoutMargins
        view.insetsLayoutMarginsFromSafeArea = attributes.insetsLayoutMarginsFromSafeArea
        // A stack view has no margins of its own: 4/4 views held by one's margins.
        if node.kind == .stackView { view.marginDefaults = .fixed(.zero) }
        if node.slot == .topLevel { view.marginDefaults = .root }
        if let cell = cellMargins(of: node) {
            view.marginDefaults = .fixed(UIEdgeInsets(cell))
            view.preservesSuperviewLayoutMargins = false
            return
        }
        switch attributes.margins {
        case .fixed(let insets): view.layoutMargins = UIEdgeInsets(insets)
        case .directional(let insets):
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        case nil: break
        }
        // There is no attribute for it: a stack with margins of its own keeps to them (24/24 recorded stacks).
        if let stack = view as? UIStackView, attributes.margins != nil {
            stack.isLayoutMarginsRelativeArrangement = true
        }
    }
}

extension UIView.AutoresizingMask {
    /// A node's mask; a fixed frame without one stays at the upper left.
    init(_ node: ViewNode) {
        guard let mask = node.autoresizingMask else {
            self = node.isFixedFrame ? [.flexibleRightMargin, .flexibleBottomMargin] : []
            return
        }
        let parts: [(AutoresizingMask, UIView.AutoresizingMask)] = [
            (.flexibleMinX, .flexibleLeftMargin), (.widthSizable, .flexibleWidth),
            (.flexibleMaxX, .flexibleRightMargin),
            (.flexibleMinY, .flexibleTopMargin), (.heightSizable, .flexibleHeight),
            (.flexibleMaxY, .flexibleBottomMargin),
        ]
        self = parts.reduce(into: []) { if mask.contains($1.0) { $0.insert($1.1) } }
    }
}
