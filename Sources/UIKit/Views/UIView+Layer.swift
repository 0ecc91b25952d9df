extension UIView {
    /// Makes a view's layer of the class that the view asks for.
    static func makeLayer(for view: UIView) -> CALayer {
        (layerClass as? CALayer.Type ?? CALayer.self).make(viewOwner: view)
    }
}
