internal import Foundation
internal import UIKit

/// Objects that are neither views nor controllers.
extension InterfaceFile {
    /// Makes an object of a scene or nib that is neither; nil for what needs no object: proxies, exits.
    func makeObject(_ element: ElementID) -> AnyObject? {
        let reader = reader(element)
        if let own = reader.customClass {
            if let made = ClassRegistry.make(named: own.name, in: own.module) { return made }
            if reader.name == "customObject" {
                if ownClass(own, at: reader.position) != nil {
                    warn(
                        "\(place(reader.position)): warning: \(own.name) is registered without a way to make it: "
                            + "ClassRegistry.register(_:as:in:members:make:)")
                }
                return nil
            }
        }
        return reader.name == "customObject" ? NSObject() : recognizer(reader)
    }

    private func recognizer(_ reader: NodeReader) -> UIGestureRecognizer? {
        let made: UIGestureRecognizer
        switch reader.name {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = reader.integer("numberOfTapsRequired") ?? 1
            tap.numberOfTouchesRequired = reader.integer("numberOfTouchesRequired") ?? 1
            made = tap
        case "panGestureRecognizer":
            let pan = UIPanGestureRecognizer()
            pan.minimumNumberOfTouches = reader.integer("minimumNumberOfTouches") ?? 1
            pan.maximumNumberOfTouches = reader.integer("maximumNumberOfTouches") ?? .max
            made = pan
        case "screenEdgePanGestureRecognizer":
            let pan = UIScreenEdgePanGestureRecognizer()
            if let edges = reader.child(key: "edges") { pan.edges = UIRectEdge(edges) }
            made = pan
        case "swipeGestureRecognizer":
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = ["left": .left, "up": .up, "down": .down][reader.string("direction") ?? ""] ?? .right
            swipe.numberOfTouchesRequired = reader.integer("numberOfTouchesRequired") ?? 1
            made = swipe
        case "pinchGestureRecognizer": made = UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": made = UIRotationGestureRecognizer()
        // Interface Builder has always called it so.
        case "pongPressGestureRecognizer", "longPressGestureRecognizer":
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = reader.number("minimumPressDuration") ?? 0.5
            press.allowableMovement = reader.number("allowableMovement") ?? 10
            press.numberOfTapsRequired = reader.integer("numberOfTapsRequired") ?? 0
            press.numberOfTouchesRequired = reader.integer("numberOfTouchesRequired") ?? 1
            made = press
        case "gestureRecognizer": made = UIGestureRecognizer()
        default: return nil
        }
        made.isEnabled = reader.bool("enabled") ?? true
        made.cancelsTouchesInView = reader.bool("cancelsTouchesInView") ?? true
        made.delaysTouchesBegan = reader.bool("delaysTouchesBegan") ?? false
        made.delaysTouchesEnded = reader.bool("delaysTouchesEnded") ?? true
        return made
    }

    /// The layout that a collection's element holds.
    func makeCollectionLayout(_ node: ViewNode) -> UICollectionViewLayout? {
        guard let child = tree.child(node.element, key: "collectionViewLayout") else { return nil }
        let reader = reader(child)
        let own = ownClass(reader.customClass, at: reader.position) as? UICollectionViewLayout.Type
        let made = own?.init(coder: InterfaceCoder { _ in }) ?? UICollectionViewFlowLayout()
        guard let flow = made as? UICollectionViewFlowLayout else { return made }
        flow.minimumLineSpacing = reader.number("minimumLineSpacing") ?? 10
        flow.minimumInteritemSpacing = reader.number("minimumInteritemSpacing") ?? 10
        if reader.string("scrollDirection") == "horizontal" { flow.scrollDirection = .horizontal }
        if let size = reader.size(key: "itemSize") { flow.itemSize = size }
        if let size = reader.size(key: "estimatedItemSize") { flow.estimatedItemSize = size }
        if reader.string("automaticEstimatedItemSize") == "YES" {
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let size = reader.size(key: "headerReferenceSize") { flow.headerReferenceSize = size }
        if let size = reader.size(key: "footerReferenceSize") { flow.footerReferenceSize = size }
        if let inset = reader.inset(key: "sectionInset") { flow.sectionInset = UIEdgeInsets(inset) }
        return flow
    }

    /// The element of an id, whatever it is.
    private func anyElement(_ id: String) -> ElementID? {
        switch document.object(id) {
        case .view(let index): document.views[index].element
        case .controller(let index): document.controllers[index].element
        case .guide(let index): document.guides[index].element
        case .constraint(let index): document.constraints[index].element
        case .element(let element): element
        case nil: nil
        }
    }

    /// The class that the document names for the object of an id.
    func customClass(of id: String) -> CustomClass? { anyElement(id).flatMap { reader($0).customClass } }

    // MARK: Runtime attributes

    /// Sets the "User Defined Runtime Attributes" of an object. As in UIKit what can't be set is said, and left out.
    func setRuntimeAttributes(of object: AnyObject, _ id: String) {
        guard let element = anyElement(id) else { return }
        for attribute in reader(element).items(in: "userDefinedRuntimeAttributes") {
            guard let path = attribute.string("keyPath") else { continue }
            do {
                try KeyValueCoding.set(value(attribute), forKeyPath: path, of: object)
            } catch {
                // Members of a class that nobody knows are not known either.
                if let custom = reader(element).customClass,
                    ClassRegistry.type(named: custom.name, in: custom.module) == nil
                {
                    continue
                }
                warn(
                    "\(place(attribute.position)): warning: Failed to set (\(path)) user defined inspected property on "
                        + "(\(type(of: object))): \(error)")
            }
        }
    }

    private func value(_ attribute: NodeReader) -> Any? {
        switch attribute.string("type") {
        case "boolean": attribute.string("value") == "YES"
        case "number":
            Double(attribute.child(key: "value")?.string("value") ?? attribute.string("value") ?? "")
        case "string", "localizedString": attribute.text("value") ?? ""
        case "color": UIColor(attribute.color(key: "value"), resources: document.resources)
        case "image": UIImage(attribute.string("value"), catalog: nil, resources: document.resources)
        case "size": attribute.size(key: "value")
        case "rect": attribute.rect(key: "value")
        case "point":
            attribute.child(key: "value").map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
        case "range":
            attribute.child(key: "value").map {
                NSRange(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
            }
        default: nil
        }
    }
}

extension UIRectEdge {
    /// The edges that an element has attributes of.
    fileprivate init(_ reader: NodeReader) {
        let parts: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
        self = parts.reduce(into: []) { if reader.bool($1.0) == true { $0.insert($1.1) } }
    }
}
