import Foundation
import InterfaceBuilder
import Testing

/// A storyboard of our own making around the given scenes.
func storyboard(
    _ scenes: String, tools: String = "21000", device: String? = "retina4_7", orientation: String = "portrait",
    attributes: String = "", extra: String = ""
) throws -> Document {
    let device = device.map { #"<device id="\#($0)" orientation="\#(orientation)" appearance="light"/>"# } ?? ""
    return try document(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(tools)" \
        useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \(attributes)>\(device)<scenes>\(scenes)</scenes>
        \(extra)</document>
        """, path: "Test.storyboard")
}

/// Where the view of the controller with an id stands, laid out for an environment.
@MainActor
func placement(of id: String, in document: Document, _ environment: CanvasEnvironment) throws -> RootPlacement {
    let instantiation = Instantiation(of: document, in: environment)
    let node = try #require(document.view("\(id)-view"))
    return try #require(instantiation.trees.first { $0.node == node }).placement
}

/// A xib of our own making around the given objects.
func xib(_ objects: String, tools: String = "21000", device: String? = "retina4_7") throws -> Document {
    let device = device.map { #"<device id="\#($0)" orientation="portrait"/>"# } ?? ""
    return try document(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="\(tools)" useAutolayout="YES">
        \(device)<objects>
        \(objects)</objects></document>
        """, path: "Test.xib")
}

func document(_ text: String, path: String = "Test.storyboard") throws -> Document {
    try Document(data: Data(text.utf8), path: path)
}

/// A scene with a controller whose view has the given id and frame.
func scene(
    _ id: String, kind: String = "viewController", attributes: String = "", inside: String = "",
    connections: String = "", frame: (Double, Double, Double, Double) = (0, 0, 375, 667), view: String = ""
) -> String {
    let (x, y, width, height) = frame
    let isContainer = ["navigationController", "tabBarController", "splitViewController", "pageViewController"]
        .contains(kind)
    let root =
        isContainer
        ? ""
        : """
        <view key="view" id="\(id)-view"><rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>\
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>\(view)</view>
        """
    return """
        <scene sceneID="scene-\(id)"><objects><\(kind) id="\(id)" \(attributes)>\(root)\(inside)\
        <connections>\(connections)</connections></\(kind)></objects><point key="canvasLocation" x="10" y="-20"/></scene>
        """
}

func segue(_ kind: String, to destination: String, id: String = UUID().uuidString, relationship: String? = nil)
    -> String
{
    let relationship = relationship.map { #" relationship="\#($0)""# } ?? ""
    return #"<segue destination="\#(destination)" kind="\#(kind)"\#(relationship) id="\#(id)"/>"#
}

extension Document {
    /// The view with an id, or a stand-in that fails every expectation.
    func node(_ id: String) -> ViewNode? { view(id).map { views[$0] } }

    /// The views that nothing of the document lays out, as indices.
    var roots: [Int] { views.indices.filter(isRoot) }

    func controller(_ id: String) -> Int {
        if case .controller(let index) = object(id) { index } else { -1 }
    }
}
