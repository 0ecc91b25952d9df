import UIKit

// Roots that no screen sizes: a program gives cells, and views that it loads from a xib, the height that their contents need.
// Interface Builder only shows them in the size in which the author left them.

/// The size of a root that its contents may change.
private struct FlexibleSize {
    var frame: CGRect
    /// How strongly the root keeps to its width.
    var widthPriority: UILayoutPriority
    /// How strongly the root keeps to its height.
    var heightPriority = Self.belowTexts

    // None of them is a priority that documents use, so that no tie comes of it.

    /// Above what holds contents together, below what keeps texts whole: the contents may make the root longer, and required
    /// constraints may make it shorter.
    static let belowTexts = UILayoutPriority(500.25)
    /// Contents make the root longer or shorter, as rows of automatic height.
    static let belowAll = UILayoutPriority(49.75)
    /// Only required constraints make the root longer or shorter.
    static let aboveWishes = UILayoutPriority(999.75)
}

extension Instantiation {
    /// Lays out a tree whose root has no size of its own on a device; false for those that have.
    func layOutFlexibly(_ tree: inout ViewTree, in layoutEnvironment: LayoutEnvironment) -> Bool {
        guard purpose == .judgement, let size = flexibleSize(of: tree) else { return false }
        tree.placement = RootPlacement(frame: size.frame, safeArea: .zero)
        tree.isAsWideAsDrawn = size.widthPriority != .required
        let (root, stage) = (tree.root, UIView(frame: size.frame))
        stage.layoutMargins = .zero
        stage.insetsLayoutMarginsFromSafeArea = false
        stage.setEnvironment(layoutEnvironment)
        root.frame.size = size.frame.size
        stage.addSubview(root)
        root.translatesAutoresizingMaskIntoConstraints = false
        hold(root.leftAnchor.constraint(equalTo: stage.leftAnchor), .required)
        hold(root.topAnchor.constraint(equalTo: stage.topAnchor), .required)
        hold(root.widthAnchor.constraint(equalToConstant: size.frame.width), size.widthPriority)
        hold(root.heightAnchor.constraint(equalToConstant: size.frame.height), size.heightPriority)
        stage.layoutIfNeeded()
        stages.append(stage)
        tree.placement.frame.size = root.frame.size
        return true
    }

    private func hold(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
        constraint.priority = priority
        constraint.isMadeBySystem = true
        constraint.isActive = true
    }

    /// Nil for a root that has the size of a screen, or that a bar or container sizes.
    private func flexibleSize(of tree: ViewTree) -> FlexibleSize? {
        let node = document.views[tree.node]
        var frame = placement(of: tree).frame
        if node.kind.isCell { return cellSize(node, frame) }
        switch node.slot {
        case .keyed("tableHeaderView"), .keyed("tableFooterView"), .keyed("sectionHeaderView"),
            .keyed("sectionFooterView"):
            return FlexibleSize(frame: frame, widthPriority: .required)
        case .keyed("customView"), .keyed("titleView"):
            // A bar makes them as large as their constraints and contents are.
            return FlexibleSize(
                frame: frame, widthPriority: FlexibleSize.belowAll, heightPriority: FlexibleSize.belowAll)
        case .topLevel where !node.translatesAutoresizingMaskIntoConstraints:
            return FlexibleSize(
                frame: frame, widthPriority: FlexibleSize.aboveWishes, heightPriority: FlexibleSize.aboveWishes)
        case .topLevel:
            guard frame.size != screenSize else { return nil }
        case .controllerView:
            guard tree.window == nil, isFreelySized(tree.node), frame.size != screenSize else { return nil }
        default: return nil
        }
        let fills = fillWidth(&frame, of: node)
        return FlexibleSize(frame: frame, widthPriority: fills ? .required : FlexibleSize.aboveWishes)
    }

    /// Rows have the width of their table, and the height of their contents, unless the table gives one.
    private func cellSize(_ node: ViewNode, _ frame: CGRect) -> FlexibleSize {
        var frame = frame
        let isRow = node.kind == .tableViewCell || node.kind == .tableHeaderFooterView
        let fills = fillWidth(&frame, of: node) || isRow
        let table = node.parent.flatMap { document.views[$0].content as? TableViewContent }
        let isAutomatic = isRow && (table.map { $0.rowHeight < 0 } ?? true)
        return FlexibleSize(
            frame: frame, widthPriority: fills ? .required : FlexibleSize.aboveWishes,
            heightPriority: isAutomatic ? FlexibleSize.belowAll : FlexibleSize.belowTexts)
    }

    /// The screen that views which fill one have.
    private var screenSize: CGSize { canvas == nil ? environment.window.size : environment.size }

    private func isFreelySized(_ node: Int) -> Bool {
        guard let controller = document.views[node].controller, document.controllers[controller].view == node else {
            return false
        }
        return document.controllers[controller].simulatedMetrics.isFreeform
    }

    /// Makes a frame as wide as the device has it, where the recorded view is as wide as what holds it; whether it is.
    private func fillWidth(_ frame: inout CGRect, of node: ViewNode) -> Bool {
        guard let recorded = node.frame?.width else { return false }
        if let host = node.parent {
            if document.views[host].kind == .tableView {
                // A row was recorded with another width than its table when the document is older than the canvas.
                if canvas == nil, !isInsetGroup(host), let table = views[host] { frame.size.width = table.bounds.width }
                return true
            }
            guard document.views[host].frame?.width == recorded, let view = views[host] else { return false }
            if canvas == nil { frame.size.width = view.bounds.width }
            return true
        }
        let isRow = node.kind == .tableViewCell || node.kind == .tableHeaderFooterView
        guard
            isRow || recorded == CanvasEnvironment(recordedIn: document).size.width
                || Self.screenWidths.contains(recorded)
        else { return false }
        if canvas == nil { frame.size.width = environment.window.width }
        return true
    }

    /// The widths of phones, and of the square canvas of Xcode 6 and 7: a view that is as wide was made to fill a screen.
    private static let screenWidths: Set<CGFloat> = Set(
        CanvasModel.all.filter { $0.idiom == .phone }.map { CGFloat($0.width) } + [600])
}
