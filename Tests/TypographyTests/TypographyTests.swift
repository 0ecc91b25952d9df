import Testing
import Typography

@Test func textStylesHaveTheirPublishedSizes() {
    #expect(Font.preferred(.body).size == 17)
    #expect(TextStyle.body.leading() == 22)
    #expect(Font.preferred(.body, category: .accessibilityExtraExtraExtraLarge).size == 53)
    #expect(TextStyle(interfaceBuilderName: "UICTFontTextStyleTitle0") == .largeTitle)
}
