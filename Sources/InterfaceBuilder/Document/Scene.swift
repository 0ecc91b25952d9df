public import UIKit

/// A scene of a storyboard; a xib is one scene without an id.
public struct Scene: Sendable {
    /// The scene's id; nil for a xib.
    public var id: String?
    /// The element the scene was read from.
    public var element: ElementID
    /// Where its start tag stands.
    public var position: SourcePosition
    /// Its controllers, as indices into ``Document/controllers``.
    public var controllers: [Int] = []
    /// Views that stand by themselves: a xib's, or those beside a controller. Indices into ``Document/views``.
    public var views: [Int] = []
}

/// A view controller of a document.
public struct ControllerNode: Sendable {
    /// The kinds of controllers, by the names of their elements.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case viewController, tableViewController, collectionViewController
        case navigationController, tabBarController, splitViewController, pageViewController
        case viewControllerPlaceholder, hostingController, avPlayerViewController, glkViewController
        case searchDisplayController
        /// An element the reader doesn't know; treated as a plain controller.
        case unknown = ""
    }

    /// The element the controller was read from.
    public var element: ElementID
    /// Where its start tag stands.
    public var position: SourcePosition
    /// The kind, ``Kind/unknown`` when the element's name says nothing to the reader.
    public var kind: Kind
    /// The element's name as written.
    public var elementName: String
    /// The object id.
    public var id: String?
    /// The subclass to instantiate, if any.
    public var customClass: CustomClass?
    /// The name by which code finds the controller.
    public var storyboardIdentifier: String?
    /// The name that the author gave the controller in Interface Builder.
    public var userLabel: String?
    /// The controller's title, which bars show in want of another.
    public var title: String?
    /// The scene the controller belongs to, as an index into ``Document/scenes``.
    public var scene: Int
    /// Its view, as an index into ``Document/views``; nil for containers and placeholders.
    public var view: Int?
    /// Its own bars (of containers), as indices into ``Document/views``.
    public var navigationBar: Int?
    /// A navigation controller's toolbar, as an index into ``Document/views``.
    public var toolbar: Int?
    /// A tab bar controller's bar, as an index into ``Document/views``.
    public var tabBar: Int?
    /// What a navigation bar shows for the controller.
    public var navigationItem: NavigationItem?
    /// What a tab bar shows for the controller.
    public var tabBarItem: BarItem?
    /// What a navigation controller's toolbar shows for the controller.
    public var toolbarItems: [BarItem] = []
    /// Its top and bottom layout guides, as indices into ``Document/guides``.
    public var guides: [Int] = []
    /// The segues that leave from anywhere within it, as indices into ``Document/segues``.
    public var segues: [Int] = []

    /// What the canvas is told to pretend.
    public var simulatedMetrics = SimulatedMetrics()
    /// Whether a navigation controller shows no navigation bar.
    public var isNavigationBarHidden = false
    /// False when the controller shows its toolbar.
    public var isToolbarHidden = true
    /// Whether the bar at the bottom goes away for this controller.
    public var hidesBottomBarWhenPushed = false
    /// How the controller is presented; nil when not written.
    public var modalPresentationStyle: UIModalPresentationStyle?
    /// Whether the view reaches under a bar above it (`edgesForExtendedLayout`).
    public var extendsUnderTopBars = true
    /// Whether the view reaches under a bar below it (`edgesForExtendedLayout`).
    public var extendsUnderBottomBars = true
    /// Whether it reaches under bars that aren't translucent (`extendedLayoutIncludesOpaqueBars`).
    public var extendsUnderOpaqueBars = false
    /// The size that the controller would have in a popover or a sheet on a large screen, in points.
    public var preferredContentSize: CGSize?
    /// What a split view controller says of its columns; nil for other controllers.
    public var columns: ColumnSettings?
}

/// What a document says of a split view controller's columns.
public struct ColumnSettings: Hashable, Sendable {
    /// Which columns are shown; nil when not written.
    public var displayMode: UISplitViewController.DisplayMode?
    /// The primary column's share of the width, from 0 to 1.
    public var primaryFraction: Double?
    /// The primary column's least width, in points.
    public var minimumPrimaryWidth: Double?
    /// The primary column's greatest width, in points.
    public var maximumPrimaryWidth: Double?
}

/// What Interface Builder's canvas is told to pretend for a controller or a xib's view.
public struct SimulatedMetrics: Hashable, Sendable {
    /// A bar that is told or inferred.
    public enum Bar: Hashable, Sendable {
        /// Nothing is said: it follows from the segues.
        case inferred
        /// `nil`: there is none.
        case none
        /// A navigation bar on top, or a tab bar at the bottom; opaque unless translucent.
        case navigationBar(isTranslucent: Bool, hasPrompt: Bool)
        case tabBar
        case toolbar
    }

    /// What stands at the upper edge.
    public var topBar = Bar.inferred
    /// What stands at the lower edge.
    public var bottomBar = Bar.inferred
    /// True when the status bar is simulated as absent.
    public var hidesStatusBar = false
    /// The root's size was set by hand.
    public var isFreeform = false
}

/// A connection from one controller to another.
public struct Segue: Sendable {
    /// What a segue does with its destination, by the words of documents.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Pushes it, or presents it where there is nothing to push onto; `push` is the older one of the two.
        case show, push
        /// Puts it in the place of a split view controller's detail.
        case showDetail
        /// Puts it in the place of a split view controller's master or detail; before iOS 8.
        case replace
        /// Presents it; `modal` is the older word.
        case presentation, modal
        /// Presents it in a bubble; `popover` is the older word.
        case popoverPresentation, popover
        /// Shows it in a container view.
        case embed
        /// Makes it a child of a container from the start.
        case relationship
        /// Goes back to it.
        case unwind
        /// Does what a class of the author's says.
        case custom
        /// A kind the reader doesn't know.
        case unknown = ""

        /// Whether the destination is pushed where there is a navigation controller.
        var isPush: Bool { self == .show || self == .push || self == .showDetail }
    }

    /// What a controller is to the container that a relationship leads from, by the names of the container's properties.
    public enum Relationship: String, Hashable, Sendable, CaseIterable {
        case rootViewController, viewControllers
        case masterViewController, detailViewController
        case primaryViewController, supplementaryViewController, secondaryViewController, compactViewController
        case inspectorViewController
    }

    /// The element the segue was read from.
    public var element: ElementID
    /// Where its start tag stands.
    public var position: SourcePosition
    /// The object id.
    public var id: String?
    /// What the segue does.
    public var kind: Kind
    /// The id of the controller (or view) it leads to.
    public var destination: String
    /// What the destination is to the source; nil for segues that are no relationships.
    public var relationship: Relationship?
    /// The name by which code performs the segue.
    public var identifier: String?
    /// How the destination is presented, where the segue says so.
    public var modalPresentationStyle: UIModalPresentationStyle?
    /// The controller it leaves from, as an index into ``Document/controllers``.
    public var source: Int?
    /// The view whose element holds it, as an index into ``Document/views``: an embedding container, for instance.
    public var view: Int?
}

/// An outlet or action: a named connection between two objects.
public struct Connection: Sendable {
    /// What a connection is for.
    public enum Kind: Hashable, Sendable {
        case outlet
        case outletCollection
        /// An action, with the event that sends it (nil for bar items and gestures).
        case action(event: String?)
    }

    /// What the connection is for.
    public var kind: Kind
    /// Where its start tag stands.
    public var position: SourcePosition
    /// The object id.
    public var id: String?
    /// The outlet's property, or the action's selector.
    public var name: String
    /// The id of the object that has the connection; nil when its element has none.
    public var source: String?
    /// The id of the object at the other end.
    public var destination: String
}
