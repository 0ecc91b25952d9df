// The layouts through views: what an application pays for building, laying out, resizing and a changed text.
//
//     EngineBenchmark [views…]
import Foundation
import UIKit

func microseconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
}

@MainActor func chain(_ count: Int) -> (root: UIView, labels: [UILabel]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 60 * Double(count)))
    var labels: [UILabel] = []
    for index in 0..<count {
        let label = UILabel()
        label.text = "Line \(index)"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: labels.last?.bottomAnchor ?? root.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        ])
        labels.append(label)
    }
    return (root, labels)
}

@MainActor func run(_ count: Int) {
    var built: (root: UIView, labels: [UILabel])?
    let build = microseconds {
        built = chain(count)
        built?.root.layoutIfNeeded()
    }
    guard let (root, labels) = built else { return }
    var resizes: [Double] = []
    for step in 0..<20 {
        resizes.append(
            microseconds {
                root.frame = CGRect(x: 0, y: 0, width: 320 + Double(step * 37 % 200), height: 60 * Double(count))
                root.setNeedsLayout()
                root.layoutIfNeeded()
            })
    }
    var edits: [Double] = []
    for step in 0..<20 {
        edits.append(
            microseconds {
                labels[count / 2].text = step % 2 == 0 ? "A longer line of text" : "Line"
                root.layoutIfNeeded()
            })
    }
    resizes.sort()
    edits.sort()
    let figures = [build, resizes[10], edits[10]].map { String(format: "%.0f", $0) }
    print("chain of \(count) labels: build \(figures[0]) µs, resize \(figures[1]) µs, edit a text \(figures[2]) µs")
}

let counts = CommandLine.arguments.dropFirst().compactMap { Int($0) }.filter { $0 > 1 }
for count in counts.isEmpty ? [10, 100, 1000] : Array(counts) { MainActor.assumeIsolated { run(count) } }
