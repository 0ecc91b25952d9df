// Objects of classes that are known only at run time: what is registered with a table or collection, a view's
// `layerClass`, delegates of programs, and what generic code makes by `T()`.
//
// Swift calls an initialiser on such a class only where the class promises it with `required`, and each subclass must then
// repeat that word. Code written for Apple's systems doesn't: classes imported from Objective-C need no promise.
//
// One kind of required initialiser need not be repeated: an unavailable one, which nobody could write down. All
// subclasses inherit it. So the base classes below have one each, `init(made…:)`. It calls the designated initialiser,
// through the class at hand, whatever that is. The base classes conform to the protocols of this file, which is
// unavailable, too, for the same reason. Whether a class conforms is therefore asked at run time.
//
// A class that has none of the designated initialisers of its base class can't be made so: Swift then stops.

/// Views, made with a frame.
@MainActor
private protocol FrameMade {
    init(madeWithFrame frame: CGRect)
}

/// Cells of tables, made in a style.
@MainActor
private protocol StyleMade {
    init(madeWithStyle style: UITableViewCell.CellStyle, reuseIdentifier: String?)
}

/// Headers and footers of tables, made for an identifier.
@MainActor
private protocol IdentifierMade {
    init(madeWithReuseIdentifier reuseIdentifier: String?)
}

/// Controllers, made with the name of a nib.
@MainActor
private protocol NibMade {
    init(madeWithNibName nibName: String?, bundle: Bundle?)
}

/// Layers and delegates, made of nothing.
@MainActor
private protocol PlainMade {
    init(madePlainly: Void)
}

/// Segues, made with what they lead from and to.
@MainActor
private protocol WayMade {
    init(madeFrom source: UIViewController, to destination: UIViewController, _ identifier: String?)
}

@available(*, unavailable, message: "only asked for at run time")
extension UIStoryboardSegue: WayMade {}
@available(*, unavailable, message: "only asked for at run time")
extension UIView: FrameMade {}
@available(*, unavailable, message: "only asked for at run time")
extension UITableViewCell: StyleMade {}
@available(*, unavailable, message: "only asked for at run time")
extension UITableViewHeaderFooterView: IdentifierMade {}
@available(*, unavailable, message: "only asked for at run time")
extension UIViewController: NibMade {}
@available(*, unavailable, message: "only asked for at run time")
extension UIResponder: PlainMade {}
@available(*, unavailable, message: "only asked for at run time")
extension CALayer: PlainMade {}

extension UIView {
    /// A view of a class known at run time.
    static func make(_ type: Any.Type, frame: CGRect) -> Self {
        made(type) { (type: any FrameMade.Type) in type.init(madeWithFrame: frame) }
    }
}

extension UITableViewCell {
    /// A cell of a class known at run time.
    static func make(_ type: Any.Type, style: CellStyle, reuseIdentifier: String?) -> Self {
        made(type) { (type: any StyleMade.Type) in type.init(madeWithStyle: style, reuseIdentifier: reuseIdentifier) }
    }
}

extension UITableViewHeaderFooterView {
    /// A header or footer of a class known at run time.
    static func make(_ type: Any.Type, reuseIdentifier: String?) -> Self {
        made(type) { (type: any IdentifierMade.Type) in type.init(madeWithReuseIdentifier: reuseIdentifier) }
    }
}

extension UICollectionReusableView {
    /// A cell, header, footer or ground of a class known at run time.
    static func make(_ type: Any.Type, reuseIdentifier: String, frame: CGRect) -> Self {
        let view: Self = made(type) { (type: any FrameMade.Type) in type.init(madeWithFrame: frame) }
        view.reuseIdentifier = reuseIdentifier
        return view
    }
}

extension UIViewController {
    /// A controller of a class known at run time.
    static func make(_ type: Any.Type, nibName: String?, bundle: Bundle?) -> Self {
        made(type) { (type: any NibMade.Type) in type.init(madeWithNibName: nibName, bundle: bundle) }
    }
}

extension UIResponder {
    /// A delegate of a class known at run time.
    static func make(_ type: Any.Type) -> Self {
        made(type) { (type: any PlainMade.Type) in type.init(madePlainly: ()) }
    }
}

extension CALayer {
    /// A layer of a class known at run time.
    static func make(_ type: Any.Type) -> Self {
        made(type) { (type: any PlainMade.Type) in type.init(madePlainly: ()) }
    }

    /// The layer of a view, of a class known at run time.
    static func make(_ type: Any.Type, owner: UIView) -> Self {
        let layer = make(type)
        layer.delegate = owner
        layer.geometryOwner = owner
        return layer
    }
}

extension UIStoryboardSegue {
    /// A segue of a class known at run time.
    static func make(
        _ type: Any.Type, identifier: String?, from source: UIViewController, to destination: UIViewController
    ) -> Self {
        made(type) { (type: any WayMade.Type) in type.init(madeFrom: source, to: destination, identifier) }
    }
}

/// Makes an object of a class known at run time.
///
/// - Parameter Maker: the type of classes that can be made as `make` does, `any FrameMade.Type` and the like.
@MainActor
private func made<Made, Maker>(_ type: Any.Type, _ make: (Maker) -> Any) -> Made {
    guard let maker = type as? Maker, let object = make(maker) as? Made else {
        stop("\(type) can't be made where a \(Made.self) is wanted")
    }
    return object
}
