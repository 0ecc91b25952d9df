import Foundation
import Inspector
import InterfaceBuilder
import Project
import Rendering
import Synchronization
import UIKit

/// The screens of an app for the live view. Each answer comes from a process of the app's own, which shows one screen and ends.
///
/// The app is built before an answer if one of its files has changed since.
final class AppScreens: InspectorSource {
    /// The program as it was built last.
    private struct Built {
        /// Which files it was built from.
        var stamp: String
        var program: String
        /// The names of its screens.
        var names: [String]
    }

    private let app: AppOptions
    private let folder: String
    private let name: String
    private let seconds: Double
    private let built = Mutex<Built?>(nil)
    // Building and running take a process each, one after the other: Control-C reaches the one that is waited for.
    private let queue = DispatchQueue(label: "espalier.app.live")

    /// - Parameter seconds: how long the app runs before each picture.
    init(_ app: AppOptions, _ project: AppProject, seconds: Double) {
        (self.app, folder, name, self.seconds) = (app, project.folder, project.name, seconds)
    }

    static let usualDevice = "iphone-15"

    var choices: InspectorChoices {
        var choices = InspectorChoices(languages: languages)
        choices.usualDevice = Device.named(Self.usualDevice)?.title ?? Self.usualDevice
        choices.turnsUsualDevice = true
        choices.nothing = "\(name) has no screens."
        return choices
    }

    /// The languages that the app has folders of texts for.
    private var languages: [String] {
        let names = files().compactMap { path in
            path.split(separator: "/").last { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        }
        return Set(names).subtracting(["Base"]).sorted()
    }

    func documents() -> [InspectorDocument] {
        let stamp = stamp()
        return built.withLock { $0?.names ?? [] }.map { InspectorDocument(path: $0, stamp: stamp) }
    }

    func answer(to request: InspectorRequest) async throws(InspectorFailure) -> Data {
        let result: Result<Data, InspectorFailure> = await withCheckedContinuation { continuation in
            queue.async { [self] in
                continuation.resume(returning: Result { () throws(InspectorFailure) in try answerNow(to: request) })
            }
        }
        return try result.get()
    }

    private func answerNow(to request: InspectorRequest) throws(InspectorFailure) -> Data {
        do {
            if built.withLock({ $0?.stamp }) != stamp() { try build() }
            guard let built = built.withLock({ $0 }) else { throw InspectorFailure("\(name) isn't built.") }
            return try show(request, of: built)
        } catch let failure as InspectorFailure {
            throw failure
        } catch let interruption as Interruption {
            interruption.endProcess()
        } catch AppBuildError.notCompiled(let messages) {
            throw InspectorFailure(messages.lines.joined(separator: "\n"))
        } catch AppBuildError.failed(let step, let output) {
            throw InspectorFailure("\(output)\n\(step) failed")
        } catch {
            throw InspectorFailure("\(error)")
        }
    }

    // MARK: Building

    /// Builds the app from its files as they are.
    /// - Throws: what keeps it from being built.
    func build() throws {
        let stamp = stamp()
        let program = try app.builder(try app.project(), releasesLock: true).program()
        let list = try ChildProcess.run(
            program, [], adding: ["ESPALIER_DRAW": "/dev/null", "ESPALIER_DRAW_LIST": "1"], joined: false)
        let prefix = "espalier: screen "
        let names = list.output.split(separator: "\n").filter { $0.hasPrefix(prefix) }
            .map { String($0.dropFirst(prefix.count)) }
        built.withLock { $0 = Built(stamp: stamp, program: program, names: names.isEmpty ? ["launch"] : names) }
    }

    /// A text that differs once a file of the app has changed, come or gone.
    private func stamp() -> String {
        var newest = Date.distantPast
        var count = 0
        for path in files() {
            count += 1
            let changed = try? URL(fileURLWithPath: folder + "/" + path).resourceValues(
                forKeys: [.contentModificationDateKey]
            ).contentModificationDate
            newest = max(newest, changed ?? .distantPast)
        }
        return "\(count) \(newest.timeIntervalSince1970)"
    }

    /// The files below the app's folder that it may be made of, without those that are hidden or were built.
    private func files() -> [String] {
        guard let all = FileManager.default.enumerator(atPath: folder) else { return [] }
        var found: [String] = []
        while let path = all.nextObject() as? String {
            let last = path.split(separator: "/").last ?? ""
            if last.hasPrefix(".") || ["build", "DerivedData", "screens", "out"].contains(last) {
                all.skipDescendants()
            } else if all.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
                found.append(path)
            }
        }
        return found
    }

    // MARK: Showing

    private func show(_ request: InspectorRequest, of built: Built) throws -> Data {
        func check(_ name: String?, _ what: String, isKnown: (String) -> Bool) throws {
            guard let name, !isKnown(name) else { return }
            throw InspectorFailure("There is no \(what) \(name.debugDescription).")
        }
        try check(request.document, "screen") { built.names.contains($0) }
        try check(request.device, "device") { Device.named($0) != nil }
        try check(request.textSize, "text size") { TextSize(rawValue: $0) != nil }
        for name in request.overlays { try check(name, "overlay") { RenderOptions.Overlay(rawValue: $0) != nil } }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        var variables = [
            "SWIFT_BACKTRACE": "enable=no", "ESPALIER_DEVICE": request.device ?? Self.usualDevice,
            "ESPALIER_DRAW": file.path, "ESPALIER_DRAW_SCREEN": request.document,
            "ESPALIER_DRAW_AFTER": "\(seconds)", "ESPALIER_DRAW_OVERLAYS": request.overlays.joined(separator: " "),
        ]
        variables["ESPALIER_DRAW_VIEW"] = request.explainedView
        if request.isLandscape { variables["ESPALIER_ORIENTATION"] = "landscape" }
        if request.isDark { variables["ESPALIER_STYLE"] = "dark" }
        if request.isRightToLeft { variables["ESPALIER_DIRECTION"] = "rtl" }
        variables["ESPALIER_TEXT_SIZE"] = request.textSize
        variables["ESPALIER_LANGUAGE"] = request.language
        let end = try ChildProcess.run(built.program, [], adding: variables)
        if let answer = try? Data(contentsOf: file), !answer.isEmpty { return answer }
        let lines = end.output.split(separator: "\n").filter { !$0.hasPrefix("espalier: begin") }
        let last = lines.last.map(String.init) ?? "status \(end.status)"
        throw InspectorFailure(
            end.status == 0
                ? "\(request.document) has no picture: \(last)" : "\(request.document) ended the program:\n\(last)")
    }
}
