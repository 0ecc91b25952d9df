import AutoLayout
public import UIKit

/// Something that doesn't lay out well in a tree that code made.
public struct LayoutFault {
    /// What it is an instance of.
    public let rule: Rule
    /// What it is, in a sentence.
    public let text: String
}

/// Looks through a laid-out tree that code made, as the rules do through those of documents.
@MainActor
public enum LiveLayoutCheck {
    /// What doesn't lay out well: constraints that contradict each other, views whose place or size is left open, texts that are
    /// truncated or cut.
    ///
    /// - Parameter ignoring: rules that don't count.
    /// - Complexity: about a solve for each view.
    public static func faults(in root: UIView, ignoring: [Rule] = []) -> [LayoutFault] {
        let host = LayoutHost.of(root)
        var faults = host.conflicts.map { conflict in
            LayoutFault(
                rule: .unsatisfiableConstraints,
                text: LayoutHost.text(of: conflict).trimmingCharacters(in: .whitespacesAndNewlines))
        }
        forEachView(in: root) { view in
            if let text = openParts(of: view, in: host, root: root) {
                faults.append(LayoutFault(rule: .ambiguousLayout, text: text))
            }
            if let (subject, lack) = CrampedText.lack(of: view) {
                let cut = CrampedText.isCutByHeight(lack)
                faults.append(
                    LayoutFault(
                        rule: cut ? .clippedText : .truncatedText,
                        text:
                            "\(view.messageName) \(cut ? "is cut" : "has too little room"): \(CrampedText.words(of: lack, subject))"
                    ))
            }
        }
        let ignored = Set(ignoring.map(\.id))
        return faults.filter { !ignored.contains($0.rule.id) }
    }

    /// Views of the system's own making are its affair.
    private static func forEachView(in root: UIView, _ body: (UIView) -> Void) {
        var waiting = [root]
        while let view = waiting.popLast() {
            guard view === root || !(view.isHidden || view.alpha < 0.02) else { continue }
            body(view)
            if !(view is UIControl) { waiting += view.subviews.reversed() }
        }
    }

    private static func openParts(of view: UIView, in host: LayoutHost, root: UIView) -> String? {
        guard view !== root, view.superview != nil, !view.translatesAutoresizingMaskIntoConstraints else { return nil }
        let open = host.openParts(of: view)
        let words = [
            open.horizontal.map { $0 ? "width" : "horizontal position" },
            open.vertical.map { $0 ? "height" : "vertical position" },
        ].compactMap { $0 }
        guard !words.isEmpty else { return nil }
        return
            "the \(words.joined(separator: " and the ")) of \(view.messageName) \(words.count == 1 ? "is" : "are") left open"
    }
}
