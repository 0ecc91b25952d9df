import Foundation

/// The outline by which an item meets others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// Its bounds.
    case rectangle = 0
    /// The ellipse in its bounds.
    case ellipse
    /// A path of its own. The path's convex hull counts.
    case path
}

/// What physics can move: views are, and places of items in collections.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// Where its middle is.
    var center: CGPoint { get set }
    /// How large it is.
    var bounds: CGRect { get }
    /// How it is turned. Physics turns it on from what it was.
    var transform: CGAffineTransform { get set }
    /// The outline by which it meets others.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline for ``UIDynamicItemCollisionBoundsType/path``, around its middle at the origin.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// Its bounds.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Its bounds, around its middle.
    public var collisionBoundingPath: UIBezierPath { ownCollisionPath }

    var ownCollisionPath: UIBezierPath {
        UIBezierPath(
            rect: CGRect(origin: .zero, size: bounds.size).offsetBy(dx: -bounds.width / 2, dy: -bounds.height / 2))
    }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that physics moves as one.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items.
    open private(set) var items: [any UIDynamicItem]

    /// A group of items.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        let frames = items.map { item in
            CGRect(
                x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
                width: item.bounds.width, height: item.bounds.height)
        }
        let whole = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
        center = CGPoint(x: whole.midX, y: whole.midY)
        bounds = CGRect(origin: .zero, size: whole.size)
    }

    /// The rectangle around all items.
    public let bounds: CGRect
    /// Its middle. The items keep their places around it.
    public var center: CGPoint {
        didSet {
            for item in items {
                item.center.x += center.x - oldValue.x
                item.center.y += center.y - oldValue.y
            }
        }
    }
    /// How the group is turned. Its items turn around its middle.
    public var transform = CGAffineTransform.identity {
        didSet {
            let change = oldValue.inverted().concatenating(transform)
            for item in items {
                let offset = CGPoint(x: item.center.x - center.x, y: item.center.y - center.y).applying(change)
                item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
                item.transform = item.transform.concatenating(change)
            }
        }
    }
}
