import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

/// A storyboard with one scene on an iPhone 15's canvas. `subviews` and `constraints` stand in its root view, each on a
/// line of its own from line 10 on.
func storyboard(subviews: [String], constraints: [String], extra: String = "") throws -> Document {
    let text = storyboardText(subviews: subviews, constraints: constraints, extra: extra)
    return try Document(data: Data(text.utf8), path: "Main.storyboard")
}

/// The text of that storyboard.
func storyboardText(
    subviews: [String], constraints: [String], extra: String = "", resources: String = ""
) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <scenes><scene sceneID="scene"><objects>
    <viewController id="controller" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <subviews>
    \(subviews.joined(separator: "\n"))
    </subviews>
    <constraints>
    \(constraints.joined(separator: "\n"))
    </constraints>
    </view>
    </viewController>\(extra)
    </objects></scene></scenes>\(resources)
    </document>

    """
}

/// A xib for an iPhone 15 with one object, which stands on lines of its own from line 6 on.
func xib(_ object: String) throws -> Document {
    try Document(data: Data(xibText(object).utf8), path: "Row.xib")
}

/// The text of that xib.
func xibText(_ object: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    \(object)
    </objects>\(resources)
    </document>

    """
}

/// A row of a table as a xib has it, 320 points wide; the constraints stand in its content view, each on a line of its own.
func row(height: Double, subviews: [String], constraints: [String]) -> String {
    """
    <tableViewCell id="row" rowHeight="\(height)">
    <rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" tableViewCell="row" id="content">
    <rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews>
    \(subviews.joined(separator: "\n"))
    </subviews>
    <constraints>
    \(constraints.joined(separator: "\n"))
    </constraints>
    </tableViewCellContentView>
    </tableViewCell>
    """
}

/// Ties an edge of a view to the same one of another: `inner` stands the distance inside.
func inset(_ inner: String, _ edges: [String], in outer: String, by distance: Double = 0) -> [String] {
    edges.map { edge in
        edge == "leading" || edge == "top"
            ? constraint(inner, edge, outer, edge, constant: distance, id: "\(inner)-\(edge)")
            : constraint(outer, edge, inner, edge, constant: distance, id: "\(inner)-\(edge)")
    }
}

/// The devices of a list of names, as environments for a check.
func devices(_ names: String...) throws -> [AuditedEnvironment] {
    try names.map { name in
        let device = try #require(Device.named(name))
        return AuditedEnvironment(canvas: CanvasEnvironment(device: device), title: device.title)
    }
}

func view(_ id: String, _ element: String = "view", attributes: String = "", content: String = "") -> String {
    "<\(element) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\" \(attributes)>\(content)</\(element)>"
}

/// `first.attribute = second.attribute + constant`.
func constraint(
    _ first: String, _ attribute: String, _ second: String? = nil, _ other: String = "", constant: Double = 0,
    attributes: String = "", id: String
) -> String {
    var element = "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" "
    if let second { element += "secondItem=\"\(second)\" secondAttribute=\"\(other)\" " }
    return element + "constant=\"\(constant)\" \(attributes) id=\"\(id)\"/>"
}

/// Gives a view a place and a size.
func place(_ id: String, x: Double, y: Double, width: Double, height: Double) -> [String] {
    [
        constraint(id, "leading", "root", "leading", constant: x, id: "\(id)-x"),
        constraint(id, "top", "root", "top", constant: y, id: "\(id)-y"),
        constraint(id, "width", constant: width, id: "\(id)-w"),
        constraint(id, "height", constant: height, id: "\(id)-h"),
    ]
}

/// The lines that a check of the document prints.
@MainActor func lines(_ document: Document, _ environments: [AuditedEnvironment]? = nil) -> [String] {
    let recorded = AuditedEnvironment(canvas: CanvasEnvironment(recordedIn: document), title: "the recorded canvas")
    let findings = LayoutCheck(of: document, in: environments ?? [recorded]).findings()
    return TextReport().text(for: findings).split(separator: "\n").map(String.init)
}
