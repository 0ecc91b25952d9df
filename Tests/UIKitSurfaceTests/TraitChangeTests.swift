import Testing
import UIKit

/// Changes its axis with the width's size class.
private final class AdaptiveController: UIViewController {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    private(set) var previous: [UIUserInterfaceSizeClass?] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(stack)
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        adapt()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        previous.append(previousTraitCollection?.horizontalSizeClass)
        adapt()
    }

    private func adapt() { stack.axis = traitCollection.horizontalSizeClass == .regular ? .horizontal : .vertical }
}

private final class Listener: UIView {
    private(set) var heard: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (self: Self, previous: UITraitCollection) in
            self.heard.append("\(previous.horizontalSizeClass) to \(self.traitCollection.horizontalSizeClass)")
        }
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@Suite("Changes of traits")
struct TraitChangeTests {
    /// A parent gives a child other traits than its own (documentation of `setOverrideTraitCollection(_:forChild:)`).
    @Test func aParentOverridesTheTraitsOfAChild() {
        let parent = UIViewController(), child = AdaptiveController()
        parent.view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        parent.view.layoutIfNeeded()
        #expect(child.stack.arrangedSubviews[1].frame == CGRect(x: 0, y: 30, width: 100, height: 30))
        parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
        parent.view.layoutIfNeeded()
        #expect(child.stack.arrangedSubviews[1].frame == CGRect(x: 50, y: 0, width: 50, height: 60))
        #expect(child.previous == [.compact])
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        #expect(parent.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
        // The nearest override counts.
        child.traitOverrides.horizontalSizeClass = .compact
        #expect(child.stack.axis == .vertical)
        child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(child.stack.axis == .horizontal)
        parent.setOverrideTraitCollection(nil, forChild: child)
        #expect(child.stack.axis == .vertical)
    }

    @Test func registeredClosuresHearOfTheirTraitsOnly() {
        let root = UIView(), listener = Listener()
        root.addSubview(listener)
        var categories = 0
        let registration = root.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { view, previous in
            if view.traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory {
                categories += 1
            }
        }
        root.traitOverrides.horizontalSizeClass = .regular
        #expect(listener.heard == ["compact to regular"])
        #expect(categories == 0)
        root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(categories == 1)
        #expect(listener.heard.count == 1)
        root.unregisterForTraitChanges(registration)
        root.traitOverrides.preferredContentSizeCategory = .small
        #expect(categories == 1)
        // A view takes on the traits of the tree that it enters.
        let other = UIView()
        other.addSubview(listener)
        #expect(listener.heard.last == "regular to compact")
    }

    @Test func anOverriddenDirectionMirrorsWhatIsBelow() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100)), inner = UIView(), box = UIView()
        for (view, superview) in [(inner, root), (box, inner)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
        }
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
            inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            inner.topAnchor.constraint(equalTo: root.topAnchor), inner.heightAnchor.constraint(equalToConstant: 20),
            box.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 10),
            box.topAnchor.constraint(equalTo: inner.topAnchor), box.widthAnchor.constraint(equalToConstant: 30),
            box.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 100)
        #expect(box.frame.minX == 10)
        inner.traitOverrides.layoutDirection = .rightToLeft
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 100)
        #expect(box.frame.minX == 160)
    }

    @Test func textFollowsAnOverriddenSizeCategory() {
        let root = UIView(), label = UILabel()
        label.text = "Text"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        root.addSubview(label)
        let height = label.intrinsicContentSize.height
        root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        // 53 points instead of 17.
        #expect(label.intrinsicContentSize.height > 2 * height)
    }

    /// `overrideUserInterfaceStyle` holds for a view, or a controller, and what is below it.
    @Test func stylesAreOverridden() {
        let outer = UIView(), inner = UIView(), controller = UIViewController()
        outer.addSubview(inner)
        outer.overrideUserInterfaceStyle = .dark
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
        inner.overrideUserInterfaceStyle = .light
        #expect(inner.traitCollection.userInterfaceStyle == .light)
        outer.overrideUserInterfaceStyle = .unspecified
        #expect(outer.traitCollection.userInterfaceStyle == .light)
        controller.overrideUserInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
    }

    /// `minimumContentSizeCategory` and `maximumContentSizeCategory` limit the text of a view and what is below it.
    @Test func textSizesAreLimited() {
        let outer = UIView(), inner = UILabel()
        outer.addSubview(inner)
        inner.font = .preferredFont(forTextStyle: .body)
        inner.adjustsFontForContentSizeCategory = true
        inner.text = "Text"
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        let large = inner.intrinsicContentSize.height
        outer.maximumContentSizeCategory = .extraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
        #expect(inner.intrinsicContentSize.height < large)
        outer.maximumContentSizeCategory = nil
        #expect(inner.intrinsicContentSize.height == large)
        inner.minimumContentSizeCategory = .accessibilityExtraLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
    }

    @Test func collectionsAreMadeByMutations() {
        let traits = UITraitCollection { traits in
            traits.horizontalSizeClass = .regular
            traits.layoutDirection = .rightToLeft
        }
        #expect(traits.horizontalSizeClass == .regular)
        #expect(traits.verticalSizeClass == .unspecified)
        let other = traits.modifyingTraits { $0.horizontalSizeClass = .compact }
        #expect(other.horizontalSizeClass == .compact)
        #expect(other.layoutDirection == .rightToLeft)
    }
}
