import AutoLayout
import InterfaceBuilder
import UIKit

/// The sum of a contradiction along its axis: what the constraints ask for, and what there is. It is only made where it tells
/// exactly how much is missing.
@MainActor
struct LengthSum {
    /// `20 + 400 + 20 = 440, view (root) has 393`.
    let words: String

    /// Nil where the parties make no chain of distances and lengths within one given length.
    init?(_ contradiction: Contradiction, in checked: CheckedTree) {
        guard let axis = contradiction.axis else { return nil }
        var parts: [(place: Double, length: Double)] = []
        var whole: (view: UIView, length: Double)?
        let host = LayoutHost.of(checked.tree.root)
        for party in contradiction.parties {
            switch party {
            case .constraint(let constraint):
                guard constraint.multiplier == 1 || constraint.secondItem == nil, constraint.firstAttribute.axis == axis
                else { return nil }
                if let view = constraint.lengthView {
                    let length = Double(constraint.constant)
                    // The length of a view that others of the chain stand in.
                    let holdsOthers = contradiction.parties.contains { $0.speaks(ofViewInside: view) }
                    if holdsOthers {
                        guard whole == nil else { return nil }
                        whole = (view, length)
                    } else {
                        guard let place = host.rectangle(of: view)?.start(axis) else { return nil }
                        parts.append((place, length))
                    }
                } else {
                    guard let distances = Self.distances(constraint, axis, host) else { return nil }
                    parts += distances.filter { $0.length != 0 }
                }
            case .autoresizing(let view):
                // The window around a root is as large as the root.
                guard checked.node(of: view) != nil else { continue }
                guard whole == nil else { return nil }
                whole = (view, Double(axis == .horizontal ? view.bounds.width : view.bounds.height))
            case .guide: continue
            case .nonNegativeSize: return nil
            }
        }
        guard let whole, parts.count > 1 else { return nil }
        let sum = parts.reduce(0) { $0 + $1.length }
        guard abs(abs(sum - whole.length) - contradiction.missed[0]) < 0.01 else { return nil }
        parts.sort { $0.place < $1.place }
        var text = ""
        for (index, part) in parts.enumerated() {
            if index > 0 { text += part.length < 0 ? " − " : " + " }
            text += points(index == 0 ? part.length : abs(part.length))
        }
        words = "\(text) = \(points(sum)), \(checked.names.name(of: whole.view)) has \(points(whole.length))"
    }

    /// The distance that a constraint keeps between two edges, and what margins and guides add to it, each with the place where it
    /// begins.
    private static func distances(
        _ constraint: NSLayoutConstraint, _ axis: AutoLayout.Axis, _ host: LayoutHost
    ) -> [(place: Double, length: Double)]? {
        guard let first = Edge(constraint.firstItem, constraint.firstAttribute, axis, host),
            let second = Edge(constraint.secondItem, constraint.secondAttribute, axis, host)
        else { return nil }
        // Distances count from the left or upper end on: from the outer start to the inner one, from one view's end to the next
        // one's start, and from the inner end to the outer one.
        let counts =
            switch (first.isStart, second.isStart) {
            case (true, false): true
            case (false, true): false
            case (true, true): first.view.isDescendant(of: second.view)
            case (false, false): second.view.isDescendant(of: first.view)
            }
        let (place, constant) = (min(first.place, second.place), Double(constraint.constant))
        return [(place, first.inset), (place, second.inset), (place, counts ? constant : -constant)]
    }

    /// An edge of a view, or of a guide or of the margins within it.
    private struct Edge {
        var view: UIView
        var place: Double
        var isStart: Bool
        /// How far inside of the view's edge it is.
        var inset = 0.0

        @MainActor
        init?(
            _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ axis: AutoLayout.Axis, _ host: LayoutHost
        ) {
            let guide = item as? UILayoutGuide
            guard let view = item as? UIView ?? guide?.owningView, let rectangle = host.rectangle(of: view) else {
                return nil
            }
            self.view = view
            switch attribute {
            case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: isStart = true
            case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: isStart = false
            default: return nil
            }
            place = isStart ? rectangle.start(axis) : rectangle.end(axis)
            if let guide {
                let (frame, bounds) = (guide.layoutFrame, view.bounds)
                let insets = UIEdgeInsets(
                    top: frame.minY - bounds.minY, left: frame.minX - bounds.minX, bottom: bounds.maxY - frame.maxY,
                    right: bounds.maxX - frame.maxX)
                inset = insets.inset(isStart, axis)
            } else if attribute.isMargin {
                inset = view.layoutMargins.inset(isStart, axis)
            }
        }
    }
}

extension UIEdgeInsets {
    fileprivate func inset(_ isStart: Bool, _ axis: AutoLayout.Axis) -> Double {
        axis == .horizontal ? Double(isStart ? left : right) : Double(isStart ? top : bottom)
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}

extension ConflictParty {
    /// Whether the party is a constraint between views of which one stands inside of another view.
    @MainActor
    fileprivate func speaks(ofViewInside view: UIView) -> Bool {
        guard case .constraint(let constraint) = self else { return false }
        return [constraint.firstItem, constraint.secondItem].contains { item in
            guard let other = item as? UIView, other !== view else { return false }
            return other.isDescendant(of: view)
        }
    }
}

extension Rectangle {
    /// The left or the upper edge.
    func start(_ axis: AutoLayout.Axis) -> Double { axis == .horizontal ? left : top }
    /// The right or the lower edge.
    func end(_ axis: AutoLayout.Axis) -> Double { axis == .horizontal ? right : bottom }
    /// The width or the height.
    func length(_ axis: AutoLayout.Axis) -> Double { end(axis) - start(axis) }
}
