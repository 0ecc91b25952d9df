#if os(iOS) || os(tvOS)
import UIKit
#else
import AppKit
#endif

public final class ConstraintMaker {
    let view: UIView
    var made: [NSLayoutConstraint] = []
    init(_ view: UIView) { self.view = view }
    public var edges: Edges { Edges(maker: self) }
    public struct Edges {
        let maker: ConstraintMaker
        @discardableResult public func equalToSuperview() -> Edges {
            guard let parent = maker.view.superview else { fatalError("no superview") }
            maker.made += [
                maker.view.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
                maker.view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
                maker.view.topAnchor.constraint(equalTo: parent.topAnchor),
                maker.view.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
            ]
            return self
        }
    }
}
public struct SnapDSL {
    let view: UIView
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        view.translatesAutoresizingMaskIntoConstraints = false
        let maker = ConstraintMaker(view)
        closure(maker)
        NSLayoutConstraint.activate(maker.made)
    }
}
public extension UIView { var snap: SnapDSL { SnapDSL(view: self) } }
