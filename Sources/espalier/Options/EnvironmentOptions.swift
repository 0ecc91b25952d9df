import ArgumentParser
import InterfaceBuilder

/// What to lay out for: the options that every command on layouts has.
struct EnvironmentOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The device to lay out for, such as iphone-se, iphone-15 or ipad; or all. "
                + "Without it every scene is laid out on the canvas that its file records.",
            valueName: "name"),
        transform: Self.devices)
    var device: [[Device]] = []

    @Option(help: "How the device is held. (default: portrait)")
    var orientation: Orientation?

    @Option(
        help:
            "Beside another app, on iPads alone: third, half (in landscape) or two-thirds of the screen.")
    var split: SplitView?

    @Flag(help: "With the taller status bar of a call: on phones with a home button, in portrait, alone.")
    var callBar = false

    @Flag(help: "Lay out from right to left.")
    var rtl = false

    @Option(
        help: ArgumentHelp(
            "The reader's text size, by the names of Apple's Human Interface Guidelines. (default: large)",
            valueName: "size"))
    var textSize: TextSize?

    func validate() throws {
        if orientation != nil && device.isEmpty {
            throw ValidationError("--orientation turns a device; name one with --device.")
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
        var choices: [LayoutChoice] = []
        if device.isEmpty, split == nil, !callBar {
            choices.append(LayoutChoice(isRightToLeft: rtl, textSize: textSize))
        }
        for device in device.joined() {
            for isLandscape in orientation.sides {
                if let split, device.width(in: split, isLandscape: isLandscape) == nil { continue }
                if callBar, device.callBarHeight(isLandscape: isLandscape) == 0 { continue }
                let choice = LayoutChoice(
                    device: device.name, isLandscape: isLandscape, split: split, isInCall: callBar, isRightToLeft: rtl,
                    textSize: textSize)
                if !choices.contains(choice) { choices.append(choice) }
            }
        }
        return choices
    }

    private static func devices(_ name: String) throws -> [Device] {
        if name == "all" { return Device.all }
        if let device = Device.named(name) { return [device] }
        let near = Device.suggestions(for: name).joined(separator: ", ")
        throw ValidationError("There is no device \(name.debugDescription). Did you mean one of \(near)?")
    }
}

extension SplitView: ExpressibleByArgument {}

/// How a device is held.
enum Orientation: String, CaseIterable, ExpressibleByArgument {
    case portrait, landscape, both
}

extension Orientation? {
    /// Whether each of the layouts asked for is on the side.
    var sides: [Bool] {
        switch self {
        case .portrait, nil: [false]
        case .landscape: [true]
        case .both: [false, true]
        }
    }
}
