import Foundation
import Testing

@testable import UIKit

/// HTML as `NSAttributedString(data:options:documentAttributes:)` reads it. What is expected was printed by developers, or
/// follows from WebKit's converter of documents and style sheet.
@Suite("HTML: texts and attributes")
struct HTMLTextTests {
    private func read(_ html: String) throws -> NSAttributedString {
        try NSAttributedString(
            data: Data(html.utf8),
            options: [
                .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
            ],
            documentAttributes: nil)
    }

    /// The value of an attribute where some letters stand.
    private func value<Value>(
        _ key: NSAttributedString.Key, at letters: String, in text: NSAttributedString, as type: Value.Type = Value.self
    ) throws -> Value? {
        let range = (text.string as NSString).range(of: letters)
        try #require(range.location != NSNotFound, "\(letters) in \(text.string)")
        return text.attribute(key, at: range.location, effectiveRange: nil) as? Value
    }

    private func font(at letters: String, in html: String) throws -> UIFont {
        try #require(try value(.font, at: letters, in: read(html)))
    }

    private func style(at letters: String, in html: String) throws -> NSParagraphStyle {
        try #require(try value(.paragraphStyle, at: letters, in: read(html)))
    }

    private func color(at letters: String, in html: String) throws -> UIColor {
        try #require(try value(.foregroundColor, at: letters, in: read(html)))
    }

    // MARK: Text

    @Test func paragraphsEndByTheEndOfALine() throws {
        #expect(try read("<p>One</p><p>Two</p>").string == "One\nTwo\n")
        #expect(try read("<div>One</div>Two").string == "One\nTwo")
        #expect(try read("<b>One</b> two").string == "One two")
        #expect(try read("").string.isEmpty && read("<html><body></body></html>").string.isEmpty)
    }

    @Test func aBreakEndsTheParagraphButInParagraphsAndItemsTheLine() throws {
        #expect(try read("a<br>b<br/><br>c").string == "a\nb\n\nc")
        #expect(try read("<p>a<br>b<br></p>").string == "a\u{2028}b\n")
        #expect(try read("<h1>a<br>b</h1>").string == "a\u{2028}b\n")
    }

    @Test func spacesAreJoined() throws {
        #expect(try read("  lots \n of\t<b> space </b> ").string == "lots of space")
        #expect(try read("<p> a </p>\n <p>b</p>\n").string == "a\nb\n")
        #expect(try read("a&nbsp;&nbsp;b").string == "a\u{A0}\u{A0}b")
        #expect(try read("<pre>\na  b\r\n c</pre>").string == "a  b\n c\n")
        #expect(try read("<p style='white-space: pre-wrap'>a  b</p>").string == "a  b\n")
    }

    @Test func entitiesAreLetters() throws {
        #expect(try read("&lt;b&gt; &amp;amp; &quot;&apos;&copy;&hellip;").string == "<b> &amp; \"'©…")
        #expect(try read("&#8364;&#x20AC;&#X20ac;&#128;&euro;").string == "€€€€€")
        #expect(try read("&Uuml;ber &alpha;&rarr;&trade;&mdash;&zwj;").string == "Über α→™—\u{200D}")
        #expect(try read("AT&T &nope; & &; &#; &#x; &copy 1").string == "AT&T &nope; & &; &#; &#x; © 1")
        #expect(try read("&#0;&#xD800;&#x110000;&#99999999999999999999;").string == "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")
    }

    @Test func whatIsNotTextIsLeftOut() throws {
        let page = """
            <!DOCTYPE html><!-- <b>no</b> --><html><head><title>No &amp; no</title><meta charset="utf-8">
            <style>p { color: red }</style><script>if (a < b) { "</p>" }</script></head>
            <body>\n<p>Yes</p>\n<!-- - -- > --><?php no ?><select><option>no</select></body></html>
            """
        #expect(try read(page).string == "Yes\n")
        #expect(try read("<div style='display: none'>no <b>no</b></div>yes").string == "yes")
    }

    @Test func cellsOfATableAreParagraphs() throws {
        let table = "x<table> <tr> <th>a</th> <td>b</td> </tr> <tr><td><p>c</p></td></tr> </table>y"
        #expect(try read(table).string == "x\na\nb\nc\ny")
    }

    @Test func quotesAndRulesAreThere() throws {
        #expect(try read("<q>a <q>b</q></q>").string == "“a ‘b’”")
        #expect(try read("a<hr>b").string == "a\n\nb")
    }

    @Test func lettersMayBeTransformed() throws {
        let html = """
            <i style="text-transform: uppercase">aß</i> <i style="text-transform:capitalize">it's two words</i>
            """
        #expect(try read(html).string == "ASS It's Two Words")
    }

    // MARK: Fonts and colours

    @Test func textIsIn12PointsOfTimesNewRoman() throws {
        let text = try read("plain")
        let font = try #require(try value(.font, at: "plain", in: text) as UIFont?)
        #expect(font.familyName == "Times New Roman" && font.fontName == "TimesNewRomanPSMT" && font.pointSize == 12)
        #expect(try value(.foregroundColor, at: "plain", in: text) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(try value(.kern, at: "plain", in: text) == 0 && value(.strokeWidth, at: "plain", in: text) == 0)
        #expect(text.attribute(.link, at: 0, effectiveRange: nil) == nil)
        #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    }

    @Test(arguments: [
        "<b>x</b>", "<strong>x</strong>", "<span style='font-weight:600'>x</span>", "<h3>x</h3>", "<th>x",
    ])
    func boldIsATraitOfTheFont(html: String) throws {
        let font = try font(at: "x", in: html.hasPrefix("<th>") ? "<table>" + html : html)
        #expect(font.fontDescriptor.symbolicTraits == .traitBold && font.fontName == "TimesNewRomanPS-BoldMT")
    }

    @Test(arguments: ["<i>x</i>", "<em>x</em>", "<cite>x</cite>", "<p style='font-style: italic'>x"])
    func slantedIsATraitOfTheFont(html: String) throws {
        #expect(try font(at: "x", in: html).fontDescriptor.symbolicTraits == .traitItalic)
        #expect(try font(at: "x", in: "<b>\(html)").fontDescriptor.symbolicTraits == [.traitItalic, .traitBold])
    }

    @Test func headingsAreLargeAndBold() throws {
        for (level, size) in [24, 18, 14.04, 12, 9.96, 8.04].enumerated() {
            let font = try font(at: "x", in: "<h\(level + 1)>x</h\(level + 1)>")
            #expect(abs(font.pointSize - size) < 1e-9 && font.fontDescriptor.symbolicTraits.contains(.traitBold))
        }
    }

    @Test(arguments: [
        ("<big>x", 14.4), ("<small>x", 10), ("<sub>x", 10), ("<font size=5>x", 18), ("<font size='+1'>x", 14),
        ("<font size=-9>x", 9), ("<p style='font-size: 17px'>x", 17), ("<p style='font-size: 24pt'>x", 32),
        ("<p style='font-size: 1.5em'><b style='font-size:200%'>x", 36), ("<p style='font-size: x-large'>x", 18),
        ("<p style='font: italic 20px/2 Georgia'>x", 20), ("<p style='font-size: -3px'>x", 1),
        ("<p style='font-size: large; font-size: nonsense'>x", 14),
    ])
    func sizesAreInPixels(html: String, size: Double) throws {
        #expect(try abs(font(at: "x", in: html).pointSize - size) < 1e-9)
    }

    @Test(arguments: [
        ("Georgia", "Georgia"), ("'Helvetica Neue', Arial", "Helvetica Neue"), ("Nobody Has It, Verdana", "Verdana"),
        ("Nobody Has It", "Times New Roman"), ("sans-serif", "Helvetica"), ("monospace", "Courier"),
        ("-apple-system, Arial", ".AppleSystemUIFont"), ("system-ui", ".AppleSystemUIFont"),
    ])
    func theFirstFamilyThatIsKnownCounts(css: String, family: String) throws {
        #expect(try font(at: "x", in: "<p style=\"font-family: \(css)\">x").familyName == family)
        #expect(try font(at: "x", in: "<font face=\"\(css)\">x").familyName == family)
    }

    @Test func theSystemsFontHasEachWeight() throws {
        let html = "<p style='font: 500 15px -apple-system'>a<b>b</b>"
        #expect(try font(at: "a", in: html) == UIFont.systemFont(ofSize: 15, weight: .medium))
        #expect(try font(at: "b", in: html) == UIFont.systemFont(ofSize: 15, weight: .bold))
        #expect(try font(at: "a", in: "<p style='font: -apple-system-body'>a").pointSize == 17)
    }

    @Test(arguments: [
        "red", "#f00", "#FF0000", "#ff0000ff", "rgb(255, 0, 0)", "rgb(100% 0% 0%)", "rgba(255,0,0,1)",
        "hsl(0, 100%, 50%)", "RED",
    ])
    func coloursHaveManyNames(css: String) throws {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try color(at: "x", in: "<span style='color: \(css)'>x</span>") == red)
        #expect(try color(at: "x", in: "<p style='color: blue; color: \(css) !important; color: green'>x") == red)
    }

    @Test func aColourMayBeOfAFontOrBehindTheLetters() throws {
        #expect(try color(at: "x", in: "<font color=ff0000>x") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try color(at: "x", in: "<p style='color: nonsense'>x") == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        let half = try color(at: "x", in: "<p style='color: rgba(0, 0, 255, 0.5)'>x")
        #expect(half == UIColor(red: 0, green: 0, blue: 1, alpha: 0.5))
        let text = try read("<span style='background-color: yellow'>a<b>b</b></span>c")
        let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        #expect(
            try value(.backgroundColor, at: "a", in: text) == yellow
                && value(.backgroundColor, at: "b", in: text) == yellow)
        #expect(try value(.backgroundColor, at: "c", in: text, as: UIColor.self) == nil)
    }

    @Test func linesAreUnderAndThroughLetters() throws {
        let text = try read("<u>a</u><s>b</s><del>c</del><u>d<b style='text-decoration: line-through'>e</b></u>f")
        #expect(try value(.underlineStyle, at: "a", in: text) == NSUnderlineStyle.single.rawValue)
        #expect(try value(.strikethroughStyle, at: "b", in: text) == NSUnderlineStyle.single.rawValue)
        #expect(try value(.strikethroughStyle, at: "c", in: text) == NSUnderlineStyle.single.rawValue)
        #expect(
            try value(.underlineStyle, at: "e", in: text) == 1 && value(.strikethroughStyle, at: "e", in: text) == 1)
        #expect(try value(.underlineStyle, at: "f", in: text, as: Int.self) == nil)
    }

    @Test func raisedLettersAreSmallAndKnown() throws {
        let text = try read("x<sup>2</sup><sub>i</sub>")
        let key = NSAttributedString.Key(rawValue: "NSSuperScript")
        #expect(try value(key, at: "2", in: text) == 1 && value(key, at: "i", in: text) == -1)
        #expect(try #require(try value(.baselineOffset, at: "2", in: text, as: CGFloat.self)) > 0)
        #expect(try #require(try value(.baselineOffset, at: "i", in: text, as: CGFloat.self)) < 0)
    }

    @Test func linksAreBlueAndUnderlined() throws {
        let text = try read("<a href=' https://example.org/?a=1&amp;b=2 '>go <b>there</b></a> or <a name=x>not</a>")
        let url = try #require(URL(string: "https://example.org/?a=1&b=2"))
        #expect(try value(.link, at: "go", in: text) == url && value(.link, at: "there", in: text) == url)
        #expect(try value(.underlineStyle, at: "go", in: text) == 1)
        let blue = UIColor(red: 0, green: 0, blue: CGFloat(0xEE) / 255, alpha: 1)
        #expect(try value(.foregroundColor, at: "there", in: text) == blue)
        #expect(
            try value(.link, at: "or", in: text, as: URL.self) == nil
                && value(.link, at: "not", in: text, as: URL.self) == nil)
        let styled = try read("<style>a { color: red; text-decoration: none }</style><a href=x>y</a>")
        #expect(try value(.underlineStyle, at: "y", in: styled, as: Int.self) == nil)
        #expect(try value(.foregroundColor, at: "y", in: styled) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    // MARK: Paragraphs

    @Test func paragraphsStandApart() throws {
        let style = try style(at: "x", in: "<p>x</p>")
        #expect(style.paragraphSpacing == 12 && style.alignment == .natural && style.defaultTabInterval == 36)
        #expect(style.baseWritingDirection == .leftToRight && style.tabStops.isEmpty && style.headIndent == 0)
        #expect(try self.style(at: "x", in: "x").paragraphSpacing == 0)
        #expect(try abs(self.style(at: "x", in: "<h1>x").paragraphSpacing - 16.08) < 1e-9)
        #expect(try self.style(at: "x", in: "<p style='margin: 0'>x").paragraphSpacing == 0)
        #expect(try self.style(at: "x", in: "<p style='font-size: 20px; margin-bottom: .5em'>x").paragraphSpacing == 10)
    }

    @Test func marginsOfParagraphsIndent() throws {
        let style = try style(at: "x", in: "<p style='margin: 1px 20px 3px 40px; text-indent: 10px'>x")
        #expect(style.headIndent == 40 && style.firstLineHeadIndent == 50 && style.tailIndent == -20)
        #expect(style.paragraphSpacing == 3)
    }

    @Test(arguments: [
        ("<p style='text-align: center'>x", NSTextAlignment.center), ("<center>x", .center),
        ("<div align=right>x", .right),
        ("<div style='text-align: justify'><p>x", .justified), ("<h1 align=left>x", .left),
    ])
    func textIsAligned(html: String, alignment: NSTextAlignment) throws {
        #expect(try style(at: "x", in: html).alignment == alignment)
    }

    @Test func linesHaveAHeightAndADirection() throws {
        #expect(try style(at: "x", in: "<p style='line-height: 1.5'>x").minimumLineHeight == 18)
        #expect(try style(at: "x", in: "<p style='line-height: 20px'>x").minimumLineHeight == 20)
        #expect(try style(at: "x", in: "<p>x").minimumLineHeight == 0)
        #expect(try style(at: "x", in: "<p dir=rtl>x").baseWritingDirection == .rightToLeft)
        #expect(try value(.kern, at: "x", in: read("<p style='letter-spacing: 2px'>x")) == 2)
    }

    @Test func itemsHaveSignsAndIndents() throws {
        let text = try read("<ul>\n<li>One</li>\n<li>Two <b>words</b></li>\n</ul>after")
        #expect(text.string == "\t•\tOne\n\t•\tTwo words\nafter")
        let style = try #require(try value(.paragraphStyle, at: "Two", in: text, as: NSParagraphStyle.self))
        #expect(style.headIndent == 36 && style.firstLineHeadIndent == 0 && style.paragraphSpacing == 0)
        #expect(style.tabStops.map(\.location) == [11, 36])
        #expect(style.textLists.map(\.markerFormat) == [.disc])
        #expect(try value(.paragraphStyle, at: "\t•\tTwo", in: text) == style)
        #expect(
            try value(.paragraphStyle, at: "One", in: text, as: NSParagraphStyle.self)?.textLists == style.textLists)
        #expect(try value(.paragraphStyle, at: "after", in: text, as: NSParagraphStyle.self)?.textLists == [])
    }

    @Test func itemsHaveNumbers() throws {
        #expect(try read("<ol><li>One<li>Two</ol>").string == "\t1.\tOne\n\t2.\tTwo\n")
        #expect(try read("<ol start=9><li>a<li>b</ol>").string == "\t9.\ta\n\t10.\tb\n")
        #expect(try read("<ol type=A><li>a<li>b</ol>").string == "\tA.\ta\n\tB.\tb\n")
        #expect(try read("<ol style='list-style-type: lower-roman'><li>a</ol>").string == "\ti.\ta\n")
        let list = try #require(try style(at: "a", in: "<ol start=9><li>a</ol>").textLists.first)
        #expect(list.markerFormat.rawValue == "{decimal}." && list.startingItemNumber == 9)
    }

    @Test func listsStandInItems() throws {
        let html = "<ol><li>a<ul><li>b<ul><li>c</ul></ul><li>d</ol>"
        #expect(try read(html).string == "\t1.\ta\n\t◦\tb\n\t▪\tc\n\t2.\td\n")
        #expect(try style(at: "c", in: html).headIndent == 108 && style(at: "d", in: html).headIndent == 36)
        #expect(
            try read("<ul><li><p>a</p><p>b</p></li><li><div>c</div></li></ul>").string == "\t•\ta\u{2028}b\n\t•\tc\n")
    }

    // MARK: Style sheets

    @Test func rulesFindElements() throws {
        let css = """
            <style type="text/css"><!-- @import "x.css"; /* p { color: green } */
            @media (prefers-color-scheme: dark) { p { color: white } }
            * { font-family: Georgia } body { font-size: 20px; color: blue }
            p, .big { font-size: 2em } p.note { color: red } #one { font-weight: bold }
            div .in { font-style: italic } p:hover { color: lime } --></style>
            """
        func font(_ html: String) throws -> UIFont { try self.font(at: "x", in: css + html) }
        #expect(try font("x").familyName == "Georgia" && font("x").pointSize == 20)
        #expect(try font("<p>x").pointSize == 40 && font("<i class='a big'>x").pointSize == 40)
        #expect(try font("<p id=one>x").fontDescriptor.symbolicTraits == .traitBold)
        #expect(try font("<div><p><span class=in>x").fontDescriptor.symbolicTraits == .traitItalic)
        #expect(try font("<span class=in>x").fontDescriptor.symbolicTraits.isEmpty)
        #expect(try color(at: "x", in: css + "<p>x") == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(try color(at: "x", in: css + "<p class=note>x") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func theMoreExactRuleWinsAndTheElementsOwnStyleBeforeAll() throws {
        let css = "<style>#a { color: red } .b { color: lime } p { color: blue } .b { color: black }</style>"
        #expect(try color(at: "x", in: css + "<p class=b id=a>x") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(try color(at: "x", in: css + "<p class=b>x") == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
        #expect(
            try color(at: "x", in: css + "<p id=a style='color: white'>x")
                == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    }
}
