import UIKit

// Two more languages that libraries build on anchors: operators, and a protocol that all anchors conform to.

// MARK: Operators

struct AnchorExpression<Kind: AnyObject> {
    var anchor: NSLayoutAnchor<Kind>
    var constant: CGFloat = 0
}

struct DimensionExpression {
    var anchor: NSLayoutDimension
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
}

infix operator ~ : AssignmentPrecedence
infix operator =~= : ComparisonPrecedence
infix operator =~> : ComparisonPrecedence
infix operator =~< : ComparisonPrecedence

func + <Kind>(anchor: NSLayoutAnchor<Kind>, constant: CGFloat) -> AnchorExpression<Kind> {
    AnchorExpression(anchor: anchor, constant: constant)
}
func - <Kind>(anchor: NSLayoutAnchor<Kind>, constant: CGFloat) -> AnchorExpression<Kind> {
    AnchorExpression(anchor: anchor, constant: -constant)
}
func * (anchor: NSLayoutDimension, factor: CGFloat) -> DimensionExpression {
    DimensionExpression(anchor: anchor, multiplier: factor)
}
func + (expression: DimensionExpression, constant: CGFloat) -> DimensionExpression {
    var sum = expression
    sum.constant += constant
    return sum
}

@discardableResult
func =~= <Kind>(left: NSLayoutAnchor<Kind>, right: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
    left.constraint(equalTo: right).activated()
}
@discardableResult
func =~= <Kind>(left: NSLayoutAnchor<Kind>, right: AnchorExpression<Kind>) -> NSLayoutConstraint {
    left.constraint(equalTo: right.anchor, constant: right.constant).activated()
}
@discardableResult
func =~> <Kind>(left: NSLayoutAnchor<Kind>, right: AnchorExpression<Kind>) -> NSLayoutConstraint {
    left.constraint(greaterThanOrEqualTo: right.anchor, constant: right.constant).activated()
}
@discardableResult
func =~= (left: NSLayoutDimension, right: DimensionExpression) -> NSLayoutConstraint {
    left.constraint(equalTo: right.anchor, multiplier: right.multiplier, constant: right.constant).activated()
}
@discardableResult
func =~= (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    left.constraint(equalToConstant: right).activated()
}
@discardableResult
func =~< (left: NSLayoutDimension, right: CGFloat) -> NSLayoutConstraint {
    left.constraint(lessThanOrEqualToConstant: right).activated()
}
@discardableResult
func ~ (constraint: NSLayoutConstraint, priority: UILayoutPriority) -> NSLayoutConstraint {
    constraint.isActive = false
    constraint.priority = priority
    return constraint.activated()
}

extension NSLayoutConstraint {
    @discardableResult
    func activated() -> Self {
        (firstItem as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
        isActive = true
        return self
    }
}

// MARK: A protocol with an associated type

protocol TyingAnchor {
    associatedtype Kind: AnyObject
    func tie(_ other: NSLayoutAnchor<Kind>, by constant: CGFloat) -> NSLayoutConstraint
}

extension NSLayoutAnchor: TyingAnchor {
    func tie(_ other: NSLayoutAnchor<AnchorType>, by constant: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: other, constant: constant)
    }
}

protocol LayoutRegion {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
}

extension UIView: LayoutRegion {}
extension UILayoutGuide: LayoutRegion {}

extension LayoutRegion {
    func fill(_ other: LayoutRegion, insets: NSDirectionalEdgeInsets = .zero) -> [NSLayoutConstraint] {
        [
            topAnchor.tie(other.topAnchor, by: insets.top),
            leadingAnchor.tie(other.leadingAnchor, by: insets.leading),
            other.bottomAnchor.tie(bottomAnchor, by: insets.bottom),
            other.trailingAnchor.tie(trailingAnchor, by: insets.trailing),
        ]
    }
}

/// A function builder for batches, as newer libraries have.
@resultBuilder
enum ConstraintBatch {
    static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] { [constraint] }
    static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints }
    static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
    static func buildEither(first part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
    static func buildEither(second part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
    static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
}

extension NSLayoutConstraint {
    static func batch(@ConstraintBatch _ build: () -> [NSLayoutConstraint]) {
        let constraints = build()
        for case let view as UIView in constraints.compactMap(\.firstItem) where view.superview != nil {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        activate(constraints)
    }
}
