internal import Foundation
internal import InterfaceBuilder
internal import Rendering
internal import UIKit

/// Draws what a launched program shows, then each scene of its storyboards with its own controller.
@MainActor
struct ScreenDrawing {
    private let request: DrawingRequest
    private let images: ImageCatalog

    init(_ request: DrawingRequest, folder: String) {
        self.request = request
        images = ImageCatalog(inside: folder)
    }

    /// Draws everything and ends the process. What is begun and done is said on standard output, a line each, so that
    /// whoever started the process knows which scene ended it.
    func run() -> Never {
        if request.isList {
            for name in [Self.launch] + Interfaces.scenes.map(\.name) { say("screen \(name)") }
            exit(0)
        }
        // Work that viewDidLoad put off has its turn before a picture: tasks that load something from the app, too, windows that are
        // made a moment after the launch, and short animations.
        step(Self.launch) {
            settle()
            return UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last
        }
        for scene in Interfaces.scenes {
            step(scene.name) {
                let window = show(scene)
                settle()
                return window
            }
        }
        exit(0)
    }

    /// What the app shows as it starts.
    private static let launch = "launch"

    private func step(_ name: String, _ make: () -> UIWindow?) {
        if request.skipped.contains(name) || request.inspected ?? name != name { return }
        say("begin \(name)")
        if let window = make() {
            window.layoutIfNeeded()
            if request.inspected != nil { inspect(window, name) } else { draw(window, name) }
        } else {
            say("nothing \(name)")
        }
    }

    /// Lets the program run for a moment or as long as is asked for, and on while something moves, but for a second more at most.
    private func settle() {
        let start = Date()
        let (least, most) = (start + max(0.1, request.seconds), start + request.seconds + 1)
        repeat {
            let next = Date(timeIntervalSinceNow: 0.1)
            RunLoop.main.run(until: Date() < least ? min(least, next) : next)
        } while Date() < least || AnimationClock.current.isMoving && Date() < most
    }

    /// A window with the scene's controller.
    private func show(_ scene: Interfaces.Scene) -> UIWindow? {
        guard let controller = scene.makeController() else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func draw(_ window: UIWindow, _ name: String) {
        let file = "\(request.output)/\(name.replacingOccurrences(of: "/", with: "."))\(request.suffix).png"
        let renderer = ViewRenderer(options: RenderOptions(scale: request.scale), images: images)
        do {
            try renderer.picture(of: window).write(to: file)
            say("done \(name)\t\(file)")
        } catch {
            say("failed \(name)\t\(error)")
        }
        for problem in renderer.problems { FileHandle.standardError.write(Data("\(problem)\n".utf8)) }
    }

    /// Writes what the live view shows of a screen, or says of one of its views.
    private func inspect(_ window: UIWindow, _ name: String) {
        let screen = InspectedScreen(of: window, name, request, images)
        do {
            let answer =
                try request.explainedView.map { Data(screen.explanation(of: $0).utf8) } ?? screen.encoded()
            try answer.write(to: URL(fileURLWithPath: request.output))
            say("done \(name)\t\(request.output)")
        } catch {
            say("failed \(name)\t\(error)")
        }
    }

    private func say(_ line: String) {
        FileHandle.standardOutput.write(Data("espalier: \(line)\n".utf8))
    }
}
