@testable import UIKit

// Edits of what lies between a view and its content: safe areas, margins, scroll views' guides.
extension RandomTrees {
    func editInsets() {
        switch index(below: 9) {
        case 0: changeSafeArea()
        case 1: addToSafeArea()
        case 2, 3: changeMargins()
        case 4: preserveMargins()
        case 5: turnOne()
        case 6: scroll()
        default: constrainToGuide()
        }
    }

    /// Bars come and go, the device is turned.
    private func changeSafeArea() {
        let root = pick(roots)
        history.append("change the safe area of \(name(root))")
        root.setEnvironment(
            root.layoutEnvironment,
            safeAreaInsets: UIEdgeInsets(
                top: pick([0, 20, 47]), left: pick([0, 44]), bottom: pick([0, 34]), right: 0))
    }

    private func addToSafeArea() {
        guard let view = anyView({ $0.viewController != nil }) else { return }
        history.append("add to the safe area of \(name(view))")
        view.viewController?.additionalSafeAreaInsets = UIEdgeInsets(
            top: pick([0, 10]), left: pick([0, 7.5]), bottom: 0, right: pick([0, 12]))
    }

    private func changeMargins() {
        guard let view = anyView() else { return }
        history.append("change the margins of \(name(view))")
        if chance(2) {
            view.layoutMargins = UIEdgeInsets(
                top: pick([0, 4]), left: pick([0, 10.5]), bottom: 3, right: pick([8, 16]))
        } else {
            view.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: 2, leading: pick([0, 12]), bottom: pick([0, 20]), trailing: 5)
        }
    }

    private func preserveMargins() {
        guard let view = anyView() else { return }
        history.append("let margins of the superview or safe area into \(name(view))")
        if chance(2) {
            view.preservesSuperviewLayoutMargins.toggle()
        } else {
            view.insetsLayoutMarginsFromSafeArea.toggle()
        }
    }

    private func turnOne() {
        guard let view = anyView() else { return }
        history.append("turn \(name(view))")
        view.semanticContentAttribute = pick([.unspecified, .forceLeftToRight, .forceRightToLeft])
    }

    private func scroll() {
        guard let view = anyView({ $0 is UIScrollView }) as? UIScrollView else { return }
        history.append("scroll \(name(view))")
        view.contentOffset.y = pick([0, 10, 33])
    }

    /// Ties a view to one of the guides that the system keeps in a view above it, or to margins by name.
    private func constrainToGuide() {
        guard
            let view = anyView({
                !($0.superview?.superview is UIStackView) && !$0.translatesAutoresizingMaskIntoConstraints
            }),
            let above = view.superview
        else { return }
        history.append("constrain \(name(view)) to a guide of \(name(above))")
        let constant = CGFloat(pick([0, 8]))
        if chance(5) {
            let margins: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
                (.leading, .leadingMargin), (.bottom, .bottomMargin), (.centerX, .centerXWithinMargins),
            ]
            let (first, second) = pick(margins)
            return activate(
                NSLayoutConstraint(
                    item: view, attribute: first, relatedBy: .equal, toItem: above, attribute: second, multiplier: 1,
                    constant: constant))
        }
        var guides = [above.safeAreaLayoutGuide, above.layoutMarginsGuide, above.readableContentGuide]
        if let scroll = above as? UIScrollView { guides = [scroll.contentLayoutGuide, scroll.frameLayoutGuide] }
        let guide = pick(guides)
        switch index(below: 4) {
        case 0: activate(view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: constant))
        case 1: activate(view.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor, constant: -constant))
        case 2: activate(view.topAnchor.constraint(equalTo: guide.topAnchor, constant: constant))
        case 3: activate(view.bottomAnchor.constraint(greaterThanOrEqualTo: guide.bottomAnchor, constant: -constant))
        default: activate(view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5))
        }
    }
}
