import Foundation
import Testing
import UIKit

/// The recipe as its text gives it; actions are closures, as Swift on Linux has no selectors.
private final class DynamicRecipe: UIViewController {
    let scrollView = UIScrollView(), stackView = UIStackView(), addButton = UIButton(type: .system)
    var entries: [UIView] { Array(stackView.arrangedSubviews.dropLast()) }

    override func viewDidLoad() {
        super.viewDidLoad()
        addButton.setTitle("Add Item", for: .normal)
        addButton.addAction(UIAction { [unowned self] _ in addEntry() }, for: .touchUpInside)
        stackView.axis = .vertical
        stackView.distribution = .equalSpacing
        for view in [scrollView, stackView] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scrollView)
        scrollView.addSubview(stackView)
        stackView.addArrangedSubview(addButton)
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            bottomLayoutGuide.topAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: 20),
            stackView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
            stackView.topAnchor.constraint(equalTo: scrollView.topAnchor),
            stackView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
            stackView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        ])
        let insets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        scrollView.contentInset = insets
        scrollView.scrollIndicatorInsets = insets
    }

    func addEntry() {
        let index = stackView.arrangedSubviews.count - 1
        let addView = stackView.arrangedSubviews[index]
        let offset = CGPoint(
            x: scrollView.contentOffset.x, y: scrollView.contentOffset.y + addView.frame.size.height)
        let newView = createEntry()
        newView.isHidden = true
        stackView.insertArrangedSubview(newView, at: index)
        UIView.animate(withDuration: 0.25) {
            newView.isHidden = false
            self.scrollView.contentOffset = offset
        }
    }

    func deleteStackView(_ sender: UIButton) {
        guard let view = sender.superview else { return }
        UIView.animate(withDuration: 0.25, animations: { view.isHidden = true }) { _ in view.removeFromSuperview() }
    }

    private func createEntry() -> UIView {
        let stack = UIStackView()
        stack.axis = .horizontal
        stack.alignment = .firstBaseline
        stack.distribution = .fill
        stack.spacing = 8
        let date = UILabel(), number = UILabel(), delete = UIButton(type: .roundedRect)
        date.text = "11/22/26"
        date.font = .preferredFont(forTextStyle: .body)
        number.text = "0A1B-2C3D-4E5F-6789"
        number.font = .preferredFont(forTextStyle: .headline)
        delete.setTitle("Delete", for: .normal)
        delete.addAction(
            UIAction { [unowned self] action in
                if let button = action.sender as? UIButton { deleteStackView(button) }
            }, for: .touchUpInside)
        for view in [date, number, delete] { stack.addArrangedSubview(view) }
        return stack
    }
}

@MainActor
@Suite("Cookbook: Dynamic Stack View")
struct DynamicStackViewTests {
    private let recipe = DynamicRecipe()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 300))

    init() {
        window.rootViewController = recipe
        window.isHidden = false
        CATransaction.flush()
    }

    private func close() { UIApplication.shared.windows.removeAll { $0 === window } }

    private func add(_ count: Int = 1) {
        for _ in 0..<count {
            recipe.addButton.sendActions(for: .touchUpInside)
            AnimationClock.current.advance(by: 0.25)
        }
    }

    private func delete(_ entry: UIView) throws {
        let button = try #require(entry.subviews.compactMap { $0 as? UIButton }.first)
        button.sendActions(for: .touchUpInside)
    }

    @Test("Items are added to a stack and removed from it while the program runs")
    func addingAndRemoving() throws {
        defer { close() }
        let empty = recipe.stackView.frame.height
        add(2)
        #expect(recipe.entries.count == 2)
        let height = recipe.entries[0].frame.height
        #expect(near(recipe.stackView.frame.height, empty + 2 * height) && height > 20)
        try delete(recipe.entries[0])
        AnimationClock.current.advance(by: 0.25)
        #expect(recipe.entries.count == 1 && near(recipe.stackView.frame.height, empty + height))
    }

    @Test("All changes of the stack are animated")
    func animated() throws {
        defer { close() }
        recipe.addButton.sendActions(for: .touchUpInside)
        AnimationClock.current.advance(by: 0.125)
        let shown = try #require(recipe.addButton.layer.presentation()).frame.minY
        AnimationClock.current.advance(by: 0.125)
        #expect(near(shown, recipe.addButton.frame.minY / 2, within: 0.5) && shown > 5)
        try delete(recipe.entries[0])
        AnimationClock.current.advance(by: 0.125)
        #expect(near(try #require(recipe.addButton.layer.presentation()).frame.minY, shown, within: 0.5))
        AnimationClock.current.advance(by: 0.125)
        #expect(recipe.addButton.frame.minY == 0)
    }

    @Test(
        "The stack is placed inside a scroll view, so that you can scroll through a list that is too long for the screen"
    )
    func scrolls() {
        defer { close() }
        add(20)
        let scrollView = recipe.scrollView
        #expect(scrollView.contentSize.height > scrollView.bounds.height)
        scrollView.scrollRectToVisible(recipe.entries[0].frame, animated: false)
        #expect(scrollView.contentOffset.y <= 0)
        scrollView.scrollRectToVisible(recipe.addButton.frame, animated: false)
        #expect(near(scrollView.contentOffset.y, scrollView.contentSize.height - scrollView.bounds.height))
    }

    // Untested: "The recipe only shows how to work with stack views dynamically and in scroll views." It is advice.
    // Untested: "Real apps should use UITableView for such a list." It is advice.
    // Untested: "Don't use stack views to build a table view from scratch; use them for what other technology can't do easily." It is advice.
    @Test(
        "The first interface is simple: a scroll view that fills the scene, in it a stack view, in that the Add Item button",
        .says(
            "The scroll view's leading and trailing edges are at the superview's margins",
            "Its top is at the superview's top margin, its bottom 20 points above the bottom layout guide",
            "All edges of the stack view are those of the scroll view",
            "The stack view is as wide as the scroll view"))
    func firstInterface() {
        defer { close() }
        let margins = recipe.view.layoutMargins
        #expect(margins.left == 16 && margins.right == 16)
        #expect(recipe.scrollView.frame == CGRect(x: 16, y: margins.top, width: 343, height: 280 - margins.top))
        #expect(recipe.stackView.frame.origin == .zero && recipe.stackView.frame.width == 343)
        #expect(recipe.scrollView.contentSize == recipe.stackView.frame.size)
        #expect(recipe.addButton.frame == recipe.stackView.bounds)
    }

    @Test("Attributes: vertical, fill, equal spacing, spacing 0")
    func attributes() {
        defer { close() }
        let stack = recipe.stackView
        #expect(stack.axis == .vertical && stack.alignment == .fill)
        #expect(stack.distribution == .equalSpacing && stack.spacing == 0)
    }

    // Untested: "Create a view controller with outlets for scroll view and stack view." Outlets are made in Xcode.
    @Test(
        "viewDidLoad sets the scroll view's initial position",
        .says("The content should start below the status bar"))
    func initialPosition() {
        defer { close() }
        #expect(recipe.scrollView.contentOffset == CGPoint(x: 0, y: -20))
        let top = recipe.addButton.convert(CGPoint.zero, to: recipe.scrollView.superview)
        #expect(top.y == recipe.scrollView.frame.minY + 20)
    }

    @Test(
        "The action computes a new offset for the scroll view, then creates an entry",
        .says(
            "The entry is hidden and added to the stack",
            "Hidden views don't affect how a stack looks and is laid out, so its appearance is unchanged"))
    func hiddenEntries() {
        defer { close() }
        add(2)
        let before = recipe.stackView.arrangedSubviews.map(\.frame), size = recipe.stackView.frame.size
        let hidden = label("Hidden", 60)
        hidden.isHidden = true
        let views = recipe.stackView.arrangedSubviews
        recipe.stackView.insertArrangedSubview(hidden, at: 1)
        endTurn()
        #expect(views.map(\.frame) == before && recipe.stackView.frame.size == size)
        #expect(recipe.stackView.arrangedSubviews.count == 4)
    }

    @Test(
        "In an animation block the view is revealed and the scroll offset updated, which animates the view's appearance"
    )
    func revealing() throws {
        defer { close() }
        let height = recipe.addButton.frame.height
        recipe.addButton.sendActions(for: .touchUpInside)
        let entry = try #require(recipe.entries.first)
        #expect(!entry.isHidden)
        #expect(recipe.scrollView.contentOffset.y == -20 + height)
        AnimationClock.current.advance(by: 0.125)
        let frame = try #require(entry.layer.presentation()).frame
        AnimationClock.current.advance(by: 0.125)
        #expect(near(frame.height, entry.frame.height / 2, within: 0.5))
    }

    @Test(
        "The method that deletes an entry hides it in an animation block",
        .says(
            "After the animation it removes the view from the hierarchy",
            "This removes it from the stack's list of arranged views as well"))
    func deleting() throws {
        defer { close() }
        add(3)
        let entries = recipe.entries
        try delete(entries[1])
        #expect(entries[1].isHidden && entries[1].superview === recipe.stackView)
        AnimationClock.current.advance(by: 0.2)
        #expect(recipe.stackView.arrangedSubviews.contains(entries[1]))
        AnimationClock.current.advance(by: 0.05)
        #expect(entries[1].superview == nil)
        #expect(recipe.entries == [entries[0], entries[2]])
    }

    // Untested: "The method isn't linked in Interface Builder; the app links each entry to it when it is created." It is about Xcode.
    @Test("An entry is a stack view of a date label, a label with a hexadecimal number, and a button that deletes it")
    func entry() throws {
        defer { close() }
        add()
        let stack = try #require(recipe.entries.first as? UIStackView), views = stack.arrangedSubviews
        #expect(views.count == 3 && views[2] is UIButton)
        // One of the labels is stretched: of equal hugging the first.
        #expect(
            near(
                views[0].frame.width,
                343 - 16 - views[1].intrinsicContentSize.width - views[2].intrinsicContentSize.width, within: 0.67))
        for (view, next) in zip(views, views.dropFirst()) { #expect(near(next.frame.minX, view.frame.maxX + 8)) }
        let labels = views.compactMap { $0 as? UILabel }
        #expect(near(labels[0].baseline, labels[1].baseline, within: 1))
    }

    @Test(
        "Views can be added to stack views and removed from them while the program runs",
        .says("The layout adjusts by itself to make up for changes of the arranged views"))
    func adjusts() {
        defer { close() }
        add(3)
        recipe.entries[0].removeFromSuperview()
        endTurn()
        #expect(recipe.entries[0].frame.minY == 0)
        #expect(near(recipe.addButton.frame.minY, recipe.entries[1].frame.maxY))
    }

    @Test(
        "Hidden views are still in the array of arranged views, but aren't shown and don't affect the layout of the others"
    )
    func hiddenViews() {
        defer { close() }
        add(2)
        let entries = recipe.entries
        entries[0].isHidden = true
        endTurn()
        #expect(recipe.entries == entries)
        #expect(entries[1].frame.minY == 0)
    }

    @Test("Adding a view to the array of arranged views adds it to the view hierarchy")
    func addingToTheHierarchy() {
        defer { close() }
        let view = label()
        recipe.stackView.addArrangedSubview(view)
        #expect(view.superview === recipe.stackView && view.window === window)
    }

    @Test(
        "Removing a view from the array of arranged views doesn't remove it from the view hierarchy",
        .says("but removing it from the hierarchy removes it from the array"))
    func removingFromTheHierarchy() {
        defer { close() }
        add(2)
        let entries = recipe.entries
        recipe.stackView.removeArrangedSubview(entries[0])
        #expect(recipe.entries == [entries[1]] && entries[0].window === window)
        entries[1].removeFromSuperview()
        #expect(recipe.entries.isEmpty && entries[1].window == nil)
    }

    @Test(
        "In iOS the hidden property normally isn't animatable",
        .says("but it becomes so as soon as a view is placed in a stack's array of arranged views"))
    func hiddenIsAnimatableInStacks() throws {
        defer { close() }
        add()
        let free = Box(10, 10), arranged = recipe.entries[0]
        recipe.view.addSubview(free)
        free.pin(leading: 0, top: 0)
        UIView.animate(withDuration: 1) {
            free.isHidden = true
            arranged.isHidden = true
        }
        AnimationClock.current.advance(by: 0.5)
        #expect(free.layer.animationKeys() == nil && (free.layer.presentation()?.isHidden ?? true))
        let presented = try #require(arranged.layer.presentation())
        #expect(!presented.isHidden && presented.frame.height > 0 && presented.frame.height < arranged.intrinsicHeight)
        AnimationClock.current.advance(by: 0.5)
        #expect(arranged.layer.presentation()?.isHidden ?? true)
    }

    @Test(
        "The animation is managed by the stack, not by the view",
        .says("Use the hidden property to animate adding views to a stack and removing them from it"))
    func theStackAnimates() throws {
        defer { close() }
        add(2)
        let entries = recipe.entries, height = entries[0].frame.height
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { entries[0].isHidden = true }
        AnimationClock.current.advance(by: 0.25)
        // The other arranged views move, and so does the content's end.
        #expect(near(try #require(entries[1].layer.presentation()).frame.minY, 0.75 * height, within: 0.34))
        #expect(
            near(try #require(recipe.addButton.layer.presentation()).frame.minY, 1.75 * height, within: 0.34))
        AnimationClock.current.advance(by: 0.75)
        #expect(entries[1].frame.minY == 0)
    }

    @Test(
        "The constraints between stack and scroll view set the size of the scroll view's content area",
        .says(
            "The equal width constraint sets the stack, and so the content size, to fill the scroll view horizontally"))
    func contentArea() {
        defer { close() }
        add(2)
        #expect(recipe.scrollView.contentSize == recipe.stackView.frame.size)
        for width in [320, 568] as [CGFloat] {
            window.frame.size.width = width
            endTurn()
            #expect(recipe.scrollView.contentSize.width == recipe.scrollView.bounds.width)
            let margins = recipe.view.layoutMargins
            #expect(recipe.stackView.frame.width == width - margins.left - margins.right)
        }
    }

    @Test(
        "Vertically the content size is the stack's fitting size",
        .says("The stack view grows as the user adds entries"))
    func contentHeight() {
        defer { close() }
        var before: CGFloat = 0
        for count in 0..<4 {
            if count > 0 { add() }
            let fitting = recipe.stackView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
            #expect(near(recipe.scrollView.contentSize.height, fitting, within: 0.34))
            #expect(fitting > before)
            before = fitting
        }
    }

    @Test("Scrolling is enabled by itself as soon as there is too much content for the screen")
    func scrollingIsEnabled() {
        defer { close() }
        let scrollView = recipe.scrollView
        func scrollsTo(_ view: UIView) -> CGFloat {
            scrollView.contentOffset.y = -20
            scrollView.scrollRectToVisible(view.frame, animated: false)
            return scrollView.contentOffset.y
        }
        add(1)
        #expect(scrollsTo(recipe.addButton) == -20)
        add(12)
        #expect(scrollView.contentSize.height > scrollView.bounds.height - 20)
        #expect(scrollsTo(recipe.addButton) > 0)
    }

    // Untested: "See Working with Scroll Views." It is a reference.
}

extension UIView {
    /// How high the view is by itself.
    fileprivate var intrinsicHeight: CGFloat { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
}
