import UIKit

/// A window on the screen: what asks for layout in it is laid out at the end of the run loop's turn.
@MainActor
func onScreen<Result>(_ root: UIView, _ body: () throws -> Result) rethrows -> Result {
    let window = UIWindow(frame: root.frame)
    window.addSubview(root)
    window.isHidden = false
    defer {
        root.removeFromSuperview()
        UIApplication.shared.windows.removeAll { $0 === window }
    }
    CATransaction.flush()
    return try body()
}

/// Ends the turn of the run loop.
@MainActor
func endTurn() { CATransaction.flush() }
