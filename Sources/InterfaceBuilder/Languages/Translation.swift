internal import Files
internal import Foundation
internal import UIKit

/// A document's texts in another language, from the files beside it.
///
/// Xcode keeps them in `de.lproj/Main.strings`, `de.lproj/Main.stringsdict` or `Main.xcstrings`, by the object's id and the
/// property: `"abc-de-fgh.text" = "Weiter";`.
public struct Translation: Sendable, Equatable {
    /// By `id.property`.
    public var texts: [String: String] = [:]
    /// Files that can't be read, or not all of them.
    public var problems: [TranslationProblem] = []

    /// The texts of a language beside a document; none where no file has any. `de-AT` falls back to `de`.
    public init(of document: String, into code: String) {
        // What comes later wins: the nearer language.
        for code in Self.fallbacks(of: code) {
            for path in Self.files(of: document, code) {
                add(path) { data in
                    switch (path as NSString).pathExtension {
                    case "strings": try StringsFile.texts(of: data)
                    case "stringsdict", "plurals": try StringsDictionary.texts(of: data)
                    default: try StringCatalog.texts(of: data, in: code)
                    }
                }
            }
        }
    }

    /// Whether a document has texts in a language, or files of it that can't be read, or is written in it.
    public static func exists(of document: String, into code: String) -> Bool {
        let folder = ((document as NSString).deletingLastPathComponent as NSString).lastPathComponent
        if fallbacks(of: code).contains(where: { folder == $0 + ".lproj" }) { return true }
        let translation = Translation(of: document, into: code)
        return !translation.texts.isEmpty || !translation.problems.isEmpty
    }

    /// The files that may hold texts of a document in a language, whether they are there or not.
    public static func files(of document: String, into code: String) -> [String] {
        fallbacks(of: code).flatMap { files(of: document, $0) }
    }

    /// `de`, then `de-AT`.
    private static func fallbacks(of code: String) -> [String] { ProgramLanguage.nearest(to: code).reversed() }

    private static func files(of document: String, _ code: String) -> [String] {
        let name = ((document as NSString).lastPathComponent as NSString).deletingPathExtension
        var folder = (document as NSString).deletingLastPathComponent
        if folder.hasSuffix(".lproj") { folder = (folder as NSString).deletingLastPathComponent }
        let base = folder.isEmpty || folder == "/" ? folder : folder + "/"
        return [
            "mul.lproj/\(name).xcstrings", "\(name).xcstrings", "\(code).lproj/\(name).strings",
            "\(code).lproj/\(name).stringsdict", "\(code).lproj/\(name).plurals",
        ].map { base + $0 }
    }

    /// The most bytes of a file: some hundred times what a large app has.
    static let largestFile = 16 << 20

    private mutating func add(_ path: String, _ read: (Data) throws -> [String: String]) {
        guard FileManager.default.fileExists(atPath: path) else { return }
        do {
            texts.merge(try read(try FileInput.bytes(of: path, limit: Self.largestFile))) { $1 }
        } catch let error as TranslationError {
            problems.append(TranslationProblem(path: path, position: error.position, reason: error.reason))
        } catch {
            problems.append(TranslationProblem(path: path, position: nil, reason: "\(error)"))
        }
        problems = problems.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// A file of translations that can't be read.
public struct TranslationProblem: Sendable, Hashable {
    /// The file.
    public var path: String
    /// Where in it; nil for the file as a whole.
    public var position: SourcePosition?
    /// What is wrong with it.
    public var reason: String
}

/// What is wrong with the bytes of a file of translations.
struct TranslationError: Error, Equatable {
    var position: SourcePosition?
    var reason: String
}
