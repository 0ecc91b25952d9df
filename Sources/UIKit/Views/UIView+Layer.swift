extension UIView {
    /// Makes a view's layer of the class the view asks for.
    ///
    /// Swift can't make an object of a class known only at run time unless the class promises an initialiser, and a
    /// promise here would break layers written for Apple's systems. So only the classes below can be made; for any
    /// other the view gets a plain layer, which has the same geometry.
    static func makeLayer(for view: UIView) -> CALayer {
        CALayer(owner: view)
    }
}
