import DynamicStackView
import Testing
import UIKit

/// The recipe "Dynamic Stack View" of the Auto Layout Cookbook, driven by its buttons.
@MainActor
@Suite("Dynamic Stack View recipe")
struct DynamicStackViewTests {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let controller = DynamicStackViewController()

    init() {
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    private func add(_ count: Int = 1) {
        for _ in 0..<count { controller.addButton.sendActions(for: .touchUpInside) }
        window.layoutIfNeeded()
    }

    private func deleteButton(_ entry: UIView) -> UIButton? {
        entry.subviews.compactMap { $0 as? UIButton }.first
    }

    @Test func beginsWithTheAddButtonAlone() {
        #expect(controller.entries.isEmpty)
        #expect(controller.stackView.frame.width == 320)
        #expect(controller.addButton.frame == controller.stackView.bounds)
        #expect(controller.scrollView.contentSize == controller.stackView.frame.size)
        #expect(controller.scrollView.contentOffset == CGPoint(x: 0, y: -20))
    }

    @Test func entriesAreAddedAboveTheButton() throws {
        add(3)
        #expect(controller.entries.count == 3)
        #expect(controller.stackView.arrangedSubviews.last === controller.addButton)
        var y: CGFloat = 0
        for entry in controller.entries {
            #expect(!entry.isHidden)
            #expect(entry.frame.minY == y)
            #expect(entry.frame.width == 320)
            #expect(entry.frame.height > 0)
            y += entry.frame.height
        }
        #expect(controller.addButton.frame.minY == y)
        #expect(controller.scrollView.contentSize.height == y + controller.addButton.frame.height)
    }

    /// The list stays where it is while all of it can be seen, then it scrolls so that the add button stays in sight.
    @Test func theContentScrollsWhereTheListIsTooLong() {
        add()
        #expect(controller.scrollView.contentOffset.y == -20)
        add(9)
        let scrollView = controller.scrollView
        #expect(scrollView.contentSize.height > 180)
        #expect(scrollView.contentOffset.y == scrollView.contentSize.height - 200)
    }

    @Test func anEntryIsARowOfDateNumberAndButton() throws {
        add()
        let row = try #require(controller.entries.first as? UIStackView)
        let (date, number, delete) = (row.subviews[0], row.subviews[1], row.subviews[2])
        // Date and button keep their widths, the number takes what is left.
        #expect(date.frame.width == date.intrinsicContentSize.width)
        #expect(delete.frame.maxX == 320)
        #expect(abs(number.frame.minX - (date.frame.maxX + 8)) < 0.34)
        #expect(abs(delete.frame.minX - (number.frame.maxX + 8)) < 0.34)
    }

    @Test func deletingClosesTheGapAndRemovesTheEntry() throws {
        add(3)
        let entries = controller.entries
        let height = entries[0].frame.height
        weak let gone = entries[1]
        try #require(deleteButton(entries[1])).sendActions(for: .touchUpInside)
        // The entry goes when it has folded up.
        #expect(entries[1].superview != nil)
        AnimationClock.current.advance(by: 0.25)
        #expect(controller.entries == [entries[0], entries[2]])
        #expect(entries[1].superview == nil)
        #expect(gone?.isHidden == true)
        #expect(entries[2].frame.minY == height)
        #expect(controller.addButton.frame.minY == 2 * height)
    }

    @Test func deletedEntriesAreReleased() throws {
        add(2)
        weak let entry = controller.entries.first
        weak let button = entry.flatMap { deleteButton($0) }
        #expect(button != nil)
        button?.sendActions(for: .touchUpInside)
        AnimationClock.current.advance(by: 0.25)
        #expect(entry == nil)
        #expect(controller.entries.count == 1)
    }

    @Test func theListFollowsTheWindow() {
        add(2)
        window.frame.size = CGSize(width: 480, height: 320)
        window.layoutIfNeeded()
        #expect(controller.stackView.frame.width == 480)
        #expect(controller.entries.allSatisfy { $0.frame.width == 480 })
        #expect(controller.scrollView.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    }
}
