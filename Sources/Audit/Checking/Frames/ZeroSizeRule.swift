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
        let empty = checked.survey.contents.filter { placed in
            guard placed.isEmpty, placed.view.superview?.isHidden != true,
                let designed = checked.survey.designed(placed), !designed.isEmpty,
                !checked.survey.isOpen(placed, placed.isFlat ? .vertical : .horizontal)
            else { return false }
            // Of a view that is empty with all that stands in it, the outermost says it.
            return checked.survey.parent(of: placed).map { !$0.isEmpty || !$0.isContent } ?? true
        }
        // What lacks room along an axis does so for one cause.
        return [true, false].compactMap { isFlat in
            checked.finding(aboutEmpty: empty.filter { $0.isFlat == isFlat })
        }
    }
}

extension PlacedView {
    /// Whether nothing of the view can be seen.
    var isEmpty: Bool { frame.width < 1 || frame.height < 1 }

    /// Whether it lacks height; else it may lack width.
    fileprivate var isFlat: Bool { frame.height < 1 }
}

extension CheckedTree {
    /// What stands empty along one axis is one finding.
    fileprivate func finding(aboutEmpty views: [PlacedView]) -> Finding? {
        guard let placed = views.first, let designed = survey.designed(placed) else { return nil }
        let node = survey.node(of: placed)
        let (now, before) =
            placed.isFlat
            ? (placed.frame.height, designed.frame.height) : (placed.frame.width, designed.frame.width)
        var message =
            "\(names.name(of: node)) has no \(placed.isFlat ? "height" : "width"): it is \(points(now)) points "
            + "\(placed.isFlat ? "high" : "wide"), \(points(before)) as designed"
        let others = views.dropFirst().map { survey.node(of: $0) }
        if !others.isEmpty {
            message += "; \(others.count) other view\(others.count == 1 ? " has" : "s have") none either"
        }
        var finding = finding(about: node, message)
        finding.ids += others.compactMap(\.id)
        finding.related = others.map { node in
            Finding.Related(
                message: "nor has \(names.name(of: node))",
                location: Location(path: survey.document.path, position: node.position),
                ids: [node.id].compactMap { $0 })
        }
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
