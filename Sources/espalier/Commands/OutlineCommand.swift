import ArgumentParser
import Audit
import DocumentChanges
import Files
import Foundation
import InterfaceBuilder

/// `espalier outline`: a document as text in which a line says one thing.
struct OutlineCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "outline",
        abstract: "Print a document as text in which every line says one thing.",
        discussion: """
            Prints the objects of documents with their properties, indented by what holds them, without ids, recorded \
            frames and versions of tools. Tools that compare lines compare such text well. For git diff, tell git once:
                git config diff.espalier.textconv "espalier outline"
            and in the file .gitattributes of the repository:
                *.storyboard diff=espalier
                *.xib diff=espalier

            EXIT CODES
              0   done
              2   a file could not be read

            EXAMPLE
                espalier outline Main.storyboard
            """)

    @Argument(help: ArgumentHelp("Storyboards and xibs.", valueName: "file"))
    var files: [String]

    func run() throws {
        var console = Console()
        var status = ExitStatus.clean
        for file in files {
            do {
                let data: Data
                do throws(FileError) {
                    data = try FileInput.bytes(of: file, limit: 64 << 20)
                } catch {
                    throw UnreadableVersion(path: file, reason: "\(error)")
                }
                try console.write(Data(try DocumentOutline(data: data, path: file).text.utf8))
            } catch {
                console.report("\(error)".onOneLine)
                status = .unreadable
            }
        }
        try status.exit()
    }
}
