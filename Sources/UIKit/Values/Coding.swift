import Foundation

// What UIKit's values write into archives, in keys of our own but for the components of colours, which have Apple's.

extension UIColor {
    /// Colours can be asked for by class.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the components in light and dark appearance. Of a colour that a closure provides those are kept that it has now;
    /// a pattern is kept as middle grey.
    public func encode(with coder: NSCoder) {
        let shades = [UIUserInterfaceStyle.light, .dark].map { rgba(with: UITraitCollection(userInterfaceStyle: $0)) }
        for (shade, ending) in zip(shades, ["", "-dark"]) {
            coder.encode(Double(shade.red), forKey: "UIRed" + ending)
            coder.encode(Double(shade.green), forKey: "UIGreen" + ending)
            coder.encode(Double(shade.blue), forKey: "UIBlue" + ending)
            coder.encode(Double(shade.alpha), forKey: "UIAlpha" + ending)
        }
        if isGray { coder.encode(Double(shades[0].red), forKey: "UIWhite") }
    }

    static func storage(from coder: NSCoder) -> Storage {
        let shades = ["", "-dark"].map { ending in
            RGBA(
                red: coder.decodeDouble(forKey: "UIRed" + ending),
                green: coder.decodeDouble(forKey: "UIGreen" + ending),
                blue: coder.decodeDouble(forKey: "UIBlue" + ending),
                alpha: coder.decodeDouble(forKey: "UIAlpha" + ending))
        }
        let isAdaptive = coder.containsValue(forKey: "UIAlpha-dark") && shades[0] != shades[1]
        return isAdaptive ? .adaptive(light: shades[0], dark: shades[1], elevated: nil) : .fixed(shades[0])
    }
}

extension UIBezierPath {
    /// Paths can be asked for by class.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the path's steps, and how it is drawn.
    public func encode(with coder: NSCoder) {
        coder.encode(cgPath.elements.map(\.text).joined(separator: ";") as NSString, forKey: "path")
        coder.encode(Double(lineWidth), forKey: "lineWidth")
        coder.encode(Double(miterLimit), forKey: "miterLimit")
        coder.encode(Int(lineCapStyle.rawValue), forKey: "lineCapStyle")
        coder.encode(Int(lineJoinStyle.rawValue), forKey: "lineJoinStyle")
        coder.encode(usesEvenOddFillRule, forKey: "usesEvenOddFillRule")
    }

    func read(_ coder: NSCoder) {
        guard let text = coder.decodeObject(of: NSString.self, forKey: "path") as String? else { return }
        cgPath = CGPath(elements: text.split(separator: ";").compactMap { CGPath.Element(text: $0) })
        lineWidth = coder.decodeDouble(forKey: "lineWidth")
        miterLimit = coder.decodeDouble(forKey: "miterLimit")
        lineCapStyle = .init(rawValue: .init(coder.decodeInteger(forKey: "lineCapStyle"))) ?? .butt
        lineJoinStyle = .init(rawValue: .init(coder.decodeInteger(forKey: "lineJoinStyle"))) ?? .miter
        usesEvenOddFillRule = coder.decodeBool(forKey: "usesEvenOddFillRule")
    }
}

extension CGPath.Element {
    /// The step as a letter and numbers.
    fileprivate var text: String {
        func words(_ letter: String, _ points: [CGPoint]) -> String {
            ([letter] + points.flatMap { ["\($0.x)", "\($0.y)"] }).joined(separator: " ")
        }
        return switch self {
        case .move(let point): words("M", [point])
        case .line(let point): words("L", [point])
        case .quadCurve(let control, let end): words("Q", [control, end])
        case .curve(let first, let second, let end): words("C", [first, second, end])
        case .close: "Z"
        }
    }

    fileprivate init?(text: Substring) {
        let words = text.split(separator: " ")
        let numbers = words.dropFirst().compactMap { Double($0) }.map { CGFloat($0) }
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
        switch (words.first, points.count) {
        case ("M", 1): self = .move(points[0])
        case ("L", 1): self = .line(points[0])
        case ("Q", 2): self = .quadCurve(points[0], points[1])
        case ("C", 3): self = .curve(points[0], points[1], points[2])
        case ("Z", 0): self = .close
        default: return nil
        }
    }
}
