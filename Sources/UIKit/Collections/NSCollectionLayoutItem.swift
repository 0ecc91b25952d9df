import Foundation

/// The smallest part of a compositional layout: one cell.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// How wide and high the item is.
    public let layoutSize: NSCollectionLayoutSize
    /// The badges of the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { badges }
    fileprivate var badges: [NSCollectionLayoutSupplementaryItem]
    /// Space taken off the item once it has its size, in points; nothing along an estimated dimension.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Space put around the item, in points.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// An item of a size, with badges.
    public init(
        layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    ) {
        self.layoutSize = layoutSize
        badges = supplementaryItems
    }
}

/// A view beside an item: a badge, a header.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// The kind by which the view is asked for.
    public let elementKind: String
    /// Views of greater numbers stand in front; cells have 0.
    open var zIndex = 1

    /// An item without an anchor, as headers and footers are.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
        self.elementKind = elementKind
        super.init(layoutSize: layoutSize)
    }

    /// Where the item's view stands in or at what it belongs to; nil for headers and footers of sections.
    public private(set) var containerAnchor: NSCollectionLayoutAnchor?
    /// The point of the view that is put there; the one of the container's anchor unless given.
    public private(set) var itemAnchor: NSCollectionLayoutAnchor?

    /// A badge at an anchor of its item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind)
        self.containerAnchor = containerAnchor
    }

    /// A badge of which one anchor is put on another of its item.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
        self.itemAnchor = itemAnchor
    }

    /// The frame in or at a cell's.
    func frame(at cell: CGRect) -> CGRect {
        let size = layoutSize.size(in: cell.size)
        guard let containerAnchor else { return CGRect(origin: cell.origin, size: size) }
        let there = containerAnchor.point(in: cell)
        let own = (itemAnchor ?? containerAnchor).point(in: CGRect(origin: .zero, size: size))
        let shift = containerAnchor.shift(of: size), back = itemAnchor?.shift(of: size) ?? .zero
        return CGRect(
            x: there.x - own.x + shift.x + back.x, y: there.y - own.y + shift.y + back.y, width: size.width,
            height: size.height)
    }
}

/// A point of a rectangle's edges, for badges.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
    /// One edge for the middle of it, two for a corner, none for the middle of the rectangle.
    public let edges: NSDirectionalRectEdge
    /// Points, or shares of the badge's own size.
    public let offset: CGPoint
    /// Whether the offset is a share of the badge's size.
    public let isFractionalOffset: Bool
    /// Whether the offset is in points.
    public var isAbsoluteOffset: Bool { !isFractionalOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
    }

    /// A point of the edges, not shifted.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
    /// A point of the edges, shifted by points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }
    /// A point of the edges, shifted by shares of the badge's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    func point(in rect: CGRect) -> CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
            y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
    }

    func shift(of size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// A header or footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    /// The edge or corner of the section where the item stands.
    public let alignment: NSRectAlignment
    /// Whether the section grows by the item.
    open var extendsBoundary = true
    /// Whether a header stays at the top while its section is scrolled.
    open var pinToVisibleBounds = false
    /// How far the item is moved from there, in points.
    public let offset: CGPoint
    /// Space above the item that the section grows by, in points.
    var paddingAbove: CGFloat = 0

    /// An item at an edge or corner of its section, moved by points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize: layoutSize, elementKind: elementKind)
    }
}

/// A view behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind by which the layout knows the view's class.
    public let elementKind: String
    /// Views of greater numbers stand in front; cells have 0.
    open var zIndex = 0

    init(elementKind: String) {
        self.elementKind = elementKind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// A view that fills a section's ground, less its `contentInsets`. The layout knows the kind's class by
    /// `register(_:forDecorationViewOfKind:)`.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind: elementKind)
    }
}

/// An edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// Items in a line, one after the other or one below the other. A group is an item of the group around it.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Direction {
        case horizontal, vertical
        case custom((any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem])
    }

    let direction: Direction
    /// The items that are set in turn; one for a group of equal items, none for a custom group.
    public let subitems: [NSCollectionLayoutItem]
    /// How often the only subitem is repeated, sharing the room; nil where subitems repeat until the group is full.
    let count: Int?
    /// The space between the items, in points.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// The badges of the group. Each group of a section has its own, at the index path of its first item.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { badges }
        set { badges = newValue }
    }

    init(
        _ direction: Direction, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], count: Int?
    ) {
        self.direction = direction
        self.subitems = subitems
        self.count = count
        super.init(layoutSize: layoutSize)
    }

    /// Items side by side, repeated until the group is full.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, subitems, count: nil) }

    /// Equal items side by side that share the group's width.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], count: max(1, count)) }

    /// The older name of `horizontal(layoutSize:repeatingSubitem:count:)`.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// Items below each other, repeated until the group is full.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, subitems, count: nil) }

    /// Equal items below each other that share the group's height.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], count: max(1, count)) }

    /// The older name of `vertical(layoutSize:repeatingSubitem:count:)`.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }

    /// Items at frames of one's own, in the group's coordinates.
    public class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [], count: nil) }

    /// What the group is made of, for a person who looks for a fault: a line for each item, those of a group further in.
    open func visualDescription() -> String { described(at: 0) }

    private func described(at depth: Int) -> String {
        let name =
            switch direction {
            case .horizontal: "horizontal group"
            case .vertical: "vertical group"
            case .custom: "custom group"
            }
        let indent = String(repeating: "    ", count: depth)
        let items = subitems.map { item in
            (item as? NSCollectionLayoutGroup)?.described(at: depth + 1)
                ?? "\(indent)    item (\(item.layoutSize.plain))"
        }
        let times = count.map { ", \($0) times" } ?? ""
        return (["\(indent)\(name) (\(layoutSize.plain))\(times)"] + items).joined(separator: "\n")
    }
}

extension NSCollectionLayoutSize {
    /// Width and height as words.
    fileprivate var plain: String { "\(widthDimension.plain) x \(heightDimension.plain)" }
}

extension NSCollectionLayoutDimension {
    fileprivate var plain: String {
        let number = Double(dimension).formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
        return switch kind {
        case .fractionalWidth: "\(number) of the width"
        case .fractionalHeight: "\(number) of the height"
        case .absolute: number
        case .estimated: "about \(number)"
        }
    }
}

/// The place of one item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
    /// The place in the group, in points.
    public let frame: CGRect
    /// Items of greater numbers stand in front.
    public let zIndex: Int

    /// An item at a place in its group.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
