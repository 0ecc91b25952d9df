import UIKit

/// A small generator with a known sequence, so that a failure can be repeated from its seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = (seed &+ 1) &* 0xD1B5_4A32_D192_ED03 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// What can be changed about a column of rows with texts that wrap.
struct WrappingState: CustomStringConvertible {
    struct Row {
        /// How the row's two texts are placed.
        enum Kind: CaseIterable {
            /// The first text fills the row.
            case filling
            /// The first text has a share of the row's width, around the middle.
            case share
            /// The first text is as wide as it likes, up to the row's width.
            case atMost
            /// The texts stand beside each other.
            case beside
            /// A stack view arranges the texts beside each other.
            case stack
            /// A stack view arranges the texts below each other.
            case column
            /// The first text stands beside a square as high as the second one.
            case square
        }

        var kind: Kind
        var words = [1, 1]
        var lines = [0, 0]
        var isHidden = [false, false]
        var inset: CGFloat = 0
        /// Whether a required width contradicts what places the text.
        var isNarrow = false
        /// Whether the end of the first text is held.
        var isHeld = true
    }

    var width: CGFloat = 300
    var rows: [Row]

    init(using generator: inout SeededGenerator) {
        rows = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
            Row(kind: Row.Kind.allCases.randomElement(using: &generator) ?? .filling)
        }
        for _ in 0..<6 { change(using: &generator) }
    }

    /// Changes one thing or two.
    mutating func change(using generator: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...2, using: &generator) {
            let row = Int.random(in: 0..<rows.count, using: &generator)
            let text = Int.random(in: 0...1, using: &generator)
            switch Int.random(in: 0..<8, using: &generator) {
            case 0...2: rows[row].words[text] = Int.random(in: 0...14, using: &generator)
            case 3: width = CGFloat(Int.random(in: 200...500, using: &generator))
            case 4:
                // Of a stack view without anything to arrange the size is open.
                rows[row].isHidden[text].toggle()
                rows[row].isHidden[1 - text] = false
            case 5: rows[row].inset = CGFloat(Int.random(in: 0...60, using: &generator))
            case 6: rows[row].lines[text] = Int.random(in: 0...2, using: &generator)
            default: if text == 0 { rows[row].isNarrow.toggle() } else { rows[row].isHeld.toggle() }
            }
        }
    }

    var description: String { "\(Int(width)) points: \(rows)" }
}

/// A column of rows with texts that wrap, as views.
@MainActor
final class WrappingScene {
    let root = UIView()
    private(set) var views: [UIView] = []
    private var rows: [Row] = []

    private struct Row {
        var labels: [UILabel]
        var start: NSLayoutConstraint
        var end: NSLayoutConstraint
        var narrow: NSLayoutConstraint
    }

    init(_ state: WrappingState) {
        var above: UIView?
        for row in state.rows {
            let box = add(UIView(), to: root)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 4),
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            rows.append(fill(box, row.kind))
            above = box
        }
        apply(state)
    }

    func apply(_ state: WrappingState) {
        root.frame = CGRect(x: 0, y: 0, width: state.width, height: 1000)
        for (row, wanted) in zip(rows, state.rows) {
            for (index, label) in row.labels.enumerated() {
                let text = Array(repeating: "word", count: wanted.words[index]).joined(separator: " ")
                if label.text != text { label.text = text }
                if label.numberOfLines != wanted.lines[index] { label.numberOfLines = wanted.lines[index] }
                if label.isHidden != wanted.isHidden[index] { label.isHidden = wanted.isHidden[index] }
            }
            row.start.constant = wanted.inset
            // Of required constraints in conflict the youngest gives way, so that order is kept.
            row.narrow.isActive = false
            row.end.isActive = wanted.isHeld
            row.narrow.isActive = wanted.isNarrow
        }
        root.layoutIfNeeded()
    }

    private func add<View: UIView>(_ view: View, to superview: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        superview.addSubview(view)
        views.append(view)
        return view
    }

    private func fill(_ box: UIView, _ kind: WrappingState.Row.Kind) -> Row {
        let labels = [UILabel(), UILabel()]
        let (first, second) = (labels[0], labels[1])
        if kind == .stack || kind == .column {
            let stack = add(UIStackView(arrangedSubviews: labels), to: box)
            views += labels
            stack.axis = kind == .stack ? .horizontal : .vertical
            stack.alignment = kind == .stack ? .top : .fill
            first.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
            first.setContentHuggingPriority(UILayoutPriority(240), for: .horizontal)
            first.setContentHuggingPriority(UILayoutPriority(240), for: .vertical)
            pin(stack, top: box.topAnchor, bottom: box.bottomAnchor)
            return Row(
                labels: labels, start: stack.leadingAnchor.constraint(equalTo: box.leadingAnchor).activated(),
                end: stack.trailingAnchor.constraint(equalTo: box.trailingAnchor),
                narrow: stack.widthAnchor.constraint(equalToConstant: 90))
        }
        _ = (add(first, to: box), add(second, to: box))
        pin(first, top: box.topAnchor, bottom: second.topAnchor)
        pin(second, top: nil, bottom: box.bottomAnchor)
        second.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
        second.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor).isActive = true
        let start = first.leadingAnchor.constraint(equalTo: box.leadingAnchor)
        let narrow = first.widthAnchor.constraint(equalToConstant: 90)
        var end = first.trailingAnchor.constraint(equalTo: box.trailingAnchor)
        switch kind {
        case .share:
            let middle = first.centerXAnchor.constraint(equalTo: box.centerXAnchor).activated()
            end = first.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
            return Row(labels: labels, start: middle, end: end, narrow: narrow)
        case .atMost:
            first.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor).isActive = true
            end = first.trailingAnchor.constraint(equalTo: box.trailingAnchor)
            end.priority = UILayoutPriority(200)
        case .beside:
            let icon = add(UILabel(), to: box)
            icon.text = "Icon"
            pin(icon, top: box.topAnchor, bottom: nil)
            icon.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
            icon.setContentHuggingPriority(UILayoutPriority(260), for: .horizontal)
            icon.setContentCompressionResistancePriority(UILayoutPriority(760), for: .horizontal)
            end = first.trailingAnchor.constraint(equalTo: icon.leadingAnchor)
        case .square:
            let square = add(UIView(), to: box)
            pin(square, top: box.topAnchor, bottom: nil)
            square.trailingAnchor.constraint(equalTo: box.trailingAnchor).isActive = true
            square.heightAnchor.constraint(equalTo: second.heightAnchor).isActive = true
            square.widthAnchor.constraint(equalTo: square.heightAnchor).isActive = true
            end = first.trailingAnchor.constraint(equalTo: square.leadingAnchor)
        case .filling, .stack, .column: break
        }
        return Row(labels: labels, start: start.activated(), end: end, narrow: narrow)
    }

    private func pin(_ view: UIView, top: NSLayoutYAxisAnchor?, bottom: NSLayoutYAxisAnchor?) {
        if let top { view.topAnchor.constraint(equalTo: top).isActive = true }
        if let bottom { view.bottomAnchor.constraint(equalTo: bottom).isActive = true }
    }
}

extension NSLayoutConstraint {
    @MainActor fileprivate func activated() -> NSLayoutConstraint {
        isActive = true
        return self
    }
}
