import Foundation

@testable import UIKit

/// A new tree that is what another one is by now, whatever was done to that before.
@MainActor
struct FreshTree {
    let root: UIView
    /// The new view for each old one.
    private var twins: [ObjectIdentifier: UIView] = [:]
    private var guides: [ObjectIdentifier: UILayoutGuide] = [:]
    /// Whether views autoresize: what they are in belongs to their frames then.
    private let autoresizes: Bool
    private var controllers: [UIViewController] = []

    init(like old: UIView) {
        root = old is UIWindow ? UIWindow(frame: old.frame) : UIView(frame: old.frame)
        root.setEnvironment(old.layoutEnvironment, safeAreaInsets: old.rootSafeAreaInsets)
        var autoresizes = false
        old.forEachInTree { if $0 !== old, $0.translatesAutoresizingMaskIntoConstraints { autoresizes = true } }
        self.autoresizes = autoresizes
        twins[ObjectIdentifier(old)] = root
        copyInsets(of: old, to: root)
        addSubviews(of: old, to: root)
        addConstraints(of: old)
        root.layoutIfNeeded()
    }

    /// The first view that stands elsewhere than its twin, or has other insets, in words.
    func difference(from old: UIView) -> String? {
        var found: String?
        old.forEachInTree { view in
            guard found == nil, let twin = twins[ObjectIdentifier(view)] else { return }
            let name = view.accessibilityIdentifier ?? "root"
            if view.frame != twin.frame {
                found = "\(name) \(view.frame), fresh \(twin.frame)"
            } else if !view.safeAreaInsets.isClose(to: twin.safeAreaInsets) {
                found = "safe area of \(name) \(view.safeAreaInsets), fresh \(twin.safeAreaInsets)"
            } else if !view.layoutMargins.isClose(to: twin.layoutMargins) {
                found = "margins of \(name) \(view.layoutMargins), fresh \(twin.layoutMargins)"
            }
        }
        return found
    }

    var hasConflicts: Bool { !LayoutHost.of(root).conflicts.isEmpty }

    private mutating func addSubviews(of old: UIView, to new: UIView) {
        for subview in old.subviews {
            let twin = twin(of: subview)
            twins[ObjectIdentifier(subview)] = twin
            new.addSubview(twin)
            // What its mask shares out is counted from the frame that the program gave it.
            twin.inputs.autoresizingBase = subview.inputs.autoresizingBase
            addSubviews(of: subview, to: twin)
        }
        for guide in old.layoutGuides {
            let twin = UILayoutGuide()
            guides[ObjectIdentifier(guide)] = twin
            new.addLayoutGuide(twin)
        }
        guard let old = old as? UIStackView, let new = new as? UIStackView else { return }
        for view in old.arrangedSubviews {
            guard let twin = twins[ObjectIdentifier(view)] else { continue }
            new.addArrangedSubview(twin)
            new.setCustomSpacing(old.customSpacing(after: view), after: twin)
        }
    }

    private mutating func twin(of old: UIView) -> UIView {
        let new: UIView
        switch old {
        case let old as UIStackView:
            let stack = UIStackView()
            stack.axis = old.axis
            stack.distribution = old.distribution
            stack.alignment = old.alignment
            stack.spacing = old.spacing
            stack.isLayoutMarginsRelativeArrangement = old.isLayoutMarginsRelativeArrangement
            stack.isBaselineRelativeArrangement = old.isBaselineRelativeArrangement
            new = stack
        case let old as SizedBox: new = SizedBox(old.size)
        case let old as UILabel:
            let label = UILabel()
            label.text = old.text
            label.numberOfLines = old.numberOfLines
            new = label
        case let old as UIScrollView:
            let scrollView = UIScrollView()
            scrollView.contentOffset = old.contentOffset
            new = scrollView
        case _ where old.viewController != nil:
            let controller = UIViewController()
            controller.additionalSafeAreaInsets = old.viewController?.additionalSafeAreaInsets ?? .zero
            controllers.append(controller)
            new = controller.view
        default: new = UIView()
        }
        copyInsets(of: old, to: new)
        new.accessibilityIdentifier = old.accessibilityIdentifier
        if autoresizes { (new.bounds.size, new.center) = (old.bounds.size, old.center) }
        new.autoresizingMask = old.autoresizingMask
        new.translatesAutoresizingMaskIntoConstraints = old.translatesAutoresizingMaskIntoConstraints
        new.isHidden = old.isHidden
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            new.setContentHuggingPriority(old.contentHuggingPriority(for: axis), for: axis)
            new.setContentCompressionResistancePriority(old.contentCompressionResistancePriority(for: axis), for: axis)
        }
        return new
    }

    private func copyInsets(of old: UIView, to new: UIView) {
        new.setOwnMargins(old.inputs.ownMargins)
        new.preservesSuperviewLayoutMargins = old.preservesSuperviewLayoutMargins
        new.insetsLayoutMarginsFromSafeArea = old.insetsLayoutMarginsFromSafeArea
        new.semanticContentAttribute = old.semanticContentAttribute
    }

    private func addConstraints(of old: UIView) {
        old.forEachInTree { view in
            for constraint in view.userConstraints {
                guard let first = twin(of: constraint.firstItem) else { continue }
                let new = NSLayoutConstraint(
                    item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
                    toItem: twin(of: constraint.secondItem), attribute: constraint.secondAttribute,
                    multiplier: constraint.multiplier, constant: constraint.constant)
                new.priority = constraint.priority
                new.isActive = true
            }
        }
    }

    private func twin(of item: AnyObject?) -> AnyObject? {
        item.flatMap { twins[ObjectIdentifier($0)] ?? guides[ObjectIdentifier($0)] ?? twin(ofSystemGuide: $0) }
    }

    private func twin(ofSystemGuide item: AnyObject) -> AnyObject? {
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView,
            let twin = twins[ObjectIdentifier(owner)]
        else { return nil }
        switch guide {
        case owner.systemGuides.safeArea: return twin.safeAreaLayoutGuide
        case owner.systemGuides.margins: return twin.layoutMarginsGuide
        case owner.systemGuides.readableContent: return twin.readableContentGuide
        case (owner as? UIScrollView)?.existingFrameGuide: return (twin as? UIScrollView)?.frameLayoutGuide
        default: return (twin as? UIScrollView)?.contentLayoutGuide
        }
    }
}
