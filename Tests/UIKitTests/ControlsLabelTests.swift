import Testing

@testable import UIKit

@MainActor
@Suite("Controls: labels")
struct ControlsLabelTests {
    private func label(_ text: String?, size: CGFloat = 17, scale: CGFloat = 2, metrics: SystemMetrics = .iOS18)
        -> UILabel
    {
        let label = host(UILabel(), metrics: metrics, scale: scale)
        label.text = text
        label.font = .systemFont(ofSize: size)
        return label
    }

    @Test func aLineOf17PointsIsTwentyAndAHalfHigh() {
        #expect(label("Label").intrinsicContentSize.height == 20.5)
        #expect(abs(label("Label", scale: 3).intrinsicContentSize.height - 61.0 / 3) < 1e-9)
        #expect(label("Label", scale: 1).intrinsicContentSize.height == 21)
    }

    /// "Label" in the two generations of the system font: 42, later 41.5. The older width is an estimate.
    @Test func widthsFollowTheGenerationOfTheSystemFont() {
        #expect(abs(label("Label", metrics: .iOS11).intrinsicContentSize.width - 42) <= 0.5)
        #expect(label("Label", metrics: .iOS18).intrinsicContentSize.width == 41.5)
    }

    @Test func anEmptyLabelHasNoSize() {
        #expect(label(nil).intrinsicContentSize == .zero)
        #expect(label("").intrinsicContentSize == .zero)
    }

    @Test func aLabelOfOneLineDoesNotWrap() {
        let label = label("several words that would wrap")
        let width = label.intrinsicContentSize.width
        label.preferredMaxLayoutWidth = 50
        label.automaticWrappingWidth = 50
        #expect(label.intrinsicContentSize.width == width)
        #expect(!label.wrapsContent)
    }

    @Test func aLabelOfManyLinesWrapsAtThePreferredWidth() {
        let label = label("several words that wrap")
        label.numberOfLines = 0
        let line = label.intrinsicContentSize
        label.preferredMaxLayoutWidth = 90
        let wrapped = label.intrinsicContentSize
        #expect(label.wrapsContent)
        #expect(wrapped.width <= 91)
        #expect(wrapped.height > 1.9 * line.height)
    }

    @Test func thePreferredWidthWinsOverTheLayoutsWidth() {
        let label = label("several words that wrap")
        label.numberOfLines = 0
        label.automaticWrappingWidth = 60
        let narrow = label.intrinsicContentSize.height
        label.preferredMaxLayoutWidth = 500
        label.automaticWrappingWidth = 60
        #expect(label.intrinsicContentSize.height < narrow)
    }

    /// The standard line break strategy; older systems and attributed text fill each line.
    @Test func aLabelKeepsTwoWordsOnItsLastLine() {
        func lines(_ label: UILabel) -> [String] {
            label.numberOfLines = 0
            let width = self.label("one two", metrics: .iOS11).intrinsicContentSize.width + 2
            return label.textLayout(width: width).lines.map(\.text)
        }
        #expect(lines(label("one two six")) == ["one", "two six"])
        #expect(lines(label("one two six", metrics: .iOS11)) == ["one two", "six"])
        let attributed = label(nil)
        attributed.attributedText = NSAttributedString(string: "one two six")
        #expect(lines(attributed) == ["one two", "six"])
    }

    @Test func aLabelWithoutWidthKeepsItsOneLine() {
        let root = host(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
        let label = UILabel()
        label.text = "several words"
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.widthAnchor.constraint(equalToConstant: 0).isActive = true
        root.layoutIfNeeded()
        #expect(label.frame.width == 0 && label.frame.height == 20.5)
    }

    @Test func twoLinesOfATextStyleStandApartByItsLeading() {
        let label = label("one\ntwo")
        label.numberOfLines = 0
        label.font = .preferredFont(forTextStyle: .body)
        #expect(label.intrinsicContentSize.height == 42.5)
        label.font = .systemFont(ofSize: 17)
        #expect(label.intrinsicContentSize.height == 41)
    }

    @Test func numberOfLinesLimitsTheHeight() {
        let label = label("one\ntwo\nthree\nfour")
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize.height == 41)
    }

    /// First baseline round(0.952148 × size) from the top, last round(0.241211 × size) from the bottom.
    @Test(arguments: [(17.0, 16.0, 4.0), (12.0, 11.0, 3.0), (30.0, 29.0, 7.0)])
    func baselinesAreWholePoints(size: Double, first: Double, last: Double) throws {
        let label = label("Text", size: CGFloat(size))
        let offsets = try #require(label.baselineOffsets(for: label.intrinsicContentSize))
        #expect(Double(offsets.firstFromTop) == first)
        #expect(Double(offsets.lastFromBottom) == last)
    }

    @Test func anAdjustingLabelFollowsTheTextSize() {
        let label = label("Text")
        label.font = .preferredFont(forTextStyle: .body, category: .large)
        var environment = label.layoutEnvironment
        environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        label.setEnvironment(environment)
        #expect(label.intrinsicContentSize.height == 20.5)
        label.adjustsFontForContentSizeCategory = true
        #expect(label.intrinsicContentSize.height > 60)
    }

    @Test func attributedTextIsMeasuredInItsOwnFonts() {
        let label = label("x")
        label.attributedText = NSAttributedString(string: "x", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        #expect(label.intrinsicContentSize.height == 48)
        #expect(label.text == "x")
        // The label keeps the look of the first letter (documentation of `attributedText`).
        label.text = "y"
        #expect(label.explicitAttributedText == nil)
        #expect(label.intrinsicContentSize.height == 48)
    }

    @Test func aTextSetAgainIsMeasuredAnew() {
        let label = label("short")
        let width = label.intrinsicContentSize.width
        label.text = "considerably longer"
        #expect(label.intrinsicContentSize.width > 2 * width)
    }
}
