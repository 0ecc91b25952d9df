import Testing
import UIKit

private final class Inbox: UIViewController {
    var messages: [String] = []
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard messages.isEmpty else { return contentUnavailableConfiguration = nil }
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "tray")
        empty.text = "No messages"
        empty.secondaryText = "What people write to you comes here."
        empty.button = .borderedProminent()
        empty.button.title = "Write one"
        contentUnavailableConfiguration = empty
    }
}

@MainActor
@Suite("Contents that aren't there")
struct ContentUnavailableTests {
    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }

    /// "A content configuration suitable for an empty state": picture, text, secondary text and button below each other, in the
    /// middle.
    @Test func anEmptyScreenSaysSo() throws {
        let inbox = Inbox()
        inbox.view.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        inbox.beginAppearanceTransition(true, animated: false)
        inbox.endAppearanceTransition()
        inbox.view.layoutIfNeeded()
        let shown = try #require(inbox.view.subviews.last as? UIContentUnavailableView)
        #expect(shown.frame == inbox.view.bounds)
        let stack = try #require(shown.subviews.first as? UIStackView)
        let seen = stack.arrangedSubviews.filter { !$0.isHidden }
        #expect(seen.count == 4)
        #expect(seen[0] is UIImageView && seen[3] is UIButton)
        #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.frame.maxY <= $1.frame.minY })
        for view in seen {
            #expect(abs(shown.convert(view.center, from: stack).x - 195) <= 0.5)
        }
        #expect(abs(stack.center.y - 400) <= 0.5)
        #expect(
            labels(in: stack).compactMap(\.text).prefix(2) == ["No messages", "What people write to you comes here."])
    }

    @Test func contentsTakeItAway() {
        let inbox = Inbox()
        inbox.loadViewIfNeeded()
        inbox.setNeedsUpdateContentUnavailableConfiguration()
        #expect(inbox.view.subviews.count == 1)
        inbox.messages = ["Hello"]
        inbox.setNeedsUpdateContentUnavailableConfiguration()
        #expect(inbox.view.subviews.isEmpty)
    }

    @Test func theButtonDoesItsAction() throws {
        var configuration = UIContentUnavailableConfiguration.search()
        var count = 0
        configuration.button = .plain()
        configuration.button.title = "Again"
        configuration.buttonProperties.primaryAction = UIAction { _ in count += 1 }
        let view = configuration.makeContentView()
        let stack = try #require(view.subviews.first as? UIStackView)
        let button = try #require(stack.arrangedSubviews.first { $0 is UIButton } as? UIButton)
        button.performPrimaryAction()
        #expect(count == 1)
    }

    @Test func loadingShowsAWheelInThePicturesPlace() throws {
        let view = UIContentUnavailableConfiguration.loading().makeContentView()
        let stack = try #require(view.subviews.first as? UIStackView)
        let seen = stack.arrangedSubviews.filter { !$0.isHidden }
        #expect(seen.first is UIActivityIndicatorView)
        #expect((seen.first as? UIActivityIndicatorView)?.isAnimating == true)
        #expect(seen.count == 2)
    }
}
