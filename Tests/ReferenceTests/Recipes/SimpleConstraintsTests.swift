import Testing
import UIKit

/// A controller in a window, whose views are laid out by the constraints of a recipe.
@MainActor
final class RecipeScreen {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    var view: UIView { controller.view }
    /// The margin at both sides, by the screen's width 16 or 20 points.
    var margin: CGFloat { view.layoutMargins.left }
    /// The width between the margins.
    var width: CGFloat { view.bounds.width - 2 * margin }

    init(_ views: UIView...) {
        for child in views {
            child.translatesAutoresizingMaskIntoConstraints = false
            controller.view.addSubview(child)
        }
        window.rootViewController = controller
    }

    func layOut(_ constraints: [NSLayoutConstraint] = []) {
        NSLayoutConstraint.activate(constraints)
        window.layoutIfNeeded()
    }

    func resize(_ width: CGFloat, _ height: CGFloat) {
        window.frame.size = CGSize(width: width, height: height)
        window.layoutIfNeeded()
    }

    /// Whether everything has its place, without contradiction.
    var isSound: Bool { conflicts(in: window).isEmpty && view.subviews.allSatisfy { !$0.hasAmbiguousLayout } }
}

extension NSLayoutConstraint {
    /// The constraint with another priority.
    func at(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}

@MainActor
@Suite("Cookbook, Simple Constraints")
struct SimpleConstraintsTests {
    @Test(
        "Simple Single View: a view fills its superview, with fixed margins, in every orientation",
        arguments: [(375, 667), (667, 375)])
    func simpleSingleView(width: CGFloat, height: CGFloat) {
        let red = UIView(), screen = RecipeScreen(red), margins = screen.view.layoutMarginsGuide
        screen.controller.additionalSafeAreaInsets.top = 20
        screen.layOut([
            red.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            red.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            red.topAnchor.constraint(equalTo: screen.controller.topLayoutGuide.bottomAnchor, constant: 20),
            screen.controller.bottomLayoutGuide.topAnchor.constraint(equalTo: red.bottomAnchor, constant: 20),
        ])
        screen.resize(width, height)
        #expect(screen.isSound)
        #expect(screen.margin == 16 || screen.margin == 20)
        #expect(red.frame == CGRect(x: screen.margin, y: 40, width: width - 2 * screen.margin, height: height - 60))
    }

    @Test(
        "Adaptive Single View: below a bar the view begins 8 points from it, without one 20 points from the screen's edge",
        arguments: [(20, 28), (64, 72), (0, 20)] as [(CGFloat, CGFloat)])
    func adaptiveSingleView(bar: CGFloat, top: CGFloat) {
        let blue = UIView(), screen = RecipeScreen(blue), margins = screen.view.layoutMarginsGuide
        let controller = screen.controller
        controller.additionalSafeAreaInsets.top = bar
        screen.layOut([
            blue.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            blue.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            blue.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 8).at(750),
            blue.topAnchor.constraint(greaterThanOrEqualTo: screen.view.topAnchor, constant: 20),
            controller.bottomLayoutGuide.topAnchor.constraint(equalTo: blue.bottomAnchor, constant: 8).at(750),
            screen.view.bottomAnchor.constraint(greaterThanOrEqualTo: blue.bottomAnchor, constant: 20),
        ])
        #expect(screen.isSound)
        #expect(blue.frame.minY == top && blue.frame.maxY == 647)
    }

    /// Two views side by side from margin to margin, 8 points apart.
    private func pair(_ first: UIView, _ second: UIView, in screen: RecipeScreen) -> [NSLayoutConstraint] {
        let margins = screen.view.layoutMarginsGuide, controller = screen.controller
        return [
            first.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ]
            + [first, second].flatMap {
                [
                    $0.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 20),
                    controller.bottomLayoutGuide.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 20),
                ]
            }
    }

    @Test(
        "Two Equal-Width Views: they stay equally wide, however the superview changes",
        arguments: [(375, 667), (667, 375), (320, 480)])
    func twoEqualWidthViews(width: CGFloat, height: CGFloat) {
        let views = [UIView(), UIView()], screen = RecipeScreen(views[0], views[1])
        screen.layOut(
            pair(views[0], views[1], in: screen) + [views[0].widthAnchor.constraint(equalTo: views[1].widthAnchor)])
        screen.resize(width, height)
        #expect(screen.isSound)
        let half = (screen.width - 8) / 2
        #expect(near(views.widths, [half, half], within: 0.34) && views.heights == [height - 40, height - 40])
        #expect(near(views[1].frame.minX, views[0].frame.maxX + 8))
    }

    @Test("Two Different-Width Views: one is always twice as wide as the other", arguments: [(375, 667), (667, 375)])
    func twoDifferentWidthViews(width: CGFloat, height: CGFloat) {
        let (purple, orange) = (UIView(), UIView()), screen = RecipeScreen(purple, orange)
        screen.layOut(
            pair(purple, orange, in: screen) + [
                orange.widthAnchor.constraint(equalTo: purple.widthAnchor, multiplier: 2)
            ])
        screen.resize(width, height)
        #expect(screen.isSound)
        let third = (screen.width - 8) / 3
        #expect(near([purple, orange].widths, [third, 2 * third], within: 0.34))
    }

    @Test(
        "Two Views with Complex Widths: the red view is twice as wide as the blue one where the blue one's least width of 150 lets it",
        .says("On a phone held upright the views are almost equally wide; on its side the red one is twice as wide"),
        arguments: [(375, 667), (667, 375)])
    func complexWidths(width: CGFloat, height: CGFloat) {
        let (blue, red) = (UIView(), UIView()), screen = RecipeScreen(blue, red)
        screen.layOut(
            pair(blue, red, in: screen) + [
                red.widthAnchor.constraint(equalTo: blue.widthAnchor, multiplier: 2).at(750),
                blue.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
            ])
        screen.resize(width, height)
        #expect(screen.isSound)
        // Upright a third of the width would be less than 150.
        let third = (screen.width - 8) / 3, blueWidth = width < 400 ? 150 : third
        #expect(width < 400 ? third < 150 : third > 150)
        #expect(near([blue, red].widths, [blueWidth, 3 * third - blueWidth], within: 0.34))
    }
}
