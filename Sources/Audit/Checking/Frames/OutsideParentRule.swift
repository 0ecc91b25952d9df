import InterfaceBuilder
import UIKit

extension Rule {
    /// A control or text stands out of the view that holds it.
    public static let outsideParent = Rule(
        "outside-parent", .warning, ofPlaces: true,
        "a control or text stands out of the view that holds it, and doesn't as designed",
        explanation: Explanation(
            why: """
                What stands out of a view that cuts its content can't be seen. Elsewhere it lies on its neighbours, and presses
                on it are lost, as the view around it doesn't take them. Rows of tables, and views with a ground, a border or
                "Clips to Bounds" are looked at; what already stands out on the document's own canvas was put there on purpose.
                """,
            fix: """
                Tie the last view to the lower or trailing edge of the view around it, so that this grows with its contents, or
                give up its fixed size.
                """,
            example: Example(
                bad: OutsideParentExample.markup(relation: ""),
                good: OutsideParentExample.markup(relation: "relation=\"greaterThanOrEqual\" "),
                textSize: .accessibilityExtraLarge))
    ) { checked in
        Protrusion.ofViews(in: checked.survey).map { protrusion in
            let worst = protrusion.worst
            let inner = checked.names.name(of: checked.survey.node(of: worst.placed))
            return checked.finding(
                about: checked.survey.node(of: protrusion.outer), "does not hold all of its content",
                "\(inner) stands out by \(points(worst.excess.roundedToTenth)) points \(worst.side.words)", protrusion)
        }
    }
}

/// A card with a text that grows.
private enum OutsideParentExample {
    static func markup(relation: String) -> String {
        """
        <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
                <subviews>
                    <label text="Your order is on its way" numberOfLines="0"
                        translatesAutoresizingMaskIntoConstraints="NO" id="text">
                        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
                    </label>
                </subviews>
                <color key="backgroundColor" white="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <constraints>
                    <constraint firstAttribute="height" \(relation)constant="60" id="h"/>
                    <constraint firstItem="text" firstAttribute="top" secondItem="card" secondAttribute="top"
                        constant="8" id="a"/>
                    <constraint firstItem="text" firstAttribute="leading" secondItem="card" secondAttribute="leading"
                        constant="8" id="b"/>
                    <constraint firstAttribute="trailing" secondItem="text" secondAttribute="trailing"
                        constant="8" id="c"/>
                    <constraint firstAttribute="bottom" priority="700"
                        secondItem="text" secondAttribute="bottom" constant="8" id="d"/>
                </constraints>
            </view>
        </subviews>
        <constraints>
            <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading"
                constant="20" id="e"/>
            <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top"
                constant="80" id="f"/>
            <constraint firstItem="card" firstAttribute="width" constant="140" id="g"/>
        </constraints>
        """
    }
}
