import UIKit

/// Makes objects of a running program's own classes, and what a program needs of UIKit's.
@MainActor
protocol ProgramObjects: AnyObject {
    /// Makes a view of the class that a node names; nil where it names none of the program's.
    ///
    /// - Parameter fill: gives the view what the document says, and makes the views in it: called within `init(coder:)`.
    func makeView(_ node: ViewNode, fill: @escaping (UIView) -> Void) -> UIView?
    /// Gives a view what only a running program needs of it.
    func fill(_ view: UIView, _ node: ViewNode)
}
