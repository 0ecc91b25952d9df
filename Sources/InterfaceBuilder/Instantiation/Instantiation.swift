public import UIKit

/// A document's views, made for an environment and laid out.
///
/// ```swift
/// let document = try Document(contentsOf: "Main.storyboard")
/// let instantiation = Instantiation(of: document)   // on the canvas that the document records
/// for (view, frame) in instantiation.frames { print(view.id ?? "-", frame) }
/// ```
///
/// A document holds several trees of views: one for each controller, and one for each cell, header, bar item's view or
/// top-level view, whose frames are inputs of the layout. Each tree is laid out by itself, those that hold others first.
@MainActor
public final class Instantiation {
    /// The document with the variations of ``environment`` applied.
    public let document: Document
    /// What the views are laid out for.
    public let environment: CanvasEnvironment
    /// The canvas on which the document was saved, where it is laid out as it was recorded; nil on a device.
    let canvas: RecordedCanvas?
    /// The trees, in document order.
    public internal(set) var trees: [ViewTree] = []
    /// What had to be left out when the views were made.
    public internal(set) var problems: [InstantiationProblem] = []

    /// The views made, by index into the document's; nil for those that aren't installed.
    var views: [UIView?]
    /// The controllers made, by index into the document's; nil for those without a view.
    var controllers: [UIViewController?]
    /// On a device, the windows that scenes stand in; nothing else keeps them.
    var windows: [UIWindow] = []
    /// On a device, the outermost controllers in container views of views that no controller has.
    var looseControllers: [UIViewController] = []
    /// What the views are laid out for.
    let purpose: LayoutPurpose
    /// What roots stand in that their contents size; nothing else keeps them.
    var stages: [UIView] = []
    /// On a device during a call, what the windows stand in once a picture was asked for.
    var looseScreens: [UIView] = []
    /// The tree each view belongs to.
    var treeOfView: [Int?]
    /// The document's constraints that took effect, by index.
    var constraints: [Int: NSLayoutConstraint] = [:]
    /// Who makes objects of a program's own classes, and keeps this; nil where UIKit's stand for them.
    private(set) weak var program: (any ProgramObjects)?
    /// The items of bars made for a program, by their ids.
    var barItems: [String: NSObject] = [:]
    private var indexOfView: [ObjectIdentifier: Int] = [:]
    private var indexOfConstraint: [ObjectIdentifier: Int] = [:]

    /// Makes a document's views and lays them out.
    ///
    /// - Parameters:
    ///   - document: a document as read; its variations are applied here.
    ///   - environment: nil for the canvas that the document records, so that frames can be compared with the recorded
    ///     ones.
    ///   - contentSizeCategory: the reader's text size; nil for the recorded canvas' own, which is large on other
    ///     canvases.
    ///   - purpose: whether the views are shown or judged.
    public init(
        of document: Document, in environment: CanvasEnvironment? = nil,
        contentSizeCategory: UIContentSizeCategory? = nil, purpose: LayoutPurpose = .display
    ) {
        self.purpose = purpose
        let environment = environment ?? CanvasEnvironment(recordedIn: document)
        self.document = document.traits == environment.traits ? document : document.resolved(for: environment.traits)
        self.environment = environment
        canvas = RecordedCanvas(of: self.document, in: environment)
        views = Array(repeating: nil, count: document.views.count)
        treeOfView = Array(repeating: nil, count: document.views.count)
        controllers = Array(repeating: nil, count: document.controllers.count)
        let layoutEnvironment = LayoutEnvironment(
            environment, contentSizeCategory: contentSizeCategory ?? environment.rules.contentSizeCategory,
            appearance: document.device?.appearance)
        let fonts = DocumentFonts(near: document.path)
        UIFont.withFontFiles(fonts.face) {
            // Fonts of text styles take the size of the category that their views are made in.
            UITraitCollection(environment: layoutEnvironment).performAsCurrent {
                makeViews(document.views.indices)
                adoptStockContents()
                adoptAccessories()
                makeControllers()
            }
        }
        problems = fonts.problems.map { InstantiationProblem($0, in: document) }
        activateConstraints()
        for (index, constraint) in constraints { indexOfConstraint[ObjectIdentifier(constraint)] = index }
        if environment.isRecorded {
            for index in trees.indices { layOut(&trees[index], in: layoutEnvironment) }
        } else {
            showOnDevice(layoutEnvironment)
        }
    }

    /// Makes some of a document's views for a running program, which shows and lays them out.
    ///
    /// - Parameters:
    ///   - document: a document whose variations are applied.
    ///   - views: the indices of a view and of all in it, of several of these. Prototypes in them are left out.
    ///   - controller: the controller whose view is among them, and its index; it gets the view.
    init(
        of document: Document, making views: [Range<Int>], in environment: CanvasEnvironment,
        program: any ProgramObjects, controller: (index: Int, object: UIViewController)? = nil
    ) {
        (self.document, self.environment, self.program) = (document, environment, program)
        purpose = .display
        canvas = nil
        self.views = Array(repeating: nil, count: document.views.count)
        treeOfView = Array(repeating: nil, count: document.views.count)
        controllers = Array(repeating: nil, count: document.controllers.count)
        UIFont.withFontFiles(DocumentFonts(near: document.path).face) {
            for range in views { makeViews(range) }
            adoptStockContents()
            adoptAccessories()
        }
        if let controller {
            controllers[controller.index] = controller.object
            if let root = document.controllers[controller.index].view.flatMap({ self.views[$0] }) {
                controller.object.view = root
            }
        }
        activateConstraints()
    }

    /// The view made for a node; nil when the node isn't installed.
    public func view(_ index: Int) -> UIView? { views[index] }

    /// The view made for an id.
    public func view(_ id: String) -> UIView? { document.view(id).flatMap { views[$0] } }

    /// The node that a view was made for; nil for views that controls made themselves.
    public func node(of view: UIView) -> ViewNode? { indexOfView[ObjectIdentifier(view)].map { document.views[$0] } }

    /// The place among the document's views of the node that a view was made for; nil for views that controls made
    /// themselves.
    public func index(of view: UIView) -> Int? { indexOfView[ObjectIdentifier(view)] }

    /// The tree that a node's view stands in, as an index into ``trees``; nil when the node isn't installed.
    public func tree(of index: Int) -> Int? { treeOfView[index] }

    /// The node that a constraint was made for; nil for constraints that stack views and the like made.
    public func node(of constraint: NSLayoutConstraint) -> ConstraintNode? {
        indexOfConstraint[ObjectIdentifier(constraint)].map { document.constraints[$0] }
    }

    /// Every view with an id, and its frame in its superview's coordinates, in document order. Points. The frame of a
    /// controller's view is that of its ``ViewTree/placement``.
    public var frames: [(view: ViewNode, frame: CGRect)] {
        document.views.indices.compactMap { index in
            guard let view = views[index], document.views[index].id != nil else { return nil }
            return (document.views[index], placedFrame(of: index) ?? view.frame)
        }
    }

    /// Where a controller's view stands on a device's screen: its superview is no view of the document.
    private func placedFrame(of index: Int) -> CGRect? {
        guard canvas == nil, let tree = treeOfView[index].map({ trees[$0] }), tree.node == index,
            tree.window != nil || tree.isEmbedded
        else { return nil }
        return tree.placement.frame
    }

    /// Makes the views of these nodes that aren't made yet.
    func makeViews(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let node = document.views[index]
            // A running program makes its cells from prototypes when its tables ask for them.
            if program != nil, node.slot == .prototypeCell, index > range.lowerBound {
                index = document.subtree(of: index).upperBound
                continue
            }
            // A program has all views; those that aren't installed stand by themselves ("a runtime object for an uninstalled
            // view is still created", says Xcode's documentation).
            if node.isInstalled || program != nil, views[index] == nil {
                // A view within one that isn't installed isn't either, and comes after it: the parent is there.
                makeView(index, inside: document.isRoot(index) ? nil : node.parent.flatMap { views[$0] })
            }
            index += 1
        }
    }

    /// Notes the view that was made for a node, before those in it are made.
    func enter(_ view: UIView, at index: Int) {
        let node = document.views[index]
        views[index] = view
        indexOfView[ObjectIdentifier(view)] = index
        if document.isRoot(index) {
            treeOfView[index] = trees.count
            trees.append(ViewTree(root: view, node: index, host: node.parent, controller: node.controller))
        } else {
            treeOfView[index] = node.parent.flatMap { treeOfView[$0] }
        }
    }

    private func makeControllers() {
        for (index, node) in document.controllers.enumerated() {
            guard let view = node.view.flatMap({ views[$0] }) else { continue }
            let controller = UIViewController()
            controller.view = view
            if let margin = canvas?.rules.rootMargin {
                view.marginDefaults = .fixed(UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin))
            }
            controller.title = node.title ?? node.navigationItem?.title
            controllers[index] = controller
        }
    }
}

/// A tree of views that is laid out by itself.
public struct ViewTree {
    /// The view at the top.
    public let root: UIView
    /// Its node, as an index into ``Document/views``.
    public let node: Int
    /// The view of another tree that shows this one (a table its cells), as an index into ``Document/views``.
    public let host: Int?
    /// The controller it belongs to, as an index into ``Document/controllers``.
    public let controller: Int?
    /// Where the root stands and what covers it.
    public internal(set) var placement = RootPlacement(frame: .zero, safeArea: .zero)
    /// On a device, the window in which a controller's view stands, with its containers.
    public internal(set) var window: UIWindow?
    /// On a device, whether a container view of another tree shows the root.
    public internal(set) var isEmbedded = false
    /// Whether nobody but the author's canvas says how wide the root is: code gives such a view another width.
    public internal(set) var isAsWideAsDrawn = false

    /// The view at the top of all that is laid out together with the root.
    @MainActor public var top: UIView { window ?? root }
    /// Whether a picture of another tree shows this one.
    @MainActor public var isShownByAnother: Bool { window == nil && root.superview != nil }
}

/// Something of a document that the views do without.
public struct InstantiationProblem: Sendable, CustomStringConvertible {
    /// The document's path.
    public var path: String
    /// Where it stands in the document.
    public var position: SourcePosition
    /// What was left out and why.
    public var message: String
    /// Whether it is a font file, and not a constraint.
    public var isFont = false

    /// `path:line:column: warning: message`, on one line.
    public var description: String { "\(path):\(position): warning: \(message)" }
}

extension InstantiationProblem {
    /// A font file that can't be used.
    fileprivate init(_ problem: FontShelf.Problem, in document: Document) {
        self.init(
            path: document.path, position: .start,
            message: "a font that the document names may be in \(problem.path.readablePath), but \(problem.reason)",
            isFont: true)
    }
}
