/// Controllers and the ways between them, as a document of Interface Builder has them.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    /// The name that the storyboard was asked for by.
    package let name: String
    /// Where it was looked for; nil for the program's own files.
    package let bundle: Bundle?
    private let contents: any StoryboardContents

    /// The storyboard of a name, without `.storyboard`, in a bundle; nil stands for the main one.
    ///
    /// Stops the program where there is none, as UIKit does.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        let supplier = UIApplication.interfaces(for: "UIStoryboard(name: \"\(name)\")")
        guard let contents = supplier.storyboard(named: name, in: storyboardBundleOrNil) else {
            let place = storyboardBundleOrNil?.bundlePath ?? "the program's files"
            stop("Could not find a storyboard named '\(name)' in \(place)")
        }
        self.name = name
        bundle = storyboardBundleOrNil
        self.contents = contents
        super.init()
    }

    /// Makes the controller that is shown first; nil where the document names none. Its view isn't loaded.
    open func instantiateInitialViewController() -> UIViewController? {
        contents.makeController(nil, of: self, creator: nil)
    }

    /// Makes the controller that is shown first, by a closure that calls one of its initialisers with the coder.
    public func instantiateInitialViewController<Controller: UIViewController>(
        creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller? {
        contents.makeController(nil, of: self, creator: creator.map { creator in { creator($0) } }) as? Controller
    }

    /// Makes the controller of a storyboard identifier. Its view isn't loaded.
    ///
    /// Stops the program where there is none, as UIKit does.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        make(identifier, creator: nil)
    }

    /// Makes the controller of a storyboard identifier, by a closure that calls one of its initialisers with the coder.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        let made = make(identifier, creator: creator.map { creator in { creator($0) } })
        guard let controller = made as? Controller else {
            stop("instantiateViewController(identifier: \"\(identifier)\"): \(type(of: made)) is no \(Controller.self)")
        }
        return controller
    }

    private func make(_ identifier: String, creator: ((NSCoder) -> UIViewController?)?) -> UIViewController {
        guard let controller = contents.makeController(identifier, of: self, creator: creator) else {
            stop("Storyboard '\(name)' doesn't contain a view controller with identifier '\(identifier)'")
        }
        return controller
    }
}
