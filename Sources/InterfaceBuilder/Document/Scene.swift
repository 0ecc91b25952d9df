/// A scene of a storyboard; a xib is one scene without an id.
public struct Scene: Sendable {
    public var id: String?
    public var element: ElementID
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

    public var element: ElementID
    public var position: SourcePosition
    public var kind: Kind
    public var elementName: String
    public var id: String?
    public var customClass: CustomClass?
    public var storyboardIdentifier: String?
    public var userLabel: String?
    public var title: String?
    public var scene: Int
    /// Its view, as an index into ``Document/views``; nil for containers and placeholders.
    public var view: Int?
    /// Its own bars (of containers), as indices into ``Document/views``.
    public var navigationBar: Int?
    public var toolbar: Int?
    public var tabBar: Int?
    public var navigationItem: NavigationItem?
    public var tabBarItem: BarItem?
    public var toolbarItems: [BarItem] = []
    /// Its top and bottom layout guides, as indices into ``Document/guides``.
    public var guides: [Int] = []
    /// The segues that leave from anywhere within it, as indices into ``Document/segues``.
    public var segues: [Int] = []

    public var simulatedMetrics = SimulatedMetrics()
    public var isNavigationBarHidden = false
    /// False when the controller shows its toolbar.
    public var isToolbarHidden = true
    public var hidesBottomBarWhenPushed = false
    public var modalPresentationStyle: String?
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

    public var topBar = Bar.inferred
    public var bottomBar = Bar.inferred
    /// True when the status bar is simulated as absent.
    public var hidesStatusBar = false
    /// The root's size was set by hand.
    public var isFreeform = false
}

/// A connection from one controller to another.
public struct Segue: Sendable {
    public var element: ElementID
    public var position: SourcePosition
    public var id: String?
    /// `show`, `push`, `presentation`, `modal`, `popoverPresentation`, `embed`, `relationship`, `unwind`, `custom` …
    public var kind: String
    /// The id of the controller (or view) it leads to.
    public var destination: String
    /// `rootViewController`, `viewControllers`, `masterViewController` … for relationships.
    public var relationship: String?
    public var identifier: String?
    public var modalPresentationStyle: String?
    /// The controller it leaves from, as an index into ``Document/controllers``.
    public var source: Int?
    /// The view whose element holds it, as an index into ``Document/views``: an embedding container, for instance.
    public var view: Int?
}

/// An outlet or action: a named connection between two objects.
public struct Connection: Sendable {
    public enum Kind: Hashable, Sendable {
        case outlet
        case outletCollection
        /// An action, with the event that sends it (nil for bar items and gestures).
        case action(event: String?)
    }

    public var kind: Kind
    public var position: SourcePosition
    public var id: String?
    /// The outlet's property, or the action's selector.
    public var name: String
    /// The id of the object that has the connection; nil when its element has none.
    public var source: String?
    /// The id of the object at the other end.
    public var destination: String
}
