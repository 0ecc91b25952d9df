import ArgumentParser
import Files
import Foundation
import Rendering

/// `espalier render`: a picture of each scene on each device.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw the scenes of storyboards and xibs.",
        discussion: """
            Writes one picture for each scene and device into a folder and prints their paths. Without --device every \
            scene is drawn at the size and on the device that its file records.

            A picture is named after its document, the scene where there are several, and what it is laid out for: \
            Main.Login-iphone-15-portrait.png. The name is the same whatever else is drawn. A dot in the document's own \
            name is written twice; %, line ends and accents written in parts become %25 and the like. Documents whose \
            pictures would have the same names are refused; with --root pictures lie in folders as their documents do.

            Pictures that asset catalogs beside a document hold are used; a tile with its name stands for one that is \
            not found.

            EXIT CODES
              0   all pictures were written
              2   a file could not be read or a picture not be written

            EXAMPLE
                espalier render Main.storyboard --output pictures
                espalier render Main.storyboard --device all --orientation both --dark
                espalier render Login.xib --overlay constraints --overlay margins
                espalier render Main.storyboard --device ipad --format svg
            """)

    @OptionGroup var files: FileOptions
    @OptionGroup var environment: EnvironmentOptions

    @Option(help: "Pixels for each point, from 0.5 to 4.")
    var scale = 2.0

    @Flag(help: "Draw the dark appearance.")
    var dark = false

    @Option(
        help: ArgumentHelp(
            "What to draw over the views: "
                + "\(RenderOptions.Overlay.allCases.map(\.rawValue).joined(separator: ", ")). May be repeated.",
            valueName: "overlay"),
        transform: Self.overlay)
    var overlay: [RenderOptions.Overlay] = []

    @Option(
        help: ArgumentHelp("The kind of files: png, svg or pdf. (default: png)", valueName: "format"),
        transform: Self.format)
    var format = Canvas.Format.png

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to; made if missing.", valueName: "dir"))
    var output = "."

    @Option(
        help: ArgumentHelp(
            "Put pictures into folders, as documents lie in folders below this one.", valueName: "dir"))
    var root: String?

    @Flag(help: "Leave out the status bar and the home indicator.")
    var noDevice = false

    func validate() throws {
        if output.unicodeScalars.contains(where: \.isPathByte) {
            throw ValidationError("--output must be spelled in UTF-8.")
        }
        if !(0.5...4).contains(scale) { throw ValidationError("--scale must be from 0.5 to 4.") }
    }

    func run() throws {
        do throws(FileError) {
            try FileOutput.makeFolder(output)
        } catch {
            var console = Console()
            console.report("espalier: error: \(output.readablePath): the folder can't be made: \(error)")
            try ExitStatus.unreadable.exit()
        }
        let names = PictureNames(output: output, root: root, format: format)
        let job = RenderJob(
            layouts: environment.environments, names: names, clashes: names.clashes(among: files.files), scale: scale,
            isDark: dark, overlays: Set(overlay), drawsDevice: !noDevice)
        try files.run(.render(job))
    }

    private static func overlay(_ name: String) throws -> RenderOptions.Overlay {
        if let overlay = RenderOptions.Overlay(rawValue: name) { return overlay }
        let known = RenderOptions.Overlay.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("There is no overlay \(name.debugDescription). Known are: \(known).")
    }

    private static func format(_ name: String) throws -> Canvas.Format {
        if let format = Canvas.Format(rawValue: name.lowercased()) { return format }
        let known = Canvas.Format.allCases.map(\.rawValue).joined(separator: ", ")
        throw ValidationError("There is no format \(name.debugDescription). Known are: \(known).")
    }
}
