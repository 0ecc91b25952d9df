import Foundation
import Testing

@testable import InterfaceBuilder

/// Reads every document below the folder named by `ESPALIER_CORPUS`; skipped when the variable isn't set.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["ESPALIER_CORPUS"] != nil))
struct CorpusTests {
    @Test func everyDocumentIsReadAndEveryElementKnown() throws {
        let root = try #require(ProcessInfo.processInfo.environment["ESPALIER_CORPUS"])
        let files = try #require(FileManager.default.enumerator(atPath: root)).compactMap { $0 as? String }
            .filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
        #expect(!files.isEmpty)
        for file in files.sorted() {
            let document = try Document(contentsOf: root + "/" + file)
            let environment = CanvasEnvironment(recordedIn: document)
            let resolved = document.resolved(for: environment.traits)
            #expect(document.unknownElements.isEmpty, "\(file): \(document.unknownElements)")
            for root in resolved.roots {
                let safeArea = resolved.placement(ofRoot: root, in: environment).safeArea
                #expect(safeArea.top >= 0 && safeArea.bottom >= 0, "\(file)")
            }
        }
    }
}
