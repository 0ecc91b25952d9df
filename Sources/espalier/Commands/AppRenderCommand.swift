import ArgumentParser
import Foundation
import InterfaceBuilder
import Project

/// `espalier app render`: pictures of what the app shows, with its own controllers.
struct AppRenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draw the launched app and each of its scenes.",
        discussion: """
            Each scene's own controller is made, its outlets are connected, viewDidLoad and viewWillAppear run, and it is \
            laid out. The picture "launch" shows the app as it starts. A scene that ends the program is reported; the \
            others are drawn.

            EXIT CODES
              0   all pictures were written
              1   a scene ended the program or has no picture
              2   the app can't be found or compiled

            EXAMPLE
                espalier app render Examples/Apps/Stopwatch --device iphone-15 --device ipad --output screens
                espalier app render --dark --text-size ax3 --orientation both
            """)

    @OptionGroup var app: AppOptions

    @Option(
        help: ArgumentHelp(
            "The device to draw on; may be given several times. (default: those of .espalier.yml, else iphone-15)",
            valueName: "name"))
    var device: [String] = []

    @OptionGroup var choice: DeviceChoice

    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to; made if missing.", valueName: "dir"))
    var output = "screens"

    @Option(help: "Pixels for each point, from 0.5 to 4.")
    var scale = 2.0

    @OptionGroup var wait: PictureWait

    func validate() throws {
        if !(0.5...4).contains(scale) { throw ValidationError("--scale must be from 0.5 to 4.") }
        for name in device { try AppOptions.check(device: name) }
    }

    func run() throws {
        try app.perform { project, console in
            let known = try Configuration(for: DocumentPath(project.folder)).devices.map(\.name)
            let program = try app.builder(project).program()
            let folder = DocumentPath(output).path
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            var status = ExitStatus.clean
            for device in device.isEmpty ? known.isEmpty ? ["iphone-15"] : known : device {
                for isLandscape in choice.sides {
                    let drawing = AppDrawing(
                        program: program,
                        title: choice.traits(device: device, isLandscape: isLandscape).joined(separator: "-"),
                        device: choice.variables(device: device, isLandscape: isLandscape), folder: folder,
                        scale: scale, seconds: wait.after)
                    status = max(status, try drawing.run(&console))
                }
            }
            return status
        }
    }
}

/// The drawing of an app on one device, by as many processes as it takes: one that ends at a scene is followed by one
/// that leaves it out.
private struct AppDrawing {
    let program: String
    /// What names of pictures end with: `iphone-15-dark`.
    let title: String
    /// The variables that describe the device.
    let device: [String: String]
    let folder: String
    let scale: Double
    /// How long the app runs before each picture.
    let seconds: Double

    func run(_ console: inout Console) throws -> ExitStatus {
        var skipped: [String] = []
        var status = ExitStatus.clean
        while true {
            let end = try ChildProcess.run(program, [], adding: variables(skipped))
            var open: String?
            var others: [String] = []
            for line in end.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
                let words = line.split(separator: " ", maxSplits: 2).map(String.init)
                guard words.count == 3, words[0] == "espalier:" else {
                    if !line.isEmpty { others.append(line) }
                    continue
                }
                let (name, rest) = Self.parts(words[2])
                switch words[1] {
                case "begin":
                    open = name
                    skipped.append(name)
                case "done":
                    open = nil
                    try console.write(Data((DocumentPath(rest).path(relativeTo: DocumentPath(".")) + "\n").utf8))
                default:
                    open = nil
                    status = .findings
                    console.report("\(title): warning: \(name) has no picture \(rest)")
                }
            }
            others.removeAll { $0 == "Current stack trace:" || $0.prefixMatch(of: #/\d+ +\S+ +0x/#) != nil }
            // Of what a process wrote that has to begin anew, only its last words are news.
            let words = end.status == 0 ? nil : others.popLast()
            if end.status == 0 || open == nil { for line in others { console.report(line) } }
            if end.status == 0 { return status }
            status = .findings
            let reason = words ?? "status \(end.status)"
            guard let open else {
                console.report("\(title): error: the app ended before it was drawn: \(reason)")
                return status
            }
            console.report("\(title): error: \(open) isn't drawn, as it ended the program: \(reason)")
        }
    }

    private static func parts(_ text: String) -> (name: String, rest: String) {
        let parts = text.split(separator: "\t", maxSplits: 1).map(String.init)
        return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    }

    private func variables(_ skipped: [String]) -> [String: String] {
        device.merging([
            // What ended the program is said in a line; nobody asked for a list of registers.
            "SWIFT_BACKTRACE": "enable=no", "ESPALIER_DRAW": folder, "ESPALIER_DRAW_SUFFIX": title,
            "ESPALIER_DRAW_SCALE": "\(scale)", "ESPALIER_DRAW_AFTER": "\(seconds)",
            "ESPALIER_DRAW_SKIPPED": skipped.joined(separator: "\n"),
        ]) { $1 }
    }
}
