import ArgumentParser
import Audit
import DocumentChanges
import Files
import Foundation
import InterfaceBuilder

/// `espalier merge-driver`: three versions of a document made into one, for git.
struct MergeDriverCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge-driver",
        abstract: "Merge two versions of a document object by object, for git.",
        discussion: """
            Takes what both sides changed since the base, and writes the result over OURS. What one side changed, added, \
            moved or deleted is done. Where both sides contradict each other, the result holds both: ours in effect, and \
            theirs in a comment beside it. Xcode opens the result in any case. Each conflict is a line on standard error.

            Tell git once for each clone:
                git config merge.espalier.name "Interface Builder documents, object by object"
                git config merge.espalier.driver "espalier merge-driver %O %A %B %P"
            and in the file .gitattributes of the repository:
                *.storyboard merge=espalier
                *.xib merge=espalier

            EXIT CODES
              0   merged
              1   merged with conflicts, which the result holds as comments
              2   a file could not be read or written, and OURS is as it was

            EXAMPLE
                espalier merge-driver base.storyboard ours.storyboard theirs.storyboard Main.storyboard
            """)

    @Argument(help: "The version that both sides began with; git's %O.")
    var base: String

    @Argument(help: "Our version, which becomes the result; git's %A.")
    var ours: String

    @Argument(help: "Their version; git's %B.")
    var theirs: String

    @Argument(help: "The document's name in messages; git's %P. (default: ours)")
    var path: String?

    /// As much as a document may have.
    private static let limit = 64 << 20

    func run() throws {
        var console = Console()
        let status: ExitStatus
        do {
            let merge = try DocumentMerge(
                base: try Self.bytes(of: base), ours: try Self.bytes(of: ours), theirs: try Self.bytes(of: theirs),
                path: path ?? ours)
            for (old, new) in merge.renamedObjects.sorted(by: { $0.key < $1.key }) {
                console.report(
                    "\((path ?? ours).onOneLine): note: both sides added an object \(old); theirs is \(new) now")
            }
            for conflict in merge.conflicts { console.report(conflict.description.onOneLine) }
            do {
                try FileOutput.write(Array(merge.result), to: ours)
            } catch {
                throw UnreadableVersion(path: ours, reason: "\(error)")
            }
            status = merge.conflicts.isEmpty ? .clean : .findings
        } catch {
            console.report("\(error)".onOneLine)
            status = .unreadable
        }
        try status.exit()
    }

    private static func bytes(of path: String) throws -> Data {
        if path == "/dev/null" { return Data() }
        do {
            return try FileInput.bytes(of: path, limit: limit)
        } catch {
            throw UnreadableVersion(path: path, reason: "\(error)")
        }
    }
}

/// A version of a document that can't be read, or not be replaced.
struct UnreadableVersion: Error, CustomStringConvertible {
    var path: String
    var reason: String

    var description: String { "\(path.readablePath): error: \(reason)" }
}
