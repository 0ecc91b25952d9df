import AutoLayout
import InterfaceBuilder
import UIKit

/// What can be seen of a laid-out tree: every view of the document that isn't hidden, with its place.
///
/// All rules about frames look at one survey. What they ask for is found once.
@MainActor
final class TreeSurvey {
    let instantiation: Instantiation
    let tree: ViewTree
    /// The views from the root on, each before those within it.
    private(set) lazy var views = Self.views(of: tree, in: instantiation)
    /// The same tree as its author saw it; nil where that is this one.
    let design: TreeSurvey?
    /// Finds a view of a tree that a container view of this one shows, in this one's coordinates.
    var embedded: ((Int) -> PlacedView?)?
    private lazy var places: [Int: Int] = Dictionary(
        views.enumerated().map { ($0.element.index, $0.offset) }, uniquingKeysWith: { first, _ in first })
    private lazy var codeTargets = document.outletTargets

    var document: Document { instantiation.document }
    /// What the root shows.
    var bounds: CGRect { tree.root.bounds }

    init(of tree: ViewTree, in instantiation: Instantiation, design: TreeSurvey? = nil) {
        (self.tree, self.instantiation, self.design) = (tree, instantiation, design)
    }

    func node(of placed: PlacedView) -> ViewNode { document.views[placed.index] }

    /// A view by its index in the document, where it can be seen.
    func view(_ index: Int) -> PlacedView? { places[index].map { views[$0] } }

    /// The view around another one.
    func parent(of placed: PlacedView) -> PlacedView? { placed.parent.map { views[$0] } }

    /// A view as its author saw it; nil where the design doesn't show it.
    func designed(_ placed: PlacedView) -> PlacedView? {
        design.flatMap { $0.view(placed.index) ?? $0.embedded?(placed.index) }
    }

    /// What people read, press or fill in, without the labels of ready-made rows: UIKit lays these out in its own way, by the
    /// contents that code sets and by the reader's text size.
    private(set) lazy var contents: [PlacedView] = {
        let placedByRows = document.partsPlacedByStyle
        return views.filter { placed in
            placed.isContent && node(of: placed).id.map { !placedByRows.contains($0) } ?? true
        }
    }()

    /// Whether code may set what a view shows: it has an outlet, a tag, a class of its own, or attributes that are set by name.
    func isSetInCode(_ placed: PlacedView) -> Bool {
        let node = node(of: placed)
        return node.id.map(codeTargets.contains) == true || node.attributes.tag != 0 || node.customClass != nil
            || !node.attributes.runtimeAttributes.isEmpty
    }

    /// Whether the constraints leave open where a view stands or how long it is: what is so in one of several layouts that are
    /// equally good is no fact, and `ambiguous-layout` tells of them.
    func isOpen(_ placed: PlacedView, _ axes: AutoLayout.Axis...) -> Bool {
        let host = LayoutHost.of(tree.root)
        return axes.contains { host.isAmbiguous(placed.view, $0) }
    }

    /// Texts that have too little room.
    private(set) lazy var crampedTexts: [CrampedText] = contents.compactMap { CrampedText($0, in: self) }

    private static func views(of tree: ViewTree, in instantiation: Instantiation) -> [PlacedView] {
        var views: [PlacedView] = []
        var waiting: [(view: UIView, outer: Int?, origin: CGPoint)] = [(tree.root, nil, .zero)]
        while let (view, outer, origin) = waiting.popLast() {
            let isRoot = view === tree.root
            guard isRoot || !(view.isHidden || view.alpha < 0.02) else { continue }
            let frame =
                isRoot ? view.bounds : view.untransformedFrame.offsetBy(dx: origin.x, dy: origin.y)
            var parent = outer
            if let index = instantiation.index(of: view) {
                parent = views.count
                views.append(PlacedView(view, index, frame, inside: outer.map { views[$0] }, at: outer))
            } else if view.superview is UIControl {
                continue
            }
            let bounds = view.bounds.origin
            let start = CGPoint(x: frame.minX - bounds.x, y: frame.minY - bounds.y)
            for inner in view.subviews.reversed() { waiting.append((inner, parent, start)) }
        }
        return views
    }
}

/// A view that can be seen, in the coordinates of its tree's root.
@MainActor
struct PlacedView {
    let view: UIView
    /// The place of its node among the document's views.
    let index: Int
    private(set) var frame: CGRect
    /// The place of the view around it in the survey.
    let parent: Int?
    /// What views around it leave of it, as they cut what stands out; nil for all.
    private(set) var clip: CGRect?
    /// The view that scrolls it.
    let scroller: UIView?

    init(_ view: UIView, _ index: Int, _ frame: CGRect, inside outer: PlacedView?, at parent: Int?) {
        (self.view, self.index, self.frame, self.parent) = (view, index, frame, parent)
        guard let outer else {
            (clip, scroller) = (nil, nil)
            return
        }
        scroller = outer.view is UIScrollView ? outer.view : outer.scroller
        clip =
            outer.view.clipsToBounds || outer.view is UIScrollView
            ? outer.clip.map { $0.common(with: outer.frame) } ?? outer.frame : outer.clip
    }

    /// The same in a tree that shows this one at a place.
    func moved(by origin: CGPoint) -> PlacedView {
        var moved = self
        moved.frame = frame.offsetBy(dx: origin.x, dy: origin.y)
        moved.clip = clip?.offsetBy(dx: origin.x, dy: origin.y)
        return moved
    }

    /// Whether a person reads, presses or fills in the view.
    var isContent: Bool {
        switch view {
        case let label as UILabel: label.text?.contains { !$0.isWhitespace } == true
        case let button as UIButton: button.showsSomething
        // An app's own control may be an area that is pressed, without a look of its own.
        case let control as UIControl: type(of: control) != UIControl.self && !(control is UIRefreshControl)
        case is UITextView, is UISearchBar: true
        default: false
        }
    }

    /// The part that shows something: of a text the lines, of a button without a ground its title and picture.
    var shown: CGRect {
        switch view {
        case let label as UILabel: label.shownText(in: frame)
        case let button as UIButton where !button.hasGround: button.shownContent(in: frame)
        default: frame
        }
    }
}

extension UILabel {
    fileprivate func shownText(in frame: CGRect) -> CGRect {
        let layout = textLayout(width: bounds.width)
        let (width, height) = (min(CGFloat(layout.width), frame.width), min(CGFloat(layout.height), frame.height))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x =
            switch textAlignment {
            case .center: frame.midX - width / 2
            case .right: frame.maxX - width
            case .natural where isMirrored: frame.maxX - width
            default: frame.minX
            }
        return CGRect(x: x, y: frame.midY - height / 2, width: width, height: height)
    }
}

extension UIButton {
    fileprivate var showsSomething: Bool {
        currentTitle?.isEmpty == false || currentAttributedTitle != nil || currentImage != nil
            || configuration?.title?.isEmpty == false || configuration?.image != nil
            || configuration?.attributedTitle != nil
    }

    /// Whether there is something behind title and picture that shows how large the button is.
    var hasGround: Bool {
        backgroundColor != nil || currentBackgroundImage != nil || layer.borderWidth > 0
            || configuration?.backgroundColor(for: self) != nil
    }

    fileprivate func shownContent(in frame: CGRect) -> CGRect {
        let parts = [titleLabel, imageView].compactMap { part in
            part.flatMap { $0.isHidden || $0.frame.isEmpty ? nil : $0.frame }
        }
        guard let first = parts.first else { return frame }
        return parts.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: frame.minX, dy: frame.minY)
    }
}
