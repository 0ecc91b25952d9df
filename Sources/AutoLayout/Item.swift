import Simplex

/// A handle to a rectangle of a ``LayoutEngine``: a view's alignment rectangle or a layout guide.
public struct Item: Hashable, Sendable {
    package let index: Int32
    let generation: UInt32
}

/// A handle to a constraint of a ``LayoutEngine``.
public struct ConstraintID: Hashable, Sendable {
    package let index: Int32
    let generation: UInt32
}

/// The size an item would like to have along one axis, and how strongly.
public struct IntrinsicLength: Hashable, Sendable {
    /// Points, not negative.
    public var length: Double
    /// The priority of `size <= length`, 1…1000.
    public var hugging: Double
    /// The priority of `size >= length`, 1…1000.
    public var compressionResistance: Double

    /// A length in points, and the priorities, from 1 to 1000, by which an item keeps to it.
    public init(_ length: Double, hugging: Double, compressionResistance: Double) {
        self.length = length
        self.hugging = hugging
        self.compressionResistance = compressionResistance
    }
}

/// Where an item's text stands: distances into the alignment rectangle, in points.
public struct BaselineOffsets: Hashable, Sendable {
    /// From the top edge down to the first line's baseline.
    public var firstFromTop: Double
    /// From the bottom edge up to the last line's baseline.
    public var lastFromBottom: Double
    /// Whether a single line stands in the middle of the height, so that one distance from there serves for all heights.
    public var isCentered: Bool

    /// Baselines by their distances from the edges, in points.
    public init(firstFromTop: Double, lastFromBottom: Double, isCentered: Bool = false) {
        self.firstFromTop = firstFromTop
        self.lastFromBottom = lastFromBottom
        self.isCentered = isCentered
    }

    /// From the middle down to the line of a text that stands there.
    var fromCenter: Double { (firstFromTop - lastFromBottom) / 2 }
}

/// What the engine asks of an item all the time: side by side, apart from the rest, so that thousands of them fit into
/// the caches.
struct ItemState {
    var generation: UInt32 = 0
    var isAlive = false
    /// Whether it is among the engine's `movedItems`.
    var hasMoved = false
    /// Where the item stands in the tree; see ``LayoutEngine/setOrder(_:of:)``.
    var order: UInt32 = 0
}

/// What the engine keeps of an item besides.
struct ItemRecord {
    var left: Variable
    var top: Variable
    var right: Variable
    var bottom: Variable
    var margins = Insets()
    /// nil: the first baseline is the top edge, the last one the bottom edge.
    var baselines: BaselineOffsets?
    /// The rows `width >= 0` and `height >= 0`; nil for one that gave way in a conflict.
    var nonNegative = AxisPair<Row?>(horizontal: nil, vertical: nil)
    var intrinsic = AxisPair<IntrinsicRows?>(horizontal: nil, vertical: nil)
    /// The constraints that mention the item.
    var mentions = MentionPool.List()
}

/// The two rows of an intrinsic length.
struct IntrinsicRows {
    var wanted: IntrinsicLength
    var hugging: Row
    var compressionResistance: Row
}
