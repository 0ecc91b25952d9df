import Testing
import Typography

@testable import UIKit

@Suite("Values: fonts and attributed text")
struct ValuesFontTests {
    @Test func systemFontsHaveTheSystemsLineHeight() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(abs(font.ascender - 16.187) < 0.001)
        #expect(font.descender < 0)
    }

    @Test func textStylesHaveTheirPublishedSizes() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        #expect(UIFont.preferredFont(forTextStyle: .caption2).pointSize == 11)
        #expect(UIFont.preferredFont(forTextStyle: .body, category: .accessibilityExtraExtraExtraLarge).pointSize == 53)
    }

    @Test func aStylesFontFollowsTheCategoryAndOthersStay() {
        let body = UIFont.preferredFont(forTextStyle: .body)
        #expect(body.adjusted(to: .extraSmall).pointSize == 14)
        let plain = UIFont.systemFont(ofSize: 17)
        #expect(plain.adjusted(to: .extraSmall) === plain)
    }

    @Test func fontsThatLookAlikeAreEqual() {
        #expect(UIFont.systemFont(ofSize: 12) == .systemFont(ofSize: 12, weight: .regular))
        #expect(UIFont.boldSystemFont(ofSize: 12) != .systemFont(ofSize: 12))
    }

    /// "This method returns nil … if the font isn't available"; families count as names, whatever the case of their letters.
    @Test func fontsThatNobodyHasAreNone() throws {
        #expect(UIFont(name: "Nobody-Bold", size: 12) == nil && UIFont.fontNames(forFamilyName: "Nobody").isEmpty)
        #expect(UIFont(name: "helvetica neue", size: 12)?.fontName == "HelveticaNeue")
        #expect(UIFont(name: "AVENIRNEXT-DEMIBOLD", size: 12)?.fontName == "AvenirNext-DemiBold")
        #expect(UIFont.familyNames.count > 70 && UIFont.familyNames == UIFont.familyNames.sorted())
        for family in UIFont.familyNames {
            let names = UIFont.fontNames(forFamilyName: family)
            #expect(!names.isEmpty && Set(names).count == names.count)
            for name in names {
                let font = try #require(UIFont(name: name, size: 12))
                #expect(font.fontName == name && font.familyName == family)
            }
        }
    }

    @Test func systemFontsGoByTheirPrivateNames() {
        #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
        #expect(UIFont.systemFont(ofSize: 17, weight: .semibold).fontName == ".SFUI-Semibold")
        #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
        let text = UIFont.boldSystemFont(ofSize: 17).description
        #expect(
            text.hasSuffix("font-family: \".SFUI-Bold\"; font-weight: bold; font-style: normal; font-size: 17.00pt"))
        let georgia = UIFont(
            descriptor: UIFont(name: "Georgia", size: 9)!.fontDescriptor.withSymbolicTraits(.traitBold)!, size: 0)
        #expect(georgia.fontName == "Georgia-Bold")
    }

    @Test func namedFontsNeedANameAndASize() {
        #expect(UIFont(name: "", size: 12) == nil)
        #expect(UIFont(name: "Menlo", size: .nan) == nil)
        #expect(UIFont(name: "Menlo", size: 13)?.familyName == "Menlo")
        #expect(UIFont(name: "HelveticaNeue-Bold", size: 13)?.familyName == "Helvetica Neue")
    }

    @Test func symbolicTraitsMakeAFontBold() throws {
        let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor
        let bold = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: bold, size: 0)
        #expect(font.pointSize == 15)
        #expect(font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    }

    @Test func attributedTextKeepsRunsKernAndParagraph() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.alignment = .center
        let text = NSMutableAttributedString(string: "small ", attributes: [.paragraphStyle: style])
        text.append(
            NSAttributedString(string: "LARGE", attributes: [.font: UIFont.systemFont(ofSize: 30), .kern: 2]))
        let typographic = text.typographic(font: .systemFont(ofSize: 10), paragraph: ParagraphStyle())
        #expect(typographic.runs.map(\.text) == ["small ", "LARGE"])
        #expect(typographic.runs.map(\.font.size) == [10, 30])
        #expect(typographic.runs.map(\.kern) == [0, 2])
        #expect(typographic.paragraph.lineSpacing == 4)
        #expect(typographic.paragraph.alignment == .center)
    }

    @Test func swiftsAttributedStringsCarryUIKitsAttributes() {
        var text = AttributedString("bold")
        text.font = UIFont.boldSystemFont(ofSize: 11)
        let converted = NSAttributedString.uiKit(text)
        let font = converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font == .boldSystemFont(ofSize: 11))
    }

    @Test func paragraphStylesCopyTheirValues() throws {
        let style = NSMutableParagraphStyle()
        style.headIndent = 3
        style.lineBreakMode = .byTruncatingMiddle
        let copy = try #require(style.copy() as? NSParagraphStyle)
        style.headIndent = 5
        #expect(copy.headIndent == 3)
        #expect(copy.lineBreakMode == .byTruncatingMiddle)
        #expect(copy != style)
    }
}

@Suite("Values: current traits")
struct ValuesTraitTests {
    @Test func fontsOfTextStylesTakeTheCurrentTraitsCategory() {
        var environment = LayoutEnvironment()
        environment.contentSizeCategory = .extraSmall
        var size: CGFloat = 0
        UITraitCollection(environment: environment).performAsCurrent {
            size = UIFont.preferredFont(forTextStyle: .body).pointSize
        }
        #expect(size == 14)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }
}
