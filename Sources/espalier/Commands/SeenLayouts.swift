import Audit
import Foundation
import InterfaceBuilder
import Project

/// Those of the layouts that were asked for that people may see of a document: an app says how it may be held, and on what it runs.
@MainActor
struct SeenLayouts {
    private(set) var environments: [AuditedEnvironment] = []
    /// What is left out, each once.
    private(set) var leftOut: [LeftOutLayouts] = []

    init(of layouts: [LayoutChoice], _ document: Document, _ choice: OrientationChoice) {
        guard choice == .project, layouts.contains(where: { $0.device != nil }) else {
            environments = layouts.map { $0.environment(for: document) }
            return
        }
        let project = ProjectOrientations.near(document.path)
        let answer = project.answer(for: document.path)
        let classes = Self.classes(of: document).map { ($0, project.orientations(ofClass: $0)) }
        for layout in layouts {
            guard let device = layout.device.flatMap(Device.named) else {
                environments.append(layout.environment(for: document))
                continue
            }
            if let reason = Self.reason(byNameOf: document.path, device) {
                note(reason)
                continue
            }
            if let reason = answer.flatMap({ Self.reason(against: layout, on: device, $0) }) {
                note(reason)
                continue
            }
            var environment = layout.environment(for: document)
            for (name, supported) in classes where supported?.allows(layout, on: device) == false {
                environment.leavesOut.insert(name)
                note(
                    LeftOutLayouts(
                        what: layout.sideWords(on: device), why: "classes of some of their screens don't support it"))
            }
            environments.append(environment)
        }
    }

    private mutating func note(_ reason: LeftOutLayouts) {
        if !leftOut.contains(reason) { leftOut.append(reason) }
    }

    /// The author's classes of controllers of a document, each once.
    private static func classes(of document: Document) -> [String] {
        Set(document.controllers.compactMap(\.customClass?.name)).sorted()
    }

    /// `Main~ipad.storyboard` is loaded on iPads, as is what Xcode once called `Main_iPad.storyboard`.
    private static func reason(byNameOf path: String, _ device: Device) -> LeftOutLayouts? {
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension.lowercased()
        let (own, other) = device.idiom == .pad ? ("ipad", "iphone") : ("iphone", "ipad")
        guard !name.hasSuffix(own), ["~", "_", "-"].contains(where: { name.hasSuffix($0 + other) }) else { return nil }
        let words = ["ipad": "iPads", "iphone": "iPhones"]
        return LeftOutLayouts(
            what: words[own] ?? own, why: "their names say that they are made for \(words[other] ?? other)")
    }

    private static func reason(
        against layout: LayoutChoice, on device: Device, _ answer: ProjectOrientations.Answer
    ) -> LeftOutLayouts? {
        let known = answer.orientations
        if !(device.idiom == .pad ? known.runsOnPads : known.runsOnPhones) {
            return LeftOutLayouts(
                what: device.idiom == .pad ? "iPads" : "iPhones",
                why: "the Xcode project is for \(device.idiom == .pad ? "iPhones" : "iPads") only")
        }
        guard !known.allows(layout, on: device), let sides = known.sides(on: device) else { return nil }
        return LeftOutLayouts(
            what: layout.sideWords(on: device), why: "\(answer.source) supports \(sides.words)")
    }
}

extension SupportedOrientations {
    fileprivate func sides(on device: Device) -> Sides? { device.idiom == .pad ? pad : phone }

    fileprivate func allows(_ layout: LayoutChoice, on device: Device) -> Bool {
        sides(on: device)?.contains(layout.isLandscape ? .landscape : .portrait) ?? true
    }
}

extension LayoutChoice {
    /// `landscape on iPhones`.
    fileprivate func sideWords(on device: Device) -> String {
        "\(isLandscape ? "landscape" : "portrait") on \(device.idiom == .pad ? "iPads" : "iPhones")"
    }
}
