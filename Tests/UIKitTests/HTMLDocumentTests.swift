import Foundation
import Testing

@testable import UIKit

/// Bytes of HTML: how letters are written, what a document says of itself, pictures, and what is wrong with it.
@Suite("HTML: documents")
struct HTMLDocumentTests {
    private func read(
        _ data: Data, _ encoding: String.Encoding? = nil, facts: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws -> NSAttributedString {
        var options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html
        ]
        if let encoding { options[.characterEncoding] = encoding.rawValue }
        return try NSAttributedString(data: data, options: options, documentAttributes: facts)
    }

    private func read(_ html: String) throws -> NSAttributedString { try read(Data(html.utf8), .utf8) }

    // MARK: Letters

    @Test func whoSaysNothingOfLettersGetsWindows1252() throws {
        #expect(try read(Data("“é”".utf8)).string == "â€œÃ©â€\u{9D}")
        #expect(try read(Data([0x80, 0xE9])).string == "€é")
        #expect(try read(Data("“é”".utf8), .utf8).string == "“é”")
        #expect(try read(Data([0xE9, 0x41]), .utf8).string == "\u{FFFD}A")
    }

    @Test func aByteOrderMarkTells() throws {
        #expect(try read(#require("<b>“é”</b>".data(using: .utf16))).string == "“é”")
        #expect(try read(#require("<b>“é”</b>".data(using: .unicode)), .utf8).string == "“é”")
        #expect(try read(Data([0xEF, 0xBB, 0xBF]) + Data("é".utf8)).string == "é")
        #expect(
            try read(Data([0xFE, 0xFF, 0x20, 0xAC])).string == "€" && read(Data([0xFF, 0xFE, 0xAC])).string.isEmpty)
    }

    @Test(arguments: [
        "<meta charset=utf-8>", "<META CHARSET=\"UTF-8\">",
        "<meta http-equiv='Content-Type' content='text/html; charset=utf-8'>",
    ])
    func aDocumentTells(meta: String) throws {
        #expect(try read(Data("\(meta)é".utf8)).string == "é")
        #expect(try read(Data("\(meta)é".utf8), .isoLatin1).string == "Ã©")
    }

    @Test func otherScriptsAreRead() throws {
        let data = try #require("<p>Привет</p>".data(using: .windowsCP1251))
        #expect(try read(Data("<meta charset=windows-1251>".utf8) + data).string == "Привет\n")
    }

    // MARK: Facts

    @Test func aDocumentSaysWhatItIs() throws {
        var facts: NSDictionary?
        _ = try read(Data("<body bgcolor=red>x".utf8), .utf8, facts: &facts)
        #expect(facts?["DocumentType"] as? String == "NSHTML")
        #expect(facts?["CharacterEncoding"] as? UInt == String.Encoding.utf8.rawValue)
        #expect(facts?["BackgroundColor"] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        _ = try NSAttributedString(data: Data("x".utf8), documentAttributes: &facts)
        #expect(facts?["DocumentType"] as? String == "NSPlainText")
    }

    @Test func theKindMayBeANameOrBeGuessed() throws {
        let html = Data("\n<!DOCTYPE html><b>x</b>".utf8)
        #expect(try NSAttributedString(data: html, documentAttributes: nil).string == "x")
        #expect(try NSAttributedString(data: Data("<b>x</b>".utf8), documentAttributes: nil).string == "<b>x</b>")
        #expect(
            try NSAttributedString(data: html, options: [.documentType: "NSHTML"], documentAttributes: nil).string
                == "x")
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: html, options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
        }
    }

    @Test func aTextThatChangesAndAFileAreReadAsWell() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
        try Data("<b>a</b>".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let text = try NSMutableAttributedString(
            url: file, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        text.append(NSAttributedString(string: "b"))
        #expect(text.string == "ab")
    }

    // MARK: Pictures

    @Test func picturesAreAttachments() throws {
        let gif = "R0lGODlhAwACAIAAAAAAAP///yH5BAEAAAAALAAAAAADAAIAAAIChF8AOw=="
        let html = "a<img src='data:image/gif;base64,\(gif)'><img src='https://example.org/x.png' width=40 height=30>"
        let text = try read(html + "<img><img src=''>b")
        #expect(text.string == "a\u{FFFC}\u{FFFC}b")
        let own = try #require(text.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment)
        #expect(own.image?.size == CGSize(width: 3, height: 2))
        let other = try #require(text.attribute(.attachment, at: 2, effectiveRange: nil) as? NSTextAttachment)
        #expect(other.image == nil && other.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(try read("<img src='data:image/png;base64,%%%'>").string == "\u{FFFC}")
    }

    // MARK: What is wrong

    @Test(arguments: [
        ("<p>a<p>b", "a\nb\n"), ("<b>a<i>b</b>c</i>d", "abcd"), ("</b></p></ul>a", "\na"), ("<p>a</b>b", "ab\n"),
        ("<li>a", "a\n"), ("<td>a</td><tr>b", "ab"), ("<ul>a<li>b", "\t•\ta\n\t•\tb\n"), ("a<", "a<"), ("a<b", "a"),
        ("1 < 2 <3", "1 < 2 <3"), ("<a href='x>y", ""), ("<!--", ""), ("<!", ""), ("</", "</"), ("<p", ""),
        ("<>a</>", "<>a"), ("<p =\"<b>\">x", "\">x\n"), ("<script>a", ""), ("<style>p{", ""),
        ("<style>}{}{;:</style>a", "a"), ("<p style='font-size:1e400px;color:rgb(;margin:;font:'>a", "a\n"),
        ("<unknown>a</unknown>", "a"), ("<div><p>a</div>b", "a\nb"), ("<table><td>a<td>b</table>", "a\nb\n"),
        ("<p>\u{0}a", "\u{0}a\n"), ("<table><tr><td><b>a</td><td>b", "a\nb\n"), ("<h1>a<h2>b", "a\nb\n"),
        ("<font size=-9223372036854775808>a", "a"), ("<ol start=9223372036854775807><li>a<li>b", nil),
        ("<img src='file:///dev/zero'>", "\u{FFFC}"),
    ])
    func brokenHTMLHasAText(html: String, text: String?) throws {
        let read = try read(html).string
        if let text { #expect(read == text) }
    }

    @Test func whatEndsTooLateOrTooEarlyIsStillBoldWhereItWas() throws {
        func isBold(_ letter: String, _ html: String) throws -> Bool {
            let text = try read(html), place = (text.string as NSString).range(of: letter).location
            let font = try #require(text.attribute(.font, at: place, effectiveRange: nil) as? UIFont)
            return font.fontDescriptor.symbolicTraits.contains(.traitBold)
        }
        #expect(try isBold("y", "<p><b>x</p>y</b>z") && !isBold("z", "<p><b>x</p>y</b>z"))
        #expect(try isBold("x", "<b><p>x</b>y</p>z") && !isBold("y", "<b><p>x</b>y</p>z"))
        #expect(try !isBold("y", "<table><td><b>x<td>y</table>"))
    }

    @Test(arguments: [
        "<b>", "<div>", "<ul><li>x", "<", "&", "<a b=\"", "<!--", "<p><b>x", "<b><p>x</b>", "</x>", "<table><tr><td>",
        "<q>",
        "<style>p{", "<font size=+7><big>", "<span style='font-size:9em'>", "<pre>\n", "<br>", "<i></b></i><b>", "\r",
    ])
    func longAndDeepDocumentsAreRead(part: String) throws {
        // What takes time by the square of the length, or by the depth of calls, would not come to an end.
        let text = try read(String(repeating: part, count: 5_000))
        #expect(text.length <= 5_000 * max(part.utf16.count, 3))
    }

    @Test func anyBytesHaveAText() throws {
        var state: UInt64 = 1
        let parts = [
            "<", ">", "</", "<p>", "</p>", "<b>", "</b>", "<ul>", "</ul>", "<li>", "<table>", "<td>", "</table>",
            "<a href='", "'",
            "\"", "&", "&amp", "&#x", "<style>", "</style>", "p{color:", "}", "<!--", "-->", "<br>", "<q>", " style=",
            " ", "\n",
            "x", "é", "<pre>", "<img src=x>", "<script>", "</script>", "/", "=", ";", "</q>", "<h1>", "<tr>", "<dd>",
        ]
        for _ in 0..<2000 {
            var html = ""
            for _ in 0..<30 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                html += parts[Int(state >> 33) % parts.count]
            }
            let text = try read(html)
            #expect(text.length == text.string.utf16.count)
        }
    }
}
