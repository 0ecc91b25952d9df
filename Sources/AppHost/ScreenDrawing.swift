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
        step("launch") {
            guard let window = UIApplication.shared.keyWindow ?? UIApplication.shared.windows.last else { return nil }
            return window
        }
        for scene in Interfaces.scenes {
            step(scene.name) { show(scene) }
        }
        exit(0)
    }

    private func step(_ name: String, _ make: () -> UIWindow?) {
        if request.skipped.contains(name) { return }
        say("begin \(name)")
        if let window = make() {
            // Work that viewDidLoad put off has its turn before the picture: tasks that load something from the app, too,
            // and short animations.
            settle()
            window.layoutIfNeeded()
            draw(window, name)
        } else {
            say("nothing \(name)")
        }
    }

    /// Lets the program run for a moment, and on for as long as something moves, but for a second at most.
    private func settle() {
        let end = Date(timeIntervalSinceNow: 1)
        repeat {
            RunLoop.main.run(until: min(end, Date(timeIntervalSinceNow: 0.1)))
        } while AnimationClock.current.isMoving && Date() < end
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

    private func say(_ line: String) {
        FileHandle.standardOutput.write(Data("espalier: \(line)\n".utf8))
    }
}
