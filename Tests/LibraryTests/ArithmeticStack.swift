import UIKit

/// A stack worked out by arithmetic, without any constraints: where views stand in a row or column of a given size. No two views
/// have the same priorities, so that one answer is right.
struct ArithmeticStack {
    struct Item {
        var size: CGSize
        /// The lower, the sooner a view is stretched.
        var hugging: Float
        /// The lower, the sooner a view is squeezed.
        var resistance: Float
    }

    var axis: NSLayoutConstraint.Axis
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    var spacing: CGFloat

    /// The items' frames; nil where distances that have to be kept leave no room for equal ones.
    func frames(of items: [Item], in size: CGSize) -> [CGRect]? {
        let isRow = axis == .horizontal
        let natural = items.map { isRow ? $0.size.width : $0.size.height }
        let room = isRow ? size.width : size.height
        let across = isRow ? size.height : size.width
        guard let places = places(of: natural, items, room) else { return nil }
        return zip(items, places).map { item, place in
            let own = isRow ? item.size.height : item.size.width
            let breadth = alignment == .fill ? across : own
            let offset: CGFloat =
                switch alignment {
                case .trailing: across - breadth
                case .center: (across - breadth) / 2
                default: 0
                }
            return isRow
                ? CGRect(x: place.start, y: offset, width: place.length, height: breadth)
                : CGRect(x: offset, y: place.start, width: breadth, height: place.length)
        }
    }

    private typealias Place = (start: CGFloat, length: CGFloat)

    private func places(of natural: [CGFloat], _ items: [Item], _ room: CGFloat) -> [Place]? {
        let spaces = spacing * CGFloat(max(0, natural.count - 1))
        var lengths = natural
        switch distribution {
        case .fill: lengths = fitted(natural, items, to: room - spaces)
        case .fillEqually: lengths = natural.map { _ in (room - spaces) / CGFloat(natural.count) }
        case .fillProportionally:
            let total = natural.reduce(0, +) + spaces
            lengths = natural.map { $0 / total * room }
            // The later a view stands, the earlier it gives way.
            var rest = room - spaces - lengths.reduce(0, +)
            for index in lengths.indices.reversed() {
                let length = max(0, lengths[index] + rest)
                rest += lengths[index] - length
                lengths[index] = length
            }
        case .equalSpacing:
            guard natural.count > 1 else {
                lengths = fitted(natural, items, to: room)
                break
            }
            let gap = (room - natural.reduce(0, +)) / CGFloat(natural.count - 1)
            if gap >= spacing { return row(natural) { _ in gap } }
            lengths = fitted(natural, items, to: room - spaces)
        case .equalCentering:
            guard natural.count > 1, let first = natural.first, let last = natural.last else {
                lengths = fitted(natural, items, to: room)
                break
            }
            let step = (room - first / 2 - last / 2) / CGFloat(natural.count - 1)
            let centred = natural.enumerated().map { index, length in
                Place(first / 2 + CGFloat(index) * step - length / 2, length)
            }
            let isRoomy = zip(centred, centred.dropFirst()).allSatisfy { $1.start - $0.start - $0.length >= spacing }
            return isRoomy ? centred : nil
        }
        return row(lengths) { _ in spacing }
    }

    private func row(_ lengths: [CGFloat], gap: (Int) -> CGFloat) -> [Place] {
        var at: CGFloat = 0
        return lengths.enumerated().map { index, length in
            defer { at += length + gap(index) }
            return (at, length)
        }
    }

    /// Lengths that fill the room: the view that hugs least is stretched, those that resist least are squeezed, to nothing at
    /// most.
    private func fitted(_ natural: [CGFloat], _ items: [Item], to room: CGFloat) -> [CGFloat] {
        var lengths = natural
        var rest = room - natural.reduce(0, +)
        if rest > 0, let loosest = items.indices.min(by: { items[$0].hugging < items[$1].hugging }) {
            lengths[loosest] += rest
        }
        for index in items.indices.sorted(by: { items[$0].resistance < items[$1].resistance }) where rest < 0 {
            let taken = min(lengths[index], -rest)
            lengths[index] -= taken
            rest += taken
        }
        return lengths
    }
}
