import UIKit

// A constraint library of the kind of Stevia, from memory of its public interface and in words of our own: a layout is written as
// it looks, from above to below, with lines of views between the sides.
//
//     root.layout(
//         100,
//         |-20-title-20-| ~ 44,
//         8,
//         |one-10-two| ~ 80
//     )

prefix operator |
prefix operator |-
postfix operator |
postfix operator -|

/// How far a view is from a side of its superview.
struct SideSpace {
    let points: CGFloat
}

/// Views and the space behind them, which waits for the next one.
struct OpenSpace {
    let views: [UIView]
    let points: CGFloat
}

/// What stands among the lines of a layout.
@MainActor
protocol LayoutPart {
    func place(in view: UIView, below top: NSLayoutYAxisAnchor, by space: CGFloat) -> (NSLayoutYAxisAnchor, CGFloat)
}

extension Int: LayoutPart {
    func place(in view: UIView, below top: NSLayoutYAxisAnchor, by space: CGFloat) -> (NSLayoutYAxisAnchor, CGFloat) {
        (top, space + CGFloat(self))
    }
}

extension Array: LayoutPart where Element == UIView {
    func place(in view: UIView, below top: NSLayoutYAxisAnchor, by space: CGFloat) -> (NSLayoutYAxisAnchor, CGFloat) {
        for line in self { line.topAnchor.constraint(equalTo: top, constant: space).isActive = true }
        return (self[0].bottomAnchor, 0)
    }
}

extension UIView: LayoutPart {
    func place(in view: UIView, below top: NSLayoutYAxisAnchor, by space: CGFloat) -> (NSLayoutYAxisAnchor, CGFloat) {
        [self].place(in: view, below: top, by: space)
    }

    /// Adds views.
    @discardableResult
    func subviews(_ views: UIView...) -> UIView {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        return self
    }

    /// Places parts below each other. A number at the end is the distance from the lower edge.
    func layout(_ parts: any LayoutPart...) {
        var (top, space): (NSLayoutYAxisAnchor, CGFloat) = (topAnchor, 0)
        for part in parts { (top, space) = part.place(in: self, below: top, by: space) }
        if parts.last is Int { bottomAnchor.constraint(equalTo: top, constant: space).isActive = true }
    }

    private var holder: UIView {
        guard let superview else { preconditionFailure("the view must have a superview") }
        return superview
    }

    @discardableResult
    func left(_ points: CGFloat) -> Self {
        leftAnchor.constraint(equalTo: holder.leftAnchor, constant: points).isActive = true
        return self
    }

    @discardableResult
    func right(_ points: CGFloat) -> Self {
        rightAnchor.constraint(equalTo: holder.rightAnchor, constant: -points).isActive = true
        return self
    }

    @discardableResult
    func top(_ points: CGFloat) -> Self {
        topAnchor.constraint(equalTo: holder.topAnchor, constant: points).isActive = true
        return self
    }

    @discardableResult
    func bottom(_ points: CGFloat) -> Self {
        bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -points).isActive = true
        return self
    }

    @discardableResult
    func fillContainer(padding: CGFloat = 0) -> Self { left(padding).right(padding).top(padding).bottom(padding) }

    @discardableResult
    func centerInContainer() -> Self {
        centerXAnchor.constraint(equalTo: holder.centerXAnchor).isActive = true
        centerYAnchor.constraint(equalTo: holder.centerYAnchor).isActive = true
        return self
    }

    @discardableResult
    func sized(_ width: CGFloat, _ height: CGFloat) -> Self {
        widthAnchor.constraint(equalToConstant: width).isActive = true
        heightAnchor.constraint(equalToConstant: height).isActive = true
        return self
    }

    @discardableResult
    func heightEqualsWidth() -> Self {
        heightAnchor.constraint(equalTo: widthAnchor).isActive = true
        return self
    }
}

@MainActor
func equal(widths views: [UIView]) {
    for view in views.dropFirst() { view.widthAnchor.constraint(equalTo: views[0].widthAnchor).isActive = true }
}

// MARK: - Lines

@MainActor
prefix func | (view: UIView) -> UIView { view.left(0) }

@MainActor
prefix func | (views: [UIView]) -> [UIView] {
    views.first?.left(0)
    return views
}

prefix func |- (points: Int) -> SideSpace { SideSpace(points: CGFloat(points)) }

@MainActor
func - (space: SideSpace, view: UIView) -> UIView { view.left(space.points) }

@MainActor
func - (view: UIView, points: Int) -> OpenSpace { OpenSpace(views: [view], points: CGFloat(points)) }

@MainActor
func - (views: [UIView], points: Int) -> OpenSpace { OpenSpace(views: views, points: CGFloat(points)) }

@MainActor
func - (space: OpenSpace, view: UIView) -> [UIView] {
    if let last = space.views.last {
        view.leftAnchor.constraint(equalTo: last.rightAnchor, constant: space.points).isActive = true
    }
    return space.views + [view]
}

postfix func -| (points: Int) -> SideSpace { SideSpace(points: CGFloat(points)) }

@MainActor
func - (view: UIView, space: SideSpace) -> UIView { view.right(space.points) }

@MainActor
func - (views: [UIView], space: SideSpace) -> [UIView] {
    views.last?.right(space.points)
    return views
}

@MainActor
postfix func | (view: UIView) -> UIView { view.right(0) }

@MainActor
postfix func | (views: [UIView]) -> [UIView] {
    views.last?.right(0)
    return views
}

@MainActor
func ~ (views: [UIView], height: CGFloat) -> [UIView] {
    for view in views { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return views
}

@MainActor
func ~ (view: UIView, height: CGFloat) -> UIView {
    view.heightAnchor.constraint(equalToConstant: height).isActive = true
    return view
}
