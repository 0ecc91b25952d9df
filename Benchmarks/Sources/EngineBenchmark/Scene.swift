import UIKit

/// A tree of views to measure, and what is done to it.
@MainActor
struct Scene {
    let root: UIView
    /// The sizes that the root gets one after the other; neighbours are far apart.
    var sizes: [CGSize] = []
    /// Makes the middle text longer, or takes that back.
    var editText: ((Bool) -> Void)?
    /// Hides an arranged view, or shows it again.
    var hide: ((Bool) -> Void)?

    /// Gives the root the next size; everything in it waits for layout then.
    func resize(_ step: Int) {
        root.frame = CGRect(origin: .zero, size: sizes[(step + 1) % sizes.count])
    }

    init() {
        root = UIView()
    }

    /// Chooses the sizes from the lengths between which each side is spread; starts with the first.
    mutating func spread(widths: ClosedRange<CGFloat>, heights: ClosedRange<CGFloat>) {
        sizes = (0..<100).map { step in
            let share = CGFloat((step * 37 + 50) % 100) / 99
            return CGSize(
                width: (widths.lowerBound + (widths.upperBound - widths.lowerBound) * share).rounded(),
                height: (heights.lowerBound + (heights.upperBound - heights.lowerBound) * share).rounded())
        }
        root.frame = CGRect(origin: .zero, size: sizes[0])
    }

    /// Adds a view that constraints place.
    func add(_ view: UIView, to superview: UIView? = nil) {
        view.translatesAutoresizingMaskIntoConstraints = false
        (superview ?? root).addSubview(view)
    }

    /// Lets a text be the one that is edited.
    mutating func edit(_ label: UILabel) {
        let text = label.text ?? ""
        editText = { label.text = $0 ? text + ", and a little more" : text }
    }
}
