// Views and controllers made by generic code: `T()`, `T(frame:)` and the like, where `T` is a type parameter.
//
// Swift lets generic code call an initialiser of a class only when that is `required`; classes imported from
// Objective-C are exempt, and code written for Apple's systems relies on it. Initialisers of protocols are exempt too:
// those of this file are chosen where the classes' own can't be called, and nowhere else. They make an object of the
// class at hand by its designated initialiser, as `DynamicCreation.swift` explains.
//
// A class that has none of the designated initialisers of its superclass can't be made this way: Swift then stops.

/// What generic code can make from a frame, or from nothing.
@preconcurrency @MainActor
public protocol FrameCreation {}

extension UIView: FrameCreation {}

extension FrameCreation {
    /// A view without a size.
    public init() {
        self.init(frame: .zero)
    }

    /// A view at a place in its superview, in points.
    public init(frame: CGRect) {
        self = make(Self.self) { (view: UIView.Type) in view.make(genericFrame: frame) }
    }
}

/// What generic code can make for a style of cell.
@preconcurrency @MainActor
public protocol CellCreation {}

extension UITableViewCell: CellCreation {}

extension CellCreation {
    /// A cell of a style, to be used again under an identifier.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self = make(Self.self) { (cell: UITableViewCell.Type) in
            cell.make(genericStyle: style, reuseIdentifier: reuseIdentifier)
        }
    }
}

/// What generic code can make from a nib's name, or from nothing.
@preconcurrency @MainActor
public protocol ControllerCreation {}

extension UIViewController: ControllerCreation {}

extension ControllerCreation {
    /// A controller that makes its view itself.
    public init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// A controller that takes its view from a nib, or makes it itself where there is none.
    public init(nibName: String?, bundle: Bundle?) {
        self = make(Self.self) { (controller: UIViewController.Type) in
            controller.make(genericNibName: nibName, bundle: bundle)
        }
    }
}

/// Makes an object of a class that is known to derive from another.
@MainActor
private func make<Made, Base: AnyObject>(_ type: Made.Type, _ make: (Base.Type) -> Base) -> Made {
    guard let base = type as? Base.Type, let made = make(base) as? Made else {
        preconditionFailure("\(type) doesn't derive from \(Base.self)")
    }
    return made
}

extension UIView {
    package convenience init(genericFrame frame: CGRect) {
        self.init(frame: frame)
    }

    @_silgen_name("$s5UIKit6UIViewC12genericFrameAC10Foundation6CGRectV_tcfC")
    class func make(genericFrame frame: CGRect) -> UIView
}

extension UITableViewCell {
    package convenience init(genericStyle style: CellStyle, reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("$s5UIKit15UITableViewCellC12genericStyle15reuseIdentifierA2C0dF0O_SSSgtcfC")
    class func make(genericStyle style: CellStyle, reuseIdentifier: __owned String?) -> UITableViewCell
}

extension UIViewController {
    package convenience init(genericNibName nibName: String?, bundle: Bundle?) {
        self.init(nibName: nibName, bundle: bundle)
    }

    @_silgen_name("$s5UIKit16UIViewControllerC14genericNibName6bundleACSSSg_10Foundation6BundleCSgtcfC")
    class func make(genericNibName nibName: __owned String?, bundle: __owned Bundle?) -> UIViewController
}
