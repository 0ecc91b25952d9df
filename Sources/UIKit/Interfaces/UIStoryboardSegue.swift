/// A way from one controller to another that a storyboard shows.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// The name by which code knows the segue.
    open private(set) var identifier: String?
    /// The controller that is left.
    open private(set) var source: UIViewController
    /// The controller that is gone to.
    open private(set) var destination: UIViewController
    var performHandler: (() -> Void)?

    /// A segue between two controllers. Subclasses override ``perform()``.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    /// A segue that a closure performs.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    @available(*, unavailable, message: "only called for classes known at run time: Runtime/DynamicCreation.swift")
    public required convenience init(
        madeFrom source: UIViewController, to destination: UIViewController, _ identifier: String?
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    /// Shows the destination. `performSegue(withIdentifier:sender:)` and connections of a storyboard call it.
    open func perform() { performHandler?() }
}

/// Where a way back comes from.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller that is left.
    public let source: UIViewController
    /// The method that takes the way back.
    public let unwindAction: Selector
    /// What asked for it.
    public let sender: Any?

    init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
        super.init()
    }
}
