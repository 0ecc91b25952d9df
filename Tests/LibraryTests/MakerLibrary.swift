import UIKit

// A constraint library of the kind of SnapKit, from memory of its public interface and in words of our own: a closure gets a
// maker, whose attributes are chained to descriptions of constraints.
//
//     view.snp.makeConstraints { make in
//         make.edges.equalToSuperview().inset(8)
//         make.width.lessThanOrEqualTo(600).priority(.high)
//     }

// MARK: What constraints relate to

protocol ConstraintTarget {}
protocol ConstraintConstant: ConstraintTarget {
    func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat
}

extension Int: ConstraintConstant {
    func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { CGFloat(self) }
}
extension Double: ConstraintConstant {
    func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { CGFloat(self) }
}
extension CGFloat: ConstraintConstant {
    func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { self }
}
extension CGSize: ConstraintConstant {
    func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat { attribute == .width ? width : height }
}
extension CGPoint: ConstraintConstant {
    func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .right, .leading, .trailing, .centerX: x
        default: y
        }
    }
}
extension UIEdgeInsets: ConstraintConstant {
    func value(for attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        switch attribute {
        case .left, .leading: left
        case .top, .firstBaseline: top
        case .right, .trailing: -right
        case .bottom, .lastBaseline: -bottom
        case .width: -(left + right)
        case .height: -(top + bottom)
        case .centerX: (left - right) / 2
        default: (top - bottom) / 2
        }
    }
}
extension UIView: ConstraintTarget {}
extension UILayoutGuide: ConstraintTarget {}

/// An item, and which of its attributes are meant; none for those of the constraint's other side.
final class ConstraintItem: ConstraintTarget {
    weak var item: AnyObject?
    let attributes: [NSLayoutConstraint.Attribute]

    init(_ item: AnyObject?, _ attributes: [NSLayoutConstraint.Attribute]) {
        self.item = item
        self.attributes = attributes
    }
}

// MARK: Constraints

/// Constraints are of a class of their own, so that others can be told from them.
class LayoutConstraint: NSLayoutConstraint {
    weak var description_: ConstraintDescription?
}

/// One statement of a maker, and the constraints that it becomes.
final class ConstraintDescription {
    fileprivate let from: ConstraintItem
    fileprivate var to = ConstraintItem(nil, [])
    fileprivate var relation = NSLayoutConstraint.Relation.equal
    fileprivate var multiplier: CGFloat = 1
    fileprivate var constant: any ConstraintConstant = 0
    fileprivate var priority: UILayoutPriority = .required
    fileprivate var label: String?
    private(set) var layoutConstraints: [LayoutConstraint] = []

    fileprivate init(_ from: ConstraintItem) { self.from = from }

    private var superview: UIView? { (from.item as? UIView)?.superview ?? (from.item as? UILayoutGuide)?.owningView }

    fileprivate func relate(_ relation: NSLayoutConstraint.Relation, _ target: any ConstraintTarget) {
        self.relation = relation
        if let constant = target as? any ConstraintConstant {
            self.constant = constant
        } else if let item = target as? ConstraintItem {
            to = item
        } else {
            to = ConstraintItem(target as AnyObject, [])
        }
    }

    fileprivate func relateToSuperview(_ relation: NSLayoutConstraint.Relation) {
        guard let superview else { preconditionFailure("Expected superview but found nil") }
        relate(relation, superview)
    }

    fileprivate func build() {
        guard layoutConstraints.isEmpty, let item = from.item else { return }
        for (index, attribute) in from.attributes.enumerated() {
            let isSize = attribute == .width || attribute == .height
            // Places without another item are those of the superview; a length without one keeps its own attribute.
            let other: AnyObject? = to.item ?? (isSize ? nil : superview)
            let otherAttribute =
                to.attributes.isEmpty ? attribute : to.attributes[min(index, to.attributes.count - 1)]
            let made = LayoutConstraint(
                item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
                multiplier: multiplier, constant: constant.value(for: attribute))
            made.priority = priority
            made.identifier = label
            made.description_ = self
            layoutConstraints.append(made)
        }
    }

    func activate() { NSLayoutConstraint.activate(layoutConstraints) }
    func deactivate() { NSLayoutConstraint.deactivate(layoutConstraints) }
    var isActive: Bool { layoutConstraints.contains { $0.isActive } }

    @discardableResult
    func update(offset: any ConstraintConstant) -> ConstraintDescription {
        constant = offset
        for made in layoutConstraints { made.constant = offset.value(for: made.firstAttribute) }
        return self
    }

    @discardableResult
    func update(inset: CGFloat) -> ConstraintDescription {
        update(offset: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
    }

    @discardableResult
    func update(priority: UILayoutPriority) -> ConstraintDescription {
        for made in layoutConstraints { made.priority = priority }
        return self
    }

    /// Whether both say the same but for the constant.
    fileprivate func isAbout(_ other: ConstraintDescription) -> Bool {
        from.item === other.from.item && from.attributes == other.from.attributes && relation == other.relation
            && to.item === other.to.item && to.attributes == other.to.attributes && multiplier == other.multiplier
    }

    fileprivate var currentConstant: any ConstraintConstant { constant }
}

/// What may follow a relation.
struct ConstraintEditor {
    fileprivate let statement: ConstraintDescription
    var constraint: ConstraintDescription { statement }

    @discardableResult
    func offset(_ amount: any ConstraintConstant) -> ConstraintEditor {
        statement.constant = amount
        return self
    }
    @discardableResult
    func inset(_ amount: CGFloat) -> ConstraintEditor {
        inset(UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount))
    }
    @discardableResult
    func inset(_ amounts: UIEdgeInsets) -> ConstraintEditor {
        statement.constant = amounts
        return self
    }
    @discardableResult
    func multipliedBy(_ factor: CGFloat) -> ConstraintEditor {
        statement.multiplier = factor
        return self
    }
    @discardableResult
    func dividedBy(_ divisor: CGFloat) -> ConstraintEditor { multipliedBy(1 / divisor) }
    @discardableResult
    func priority(_ priority: UILayoutPriority) -> ConstraintEditor {
        statement.priority = priority
        return self
    }
    @discardableResult
    func priority(_ priority: Float) -> ConstraintEditor { self.priority(UILayoutPriority(rawValue: priority)) }
    @discardableResult
    func labeled(_ label: String) -> ConstraintEditor {
        statement.label = label
        return self
    }
}

extension UILayoutPriority {
    static var high: UILayoutPriority { .defaultHigh }
    static var medium: UILayoutPriority { UILayoutPriority(500) }
    static var low: UILayoutPriority { .defaultLow }
}

// MARK: The maker

final class ConstraintMaker {
    private let item: AnyObject
    fileprivate var statements: [ConstraintDescription] = []

    fileprivate init(_ item: AnyObject) {
        self.item = item
        (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    }

    /// Attributes that a relation follows; more can be chained to them.
    final class Chain {
        private let maker: ConstraintMaker
        private var attributes: [NSLayoutConstraint.Attribute]

        fileprivate init(_ maker: ConstraintMaker, _ attributes: [NSLayoutConstraint.Attribute]) {
            self.maker = maker
            self.attributes = attributes
        }

        private func and(_ more: [NSLayoutConstraint.Attribute]) -> Chain { Chain(maker, attributes + more) }
        var left: Chain { and([.left]) }
        var right: Chain { and([.right]) }
        var top: Chain { and([.top]) }
        var bottom: Chain { and([.bottom]) }
        var leading: Chain { and([.leading]) }
        var trailing: Chain { and([.trailing]) }
        var width: Chain { and([.width]) }
        var height: Chain { and([.height]) }
        var centerX: Chain { and([.centerX]) }
        var centerY: Chain { and([.centerY]) }

        private func state(_ relate: (ConstraintDescription) -> Void) -> ConstraintEditor {
            let statement = ConstraintDescription(ConstraintItem(maker.item, attributes))
            relate(statement)
            maker.statements.append(statement)
            return ConstraintEditor(statement: statement)
        }

        @discardableResult
        func equalTo(_ other: any ConstraintTarget) -> ConstraintEditor { state { $0.relate(.equal, other) } }
        @discardableResult
        func lessThanOrEqualTo(_ other: any ConstraintTarget) -> ConstraintEditor {
            state { $0.relate(.lessThanOrEqual, other) }
        }
        @discardableResult
        func greaterThanOrEqualTo(_ other: any ConstraintTarget) -> ConstraintEditor {
            state { $0.relate(.greaterThanOrEqual, other) }
        }
        @discardableResult
        func equalToSuperview() -> ConstraintEditor { state { $0.relateToSuperview(.equal) } }
        @discardableResult
        func lessThanOrEqualToSuperview() -> ConstraintEditor { state { $0.relateToSuperview(.lessThanOrEqual) } }
        @discardableResult
        func greaterThanOrEqualToSuperview() -> ConstraintEditor {
            state { $0.relateToSuperview(.greaterThanOrEqual) }
        }
    }

    private func chain(_ attributes: NSLayoutConstraint.Attribute...) -> Chain { Chain(self, attributes) }
    var left: Chain { chain(.left) }
    var right: Chain { chain(.right) }
    var top: Chain { chain(.top) }
    var bottom: Chain { chain(.bottom) }
    var leading: Chain { chain(.leading) }
    var trailing: Chain { chain(.trailing) }
    var width: Chain { chain(.width) }
    var height: Chain { chain(.height) }
    var centerX: Chain { chain(.centerX) }
    var centerY: Chain { chain(.centerY) }
    var firstBaseline: Chain { chain(.firstBaseline) }
    var lastBaseline: Chain { chain(.lastBaseline) }
    var edges: Chain { chain(.left, .top, .right, .bottom) }
    var directionalEdges: Chain { chain(.leading, .top, .trailing, .bottom) }
    var size: Chain { chain(.width, .height) }
    var center: Chain { chain(.centerX, .centerY) }
}

// MARK: Entry

private var installedKey: UInt8 = 0

struct ConstraintAccess {
    fileprivate let item: AnyObject

    private var installed: [ConstraintDescription] {
        get { objc_getAssociatedObject(item, &installedKey) as? [ConstraintDescription] ?? [] }
        nonmutating set { objc_setAssociatedObject(item, &installedKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
    }

    @discardableResult
    func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [ConstraintDescription] {
        let maker = ConstraintMaker(item)
        closure(maker)
        for statement in maker.statements { statement.build() }
        return maker.statements
    }

    func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
        let made = prepareConstraints(closure)
        for statement in made { statement.activate() }
        installed += made
    }

    func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
    }

    func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
        for wanted in prepareConstraints(closure) {
            guard let present = installed.first(where: { $0.isAbout(wanted) }) else {
                preconditionFailure("Updated constraint could not find existing matching constraint to update")
            }
            present.update(offset: wanted.currentConstant)
        }
    }

    func removeConstraints() {
        for statement in installed { statement.deactivate() }
        installed = []
    }

    private func attributes(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintItem {
        ConstraintItem(item, attributes)
    }
    var left: ConstraintItem { attributes(.left) }
    var right: ConstraintItem { attributes(.right) }
    var top: ConstraintItem { attributes(.top) }
    var bottom: ConstraintItem { attributes(.bottom) }
    var leading: ConstraintItem { attributes(.leading) }
    var trailing: ConstraintItem { attributes(.trailing) }
    var width: ConstraintItem { attributes(.width) }
    var height: ConstraintItem { attributes(.height) }
    var centerX: ConstraintItem { attributes(.centerX) }
    var centerY: ConstraintItem { attributes(.centerY) }
    var firstBaseline: ConstraintItem { attributes(.firstBaseline) }
    var lastBaseline: ConstraintItem { attributes(.lastBaseline) }
    var edges: ConstraintItem { attributes(.left, .top, .right, .bottom) }
}

extension UIView { var snp: ConstraintAccess { ConstraintAccess(item: self) } }
extension UILayoutGuide { var snp: ConstraintAccess { ConstraintAccess(item: self) } }
