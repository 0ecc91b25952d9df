import EspalierSans
import Foundation
import InterfaceBuilder
import TestFolders
import Testing
import Typography
import UIKit

@testable import Audit

/// Fonts that lie in the project of a document are measured as they are; damaged ones are named.
@MainActor @Suite struct AppFontTests {
    /// A document with a label in a font of a name, in a project with a font file; the project goes with the body's end.
    private func withDocument(
        fontNamed name: String, file: [UInt8], _ body: (Document) throws -> Void
    ) throws {
        let project = try TemporaryFolder(["App.xcodeproj/project.pbxproj": ""])
        try project.write(Data(file), to: "App/Resources/Fonts/Own.otf")
        let font = "<fontDescription key=\"fontDescription\" name=\"\(name)\" family=\"Own\" pointSize=\"20\"/>"
        let constraints = [
            constraint("title", "leading", "root", "leading", constant: 20, id: "x"),
            constraint("title", "top", "root", "top", constant: 20, id: "y"),
        ]
        var document = try storyboard(
            subviews: [view("title", "label", attributes: "text=\"Hamburg\"", content: font)], constraints: constraints)
        document.path = project.path("App/Base.lproj/Main.storyboard")
        try withExtendedLifetime(project) { try body(document) }
    }

    private func findings(_ document: Document) -> [Finding] {
        let recorded = AuditedEnvironment(canvas: CanvasEnvironment(recordedIn: document), title: "the recorded canvas")
        return LayoutCheck(of: document, in: [recorded]).findings()
    }

    @Test func aLabelIsAsWideAsTheFontInTheProjectSays() throws {
        let bytes = EspalierSans.face(weight: .black)
        let face = try #require(try FontFile.faces(in: bytes).first)
        try withDocument(fontNamed: face.postScriptName, file: bytes) { document in
            let label = try #require(Instantiation(of: document).view("title") as? UILabel)
            #expect(label.font.fontName == face.postScriptName)
            let text = AttributedText("Hamburg", font: Font(family: .file(face), size: 20))
            let width = SystemTextEngine().size(of: text, width: nil, maximumLines: 1, era: .iOS14).width
            #expect(label.frame.width >= width && label.frame.width < width + 1)
            let system = AttributedText("Hamburg", font: Font(size: 20))
            #expect(width > 1 + SystemTextEngine().size(of: system, width: nil, maximumLines: 1, era: .iOS14).width)
        }
    }

    @Test func aFontThatNoFileHasIsNotLookedForInOthers() throws {
        try withDocument(fontNamed: "Helvetica", file: EspalierSans.face(weight: .black)) { document in
            let label = try #require(Instantiation(of: document).view("title") as? UILabel)
            #expect(label.font.fontName == "Helvetica")
        }
    }

    @Test func aDamagedFontFileIsNamedWhereAFontIsMissing() throws {
        let bytes = Array(EspalierSans.face(weight: .black).prefix(300))
        try withDocument(fontNamed: "Own-Regular", file: bytes) { document in
            let findings = self.findings(document)
            let found = findings.filter { $0.rule == .unusableFont }
            #expect(found.count == 1)
            #expect(found.first?.message.contains("App/Resources/Fonts/Own.otf, but the font ") == true)
            #expect(found.first?.severity == .warning)
        }
        try withDocument(fontNamed: "Helvetica", file: bytes) { document in
            let findings = self.findings(document)
            #expect(!findings.contains { $0.rule == .unusableFont })
        }
    }
}
