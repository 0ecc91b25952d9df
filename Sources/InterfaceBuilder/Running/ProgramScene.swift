internal import UIKit

/// A controller of a storyboard and what belongs to it. The view with all in it comes when it is asked for.
@MainActor
final class ProgramScene {
    private let file: InterfaceFile
    private let storyboard: UIStoryboard?
    private let index: Int
    /// What was made of the scene, by ids. The controller keeps it.
    private var made: [String: Weak<AnyObject>] = [:]
    /// What the controller begins with, until it is connected.
    private var beginning: ProgramPart?

    init(file: InterfaceFile, storyboard: UIStoryboard?, controller index: Int) {
        (self.file, self.storyboard, self.index) = (file, storyboard, index)
    }

    private var document: Document { file.document }
    private var node: ControllerNode { document.controllers[index] }

    private func part(_ controller: UIViewController) -> ProgramPart {
        let part = ProgramPart(file: file, storyboard: storyboard)
        part.controller = controller
        part.surroundings = made.compactMapValues(\.object)
        return part
    }

    private func keep(_ part: ProgramPart) {
        for (id, object) in part.objects { made[id] = Weak(object) }
    }

    // MARK: The controller

    /// Gives a controller what the document says of it: called within its `init(coder:)`.
    func fill(_ controller: UIViewController, _ index: Int) {
        let part = part(controller)
        part.add(controller, node.id)
        // Views that stand in bars.
        let others = document.views.indices.filter { view in
            let other = document.views[view]
            return other.controller == index && other.parent == nil && view != node.view && other.slot != .topLevel
        }
        part.make(others.map(document.subtree))
        controller.storyboard = storyboard
        if let instantiation = part.instantiation { describe(controller, instantiation) }
        for (id, item) in part.instantiation?.barItems ?? [:] { part.add(item, id) }
        if node.view != nil { controller.viewLoader = { [self] in loadView(of: $0) } }
        beginning = part
    }

    /// What bars say of a controller, how its view lies under them, and how it is presented.
    private func describe(_ controller: UIViewController, _ made: Instantiation) {
        if let title = node.title { controller.title = title }
        if let item = node.navigationItem { made.fill(controller.navigationItem, with: item) }
        if let item = node.tabBarItem { controller.tabBarItem = made.tabBarItem(item) }
        if !node.toolbarItems.isEmpty { controller.toolbarItems = node.toolbarItems.map(made.barButtonItem) }
        controller.hidesBottomBarWhenPushed = node.hidesBottomBarWhenPushed
        if !node.extendsUnderTopBars { controller.edgesForExtendedLayout.remove(.top) }
        if !node.extendsUnderBottomBars { controller.edgesForExtendedLayout.remove(.bottom) }
        controller.extendedLayoutIncludesOpaqueBars = node.extendsUnderOpaqueBars
        if let size = node.preferredContentSize { controller.preferredContentSize = size }
        if let style = node.modalPresentationStyle { controller.modalPresentationStyle = style }
        let reader = file.reader(node.element)
        if let style = UIModalTransitionStyle(document: reader.string("modalTransitionStyle")) {
            controller.modalTransitionStyle = style
        }
        let takesOwn = reader.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
        controller.restorationIdentifier =
            takesOwn
            ? node.storyboardIdentifier : reader.string("restorationIdentifier") ?? controller.restorationIdentifier
        if reader.bool("definesPresentationContext") == true { controller.definesPresentationContext = true }
        if reader.bool("automaticallyAdjustsScrollViewInsets") == false {
            controller.automaticallyAdjustsScrollViewInsets = false
        }
        describeContainer(controller, made, reader)
    }

    private func describeContainer(_ controller: UIViewController, _ made: Instantiation, _ reader: NodeReader) {
        switch controller {
        case let navigation as UINavigationController:
            navigation.adopt(
                navigationBar: node.navigationBar.flatMap { made.view($0) } as? UINavigationBar,
                toolbar: node.toolbar.flatMap { made.view($0) } as? UIToolbar)
            navigation.isNavigationBarHidden = node.isNavigationBarHidden
            navigation.isToolbarHidden = node.isToolbarHidden
            navigation.hidesBarsWhenVerticallyCompact = reader.bool("hidesBarsWhenVerticallyCompact") ?? false
        case let tabs as UITabBarController:
            if let bar = node.tabBar.flatMap({ made.view($0) }) as? UITabBar { tabs.adopt(bar) }
        case let split as UISplitViewController:
            if let mode = node.columns?.displayMode { split.preferredDisplayMode = mode }
            if let fraction = node.columns?.primaryFraction { split.preferredPrimaryColumnWidthFraction = fraction }
            if let width = node.columns?.minimumPrimaryWidth { split.minimumPrimaryColumnWidth = width }
            if let width = node.columns?.maximumPrimaryWidth { split.maximumPrimaryColumnWidth = width }
        case let table as UITableViewController:
            table.clearsSelectionOnViewWillAppear = reader.bool("clearsSelectionOnViewWillAppear") ?? true
        case let collection as UICollectionViewController:
            collection.clearsSelectionOnViewWillAppear = reader.bool("clearsSelectionOnViewWillAppear") ?? true
        default: break
        }
    }

    /// Connects a controller that is complete, and gives a container its children.
    func finish(_ controller: UIViewController, _ index: Int) {
        guard let part = beginning else { return }
        beginning = nil
        controller.segueTemplates = node.segues.compactMap { template(document.segues[$0], of: controller) }
        file.waking(part) {
            addChildren(to: controller)
            if let table = controller as? UITableViewController {
                let refreshing = file.reader(node.element).child(key: "refreshControl")?.string("id")
                table.refreshControl = refreshing.flatMap { part.objects[$0] } as? UIRefreshControl
            }
            keep(part)
            part.complete()
        }
    }

    private func addChildren(to controller: UIViewController) {
        var children: [(part: Segue.Relationship, controller: UIViewController)] = []
        for segue in node.segues.map({ document.segues[$0] }) where segue.kind == .relationship {
            guard let part = segue.relationship, let child = makeDestination(of: segue) else { continue }
            children.append((part, child))
        }
        guard !children.isEmpty else { return }
        switch controller {
        case let split as UISplitViewController where split.style != .unspecified:
            for (part, child) in children { split.setViewController(child, for: UISplitViewController.Column(part)) }
        case let split as UISplitViewController: split.viewControllers = children.map(\.controller)
        case let navigation as UINavigationController: navigation.viewControllers = children.map(\.controller)
        case let tabs as UITabBarController: tabs.viewControllers = children.map(\.controller)
        case let pages as UIPageViewController:
            pages.setViewControllers(children.map(\.controller), direction: .forward, animated: false)
        default: break
        }
    }

    private func makeDestination(
        of segue: Segue, creator: ((NSCoder) -> UIViewController?)? = nil
    ) -> UIViewController? {
        guard case .controller(let other) = document.object(segue.destination) else { return nil }
        return ControllerMaker(file: file, storyboard: storyboard).make(other, creator: creator)
    }

    // MARK: Segues

    private func template(_ segue: Segue, of controller: UIViewController) -> SegueTemplate? {
        let reader = file.reader(segue.element)
        let kind: SegueTemplate.Kind
        switch segue.kind {
        case .relationship, .embed: return nil
        case .show: kind = .show
        case .push: kind = .push
        case .showDetail, .replace: kind = .showDetail
        case .presentation, .modal:
            kind = .present(
                style: segue.modalPresentationStyle,
                transition: UIModalTransitionStyle(document: reader.string("modalTransitionStyle")))
        case .popoverPresentation, .popover:
            let anchor = reader.string("popoverAnchorBarButtonItem") ?? reader.string("popoverAnchorView")
            kind = .popover(
                anchor: { [weak self] in anchor.flatMap { self?.made[$0]?.object } },
                directions: reader.child(key: "popoverArrowDirection").map(UIPopoverArrowDirection.init))
        case .unwind: kind = .unwind(Selector(reader.string("unwindAction") ?? ""))
        case .custom, .unknown: kind = .custom
        }
        return template(segue, kind, of: controller, reader)
    }

    private func template(
        _ segue: Segue, _ kind: SegueTemplate.Kind, of controller: UIViewController, _ reader: NodeReader
    ) -> SegueTemplate {
        let creation = reader.string("destinationCreationSelector").map { Selector($0) }
        return SegueTemplate(
            kind, identifier: segue.identifier, isAnimated: reader.bool("animates") ?? true,
            segueClass: file.ownClass(reader.customClass, at: segue.position) as? UIStoryboardSegue.Type,
            source: controller, place: file.place(segue.position), mark: segue.element.index
        ) { [self, weak controller] sender in
            makeDestination(of: segue) { coder in
                guard let creation, let controller else { return nil }
                return Messages.send(creation, to: controller, [coder, sender, segue.identifier])
                    as? UIViewController
            }
        }
    }

    // MARK: The view

    private func loadView(of controller: UIViewController) {
        _ = file.descending(file.place(node.position)) { makeView(of: controller) }
    }

    private func makeView(of controller: UIViewController) -> Bool? {
        guard let root = node.view else { return nil }
        let part = part(controller)
        let beside = document.scenes[node.scene].views
        part.make(([root] + beside).map(document.subtree), controller: (index, controller))
        guard let view = controller.viewIfLoaded else { return nil }
        if document.views[root].frame == nil { view.frame = UIScreen.main.bounds }
        controller.topLevelObjects = part.makeOthers(in: document.scenes[node.scene].element)
        if let table = controller as? UITableViewController { setStaticRows(of: table, root, part) }
        part.finish()
        keep(part)
        embedChildren(of: controller, part)
        return true
    }

    /// Gives the controller of a table of static cells its rows.
    private func setStaticRows(of controller: UITableViewController, _ root: Int, _ part: ProgramPart) {
        guard let content = document.views[root].content as? TableViewContent, !content.sections.isEmpty else { return }
        controller.staticSections = content.sections.indices.map { section in
            let indices = document.views[root].children.filter {
                document.views[$0].slot == .staticCell(section: section)
            }
            var heights: [ObjectIdentifier: CGFloat] = [:]
            let cells = indices.compactMap { index -> UITableViewCell? in
                guard let cell = part.instantiation?.view(index) as? UITableViewCell else { return nil }
                if let height = (document.views[index].content as? CellContent)?.rowHeight, height >= 0 {
                    heights[ObjectIdentifier(cell)] = height
                }
                return cell
            }
            return StaticSection(
                headerTitle: content.sections[section].headerTitle, footerTitle: content.sections[section].footerTitle,
                cells: cells, heights: heights)
        }
    }

    /// Shows the controllers that container views embed: after outlets are there, before `viewDidLoad`.
    private func embedChildren(of controller: UIViewController, _ part: ProgramPart) {
        for segue in node.segues.map({ document.segues[$0] }) where segue.kind == .embed {
            guard let container = segue.view.flatMap({ part.instantiation?.view($0) }) else { continue }
            let template = template(segue, .embed(in: container), of: controller, file.reader(segue.element))
            template.perform(sender: nil)
        }
    }
}

extension UISplitViewController.Column {
    fileprivate init(_ part: Segue.Relationship) {
        self =
            switch part {
            case .supplementaryViewController: .supplementary
            case .secondaryViewController, .detailViewController: .secondary
            case .compactViewController: .compact
            default: .primary
            }
    }
}

extension UIModalTransitionStyle {
    fileprivate init?(document word: String?) {
        switch word {
        case "coverVertical": self = .coverVertical
        case "flipHorizontal": self = .flipHorizontal
        case "crossDissolve": self = .crossDissolve
        case "partialCurl": self = .partialCurl
        default: return nil
        }
    }
}

extension UIPopoverArrowDirection {
    fileprivate init(_ reader: NodeReader) {
        let parts: [(String, UIPopoverArrowDirection)] = [
            ("up", .up), ("down", .down), ("left", .left), ("right", .right),
        ]
        self = parts.reduce(into: []) { if reader.bool($1.0) == true { $0.insert($1.1) } }
    }
}
