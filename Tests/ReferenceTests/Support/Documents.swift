import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// A plain view of a fixed size, as documents write it.
func boxElement(_ id: String, _ width: CGFloat, _ height: CGFloat) -> String {
    """
    <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO"><constraints>\
    <constraint firstAttribute="width" constant="\(width)" id="\(id)-w"/>\
    <constraint firstAttribute="height" constant="\(height)" id="\(id)-h"/></constraints></view>
    """
}

/// The object with the id "s" of a document, which stands clear of the edges of a root and is laid out.
@MainActor
func laidOut(_ element: String, on device: String = "iphone-8") throws -> UIStackView {
    try laidOut(element, in: CanvasEnvironment(device: #require(Device.named(device))))
}

@MainActor
func laidOut(_ element: String, in environment: CanvasEnvironment) throws -> UIStackView {
    let text = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21000" useAutolayout="YES" \
        useTraitCollections="YES"><device id="retina4_7" orientation="portrait"/><objects>\
        <view id="r"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(element)</subviews><constraints>\
        <constraint firstItem="s" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="10" id="x"/>\
        <constraint firstItem="s" firstAttribute="top" secondItem="r" secondAttribute="top" constant="100" id="y"/>\
        </constraints></view></objects></document>
        """
    let document = try Document(data: Data(text.utf8), path: "Test.xib")
    return try #require(Instantiation(of: document, in: environment).view("s") as? UIStackView)
}
