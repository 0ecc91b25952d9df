import UIKit

/// The layouts to measure: those of `SolverBenchmark` made of real views, and two that only views have.
enum ViewWorkload: String, CaseIterable {
    case chain, chainTight, siblings, nested, fillEqually, inequality, inequalityTight
    /// A column of texts that wrap.
    case paragraphs
    /// A column of rows, all of them stack views.
    case stacks

    /// Creates the views and constraints; nothing is laid out yet.
    @MainActor func scene(views count: Int) -> Scene {
        switch self {
        case .chain: chain(count, 1.0...1.5)
        case .chainTight: chain(count, 0.7...1.2)
        case .siblings: siblings(count)
        case .nested: nested(count)
        case .fillEqually: fillEqually(count)
        case .inequality: inequality(count, isTight: false)
        case .inequalityTight: inequality(count, isTight: true)
        case .paragraphs: paragraphs(count)
        case .stacks: stacks(count)
        }
    }
}

extension ViewWorkload {
    /// A column of labels as high as their fonts; the root is between so many times as high as they are.
    @MainActor private func chain(_ count: Int, _ heights: ClosedRange<CGFloat>) -> Scene {
        var scene = Scene()
        var above: UILabel?
        var content: CGFloat = 8
        for index in 0..<count {
            let label = UILabel()
            label.text = "Line \(index)"
            label.font = .systemFont(ofSize: CGFloat(13 + 7 * index % 23))
            scene.add(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? scene.root.topAnchor, constant: 8),
                label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -8),
            ])
            content += label.intrinsicContentSize.height + 8
            above = label
            if index == count / 2 { scene.edit(label) }
        }
        above?.bottomAnchor.constraint(lessThanOrEqualTo: scene.root.bottomAnchor).isActive = true
        scene.spread(widths: 320...1024, heights: heights.lowerBound * content...heights.upperBound * content)
        return scene
    }

    /// Views pinned to the root's four edges, the middle one a label.
    @MainActor private func siblings(_ count: Int) -> Scene {
        var scene = Scene()
        for index in 0..<count {
            let view = index == count / 2 ? UILabel() : UIView()
            if let label = view as? UILabel {
                label.text = "A text"
                scene.edit(label)
            }
            scene.add(view)
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: CGFloat(index % 17)),
                view.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: CGFloat(index % 13)),
                view.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -CGFloat(index % 19)),
                view.bottomAnchor.constraint(equalTo: scene.root.bottomAnchor, constant: -CGFloat(index % 11)),
            ])
        }
        scene.spread(widths: 320...1024, heights: 480...1366)
        return scene
    }

    /// Labels of equal width beside each other.
    @MainActor private func fillEqually(_ count: Int) -> Scene {
        var scene = Scene()
        var (first, before): (UILabel?, UILabel?)
        for index in 0..<count {
            let label = UILabel()
            label.text = "\(index)"
            scene.add(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(
                    equalTo: before?.trailingAnchor ?? scene.root.leadingAnchor, constant: before == nil ? 0 : 4),
                label.topAnchor.constraint(equalTo: scene.root.topAnchor),
                label.heightAnchor.constraint(equalTo: scene.root.heightAnchor),
            ])
            if let first { label.widthAnchor.constraint(equalTo: first.widthAnchor).isActive = true }
            first = first ?? label
            before = label
            if index == count / 2 { scene.edit(label) }
        }
        before?.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor).isActive = true
        scene.spread(widths: 5 * CGFloat(count)...20 * CGFloat(count), heights: 100...100)
        return scene
    }

    /// Chips beside each other that are preferred wider than their texts; tight, not all of them find room.
    @MainActor private func inequality(_ count: Int, isTight: Bool) -> Scene {
        var scene = Scene()
        var before: UILabel?
        var (least, preferred) = (4 * CGFloat(count - 1), 4 * CGFloat(count - 1))
        for index in 0..<count {
            let label = UILabel()
            label.text = String("A chip of some length".prefix(3 + 7 * index % 17))
            label.setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
            scene.add(label)
            let width = label.intrinsicContentSize.width
            let preference = label.widthAnchor.constraint(equalToConstant: 1.25 * width)
            preference.priority = .defaultLow
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(
                    equalTo: before?.trailingAnchor ?? scene.root.leadingAnchor, constant: before == nil ? 0 : 4),
                label.topAnchor.constraint(equalTo: scene.root.topAnchor),
                label.widthAnchor.constraint(lessThanOrEqualToConstant: 3 * width),
                preference,
            ])
            (least, preferred) = (least + width, preferred + 1.25 * width)
            before = label
            if index == count / 2 { scene.edit(label) }
        }
        before?.trailingAnchor.constraint(lessThanOrEqualTo: scene.root.trailingAnchor).isActive = true
        scene.spread(
            widths: isTight ? 0.8 * least...1.1 * preferred : 1.2 * preferred...2 * preferred, heights: 100...100)
        return scene
    }

    /// A column of texts, each as wide as the root and as high as its lines.
    @MainActor private func paragraphs(_ count: Int) -> Scene {
        var scene = Scene()
        var above: UILabel?
        for index in 0..<count {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = String(repeating: "Some words of text. ", count: 2 + 7 * index % 5)
            scene.add(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: above?.bottomAnchor ?? scene.root.topAnchor, constant: 8),
                label.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -8),
            ])
            above = label
            if index == count / 2 { scene.edit(label) }
        }
        scene.spread(widths: 320...1024, heights: 480...1366)
        return scene
    }
}
