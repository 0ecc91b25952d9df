import ArgumentParser
import InterfaceBuilder
import Project
import UIKit

/// How the device of an app is held, and what its owner chose in the settings.
struct DeviceChoice: ParsableArguments {
    @Option(help: "How the device is held. An app stays as its Info.plist allows. (default: portrait)")
    var orientation: Orientation?

    @Flag(help: "Choose the dark appearance.")
    var dark = false

    @Option(
        help: ArgumentHelp(
            "The reader's text size, by the names of Apple's Human Interface Guidelines. (default: large)",
            valueName: "size"))
    var textSize: TextSize?

    @Flag(help: "Lay out from right to left.")
    var rtl = false

    @Option(
        help: ArgumentHelp(
            "The language of texts, such as de, from the app's documents, strings and string catalogs.",
            valueName: "code"), transform: Self.code)
    var language: String?

    @Option(
        help: ArgumentHelp(
            "The version of iOS, by its first number, from 8 to 18 or 26. (default: 18)", valueName: "version"),
        completion: .list(["13", "15", "17", "26"]), transform: EnvironmentOptions.system)
    var ios: Int?

    /// The sides that pictures are drawn on; nil where the app chooses.
    var sides: [Bool?] { orientation.map { $0.sides.map(Optional.some) } ?? [nil] }

    /// Refuses both sides for what runs once.
    func checkOneSide() throws {
        if orientation == .both {
            throw ValidationError("--orientation both is for pictures: choose portrait or landscape.")
        }
    }

    /// The variables that tell a program so.
    /// - Parameter isLandscape: one of the sides; nil where the app chooses.
    func variables(device: String, isLandscape: Bool?) -> [String: String] {
        var variables = ["ESPALIER_DEVICE": device]
        variables["ESPALIER_ORIENTATION"] = isLandscape.map { $0 ? "landscape" : "portrait" }
        if dark { variables["ESPALIER_STYLE"] = "dark" }
        variables["ESPALIER_TEXT_SIZE"] = textSize?.rawValue
        if rtl { variables["ESPALIER_DIRECTION"] = "rtl" }
        variables["ESPALIER_LANGUAGE"] = language
        variables["ESPALIER_IOS"] = ios.map(String.init)
        return variables
    }

    /// What names of pictures say of it, each as a word.
    func traits(device: String, isLandscape: Bool?) -> [String] {
        var traits = [device]
        if isLandscape == true { traits.append("landscape") }
        if let ios { traits.append("ios\(ios)") }
        if rtl { traits.append("rtl") }
        if let language { traits.append(language) }
        if let textSize { traits.append(textSize.rawValue) }
        if dark { traits.append("dark") }
        return traits
    }

    private static func code(_ name: String) throws -> String {
        if case .code(let code)? = Language(name) { return code }
        throw ValidationError("\(name.debugDescription) is no language: write a code such as de or pt-BR.")
    }
}
