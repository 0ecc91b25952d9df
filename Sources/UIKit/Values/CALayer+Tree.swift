extension CALayer {
    /// Puts a layer behind one of those in this one.
    public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(place(ofSublayer: sibling) ?? 0))
    }

    /// Puts a layer in front of one of those in this one.
    public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        layer.removeFromSuperlayer()
        insertSublayer(layer, at: UInt32(place(ofSublayer: sibling).map { $0 + 1 } ?? sublayers?.count ?? 0))
    }

    /// Puts a layer in the place of one of those in this one.
    public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer.holder === self, let index = place(ofSublayer: oldLayer) else { return }
        oldLayer.removeFromSuperlayer()
        insertSublayer(newLayer, at: UInt32(index))
    }

    /// Whether a point is in the bounds.
    public func contains(_ point: CGPoint) -> Bool { bounds.holds(point) }

    /// How the layer is turned, scaled and moved about its anchor point, in space. What leads out of the plane is left out.
    public var transform: CATransform3D {
        get { CATransform3DMakeAffineTransform(affineTransform()) }
        set { setAffineTransform(newValue.inPlane) }
    }

    /// A point of this layer in another's coordinates; nil stands for the outermost layer.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        let outside = pointOutside(point)
        return layer?.pointInside(outside) ?? outside
    }

    /// A point of another layer in this one's coordinates.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        pointInside(layer?.pointOutside(point) ?? point)
    }

    /// The smallest rectangle in another layer's coordinates that holds a rectangle of this one; nil stands for the outermost
    /// layer.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        Self.box(rect) { convert($0, to: layer) }
    }

    /// The smallest rectangle in this layer's coordinates that holds a rectangle of another one.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        Self.box(rect) { convert($0, from: layer) }
    }

    private static func box(_ rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(convert)
        let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
        return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
    }

    private var anchor: CGPoint {
        let bounds = bounds
        return CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    /// A point of this layer in the outermost one's coordinates.
    private func pointOutside(_ point: CGPoint) -> CGPoint {
        var (layer, point) = (self, point)
        while let outer = layer.superlayer {
            let (anchor, position) = (layer.anchor, layer.position)
            let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(layer.affineTransform())
            point = CGPoint(x: turned.x + position.x, y: turned.y + position.y)
            layer = outer
        }
        return point
    }

    private func pointInside(_ point: CGPoint) -> CGPoint {
        var path: [CALayer] = []
        var layer = self
        while let outer = layer.superlayer {
            path.append(layer)
            layer = outer
        }
        return path.reversed().reduce(point) { $1.pointFromOutside($0) }
    }

    /// A point in the coordinates in which the layer has its position, in its own.
    func pointFromOutside(_ point: CGPoint) -> CGPoint {
        let (anchor, position) = (anchor, position)
        let turned = CGPoint(x: point.x - position.x, y: point.y - position.y)
            .applying(affineTransform().inverted())
        return CGPoint(x: turned.x + anchor.x, y: turned.y + anchor.y)
    }
}
