@testable import UIKit

/// Puts a control into a tree of a generation of the system and of a screen.
@MainActor
func host<View: UIView>(_ view: View, toolsVersion: Int = 23504, scale: CGFloat = 2, rightToLeft: Bool = false) -> View
{
    var environment = LayoutEnvironment()
    environment.toolsVersion = toolsVersion
    environment.displayScale = scale
    environment.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    view.setEnvironment(environment)
    return view
}
