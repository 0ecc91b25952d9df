import Foundation
import Testing

@testable import UIKit

/// Pictures among text: "the height of the line fragment … is determined by the attachment's bounds" where they are taller than
/// its letters.
@MainActor
@Suite("Values: attachments of texts")
struct TextAttachmentTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func text(_ attachment: NSTextAttachment, after words: String = "ab") -> NSAttributedString {
        let text = NSMutableAttributedString(string: words, attributes: [.font: font])
        let own = NSMutableAttributedString(attachment: attachment)
        own.addAttribute(.font, value: font, range: NSRange(location: 0, length: own.length))
        text.append(own)
        return text
    }

    private func picture(_ width: CGFloat, _ height: CGFloat) -> NSTextAttachment {
        NSTextAttachment(image: UIImage(placeholderOfSize: CGSize(width: width, height: height)))
    }

    @Test func aTallPictureMakesItsLineHigher() {
        // It stands on the baseline: below are the descenders alone.
        let size = text(picture(24, 50)).size()
        #expect(abs(size.height - (50 - font.descender)) < 1e-9)
        #expect(abs(text(picture(24, 10)).size().height - font.lineHeight) < 1e-9)
    }

    @Test func boundsMoveAPictureBelowTheBaseline() {
        let attachment = picture(24, 50)
        attachment.bounds = CGRect(x: 3, y: -30, width: 20, height: 40)
        let size = text(attachment).size(), words = NSAttributedString(string: "ab", attributes: [.font: font]).size()
        #expect(abs(size.height - (font.ascender + 30)) < 1e-9)
        #expect(abs(size.width - words.width - 23) < 1e-9)
    }

    @Test func aPictureMayGoToTheNextLine() {
        let box = CGSize(width: 40, height: CGFloat.greatestFiniteMagnitude)
        let wrapped = text(picture(30, 30)).boundingRect(with: box, options: .usesLineFragmentOrigin, context: nil)
        #expect(abs(wrapped.height - (font.lineHeight + 30 - font.descender)) < 1e-9)
    }

    @Test func aLabelIsAsHighAsItsPicture() {
        let label = host(UILabel(), metrics: .iOS18, scale: 2)
        label.font = font
        label.attributedText = text(picture(24, 50))
        #expect(abs(label.intrinsicContentSize.height - (50 - font.descender)) <= 0.5)
        #expect(label.intrinsicContentSize.width >= 24)
    }

    @Test func aSymbolTakesTheSizeOfTheTextBesideIt() throws {
        let small = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
        let large = NSMutableAttributedString(attachment: small)
        large.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: 1))
        #expect(large.size().width > 1.6 * text(small, after: "").size().width)
        // One that states its size keeps it.
        let configuration = UIImage.SymbolConfiguration(pointSize: 10)
        let stated = try #require(UIImage(systemName: "star", withConfiguration: configuration))
        #expect(abs(text(NSTextAttachment(image: stated), after: "").size().width - stated.size.width) < 1e-9)
    }

    @Test func aSubclassSaysWhereThePictureStands() {
        final class Centred: NSTextAttachment, @unchecked Sendable {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect {
                CGRect(x: 0, y: (lineFrag.height - 60) / 2, width: 60 + CGFloat(charIndex), height: 60)
            }
        }
        let words = NSAttributedString(string: "ab", attributes: [.font: font]).size().width
        let size = text(Centred()).size()
        #expect(abs(size.width - words - 62) < 1e-9)
        #expect(abs(size.height - 60) < font.lineHeight)
    }
}
