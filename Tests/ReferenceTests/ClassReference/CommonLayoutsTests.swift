import Testing
import UIKit

@MainActor
@Suite("UIStackView: Common Stack View Layouts")
struct CommonLayoutsTests {
    // Untested: "These are some useful examples; the list isn't complete." It introduces what follows.
    @Test(
        "Define only the position by pinning two adjacent edges to the superview: the size grows freely in both dimensions",
        .says("Useful where content keeps its intrinsic size, and other elements are placed relative to the stack"))
    func onlyThePosition() {
        let views = [Box(30, 10), Box(40, 20)], below = Box(5, 5)
        let stack = row(views, spacing: 8)
        let root = superview(400, 600, stack, below)
        stack.pin(leading: 20, top: 20)
        below.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 8).isActive = true
        below.leadingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 8).isActive = true
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 20, y: 20, width: 78, height: 20))
        #expect(below.frame.origin == CGPoint(x: 106, y: 48))
        views[1].size = CGSize(width: 100, height: 50)
        stack.addArrangedSubview(Box(10, 60))
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 20, y: 20, width: 156, height: 60))
        #expect(below.frame.origin == CGPoint(x: 184, y: 88))
    }

    @Test("Figure 1: leading and top pinned; labels aligned by first baselines, 8 points apart, stand at the left")
    func figure1() {
        let labels = [label("First", 12), label("Second", 30), label("Third", 17)]
        let stack = row(labels, spacing: 8)
        stack.alignment = .firstBaseline
        let root = superview(400, 600, stack)
        stack.pin(leading: 20, top: 20)
        withExtendedLifetime(root) {
            #expect(labels[0].frame.minX == 0)
            for (label, next) in zip(labels, labels.dropFirst()) {
                #expect(abs(next.frame.minX - label.frame.maxX - 8) <= 0.5)
                #expect(abs(next.baseline - label.baseline) <= 1)
            }
            for label in labels { #expect(abs(label.frame.width - label.intrinsicContentSize.width) <= 0.5) }
            #expect(stack.frame.maxX < 400)
        }
    }

    @Test(
        "Define the size along the axis by pinning both edges along it, and one other edge for the position",
        .says(
            "The stack view resizes and positions its content along the axis to fill the space",
            "The edge that isn't pinned moves freely with the size of the largest view"))
    func sizeAlongTheAxis() {
        let views = [Box(30, 10), Box(40, 20)]
        let stack = row(views)
        let root = superview(400, 600, stack)
        stack.pin(leading: 20, top: 20, trailing: 20)
        #expect(!stack.hasAmbiguousLayout)
        #expect(stack.frame == CGRect(x: 20, y: 20, width: 360, height: 20))
        #expect(views.widths == [320, 40])
        views[0].size.height = 70
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 20, y: 20, width: 360, height: 70))
    }

    @Test(
        "Figure 2: leading, top and trailing pinned; with fill the text field stretches, as it hugs its content less than the label"
    )
    func figure2() {
        let name = label("Name"), field = UITextField()
        field.borderStyle = .roundedRect
        name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        let stack = row([name, field], spacing: 8)
        let root = superview(400, 600, stack)
        stack.pin(leading: 20, top: 20, trailing: 20)
        withExtendedLifetime(root) {
            #expect(name.frame.width == name.intrinsicContentSize.width)
            #expect(near(field.frame.minX, name.frame.maxX + 8) && field.frame.maxX == 360)
        }
    }

    @Test(
        "Define the size perpendicular to the axis by pinning both edges across it and one along it",
        .says("The stack then expands and shrinks along its axis as you add and remove views"))
    func sizeAcrossTheAxis() {
        let stack = column([Box(30, 10), Box(40, 20)], spacing: 5)
        let root = superview(400, 600, stack)
        stack.pin(leading: 20, top: 20, trailing: 20)
        #expect(stack.frame == CGRect(x: 20, y: 20, width: 360, height: 35))
        let third = Box(10, 50)
        stack.addArrangedSubview(third)
        root.layoutIfNeeded()
        #expect(stack.frame.height == 90)
        third.removeFromSuperview()
        root.layoutIfNeeded()
        #expect(stack.frame.height == 35)
    }

    @Test(
        "Unless the distribution is fillEqually, views keep their intrinsic size along the axis",
        .says("Perpendicular to the axis they are laid out in the given space as the alignment says"))
    func sizesWithinAGivenWidth() {
        for (alignment, lefts, widths) in [
            (UIStackView.Alignment.fill, [0, 0], [360, 360]), (.leading, [0, 0], [30, 40]),
            (.center, [165, 160], [30, 40]),
            (.trailing, [330, 320], [30, 40]),
        ] as [(UIStackView.Alignment, [CGFloat], [CGFloat])] {
            let views = [Box(30, 10), Box(40, 20)]
            let stack = column(views)
            stack.alignment = alignment
            let root = superview(400, 600, stack)
            stack.pin(leading: 20, top: 20, trailing: 20)
            #expect(views.heights == [10, 20])
            #expect(views.lefts == lefts && views.widths == widths, "\(alignment)")
            stack.distribution = .fillEqually
            root.layoutIfNeeded()
            #expect(views.heights == [20, 20])
        }
    }

    @Test("Figure 3: a column of four labels and a button, 8 points apart and centred, is as high as its elements need")
    func figure3() {
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        let views: [UIView] = [label("One"), label("Twenty"), label("Three"), label("Forty-four"), button]
        let stack = column(views, spacing: 8)
        stack.alignment = .center
        let root = superview(401, 600, stack)
        stack.pin(leading: 20, top: 20, trailing: 20)
        func needed(_ views: [UIView]) -> CGFloat {
            views.reduce(-8) { $0 + 8 + $1.intrinsicContentSize.height }
        }
        #expect(abs(stack.frame.height - needed(views)) <= 0.5)
        for view in views {
            #expect(abs(view.center.x - 180.5) <= 0.5)
            #expect(abs(view.frame.width - view.intrinsicContentSize.width) <= 0.5)
        }
        views[1].isHidden = true
        root.layoutIfNeeded()
        #expect(abs(stack.frame.height - needed([views[0], views[2], views[3], button])) <= 0.5)
    }

    @Test("Define position and size by pinning all four edges: the content is laid out within the given bounds")
    func positionAndSize() {
        let views = [Box(30, 10), Box(40, 20)]
        let stack = column(views)
        let root = superview(400, 600, stack)
        stack.pin(leading: 20, top: 30, trailing: 40, bottom: 50)
        withExtendedLifetime(root) {
            #expect(stack.frame == CGRect(x: 20, y: 30, width: 340, height: 520))
            #expect(
                views.map(\.frame) == [
                    CGRect(x: 0, y: 0, width: 340, height: 500), CGRect(x: 0, y: 500, width: 340, height: 20),
                ])
        }
    }

    private func figure4(height: CGFloat = 600) -> (
        root: UIView, title: UILabel, image: UIImageView, stack: UIStackView
    ) {
        let title = label("Flowers"), image = UIImageView(image: picture(100, 50))
        let stack = column([title, image])
        stack.alignment = .center
        let root = superview(400, height, stack)
        stack.pin(leading: 0, top: 0, trailing: 0, bottom: 0)
        return (root, title, image, stack)
    }

    @Test(
        "Figure 4: all edges of a column pinned; centre and fill centre the content horizontally and fill the screen vertically",
        .says("It takes two more steps: by default the label is stretched vertically, not the image view"))
    func figure4StretchesTheLabel() {
        let (root, title, image, _) = figure4()
        withExtendedLifetime(root) {
            #expect(image.frame == CGRect(x: 150, y: 550, width: 100, height: 50))
            #expect(title.frame.minY == 0 && title.frame.height == 550)
            #expect(abs(title.center.x - 200) <= 0.5)
        }
    }

    @Test("To resize the image view instead, its hugging must be lower than the label's")
    func figure4StretchesTheImage() {
        let (root, title, image, _) = figure4()
        image.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
        root.layoutIfNeeded()
        #expect(title.frame.height == title.intrinsicContentSize.height)
        #expect(near(image.frame.minY, title.frame.maxY) && image.frame.maxY == 600)
    }

    @Test("To keep the picture's aspect ratio when the view is resized, its mode must be Aspect Fit")
    func figure4KeepsTheRatio() throws {
        let (root, _, image, _) = figure4()
        image.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
        image.contentMode = .scaleAspectFit
        root.layoutIfNeeded()
        // 100 × 50 in a view 100 wide and much higher: as wide as the view, in its middle.
        let drawn = try drawnExtent(of: image)
        #expect(abs(drawn.width - 100) <= 1 && abs(drawn.height - 50) <= 1)
        #expect(abs(drawn.midY - image.bounds.midY) <= 1)
    }

    @Test("An equal width constraint between image view and stack helps the picture to fill the available space")
    func figure4FillsTheWidth() throws {
        let (root, title, image, stack) = figure4()
        image.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
        image.contentMode = .scaleAspectFit
        image.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(image.frame.width == 400 && image.frame.minX == 0)
        #expect(title.frame.height == title.intrinsicContentSize.height)
        let drawn = try drawnExtent(of: image)
        #expect(abs(drawn.width - 400) <= 1 && abs(drawn.height - 200) <= 1)
    }
}
