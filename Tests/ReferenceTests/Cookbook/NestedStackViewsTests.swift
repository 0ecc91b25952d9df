import Testing
import UIKit

/// The recipe as its text gives it: views, constraints, attributes and priorities.
private final class NestedRecipe: UIViewController {
    let image = UIImageView(image: picture(300, 300)), text = UITextView()
    let labels = ["First", "Middle", "Last"].map { label($0) }
    let fields = (0..<3).map { _ in UITextField() }
    let buttons = ["Save", "Cancel", "Clear"].map { title in
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        return button
    }
    lazy var names = zip(labels, fields).map { name, field in
        let stack = row([name, field], spacing: 8)
        stack.alignment = .firstBaseline
        return stack
    }
    lazy var nameRows = column(names, spacing: 8)
    lazy var upper = row([image, nameRows], spacing: 8)
    lazy var buttonRow = row(buttons, .fillEqually, spacing: 8)
    lazy var root = column([upper, text, buttonRow], spacing: 8)
    lazy var aspectRatio = image.heightAnchor.constraint(equalTo: image.widthAnchor)
    lazy var equalWidths = fields.dropFirst().map { fields[0].widthAnchor.constraint(equalTo: $0.widthAnchor) }

    override func viewDidLoad() {
        buttonRow.alignment = .firstBaseline
        text.backgroundColor = .lightGray
        for field in fields { field.borderStyle = .roundedRect }
        setPriorities()
        root.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(root)
        NSLayoutConstraint.activate(
            [
                root.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                root.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                root.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor, constant: 20),
                bottomLayoutGuide.topAnchor.constraint(equalTo: root.bottomAnchor, constant: 20), aspectRatio,
            ] + equalWidths)
    }

    private func setPriorities() {
        func set(_ view: UIView, hugging: (Float, Float), resistance: (Float, Float)) {
            view.setContentHuggingPriority(UILayoutPriority(hugging.0), for: .horizontal)
            view.setContentHuggingPriority(UILayoutPriority(hugging.1), for: .vertical)
            view.setContentCompressionResistancePriority(UILayoutPriority(resistance.0), for: .horizontal)
            view.setContentCompressionResistancePriority(UILayoutPriority(resistance.1), for: .vertical)
        }
        set(image, hugging: (250, 250), resistance: (48, 48))
        set(text, hugging: (250, 249), resistance: (250, 250))
        for label in labels { set(label, hugging: (251, 251), resistance: (750, 750)) }
        for field in fields { set(field, hugging: (48, 250), resistance: (749, 750)) }
    }
}

@MainActor
@Suite("Cookbook: Nested Stack Views")
struct NestedStackViewsTests {
    private let recipe = NestedRecipe()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

    init() {
        window.rootViewController = recipe
        window.layoutIfNeeded()
    }

    private func resize(_ width: CGFloat, _ height: CGFloat) {
        window.frame.size = CGSize(width: width, height: height)
        window.layoutIfNeeded()
    }

    @Test("A complex layout is built of several layers of nested stack views")
    func layers() {
        #expect(recipe.root.arrangedSubviews == [recipe.upper, recipe.text, recipe.buttonRow])
        #expect(recipe.upper.arrangedSubviews == [recipe.image, recipe.nameRows])
        let inWindow = recipe.fields[1].convert(recipe.fields[1].bounds, to: window)
        #expect(window.bounds.contains(inWindow))
        #expect(recipe.nameRows.arrangedSubviews == recipe.names && recipe.names[1].arrangedSubviews.count == 2)
    }

    @Test("The stack views can't make the wanted behaviour alone: further constraints are needed")
    func furtherConstraints() {
        NSLayoutConstraint.deactivate([recipe.aspectRatio] + recipe.equalWidths)
        window.layoutIfNeeded()
        let widths = recipe.fields.widths
        #expect(!near(widths[0], widths[1], within: 5))
        #expect(!near(recipe.image.frame.width, recipe.image.frame.height, within: 5))
    }

    // Untested: "Nested stack views are easiest to build from the inside out." It is advice.
    // Untested: "Position label and field, select both and choose Embed In > Stack View." It is about Xcode's menus.
    // Untested: "This creates a horizontal stack view for the row." It is about Xcode's menus.
    // Untested: "Position the rows, select them and choose the same item again." It is about Xcode's menus.
    @Test(
        "Constraints: the root stack stands at the superview's margins, 20 points from the layout guides",
        .says(
            "Image View.Height = Image View.Width",
            "First Name Text Field.Width = Middle Name Text Field.Width = Last Name Text Field.Width"),
        arguments: [(375, 667), (667, 375), (320, 568)])
    func constraints(width: CGFloat, height: CGFloat) {
        resize(width, height)
        let margins = recipe.view.layoutMargins
        #expect(recipe.root.frame.minX == margins.left && recipe.root.frame.maxX == width - margins.right)
        #expect(recipe.root.frame.minY == 20 && recipe.root.frame.maxY == height - 20)
        #expect(near(recipe.image.frame.height, recipe.image.frame.width, within: 0.34))
        let widths = recipe.fields.widths
        #expect(near(widths[1], widths[0], within: 0.34) && near(widths[2], widths[0], within: 0.34))
        #expect(conflicts(in: window).isEmpty)
    }

    @Test("Attributes: axis, alignment, distribution and spacing of each of the seven stacks")
    func attributes() {
        for stack in recipe.names {
            #expect(stack.axis == .horizontal && stack.alignment == .firstBaseline && stack.distribution == .fill)
            let (name, field) = (stack.arrangedSubviews[0], stack.arrangedSubviews[1])
            #expect(near(field.frame.minX, name.frame.maxX + 8))
        }
        for stack in [recipe.nameRows, recipe.root] { #expect(stack.axis == .vertical && stack.alignment == .fill) }
        #expect(recipe.upper.axis == .horizontal && recipe.upper.alignment == .fill)
        let widths = recipe.buttons.map(\.frame.width)
        #expect(near(widths[1], widths[0], within: 0.34) && near(widths[2], widths[0], within: 0.34))
        #expect(recipe.buttonRow.alignment == .firstBaseline && recipe.buttonRow.distribution == .fillEqually)
        for stack in recipe.names + [recipe.nameRows, recipe.upper, recipe.buttonRow, recipe.root] {
            #expect(stack.spacing == 8)
        }
    }

    @Test("A light grey text view shows how it is resized when the orientation changes")
    func textViewIsResized() throws {
        for (width, height) in [(375, 667), (667, 375)] as [(CGFloat, CGFloat)] {
            resize(width, height)
            let margins = recipe.view.layoutMargins, text = recipe.text.frame
            #expect(near(text.width, width - margins.left - margins.right))
            let used = recipe.upper.frame.height + recipe.buttonRow.frame.height + 16
            #expect(near(text.height, height - 40 - used, within: 0.67))
            let center = recipe.text.convert(CGPoint(x: text.width / 2, y: text.height / 2), to: window)
            #expect(near(try grey(x: Int(center.x), y: Int(center.y)), 2.0 / 3, within: 0.01))
        }
    }

    /// How bright a pixel of the window is.
    private func grey(x: Int, y: Int) throws -> CGFloat { try brightness(of: window, x: x, y: y) }

    @Test("Hugging and resistance define which views stretch: those of the table")
    func priorities() {
        func priorities(_ view: UIView) -> [Float] {
            [
                view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical),
                view.contentCompressionResistancePriority(for: .horizontal),
                view.contentCompressionResistancePriority(for: .vertical),
            ].map(\.rawValue)
        }
        #expect(priorities(recipe.image) == [250, 250, 48, 48])
        #expect(priorities(recipe.text) == [250, 249, 250, 250])
        #expect(recipe.labels.allSatisfy { priorities($0) == [251, 251, 750, 750] })
        #expect(recipe.fields.allSatisfy { priorities($0) == [48, 250, 749, 750] })
    }

    @Test(
        "The stack views manage most of the layout together",
        .says("but not all of it: the image should keep its aspect ratio when the image view is resized"))
    func everythingHasItsPlace() {
        func check(_ view: UIView) {
            guard view !== recipe.text else { return }
            if !(view is UIButton), !(view is UITextField) { view.subviews.forEach(check) }
            #expect(!view.hasAmbiguousLayout, "\(view)")
        }
        check(recipe.root)
        #expect(near(recipe.image.frame.width, recipe.image.frame.height, within: 0.34))
    }

    @Test(
        "The way of Simple Stack View doesn't work here: Aspect Fit would add white space at the trailing or bottom edge",
        .says(
            "The image is square, so it can fill the image view's bounds",
            "with an aspect ratio of 1:1 for the image view"))
    func aspectFitLeavesWhiteSpace() throws {
        let fitted = try drawnExtent(of: recipe.image)
        #expect(near(fitted.width, recipe.image.bounds.width, within: 2))
        #expect(near(fitted.height, recipe.image.bounds.height, within: 2))
        recipe.aspectRatio.isActive = false
        recipe.image.contentMode = .scaleAspectFit
        window.layoutIfNeeded()
        let (drawn, bounds) = (try drawnExtent(of: recipe.image), recipe.image.bounds)
        #expect(bounds.width - drawn.width > 5 || bounds.height - drawn.height > 5)
    }

    @Test(
        "An aspect ratio constraint is a constraint between a view's height and width",
        .says("Interface Builder can show multipliers in several ways, for aspect ratios as a ratio such as 1:1"),
        arguments: [("1:1", 80), ("4:1", 320), ("0.5", 40)] as [(String, CGFloat)])
    func ratios(ratio: String, width: CGFloat) throws {
        let stack = try laidOut(
            """
            <stackView id="s" alignment="top" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><constraints>\
            <constraint firstAttribute="height" constant="80" id="h"/>\
            <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="\(ratio)" id="w"/>\
            </constraints></view></subviews></stackView>
            """)
        #expect(stack.frame.size == CGSize(width: width, height: 80))
    }

    @Test(
        "All text fields should be equally wide; they are in separate stacks, so these can't manage it",
        .says("You must add equal width constraints"))
    func equalWidths() {
        let widths = recipe.fields.widths
        #expect(near(widths[1], widths[0], within: 0.34) && near(widths[2], widths[0], within: 0.34))
        NSLayoutConstraint.deactivate(recipe.equalWidths)
        window.layoutIfNeeded()
        // Each takes what its label leaves.
        for (stack, name) in zip(recipe.names, recipe.labels) {
            #expect(
                near(
                    stack.arrangedSubviews[1].frame.width, stack.frame.width - 8 - name.intrinsicContentSize.width,
                    within: 0.34))
        }
        #expect(recipe.fields[0].frame.width > recipe.fields[1].frame.width + 5)
    }

    // Untested: "Some CHCR priorities must be changed as well; they define how views shrink and grow." What follows says how.
    @Test(
        "Vertically the text view should expand to fill the space between the upper stack and the button stack",
        .says("so its vertical hugging must be lower than any other"))
    func textViewFills() {
        let text = recipe.text.frame
        #expect(near(text.minY, recipe.upper.frame.maxY + 8) && near(text.maxY, recipe.buttonRow.frame.minY - 8))
        #expect(text.height > 400)
        #expect(
            ([recipe.image, recipe.buttonRow] + recipe.labels + recipe.fields).allSatisfy {
                $0.contentHuggingPriority(for: .vertical).rawValue > 249
            })
    }

    @Test(
        "Horizontally labels should keep their intrinsic size, while text fields fill any extra space",
        .says(
            "The default priorities of labels are right for that: Interface Builder sets their hugging to 251, above the fields'",
            "but hugging and compression resistance of the fields must be lowered"),
        arguments: [375, 667, 280] as [CGFloat])
    func labelsKeepTheirSize(width: CGFloat) {
        resize(width, 667)
        let widest = recipe.labels.map(\.intrinsicContentSize.width).max() ?? 0
        // The fields are equally wide: beside the widest label what is left, beside the others as much.
        #expect(recipe.labels.contains { near($0.frame.width, widest, within: 0.34) })
        #expect(recipe.labels.allSatisfy { $0.frame.width >= $0.intrinsicContentSize.width - 0.34 })
        #expect(near(recipe.fields[0].frame.width, recipe.nameRows.frame.width - 8 - widest, within: 0.67))
    }

    /// The height of the rows of names by themselves.
    private var heightOfNames: CGFloat {
        recipe.names.reduce(16) { $0 + $1.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
    }

    @Test(
        "The image view should shrink to the height of the stack of names",
        .says(
            "Stack views hug their content only loosely,",
            "so the image view's vertical resistance must be very low: else the stack expands instead"))
    func theImageShrinks() {
        #expect(near(recipe.image.frame.height, recipe.nameRows.frame.height))
        #expect(near(recipe.nameRows.frame.height, heightOfNames, within: 1.34))
        #expect(recipe.image.frame.height < 150)
        recipe.image.setContentCompressionResistancePriority(.defaultHigh, for: .vertical)
        window.layoutIfNeeded()
        #expect(recipe.upper.frame.height > heightOfNames + 100)
    }

    @Test(
        "The aspect ratio lets horizontal and vertical constraints act on each other",
        .says(
            "So the fields' horizontal hugging must be very low as well, or it keeps the image view from shrinking",
            "In both cases set the priority to 48 or lower"))
    func fieldsMustHugLoosely() {
        let shrunk = recipe.image.frame.width
        for field in recipe.fields { field.setContentHuggingPriority(UILayoutPriority(260), for: .horizontal) }
        window.layoutIfNeeded()
        #expect(recipe.image.frame.width > shrunk + 50)
        for field in recipe.fields { field.setContentHuggingPriority(UILayoutPriority(20), for: .horizontal) }
        window.layoutIfNeeded()
        #expect(near(recipe.image.frame.width, shrunk))
    }
}
