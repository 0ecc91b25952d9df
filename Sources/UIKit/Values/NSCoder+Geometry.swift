import Foundation

extension NSCoder {
    /// The rectangle as UIKit writes it: `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// The size as UIKit writes it: `{width, height}`.
    public class func string(for size: CGSize) -> String { braces(size.width, size.height) }
    /// The point as UIKit writes it: `{x, y}`.
    public class func string(for point: CGPoint) -> String { braces(point.x, point.y) }
    /// The insets as UIKit writes them: `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        braces(insets.top, insets.left, insets.bottom, insets.right)
    }

    /// The transform as UIKit writes it: `[a, b, c, d, tx, ty]`.
    public class func string(for transform: CGAffineTransform) -> String {
        "[\(list([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]))]"
    }
    /// The vector as UIKit writes it: `{dx, dy}`.
    public class func string(for vector: CGVector) -> String { braces(vector.dx, vector.dy) }
    /// The offset as UIKit writes it: `{horizontal, vertical}`.
    public class func string(for offset: UIOffset) -> String { braces(offset.horizontal, offset.vertical) }
    /// The insets as UIKit writes them: `{top, leading, bottom, trailing}`.
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        braces(insets.top, insets.leading, insets.bottom, insets.trailing)
    }
    /// Numbers with as few digits as say which they are, whole ones without a point.
    private class func list(_ numbers: [CGFloat]) -> String {
        numbers.map { number in
            let text = "\(number)"
            return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        }.joined(separator: ", ")
    }
    private class func braces(_ numbers: CGFloat...) -> String { "{\(list(numbers))}" }

    /// The numbers of a text between brackets; nil unless there are as many.
    private class func numbers(_ text: String, _ count: Int) -> [CGFloat]? {
        let parts = text.trimmingCharacters(in: CharacterSet(charactersIn: "{}[] ")).split(separator: ",")
        let numbers = parts.compactMap { Double($0.trimmingCharacters(in: .whitespaces)).map { CGFloat($0) } }
        return numbers.count == count ? numbers : nil
    }
    /// The transform that a text describes; the identity for other texts.
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        guard let n = numbers(string, 6) else { return .identity }
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }
    /// The vector that a text describes; zero for other texts.
    public class func cgVector(for string: String) -> CGVector {
        numbers(string, 2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
    }
    /// The offset that a text describes; zero for other texts.
    public class func uiOffset(for string: String) -> UIOffset {
        numbers(string, 2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
    }
    /// The insets that a text describes; zero for other texts.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }
    /// The rectangle that a text describes; zero for other texts.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
    /// The size that a text describes; zero for other texts.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
    /// The point that a text describes; zero for other texts.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
}
