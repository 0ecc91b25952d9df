extension UIView {
    /// Makes the layer, of the class that the view asks for.
    func makeLayer() -> CALayer {
        let layer = CALayer.make(Self.layerClass as? CALayer.Type ?? CALayer.self, owner: self)
        storedLayer = layer
        return layer
    }

    /// The layer of the superview.
    package var layerAround: CALayer? { superview?.layer }

    // What is seen of a change moves to it where it is made in an animation.

    package func setBackgroundColor(_ color: UIColor?) {
        let old = storedBackgroundColor
        storedBackgroundColor = color
        if isWatched { layer.changed(.backgroundColor, from: AnimatableValue.numbers(of: old?.cgColor)) }
    }

    func setAlpha(_ alpha: CGFloat) {
        let old = storedAlpha
        storedAlpha = alpha
        guard isWatched else { return }
        layer.changed(.opacity, from: [Double(old)])
        if alpha != old { KeyValueObservers.tell(self, "alpha", old) }
    }

    func setTransform(_ transform: CGAffineTransform) {
        let old = storedTransform
        storedTransform = transform
        if isWatched { layer.changed(.transform, from: AnimatableValue.numbers(of: old)) }
    }
}
