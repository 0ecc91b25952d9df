internal import Files
internal import Foundation
internal import UIKit

/// The documents of a program's project, read when they are first asked for.
@MainActor
final class InterfaceLibrary: InterfaceSupplying {
    private let folders: [String]
    private let language: Language?
    private let infoPlist: String?
    private var files: [String: InterfaceFile] = [:]
    /// The paths of documents by the names of their files.
    private lazy var paths = Dictionary(grouping: documents) { ($0 as NSString).lastPathComponent }
    lazy var information: [String: Any] = readInformation()

    init(folders: [String], infoPlist: String?, language: String?) {
        (self.folders, self.infoPlist) = (folders, infoPlist)
        self.language = (language ?? ProgramLanguage.first).flatMap { Language($0) }
    }

    func storyboard(named name: String, in bundle: Bundle?) -> (any StoryboardContents)? {
        file("\(name).storyboard", in: bundle)
    }

    func nib(named name: String, in bundle: Bundle?) -> (any NibContents)? {
        file("\(name).xib", in: bundle).map { NibFile(file: $0) }
    }

    func nib(data: Data) -> (any NibContents)? {
        read { try Document(data: data, path: "nib") }.map { NibFile(file: $0) }
    }

    /// The names of the storyboards, sorted.
    var storyboardNames: [String] {
        paths.keys.filter { $0.hasSuffix(".storyboard") }.map { String($0.dropLast(11)) }.sorted()
    }

    private func file(_ name: String, in bundle: Bundle?) -> InterfaceFile? {
        guard let path = path(of: name, in: bundle) else { return nil }
        if let known = files[path], known.environment == CanvasEnvironment(ofProgram: ()) { return known }
        let file = read { try Document(contentsOf: path) }
        files[path] = file
        return file
    }

    /// A document in the program's language; what can't be read is named.
    private func read(_ read: () throws -> Document) -> InterfaceFile? {
        do {
            let document = try read()
            guard let language else { return InterfaceFile(document) }
            var translation: Translation?
            if case .code(let code) = language { translation = Translation(of: document.path, into: code) }
            for problem in translation?.problems ?? [] {
                let place = problem.position.map { ":\($0)" } ?? ""
                warn("\(problem.path)\(place): warning: \(problem.reason)")
            }
            return InterfaceFile(document.translated(into: language, translation))
        } catch {
            warn("\(error)")
            return nil
        }
    }

    // MARK: Finding

    private func path(of name: String, in bundle: Bundle?) -> String? {
        let all = paths[name] ?? []
        // A bundle of its own lies in a folder of its own; what is asked of others is the program's.
        let own = bundle.map { bundle in all.filter { $0.hasPrefix(bundle.bundlePath + "/") } } ?? []
        return (own.isEmpty ? all : own).min { rank($0) < rank($1) }
    }

    /// How near a document is to the language that is shown.
    private func rank(_ path: String) -> Int {
        let folder = ((path as NSString).deletingLastPathComponent as NSString).lastPathComponent
        guard folder.hasSuffix(".lproj") else { return 2 }
        let code = folder.dropLast(6)
        if code == "Base" { return 1 }
        guard let language else { return 3 }
        return language.name == code || language.name.hasPrefix(code + "-") ? 0 : 3
    }

    private var documents: [String] {
        folders.flatMap { folder in
            let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            return found.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
                .map { (folder as NSString).appendingPathComponent($0) }
        }
    }

    private func readInformation() -> [String: Any] {
        guard let infoPlist else { return Bundle.main.infoDictionary ?? [:] }
        do {
            return try StringsFile.propertyList(FileInput.bytes(of: infoPlist, limit: Translation.largestFile))
        } catch {
            warn("\(infoPlist): error: \((error as? TranslationError)?.reason ?? "\(error)")")
            return [:]
        }
    }
}

extension CanvasEnvironment {
    /// The environment of the program that runs on the thread.
    @MainActor
    init(ofProgram: Void) {
        let own = UIView.defaultEnvironment, screen = UIScreen.main.bounds.size
        let device = Device(
            name: "program", title: "program", idiom: own.userInterfaceIdiom == .pad ? .pad : .phone,
            width: min(screen.width, screen.height), height: max(screen.width, screen.height),
            scale: own.displayScale, topInset: 0, bottomInset: 0, isRegularInLandscape: false)
        self.init(
            device: device, isLandscape: screen.width > screen.height,
            isRightToLeft: own.layoutDirection == .rightToLeft)
        traits = Traits(
            widthClass: SizeClass(own.horizontalSizeClass), heightClass: SizeClass(own.verticalSizeClass))
        metrics = own.metrics
    }
}

extension SizeClass {
    init?(_ sizeClass: UIUserInterfaceSizeClass) {
        switch sizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        default: return nil
        }
    }
}
