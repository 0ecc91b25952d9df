import Foundation
import Testing
import UIKit

/// What views, layers, controllers and values say of each other, in the words of their documentation.
@MainActor
@Suite("Documented: views agree with their layers, buttons with their actions")
struct DocumentedAgreementTests {
    /// A view and its layer are two sides of one thing: what one is told the other answers.
    @Test func viewsAndLayers() {
        let view = UIView(), inner = UIView(), own = CALayer(), mask = UIView()
        view.clipsToBounds = true
        #expect(view.layer.masksToBounds)
        view.layer.masksToBounds = false
        #expect(!view.clipsToBounds)
        view.isHidden = true
        #expect(view.layer.isHidden)
        view.layer.isHidden = false
        #expect(!view.isHidden)
        view.contentMode = .scaleAspectFit
        #expect(view.layer.contentsGravity == .resizeAspect)
        view.layer.contentsGravity = .bottomRight
        #expect(view.contentMode == .bottomRight && CALayer().contentsGravity == .resize)
        view.layer.addSublayer(own)
        view.addSubview(inner)
        #expect(inner.layer.superlayer === view.layer && own.superlayer === view.layer)
        #expect(view.layer.sublayers == [own, inner.layer])
        view.layer.sublayers = nil
        #expect(own.superlayer == nil && view.subviews == [inner] && view.layer.sublayers == [inner.layer])
        view.mask = mask
        #expect(view.layer.mask === mask.layer)
        view.layer.mask = own
        #expect(view.mask == nil && view.layer.mask === own)
    }

    /// A layer that is hidden takes its view out of a stack, as a hidden view is.
    @Test func hiddenLayersLeaveStacks() {
        let (a, b) = (UIView(), UIView())
        for view in [a, b] { view.heightAnchor.constraint(equalToConstant: 20).isActive = true }
        let stack = UIStackView(arrangedSubviews: [a, b])
        stack.axis = .vertical
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 40)
        b.layer.isHidden = true
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 20)
    }

    /// `adjustsFontForContentSizeCategory`: "automatically updates its font when the device's content size category changes".
    @Test func fontsFollowTheCategory() {
        let controller = UIViewController(), label = UILabel(), field = UITextField(), text = UITextView()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        for view in [label, field, text] as [UIView] { controller.view.addSubview(view) }
        label.font = .preferredFont(forTextStyle: .title1)
        field.font = .preferredFont(forTextStyle: .body)
        text.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
        label.adjustsFontForContentSizeCategory = true
        field.adjustsFontForContentSizeCategory = true
        text.adjustsFontForContentSizeCategory = true
        controller.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        // The table of Dynamic Type sizes: Title 1 is 58 and Body 53 points at AX5.
        #expect(label.font.pointSize == 58 && field.font?.pointSize == 53 && (text.font?.pointSize ?? 0) > 50)
        controller.traitOverrides.preferredContentSizeCategory = .large
        #expect(label.font.pointSize == 28 && field.font?.pointSize == 17 && text.font?.pointSize == 20)
        label.adjustsFontForContentSizeCategory = false
        controller.traitOverrides.preferredContentSizeCategory = .extraSmall
        #expect(label.font.pointSize == 28)
    }

    /// `editButtonItem`: its title and state toggle "between Edit and Done", and a table controller's table is edited with it.
    @Test func editButtons() {
        let controller = UITableViewController()
        controller.loadViewIfNeeded()
        let button = controller.editButtonItem
        #expect(button.title == "Edit" && controller.editButtonItem === button)
        button.simulateTap()
        #expect(controller.isEditing && controller.tableView.isEditing)
        #expect(button.title == "Done" && button.style == .done)
        controller.isEditing = false
        #expect(!controller.tableView.isEditing && button.title == "Edit")
    }

    /// `isEditing` set calls `setEditing(_:animated:)`, which subclasses override.
    @Test func editingIsTold() {
        final class Told: UIViewController {
            var told: [Bool] = []
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                told.append(editing)
            }
        }
        let controller = Told()
        controller.isEditing = true
        #expect(controller.isEditing && controller.told == [true] && controller.editButtonItem.title == "Done")
    }

    /// `primaryAction`: the item's title and image are those of the action, unless it is a system item.
    @Test func itemsOfActions() {
        let action = UIAction(title: "Do") { _ in }
        #expect(UIBarButtonItem(primaryAction: action).title == "Do")
        #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
        #expect(UIBarButtonItem(systemItem: .add, primaryAction: action).title == nil)
    }

    /// `show(_:sender:)` looks for "an object in the view controller hierarchy that overrides this method".
    @Test func showingGoesUp() {
        final class Container: UIViewController {
            var shown: [UIViewController] = []
            override func show(_ viewController: UIViewController, sender: Any?) { shown.append(viewController) }
            override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
                shown.append(viewController)
            }
        }
        let container = Container(), between = UIViewController(), child = UIViewController(),
            target = UIViewController()
        container.addChild(between)
        between.addChild(child)
        child.show(target, sender: nil)
        child.showDetailViewController(container, sender: nil)
        #expect(container.shown == [target, container] && child.presentedViewController == nil)
    }

    /// `accessibilityLabel`: "If you're using a standard UIKit control, it derives from the control's title"; and
    /// `isAccessibilityElement` is "false unless the receiver is a standard UIKit control".
    @Test func standardViewsAreAccessible() {
        let (label, button, toggle, slider, field) = (UILabel(), UIButton(), UISwitch(), UISlider(), UITextField())
        label.text = "Hello"
        button.setTitle("Go", for: .normal)
        button.isEnabled = false
        slider.value = 0.5
        field.text = "typed"
        for view in [label, button, toggle, slider, field] as [UIView] { #expect(view.isAccessibilityElement) }
        #expect(!UIView().isAccessibilityElement && !UIImageView().isAccessibilityElement)
        #expect(label.accessibilityLabel == "Hello" && label.accessibilityTraits == .staticText)
        #expect(button.accessibilityLabel == "Go" && button.accessibilityTraits == [.button, .notEnabled])
        #expect(toggle.accessibilityValue == "0" && slider.accessibilityValue == "50%")
        #expect(slider.accessibilityTraits.contains(.adjustable) && field.accessibilityValue == "typed")
        label.accessibilityLabel = "Hello"
        label.text = "Bye"
        #expect(label.accessibilityLabel == "Hello", "what a program says stays")
        label.isAccessibilityElement = false
        #expect(!label.isAccessibilityElement)
    }
}

/// How lists scroll and layouts are asked, in the words of their documentation.
@MainActor
@Suite("Documented: what lists ask and where they scroll")
struct DocumentedListScrollTests {
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { 2 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { .init() }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
    }

    private final class Diagonal: UICollectionViewLayout {
        var prepared = 0
        override func prepare() { prepared += 1 }
        override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 1000) }
        /// All of them, as layouts may: only those that are seen get cells.
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let place = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            place.frame = CGRect(x: indexPath.item * 50, y: indexPath.item * 100, width: 50, height: 100)
            return place
        }
    }

    private final class Items: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 10 }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
    }

    /// `scrollToRow(at:at:animated:)` with `top` shows the row, which no header covers that stays in sight.
    @Test func rowsBelowTheirHeaders() {
        let rows = Rows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        table.sectionHeaderTopPadding = 0
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
        #expect(table.contentOffset.y == 530, "30 + 10 × 50: the section's header is seen")
        table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 150, "the header takes the 30 points above the row")
        table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
        #expect(table.contentOffset.y == 0)
    }

    /// `selectRow(at:animated:scrollPosition:)`: scrolls to the position; "pass none to not scroll".
    @Test func choosingScrolls() {
        let rows = Rows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        table.sectionHeaderTopPadding = 0
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        table.selectRow(at: IndexPath(row: 9, section: 0), animated: false, scrollPosition: .none)
        #expect(table.contentOffset.y == 0)
        table.selectRow(at: IndexPath(row: 9, section: 0), animated: false, scrollPosition: .bottom)
        #expect(table.contentOffset.y == 330 && table.indexPathsForSelectedRows == [IndexPath(row: 9, section: 0)])
    }

    /// `prepare()`: called "the first time" and "whenever the layout is invalidated"; `shouldInvalidateLayout(forBoundsChange:)`
    /// is false unless overridden, so scrolling doesn't.
    @Test func layoutsArePreparedWhenInvalid() {
        let layout = Diagonal(), items = Items()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        view.dataSource = items
        view.layoutIfNeeded()
        #expect(layout.prepared == 1)
        #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [0, 1, 2], "those that are seen")
        view.contentOffset.y = 250
        view.layoutIfNeeded()
        #expect(layout.prepared == 1 && view.indexPathsForVisibleItems.map(\.item).sorted() == [2, 3, 4, 5])
        layout.invalidateLayout()
        view.layoutIfNeeded()
        #expect(layout.prepared == 2)
        view.reloadData()
        view.layoutIfNeeded()
        #expect(layout.prepared == 3)
        view.frame.size.height = 200
        view.layoutIfNeeded()
        #expect(layout.prepared == 4, "another size asks anew")
    }

    /// Managing the keyboard: inset the content by the keyboard's height, and scroll the field to where it is seen.
    @Test func visibleAboveTheKeyboard() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        scroll.contentSize = CGSize(width: 300, height: 1000)
        scroll.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 250, right: 0)
        scroll.contentOffset = .zero
        scroll.scrollRectToVisible(CGRect(x: 0, y: 500, width: 100, height: 40), animated: false)
        #expect(scroll.contentOffset.y == 190, "540 stands 350 points below the top")
        scroll.scrollRectToVisible(CGRect(x: 0, y: 200, width: 100, height: 40), animated: false)
        #expect(scroll.contentOffset.y == 150, "below what is inset at the top")
    }
}

/// Numbers and strings of UIKit's values, as its headers give them.
@Suite("Documented: values count and are written")
struct DocumentedCountingTests {
    /// Priorities, weights and levels add and compare.
    @Test func numericValues() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
        #expect(UILayoutPriority.defaultLow + 1 == UILayoutPriority(251) && 1 + .defaultLow == UILayoutPriority(251))
        #expect(UILayoutPriority.required - UILayoutPriority.defaultHigh == 250)
        var priority = UILayoutPriority.defaultHigh
        priority -= 10
        priority += 1
        #expect(priority.rawValue == 741 && priority < .defaultHigh)
        #expect([UILayoutPriority.required, .defaultLow].min() == .defaultLow)
        #expect(UIFont.Weight.light < .bold && UIFont.Weight.black > .heavy)
    }

    /// `NSCoder.string(for:)` writes whole numbers without a point.
    @Test func stringsOfGeometry() {
        #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
        #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4)) == "{{1, 2}, {3, 4}}")
        #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: -4)) == "{1, 2, 3, -4}")
        #expect(NSCoder.cgRect(for: "{{1, 2}, {3, 4}}") == CGRect(x: 1, y: 2, width: 3, height: 4))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(UIRectEdge.all == [.top, .left, .bottom, .right])
    }
}
