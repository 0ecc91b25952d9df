@testable import UIKit

/// Puts a control into a tree of a generation of the system and of a screen.
@MainActor
func host<View: UIView>(_ view: View, metrics: SystemMetrics = .iOS18, scale: CGFloat = 2, rightToLeft: Bool = false)
    -> View
{
    var environment = LayoutEnvironment()
    environment.metrics = metrics
    environment.displayScale = scale
    environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    view.setEnvironment(environment)
    return view
}
