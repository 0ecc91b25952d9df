import ArgumentParser
import Foundation
import Project

/// `espalier app live`: the screens of an app in a browser, built and drawn anew whenever its files change.
struct AppLiveCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "live", abstract: "Show the app's screens in a browser, and again whenever its files change.",
        discussion: """
            Builds the app, serves a page to browsers on this machine and prints its address; Control-C ends it. The page \
            lists the app as it starts and each scene of its storyboards, and shows one on the device, in the text size, the \
            direction and the appearance that you choose. Click a view to see its frame, and the constraints that have a say.

            When a source, a storyboard or another file of the app is saved, the app is built anew, and the page shows it. \
            What keeps it from compiling stands on the page. Nobody but this machine is answered.

            EXIT CODES
              2   the app can't be found or compiled, or the port is taken

            EXAMPLE
                espalier app live Examples/Apps/Stopwatch
                espalier app live --port 8000
            """)

    @OptionGroup var app: AppOptions

    @Option(help: "The port of the page's address; 0 takes a free one.")
    var port: UInt16 = 8740

    @OptionGroup var wait: PictureWait

    func run() throws {
        try app.perform { project, console in
            let screens = AppScreens(app, project, seconds: wait.after)
            // What keeps it from compiling at first is said here, before anybody opens a page.
            try screens.build()
            LiveServer(source: screens, port: port).run(&console)
            return .unreadable
        }
    }
}
