import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("UIDocument")
struct DocumentTests {
    private final class Note: UIDocument {
        var text = ""
        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            text = String(decoding: contents as? Data ?? Data(), as: UTF8.self)
        }
    }

    @Test("A document is written to its file and read from it")
    func roundTrip() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        defer { try? FileManager.default.removeItem(at: url) }
        let note = Note(fileURL: url)
        var answers: [Bool] = []
        #expect(note.documentState == .closed)
        note.open { answers.append($0) }
        AnimationClock.current.advance(by: 0.1)
        #expect(answers == [false])

        note.text = "Hello"
        note.save(to: url, for: .forCreating) { answers.append($0) }
        AnimationClock.current.advance(by: 0.1)
        #expect(answers == [false, true])
        #expect(note.documentState == .normal)
        note.text = "Hello again"
        note.updateChangeCount(.done)
        #expect(note.hasUnsavedChanges)
        note.close()
        #expect(note.documentState == .closed)

        let other = Note(fileURL: url)
        other.open()
        #expect(other.text == "Hello again")
        #expect(other.localizedName == url.deletingPathExtension().lastPathComponent)
        #expect(other.fileModificationDate != nil)
    }
}
