internal import Files
import Foundation

/// What git knows of a folder, asked of the program `git`.
package struct GitRepository: Sendable {
    /// The folder of the work tree.
    package let top: DocumentPath

    /// The repository that a folder lies in; nil when it lies in none, or there is no git.
    package init?(around folder: DocumentPath) {
        guard let answer = try? Self.git(["rev-parse", "--show-toplevel"], in: folder.path),
            let path = answer.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).first,
            !path.isEmpty
        else { return nil }
        top = DocumentPath(String(pathBytes: path))
    }

    /// The documents in a folder that git tracks or that aren't ignored, relative to the folder; nil when git ignores the
    /// folder itself.
    package static func documents(in folder: String) -> [String]? {
        let names = ["*.storyboard", "*.xib"]
        guard
            let answer = try? git(
                ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--"] + names,
                in: folder)
        else { return nil }
        let paths = answer.split(separator: 0).map { String(pathBytes: $0) }
        if paths.isEmpty, (try? git(["check-ignore", "-q", "."], in: folder)) != nil { return nil }
        return paths
    }

    /// The files that differ from a revision's, or are new, as places.
    ///
    /// What counts is the last commit that the revision and the present one share, so that changes of others don't.
    /// - Throws: ``GitError``.
    package func changes(since revision: String) throws(GitError) -> [DocumentPath] {
        // A revision that begins with a dash would be read as an option.
        guard !revision.hasPrefix("-") else {
            throw GitError(reason: "\(revision.debugDescription) is no name of a revision")
        }
        let base =
            (try? Self.git(["merge-base", revision, "HEAD"], in: top.path))
            .map { String(decoding: $0, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) } ?? revision
        let changed = try Self.git(["diff", "--name-only", "-z", "--diff-filter=d", base, "--"], in: top.path)
        let new = try Self.git(["ls-files", "-z", "--others", "--exclude-standard"], in: top.path)
        return [changed, new].flatMap { $0.split(separator: 0) }
            .map { DocumentPath(top.path + "/" + String(pathBytes: $0)) }
    }

    private static let hookVariables: Set<String> = [
        "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY",
    ]

    /// What git prints when it is called in a folder.
    /// - Throws: ``GitError``, also for an exit code other than 0.
    package static func git(_ arguments: [String], in folder: String) throws(GitError) -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        // A repository of a stranger may name a program that watches its files.
        process.arguments = ["git", "-c", "core.fsmonitor=false"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true)
        // In a hook, git names the repository by paths from its top; the folder says which one is meant.
        process.environment = ProcessInfo.processInfo.environment.filter { !hookVariables.contains($0.key) }
        let output = Pipe()
        let errors = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        // Foundation may keep the process, and with it the pipes.
        defer { for pipe in [output, errors] { try? pipe.fileHandleForReading.close() } }
        do {
            try process.run()
            // Git's complaints are a few lines, which a pipe holds until they are read.
            let data = try output.fileHandleForReading.readToEnd() ?? Data()
            let complaint = try errors.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            guard process.terminationReason == .exit, process.terminationStatus == 0 else {
                let lines = String(decoding: complaint, as: UTF8.self).split(whereSeparator: \.isNewline)
                throw GitError(reason: lines.first.map(String.init) ?? "exit code \(process.terminationStatus)")
            }
            return data
        } catch let error as GitError {
            throw error
        } catch {
            throw GitError(reason: "\(error)")
        }
    }
}

/// Git can't say what was asked.
package struct GitError: Error, CustomStringConvertible {
    /// What git says.
    package var reason: String

    package init(reason: String) { self.reason = reason }

    package var description: String { "git: \(reason)" }
}
