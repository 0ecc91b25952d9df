import InterfaceBuilder
import UIKit

extension Rule {
    /// Nothing is left of a control or text that the design shows.
    public static let zeroSize = Rule(
        "zero-size", .warning, ofPlaces: true, "nothing is left of a control or text that the design shows",
        explanation: Explanation(
            why: """
                A view without width or height can't be read or pressed. On the canvas it has its size; on this device, or at
                this text size, other views take its room. Views without content, such as spacers, may be empty.
                """,
            fix: """
                Give what people need a higher compression resistance than what may give way, or let the content scroll.
                """,
            example: Example(
                bad: ZeroSizeExample.markup(resistance: ""),
                good: ZeroSizeExample.markup(resistance: "verticalCompressionResistancePriority=\"800\" "),
                device: "iphone-se"))
    ) { checked in
        checked.survey.contents.compactMap { placed in
            guard placed.isEmpty, placed.view.superview?.isHidden != true,
                let designed = checked.survey.designed(placed), !designed.isEmpty,
                // Of a view that is empty with all that stands in it, the outermost says it.
                checked.survey.parent(of: placed).map({ !$0.isEmpty || !$0.isContent }) ?? true
            else { return nil }
            return checked.finding(aboutEmpty: placed, designed)
        }
    }
}

extension PlacedView {
    /// Whether nothing of the view can be seen.
    var isEmpty: Bool { frame.width < 1 || frame.height < 1 }
}

extension CheckedTree {
    fileprivate func finding(aboutEmpty placed: PlacedView, _ designed: PlacedView) -> Finding {
        let node = survey.node(of: placed)
        let isFlat = placed.frame.height < 1
        let (now, before) =
            isFlat
            ? (placed.frame.height, designed.frame.height) : (placed.frame.width, designed.frame.width)
        var finding = finding(
            about: node,
            "\(names.name(of: node)) has no \(isFlat ? "height" : "width"): it is \(points(now)) points "
                + "\(isFlat ? "high" : "wide"), \(points(before)) as designed")
        finding.amount = Double(before - now).rounded(toPlaces: 2)
        return finding
    }
}

/// A button that a picture leaves no room on a small phone.
private enum ZeroSizeExample {
    static func markup(resistance: String) -> String {
        """
        <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="picture">
                <color key="backgroundColor" white="0.8" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
                <constraints>
                    <constraint firstAttribute="height" priority="760" constant="700" id="h"/>
                </constraints>
            </view>
            <button \(resistance)translatesAutoresizingMaskIntoConstraints="NO" id="go">
                <state key="normal" title="Continue"/>
            </button>
        </subviews>
        <constraints>
            <constraint firstItem="picture" firstAttribute="top" secondItem="root" secondAttribute="top" id="a"/>
            <constraint firstItem="picture" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b"/>
            <constraint firstItem="root" firstAttribute="trailing"
                secondItem="picture" secondAttribute="trailing" id="c"/>
            <constraint firstItem="go" firstAttribute="top" secondItem="picture" secondAttribute="bottom" id="d"/>
            <constraint firstItem="go" firstAttribute="centerX" secondItem="root" secondAttribute="centerX" id="e"/>
            <constraint firstItem="root" firstAttribute="bottom" relation="greaterThanOrEqual"
                secondItem="go" secondAttribute="bottom" id="f"/>
        </constraints>
        """
    }
}
