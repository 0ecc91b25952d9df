import ArgumentParser
import Audit
import Files
import Foundation
import Project

/// `espalier init`: a configuration to start from.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Write a configuration with comments into this folder.",
        discussion: """
            Writes .espalier.yml, in which every key is explained. Never replaces one.

            EXIT CODES
              0   done
              2   there is one already, or it could not be written

            EXAMPLE
                espalier init
            """)

    func run() throws {
        var console = Console()
        let path = Configuration.fileName
        do {
            guard !FolderListing.exists(path) else { throw FileError.refused("there is one already") }
            try FileOutput.write(Array(Configuration.template.utf8), to: path)
            try console.write(Data("\(path)\n".utf8))
        } catch {
            console.report("\(path): error: the configuration can't be written: \(error)")
            try ExitStatus.unreadable.exit()
        }
    }
}
