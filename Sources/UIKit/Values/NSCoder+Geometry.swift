import Foundation

extension NSCoder {
    /// The rectangle as UIKit writes it: `{{x, y}, {width, height}}`.
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }
    /// The size as UIKit writes it: `{width, height}`.
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
    /// The point as UIKit writes it: `{x, y}`.
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
    /// The insets as UIKit writes them: `{top, left, bottom, right}`.
    public class func string(for insets: UIEdgeInsets) -> String {
        "{\(insets.top), \(insets.left), \(insets.bottom), \(insets.right)}"
    }

    /// The rectangle that a text describes; zero for other texts.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
    /// The size that a text describes; zero for other texts.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
    /// The point that a text describes; zero for other texts.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
}
