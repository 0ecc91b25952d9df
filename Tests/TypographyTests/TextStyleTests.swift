import Testing
import Typography

/// Expected values: Human Interface Guidelines, Typography, Dynamic Type sizes.
@Suite struct TextStyleTests {
    @Test func stylesHaveTheirPublishedSizesAtLarge() {
        let sizes = TextStyle.allCases.map { $0.size() }
        #expect(sizes == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
        #expect(TextStyle.allCases.map { $0.leading() } == [41, 34, 28, 25, 22, 22, 21, 20, 18, 16, 13])
    }

    @Test func accessibilitySizesReachTheLargestBody() {
        #expect(Font.preferred(.body, category: .accessibilityExtraExtraExtraLarge).size == 53)
        #expect(TextStyle.body.leading(in: .accessibilityExtraExtraExtraLarge) == 62)
        #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    @Test func sizesNeverShrinkAsTheCategoryGrows() {
        for style in TextStyle.allCases {
            let sizes = ContentSizeCategory.allCases.map { style.size(in: $0) }
            #expect(sizes == sizes.sorted())
        }
    }

    @Test func rawNamesAreKnown() {
        #expect(TextStyle(rawName: "UICTFontTextStyleTitle0") == .largeTitle)
        #expect(TextStyle(rawName: "UICTFontTextStyleSubhead") == .subheadline)
        #expect(TextStyle(rawName: "Body") == nil)
    }

    @Test func onlyHeadlinesAreSemibold() {
        #expect(Font.preferred(.headline).weight == .semibold)
        #expect(Font.preferred(.title1).weight == .regular)
    }
}
