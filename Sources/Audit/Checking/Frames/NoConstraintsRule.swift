import InterfaceBuilder
import UIKit

extension Rule {
    /// Views without constraints in a document that uses Auto Layout.
    public static let noConstraints = Rule(
        "no-constraints", .warning, optIn: true, "views have no constraints and keep their places on the canvas",
        explanation: Explanation(
            why: """
                Interface Builder gives a view without constraints the frame that it has on the canvas, on every device and at
                every text size. The rule is opt in: every eighth public document has such views, and many were placed so on
                purpose. Where they do harm, `off-screen`, `overlap` and `outside-parent` say so.
                """,
            fix: "Add constraints for place and size; in Xcode, Editor, Resolve Auto Layout Issues proposes some.",
            example: Example(
                bad: """
                    <subviews>
                        <label text="Name" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                            <rect key="frame" x="20" y="80" width="120" height="21"/>
                            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        </label>
                    </subviews>
                    """,
                good: """
                    <subviews>
                        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="name">
                            <rect key="frame" x="20" y="80" width="120" height="21"/>
                        </label>
                    </subviews>
                    <constraints>
                        <constraint firstItem="name" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="20" id="a"/>
                        <constraint firstItem="name" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                    </constraints>
                    """))
    ) { checked in
        var groups: [(parent: Int?, nodes: [ViewNode])] = []
        for placed in checked.survey.views {
            let node = checked.survey.node(of: placed)
            guard node.isFixedFrame else { continue }
            if let place = groups.firstIndex(where: { $0.parent == node.parent }) {
                groups[place].nodes.append(node)
            } else {
                groups.append((node.parent, [node]))
            }
        }
        return groups.map { checked.finding(aboutFree: $0.nodes) }
    }
}

extension CheckedTree {
    /// What stands in one view is one finding.
    fileprivate func finding(aboutFree nodes: [ViewNode]) -> Finding {
        var message = names.name(of: nodes[0])
        switch nodes.count {
        case 1: message += " has no constraints and keeps its place on the canvas"
        case 2: message += " and \(names.name(of: nodes[1])) have no constraints and keep their places on the canvas"
        case let count:
            message += " and \(count - 1) other views have no constraints and keep their places on the canvas"
        }
        var finding = finding(about: nodes[0], message)
        finding.ids += nodes.dropFirst().compactMap(\.id)
        return finding
    }
}
