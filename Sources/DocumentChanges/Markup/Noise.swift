import InterfaceBuilder

/// What Interface Builder writes down on its own account: which Xcode saved a document, what the document needs, and
/// what came of a layout. It changes with every Xcode and every canvas, and says nothing of the app.
enum Noise {
    /// Whether an attribute is noise, whatever its value.
    static func contains(attribute: String, of element: ElementID, in tree: ElementTree) -> Bool {
        switch attribute {
        case "toolsVersion", "systemVersion": tree.name(element) == "document"
        case "misplaced", "ambiguous": true
        default: contains(element, in: tree)
        }
    }

    /// Whether an element with all it holds is noise.
    static func contains(_ element: ElementID, in tree: ElementTree) -> Bool {
        switch tree.name(element) {
        case "plugIn", "capability", "designables", "device": return true
        case "point": return tree[element, "key"] == "canvasLocation"
        case "rect": return isResult(frame: element, in: tree)
        default: break
        }
        guard let parent = tree.parent(element) else { return false }
        switch tree.name(parent) {
        case "resources", "designables", "designable": return true
        // Colours of the resources are records of what the system, or the asset catalog, had.
        case "systemColor", "namedColor":
            return tree.parent(parent).map { tree.name($0) } == "resources"
        default: return false
        }
    }

    /// Whether a recorded frame is what a layout, or the canvas' device, came to.
    private static func isResult(frame: ElementID, in tree: ElementTree) -> Bool {
        guard tree[frame, "key"] == "frame", let view = tree.parent(frame) else { return false }
        if tree[view, "fixedFrame"] == "YES" { return false }
        if tree[view, "translatesAutoresizingMaskIntoConstraints"] == "NO" { return true }
        if tree.name(view) == "tableViewCellContentView" || tree[view, "key"] == "contentView" { return true }
        // A controller's view has the size of the canvas, unless somebody gave it one.
        guard tree[view, "key"] == "view", let controller = tree.parent(view) else { return false }
        return tree.child(controller, named: "freeformSimulatedSizeMetrics") == nil
    }
}
