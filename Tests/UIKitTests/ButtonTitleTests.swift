import Foundation
import Testing

@testable import UIKit

/// Titles of buttons in several lines, with attributes from a configuration, and how they are aligned.
@MainActor struct ButtonTitleTests {
    private func button(_ title: String, _ set: (UILabel) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel.map(set)
        return button
    }

    /// What is set after the configuration counts, and goes on counting.
    @Test func titlesAndPicturesThatAreSetReplaceTheConfigurations() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Old"
        configuration.image = UIImage(systemName: "star")
        let button = UIButton(configuration: configuration)
        button.setTitle("New", for: .normal)
        button.setImage(UIImage(systemName: "moon"), for: .normal)
        button.layoutIfNeeded()
        #expect(button.currentTitle == "New" && button.titleLabel?.text == "New")
        #expect(button.configuration?.title == "New")
        #expect(button.imageView?.image == UIImage(systemName: "moon"))
        button.setAttributedTitle(NSAttributedString(string: "Rich", attributes: [.kern: 3]), for: .normal)
        button.configuration?.subtitle = "More"
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Rich" && button.subtitleLabel?.text == "More")
    }

    /// A round button is often smaller than the insets and the picture.
    @Test func aPictureWithoutRoomStaysInTheMiddle() throws {
        var configuration = UIButton.Configuration.filled()
        configuration.image = UIImage(systemName: "arrow.up")
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
        button.layoutIfNeeded()
        let picture = try #require(button.imageView?.frame)
        #expect(abs(picture.midX - 15) <= 0.5 && abs(picture.midY - 15) <= 0.5)
    }

    @Test func aTitleIsAsHighAsTheLinesThatItIsWrittenIn() {
        let one = button("128 Posts") { _ in }.intrinsicContentSize
        let two = button("128\nPosts") { $0.numberOfLines = 0 }
        let word = button("Posts") { _ in }.intrinsicContentSize
        #expect(two.intrinsicContentSize.width == word.width)
        #expect(abs(two.intrinsicContentSize.height - 12 - 2 * (one.height - 12)) <= 1)
        #expect(
            button("128\nPosts") { $0.lineBreakMode = .byWordWrapping }.intrinsicContentSize == two.intrinsicContentSize
        )
        two.frame.size = two.intrinsicContentSize
        two.layoutIfNeeded()
        #expect(two.titleLabel?.frame.height == two.bounds.height - 12)
        #expect(two.titleLabel?.textAlignment == .natural)
    }

    @Test func aTitleIsWrappedInTheRoomThatThereIs() throws {
        let button = button("A title that needs more than one line of the button") { $0.numberOfLines = 2 }
        let natural = button.intrinsicContentSize
        button.frame.size = CGSize(width: 200, height: 80)
        button.layoutIfNeeded()
        let label = try #require(button.titleLabel)
        #expect(natural.width > 300 && natural.height < 40)
        #expect(label.frame.width <= 200 && label.frame.height > 30)
    }

    @Test func theTransformerChangesAllAttributesOfATitle() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Colour"
        let plain = UIButton(configuration: configuration)
        configuration.titleTextAttributesTransformer = .init { incoming in
            var attributes = incoming
            attributes.kern = 5
            attributes.foregroundColor = UIColor.red
            return attributes
        }
        let button = UIButton(configuration: configuration)
        button.layoutIfNeeded()
        #expect(abs(button.intrinsicContentSize.width - plain.intrinsicContentSize.width - 6 * 5) < 0.5)
        let text = try #require(button.titleLabel?.attributedText)
        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .preferredFont(forTextStyle: .body))
    }

    @Test func linesOfATitleStandAsTheConfigurationSays() {
        let wanted: [(UIButton.Configuration.TitleAlignment, NSTextAlignment)] = [
            (.leading, .natural), (.center, .center), (.trailing, .right), (.automatic, .natural),
        ]
        for (alignment, lines) in wanted {
            var configuration = UIButton.Configuration.filled()
            configuration.title = "Title"
            configuration.titleAlignment = alignment
            let button = UIButton(configuration: configuration)
            button.layoutIfNeeded()
            #expect(button.titleLabel?.textAlignment == lines)
        }
    }

    @Test func aPlainButtonThatIsOnHasATintedGround() {
        let button = UIButton(configuration: .plain())
        #expect(button.configuration?.backgroundColor(for: button) == nil)
        button.isSelected = true
        #expect(button.configuration?.backgroundColor(for: button) != nil)
        button.configuration?.automaticallyUpdateForSelection = false
        #expect(button.configuration?.backgroundColor(for: button) == nil)
    }

    @Test func theTrackOfASliderStandsBetweenItsPictures() {
        final class Thick: UISlider {
            override func trackRect(forBounds bounds: CGRect) -> CGRect {
                super.trackRect(forBounds: bounds).insetBy(dx: 0, dy: -3)
            }
        }
        let slider = Thick(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        #expect(slider.trackRect(forBounds: slider.bounds) == CGRect(x: 2, y: 10, width: 196, height: 10))
        slider.maximumValueImage = UIImage(systemName: "star")
        #expect(slider.trackRect(forBounds: slider.bounds).maxX == CGFloat(167))
    }

    /// Documentation of `NSStringDrawingContext`: "minimumScaleFactor", "actualScaleFactor", "totalBounds".
    @Test func aContextLetsTextShrinkUntilItFits() {
        let text = NSAttributedString(string: "A title", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        let natural = text.size()
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let room = CGSize(width: natural.width * 0.8, height: 0)
        let found = text.boundingRect(with: room, context: context)
        #expect(found.width <= room.width && abs(context.actualScaleFactor - 0.8) < 0.03)
        #expect(context.totalBounds == found)
        _ = text.boundingRect(with: CGSize(width: 10, height: 0), context: context)
        #expect(abs(context.actualScaleFactor - 0.5) < 0.002)
        _ = text.boundingRect(with: CGSize(width: 1000, height: 0), context: context)
        #expect(context.actualScaleFactor == 1)
    }

    @Test func aShortenedLineHoldsNoLineEnd() {
        for mode in [NSLineBreakMode.byTruncatingMiddle, .byTruncatingHead, .byTruncatingTail] {
            let label = UILabel()
            label.text = "128\nPosts"
            label.lineBreakMode = mode
            let shown = label.layoutEnvironment.layout(label.typographicText, width: 200, maximumLines: 1)
            #expect(
                shown.lines.map(\.text) == [
                    mode == .byTruncatingMiddle ? "128…Posts" : mode == .byTruncatingHead ? "…Posts" : "128…"
                ])
        }
    }
}
