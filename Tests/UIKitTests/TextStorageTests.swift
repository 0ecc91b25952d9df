import Testing

@testable import UIKit

/// A program's own storage keeps its text itself, and what reads it asks its methods.
@MainActor
@Suite("Text storages")
struct TextStorageTests {
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

    private static let tag = NSAttributedString.Key("tag")

    private func storage() -> NSTextStorage {
        let storage = Storage()
        storage.append(NSAttributedString(string: "one #two three"))
        storage.addAttribute(Self.tag, value: true, range: NSRange(location: 4, length: 4))
        storage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 8))
        return storage
    }

    @Test func attributesAreReadThroughItsMethods() {
        let storage = storage()
        var range = NSRange()
        #expect(storage.attribute(Self.tag, at: 5, effectiveRange: &range) as? Bool == true)
        #expect(range == NSRange(location: 4, length: 2))
        let whole = NSRange(location: 0, length: storage.length)
        #expect(storage.attribute(Self.tag, at: 5, longestEffectiveRange: &range, in: whole) as? Bool == true)
        #expect(range == NSRange(location: 4, length: 4))
        #expect(storage.attribute(Self.tag, at: 1, longestEffectiveRange: nil, in: whole) == nil)
        let values = storage.attributes(at: 9, longestEffectiveRange: &range, in: whole)
        #expect(values.count == 1 && range == NSRange(location: 8, length: 6))
    }

    @Test func attributesAreEnumeratedThroughItsMethods() {
        let storage = storage()
        let whole = NSRange(location: 0, length: storage.length)
        var found: [String] = []
        storage.enumerateAttribute(Self.tag, in: whole) { value, range, _ in
            found.append("\(value != nil) \(range.location) \(range.length)")
        }
        #expect(found == ["false 0 4", "true 4 4", "false 8 6"])
        found = []
        storage.enumerateAttributes(in: whole, options: .reverse) { values, range, stop in
            found.append("\(values.count) \(range.location)")
            stop.pointee = ObjCBool(found.count == 3)
        }
        #expect(found == ["1 8", "2 6", "1 4"])
    }

    @Test func partsAndCopiesHoldWhatItShows() {
        let storage = storage()
        let part = storage.attributedSubstring(from: NSRange(location: 4, length: 4))
        #expect(part.string == "#two" && part.attribute(Self.tag, at: 0, effectiveRange: nil) as? Bool == true)
        #expect((storage.copy() as? NSAttributedString)?.string == "one #two three")
        #expect((storage.mutableCopy() as? NSMutableAttributedString)?.length == 14)
    }
}
