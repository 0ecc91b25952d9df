import DynamicStackView
import Rendering
import UIKit

/// The recipe as a program. Nobody touches it, so it presses its buttons itself: three entries are added, one is deleted, and
/// the device is turned. It never asks for a layout.
///
///     swift run DynamicStackViewProgram                        prints what stands where, in real time
///     swift run DynamicStackViewProgram record film.png strip.png   draws what is seen meanwhile
@main
final class Program: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private let controller = DynamicStackViewController()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        let arguments = CommandLine.arguments
        if arguments.count == 4, arguments[1] == "record" {
            record(window, film: arguments[2], strip: arguments[3])
        } else {
            Task { await perform() }
        }
        return true
    }

    /// What a person would do, and the seconds before the next.
    private var steps: [(action: () -> Void, pause: Double)] {
        let add = { self.controller.addButton.sendActions(for: .touchUpInside) }
        let delete = {
            let buttons = self.controller.entries.first?.subviews.compactMap { $0 as? UIButton }
            buttons?.first?.sendActions(for: .touchUpInside)
        }
        return [
            ({}, 0.4), (add, 0.5), (add, 0.5), (add, 0.5), (delete, 0.5),
            ({ UIDevice.current.turn(to: .landscapeLeft) }, 0.6),
        ]
    }

    private func perform() async {
        for (action, pause) in steps {
            action()
            try? await Task.sleep(nanoseconds: UInt64(pause * 1e9))
            print(
                controller.entries.map { NSStringFromCGRect($0.frame) }, NSStringFromCGRect(controller.addButton.frame))
        }
        exit(0)
    }

    private func record(_ window: UIWindow, film: String, strip: String) {
        let recorder = Recorder(of: window)
        do {
            for (action, pause) in steps {
                action()
                try recorder.record(for: pause)
            }
            try recorder.recording.write(to: film)
            try recorder.recording.filmstrip(of: 12, columns: 6).write(to: strip)
        } catch {
            print(error)
            exit(1)
        }
        exit(0)
    }
}
