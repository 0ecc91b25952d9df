import Testing

@testable import Typography

/// Fonts that an app brings along, as the OpenType specification describes them.
struct FontFileTests {
    private func face(_ font: TinyFont = TinyFont()) throws -> FontFile {
        let faces = try FontFile.faces(in: font.bytes)
        return try #require(faces.first)
    }

    private func width(_ text: String, _ file: FontFile, size: Double = 20) -> Double {
        let text = AttributedText(text, font: Font(family: .file(file), size: size))
        return SystemTextEngine().size(of: text, width: nil, maximumLines: 1, era: .iOS14).width
    }

    @Test func aFaceSaysItsNamesAndWeight() throws {
        let face = try face()
        #expect(face.postScriptName == "Tiny-Bold")
        #expect(face.familyName == "Tiny")
        #expect(face.fullName == "Tiny Bold")
        #expect(face.weight == .bold)
        #expect(!face.isItalic)
    }

    @Test func textIsAsWideAsTheAdvancesOfItsLetters() throws {
        let file = try face(TinyFont(kerning: .none))
        #expect(width("A", file) == 14)
        #expect(width("AB", file) == 24)
        #expect(abs(width("éB", file) - 23) < 1e-9)
    }

    @Test(arguments: [TinyFont.Kerning.kern, .pairs, .classes]) func pairsMoveCloserTogether(kerning: TinyFont.Kerning)
        throws
    {
        let file = try face(TinyFont(kerning: kerning))
        #expect(abs(width("AB", file) - 22.4) < 1e-9)
        #expect(abs(width("BA", file) - 24) < 1e-9)
    }

    @Test func charactersBeyondTheBasicPlaneAreFound() throws {
        let file = try face(TinyFont(hasEmoji: true))
        #expect(file.advance(of: "😀") == 1)
        #expect(file.advance(of: "B") == 0.5)
        #expect(file.advance(of: "C") == nil)
    }

    @Test func lettersThatAreMissingComeFromTheSystemsFont() throws {
        let text = AttributedText("C", font: Font(size: 20, weight: .bold))
        let system = SystemTextEngine().size(of: text, width: nil, maximumLines: 1, era: .iOS14).width
        #expect(abs(width("C", try face()) - system) < 1)
    }

    /// `hhea` holds ascender, descender and gap; UIKit's line height is the sum of all three.
    @Test func linesAreAsHighAsTheFileSays() throws {
        let metrics = SystemTextEngine().metrics(of: Font(family: .file(try face()), size: 20), era: .iOS14)
        #expect(metrics.ascender == 19)
        #expect(metrics.descender == -5)
        #expect(abs(metrics.capHeight - 14.2) < 1e-9)
        #expect(abs(metrics.xHeight - 10.2) < 1e-9)
    }

    @Test func whatIsNoFontIsRefusedWithTheReason() {
        #expect(throws: FontFileError.notAFont) { try FontFile.faces(in: Array("hello, world".utf8)) }
        #expect(throws: FontFileError.notAFont) { try FontFile.faces(in: []) }
        var bytes = TinyFont().bytes
        // The second table's name is `cmap`: without it no letter is known.
        bytes[12 + 16] = 0x78
        #expect(throws: FontFileError.missingTable("cmap")) { try FontFile.faces(in: bytes) }
    }

    /// Every byte in turn becomes something else, and the file ends at every place: it is measured or refused, and nothing else.
    @Test func damagedFilesNeverStopTheProgram() {
        for kerning in [TinyFont.Kerning.kern, .pairs, .classes] {
            for hasEmoji in [false, true] {
                let whole = TinyFont(kerning: kerning, hasEmoji: hasEmoji).bytes
                for place in whole.indices {
                    for byte: UInt8 in [0, 0x7F, 0xFF] {
                        var bytes = whole
                        bytes[place] = byte
                        measure(bytes)
                    }
                    measure(Array(whole[..<place]))
                }
            }
        }
    }

    private func measure(_ bytes: [UInt8]) {
        guard let faces = try? FontFile.faces(in: bytes) else { return }
        for face in faces {
            for scalar: Unicode.Scalar in ["A", "B", "é", "😀", "\u{FFFF}"] {
                let advance = face.advance(of: scalar) ?? 0
                #expect(advance >= 0 && advance.isFinite)
                #expect(face.kern("A", scalar).isFinite)
            }
        }
    }
}
