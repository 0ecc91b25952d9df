import Foundation
import Testing

@testable import InterfaceBuilder

/// Bad input is data: an error with a place, or a counted warning; never a crash, a hang or full memory.
@Suite struct MalformedInputTests {
    private func error(_ data: Data, path: String = "Bad.xib") -> String {
        do {
            _ = try Document(data: data, path: path)
            return "read without an error"
        } catch {
            return "\(error)"
        }
    }

    private func error(_ text: String) -> String { error(Data(text.utf8)) }

    // MARK: Files

    @Test func aMissingFile() {
        #expect(throws: DocumentError(path: "/nowhere/X.xib", problem: .missing)) {
            try Document(contentsOf: "/nowhere/X.xib")
        }
    }

    @Test func aFolder() {
        #expect(throws: DocumentError(path: "/", problem: .notAFile("a folder"))) { try Document(contentsOf: "/") }
    }

    @Test func aDevice() {
        #expect(throws: DocumentError(path: "/dev/zero", problem: .notAFile("a device or pipe"))) {
            try Document(contentsOf: "/dev/zero")
        }
    }

    @Test func aLinkIsFollowed() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/links-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try "<archive/>".write(toFile: folder + "/a.xib", atomically: false, encoding: .utf8)
        try FileManager.default.createSymbolicLink(atPath: folder + "/link.xib", withDestinationPath: "a.xib")
        #expect(
            throws: DocumentError(path: folder + "/link.xib", position: .start, problem: .unexpectedRoot("archive"))
        ) { try Document(contentsOf: folder + "/link.xib") }
    }

    @Test(arguments: ["", " \n\t\n"]) func anEmptyFile(_ text: String) {
        #expect(error(text) == "Bad.xib:1:1: error: the file is empty; save the document again")
    }

    @Test func anImageNamedLikeADocument() {
        #expect(
            error(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0]))
                == "Bad.xib:1:1: error: this is a PNG image, not an Interface Builder document; "
                + "name the .storyboard or .xib source")
    }

    @Test func aCompiledNib() {
        #expect(error("NIBArchive\u{1}\u{0}").contains("this is a compiled nib"))
    }

    @Test(arguments: [("Main.storyboardc", "a compiled storyboard"), ("Cell.nib", "a compiled nib")])
    func aCompiledFolder(name: String, kind: String) throws {
        let folder = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)-\(name)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(throws: DocumentError(path: folder, problem: .notXML(kind))) { try Document(contentsOf: folder) }
    }

    @Test func plainText() {
        #expect(error("hello").hasPrefix("Bad.xib:1:1: error: this is no XML, not an Interface Builder document"))
    }

    @Test func halfOfAWideCharacter() {
        #expect(error(Data([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8])).contains("not"))
    }

    // MARK: XML

    @Test func truncatedTextNamesTheElementLeftOpen() {
        #expect(
            error("<document>\n <scenes>\n  <scene")
                .hasPrefix("Bad.xib:3:"))
        #expect(error("<document>\n <scenes>\n").hasSuffix(" in <scenes> of line 2"))
    }

    /// Every way to cut a document short ends in an error with a place.
    @Test func everyTruncationIsAnError() {
        let text = Array(
            "<?xml version=\"1.0\"?><document type=\"t\"><a b=\"c&amp;ü\"/><!-- x --><![CDATA[y]]><s>z</s></document>"
                .utf8)
        for length in 0..<text.count {
            let message = error(Data(text[..<length]))
            #expect(message.hasPrefix("Bad.xib:") && message.contains(": error: "), "cut at \(length): \(message)")
        }
    }

    @Test func aTagThatDoesNotMatch() {
        #expect(
            error("<document>\n<a></b></document>")
                .contains("error: malformed XML: the end tag doesn't match its start tag"))
    }

    @Test func billionLaughsAreRefusedBeforeTheyExpand() {
        var text = "<?xml version=\"1.0\"?>\n<!DOCTYPE document [\n<!ENTITY a0 \"lol\">\n"
        for level in 1...30 {
            text += "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">\n"
        }
        text += "]>\n<document>&a30;</document>"
        #expect(
            error(text)
                == "Bad.xib:2:1: error: document type declarations are refused, they could define entities; "
                + "remove <!DOCTYPE …>")
    }

    @Test func externalEntitiesAreRefused() {
        let text = "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document>&x;</document>"
        #expect(error(text).contains("document type declarations are refused"))
    }

    @Test func anUndefinedEntity() {
        #expect(error("<document>&nbsp;</document>").contains("malformed XML"))
    }

    @Test(arguments: [1_001, 10_000, 200_000]) func tooDeepNestingIsRefusedWithAPlace(_ depth: Int) {
        let text = String(repeating: "<v>\n", count: depth) + String(repeating: "</v>", count: depth)
        #expect(error(text) == "Bad.xib:1001:1: error: elements are nested more than 1000 deep; flatten the document")
    }

    @Test(arguments: [
        [0xE9], [0xC3], [0xFF], [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF5, 0x80, 0x80, 0x80], [0xEF, 0xBF, 0xBF], [0x00],
    ])
    func bytesThatAreNoTextAreAnErrorWhereverTheyStand(_ bytes: [UInt8]) {
        let text = "<a@ b@=\"@\">@<!--@--><?p @?><![CDATA[@]]></a@>"
        for place in text.indices where text[place] == "@" {
            var data = Data("<document>\n ".utf8)
            for index in text.indices {
                if index == place { data.append(contentsOf: bytes) }
                if text[index] != "@" { data.append(contentsOf: String(text[index]).utf8) }
            }
            data.append(contentsOf: "</document>".utf8)
            let message = error(data)
            #expect(message.hasPrefix("Bad.xib:2:"), "\(message)")
            #expect(message.contains(": error: malformed XML: "), "\(message)")
        }
    }

    @Test func aNameThatIsNotUTF8IsAnErrorWithItsPlace() {
        #expect(
            error(Data("<a b".utf8) + [0xE9] + Data("=\"1\"/>".utf8))
                == "Bad.xib:1:5: error: malformed XML: the bytes are no valid UTF-8")
    }

    @Test func textInAnotherEncodingThatItNamesIsRead() throws {
        let head = Data("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><document a=\"".utf8)
        let tree = try ElementTree(data: head + [0xE9] + Data("\"/>".utf8), path: "Latin.xib")
        #expect(tree[tree.root, "a"] == "é")
        #expect(
            error("<?xml version=\"1.0\" encoding=\"x-none\"?><document/>")
                .contains("the encoding that it names isn't read; save the document as UTF-8"))
    }

    /// Each is far beyond what an XML library takes by itself, and within what a document may have.
    @Test func longTextsAttributesAndCommentsAreRead() throws {
        let long = String(repeating: "x", count: 11_000_000)
        let tree = try ElementTree(
            data: Data("<document a=\"\(long)\"><!-- \(long) --><string>\(long)</string></document>".utf8),
            path: "Long.xib")
        #expect(tree[tree.root, "a"]?.utf8.count == 11_000_000)
        #expect(tree.child(tree.root, named: "string").map(tree.text)?.utf8.count == 11_000_000)
    }

    @Test func threeHundredThousandAttributesAreRead() throws {
        let attributes = (0..<300_000).map { "a\($0)=\"\($0)\"" }.joined(separator: " ")
        let tree = try ElementTree(data: Data("<document \(attributes)/>".utf8), path: "Wide.xib")
        #expect(tree[tree.root, "a299999"] == "299999")
    }

    @Test func spaceIsContentInStringsAlone() throws {
        let text = "<document>\n <string>  a\n&amp;\tb <![CDATA[ <c> ]]></string>\n <string> </string>\n</document>"
        let tree = try ElementTree(data: Data(text.utf8), path: "Text.xib")
        #expect(tree.text(tree.root) == "")
        #expect(tree.children(tree.root).map(tree.text) == ["  a\n&\tb  <c> ", " "])
    }

    // MARK: Documents

    @Test func anotherKindOfXML() {
        #expect(
            error("\n<plist/>") == "Bad.xib:2:1: error: the outermost element is <plist>, not <document>; "
                + "name a .storyboard or .xib file")
    }

    @Test func aDocumentFromBeforeXcode5() {
        #expect(error("<archive type=\"x\"/>").hasSuffix("open and save it in a newer Xcode"))
    }

    @Test func aDocumentForTheMac() {
        #expect(
            error("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>")
                == "Bad.xib:1:1: error: the document's type is \"com.apple.InterfaceBuilder3.Cocoa.XIB\"; "
                + "only documents for iOS can be read")
    }

    @Test(arguments: ["nan", "inf", "-inf", "1e999", "1e300", "twelve", "", "0x"])
    func aNumberThatIsNoneIsIgnoredAndCounted(_ value: String) throws {
        let document = try xib(
            """
            <view id="v"><rect key="frame" x="0" y="0" width="\(value)" height="10"/>
            <constraints><constraint firstAttribute="width" constant="\(value)" id="c"/></constraints></view>
            """)
        #expect(document.node("v")?.frame == nil)
        #expect(document.constraints.map(\.constant) == [0])
        #expect(
            document.warnings.map(\.description) == [
                "Test.xib:3:14: warning: width=\"\(value)\" of <rect> is not a number between -1e9 and 1e9; it is ignored",
                "Test.xib:4:14: warning: constant=\"\(value)\" of <constraint> is not a number between -1e9 and 1e9; it is ignored",
            ])
    }

    @Test(arguments: ["0/0", "1:0", "nan", "a:b", "1:2:3", ":", "1/"])
    func aMultiplierThatIsNoneLeavesTheConstraintOut(_ value: String) throws {
        let document = try xib(
            """
            <view id="v"><constraints>
            <constraint firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="\(value)" id="c"/>
            </constraints></view>
            """)
        #expect(document.constraints.map(\.isInstalled) == [false])
        #expect(
            document.warnings.map(\.description) == [
                "Test.xib:4:1: warning: multiplier=\"\(value)\" is not a finite number, a ratio a:b or a fraction a/b; "
                    + "the constraint is left out"
            ])
    }

    @Test func wrongTypesAreCounted() throws {
        let document = try xib(
            """
            <stackView id="s" hidden="MAYBE" distribution="sideways" tag="one"><constraints>
            <constraint firstAttribute="middle" relation="nearly" id="c" priority="2000"/></constraints></stackView>
            """)
        #expect(document.warnings.count == 6)
        #expect(document.node("s")?.attributes.isHidden == false)
        #expect(document.constraints.first?.priority == 1000)
        #expect(
            document.warnings.contains {
                $0.description
                    == "Test.xib:4:1: warning: relation=\"nearly\" of <constraint> is none of equal, lessThanOrEqual, "
                    + "greaterThanOrEqual; it is ignored"
            })
    }

    @Test func aReferenceToNothingLeavesTheConstraintOut() throws {
        let document = try xib(
            """
            <view id="v"><constraints><constraint firstItem="gone" firstAttribute="top" id="c"/></constraints></view>
            """)
        #expect(document.constraints.first?.isInstalled == false)
        #expect(
            document.warnings.map(\.description) == [
                "Test.xib:3:27: warning: firstItem=\"gone\" of <constraint> names no object of this document; "
                    + "the <constraint> is left out"
            ])
    }

    @Test func anIdUsedTwiceIsCounted() throws {
        let document = try xib("<view id=\"v\"/><view id=\"v\"/>")
        #expect(document.views.count == 2)
        #expect(
            document.warnings.map(\.description) == [
                "Test.xib:3:15: warning: the id \"v\" is used already at 3:1; references find the first"
            ])
    }

    @Test func whatContainsItselfThroughConstraintsOrSeguesIsRead() throws {
        let document = try storyboard(
            scene("A", connections: segue("show", to: "B")) + scene("B", connections: segue("show", to: "A"))
                + scene("C", connections: segue("show", to: "C")))
        for controller in document.controllers.indices { _ = document.bars(around: controller) }
        #expect(document.controllers.count == 3)
    }

    @Test func tenThousandControllersInARowAreRead() throws {
        var scenes = ""
        for index in 0..<10_000 { scenes += scene("V\(index)", connections: segue("show", to: "V\(index + 1)")) }
        let document = try storyboard(scenes)
        #expect(document.bars(around: 9_999).presentation == .sheet)
    }

    /// Whatever is wrong, the place that is named lies in the text.
    @Test func randomBytesAreAnErrorInTheText() {
        var random = SplitMix(state: 7)
        let alphabet = Array("<>/=\"'&; \n!-[]?ab:".utf8)
        for _ in 0..<2_000 {
            let length = Int.random(in: 1...60, using: &random)
            let bytes = (0..<length).map { _ in alphabet.randomElement(using: &random) ?? 0 }
            let text = Data("<document ".utf8) + Data(bytes)
            let found = #expect(throws: DocumentError.self) { try Document(data: text, path: "Bad.xib") }
            let lines = text.count { $0 == UInt8(ascii: "\n") } + 1
            if let found { #expect((1...lines).contains(found.position.line), "\(found)") }
        }
    }
}
