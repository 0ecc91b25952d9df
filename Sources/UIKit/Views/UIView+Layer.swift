extension UIView {
    /// Makes a view's layer of the class that the view asks for.
    static func makeLayer(for view: UIView) -> CALayer {
        CALayer.make(layerClass as? CALayer.Type ?? CALayer.self, owner: view)
    }
}
