import Testing
import UIKit

/// The recipe as its text gives it: views, constraints, attributes and priorities.
private final class SimpleRecipe: UIViewController {
    let flowers = label("Flowers"), image = UIImageView(image: picture(200, 100)), edit = UIButton(type: .system)
    let stack = UIStackView()

    override func viewDidLoad() {
        edit.setTitle("Edit", for: .normal)
        image.contentMode = .scaleAspectFit
        image.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
        image.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
        for view in [flowers, image, edit] { stack.addArrangedSubview(view) }
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate(
            [
                (stack, .leading, view, .leadingMargin, 0), (stack, .trailing, view, .trailingMargin, 0),
                (stack, .top, topLayoutGuide, .bottom, 8), (bottomLayoutGuide, .top, stack, .bottom, 8),
            ].map { item, attribute, other, otherAttribute, constant in
                NSLayoutConstraint(
                    item: item, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute,
                    multiplier: 1, constant: constant)
            } as [NSLayoutConstraint])
    }
}

@MainActor
@Suite("Cookbook: Stack Views; Simple Stack View")
struct SimpleStackViewTests {
    private let recipe = SimpleRecipe()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    init() {
        window.rootViewController = recipe
        recipe.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        window.layoutIfNeeded()
    }

    private func resize(_ width: CGFloat, _ height: CGFloat) {
        window.frame.size = CGSize(width: width, height: height)
        window.layoutIfNeeded()
    }

    // Untested: "The following recipes show stack views in layouts of increasing complexity." It introduces what follows.
    @Test(
        "Stack views control in detail, by their attributes, how their arranged views are laid out",
        .says("You can add constraints of your own to these settings; this makes the layout more complex"))
    func attributesAndConstraints() {
        let before = recipe.edit.frame
        recipe.stack.spacing = 20
        let height = recipe.edit.heightAnchor.constraint(equalToConstant: 60)
        height.isActive = true
        window.layoutIfNeeded()
        #expect(recipe.edit.frame.height == 60 && near(recipe.edit.frame.maxY, before.maxY))
        #expect(near(recipe.edit.frame.minY, recipe.image.frame.maxY + 20))
    }

    // Untested: "The source code is in the project Auto Layout Cookbook." It names a download.
    @Test("A single, vertical stack view lays out a label, an image view and a button")
    func threeViews() {
        let views = [recipe.flowers, recipe.image, recipe.edit]
        #expect(recipe.stack.arrangedSubviews == views && recipe.stack.axis == .vertical)
        for (view, next) in zip(views, views.dropFirst()) { #expect(near(next.frame.minY, view.frame.maxY + 8)) }
    }

    // Untested: "In Interface Builder, drag out a vertical stack view and add label, image view and button." It is about Xcode's window.
    @Test(
        "Constraints: leading and trailing to the superview's margins; top and bottom the standard distance from the layout guides",
        .says("Attributes: vertical, fill, fill, spacing 8"))
    func constraints() {
        // Margins of 16 beside the view, a status bar of 20 above it, standard distances of 8.
        #expect(recipe.stack.frame == CGRect(x: 16, y: 28, width: 343, height: 631))
        #expect(recipe.stack.alignment == .fill && recipe.stack.distribution == .fill)
    }

    @Test("Image view: an image of flowers, mode Aspect Fit; hugging 250 and 249, resistance 750 and 749")
    func priorities() {
        let image = recipe.image
        #expect(image.contentHuggingPriority(for: .horizontal).rawValue == 250)
        #expect(image.contentHuggingPriority(for: .vertical).rawValue == 249)
        #expect(image.contentCompressionResistancePriority(for: .horizontal).rawValue == 750)
        #expect(image.contentCompressionResistancePriority(for: .vertical).rawValue == 749)
        #expect(image.intrinsicContentSize == CGSize(width: 200, height: 100))
    }

    @Test(
        "You must pin the stack to the superview; otherwise it manages the whole layout without any other explicit constraint"
    )
    func noOtherConstraints() {
        let views = [recipe.stack, recipe.flowers, recipe.image, recipe.edit]
        #expect(views.allSatisfy { !$0.hasAmbiguousLayout })
        #expect(conflicts(in: window).isEmpty)
    }

    @Test(
        "The stack view fills its superview, with a small, standard margin",
        arguments: [(375, 667), (667, 375), (320, 480)])
    func fillsTheSuperview(width: CGFloat, height: CGFloat) {
        resize(width, height)
        let margins = recipe.view.layoutMargins
        #expect([margins.left, margins.right].allSatisfy { $0 == 16 || $0 == 20 })
        #expect(
            recipe.stack.frame
                == CGRect(x: margins.left, y: 28, width: width - margins.left - margins.right, height: height - 36))
    }

    @Test(
        "The arranged views are resized to fill the stack's bounds",
        .says("Horizontally each view is stretched to the stack's width"),
        arguments: [(375, 667), (667, 375)])
    func fillsTheStack(width: CGFloat, height: CGFloat) {
        resize(width, height)
        let (stack, views) = (recipe.stack, recipe.stack.arrangedSubviews)
        #expect(views.lefts == [0, 0, 0])
        #expect(views.widths == Array(repeating: stack.bounds.width, count: 3))
        #expect(views[0].frame.minY == 0 && near(views[2].frame.maxY, stack.bounds.height))
    }

    @Test(
        "Vertically the views are stretched by their CHCR priorities",
        .says(
            "The image view should always shrink and grow to fill the space",
            "so its vertical hugging and resistance must be lower than the defaults of label and button"),
        arguments: [667, 375, 160] as [CGFloat])
    func theImageGivesWay(height: CGFloat) {
        resize(375, height)
        let text = recipe.flowers.intrinsicContentSize.height, button = recipe.edit.intrinsicContentSize.height
        #expect(near(recipe.flowers.frame.height, text, within: 0.34))
        #expect(near(recipe.edit.frame.height, button, within: 0.34))
        #expect(near(recipe.image.frame.height, height - 36 - 16 - text - button, within: 0.34))
        // With the same priorities the label, as the first of them, is stretched, and the button, as the last, squeezed.
        recipe.image.setContentHuggingPriority(.defaultLow, for: .vertical)
        recipe.image.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
        window.layoutIfNeeded()
        let rest = height - 36 - 16 - text
        #expect(near(recipe.image.frame.height, min(100, rest), within: 0.34))
        #expect(near(recipe.edit.frame.height, max(0, min(button, rest - 100)), within: 0.34))
    }

    @Test(
        "Aspect Fit resizes the image so that it fits within the image view, and keeps its aspect ratio",
        .says("So the stack view can resize the image view in any way without distorting the image"),
        arguments: [(375, 667), (667, 375), (375, 160)])
    func aspectFit(width: CGFloat, height: CGFloat) throws {
        resize(width, height)
        let drawn = try drawnExtent(of: recipe.image), bounds = recipe.image.bounds
        #expect(near(drawn.width, 2 * drawn.height, within: 3))
        #expect(drawn.width <= bounds.width + 1 && drawn.height <= bounds.height + 1)
        #expect(near(drawn.width, bounds.width, within: 2) || near(drawn.height, bounds.height, within: 2))
    }

    // Untested: "For pinning a view to fill its superview see other chapters." It is a reference.
}
