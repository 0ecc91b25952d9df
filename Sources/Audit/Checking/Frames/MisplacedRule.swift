import InterfaceBuilder
import UIKit

extension Rule {
    /// The frame in the document isn't what the constraints give.
    public static let misplaced = Rule(
        "misplaced", .note, ofPlaces: true, "the frame in the document isn't the one that the constraints give",
        explanation: Explanation(
            why: """
                Interface Builder draws such views yellow: on the canvas they stand elsewhere than in the app, so whoever designs
                with that canvas sees another screen than people do. Xcode marks them with `misplaced="YES"` when it saves; views
                without the mark aren't looked at.
                """,
            fix: "In Xcode choose Editor, Resolve Auto Layout Issues, Update Frames.",
            example: Example(
                bad: MisplacedExample.markup(x: 60, mark: "misplaced=\"YES\" "), good: MisplacedExample.markup(x: 20)))
    ) { checked in
        // What the author saw, on whatever device the rest is looked at.
        let design = checked.survey.design ?? checked.survey
        return design.views.compactMap { placed in
            let node = design.node(of: placed)
            guard node.isMisplaced, design.document.isResult(placed.index), let recorded = node.frame else {
                return nil
            }
            let frame = placed.view.untransformedFrame
            let distance = recorded.distance(to: frame)
            guard distance >= 1 else { return nil }
            var finding = checked.finding(
                about: node,
                "\(checked.names.name(of: node)) is misplaced: the document has it at \(words(recorded)), the constraints "
                    + "put it at \(words(frame))")
            finding.amount = Double(distance).rounded(toPlaces: 2)
            return finding
        }
    }
}

/// `x 20, y 80, 120 × 21`.
private func words(_ frame: CGRect) -> String {
    "x \(points(frame.minX)), y \(points(frame.minY)), \(points(frame.width)) × \(points(frame.height))"
}

private enum MisplacedExample {
    static func markup(x: Int, mark: String = "") -> String {
        """
        <subviews>
            <view \(mark)translatesAutoresizingMaskIntoConstraints="NO" id="box">
                <rect key="frame" x="\(x)" y="80" width="200" height="40"/>
                <color key="backgroundColor" white="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <constraints>
                    <constraint firstAttribute="width" constant="200" id="w"/>
                    <constraint firstAttribute="height" constant="40" id="h"/>
                </constraints>
            </view>
        </subviews>
        <constraints>
            <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading"
                constant="20" id="a"/>
            <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top"
                constant="80" id="b"/>
        </constraints>
        """
    }
}
