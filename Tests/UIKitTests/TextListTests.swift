import Testing

@testable import UIKit

@Suite("Lists in texts")
struct TextListTests {
    private func markers(_ format: NSTextList.MarkerFormat, _ numbers: Int...) -> [String] {
        numbers.map(NSTextList(markerFormat: format, options: 0).marker)
    }

    @Test func markersCount() {
        #expect(markers(.decimal, 1, 12) == ["1", "12"])
        #expect(markers(.lowercaseAlpha, 1, 26, 27, 52, 53, 0) == ["a", "z", "aa", "az", "ba", "0"])
        #expect(markers(.uppercaseLatin, 3) == ["C"])
        #expect(markers(.lowercaseRoman, 4, 1994) == ["iv", "mcmxciv"])
        #expect(markers(.uppercaseRoman, 9, 4000) == ["IX", "4000"])
        #expect(markers(.octal, 8) == ["10"] && markers(.uppercaseHexadecimal, 255) == ["FF"])
    }

    @Test func signsAreTheSameForAllItems() {
        #expect(markers(.disc, 1, 2) == ["\u{2022}", "\u{2022}"] && markers(.hyphen, 1) == ["\u{2043}"])
    }

    @Test func aFormatMayHaveTextAroundItsMarker() {
        #expect(markers(.init("({lower-alpha})"), 2) == ["(b)"] && markers(.init("* "), 2) == ["* "])
        #expect(markers(.init("{runes}"), 2) == ["{runes}"])
    }

    @Test func listsWithNumbersAreOrdered() {
        let list = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 3)
        #expect(list.isOrdered && list.startingItemNumber == 3 && list.listOptions == .prependEnclosingMarker)
        let disc = NSTextList(markerFormat: .disc, options: 0)
        #expect(!disc.isOrdered && disc.startingItemNumber == 1)
    }

    @Test func paragraphsBelongToLists() throws {
        let (style, list) = (NSMutableParagraphStyle(), NSTextList(markerFormat: .disc, options: 0))
        style.textLists = [list]
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.textLists == [list] && copy != NSParagraphStyle() && NSParagraphStyle.default.textLists.isEmpty)
    }
}
