import UIKit

// A constraint language of the kind many libraries offer: chained calls, state kept in associated objects.
//
//     view.rules.make { $0.edges.matchParent().inset(8); $0.width.atMost(300).weight(900) }

private var rulesKey: UInt8 = 0

protocol Placeable: AnyObject {
    var hostView: UIView? { get }
}

extension UIView: Placeable { var hostView: UIView? { superview } }
extension UILayoutGuide: Placeable { var hostView: UIView? { owningView } }

extension Placeable {
    var rules: RuleBook {
        if let book = objc_getAssociatedObject(self, &rulesKey) as? RuleBook { return book }
        let book = RuleBook(owner: self)
        objc_setAssociatedObject(self, &rulesKey, book, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return book
    }
}

final class RuleBook {
    unowned let owner: AnyObject & Placeable
    private(set) var installed: [RuleConstraint] = []

    init(owner: AnyObject & Placeable) { self.owner = owner }

    func make(_ build: (RuleMaker) -> Void) {
        if let view = owner as? UIView { view.translatesAutoresizingMaskIntoConstraints = false }
        let maker = RuleMaker(owner: owner)
        build(maker)
        let constraints = maker.rules.flatMap { $0.constraints() }
        NSLayoutConstraint.activate(constraints)
        installed += constraints
    }

    func remake(_ build: (RuleMaker) -> Void) {
        removeAll()
        make(build)
    }

    /// Changes constants of what is installed instead of adding.
    func update(_ build: (RuleMaker) -> Void) {
        let maker = RuleMaker(owner: owner)
        build(maker)
        for wanted in maker.rules.flatMap({ $0.constraints() }) {
            guard let existing = installed.first(where: { $0.says(theSameAs: wanted) }) else {
                preconditionFailure("nothing to update for \(wanted)")
            }
            existing.constant = wanted.constant
        }
    }

    func removeAll() {
        NSLayoutConstraint.deactivate(installed)
        installed = []
    }
}

final class RuleMaker {
    let owner: AnyObject & Placeable
    var rules: [Rule] = []

    init(owner: AnyObject & Placeable) { self.owner = owner }

    var left: Rule { rule(.left) }
    var top: Rule { rule(.top) }
    var right: Rule { rule(.right) }
    var bottom: Rule { rule(.bottom) }
    var leading: Rule { rule(.leading) }
    var trailing: Rule { rule(.trailing) }
    var width: Rule { rule(.width) }
    var height: Rule { rule(.height) }
    var centerX: Rule { rule(.centerX) }
    var centerY: Rule { rule(.centerY) }
    var center: Rule { rule(.centerX, .centerY) }
    var size: Rule { rule(.width, .height) }
    var edges: Rule { rule(.top, .leading, .bottom, .trailing) }
    var margins: Rule { rule(.topMargin, .leadingMargin, .bottomMargin, .trailingMargin) }

    private func rule(_ attributes: NSLayoutConstraint.Attribute...) -> Rule {
        let rule = Rule(owner: owner, attributes: attributes)
        rules.append(rule)
        return rule
    }
}

final class Rule {
    private let owner: AnyObject & Placeable
    private let attributes: [NSLayoutConstraint.Attribute]
    private var relation = NSLayoutConstraint.Relation.equal
    private var target: AnyObject?
    private var targetAttribute: NSLayoutConstraint.Attribute?
    private var factor: CGFloat = 1
    private var amount: CGFloat = 0
    private var sides = UIEdgeInsets.zero
    private var weight = UILayoutPriority.required

    init(owner: AnyObject & Placeable, attributes: [NSLayoutConstraint.Attribute]) {
        self.owner = owner
        self.attributes = attributes
    }

    @discardableResult
    func match(_ other: AnyObject?, _ attribute: NSLayoutConstraint.Attribute? = nil) -> Rule {
        (target, targetAttribute) = (other, attribute)
        return self
    }
    @discardableResult func matchParent() -> Rule { match(owner.hostView) }
    @discardableResult func be(_ value: CGFloat) -> Rule {
        amount = value
        return self
    }
    @discardableResult func atLeast(_ value: CGFloat) -> Rule {
        relation = .greaterThanOrEqual
        return be(value)
    }
    @discardableResult func atMost(_ value: CGFloat) -> Rule {
        relation = .lessThanOrEqual
        return be(value)
    }
    @discardableResult func times(_ value: CGFloat) -> Rule {
        factor = value
        return self
    }
    @discardableResult func plus(_ value: CGFloat) -> Rule { be(value) }
    @discardableResult func inset(_ value: CGFloat) -> Rule {
        sides = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
        return self
    }
    @discardableResult func weight(_ value: Float) -> Rule {
        weight = UILayoutPriority(rawValue: value)
        return self
    }

    func constraints() -> [RuleConstraint] {
        attributes.map { attribute in
            let constraint = RuleConstraint(
                item: owner, attribute: attribute, relatedBy: relation, toItem: target,
                attribute: target == nil ? .notAnAttribute : targetAttribute ?? attribute, multiplier: factor,
                constant: amount + side(attribute))
            constraint.priority = weight
            constraint.note = "made by rules"
            return constraint
        }
    }

    private func side(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .top, .topMargin: return sides.top
        case .bottom, .bottomMargin: return -sides.bottom
        case .left, .leading, .leadingMargin: return sides.left
        case .right, .trailing, .trailingMargin: return -sides.right
        default: return 0
        }
    }
}

/// A constraint that knows more than UIKit's: subclassed, with the inherited convenience initialiser.
final class RuleConstraint: NSLayoutConstraint {
    var note: String?

    func says(theSameAs other: RuleConstraint) -> Bool {
        firstItem === other.firstItem && secondItem === other.secondItem && firstAttribute == other.firstAttribute
            && secondAttribute == other.secondAttribute && relation == other.relation
            && multiplier == other.multiplier && priority == other.priority
    }

    override var description: String { "\(note ?? ""): \(super.description)" }
}
