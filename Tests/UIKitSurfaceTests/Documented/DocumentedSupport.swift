import UIKit

/// A view with a size of its own.
final class Plate: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}

extension UIView {
    /// Adds a view that is placed by constraints.
    @discardableResult
    func adding<View: UIView>(_ view: View, _ constraints: (View) -> [NSLayoutConstraint]) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate(constraints(view))
        return view
    }
}

/// A root view at the origin.
@MainActor
func makeRoot(_ width: CGFloat = 300, _ height: CGFloat = 300) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
