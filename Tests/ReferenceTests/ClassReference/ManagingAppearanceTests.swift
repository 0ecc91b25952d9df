import Testing
import UIKit

@MainActor
@Suite("UIStackView: Managing the Stack View’s Appearance")
struct ManagingAppearanceTests {
    @Test(
        "A stack view doesn't provide a user interface of its own; it manages the position and size of its views alone")
    func drawsNothing() throws {
        let stack = row([Box(30, 10), Box(40, 20)])
        stack.addSubview(UIView())
        let root = superview(100, 100, stack)
        stack.pin(leading: 0, top: 0)
        #expect(try inkedPixels(of: root) == 0)
    }

    @Test(
        "Properties such as backgroundColor have no effect on a stack view",
        .apple(
            """
            Since iOS 14 a stack view draws its background: its layer is a CALayer like any view's, no longer a CATransformLayer \
            (release notes of iOS 14; screens of apps since then). Espalier draws like the newest system.
            """))
    func drawsItsBackground() throws {
        let stack = row([Box(30, 20)])
        stack.backgroundColor = .red
        let root = superview(100, 100, stack)
        stack.pin(leading: 10, top: 10)
        #expect(try inkedPixels(of: root) == 30 * 20)
    }

    // Untested: "Likewise you can't override layerClass, draw(_:) or draw(_:in:)." It tells subclasses what not to do.
    @Test("axis sets the stack's orientation, horizontal or vertical")
    func axis() {
        let views = [Box(30, 10), Box(40, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        #expect(views.lefts == [0, 30])
        stack.axis = .vertical
        root.layoutIfNeeded()
        #expect(views.tops == [0, 10])
    }

    @Test(
        "distribution sets the layout of the views along the axis",
        arguments: [
            // 120 points of views in 240.
            (UIStackView.Distribution.fill, [0, 140, 180], [140, 40, 60]), (.fillEqually, [0, 80, 160], [80, 80, 80]),
            (.fillProportionally, [0, 40, 120], [40, 80, 120]), (.equalSpacing, [0, 80, 180], [20, 40, 60]),
            (.equalCentering, [0, 90, 180], [20, 40, 60]),
        ] as [(UIStackView.Distribution, [CGFloat], [CGFloat])])
    func distribution(_ distribution: UIStackView.Distribution, lefts: [CGFloat], widths: [CGFloat]) {
        let views = [Box(20, 10), Box(40, 10), Box(60, 10)]
        let stack = row(views, distribution)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0, width: 240)
        withExtendedLifetime(root) { #expect(views.lefts == lefts && views.widths == widths) }
    }

    @Test(
        "alignment sets the layout of the views perpendicular to the axis",
        arguments: [
            (UIStackView.Alignment.fill, [0, 0], [100, 100]), (.top, [0, 0], [10, 30]), (.center, [45, 35], [10, 30]),
            (.bottom, [90, 70], [10, 30]),
        ] as [(UIStackView.Alignment, [CGFloat], [CGFloat])])
    func alignment(_ alignment: UIStackView.Alignment, tops: [CGFloat], heights: [CGFloat]) {
        let views = [Box(20, 10), Box(40, 30)]
        let stack = row(views)
        stack.alignment = alignment
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0, height: 100)
        withExtendedLifetime(root) { #expect(views.tops == tops && views.heights == heights) }
    }

    @Test("spacing is the least distance between the views")
    func spacing() {
        for (distribution, width, gap) in [
            (UIStackView.Distribution.fill, 110, 10), (.fill, 200, 10), (.equalSpacing, 110, 10),
            (.equalSpacing, 80, 10),
            (.equalSpacing, 140, 20),
        ] as [(UIStackView.Distribution, CGFloat, CGFloat)] {
            let views = [Box(20, 10), Box(30, 10), Box(30, 10), Box(0, 10)]
            let stack = row(views, distribution, spacing: 10)
            let root = superview(400, 600, stack)
            stack.pin(leading: 0, top: 0, width: width)
            withExtendedLifetime(root) {
                for (view, next) in zip(views, views.dropFirst()) {
                    #expect(next.frame.minX - view.frame.maxX == gap, "\(distribution) in \(width)")
                }
            }
        }
    }

    @Test("isBaselineRelativeArrangement sets whether vertical spacing is measured from baselines")
    func baselineRelativeArrangement() {
        let labels = [label("One", 30), label("Two", 12), label("Three")]
        let stack = column(labels, spacing: 40)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        for (label, next) in zip(labels, labels.dropFirst()) { #expect(near(next.frame.minY, label.frame.maxY + 40)) }
        stack.isBaselineRelativeArrangement = true
        root.layoutIfNeeded()
        for (label, next) in zip(labels, labels.dropFirst()) { #expect(abs(next.baseline - label.baseline - 40) <= 1) }
    }

    @Test("isLayoutMarginsRelativeArrangement sets whether the views are laid out relative to the margins")
    func marginsRelativeArrangement() {
        let view = Box(30, 10)
        let stack = row([view])
        stack.layoutMargins = UIEdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
        let root = superview(400, 600, stack)
        stack.pin(leading: 0, top: 0)
        #expect(view.frame.origin == .zero && stack.frame.size == CGSize(width: 30, height: 10))
        stack.isLayoutMarginsRelativeArrangement = true
        root.layoutIfNeeded()
        #expect(view.frame.origin == CGPoint(x: 4, y: 3) && stack.frame.size == CGSize(width: 40, height: 18))
    }

    // Untested: "Typically you use a single stack view for a small number of views." It is advice.
    @Test(
        "Stack views inside other stack views build complex view hierarchies",
        .says("Figure 5: a column of two rows, each of a label and a text field"))
    func figure5() {
        let names = [label("First"), label("Family name")], fields = [UITextField(), UITextField()]
        let rows = zip(names, fields).map { row([$0, $1], spacing: 8) }
        for field in fields { field.borderStyle = .roundedRect }
        for name in names { name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal) }
        let stack = column(rows, spacing: 10)
        let root = superview(400, 600, stack)
        stack.pin(leading: 20, top: 20, trailing: 20)
        withExtendedLifetime(root) {
            let height = fields[0].intrinsicContentSize.height
            #expect(
                rows.map(\.frame) == [
                    CGRect(x: 0, y: 0, width: 360, height: height),
                    CGRect(x: 0, y: height + 10, width: 360, height: height),
                ])
            for (name, field) in zip(names, fields) {
                #expect(near(field.frame.minX, name.frame.maxX + 8) && field.frame.maxX == 360)
            }
            #expect(stack.frame.height == 2 * height + 10)
        }
    }

    @Test(
        "Constraints added to an arranged view refine its layout: a least or largest width or height, an aspect ratio",
        .says("The stack view uses these constraints when it lays out its content"))
    func refinedByConstraints() {
        let views = [Box(30, 10), Box(40, 20), Box(50, 20)]
        let stack = row(views)
        stack.alignment = .top
        let root = superview(400, 600, stack)
        views[0].widthAnchor.constraint(greaterThanOrEqualToConstant: 70).isActive = true
        views[1].widthAnchor.constraint(lessThanOrEqualToConstant: 25).isActive = true
        views[2].heightAnchor.constraint(equalTo: views[2].widthAnchor, multiplier: 2).isActive = true
        views[2].setContentHuggingPriority(.required, for: .horizontal)
        stack.pin(leading: 0, top: 0)
        #expect(views.widths == [70, 25, 50])
        #expect(views[2].frame.height == 100)
        #expect(stack.frame.size == CGSize(width: 145, height: 100))
        withExtendedLifetime(root) {}
    }

    @Test("In figure 4 an aspect ratio constraint keeps the ratio of the image view when it is resized")
    func aspectRatioOfFigure4() {
        let image = UIImageView(image: picture(100, 50))
        let stack = column([label("Flowers"), image])
        stack.alignment = .center
        let root = superview(400, 600, stack)
        image.widthAnchor.constraint(equalTo: image.heightAnchor, multiplier: 2).isActive = true
        image.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
        image.setContentHuggingPriority(UILayoutPriority(200), for: .vertical)
        stack.pin(leading: 0, top: 0, trailing: 0)
        let height = stack.heightAnchor.constraint(equalToConstant: 0)
        for wanted in [60, 120, 200] as [CGFloat] {
            height.constant = stack.arrangedSubviews[0].intrinsicContentSize.height + wanted
            height.isActive = true
            root.layoutIfNeeded()
            #expect(image.frame.height == wanted && image.frame.width == 2 * wanted)
        }
    }

    @Test(
        "Take care that constraints for views in a stack don't conflict",
        .says(
            "As a rule, where a view falls back to its intrinsic size in a dimension, a constraint for that dimension is safe"
        ))
    func constraintsThatConflict() throws {
        let safe = Box(30, 10), filling = Box(40, 20)
        let stack = column([safe, filling])
        let root = superview(300, 300, stack)
        stack.pin(leading: 0, top: 0, width: 200)
        // The height falls back to the intrinsic one; the width is the stack's.
        safe.heightAnchor.constraint(equalToConstant: 50).isActive = true
        #expect(conflicts(in: root).isEmpty)
        #expect(stack.frame.height == 70)
        let width = filling.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        let conflict = try #require(conflicts(in: root).first)
        #expect(conflict.parties.contains(width))
    }
}
