/// Supplies interfaces from documents. UIKit knows no documents: whoever reads them, the module InterfaceBuilder, is set here by
/// the program before it launches.
@MainActor
package protocol InterfaceSupplying: AnyObject {
    /// What the program's `Info.plist` says.
    var information: [String: Any] { get }
    /// The storyboard of that name; nil where there is none.
    func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardContents)?
    /// The nib of that name; nil where there is none.
    func nib(named name: String, in bundle: Bundle?) -> (any NibContents)?
    /// The nib that the bytes of a document hold; nil where they hold none.
    func nib(data: Data) -> (any NibContents)?
}

/// A storyboard's controllers.
@MainActor
package protocol StoryboardContents: AnyObject {
    /// Makes the controller of an identifier, nil standing for the one that is shown first; nil where there is none.
    ///
    /// - Parameter creator: makes the controller itself from a coder; nil, or an answer of nil, for the class that the
    ///   document names.
    func makeController(
        _ identifier: String?, of storyboard: UIStoryboard, creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController?
}

/// Objects that are made anew each time.
@MainActor
package protocol NibContents: AnyObject {
    /// Makes the objects, connects them, and answers those at the top.
    ///
    /// - Parameter objects: what stands for the proxies of external objects, by their identifiers.
    func instantiate(owner: AnyObject?, objects: [String: AnyObject]) -> [AnyObject]
}

extension UIApplication {
    /// Who supplies interfaces to the thread's program.
    package var interfaces: (any InterfaceSupplying)? {
        get { ThreadContext.current.interfaces }
        set { ThreadContext.current.interfaces = newValue }
    }

    /// Who supplies interfaces; stops the program where nobody does.
    static func interfaces(for what: String) -> any InterfaceSupplying {
        guard let known = shared.interfaces else {
            stop(
                "\(what): nobody supplies interfaces. Have the program call Interfaces.install(folders:) before it launches"
            )
        }
        return known
    }
}
