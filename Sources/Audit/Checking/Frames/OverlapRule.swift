import InterfaceBuilder
import UIKit

extension Rule {
    /// Two controls or texts lie on each other.
    public static let overlap = Rule(
        "overlap", .warning, ofPlaces: true, "controls or texts lie on each other, and don't as designed",
        explanation: Explanation(
            why: """
                One hides a part of the other, and presses reach the wrong one. It is looked for on the devices, at the text
                sizes and in the directions that you name; what already overlaps on the document's own canvas was put there on
                purpose.
                """,
            fix: """
                Tie one of the two to the other, at a least distance (≥), instead of placing both by the screen; or put the
                content into a scroll view.
                """,
            example: Example(
                bad: OverlapExample.markup(
                    """
                    <constraint firstItem="go" firstAttribute="top" secondItem="root" secondAttribute="top"
                        constant="106" id="e"/>
                    """),
                good: OverlapExample.markup(
                    """
                    <constraint firstItem="go" firstAttribute="top" secondItem="text" secondAttribute="bottom"
                        constant="5" id="e"/>
                    """), textSize: .accessibilityExtraLarge))
    ) { checked in OverlapFinder(checked: checked).findings() }
}

/// Looks for pairs of controls and texts that lie on each other and didn't as designed.
@MainActor
private struct OverlapFinder {
    let checked: CheckedTree
    private var survey: TreeSurvey { checked.survey }

    private struct Candidate {
        var placed: PlacedView
        var designed: PlacedView
        /// What can be seen of it, now and as designed.
        var now: CGRect
        var before: CGRect
    }

    func findings() -> [Finding] {
        guard survey.design != nil else { return [] }
        let candidates = survey.contents.compactMap(candidate)
        var taken: Set<Int> = []
        var pairs: [(first: Candidate, second: Candidate)] = []
        for (place, first) in candidates.enumerated() where !taken.contains(first.placed.index) {
            let others = candidates[(place + 1)...].filter { lieOnEachOther(first, $0) }
            guard let worst = others.max(by: { overlap(first, $0) < overlap(first, $1) }) else { continue }
            // What overlaps one of these does so for the same cause.
            taken.formUnion(others.map(\.placed.index))
            pairs.append((first, worst))
            pairs += others.filter { $0.placed.index != worst.placed.index }.map { (first, $0) }
        }
        // What is too small for its contents lets many of them overlap.
        let groups = Dictionary(grouping: pairs) { $0.first.placed.view.superview.map { ObjectIdentifier($0) } }
        return groups.values.map(finding).sortedByPlace()
    }

    private func candidate(_ placed: PlacedView) -> Candidate? {
        guard !placed.isEmpty, let designed = survey.designed(placed), !designed.isEmpty else {
            return nil
        }
        let now = placed.letters.common(with: placed.visible)
        return now.isEmpty ? nil : Candidate(placed: placed, designed: designed, now: now, before: designed.letters)
    }

    private func lieOnEachOther(_ first: Candidate, _ second: Candidate) -> Bool {
        // What scrolls passes below what doesn't.
        guard first.placed.scroller === second.placed.scroller else { return false }
        guard !areTextsOfCode(first, second) else { return false }
        guard isOverlap(first.now.common(with: second.now)) else { return false }
        guard !isOverlap(first.before.insetBy(dx: -1, dy: -1).common(with: second.before)) else { return false }
        guard ![first, second].contains(where: { survey.isOpen($0.placed, .horizontal, .vertical) }) else {
            return false
        }
        return !first.placed.view.isDescendant(of: second.placed.view)
            && !second.placed.view.isDescendant(of: first.placed.view)
    }

    /// Whether code decides how large the texts are, or which of the two is shown.
    private func areTextsOfCode(_ first: Candidate, _ second: Candidate) -> Bool {
        let both = [first.placed, second.placed]
        return both.contains { $0.view is UILabel && survey.isSetInCode($0) } || both.allSatisfy(survey.isSetInCode)
    }

    private func isOverlap(_ shared: CGRect) -> Bool { shared.width >= 6 && shared.height >= 6 }

    private func overlap(_ first: Candidate, _ second: Candidate) -> CGFloat {
        let shared = first.now.common(with: second.now)
        return shared.width * shared.height
    }

    /// One finding for pairs with one cause: it tells of the one that overlaps most.
    private func finding(of pairs: [(first: Candidate, second: Candidate)]) -> Finding {
        let worst = pairs.dropFirst().reduce(pairs[0]) { most, pair in
            overlap(pair.first, pair.second) > overlap(most.first, most.second) ? pair : most
        }
        let (node, other) = (survey.node(of: worst.first.placed), survey.node(of: worst.second.placed))
        let shared = worst.first.now.common(with: worst.second.now)
        let size = "\(points(shared.width.roundedToTenth)) × \(points(shared.height.roundedToTenth))"
        var words = "\(checked.names.name(of: other)) by \(size) points"
        if pairs.count > 1 { words += ", and \(pairs.count - 1) more" }
        if node.isFixedFrame, other.isFixedFrame { words += "; neither has constraints" }
        var finding = checked.finding(about: node, "\(checked.names.name(of: node)) overlaps another view: \(words)")
        let all = pairs.flatMap { [$0.first.placed.index, $0.second.placed.index] }.map { survey.document.views[$0].id }
        finding.ids += Set(all.compactMap { $0 }).subtracting([node.id].compactMap { $0 }).sorted()
        finding.related = [
            Finding.Related(
                message: "the other is \(checked.names.name(of: other))",
                location: Location(path: survey.document.path, position: other.position),
                ids: [other.id].compactMap { $0 })
        ]
        finding.amount = Double(min(shared.width, shared.height).roundedToTenth)
        return finding
    }
}

extension PlacedView {
    /// The part that shows something, without the air that lines have above and below their letters.
    fileprivate var letters: CGRect {
        guard let label = view as? UILabel else { return shown }
        let air = 0.15 * label.effectiveFont.lineHeight
        return shown.height > 2 * air ? shown.insetBy(dx: 0, dy: air) : shown
    }

    /// The part that shows something and that nothing cuts.
    var visible: CGRect { clip.map { shown.common(with: $0) } ?? shown }
}

/// A button at a fixed place below a text that grows.
private enum OverlapExample {
    static func markup(_ place: String) -> String {
        """
        <subviews>
            <label text="We send you a letter with a code, which you type in here." numberOfLines="0"
                translatesAutoresizingMaskIntoConstraints="NO" id="text">
                <fontDescription key="fontDescription" style="UICTFontTextStyleFootnote"/>
            </label>
            <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="go">
                <state key="normal" title="Send the letter"/>
            </button>
        </subviews>
        <constraints>
            <constraint firstItem="text" firstAttribute="top" secondItem="root" secondAttribute="top"
                constant="80" id="a"/>
            <constraint firstItem="text" firstAttribute="leading" secondItem="root" secondAttribute="leading"
                constant="16" id="b"/>
            <constraint firstItem="root" firstAttribute="trailing" secondItem="text" secondAttribute="trailing"
                constant="16" id="c"/>
            <constraint firstItem="go" firstAttribute="leading" secondItem="root" secondAttribute="leading"
                constant="16" id="d"/>
            \(place.replacing("\n", with: "\n    "))
        </constraints>
        """
    }
}
