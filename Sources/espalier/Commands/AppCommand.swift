import ArgumentParser
import Files
import Foundation
import InterfaceBuilder
import Project

/// `espalier app`: runs, draws and tests apps for iOS as they are.
struct AppCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "app",
        abstract: "Run, draw and test an app for iOS from its unmodified sources.",
        discussion: """
            Makes a Linux package of an iOS project's sources, storyboards, catalogs, strings and Info.plist, in a folder of \
            its own, builds it and launches it. What the app is made of says its Xcode project, the key app of \
            .espalier.yml, or the folder's files.

            EXIT CODES
              0   done
              1   a test failed, or a scene ended the program
              2   the app can't be found or compiled

            EXAMPLE
                espalier app render Examples/Apps/Stopwatch --device iphone-15 --device ipad --output screens
                espalier app test Examples/Apps/Stopwatch
            """,
        subcommands: [
            AppInitCommand.self, AppRunCommand.self, AppRenderCommand.self, AppLiveCommand.self,
            AppTestCommand.self,
        ])
}

/// `espalier app init`: says what the app is made of, and writes that into `.espalier.yml`.
struct AppInitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Look at an iOS project and write what is needed to build it.",
        discussion: """
            Writes a key app into a new .espalier.yml in the project's folder. Never changes a file that is there.

            EXIT CODES
              0   done
              2   the app can't be found

            EXAMPLE
                espalier app init Examples/Apps/Stopwatch
            """)

    @OptionGroup var app: AppOptions

    func run() throws {
        try app.perform { project, console in
            let stubs = AppPackage.stubs(of: try app.packageFolder())
            for line in AppInventory(project, stubs: stubs).lines { try console.write(Data("\(line)\n".utf8)) }
            let path = project.folder + "/" + Configuration.fileName
            let shown = DocumentPath(path).path(relativeTo: DocumentPath("."))
            if FolderListing.exists(path) {
                try console.write(Data("\n\(shown) is left as it is.\n".utf8))
            } else {
                do {
                    try FileOutput.write(Array(configuration(of: project).utf8), to: path)
                } catch {
                    throw AppProjectError(
                        path: shown, message: "this can't be written: \(error). All else works without it, too")
                }
                try console.write(Data("\nWrote \(shown).\n".utf8))
            }
            let folder = self.app.path == "." ? "" : " \(self.app.path)"
            let next = project.sources.isEmpty && !project.testSources.isEmpty ? "test" : "render"
            try console.write(Data("Next: espalier app \(next)\(folder)\n".utf8))
            return .clean
        }
    }

    private func configuration(of project: AppProject) -> String {
        """
        # What `espalier app` builds and where `espalier app render` draws it; `espalier init` in an empty folder writes
        # a file that explains every key.
        devices: [iphone-15]
        app:
          name: \(project.name.debugDescription)
        \(app.target.map { "  target: \($0.debugDescription)\n" } ?? "")
        """
    }
}

/// `espalier app run`: launches the app.
struct AppRunCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Build the app and launch it.",
        discussion: """
            What the app prints is shown, and a line for each screen that appears: its controllers, and their titles. It \
            ends by itself, after --seconds, or when you press Control-C.

            EXIT CODES
              The app's own; 2 if it can't be found or compiled.

            EXAMPLE
                espalier app run Examples/Apps/Stopwatch --seconds 5
            """)

    @OptionGroup var app: AppOptions

    @Option(help: ArgumentHelp("The device to run on.", valueName: "name"))
    var device = "iphone-15"

    @OptionGroup var choice: DeviceChoice

    @Option(help: ArgumentHelp("End the app after so many seconds.", valueName: "number"))
    var seconds: Double?

    func validate() throws {
        if let seconds, !(0...1e9).contains(seconds) { throw ValidationError("--seconds must be 0 or more.") }
        try AppOptions.check(device: device)
        try choice.checkOneSide()
    }

    func run() throws {
        try app.perform { project, console in
            let program = try app.builder(project).program()
            let ending = seconds.map { "for \($0.formatted()) seconds" } ?? "until you press Control-C"
            console.report("\(project.name) runs on \(device), \(ending)")
            var variables = choice.variables(device: device, isLandscape: choice.sides.first ?? nil)
            variables["ESPALIER_TELL"] = "screens"
            if let seconds { variables["ESPALIER_RUN_FOR"] = "\(seconds)" }
            for (name, value) in variables { setenv(name, value, 1) }
            // The app takes the place of the command, with its terminal and signals.
            let arguments = [strdup(program), nil]
            execv(program, arguments)
            throw AppProjectError(
                path: program, message: "the program can't be run: \(String(cString: strerror(errno)))")
        }
    }
}
