import UIKit

// A constraint library of the kind of TinyConstraints, from memory of its public interface and in words of our own: each method
// of a view makes one active constraint, or as many as its name says.
//
//     view.edgesToSuperview(excluding: .bottom, insets: .uniform(8))
//     view.topToBottom(of: other, offset: 8)

enum LayoutEdge { case top, bottom, leading, trailing, left, right }

enum ConstraintRelation { case equal, equalOrLess, equalOrGreater }

extension UIEdgeInsets {
    static func uniform(_ value: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    }
}

/// What views and guides have in common.
@MainActor
protocol Constrainable: AnyObject {
    var leadingAnchor: NSLayoutXAxisAnchor { get }
    var trailingAnchor: NSLayoutXAxisAnchor { get }
    var leftAnchor: NSLayoutXAxisAnchor { get }
    var rightAnchor: NSLayoutXAxisAnchor { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var widthAnchor: NSLayoutDimension { get }
    var heightAnchor: NSLayoutDimension { get }
    var centerXAnchor: NSLayoutXAxisAnchor { get }
    var centerYAnchor: NSLayoutYAxisAnchor { get }
}

extension UIView: Constrainable {}
extension UILayoutGuide: Constrainable {}

extension UIView {
    private func finish(
        _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority, _ isActive: Bool = true
    ) -> NSLayoutConstraint {
        translatesAutoresizingMaskIntoConstraints = false
        constraint.priority = priority
        constraint.isActive = isActive
        return constraint
    }

    private func relate<Anchor: AnyObject>(
        _ own: NSLayoutAnchor<Anchor>, _ other: NSLayoutAnchor<Anchor>, _ offset: CGFloat,
        _ relation: ConstraintRelation, _ priority: UILayoutPriority
    ) -> NSLayoutConstraint {
        switch relation {
        case .equal: finish(own.constraint(equalTo: other, constant: offset), priority)
        case .equalOrLess: finish(own.constraint(lessThanOrEqualTo: other, constant: offset), priority)
        case .equalOrGreater: finish(own.constraint(greaterThanOrEqualTo: other, constant: offset), priority)
        }
    }

    private var holder: UIView {
        guard let superview else { preconditionFailure("unable to constrain a view without a superview") }
        return superview
    }

    // MARK: Edges

    @discardableResult
    func edgesToSuperview(
        excluding excluded: LayoutEdge? = nil, insets: UIEdgeInsets = .zero, usingSafeArea: Bool = false,
        priority: UILayoutPriority = .required
    ) -> [NSLayoutConstraint] {
        let other: any Constrainable = usingSafeArea ? holder.safeAreaLayoutGuide : holder
        var made: [NSLayoutConstraint] = []
        if excluded != .top { made.append(relate(topAnchor, other.topAnchor, insets.top, .equal, priority)) }
        if excluded != .leading {
            made.append(relate(leadingAnchor, other.leadingAnchor, insets.left, .equal, priority))
        }
        if excluded != .bottom {
            made.append(relate(bottomAnchor, other.bottomAnchor, -insets.bottom, .equal, priority))
        }
        if excluded != .trailing {
            made.append(relate(trailingAnchor, other.trailingAnchor, -insets.right, .equal, priority))
        }
        return made
    }

    @discardableResult
    func topToBottom(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint { relate(topAnchor, view.bottomAnchor, offset, relation, priority) }

    @discardableResult
    func leadingToTrailing(
        of view: any Constrainable, offset: CGFloat = 0, relation: ConstraintRelation = .equal,
        priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint { relate(leadingAnchor, view.trailingAnchor, offset, relation, priority) }

    @discardableResult
    func leadingToSuperview(offset: CGFloat = 0) -> NSLayoutConstraint {
        relate(leadingAnchor, holder.leadingAnchor, offset, .equal, .required)
    }

    @discardableResult
    func trailingToSuperview(offset: CGFloat = 0) -> NSLayoutConstraint {
        relate(trailingAnchor, holder.trailingAnchor, -offset, .equal, .required)
    }

    @discardableResult
    func topToSuperview(offset: CGFloat = 0) -> NSLayoutConstraint {
        relate(topAnchor, holder.topAnchor, offset, .equal, .required)
    }

    @discardableResult
    func bottomToSuperview(offset: CGFloat = 0) -> NSLayoutConstraint {
        relate(bottomAnchor, holder.bottomAnchor, offset, .equal, .required)
    }

    // MARK: Middle and size

    @discardableResult
    func centerInSuperview(offset: CGPoint = .zero) -> [NSLayoutConstraint] {
        [
            relate(centerXAnchor, holder.centerXAnchor, offset.x, .equal, .required),
            relate(centerYAnchor, holder.centerYAnchor, offset.y, .equal, .required),
        ]
    }

    @discardableResult
    func width(_ width: CGFloat, relation: ConstraintRelation = .equal, priority: UILayoutPriority = .required)
        -> NSLayoutConstraint
    {
        switch relation {
        case .equal: finish(widthAnchor.constraint(equalToConstant: width), priority)
        case .equalOrLess: finish(widthAnchor.constraint(lessThanOrEqualToConstant: width), priority)
        case .equalOrGreater: finish(widthAnchor.constraint(greaterThanOrEqualToConstant: width), priority)
        }
    }

    @discardableResult
    func height(_ height: CGFloat, priority: UILayoutPriority = .required) -> NSLayoutConstraint {
        finish(heightAnchor.constraint(equalToConstant: height), priority)
    }

    @discardableResult
    func size(_ size: CGSize) -> [NSLayoutConstraint] { [width(size.width), height(size.height)] }

    @discardableResult
    func width(
        to view: any Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0,
        priority: UILayoutPriority = .required
    ) -> NSLayoutConstraint {
        finish(
            widthAnchor.constraint(equalTo: dimension ?? view.widthAnchor, multiplier: multiplier, constant: offset),
            priority)
    }

    @discardableResult
    func height(
        to view: any Constrainable, _ dimension: NSLayoutDimension? = nil, multiplier: CGFloat = 1, offset: CGFloat = 0
    ) -> NSLayoutConstraint {
        finish(
            heightAnchor.constraint(equalTo: dimension ?? view.heightAnchor, multiplier: multiplier, constant: offset),
            .required)
    }

    @discardableResult
    func aspectRatio(_ ratio: CGFloat) -> NSLayoutConstraint { width(to: self, heightAnchor, multiplier: ratio) }

    /// Puts views after each other.
    @discardableResult
    func stack(_ views: [UIView], axis: NSLayoutConstraint.Axis = .vertical, spacing: CGFloat = 0)
        -> [NSLayoutConstraint]
    {
        var made: [NSLayoutConstraint] = []
        var previous: UIView?
        for view in views {
            if view.superview !== self { addSubview(view) }
            let isDown = axis == .vertical
            if let previous {
                made.append(
                    isDown
                        ? view.topToBottom(of: previous, offset: spacing)
                        : view.leadingToTrailing(of: previous, offset: spacing))
            } else {
                made.append(isDown ? view.topToSuperview() : view.leadingToSuperview())
            }
            made +=
                isDown
                ? [view.leadingToSuperview(), view.trailingToSuperview()]
                : [view.topToSuperview(), view.bottomToSuperview()]
            previous = view
        }
        if let previous {
            made.append(axis == .vertical ? previous.bottomToSuperview() : previous.trailingToSuperview())
        }
        return made
    }
}
