import UIKit

/// Runs a body with each odd number.
@MainActor
func forEachOddNumber(_ body: (Double) -> Void) {
    LayoutHost.logsConflicts = false
    defer { LayoutHost.logsConflicts = true }
    for number in oddNumbers { body(number) }
}

/// The numbers that no one means. Whole numbers take the largest and the smallest for those that they don't have.
let oddNumbers: [Double] = [.nan, .infinity, -.infinity, 0, -5, 1e308, -1e308, 1e-308, 1e15, 0.1]

/// A value that can be made of one odd number.
protocol OddNumber {
    init(odd number: Double)
}

extension Double: OddNumber {
    init(odd number: Double) { self = number }
}

extension Float: OddNumber {
    init(odd number: Double) { self.init(number) }
}

extension CGFloat: OddNumber {
    init(odd number: Double) { self.init(number) }
}

extension Int: OddNumber {
    init(odd number: Double) { self = Int(exactly: number.rounded()) ?? (number > 0 ? .max : .min) }
}

extension CGPoint: OddNumber {
    init(odd number: Double) { self.init(x: number, y: number) }
}

extension CGSize: OddNumber {
    init(odd number: Double) { self.init(width: number, height: number) }
}

extension CGRect: OddNumber {
    init(odd number: Double) { self.init(x: number, y: number, width: number, height: number) }
}

extension UIEdgeInsets: OddNumber {
    init(odd number: Double) { self.init(top: number, left: number, bottom: number, right: number) }
}

extension NSDirectionalEdgeInsets: OddNumber {
    init(odd number: Double) { self.init(top: number, leading: number, bottom: number, trailing: number) }
}

extension UIOffset: OddNumber {
    init(odd number: Double) { self.init(horizontal: number, vertical: number) }
}

extension CGAffineTransform: OddNumber {
    init(odd number: Double) { self.init(a: number, b: number, c: number, d: number, tx: number, ty: number) }
}

extension CATransform3D: OddNumber {
    init(odd number: Double) { self = CATransform3DMakeScale(number, number, number) }
}

extension Optional: OddNumber where Wrapped: OddNumber {
    init(odd number: Double) { self = Wrapped(odd: number) }
}

extension Array: OddNumber where Element: NSNumber {
    init(odd number: Double) { self = [NSNumber(value: number), 0.5, NSNumber(value: -number)] as! [Element] }
}

/// Sets each of some properties to each odd number, on a new object each time, and back to what it was. `use` does with
/// the object what a program does with it.
@MainActor
func setOdd<T: AnyObject, each Value: OddNumber>(
    _ make: () -> T, _ properties: repeat ReferenceWritableKeyPath<T, each Value>, use: (T) -> Void
) {
    for property in repeat each properties {
        forEachOddNumber { number in
            let object = make()
            use(object)
            let former = object[keyPath: property]
            object[keyPath: property] = type(of: former).init(odd: number)
            use(object)
            object[keyPath: property] = former
            use(object)
        }
    }
}

/// A screen on which a view stands beside another one.
@MainActor
final class OddScreen {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view: UIView
    private let neighbour = UILabel()

    init(_ view: UIView, isConstrained: Bool = true) {
        self.view = view
        neighbour.text = "Neighbour"
        neighbour.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        root.addSubview(neighbour)
        NSLayoutConstraint.activate([
            neighbour.topAnchor.constraint(equalTo: root.topAnchor),
            neighbour.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
        ])
        guard isConstrained else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            neighbour.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 8),
        ])
    }

    /// The frames of all views.
    var frames: [CGRect] {
        var all: [CGRect] = [], waiting: [UIView] = [root]
        while let next = waiting.popLast() {
            all.append(next.frame)
            waiting += next.subviews
        }
        return all
    }

    /// Lays out, and asks whatever asks for sizes and places.
    func use() {
        root.layoutIfNeeded()
        _ = (view.intrinsicContentSize, view.sizeThatFits(.zero), view.sizeThatFits(root.bounds.size))
        _ = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        _ = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        _ = (view.convert(view.bounds, to: root), root.hitTest(CGPoint(x: 5, y: 5), with: nil), view.layer.frame)
        _ = (view.layer.presentation()?.position, view.hasAmbiguousLayout, view.description)
        root.layoutIfNeeded()
    }
}

/// Sets each of some properties of views to each odd number, and back; afterwards all stand where they stood.
///
/// - Returns: for each property and number that left a trace, what changed.
@MainActor
func tracesOfOddNumbers<T: UIView, each Value: OddNumber>(
    isConstrained: Bool = true, _ make: () -> T, _ properties: repeat ReferenceWritableKeyPath<T, each Value>
) -> [String] {
    var traces: [String] = []
    for property in repeat each properties {
        forEachOddNumber { number in
            let view = make(), screen = OddScreen(view, isConstrained: isConstrained)
            screen.use()
            let before = screen.frames, former = view[keyPath: property]
            view[keyPath: property] = type(of: former).init(odd: number)
            screen.use()
            view[keyPath: property] = former
            screen.use()
            if screen.frames != before {
                traces.append("\(property) = \(number): \(before) became \(screen.frames)")
            }
        }
    }
    return traces
}
