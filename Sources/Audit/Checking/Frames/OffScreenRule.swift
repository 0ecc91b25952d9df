import InterfaceBuilder
import UIKit

extension Rule {
    /// A control or text stands beyond the screen's edge.
    public static let offScreen = Rule(
        "off-screen", .warning, ofPlaces: true,
        "a control or text stands beyond an edge of the screen, and doesn't as designed",
        explanation: Explanation(
            why: """
                People can't see or press it, and nothing scrolls it into sight. It is looked for on the devices, at the text
                sizes and in the directions that you name; what already stands outside on the document's own canvas was put
                there on purpose.
                """,
            fix: """
                Tie both edges of the view, or of what holds it, to the safe area, let texts wrap, or put the content into a
                scroll view.
                """,
            example: Example(
                bad: """
                    <subviews>
                        <button translatesAutoresizingMaskIntoConstraints="NO" id="next">
                            <state key="normal" title="Next"/>
                        </button>
                    </subviews>
                    <constraints>
                        <constraint firstItem="next" firstAttribute="leading"
                            secondItem="root" secondAttribute="leading" constant="300" id="a"/>
                        <constraint firstItem="next" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                        <constraint firstItem="next" firstAttribute="width" constant="80" id="c"/>
                    </constraints>
                    """,
                good: """
                    <subviews>
                        <button translatesAutoresizingMaskIntoConstraints="NO" id="next">
                            <state key="normal" title="Next"/>
                        </button>
                    </subviews>
                    <constraints>
                        <constraint firstItem="root" firstAttribute="trailing"
                            secondItem="next" secondAttribute="trailing" constant="13" id="a"/>
                        <constraint firstItem="next" firstAttribute="top"
                            secondItem="root" secondAttribute="top" constant="80" id="b"/>
                        <constraint firstItem="next" firstAttribute="width" constant="80" id="c"/>
                    </constraints>
                    """, device: "iphone-se-1"))
    ) { checked in
        guard checked.survey.isScreen else { return [] }
        return Protrusion.ofRoot(in: checked.survey).map { protrusion in
            let worst = protrusion.worst
            // The first in the document's order is the same one on every device.
            let node = checked.survey.node(of: protrusion.parts[0].placed)
            let which =
                worst.placed.index == protrusion.parts[0].placed.index
                ? "" : "most of all \(checked.names.name(of: checked.survey.node(of: worst.placed))), "
            let words = "\(which)by \(points(worst.excess.roundedToTenth)) points \(worst.side.words)"
            return checked.finding(about: node, "stands beyond the edge of the screen", words, protrusion)
        }
    }
}
