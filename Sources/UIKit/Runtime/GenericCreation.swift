// Views and controllers made by generic code: `T()`, `T(frame:)` and the like, where `T` is a type parameter; and those
// of a class in a variable: `type.init()`.
//
// Swift lets such code call an initialiser of a class only when that is `required`; classes imported from Objective-C are
// exempt, and code written for Apple's systems relies on it. Initialisers of protocols are exempt, too: those of this
// file are chosen where the classes' own can't be called, and nowhere else.

/// What takes an object made already for the one to be made.
public protocol ObjectTaking {}

extension ObjectTaking {
    init(taking object: AnyObject) {
        guard let object = object as? Self else { stop("\(Self.self) is not what \(type(of: object)) derives from") }
        self = object
    }
}

/// What generic code can make from a frame, or from nothing.
@preconcurrency @MainActor
public protocol FrameCreation: AnyObject, ObjectTaking {}

extension UIView: FrameCreation {}

extension FrameCreation {
    /// A view without a size.
    public init() {
        self.init(taking: UIView.make(type(of: self), frame: .zero))
    }

    /// A view at a place in its superview, in points.
    public init(frame: CGRect) {
        self.init(taking: UIView.make(type(of: self), frame: frame))
    }
}

/// What generic code can make for a style of cell.
@preconcurrency @MainActor
public protocol CellCreation: AnyObject, ObjectTaking {}

extension UITableViewCell: CellCreation {}

extension CellCreation {
    /// A cell of a style, to be used again under an identifier.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        self.init(taking: UITableViewCell.make(type(of: self), style: style, reuseIdentifier: reuseIdentifier))
    }
}

/// What generic code can make from a nib's name, or from nothing.
@preconcurrency @MainActor
public protocol ControllerCreation: AnyObject, ObjectTaking {}

extension UIViewController: ControllerCreation {}

extension ControllerCreation {
    /// A controller that makes its view itself.
    public init() {
        self.init(taking: UIViewController.make(type(of: self), nibName: nil, bundle: nil))
    }

    /// A controller that takes its view from a nib, or makes it itself where there is none.
    public init(nibName: String?, bundle: Bundle?) {
        self.init(taking: UIViewController.make(type(of: self), nibName: nibName, bundle: bundle))
    }
}
