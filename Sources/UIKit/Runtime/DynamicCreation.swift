// Objects of classes known only at run time: what is registered with a table or collection, and a view's `layerClass`.
//
// Swift calls an initialiser on such a class only when the class promises it with `required`, and a subclass must then
// repeat that word. Code written for Apple's systems doesn't, as classes imported from Objective-C need no promise.
//
// A convenience initialiser, though, calls the designated one through the class at hand, whatever its subclass. Below
// the convenience initialisers of this file are declared once more, under their linker names, as class methods: both
// take the class in the same place, and initialisers own their arguments, hence `__owned`. The tests of registered cells call each of them.

extension UITableViewCell {
    /// A cell of the default style.
    package convenience init(registeredFor reuseIdentifier: String) {
        self.init(style: .default, reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("$s5UIKit15UITableViewCellC13registeredForACSS_tcfC")
    class func make(registeredFor reuseIdentifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    package convenience init(registeredFor reuseIdentifier: String) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C13registeredForACSS_tcfC")
    class func make(registeredFor reuseIdentifier: __owned String) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
    package convenience init(registeredFor reuseIdentifier: String) {
        self.init(frame: .zero)
        self.reuseIdentifier = reuseIdentifier
    }

    @_silgen_name("$s5UIKit24UICollectionReusableViewC13registeredForACSS_tcfC")
    class func make(registeredFor reuseIdentifier: __owned String) -> UICollectionReusableView
}

extension CALayer {
    /// The layer of a view.
    package convenience init(viewOwner owner: UIView) {
        self.init()
        delegate = owner
        geometryOwner = owner
    }

    @_silgen_name("$s5UIKit7CALayerC9viewOwnerAcA6UIViewC_tcfC")
    class func make(viewOwner owner: __owned UIView) -> CALayer
}
