internal import UIKit

/// Objects of a document that are made together: those of a nib, those that a controller begins with, its view with all in it,
/// or a cell. It makes them, connects them, and is needed no longer.
@MainActor
final class ProgramPart: ProgramObjects {
    let file: InterfaceFile
    let storyboard: UIStoryboard?
    /// Whether a prototype is made.
    var isCell = false
    /// The controller of the scene.
    weak var controller: UIViewController?
    /// A nib's owner, and what stands for its other proxies.
    var placeholders: (owner: AnyObject?, external: [String: AnyObject]) = (nil, [:])
    /// Objects of the document that were made before, by their ids.
    var surroundings: [String: AnyObject] = [:]
    /// The objects made here, by their ids, and the ids in the order of their making.
    private(set) var objects: [String: AnyObject] = [:]
    private var order: [String] = []
    /// What made the views.
    private(set) var instantiation: Instantiation?

    init(file: InterfaceFile, storyboard: UIStoryboard?) { (self.file, self.storyboard) = (file, storyboard) }

    var document: Document { file.document }

    /// Notes an object that was made for an id.
    func add(_ object: AnyObject, _ id: String?) {
        guard let id, objects.updateValue(object, forKey: id) == nil else { return }
        order.append(id)
    }

    /// Makes views with all in them; and the view of a controller, which gets it.
    func make(_ views: [Range<Int>], controller: (index: Int, object: UIViewController)? = nil) {
        let made = Instantiation(
            of: document, making: views, in: file.environment, program: self, controller: controller)
        instantiation = made
        for problem in made.problems { warn("\(problem)") }
        for index in views.joined() {
            guard let view = made.view(index) else { continue }
            add(view, document.views[index].id)
            view.restorationIdentifier = file.tree[document.views[index].element, "restorationIdentifier"]
            attach(view, document.views[index], made)
        }
        for (id, item) in made.barItems { add(item, id) }
        for (index, constraint) in made.constraints.sorted(by: { $0.key < $1.key }) {
            add(constraint, document.constraints[index].id)
        }
        for subtree in views { SizeClassVariations.follow(subtree, of: made, in: file) }
    }

    /// Makes all objects of a nib, and answers those at its top.
    func makeAll() -> [AnyObject] {
        let top = document.scenes.first?.views ?? []
        make(top.map(document.subtree))
        return makeOthers(in: document.scenes.first?.element ?? file.tree.root)
    }

    /// Makes the objects of a scene or nib that are neither views nor controllers, and answers all at its top that aren't
    /// controllers.
    func makeOthers(in scene: ElementID) -> [AnyObject] {
        guard let list = file.tree.child(scene, named: "objects") else { return [] }
        return file.tree.children(list).compactMap { element in
            let id = file.tree[element, "id"]
            if let known = id.flatMap({ objects[$0] }) { return known }
            guard let id, let made = file.makeObject(element) else { return nil }
            add(made, id)
            return made
        }
    }

    /// Puts a view where only its key says that it belongs.
    private func attach(_ view: UIView, _ node: ViewNode, _ made: Instantiation) {
        if let content = node.content as? BarContent { made.fill(view, with: content) }
        guard case .keyed(let key) = node.slot, let parent = node.parent.flatMap({ made.view($0) }) else { return }
        switch (key, parent) {
        case ("tableHeaderView", let table as UITableView): table.tableHeaderView = view
        case ("tableFooterView", let table as UITableView): table.tableFooterView = view
        case ("backgroundView", let table as UITableView): table.backgroundView = view
        case ("backgroundView", let collection as UICollectionView): collection.backgroundView = view
        default: break
        }
    }

    /// Connects the objects, gives them their runtime attributes, and tells them that they are complete.
    func finish() {
        complete()
        wake()
    }

    /// Connects the objects and gives them their runtime attributes.
    func complete() {
        connect(Set(order))
        for id in order { if let object = objects[id] { file.setRuntimeAttributes(of: object, id) } }
        connectSegues()
    }

    /// Tells the objects that they are complete.
    func wake() {
        for id in order {
            guard let object = objects[id] else { continue }
            if let responder = object as? UIResponder {
                responder.awakeFromNib()
            } else if let object = object as? NSObject, object.responds(to: Selector("awakeFromNib")) {
                object.perform(Selector("awakeFromNib"))
            }
        }
    }

    // MARK: Views

    func makeView(_ node: ViewNode, fill: @escaping (UIView) -> Void) -> UIView? {
        guard let type = file.ownClass(node.customClass, at: node.position) ?? foreignClass(of: node.kind) else {
            return nil
        }
        guard let type = type as? UIView.Type else {
            warn("\(file.place(node.position)): warning: \(type) is no class of views")
            return nil
        }
        let coder = InterfaceCoder(beginning: beginning(of: node)) { object in
            if let view = object as? UIView { fill(view) }
        }
        if let view = type.init(coder: coder) { return view }
        warn("\(file.place(node.position)): warning: \(type).init(coder:) answers nil")
        return nil
    }

    /// The class of another framework that a view is of, where the program has that framework.
    private func foreignClass(of kind: ViewKind) -> AnyClass? {
        switch kind {
        case .mapView: NSClassFromString("MapKit.MKMapView")
        case .webView: NSClassFromString("WebKit.WKWebView")
        default: nil
        }
    }

    private func beginning(of node: ViewNode) -> InterfaceCoder.Beginning {
        var beginning = InterfaceCoder.Beginning()
        if let button = node.content as? ButtonContent { beginning.buttonType = button.type }
        if let table = node.content as? TableViewContent { beginning.tableStyle = table.style }
        if node.kind == .collectionView { beginning.collectionLayout = file.makeCollectionLayout(node) }
        beginning.reuseIdentifier = reuseIdentifier(node)
        return beginning
    }

    private func reuseIdentifier(_ node: ViewNode) -> String? { file.tree[node.element, "reuseIdentifier"] }

    func fill(_ view: UIView, _ node: ViewNode) {
        switch view {
        case let table as UITableView: register(prototypesOf: node, with: table)
        case let collection as UICollectionView: register(prototypesOf: node, with: collection)
        case let cell as UITableViewCell: cell.reuseIdentifier = reuseIdentifier(node)
        case let view as UICollectionReusableView: view.reuseIdentifier = reuseIdentifier(node)
        default: break
        }
    }

    private func prototype(_ view: Int) -> UINib {
        let node = document.views[view].controller.map { document.controllers[$0] }
        return UINib(contents: Prototype(file: file, view: view, controller: controller, id: node?.id))
    }

    private func register(prototypesOf node: ViewNode, with table: UITableView) {
        for child in node.children where document.views[child].slot == .prototypeCell {
            guard let identifier = reuseIdentifier(document.views[child]) else { continue }
            table.register(prototype(child), forCellReuseIdentifier: identifier)
        }
    }

    private func register(prototypesOf node: ViewNode, with collection: UICollectionView) {
        let layout = collection.collectionViewLayout
        if let id = file.tree.child(node.element, key: "collectionViewLayout").flatMap({ file.tree[$0, "id"] }) {
            if let own = file.makeCollectionLayout(node), type(of: layout) == UICollectionViewFlowLayout.self {
                collection.collectionViewLayout = own
            }
            add(collection.collectionViewLayout, id)
        }
        for child in node.children {
            guard let identifier = reuseIdentifier(document.views[child]) else { continue }
            switch document.views[child].slot {
            case .prototypeCell: collection.register(prototype(child), forCellWithReuseIdentifier: identifier)
            case .keyed("sectionHeaderView"):
                collection.register(
                    prototype(child), forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                    withReuseIdentifier: identifier)
            case .keyed("sectionFooterView"):
                collection.register(
                    prototype(child), forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
                    withReuseIdentifier: identifier)
            default: break
            }
        }
    }
}
