import Foundation

/// Numbers that are the same on every machine.
struct Randomness: RandomNumberGenerator {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func next() -> UInt64 {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// An object of a generated document.
struct GeneratedObject: Hashable {
    var id: String
    var element: String
    var attributes: [(name: String, value: String)] = []
    /// Colours by their keys.
    var colors: [String: String] = [:]
    /// A text of several lines, which stands in an element of its own.
    var longText: String?
    /// The subviews, by id, in order.
    var subviews: [String] = []
    /// The constraint's attributes for a size class.
    var variation: String?

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            let place = attributes.firstIndex { $0.name == name }
            switch (place, newValue) {
            case (let place?, let value?): attributes[place].value = value
            case (let place?, nil): attributes.remove(at: place)
            case (nil, let value?): attributes.append((name, value))
            case (nil, nil): break
            }
        }
    }
}

/// A storyboard of one scene, as a model that edits work on, and that is written as Interface Builder writes it.
struct GeneratedDocument {
    var toolsVersion = 22505
    var views: [String: GeneratedObject] = [:]
    /// The constraints, all owned by the root.
    var constraints: [GeneratedObject] = []
    /// The controller's outlets.
    var outlets: [GeneratedObject] = []
    var images: [String] = []
    let root = "root"

    /// A document with some views in some depth, constraints between them, outlets and pictures.
    init(_ random: inout Randomness) {
        views[root] = GeneratedObject(
            id: root, element: "view", attributes: [("key", "view"), ("contentMode", "scaleToFill")])
        let count = Int.random(in: 4...14, using: &random)
        for number in 0..<count {
            let holders = views.values.filter { $0.element == "view" || $0.element == "stackView" }.map(\.id).sorted()
            let holder = holders.randomElement(using: &random) ?? root
            add(Self.view("view-\(number)", &random), to: holder)
        }
        for number in 0..<Int.random(in: 2...10, using: &random) {
            guard let constraint = constraint("constraint-\(number)", &random) else { continue }
            constraints.append(constraint)
        }
        for number in 0..<Int.random(in: 0...4, using: &random) {
            guard let view = viewIDs.randomElement(using: &random) else { continue }
            outlets.append(Self.outlet("outlet-\(number)", to: view))
        }
        images = (0..<Int.random(in: 0...3, using: &random)).map { "picture-\($0)" }
    }

    /// The views but the root.
    var viewIDs: [String] { views.keys.filter { $0 != root }.sorted() }

    mutating func add(_ view: GeneratedObject, to holder: String) {
        views[view.id] = view
        views[holder]?.subviews.append(view.id)
    }

    static func view(_ id: String, _ random: inout Randomness) -> GeneratedObject {
        let element =
            ["view", "label", "button", "stackView", "imageView", "view"].randomElement(using: &random) ?? "view"
        var view = GeneratedObject(
            id: id, element: element,
            attributes: [("contentMode", "left"), ("translatesAutoresizingMaskIntoConstraints", "NO")])
        if element == "label" { view["text"] = "Text of \(id) & more" }
        if element == "stackView" { view["spacing"] = "8" }
        if Bool.random(using: &random) { view.colors["backgroundColor"] = "systemBackgroundColor" }
        return view
    }

    func constraint(_ id: String, _ random: inout Randomness) -> GeneratedObject? {
        guard let first = viewIDs.randomElement(using: &random) else { return nil }
        let attribute = ["leading", "top", "width", "height"].randomElement(using: &random) ?? "top"
        var constraint = GeneratedObject(
            id: id, element: "constraint", attributes: [("firstItem", first), ("firstAttribute", attribute)])
        if attribute == "leading" || attribute == "top" {
            constraint["secondItem"] = root
            constraint["secondAttribute"] = attribute
        }
        constraint["constant"] = "\(Int.random(in: 1...99, using: &random))"
        constraint["priority"] = "750"
        return constraint
    }

    static func outlet(_ id: String, to view: String) -> GeneratedObject {
        GeneratedObject(
            id: id, element: "outlet", attributes: [("property", "property-\(id)"), ("destination", view)])
    }

    /// The view that holds another one.
    func holder(of view: String) -> String? { views.values.first { $0.subviews.contains(view) }?.id }

    /// A view and all in it.
    func subtree(_ view: String) -> [String] { [view] + (views[view]?.subviews ?? []).flatMap(subtree) }

    /// A view and all around it.
    func ancestors(_ view: String) -> [String] { [view] + (holder(of: view).map(ancestors) ?? []) }

    // MARK: Text

    /// The document as Interface Builder writes it.
    var text: String {
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\#(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="controller">"#,
            #"    <device id="retina6_12" orientation="portrait" appearance="light"/>"#,
            "    <scenes>", "        <!--Generated-->", #"        <scene sceneID="scene">"#, "            <objects>",
            #"                <viewController id="controller" sceneMemberID="viewController">"#,
        ]
        write(root, depth: 5, to: &lines)
        if !outlets.isEmpty {
            lines.append("                    <connections>")
            for outlet in outlets { lines.append(String(repeating: "    ", count: 6) + tag(outlet, closed: true)) }
            lines.append("                    </connections>")
        }
        lines += ["                </viewController>", "            </objects>", "        </scene>", "    </scenes>"]
        if !images.isEmpty {
            lines.append("    <resources>")
            for image in images { lines.append("        <image name=\"\(image)\" width=\"20\" height=\"20\"/>") }
            lines.append("    </resources>")
        }
        return (lines + ["</document>", ""]).joined(separator: "\n")
    }

    private func tag(_ object: GeneratedObject, closed: Bool) -> String {
        let attributes = object.attributes.map { name, value in
            " \(name)=\"\(value.replacingOccurrences(of: "&", with: "&amp;"))\""
        }
        return "<\(object.element)\(attributes.joined()) id=\"\(object.id)\"\(closed ? "/>" : ">")"
    }

    private func write(_ id: String, depth: Int, to lines: inout [String]) {
        guard let view = views[id] else { return }
        let indent = String(repeating: "    ", count: depth), inner = indent + "    "
        lines.append(indent + tag(view, closed: false))
        lines.append(inner + #"<rect key="frame" x="0.0" y="0.0" width="393" height="852"/>"#)
        if !view.subviews.isEmpty {
            lines.append(inner + "<subviews>")
            for subview in view.subviews { write(subview, depth: depth + 2, to: &lines) }
            lines.append(inner + "</subviews>")
        }
        if let text = view.longText { lines.append(inner + "<string key=\"text\">\(text)</string>") }
        for (key, color) in view.colors.sorted(by: { $0.key < $1.key }) {
            lines.append(inner + "<color key=\"\(key)\" systemColor=\"\(color)\"/>")
        }
        if id == root, !constraints.isEmpty {
            lines.append(inner + "<constraints>")
            for constraint in constraints {
                guard let variation = constraint.variation else {
                    lines.append(inner + "    " + tag(constraint, closed: true))
                    continue
                }
                lines.append(inner + "    " + tag(constraint, closed: false))
                lines.append(inner + "        <variation key=\"heightClass=compact\" constant=\"\(variation)\"/>")
                lines.append(inner + "    </constraint>")
            }
            lines.append(inner + "</constraints>")
        }
        lines.append(indent + "</\(view.element)>")
    }
}
