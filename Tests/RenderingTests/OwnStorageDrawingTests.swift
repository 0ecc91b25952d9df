import Foundation
import Testing
import UIKit

@testable import Rendering

/// A program's own storage, which keeps its text itself, is drawn as the same text is in Foundation's class.
@MainActor
@Suite("Drawn storages of a program")
struct OwnStorageDrawingTests {
    private final class Storage: NSTextStorage {
        private let backing = NSMutableAttributedString()
        override var string: String { backing.string }
        override func attributes(
            at location: Int, effectiveRange range: NSRangePointer?
        ) -> [NSAttributedString.Key: Any] { backing.attributes(at: location, effectiveRange: range) }
        override func replaceCharacters(in range: NSRange, with str: String) {
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
        }
    }

    private var plain: NSMutableAttributedString {
        let text = NSMutableAttributedString(string: "one two")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 4, length: 3))
        return text
    }
    private var storage: NSTextStorage {
        let storage = Storage()
        storage.append(plain)
        return storage
    }

    private func picture(_ draw: (CGRect) -> Void) -> Data {
        let place = CGRect(x: 0, y: 0, width: 80, height: 30)
        return UIGraphicsImageRenderer(bounds: place).pngData { _ in draw(place) }
    }

    @Test func itIsDrawnAsTheSameTextIs() {
        let expected = picture { self.plain.draw(in: $0) }
        #expect(expected != picture { _ in })
        #expect(picture { self.storage.draw(in: $0) } == expected)
    }

    @Test func aTextLayerShowsIt() {
        func layer(_ text: NSAttributedString) -> Data {
            picture { place in
                let layer = CATextLayer()
                layer.frame = place
                layer.string = text
                if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
            }
        }
        let expected = layer(plain)
        #expect(expected != picture { _ in })
        #expect(layer(storage) == expected)
    }
}
