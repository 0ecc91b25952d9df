import Audit
import Foundation
import InterfaceBuilder
import ProblemLines
import Rendering
import UIKit

/// What libFuzzer calls with each input that it makes up. A crash, a hang or too much memory is a finding; it leaves the
/// input behind in a file, which the program takes as an argument to try it again.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = Data(UnsafeBufferPointer(start: bytes, count: count))
    MainActor.assumeIsolated { target(data) }
    return 0
}

/// Chosen by the variable `FUZZ`.
@MainActor private let target: (Data) -> Void = {
    LayoutHost.logsConflicts = false
    switch ProcessInfo.processInfo.environment["FUZZ"] {
    case "catalogs": return { readCatalog($0) }
    case "problems": return { solveProblems($0) }
    case "logs": return { explainLog($0) }
    default: return { layOutDocument($0) }
    }
}()

/// A document's XML, as `espalier frames` reads it.
@MainActor private func layOutDocument(_ data: Data) {
    // What is refused is done with.
    guard let document = try? Document(data: data, path: "Fuzz.storyboard") else { return }
    for environment in [
        CanvasEnvironment(recordedIn: document), CanvasEnvironment(device: Device.all[0], isLandscape: true),
    ] {
        for (_, frame) in Instantiation(of: document, in: environment).frames {
            precondition(frame.origin.x.isFinite && frame.size.width.isFinite, "a frame is no number")
        }
    }
}

/// `Contents.json` of sets and groups of an asset catalog.
private func readCatalog(_ data: Data) {
    do {
        for folder in ["A.imageset", "A.colorset", "Group"] {
            try data.write(to: catalog.appendingPathComponent(folder + "/Contents.json"))
        }
    } catch {
        fatalError("the catalog can't be written: \(error)")
    }
    let images = ImageCatalog(near: catalog.deletingLastPathComponent().appendingPathComponent("A.xib").path)
    // A damaged picture is an error, and no more than that.
    _ = try? images.bitmap(named: "A")
    _ = images.isTemplate("A")
    _ = images.color(named: "A", isDark: true)
}

private let catalog: URL = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(UUID().uuidString)")
    let catalog = folder.appendingPathComponent("Assets.xcassets")
    do {
        for name in ["A.imageset", "A.colorset", "Group"] {
            try FileManager.default.createDirectory(
                at: catalog.appendingPathComponent(name), withIntermediateDirectories: true)
        }
    } catch {
        fatalError("no folder for a catalog: \(error)")
    }
    return catalog
}()

/// Lines of `espalier solve`.
private func solveProblems(_ data: Data) {
    var reader = LineReader()
    for line in reader.take(data) + reader.finish() {
        do {
            let answer = try LinearProblem.answer(to: line).line
            precondition(!answer.contains("nan") && !answer.contains("inf"), "an answer is no number: \(answer)")
        } catch {
            fatalError("a line has no answer: \(error)")
        }
    }
}

/// A console's log, as `espalier explain --log` reads it.
private func explainLog(_ data: Data) {
    let log = ConflictLog(String(decoding: data, as: UTF8.self), path: "console.log")
    for finding in log.findings {
        precondition(finding.amount?.isFinite != false, "an amount is no number: \(finding.message)")
        precondition(!TextReport().text(for: finding).isEmpty)
    }
}
