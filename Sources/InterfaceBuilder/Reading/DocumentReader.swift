/// Turns the tree of elements into a document: one pass over the elements for the objects and what holds them, then one
/// over the objects for what they refer to.
struct DocumentReader {
    var document: Document
    let log: WarningLog

    /// What encloses each element: for the element itself when it's such an object, else what its parent has.
    private struct Context {
        var scene = 0
        var controller: Int?
        var view: Int?
    }
    private var contexts: [Context] = []
    /// The view that an element is.
    private var viewOfElement: [ElementID: Int] = [:]
    /// Where ids were seen first.
    private var firstUse: [String: SourcePosition] = [:]

    init(document: Document, log: WarningLog) {
        self.document = document
        self.log = log
    }

    private var tree: ElementTree { document.tree }

    mutating func read() -> Document {
        if document.kind == .xib { addScene(tree.root) }
        visitElements()
        readViews()
        readControllers()
        readConstraints()
        checkConnections()
        document.unknownElements = log.unknownElements
        document.warnings = log.warnings.sorted { $0.position < $1.position }
        return document
    }

    // MARK: Finding objects

    private mutating func visitElements() {
        let tree = tree
        contexts = Array(repeating: Context(), count: tree.count)
        var index = 0
        while index < tree.count {
            let element = ElementID(index)
            let parent = tree.parent(element)
            var context = parent.map { contexts[$0.index] } ?? Context()
            // A variation repeats parts of its parent for other traits: no objects of their own.
            if tree.name(element) == "variation" {
                if let parent { checkMasks(ofVariation: element, of: parent) }
                index = tree.range(element).upperBound
                continue
            }
            visit(element, parent: parent, context: &context)
            contexts[index] = context
            index += 1
        }
    }

    /// Names what a variation can't exclude, or it would vanish without a word.
    private func checkMasks(ofVariation variation: ElementID, of element: ElementID) {
        for item in tree.maskItems(ofVariation: variation) where tree.name(item) == "exclude" {
            guard let id = tree[item, "reference"], tree.isInside(element, anElementWithID: id) else { continue }
            log.add(.excludesItself(element: tree.name(element), id: id), at: tree.position(item))
        }
    }

    private mutating func visit(_ element: ElementID, parent: ElementID?, context: inout Context) {
        let name = tree.name(element)
        let parentName = parent.map(tree.name) ?? ""
        let id = tree[element, "id"]
        switch name {
        case "scene":
            context = Context(scene: addScene(element))
        case "constraint" where parentName == "constraints" && context.view != nil:
            addConstraint(element, owner: context.view ?? 0)
        case "viewControllerLayoutGuide", "viewLayoutGuide", "keyboardLayoutGuide":
            addGuide(element, context: context)
        case "segue" where parentName == "connections" || parentName == "segue":
            addSegue(element, context: context)
        case "outlet", "outletCollection", "action":
            if parentName == "connections" { addConnection(element) }
        case "device", "adaptation", "document":
            break
        case _ where isController(name, id: id):
            context.controller = addController(element, scene: context.scene)
        case _ where isView(element, name: name, id: id, parentName: parentName):
            context.view = addView(element, parentName: parentName, context: context)
        default:
            guard let id else { break }
            register(id, .element(element), at: element)
            if parentName == "objects" { context = Context(scene: context.scene) }
        }
    }

    private func isController(_ name: String, id: String?) -> Bool {
        id != nil && (name == "viewControllerPlaceholder" || name.hasSuffix("ontroller"))
    }

    /// A view is what stands among `<subviews>` and has an id, or has a frame, or is a known view in a view's place.
    private func isView(_ element: ElementID, name: String, id: String?, parentName: String) -> Bool {
        if parentName == "subviews", id != nil { return true }
        let hasFrame = tree.children(element).contains {
            switch tree.name($0) {
            case "rect": tree[$0, "key"] == "frame"
            case "frame": tree[$0, "key"] == "frameInset"
            default: false
            }
        }
        if hasFrame { return true }
        guard id != nil, ViewKind.named(name) != nil else { return false }
        return parentName == "objects" || parentName == "cells" || parentName == "prototypes"
            || tree[element, "key"] != nil
    }

    // MARK: Adding objects

    @discardableResult
    private mutating func addScene(_ element: ElementID) -> Int {
        document.scenes.append(
            Scene(id: tree[element, "sceneID"], element: element, position: tree.position(element)))
        return document.scenes.count - 1
    }

    private mutating func addController(_ element: ElementID, scene: Int) -> Int {
        let name = tree.name(element)
        let kind = ControllerNode.Kind(rawValue: name)
        if kind == nil { log.countUnknown(name, at: tree.position(element)) }
        let index = document.controllers.count
        document.controllers.append(
            ControllerNode(
                element: element, position: tree.position(element), kind: kind ?? .unknown, elementName: name,
                scene: scene))
        if scene < document.scenes.count { document.scenes[scene].controllers.append(index) }
        if let id = tree[element, "id"] { register(id, .controller(index), at: element) }
        return index
    }

    private mutating func addView(_ element: ElementID, parentName: String, context: Context) -> Int {
        let name = tree.name(element)
        let kind = ViewKind.named(name)
        if kind == nil { log.countUnknown(name, at: tree.position(element)) }
        let index = document.views.count
        var view = ViewNode(
            element: element, position: tree.position(element), kind: kind ?? .unknown, elementName: name,
            slot: slot(of: element, parentName: parentName), scene: context.scene)
        view.parent = context.view
        view.controller = context.controller
        document.views.append(view)
        viewOfElement[element] = index
        if let parent = context.view {
            document.views[parent].children.append(index)
        } else if view.slot == .topLevel, context.scene < document.scenes.count {
            document.scenes[context.scene].views.append(index)
        }
        if let id = tree[element, "id"] { register(id, .view(index), at: element) }
        attachToController(index)
        return index
    }

    private func slot(of element: ElementID, parentName: String) -> ViewSlot {
        switch parentName {
        case "subviews": return .subview
        case "objects": return .topLevel
        case "prototypes": return .prototypeCell
        case "cells":
            guard let cells = tree.parent(element), let owner = tree.parent(cells),
                tree.name(owner) == "tableViewSection", let sections = tree.parent(owner)
            else { return .prototypeCell }
            return .staticCell(section: tree.children(sections).prefix { $0 < owner }.count)
        default: break
        }
        switch tree[element, "key"] {
        case "view"
        where tree.parent(element).map { isController(tree.name($0), id: tree[$0, "id"]) } == true:
            return .controllerView
        case "contentView": return .contentView
        case let key: return .keyed(key ?? parentName)
        }
    }

    /// Notes a controller's own view and bars with the controller.
    private mutating func attachToController(_ index: Int) {
        let view = document.views[index]
        guard let controller = view.controller, view.parent == nil,
            tree.parent(view.element) == document.controllers[controller].element
        else { return }
        switch view.slot {
        case .controllerView: document.controllers[controller].view = index
        case .keyed("navigationBar"): document.controllers[controller].navigationBar = index
        case .keyed("toolbar"): document.controllers[controller].toolbar = index
        case .keyed("tabBar"): document.controllers[controller].tabBar = index
        default: break
        }
    }

    private mutating func addGuide(_ element: ElementID, context: Context) {
        let index = document.guides.count
        var guide = LayoutGuideNode(
            element: element, position: tree.position(element), id: tree[element, "id"], kind: .safeArea)
        if tree.name(element) == "viewControllerLayoutGuide" {
            guide.kind = tree[element, "type"] == "bottom" ? .bottom : .top
            guide.controller = context.controller
            if let controller = context.controller { document.controllers[controller].guides.append(index) }
        } else {
            guide.kind =
                switch tree[element, "key"] ?? "" {
                case "safeArea": .safeArea
                case "contentLayoutGuide": .contentLayout
                case "frameLayoutGuide": .frameLayout
                case "keyboard": .keyboard
                case let key: .other(key)
                }
            guide.owner = context.view
            if let view = context.view { document.views[view].guides.append(index) }
        }
        document.guides.append(guide)
        if let id = guide.id { register(id, .guide(index), at: element) }
    }

    private mutating func addConstraint(_ element: ElementID, owner: Int) {
        let index = document.constraints.count
        document.constraints.append(
            ConstraintNode(
                element: element, position: tree.position(element), owner: owner, first: .view(owner),
                firstAttribute: .unknown))
        document.views[owner].constraints.append(index)
        if let id = tree[element, "id"] { register(id, .constraint(index), at: element) }
    }

    private mutating func addSegue(_ element: ElementID, context: Context) {
        let reader = NodeReader(tree: tree, element: element, log: log)
        guard let destination = reader.string("destination") else { return }
        let index = document.segues.count
        document.incomingSegues[destination, default: []].append(index)
        document.segues.append(
            Segue(
                element: element, position: tree.position(element), id: reader.string("id"),
                kind: reader.choice("kind") ?? .unknown, destination: destination,
                relationship: reader.choice("relationship"), identifier: reader.string("identifier"),
                modalPresentationStyle: reader.choice("modalPresentationStyle"), source: context.controller,
                view: context.view))
        if let controller = context.controller { document.controllers[controller].segues.append(index) }
        if let id = reader.string("id") { register(id, .element(element), at: element) }
    }

    private mutating func addConnection(_ element: ElementID) {
        let owner = tree.parent(element).flatMap(tree.parent)
        let name = tree[element, "property"] ?? tree[element, "selector"]
        guard let name, let destination = tree[element, "destination"] else { return }
        let kind: Connection.Kind =
            switch tree.name(element) {
            case "outlet": .outlet
            case "outletCollection": .outletCollection
            default: .action(event: tree[element, "eventType"])
            }
        document.connections.append(
            Connection(
                kind: kind, position: tree.position(element), id: tree[element, "id"], name: name,
                source: owner.flatMap { tree[$0, "id"] }, destination: destination))
    }

    private mutating func register(_ id: String, _ object: ObjectReference, at element: ElementID) {
        // Placeholders have the same ids ("-1", "-2") wherever they occur in xibs.
        if let first = firstUse[id] {
            log.add(.duplicateID(id: id, first: first), at: tree.position(element))
        } else {
            firstUse[id] = tree.position(element)
        }
        document.objects[id, default: []].append(object)
    }

    // MARK: Reading objects

    private mutating func readViews() {
        var intrinsic: [String: ElementID] = [:]
        if let designables = tree.child(tree.root, named: "designables") {
            for designable in tree.children(designables) {
                if let name = tree[designable, "name"] { intrinsic[name] = designable }
            }
        }
        for index in document.views.indices {
            let reader = NodeReader(tree: tree, element: document.views[index].element, log: log)
            reader.update(&document.views[index])
            if let id = document.views[index].id, let designable = intrinsic[id],
                let size = reader.at(designable).size(key: "intrinsicContentSize")
            {
                // -1 says: no own size in this direction.
                document.views[index].attributes.designableIntrinsicWidth = size.width < 0 ? nil : size.width
                document.views[index].attributes.designableIntrinsicHeight = size.height < 0 ? nil : size.height
            }
            resolveBarItems(ofView: index)
        }
    }

    private mutating func resolveBarItems(ofView index: Int) {
        guard var bar = document.views[index].content as? BarContent else { return }
        bar.items = bar.items.map(withCustomView)
        bar.navigationItems = bar.navigationItems.map(withCustomViews)
        document.views[index].content = bar
    }

    private func withCustomView(_ item: BarItem) -> BarItem {
        var item = item
        item.customView = tree.child(item.element, key: "customView").flatMap { viewOfElement[$0] }
        return item
    }

    private func withCustomViews(_ item: NavigationItem) -> NavigationItem {
        var item = item
        item.titleView = tree.child(item.element, key: "titleView").flatMap { viewOfElement[$0] }
        item.leftItems = item.leftItems.map(withCustomView)
        item.rightItems = item.rightItems.map(withCustomView)
        item.backItem = item.backItem.map(withCustomView)
        return item
    }

    private mutating func readControllers() {
        for index in document.controllers.indices {
            let reader = NodeReader(tree: tree, element: document.controllers[index].element, log: log)
            reader.update(&document.controllers[index])
            document.controllers[index].navigationItem = document.controllers[index].navigationItem.map(withCustomViews)
            document.controllers[index].toolbarItems = document.controllers[index].toolbarItems.map(withCustomView)
            for guide in document.controllers[index].guides {
                document.guides[guide].owner = document.controllers[index].view
            }
        }
        guard let initial = tree[tree.root, "initialViewController"] else { return }
        if case .controller(let index) = document.object(initial) {
            document.initialController = index
        } else {
            log.add(
                .danglingReference(element: "document", attribute: "initialViewController", id: initial),
                at: tree.position(tree.root))
        }
    }

    private mutating func readConstraints() {
        // One copy to look ids up in; one for each constraint would copy the constraints each time.
        let lookup = document
        for index in document.constraints.indices {
            let reader = NodeReader(tree: tree, element: document.constraints[index].element, log: log)
            let scene = document.views[document.constraints[index].owner].scene
            reader.update(&document.constraints[index]) { lookup.item($0, inScene: scene) }
        }
    }

    private func checkConnections() {
        for connection in document.connections where document.objects[connection.destination] == nil {
            // Negative numbers are a xib's placeholders, which needn't be listed.
            if connection.destination.hasPrefix("-") { continue }
            let (element, attribute) =
                switch connection.kind {
                case .outlet: ("outlet", "destination")
                case .outletCollection: ("outletCollection", "destination")
                case .action: ("action", "destination")
                }
            log.add(
                .danglingReference(element: element, attribute: attribute, id: connection.destination),
                at: connection.position)
        }
        for segue in document.segues where document.objects[segue.destination] == nil {
            log.add(
                .danglingReference(element: "segue", attribute: "destination", id: segue.destination),
                at: segue.position)
        }
    }
}
