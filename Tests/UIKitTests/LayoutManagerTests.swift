import Foundation
import Testing
import UIKit

/// Where a layout manager sets lines, in the words of its documentation.
@MainActor
struct LayoutManagerTests {
    private let font = UIFont.systemFont(ofSize: 17)

    private func set(
        _ text: String, alignment: NSTextAlignment = .natural, in sizes: CGSize...,
        prepare: (NSTextContainer) -> Void = { _ in }
    ) -> (storage: NSTextStorage, manager: NSLayoutManager) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let storage = NSTextStorage(
            attributedString: NSAttributedString(string: text, attributes: [.font: font, .paragraphStyle: style]))
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        for size in sizes {
            let container = NSTextContainer(size: size)
            container.lineFragmentPadding = 0
            prepare(container)
            manager.addTextContainer(container)
        }
        return (storage, manager)
    }

    @Test func linesAreSetAgainstTheirSides() {
        let width = NSAttributedString(string: "hello", attributes: [.font: font]).size().width
        let size = CGSize(width: 300, height: 100)
        let (storage, manager) = set("hello", alignment: .center, in: size)
        let container = manager.textContainers[0]
        let start = (300 - width) / 2
        #expect(abs(manager.usedRect(for: container).minX - start) < 0.01)
        #expect(abs(manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil).maxX - start - width) < 0.01)
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == 300)
        #expect(abs(manager.location(forGlyphAt: 0).x - start) < 0.01)
        let third = manager.boundingRect(forGlyphRange: NSRange(location: 2, length: 1), in: container)
        #expect(third.minX > 145 && manager.glyphIndex(for: CGPoint(x: third.midX, y: 5), in: container) == 2)
        #expect(
            abs(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 5), in: container).minX - start) < 0.01
        )
        let right = set("hello", alignment: .right, in: size)
        #expect(abs(right.manager.usedRect(for: right.manager.textContainers[0]).maxX - 300) < 0.01)
        withExtendedLifetime((storage, right.storage)) {}
    }

    /// "A container's used rectangle includes the padding of its line fragments."
    @Test func usedPartsIncludeThePadding() {
        let (storage, manager) = set("hello", in: CGSize(width: 300, height: 100)) { $0.lineFragmentPadding = 5 }
        let used = manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil)
        let width = storage.size().width
        #expect(used.minX == 0 && abs(used.width - width - 10) < 0.01)
        #expect(manager.usedRect(for: manager.textContainers[0]) == used)
        #expect(manager.location(forGlyphAt: 0).x == 5)
    }

    /// The line in which typing would go on takes room, too.
    @Test func lastLineEndsTakeALine() {
        let (storage, manager) = set("hello\n", in: CGSize(width: 300, height: 0))
        let used = manager.usedRect(for: manager.textContainers[0])
        #expect(abs(used.height - 2 * font.lineHeight) < 0.5)
        withExtendedLifetime(storage) {}
    }

    @Test func linesAreAsWideAsTheirContainer() {
        let (storage, manager) = set("hello", in: CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
        #expect(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).width == .greatestFiniteMagnitude)
        withExtendedLifetime(storage) {}
    }

    @Test func textViewsScrollToLines() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.font = font
        view.text = String(repeating: "a line that is long enough\n", count: 3) + String(repeating: "b\n", count: 40)
        view.layoutIfNeeded()
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        #expect(view.contentOffset.y == 0)
        let length = (view.text as NSString).length, place = length - 40
        view.scrollRangeToVisible(NSRange(location: place, length: 1))
        let line = (view.text as NSString).substring(to: place).filter { $0 == "\n" }.count
        let bottom = view.textContainerInset.top + CGFloat(line + 1) * font.lineHeight
        #expect(abs(view.contentOffset.y + 100 - bottom) < 2)
        view.scrollRangeToVisible(NSRange(location: length, length: 0))
        #expect(view.contentOffset.y >= view.contentSize.height - 100 - view.textContainerInset.bottom - 2)
        view.scrollRangeToVisible(NSRange(location: -3, length: 99_999))
    }

    @Test func textGoesOnInTheNextContainer() {
        let (storage, manager) = set(
            "one\ntwo\nthree\nfour", in: CGSize(width: 200, height: 2.5 * font.lineHeight),
            CGSize(width: 200, height: 1e4))
        let (first, second) = (manager.textContainers[0], manager.textContainers[1])
        #expect(manager.glyphRange(for: first) == NSRange(location: 0, length: 8))
        #expect(manager.glyphRange(for: second) == NSRange(location: 8, length: 10))
        var range = NSRange()
        #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: &range) === second)
        #expect(range == NSRange(location: 8, length: 10))
        #expect(manager.lineFragmentRect(forGlyphAt: 8, effectiveRange: nil).minY == 0)
        #expect(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 3), in: second) == .zero)
        #expect(manager.glyphIndex(for: CGPoint(x: 1, y: font.lineHeight * 1.5), in: second) == 14)
        var lines: [String] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 18)) { _, _, container, range, _ in
            lines.append((storage.string as NSString).substring(with: range) + (container === second ? "2" : "1"))
        }
        #expect(lines == ["one\n1", "two\n1", "three\n2", "four2"])
    }

    @Test func linesBeyondTheLimitAreNotSet() {
        let (storage, manager) = set("one\ntwo\nthree", in: CGSize(width: 200, height: 0)) {
            $0.maximumNumberOfLines = 2
        }
        #expect(manager.glyphRange(for: manager.textContainers[0]) == NSRange(location: 0, length: 8))
        #expect(manager.textContainer(forGlyphAt: 9, effectiveRange: nil) == nil)
        #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
        withExtendedLifetime(storage) {}
    }

    /// "Returns the range of characters that have been truncated in the line fragment."
    @Test func truncatedLettersAreTold() {
        let text = "a long line of many words that no narrow container holds"
        let (storage, manager) = set(text, in: CGSize(width: 120, height: 0)) {
            $0.maximumNumberOfLines = 1
            $0.lineBreakMode = .byTruncatingTail
        }
        let hidden = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0)
        #expect(hidden.location > 5 && hidden.location < 20)
        #expect(NSMaxRange(hidden) == (text as NSString).length)
        let used = manager.usedRect(for: manager.textContainers[0])
        #expect(used.width <= 120 && used.height < 1.5 * font.lineHeight)
        withExtendedLifetime(storage) {}
    }

    /// Letters beyond the basic plane are two units.
    @Test func emojiCountAsTheirUnits() {
        let (storage, manager) = set("😀a\n😀b", in: CGSize(width: 200, height: 0))
        var range = NSRange()
        _ = manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: &range)
        #expect(range == NSRange(location: 4, length: 3))
        withExtendedLifetime(storage) {}
    }
}
