import Testing

@testable import UIKit

@MainActor
@Suite("Sizes of list contents")
struct ListContentSizeTests {
    private func view(_ text: String, _ second: String? = nil) -> UIListContentView {
        var content = UIListContentConfiguration.cell()
        (content.text, content.secondaryText) = (text, second)
        return UIListContentView(configuration: content)
    }

    /// A width that is held less firmly than the texts resist gives way to them.
    @Test func theWidthIsThatOfTheTextUnlessItIsHeld() {
        let text = "Two words"
        let own = view(text).systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let label = UILabel()
        (label.text, label.font) = (text, .preferredFont(forTextStyle: .body))
        #expect(own.width >= label.intrinsicContentSize.width + 16 && own.width < label.intrinsicContentSize.width + 48)
        #expect(own.height == 44)
        let held = view(text).systemLayoutSizeFitting(
            CGSize(width: 60, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(held.width == 60 && held.height > own.height)
    }

    @Test func guidesHaveTheirPlaceWhenTheyAreAskedForAfterALayout() throws {
        let view = view("One", "Two")
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        view.layoutIfNeeded()
        let guide = try #require(view.textLayoutGuide)
        #expect(guide.layoutFrame.width > 200 && guide.layoutFrame.height > 10)
    }
}
