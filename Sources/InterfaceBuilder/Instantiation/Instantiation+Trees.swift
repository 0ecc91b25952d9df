import UIKit

extension Instantiation {
    /// Places a tree's root and lays the tree out.
    func layOut(_ tree: inout ViewTree, in layoutEnvironment: LayoutEnvironment) {
        if layOutFlexibly(&tree, in: layoutEnvironment) { return }
        tree.placement = placement(of: tree)
        tree.root.frame = tree.placement.frame
        tree.root.setEnvironment(layoutEnvironment, safeAreaInsets: UIEdgeInsets(tree.placement.safeArea))
        if canvas == nil { widenForBar(&tree) }
        tree.root.layoutIfNeeded()
    }

    /// A view of a bar's item that is recorded without a width is as wide in the bar as its content needs.
    private func widenForBar(_ tree: inout ViewTree) {
        guard document.views[tree.node].slot == .keyed("customView"), tree.placement.frame.width <= 0 else { return }
        let needed = tree.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        tree.placement.frame.size.width = needed.width
        if tree.placement.frame.height <= 0 { tree.placement.frame.size.height = needed.height }
        tree.root.frame = tree.placement.frame
    }

    func placement(of tree: ViewTree) -> RootPlacement {
        var placement = document.placement(ofRoot: tree.node, in: environment)
        if canvas == nil, let host = tree.host {
            fit(&placement.frame, of: tree.node, to: host)
        }
        return placement
    }

    /// Cells, headers and footers of a table are as much wider as the table is. Headers of a collection fill it where they
    /// were recorded so, as those of a flow layout that scrolls vertically (documentation of `headerReferenceSize`).
    private func fit(_ frame: inout CGRect, of node: Int, to host: Int) {
        if [.keyed("sectionHeaderView"), .keyed("sectionFooterView")].contains(document.views[node].slot),
            let collection = views[host] as? UICollectionView, document.views[host].frame?.width == frame.width
        {
            frame.size.width = collection.bounds.width
        }
        guard document.views[host].kind == .tableView, let table = views[host] else { return }
        let recorded = document.views[host].frame?.width ?? frame.width
        frame.size.width = max(0, frame.width + table.bounds.width - recorded)
        frame.origin.y -= prototypeHeading(above: node, in: document.views[host])
        guard document.views[node].kind == .tableViewCell else { return }
        if isRecordedBeyondPlate(document.views[node]) {
            frame = frame.insetBy(dx: UIView.rowMargin(width: table.bounds.width), dy: 0)
        }
        if isInsetGroup(host) { frame = frame.insetBy(dx: notchInset(ofTable: host), dy: 0) }
    }

    /// For pictures: where a document's constraints give a table another width than it was recorded with, its rows,
    /// header and footer take part in that, as tables size them (documentation of `tableHeaderView`).
    private func adoptWidth(of host: Int, in tree: ViewTree) {
        guard canvas != nil, document.views[host].kind == .tableView, let table = views[host],
            let recorded = document.views[host].frame?.width
        else { return }
        let wider = table.bounds.width - recorded
        guard abs(wider) >= 1 else { return }
        tree.root.frame.size.width = max(0, tree.root.frame.width + wider)
    }

    /// The container view that shows what a tree's controller shows, by its index; nil for trees that stand elsewhere.
    public func containerView(ofTree tree: Int) -> Int? { embeddingContainer(of: trees[tree]) }

    /// The container view that shows a controller's view.
    private func embeddingContainer(of tree: ViewTree) -> Int? {
        guard let controller = tree.controller, document.controllers[controller].view == tree.node,
            let id = document.controllers[controller].id
        else { return nil }
        return document.segues.first { $0.kind == .embed && $0.destination == id }?.view
    }

    private func layOutAssembled() {
        for tree in trees where !tree.isShownByAnother { tree.top.layoutIfNeeded() }
    }

    /// Puts trees into the views that show them, so that one tree can be drawn whole: cells, headers and footers into
    /// their tables, embedded controllers' views into their containers. Lays everything out again.
    public func assemble() {
        // Bars come before the views that stand in their items.
        for (index, node) in document.views.enumerated() {
            if let content = node.content as? BarContent, let bar = views[index] { fill(bar, with: content) }
        }
        for tree in trees {
            if let host = tree.host, let view = views[host], document.views[tree.node].isShownByHost {
                // A cell may hold the container that embeds the very table.
                guard !view.isDescendant(of: tree.root) else { continue }
                view.addSubview(tree.root)
                adoptWidth(of: host, in: tree)
            } else if let container = embeddingContainer(of: tree), let view = views[container],
                environment.isRecorded, tree.root.superview == nil,
                !view.isDescendant(of: tree.root)
            {
                tree.root.frame = view.bounds
                tree.root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.addSubview(tree.root)
            }
        }
        putRowsOnPlates()
        layOutAssembled()
        addSectionTitles()
        layOutAssembled()
    }
}

extension ViewNode {
    /// Whether a root is drawn where its frame says within the view that holds it.
    fileprivate var isShownByHost: Bool {
        switch slot {
        case .prototypeCell, .staticCell, .keyed("tableHeaderView"), .keyed("tableFooterView"),
            .keyed("sectionHeaderView"), .keyed("sectionFooterView"), .keyed("backgroundView"):
            true
        default: false
        }
    }
}

extension LayoutEnvironment {
    /// What views need to know of a canvas.
    init(
        _ canvas: CanvasEnvironment, contentSizeCategory: UIContentSizeCategory,
        appearance: UIUserInterfaceStyle?
    ) {
        self.init()
        metrics = canvas.metrics
        displayScale = canvas.scale
        layoutDirection = canvas.isRightToLeft ? .rightToLeft : .leftToRight
        self.contentSizeCategory = contentSizeCategory
        userInterfaceStyle = appearance ?? .light
        userInterfaceIdiom = canvas.idiom == .pad ? .pad : .phone
        horizontalSizeClass = UIUserInterfaceSizeClass(canvas.traits.widthClass)
        verticalSizeClass = UIUserInterfaceSizeClass(canvas.traits.heightClass)
    }
}

extension UIUserInterfaceSizeClass {
    init(_ sizeClass: SizeClass?) {
        self =
            switch sizeClass {
            case .compact: .compact
            case .regular: .regular
            case nil: .unspecified
            }
    }
}

extension UIEdgeInsets {
    init(_ insets: EdgeInsets) {
        self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
}
