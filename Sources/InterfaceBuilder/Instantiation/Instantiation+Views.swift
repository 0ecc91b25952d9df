import UIKit

extension Instantiation {
    /// Makes a node's view and puts it into its superview. A root gets none: it stands by itself.
    func makeView(_ index: Int, inside superview: UIView?) {
        let node = document.views[index]
        if node.slot == .contentView, let content = superview.flatMap(contentView) {
            enter(content, at: index)
            fill(content, node, inside: superview)
            place(content, node, inside: superview)
            return
        }
        // A view of a program's own class has all that its document says when its initialiser ends.
        let own = program?.makeView(node) { view in
            self.enter(view, at: index)
            self.fill(view, node, inside: nil)
            self.makeViews(self.document.subtree(of: index))
        }
        let view = own ?? node.kind.makeView(node)
        if let superview, !node.isExcluded { add(view, node, to: superview) }
        if own == nil {
            enter(view, at: index)
            fill(view, node, inside: superview)
        }
        place(view, node, inside: superview)
    }

    /// Gives a view what its node says.
    private func fill(_ view: UIView, _ node: ViewNode, inside superview: UIView?) {
        view.accessibilityIdentifier = node.attributes.accessibilityIdentifier
        view.configure(attributes(of: node), resources: document.resources)
        node.kind.configure(view, node, document.resources)
        setMargins(of: view, node)
        canvas?.adjust(view, node, inside: superview, for: purpose)
        if program == nil { (node.content as? DatePickerContent)?.holdStill(view) }
        program?.fill(view, node)
        takeRecordedFrame(view, node)
    }

    /// Until its first layout a program's view has the frame that its document records, however it is held: `viewDidLoad` and
    /// `awakeFromNib` see that one.
    private func takeRecordedFrame(_ view: UIView, _ node: ViewNode) {
        if program != nil, let frame = node.frame { view.frame = frame }
    }

    /// What a program doesn't see of a view is what Interface Builder alone lends to it. Of its own attributes the program hears
    /// once its outlets are there.
    private func attributes(of node: ViewNode) -> ViewAttributes {
        var attributes = node.attributes
        guard program != nil else { return attributes }
        attributes.runtimeAttributes = []
        (attributes.placeholderIntrinsicWidth, attributes.placeholderIntrinsicHeight) = (nil, nil)
        (attributes.designableIntrinsicWidth, attributes.designableIntrinsicHeight) = (nil, nil)
        return attributes
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
            // A cell that runs places its content itself.
            if program != nil, node.parent.map({ document.views[$0].kind.isCell }) == true { return }
            tie(view, node, to: superview)
            return
        }
        if node.isConstrained {
            view.translatesAutoresizingMaskIntoConstraints = false
            return
        }
        if let stack = superview as? UIStackView, stack.arrangedSubviews.contains(where: { $0 === view }) { return }
        view.translatesAutoresizingMaskIntoConstraints =
            program == nil || node.slot != .topLevel || node.translatesAutoresizingMaskIntoConstraints
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
            // Some rows are recorded with the room of an accessory before it had its margin.
            if canvas == nil, let cell = superview as? UITableViewCell {
                distances.right = max(distances.right, cell.accessoryWidth)
            }
        } else if superview is UITableViewCell, let canvas {
            distances.bottom = canvas.separatorBelowContent
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
        view.followsReadableWidth = attributes.layoutMarginsFollowReadableWidth
        // A stack view has no margins of its own: 4/4 views held by one's margins.
        if node.kind == .stackView { view.marginDefaults = .fixed(.zero) }
        if node.slot == .topLevel, program == nil { view.marginDefaults = canvas?.marginsAround(node) ?? .root }
        if program == nil, let cell = cellMargins(of: node) {
            view.marginDefaults = .fixed(UIEdgeInsets(cell))
            view.preservesSuperviewLayoutMargins = false
            return
        }
        if let margins = attributes.margins { view.set(margins) }
        // There is no attribute for it: a stack with margins of its own keeps to them (24/24 recorded stacks).
        if let stack = view as? UIStackView, attributes.margins != nil {
            stack.isLayoutMarginsRelativeArrangement = true
        }
    }
}

extension UIView {
    /// Sets margins that a document states.
    func set(_ margins: Margins) {
        switch margins {
        case .fixed(let insets): layoutMargins = UIEdgeInsets(insets)
        case .directional(let insets):
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
        }
    }
}

extension UIView.AutoresizingMask {
    /// A node's mask; without one a frame stays where it is.
    init(_ node: ViewNode) {
        let mask = node.autoresizingMask ?? []
        let parts: [(AutoresizingMask, UIView.AutoresizingMask)] = [
            (.flexibleMinX, .flexibleLeftMargin), (.widthSizable, .flexibleWidth),
            (.flexibleMaxX, .flexibleRightMargin),
            (.flexibleMinY, .flexibleTopMargin), (.heightSizable, .flexibleHeight),
            (.flexibleMaxY, .flexibleBottomMargin),
        ]
        self = parts.reduce(into: []) { if mask.contains($1.0) { $0.insert($1.1) } }
    }
}
