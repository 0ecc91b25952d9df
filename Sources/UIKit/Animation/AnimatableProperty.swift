/// What of a layer can move. The raw values are Core Animation's key paths.
enum AnimatableProperty: String, Hashable {
    case position, bounds, transform, opacity, hidden, backgroundColor, cornerRadius, borderWidth, borderColor
    case shadowColor, shadowOpacity, shadowRadius, shadowOffset, zPosition
    case path, fillColor, strokeColor, lineWidth, lineDashPhase, strokeStart, strokeEnd, miterLimit

    var isColor: Bool {
        switch self {
        case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: true
        default: false
        }
    }

    /// Whether only layers of shapes have it.
    var isOfShapes: Bool {
        switch self {
        case .path, .fillColor, .strokeColor, .lineWidth, .lineDashPhase, .strokeStart, .strokeEnd, .miterLimit: true
        default: false
        }
    }
}

/// A property of a layer or a part of one, by Core Animation's key path: `position`, `bounds.size.width`,
/// `transform.rotation.z`.
struct AnimatablePath: Equatable {
    var property: AnimatableProperty
    /// Which of the property's numbers the path names. A scale of both axes is one number for two.
    var slots: [Int]

    init(_ property: AnimatableProperty, slots: [Int]) {
        (self.property, self.slots) = (property, slots)
    }

    /// nil for what layers don't have or what doesn't move here.
    init?(_ keyPath: String) {
        let parts = keyPath.split(separator: ".", maxSplits: 1)
        guard let first = parts.first, let property = AnimatableProperty(rawValue: String(first)) else { return nil }
        guard let slots = Self.slots(of: property, part: parts.count > 1 ? String(parts[1]) : "") else { return nil }
        self.init(property, slots: slots)
    }

    private static func slots(of property: AnimatableProperty, part: String) -> [Int]? {
        switch (property, part) {
        case (.position, ""): [0, 1]
        case (.position, "x"): [0]
        case (.position, "y"): [1]
        case (.bounds, ""): [0, 1, 2, 3]
        case (.bounds, "origin"): [0, 1]
        case (.bounds, "origin.x"): [0]
        case (.bounds, "origin.y"): [1]
        case (.bounds, "size"): [2, 3]
        case (.bounds, "size.width"): [2]
        case (.bounds, "size.height"): [3]
        case (.transform, ""): [0, 1, 2, 3, 4, 5]
        case (.transform, "translation"): [0, 1]
        case (.transform, "translation.x"): [0]
        case (.transform, "translation.y"): [1]
        case (.transform, "rotation"), (.transform, "rotation.z"): [2]
        case (.transform, "scale"): [3, 4]
        case (.transform, "scale.x"): [3]
        case (.transform, "scale.y"): [4]
        case (.shadowOffset, ""): [0, 1]
        case (.shadowOffset, "width"): [0]
        case (.shadowOffset, "height"): [1]
        case (_, "") where property.isColor: [0, 1, 2, 3]
        case (.path, ""): []
        case (_, ""): [0]
        default: nil
        }
    }

    /// The path's numbers among all of the property.
    func numbers(in all: [Double]) -> [Double] { isWhole ? all : slots.map { all[$0] } }

    /// Whether the path names all of the property's numbers, however many there are.
    private var isWhole: Bool { property == .path }

    /// Puts the path's numbers among all of the property; one number for several slots is for each of them.
    func set(_ numbers: [Double], in all: inout [Double]) {
        guard !numbers.isEmpty else { return }
        if isWhole {
            all = numbers
            return
        }
        for (index, slot) in slots.enumerated() { all[slot] = numbers[min(index, numbers.count - 1)] }
    }
}

/// Values of properties as numbers, which can be added and taken part of.
enum AnimatableValue {
    /// The numbers of what programs hand to animations: numbers, points, sizes, rectangles, transforms, colours, and
    /// `NSValue`s of them; nil for anything else.
    @MainActor
    static func numbers(from value: Any?) -> [Double]? {
        switch value {
        case let number as Double: [number]
        case let number as CGFloat: [Double(number)]
        case let number as Float: [Double(number)]
        case let number as Int: [Double(number)]
        case let flag as Bool: [flag ? 1 : 0]
        case let number as NSNumber: [number.doubleValue]
        case let point as CGPoint: [Double(point.x), Double(point.y)]
        case let size as CGSize: [Double(size.width), Double(size.height)]
        case let rect as CGRect: numbers(of: rect)
        case let transform as CGAffineTransform: numbers(of: transform)
        case let transform as CATransform3D: numbers(of: transform.inPlane)
        case let path as CGPath: path.elements.flatMap(\.points).flatMap { [Double($0.x), Double($0.y)] }
        case let color as UIColor: numbers(of: color.cgColor)
        case let color as CGColor: numbers(of: color)
        case let value as NSValue: numbers(in: value)
        default: nil
        }
    }

    @MainActor
    private static func numbers(in value: NSValue) -> [Double]? {
        let type = String(cString: value.objCType)
        func isSame(_ other: NSValue) -> Bool { type == String(cString: other.objCType) }
        if isSame(NSValue(cgPoint: .zero)) { return numbers(from: value.cgPointValue) }
        if isSame(NSValue(cgSize: .zero)) { return numbers(from: value.cgSizeValue) }
        if isSame(NSValue(cgRect: .zero)) { return numbers(of: value.cgRectValue) }
        if type == NSValue.affine { return numbers(of: value.cgAffineTransformValue) }
        if type == NSValue.transform { return numbers(of: value.caTransform3DValue.inPlane) }
        return nil
    }

    static func numbers(of rect: CGRect) -> [Double] {
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) }
    }

    static func rect(_ numbers: [Double]) -> CGRect {
        CGRect(x: numbers[0], y: numbers[1], width: max(0, numbers[2]), height: max(0, numbers[3]))
    }

    /// Red, green and blue times the opacity, and the opacity: nothing is the same as clear of any colour.
    static func numbers(of color: CGColor?) -> [Double] {
        guard let rgba = color?.rgba else { return [0, 0, 0, 0] }
        let alpha = Double(rgba.alpha)
        return [Double(rgba.red) * alpha, Double(rgba.green) * alpha, Double(rgba.blue) * alpha, alpha]
    }

    static func color(_ numbers: [Double]) -> CGColor {
        let alpha = min(max(0, numbers[3]), 1)
        func part(_ index: Int) -> CGFloat { alpha > 0 ? CGFloat(min(max(0, numbers[index] / alpha), 1)) : 0 }
        return CGColor(red: part(0), green: part(1), blue: part(2), alpha: CGFloat(alpha))
    }

    /// A transform as its move, turn, scales and shear, so that halfway through a turn is a turn by half the angle
    /// (documentation of Core Animation: transforms are taken apart to be interpolated).
    static func numbers(of transform: CGAffineTransform) -> [Double] {
        let (a, b, c, d) = (Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d))
        var scaleX = (a * a + b * b).squareRoot()
        var (unitA, unitB) = scaleX > 0 ? (a / scaleX, b / scaleX) : (1, 0)
        // A reflection without a turn is a negative scale of the axis that it turns over.
        if a * d - b * c < 0, unitA < 0 { (scaleX, unitA, unitB) = (-scaleX, -unitA, -unitB) }
        let shear = unitA * c + unitB * d
        let scaleY = unitA * d - unitB * c
        return [
            Double(transform.tx), Double(transform.ty), atan2(unitB, unitA), scaleX, scaleY, shear,
        ]
    }

    static func transform(_ numbers: [Double]) -> CGAffineTransform {
        let (cosine, sine) = (cos(numbers[2]), sin(numbers[2]))
        let (scaleX, scaleY, shear) = (numbers[3], numbers[4], numbers[5])
        return CGAffineTransform(
            a: cosine * scaleX, b: sine * scaleX, c: cosine * shear - sine * scaleY, d: sine * shear + cosine * scaleY,
            tx: numbers[0], ty: numbers[1])
    }
}
