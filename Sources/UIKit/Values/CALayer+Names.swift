/// Where a picture lies in a layer.
public struct CALayerContentsGravity: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = Self(rawValue: "center")
    public static let top = Self(rawValue: "top")
    public static let bottom = Self(rawValue: "bottom")
    public static let left = Self(rawValue: "left")
    public static let right = Self(rawValue: "right")
    public static let topLeft = Self(rawValue: "topLeft")
    public static let topRight = Self(rawValue: "topRight")
    public static let bottomLeft = Self(rawValue: "bottomLeft")
    public static let bottomRight = Self(rawValue: "bottomRight")
    public static let resize = Self(rawValue: "resize")
    public static let resizeAspect = Self(rawValue: "resizeAspect")
    public static let resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

extension CALayerContentsGravity {
    /// Where contents lie under a view's mode.
    init(_ mode: UIView.ContentMode) {
        self =
            switch mode {
            case .scaleToFill, .redraw: .resize
            case .scaleAspectFit: .resizeAspect
            case .scaleAspectFill: .resizeAspectFill
            case .center: .center
            case .top: .top
            case .bottom: .bottom
            case .left: .left
            case .right: .right
            case .topLeft: .topLeft
            case .topRight: .topRight
            case .bottomLeft: .bottomLeft
            case .bottomRight: .bottomRight
            }
    }

    /// The view's mode under which contents lie there; they fill the layer under names that there aren't.
    package var contentMode: UIView.ContentMode {
        switch self {
        case .resizeAspect: .scaleAspectFit
        case .resizeAspectFill: .scaleAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        default: .scaleToFill
        }
    }
}

/// How a picture is made smaller or larger.
public struct CALayerContentsFilter: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = Self(rawValue: "linear")
    public static let nearest = Self(rawValue: "nearest")
    public static let trilinear = Self(rawValue: "trilinear")
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let layerLeftEdge = Self(rawValue: 1)
    public static let layerRightEdge = Self(rawValue: 2)
    public static let layerBottomEdge = Self(rawValue: 4)
    public static let layerTopEdge = Self(rawValue: 8)
}

extension CALayer {
    private func known(_ keyPath: String) -> AnimatablePath? {
        guard let path = AnimatablePath(keyPath), path.property != .path else { return nil }
        return path.property.isOfShapes && !(self is CAShapeLayer) ? nil : path
    }

    func knownValue(_ keyPath: String) -> Any? {
        guard let path = known(keyPath) else { return nil }
        let numbers = path.numbers(in: numbers(of: path.property))
        if path.property.isColor { return AnimatableValue.color(numbers) }
        switch (path.property, numbers.count) {
        case (.transform, 6): return transform
        case (.transform, _): return NSNumber(value: numbers.first ?? 0)
        case (.bounds, 4): return NSValue(cgRect: bounds)
        case (_, 1): return NSNumber(value: numbers[0])
        case (.position, 2): return NSValue(cgPoint: position)
        case (_, 2): return NSValue(cgSize: CGSize(width: numbers[0], height: numbers[1]))
        default: return nil
        }
    }

    func setKnownValue(_ value: Any?, _ keyPath: String) -> Bool {
        guard let path = known(keyPath) else { return false }
        guard let new = AnimatableValue.numbers(from: value) else { return false }
        var all = numbers(of: path.property)
        path.set(new, in: &all)
        set(path.property, all)
        return true
    }
}

extension NSNull: CAAction {
    /// Does nothing: the property changes at once.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAnimation: CAAction {
    /// Starts the animation on a layer.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }
}
