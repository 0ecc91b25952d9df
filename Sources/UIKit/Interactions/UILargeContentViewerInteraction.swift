/// Shows what a finger is on in large. Nobody touches a program.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    /// The view that was given the interaction.
    open private(set) weak var view: UIView?
    /// Whether the person wants it: nobody does.
    public static var isEnabled: Bool { false }
    /// An interaction.
    public override init() {}
    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
