import UIKit

// A constraint library of the kind of Cartography, from memory of its public interface and in words of our own: a closure gets
// proxies of views, whose attributes are compared by operators.
//
//     constrain(view, other) { view, other in
//         view.left == other.right + 8
//         view.width <= other.width * 2 ~ .defaultLow
//     }

/// `factor × attribute of item + constant`.
struct Term {
    fileprivate let item: AnyObject?
    fileprivate let attribute: NSLayoutConstraint.Attribute
    fileprivate var factor: CGFloat = 1
    fileprivate var constant: CGFloat = 0
    fileprivate let context: Context
}

/// Lengths may be constants and have factors; places may not.
struct Length { fileprivate var term: Term }
struct Place { fileprivate var term: Term }
/// Several attributes at once.
struct Edges { fileprivate var terms: [Term] }
struct Extent { fileprivate var terms: [Term] }
struct Middle { fileprivate var terms: [Term] }

/// Gathers what a closure states.
final class Context {
    fileprivate var constraints: [NSLayoutConstraint] = []

    fileprivate func relate(
        _ left: Term, _ relation: NSLayoutConstraint.Relation, _ right: Term?, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        (left.item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        let made = NSLayoutConstraint(
            item: left.item as Any, attribute: left.attribute, relatedBy: relation, toItem: right?.item,
            attribute: right?.attribute ?? .notAnAttribute, multiplier: (right?.factor ?? 1) / left.factor,
            constant: ((right?.constant ?? constant) - left.constant) / left.factor)
        constraints.append(made)
        return made
    }
}

/// Stands for a view in a closure.
final class ViewProxy {
    private let item: AnyObject
    private let context: Context
    let superview: ViewProxy?

    fileprivate init(_ item: AnyObject, _ context: Context) {
        self.item = item
        self.context = context
        superview = (item as? UIView)?.superview.map { ViewProxy($0, context) }
    }

    private func term(_ attribute: NSLayoutConstraint.Attribute) -> Term {
        Term(item: item, attribute: attribute, context: context)
    }
    var left: Place { Place(term: term(.left)) }
    var right: Place { Place(term: term(.right)) }
    var leading: Place { Place(term: term(.leading)) }
    var trailing: Place { Place(term: term(.trailing)) }
    var top: Place { Place(term: term(.top)) }
    var bottom: Place { Place(term: term(.bottom)) }
    var centerX: Place { Place(term: term(.centerX)) }
    var centerY: Place { Place(term: term(.centerY)) }
    var baseline: Place { Place(term: term(.lastBaseline)) }
    var width: Length { Length(term: term(.width)) }
    var height: Length { Length(term: term(.height)) }
    var edges: Edges { Edges(terms: [.top, .leading, .bottom, .trailing].map(term)) }
    var size: Extent { Extent(terms: [.width, .height].map(term)) }
    var center: Middle { Middle(terms: [.centerX, .centerY].map(term)) }
}

// MARK: Arithmetic

func + (length: Length, constant: CGFloat) -> Length {
    var length = length
    length.term.constant += constant
    return length
}
func - (length: Length, constant: CGFloat) -> Length { length + -constant }
func * (length: Length, factor: CGFloat) -> Length {
    var length = length
    length.term.factor *= factor
    length.term.constant *= factor
    return length
}
func * (factor: CGFloat, length: Length) -> Length { length * factor }
func / (length: Length, divisor: CGFloat) -> Length { length * (1 / divisor) }
func + (place: Place, constant: CGFloat) -> Place {
    var place = place
    place.term.constant += constant
    return place
}
func - (place: Place, constant: CGFloat) -> Place { place + -constant }

/// Edges that keep a distance inwards.
func inset(_ edges: Edges, _ all: CGFloat) -> Edges { inset(edges, all, all, all, all) }
func inset(_ edges: Edges, _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) -> Edges {
    var edges = edges
    for (index, amount) in [top, leading, -bottom, -trailing].enumerated() { edges.terms[index].constant += amount }
    return edges
}

// MARK: Relations

@discardableResult
func == (left: Length, right: CGFloat) -> NSLayoutConstraint {
    left.term.context.relate(left.term, .equal, nil, constant: right)
}
@discardableResult
func == (left: Length, right: Length) -> NSLayoutConstraint { left.term.context.relate(left.term, .equal, right.term) }
@discardableResult
func <= (left: Length, right: CGFloat) -> NSLayoutConstraint {
    left.term.context.relate(left.term, .lessThanOrEqual, nil, constant: right)
}
@discardableResult
func <= (left: Length, right: Length) -> NSLayoutConstraint {
    left.term.context.relate(left.term, .lessThanOrEqual, right.term)
}
@discardableResult
func >= (left: Length, right: CGFloat) -> NSLayoutConstraint {
    left.term.context.relate(left.term, .greaterThanOrEqual, nil, constant: right)
}
@discardableResult
func >= (left: Length, right: Length) -> NSLayoutConstraint {
    left.term.context.relate(left.term, .greaterThanOrEqual, right.term)
}
@discardableResult
func == (left: Place, right: Place) -> NSLayoutConstraint { left.term.context.relate(left.term, .equal, right.term) }
@discardableResult
func <= (left: Place, right: Place) -> NSLayoutConstraint {
    left.term.context.relate(left.term, .lessThanOrEqual, right.term)
}
@discardableResult
func >= (left: Place, right: Place) -> NSLayoutConstraint {
    left.term.context.relate(left.term, .greaterThanOrEqual, right.term)
}

private func equate(_ left: [Term], _ right: [Term]) -> [NSLayoutConstraint] {
    zip(left, right).map { $0.context.relate($0, .equal, $1) }
}
@discardableResult
func == (left: Edges, right: Edges) -> [NSLayoutConstraint] { equate(left.terms, right.terms) }
@discardableResult
func == (left: Extent, right: Extent) -> [NSLayoutConstraint] { equate(left.terms, right.terms) }
@discardableResult
func == (left: Middle, right: Middle) -> [NSLayoutConstraint] { equate(left.terms, right.terms) }

// MARK: Priorities

infix operator ~ : PriorityPrecedence
precedencegroup PriorityPrecedence {
    lowerThan: ComparisonPrecedence
    higherThan: AssignmentPrecedence
}

@discardableResult
func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
    constraint.priority = priority
    return constraint
}
@discardableResult
func ~ (constraints: [NSLayoutConstraint], priority: UILayoutPriority) -> [NSLayoutConstraint] {
    for constraint in constraints { constraint.priority = priority }
    return constraints
}

// MARK: Distribution and entry

@discardableResult
func distribute(by distance: CGFloat, horizontally views: ViewProxy...) -> [NSLayoutConstraint] {
    zip(views, views.dropFirst()).map { $1.leading == $0.trailing + distance }
}
@discardableResult
func align(top views: ViewProxy...) -> [NSLayoutConstraint] {
    zip(views, views.dropFirst()).map { $1.top == $0.top }
}

/// Constraints that are replaced together.
final class ConstraintGroup {
    private var constraints: [NSLayoutConstraint] = []

    var active: Bool {
        get { constraints.allSatisfy(\.isActive) }
        set { for constraint in constraints { constraint.isActive = newValue } }
    }

    fileprivate func replace(by new: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
        constraints = new
        NSLayoutConstraint.activate(new)
    }
}

@discardableResult
func constrain(_ items: [UIView], replace group: ConstraintGroup = ConstraintGroup(), _ block: ([ViewProxy]) -> Void)
    -> ConstraintGroup
{
    let context = Context()
    block(items.map { ViewProxy($0, context) })
    group.replace(by: context.constraints)
    return group
}
@discardableResult
func constrain(_ view: UIView, replace group: ConstraintGroup = ConstraintGroup(), _ block: (ViewProxy) -> Void)
    -> ConstraintGroup
{ constrain([view], replace: group) { block($0[0]) } }
@discardableResult
func constrain(
    _ one: UIView, _ two: UIView, replace group: ConstraintGroup = ConstraintGroup(),
    _ block: (ViewProxy, ViewProxy) -> Void
) -> ConstraintGroup { constrain([one, two], replace: group) { block($0[0], $0[1]) } }
@discardableResult
func constrain(
    _ one: UIView, _ two: UIView, _ three: UIView, replace group: ConstraintGroup = ConstraintGroup(),
    _ block: (ViewProxy, ViewProxy, ViewProxy) -> Void
) -> ConstraintGroup { constrain([one, two, three], replace: group) { block($0[0], $0[1], $0[2]) } }
