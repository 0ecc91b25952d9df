import Audit
import Files
import Foundation
import InterfaceBuilder
import Project

/// Outcomes of checks that are kept from one run to the next, each in a file whose name is the fingerprint of all that the check
/// read: the tool, its options, the configuration's rules and classes, the document, its translations and the project around it.
///
/// Nothing is ever taken that isn't whole: a file holds the fingerprint of its own content.
struct CheckCache {
    let folder: String
    /// What all documents of a run share.
    private let run: Fingerprint
    private let languages: [String]
    private var inputs = ProjectInputs()

    /// - Throws: `UnwritableFolder` if the folder can't be made or written to.
    init(at folder: String, for job: CheckJob) throws {
        self.folder = folder
        languages = Set(job.layouts.compactMap(\.language?.name)).sorted()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var run = Fingerprint()
        run.add(Self.header)
        run.add(Espalier.version)
        if let tool = Bundle.main.executablePath {
            run.add(try FileInput.bytes(of: tool, limit: 1 << 30))
        }
        run.add(try encoder.encode(job))
        self.run = run
        do throws(FileError) {
            try FileOutput.makeFolder(folder)
            // What is kept is nobody's to commit.
            try FileOutput.write(Array("*\n".utf8), to: folder + "/.gitignore")
        } catch {
            throw UnwritableFolder(path: folder, purpose: "the cache", reason: error)
        }
    }

    private static let header = "espalier check 1\n"

    /// The name under which the outcome for a document is kept; nil for one that can't be kept.
    mutating func key(of document: String) -> String? {
        guard let data = try? FileInput.bytes(of: document, limit: 1 << 30),
            let project = inputs.fingerprint(near: document)
        else { return nil }
        var key = run
        key.add(document)
        key.add(data)
        key.add(project.description)
        for path in languages.flatMap({ Translation.files(of: document, into: $0) }) {
            key.add(path)
            guard FileManager.default.fileExists(atPath: path) else { continue }
            guard let data = try? FileInput.bytes(of: path, limit: 1 << 30) else { return nil }
            key.add(data)
        }
        return key.description
    }

    /// What is kept under a name; nil for nothing, and for what is damaged.
    func outcome(_ key: String) -> FileOutcome? {
        guard let data = try? FileInput.bytes(of: path(of: key), limit: 1 << 30) else { return nil }
        let start = Data(Self.header.utf8)
        let digits = 32
        guard data.starts(with: start), data.count > start.count + digits else { return nil }
        let rest = data.dropFirst(start.count)
        let content = Data(rest.dropFirst(digits))
        guard String(decoding: rest.prefix(digits), as: UTF8.self) == seal(content, key),
            case .complete(let outcome) = FileOutcome.parse(content)
        else { return nil }
        return outcome
    }

    /// Keeps an outcome. What ended by a crash or took too long may end otherwise the next time.
    func keep(_ outcome: FileOutcome, _ key: String) throws {
        guard outcome.failure?.rule != .failedLayout else { return }
        let content = outcome.message
        let file = path(of: key)
        try FileOutput.makeFolder((file as NSString).deletingLastPathComponent)
        try FileOutput.write(
            Array(Data(Self.header.utf8) + Data(seal(content, key).utf8) + content), to: file)
    }

    /// The fingerprint of a file's content and name: a file under another name is none.
    private func seal(_ content: Data, _ key: String) -> String {
        var seal = Fingerprint(of: content)
        seal.add(key)
        return seal.description
    }

    func path(of key: String) -> String { "\(folder)/\(key.prefix(2))/\(key.dropFirst(2))" }
}

/// What a cache has of the items of a run.
struct KeptOutcomes {
    /// By the places of items.
    private(set) var outcomes: [Int: FileOutcome] = [:]
    /// The places of items that aren't kept.
    private(set) var missing: [Int] = []
    /// Why outcomes can't be kept.
    private(set) var problem: String?
    private var keys: [Int: String] = [:]
    private var cache: CheckCache?

    init(of items: [WorkItem], in cache: CheckCache?) {
        self.cache = cache
        for (place, item) in items.enumerated() {
            keys[place] = self.cache?.key(of: item.path)
            outcomes[place] = keys[place].flatMap { cache?.outcome($0) }
            if outcomes[place] == nil {
                missing.append(place)
            } else if let key = keys[place] {
                cache?.touch(key)
            }
        }
    }

    /// Deletes what no run asks for any more.
    func prune() { cache?.prune() }

    /// Keeps what came of an item for the next run.
    mutating func keep(_ outcome: FileOutcome, at place: Int) {
        guard let key = keys[place], let cache, problem == nil else { return }
        do {
            try cache.keep(outcome, key)
        } catch {
            problem = "\(error)"
        }
    }
}

/// A folder that can't be made, or that nothing can be written to.
struct UnwritableFolder: Error, CustomStringConvertible {
    var path: String
    /// What it is for, such as `the cache`.
    var purpose: String
    var reason: FileError

    var description: String { "\(path.readablePath): \(purpose) can't be written: \(reason)" }
}
