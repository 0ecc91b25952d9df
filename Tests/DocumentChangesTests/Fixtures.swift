import DocumentChanges
import Foundation
import Testing

/// A storyboard of one scene, *Login*, with the given subviews and constraints of its root, written as Interface Builder
/// writes it.
func storyboard(
    subviews: [String] = [], constraints: [String] = [], connections: [String] = [], resources: [String] = [],
    tools: String = "22505", device: String = "retina6_12", frame: String = #"width="393" height="852""#
) -> String {
    func list(_ name: String, _ items: [String], depth: Int) -> [String] {
        if items.isEmpty { return [] }
        let indent = String(repeating: "    ", count: depth)
        return ["\(indent)<\(name)>"] + items.map { "\(indent)    \($0)" } + ["\(indent)</\(name)>"]
    }
    var lines = [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\#(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="login">"#,
        #"    <device id="\#(device)" orientation="portrait" appearance="light"/>"#, "    <scenes>",
        "        <!--Login-->", #"        <scene sceneID="scene">"#, "            <objects>",
        #"                <viewController id="login" customClass="LoginViewController" sceneMemberID="viewController">"#,
        #"                    <view key="view" contentMode="scaleToFill" id="root">"#,
        #"                        <rect key="frame" x="0.0" y="0.0" \#(frame)/>"#,
    ]
    lines += list("subviews", subviews, depth: 6)
    lines.append(#"                        <viewLayoutGuide key="safeArea" id="safe"/>"#)
    lines += list("constraints", constraints, depth: 6)
    lines.append("                    </view>")
    lines += list("connections", connections, depth: 5)
    lines += ["                </viewController>", "            </objects>", "        </scene>", "    </scenes>"]
    lines += list("resources", resources, depth: 1)
    return (lines + ["</document>", ""]).joined(separator: "\n")
}

func view(_ id: String, _ element: String = "view", _ attributes: String = "", inside: String = "") -> String {
    "<\(element) \(attributes)\(attributes.isEmpty ? "" : " ")translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\""
        + (inside.isEmpty ? "/>" : ">\(inside)</\(element)>")
}

func label(_ id: String, _ text: String, attributes: String = "") -> String {
    view(id, "label", "text=\"\(text)\"" + (attributes.isEmpty ? "" : " " + attributes))
}

/// `first.attribute = root.attribute + constant`
func pin(_ id: String, _ first: String, _ attribute: String, _ constant: String, to second: String = "root") -> String {
    "<constraint firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
        + "secondAttribute=\"\(attribute)\" constant=\"\(constant)\" id=\"\(id)\"/>"
}

func merge(_ base: String, _ ours: String, _ theirs: String) throws -> DocumentMerge {
    try DocumentMerge(
        base: Data(base.utf8), ours: Data(ours.utf8), theirs: Data(theirs.utf8), path: "Login.storyboard")
}

extension DocumentMerge {
    var text: String { String(decoding: result, as: UTF8.self) }
}
