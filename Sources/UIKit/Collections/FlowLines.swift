/// The lines of a flow layout's section: items one after the other, as words in a text.
///
/// Lines run across the direction in which the collection scrolls, and follow each other along it.
@MainActor
struct FlowLines {
    /// Whether the collection scrolls up and down, so that lines run from left to right.
    let isVertical: Bool
    /// Where lines begin, in points.
    let lineStart: CGFloat
    /// How long a line may be, in points.
    let room: CGFloat
    /// The least space between lines, in points.
    let lineSpacing: CGFloat
    /// The least space between items of a line, in points.
    let itemSpacing: CGFloat

    /// Where the next line begins, or the last one ended, along the scrolling direction, in points.
    private(set) var position: CGFloat
    /// Where the items of finished lines are.
    private(set) var places: [UICollectionViewLayoutAttributes] = []
    private var line: [(path: IndexPath, size: CGSize)] = []
    private var lineLength: CGFloat = 0
    private var isFirstLine = true
    /// The size of the last item, and whether all before have the same.
    private var commonSize: CGSize?
    private var isUniform = true

    init(
        isVertical: Bool, insets: UIEdgeInsets, width: CGFloat, lineSpacing: CGFloat, itemSpacing: CGFloat,
        from position: CGFloat
    ) {
        self.isVertical = isVertical
        lineStart = isVertical ? insets.left : insets.top
        room = max(0, width - lineStart - (isVertical ? insets.right : insets.bottom))
        self.lineSpacing = lineSpacing
        self.itemSpacing = itemSpacing
        self.position = position
    }

    /// Sets an item at the end of the line, or on a line of its own where the line is full.
    mutating func add(_ path: IndexPath, _ size: CGSize) {
        if commonSize != size {
            isUniform = isUniform && commonSize == nil
            commonSize = size
        }
        let length = length(of: size)
        // Widths that add up to the line's by thirds may miss it by rounding.
        if !line.isEmpty, lineLength + itemSpacing + length > room + 0.001 { finishLine(isLast: false) }
        lineLength += line.isEmpty ? length : itemSpacing + length
        line.append((path, size))
    }

    /// Places the items of the last line. It isn't spread, unless all items are of one size: then these stand below those of the
    /// other lines, as if the line were full. That is how UIKit lays out; the documentation only says that the actual spacing
    /// may be adjusted upwards once it is known how many items fit.
    mutating func finish() { finishLine(isLast: true) }

    private mutating func finishLine(isLast: Bool) {
        guard !line.isEmpty else { return }
        if !isFirstLine { position += lineSpacing }
        isFirstLine = false
        let thickness = line.map { self.thickness(of: $0.size) }.max() ?? 0
        let items = line.reduce(0) { $0 + length(of: $1.size) }
        let isSpread = isUniform || !isLast
        let count = isUniform && isLast ? max(line.count, uniformCount) : line.count
        let full = items / CGFloat(line.count) * CGFloat(count)
        let spread = count > 1 ? (room - full) / CGFloat(count - 1) : 0
        let gap = isSpread ? max(itemSpacing, spread) : itemSpacing
        // An item that has a line for itself stands in the middle, as UIKit has it; but for the last of different ones.
        var across = lineStart + (count == 1 && isSpread ? max(0, (room - items) / 2) : 0)
        for item in line {
            let offset = position + (thickness - self.thickness(of: item.size)) / 2
            let attributes = UICollectionViewLayoutAttributes(forCellWith: item.path)
            attributes.frame = CGRect(
                origin: isVertical ? CGPoint(x: across, y: offset) : CGPoint(x: offset, y: across), size: item.size)
            places.append(attributes)
            across += length(of: item.size) + gap
        }
        position += thickness
        line = []
        lineLength = 0
    }

    /// How many items of the common size fit in a line.
    private var uniformCount: Int {
        guard let commonSize, length(of: commonSize) + itemSpacing > 0 else { return 1 }
        let count = (room + itemSpacing + 0.001) / (length(of: commonSize) + itemSpacing)
        return count.isFinite ? Int(min(max(1, count.rounded(.down)), 1e6)) : 1
    }

    private func length(of size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    private func thickness(of size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
}
