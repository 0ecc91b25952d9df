import Foundation
import TestFolders
import UIKit

@testable import InterfaceBuilder

/// Documents of a program, in a folder of their own that goes with this.
@MainActor
final class ProgramFixture {
    private let temporary: TemporaryFolder
    var folder: URL { temporary.url }

    /// Writes files and has the thread's program read them.
    init(_ files: [String: String], infoPlist: String? = nil, language: String? = "en") throws {
        temporary = try TemporaryFolder(files)
        Interfaces.install(
            folders: [folder.path], infoPlist: infoPlist.map { folder.appendingPathComponent($0).path },
            language: language)
    }

    /// A storyboard of these scenes, each given by its `<objects>`.
    static func storyboard(initial: String? = nil, _ scenes: String...) -> String {
        let first = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"\(first)>
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes>
            \(scenes.map { "<scene sceneID=\"\($0.hashValue)\"><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
            </scenes>
            </document>
            """
    }

    /// A nib of these objects, below the usual placeholders.
    static func nib(owner: String, _ objects: String, connections: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="\(owner)">
        <connections>\(connections)</connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        \(objects)
        </objects>
        </document>
        """
    }

    /// A root view that holds others.
    static func root(_ subviews: String, id: String = "root", attributes: String = "") -> String {
        """
        <view key="view" contentMode="scaleToFill" id="\(id)"\(attributes)>
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(subviews)</subviews></view>
        """
    }

    static let frame = "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"200\" height=\"40\"/>"
}
