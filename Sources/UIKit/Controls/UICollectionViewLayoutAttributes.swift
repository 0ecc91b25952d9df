import Foundation

/// What a layout says of an item: where it is and how it looks.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The item.
    open var indexPath: IndexPath
    /// The place in the collection, in points.
    open var frame = CGRect.zero
    /// How opaque the item is, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The order among the items.
    open var zIndex = 0
    /// Whether the item is left out.
    open var isHidden = false
    /// How the item is drawn relative to its place, in space. What leads out of the plane is left out.
    open var transform3D = CATransform3DIdentity
    /// How the item is drawn relative to its place.
    open var transform: CGAffineTransform {
        get { transform3D.inPlane }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }
    /// As large as the place; the origin is kept at zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// What kind of thing an item is.
    public typealias Category = UICollectionView.ElementCategory

    /// Whether this is a cell or a view beside cells.
    open private(set) var representedElementCategory = Category.cell
    /// The kind of a view beside cells; nil for cells.
    open private(set) var representedElementKind: String?
    /// Whether a layout fixes the width or height, so that the content tells the other length for it.
    var isWidthFixed = false
    var isHeightFixed = false

    /// Attributes of a header, footer or the like.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// Attributes of a decoration.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// Attributes of an item that say nothing yet.
    public required init(forCellWith indexPath: IndexPath) {
        self.indexPath = indexPath
    }

    /// The size of the place, in points. Setting it leaves the middle where it is.
    open var size: CGSize {
        get { frame.size }
        set {
            let middle = center
            frame.size = newValue
            center = middle
        }
    }

    /// The middle of the place.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// Whether others say the same.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.unchecked {
            indexPath == other.indexPath && representedElementCategory == other.representedElementCategory
                && representedElementKind == other.representedElementKind && frame == other.frame
                && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
                && CATransform3DEqualToTransform(transform3D, other.transform3D)
        }
    }
    nonisolated open override var hash: Int { MainActor.unchecked { indexPath.hashValue } }

    /// Attributes that say the same.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.unchecked {
            let copy = Self(forCellWith: indexPath)
            copy.frame = frame
            copy.representedElementCategory = representedElementCategory
            copy.representedElementKind = representedElementKind
            copy.isWidthFixed = isWidthFixed
            copy.isHeightFixed = isHeightFixed
            copy.alpha = alpha
            copy.zIndex = zIndex
            copy.isHidden = isHidden
            copy.transform3D = transform3D
            return copy
        }
    }
}

extension UICollectionView {
    /// What kind of thing a place is for.
    public enum ElementCategory: UInt, Sendable {
        case cell = 0, supplementaryView, decorationView
    }
}
