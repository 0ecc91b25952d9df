import Testing
import UIKit

@MainActor
@Suite("Cookbook, Views with Intrinsic Content Size")
struct IntrinsicRecipesTests {
    private func field() -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        return field
    }

    private func name(_ text: String, _ size: CGFloat = 17) -> UILabel {
        let name = label(text, size)
        name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        name.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        return name
    }

    /// A label at the leading margin, a field at the trailing one, baselines together.
    private func line(_ name: UILabel, _ field: UITextField, in screen: RecipeScreen) -> [NSLayoutConstraint] {
        [
            name.leadingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.leadingAnchor),
            field.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
            field.trailingAnchor.constraint(equalTo: screen.view.layoutMarginsGuide.trailingAnchor),
            name.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        ]
    }

    @Test("Simple Label and Text Field: the field, which hugs less, stretches; the label keeps its size")
    func labelAndField() {
        let (name, field) = (name("Name"), field()), screen = RecipeScreen(name, field)
        screen.layOut(
            line(name, field, in: screen) + [
                field.topAnchor.constraint(equalTo: screen.controller.topLayoutGuide.bottomAnchor, constant: 20)
            ])
        for text in ["Name", "A longer name"] {
            name.text = text
            screen.layOut()
            #expect(screen.isSound)
            #expect(near(name.frame.width, name.intrinsicContentSize.width) && field.frame.maxX == 359)
            #expect(near(field.frame.height, field.intrinsicContentSize.height) && field.frame.minY == 20)
        }
    }

    @Test(
        "Dynamic Height Label and Text Field: the higher of the two stands 20 points below the top",
        arguments: [12, 17, 40, 60] as [CGFloat])
    func dynamicHeight(size: CGFloat) {
        let (name, field) = (name("Name", size), field()), screen = RecipeScreen(name, field)
        let top = screen.controller.topLayoutGuide.bottomAnchor
        screen.layOut(
            line(name, field, in: screen)
                + [name, field].flatMap {
                    [
                        $0.topAnchor.constraint(greaterThanOrEqualTo: top, constant: 20),
                        $0.topAnchor.constraint(equalTo: top, constant: 20).at(249),
                    ]
                })
        #expect(screen.isSound)
        #expect(near(min(name.frame.minY, field.frame.minY), 20))
        #expect(near(name.frame.height, name.intrinsicContentSize.height, within: 0.34))
        #expect(near(field.frame.height, field.intrinsicContentSize.height, within: 0.34))
        #expect(size < 20 ? field.frame.minY == 20 : near(name.frame.minY, 20))
    }

    @Test("Fixed Height Columns: the fields of all rows begin at one line, beside the widest label")
    func fixedHeightColumns() {
        let names = ["First Name", "Middle Name", "Last Name"].map { name($0) }, fields = (0..<3).map { _ in field() }
        let screen = RecipeScreen()
        for view in names + fields as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            screen.view.addSubview(view)
        }
        var constraints: [NSLayoutConstraint] = []
        var above = screen.controller.topLayoutGuide.bottomAnchor
        for (name, field) in zip(names, fields) {
            constraints += line(name, field, in: screen)
            constraints.append(field.topAnchor.constraint(equalTo: above, constant: 8))
            if field !== fields[0] { constraints.append(field.widthAnchor.constraint(equalTo: fields[0].widthAnchor)) }
            above = field.bottomAnchor
        }
        screen.layOut(constraints)
        #expect(screen.isSound)
        let widest = names.map(\.intrinsicContentSize.width).max() ?? 0
        #expect(near(fields.lefts, Array(repeating: 16 + widest + 8, count: 3), within: 0.34))
        #expect(fields.allSatisfy { $0.frame.maxX == 359 })
    }

    private func buttons(_ titles: String...) -> [UIButton] {
        titles.map { title in
            let button = UIButton(type: .system)
            button.setTitle(title, for: .normal)
            return button
        }
    }

    @Test("Two and Three Equal-Width Buttons: they fill the width in equal parts", arguments: [375, 667] as [CGFloat])
    func equalWidthButtons(width: CGFloat) {
        for titles in [["Short", "Much Longer Title"], ["Short", "Medium", "Much Longer Title"]] {
            let views = titles.flatMap { buttons($0) }, screen = RecipeScreen(),
                margins = screen.view.layoutMarginsGuide
            var constraints = [views[views.count - 1].trailingAnchor.constraint(equalTo: margins.trailingAnchor)]
            var before: UIView?
            for view in views {
                view.translatesAutoresizingMaskIntoConstraints = false
                screen.view.addSubview(view)
                constraints.append(
                    before.map { view.leadingAnchor.constraint(equalTo: $0.trailingAnchor, constant: 8) }
                        ?? view.leadingAnchor.constraint(equalTo: margins.leadingAnchor))
                if let before { constraints.append(view.widthAnchor.constraint(equalTo: before.widthAnchor)) }
                constraints.append(
                    screen.controller.bottomLayoutGuide.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 20))
                before = view
            }
            screen.resize(width, 667)
            screen.layOut(constraints)
            let part = (screen.width - 8 * CGFloat(views.count - 1)) / CGFloat(views.count)
            #expect(screen.isSound)
            #expect(views.widths.allSatisfy { near($0, part, within: 0.34) })
        }
    }

    @Test(
        "Equal White Space: spaces between and beside two buttons are equal, by dummies of one width",
        .says("Layout guides serve as well as dummy views"))
    func equalWhiteSpace() {
        let views = buttons("Short", "Much Longer Title"), screen = RecipeScreen(views[0], views[1])
        let guides = (0..<3).map { _ in UILayoutGuide() }
        for guide in guides { screen.view.addLayoutGuide(guide) }
        let margins = screen.view.layoutMarginsGuide
        screen.layOut([
            guides[0].leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            views[0].leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
            guides[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
            views[1].leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
            guides[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
            guides[2].trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            guides[1].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
            guides[2].widthAnchor.constraint(equalTo: guides[0].widthAnchor),
            views[0].topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 20),
            views[1].topAnchor.constraint(equalTo: screen.view.topAnchor, constant: 20),
        ])
        #expect(screen.isSound)
        let space = (screen.width - views.map(\.intrinsicContentSize.width).reduce(0, +)) / 3
        #expect(near(views[0].frame.minX, 16 + space, within: 0.34))
        #expect(near(views[1].frame.minX - views[0].frame.maxX, space, within: 0.67))
        #expect(near(359 - views[1].frame.maxX, space, within: 0.34))
    }
}
