public import UIKit

internal import Foundation
internal import InterfaceBuilder
internal import Rendering

/// What a program made by `espalier app` needs around it: its bundle's documents, pictures and colours, and somebody who
/// draws its scenes when that is asked for.
@preconcurrency @MainActor
public enum AppHost {
    /// Called at the start of the process, before the program launches.
    public static func prepare() {
        // What is printed is read by `espalier app`, also when the program ends before its time.
        // Swift takes the variable `stdout` for shared state; the library's symbol is the same.
        let output = dlsym(nil, "stdout")?.assumingMemoryBound(to: UnsafeMutablePointer<FILE>?.self).pointee
        if let output { setvbuf(output, nil, _IOLBF, 0) }
        ProgramLocale.adopt(
            ProgramLocale.identifier(
                variables: ProcessInfo.processInfo.environment, chosen: ProgramLanguage.chosen,
                localizations: ProgramLanguage.localizations(of: .main)))
        let folder = Bundle.main.bundlePath
        Interfaces.install(folders: [folder])
        BundleAssets(folder: folder).register()
        if ProcessInfo.processInfo.environment["ESPALIER_TELL"] == "screens" { ScreenReport.start() }
        guard let request = DrawingRequest(ProcessInfo.processInfo.environment) else { return }
        // The first turn of the run loop comes when the program has launched. A block of the main queue would keep all others of
        // it, and tasks, from running before the pictures are drawn.
        RunLoop.main.perform {
            MainActor.assumeIsolated { () -> Void in ScreenDrawing(request, folder: folder).run() }
        }
    }

    /// Launches the program for its tests, as Xcode launches the app that holds them.
    public static func launch(_ delegate: (any UIApplicationDelegate)?) {
        guard let delegate else { return }
        UIApplication.shared.takeDeviceSettings(device: "iphone-15")
        UIApplication.shared.launch(delegate)
    }
}

/// What the variables of a process ask to draw.
struct DrawingRequest {
    /// Where pictures are written to.
    let output: String
    /// What is added to their names, such as the device's.
    let suffix: String
    /// Scenes that aren't drawn, as an earlier process did it or ended at them.
    let skipped: Set<String>
    let scale: Double
    /// How long the program runs before each picture, in seconds.
    let seconds: Double
    /// The one screen to describe instead of drawing all; nil to draw.
    let inspected: String?
    /// The view of that screen to explain; nil to describe the screen.
    let explainedView: String?
    /// What is drawn over its views.
    let overlays: Set<RenderOptions.Overlay>
    /// Whether the screens are only listed.
    let isList: Bool

    /// `ESPALIER_DRAW` names the folder; without it nothing is drawn.
    init?(_ variables: [String: String]) {
        guard let output = variables["ESPALIER_DRAW"] else { return nil }
        self.output = output
        suffix = variables["ESPALIER_DRAW_SUFFIX"].map { "-\($0)" } ?? ""
        skipped = Set((variables["ESPALIER_DRAW_SKIPPED"] ?? "").split(separator: "\n").map(String.init))
        scale = variables["ESPALIER_DRAW_SCALE"].flatMap(Double.init) ?? 2
        seconds = variables["ESPALIER_DRAW_AFTER"].flatMap(Double.init) ?? 0
        (inspected, explainedView) = (variables["ESPALIER_DRAW_SCREEN"], variables["ESPALIER_DRAW_VIEW"])
        let names = (variables["ESPALIER_DRAW_OVERLAYS"] ?? "").split(separator: " ").map(String.init)
        overlays = Set(names.compactMap(RenderOptions.Overlay.init))
        isList = variables["ESPALIER_DRAW_LIST"] != nil
    }
}
