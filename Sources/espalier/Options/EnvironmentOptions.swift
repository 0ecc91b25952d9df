import ArgumentParser
import InterfaceBuilder
import Project
import UIKit

/// What to lay out for: the options that every command on layouts has.
struct EnvironmentOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The device to lay out for, such as iphone-se, iphone-15 or ipad; or all. "
                + "Without it every scene is laid out on the canvas that its file records.",
            valueName: "name"),
        completion: .list(["all"] + Device.all.map(\.name)), transform: Self.devices)
    var device: [[Device]] = []

    @Option(help: "How the device is held. (default: portrait)")
    var orientation: Orientation?

    @Option(
        help:
            "Beside another app, on iPads alone: third, half (in landscape) or two-thirds of the screen.")
    var split: SplitView?

    @Flag(help: "With the taller status bar of a call: on phones with a home button, in portrait, alone.")
    var callBar = false

    @Option(
        help: ArgumentHelp(
            "The version of iOS that the device runs, by its first number, from 8 to 18 or 26: what is as large and looks as "
                + "it did then. (default: 18)",
            valueName: "version"), completion: .list(["13", "15", "17", "26"]), transform: Self.system)
    var ios: Int?

    @Flag(help: "Lay out from right to left.")
    var rtl = false

    @Option(
        help: ArgumentHelp(
            "Texts of a language, such as de, from the files beside each document; or accented, doubled or rtl. "
                + "May be given several times.", valueName: "code"),
        completion: .list(Language.Pseudo.allCases.map(\.rawValue)), transform: Self.language)
    var language: [Language] = []

    @Option(
        help: ArgumentHelp(
            "The reader's text size, by the names of Apple's Human Interface Guidelines. (default: large) "
                + "May be given several times.", valueName: "size"))
    var textSize: [TextSize] = []

    func validate() throws {
        if orientation != nil && device.isEmpty {
            throw ValidationError("--orientation turns a device; name one with --device.")
        }
        if ios != nil && device.isEmpty {
            throw ValidationError("--ios says what a device runs; name one with --device.")
        }
        if environments.isEmpty {
            throw ValidationError(
                callBar
                    ? "--call-bar needs a phone with a home button in portrait, such as --device iphone-se."
                    : "--split needs an iPad, such as --device ipad, and --split half one in --orientation landscape.")
        }
    }

    /// The environments chosen, each once; a single recorded canvas when no device is named. Where two apps, or a call's
    /// status bar, are asked for, only those that have them.
    var environments: [LayoutChoice] {
        layouts(on: device.flatMap(\.self), orientation, textSize, directions: [rtl], language)
    }

    /// The environments chosen, and where nothing is chosen those of a project.
    func environments(of project: Configuration) -> [LayoutChoice] {
        let sizes = textSize.isEmpty ? project.textSizes : textSize
        let directions = rtl ? [true] : project.directions.map { $0 == .rightToLeft }
        return layouts(
            on: device.isEmpty ? project.devices : device.flatMap(\.self), orientation ?? project.orientation,
            sizes, directions: directions.isEmpty ? [false] : directions,
            language.isEmpty ? project.languages : language)
    }

    private func layouts(
        on devices: [Device], _ orientation: Orientation?, _ sizes: [TextSize], directions: [Bool],
        _ languages: [Language]
    ) -> [LayoutChoice] {
        var screens: [LayoutChoice] = []
        if devices.isEmpty, split == nil, !callBar { screens.append(LayoutChoice()) }
        for device in devices {
            for isLandscape in orientation.sides {
                if let split, device.width(in: split, isLandscape: isLandscape) == nil { continue }
                if callBar, device.callBarHeight(isLandscape: isLandscape) == 0 { continue }
                screens.append(
                    LayoutChoice(
                        device: device.name, isLandscape: isLandscape, split: split, isInCall: callBar, system: ios))
            }
        }
        var choices: [LayoutChoice] = []
        let shown: [Language?] = languages.isEmpty ? [nil] : languages
        let sizes: [TextSize?] = sizes.isEmpty ? [nil] : sizes
        for var choice in screens {
            for isRightToLeft in directions {
                for size in sizes {
                    for language in shown {
                        choice.isRightToLeft = isRightToLeft
                        choice.textSize = size
                        choice.language = language
                        if !choices.contains(choice) { choices.append(choice) }
                    }
                }
            }
        }
        return choices
    }

    static func system(_ version: String) throws -> Int {
        if let number = Int(version), SystemMetrics(systemVersion: number) != nil { return number }
        throw ValidationError("\(version.debugDescription) is no version of iOS: write a number from 8 to 18, or 26.")
    }

    private static func language(_ name: String) throws -> Language {
        if let language = Language(name) { return language }
        throw ValidationError(
            "\(name.debugDescription) is no language: write a code such as de or pt-BR, or accented, doubled or rtl.")
    }

    private static func devices(_ name: String) throws -> [Device] {
        if name == "all" { return Device.all }
        if let device = Device.named(name) { return [device] }
        let near = Device.suggestions(for: name).joined(separator: ", ")
        throw ValidationError("There is no device \(name.debugDescription). Did you mean one of \(near)?")
    }
}

extension SplitView: ExpressibleByArgument {}

extension Orientation? {
    /// Whether each of the layouts asked for is on the side.
    var sides: [Bool] { (self ?? .portrait).sides }
}
