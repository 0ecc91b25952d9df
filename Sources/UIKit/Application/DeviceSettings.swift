/// The device that a program runs on, how it is held, and what its owner chose in the settings: variables of the process say so.
///
/// | variable | values | else |
/// |---|---|---|
/// | `ESPALIER_DEVICE` | a device's name, `ipad-mini` | an iPhone |
/// | `ESPALIER_ORIENTATION` | `portrait`, `landscape` | as the program's `Info.plist` has it |
/// | `ESPALIER_STYLE` | `light`, `dark` | light |
/// | `ESPALIER_TEXT_SIZE` | `xsmall` … `xxxlarge`, `ax1` … `ax5` | large |
/// | `ESPALIER_DIRECTION` | `ltr`, `rtl` | that of the language |
/// | `ESPALIER_LANGUAGE` | a language's code, `de` | the user's |
/// | `ESPALIER_IOS` | the first number of a version of iOS, 8 to 18 or 26 | 18 |
struct DeviceSettings {
    private let device: String
    private let isLandscape: Bool?
    private let style: UIUserInterfaceStyle
    private let textSize: UIContentSizeCategory
    private let direction: UIUserInterfaceLayoutDirection
    private let version: (number: Int?, metrics: SystemMetrics)

    /// Reads the variables; refuses values that mean nothing.
    ///
    /// - Parameter device: the device where none is named.
    init(_ variables: [String: String], device: String) throws(DeviceSettingsError) {
        func choice<Value>(
            _ name: String, _ known: [(String, Value)], else value: Value
        ) throws(DeviceSettingsError) -> Value {
            guard let text = variables[name] else { return value }
            if let found = known.first(where: { $0.0 == text }) { return found.1 }
            throw DeviceSettingsError(variable: name, value: text, known: known.map(\.0))
        }
        self.device = variables["ESPALIER_DEVICE"] ?? device
        isLandscape = try choice("ESPALIER_ORIENTATION", [("portrait", false), ("landscape", true)], else: nil)
        style = try choice("ESPALIER_STYLE", [("light", .light), ("dark", .dark)], else: .light)
        textSize = try choice(
            "ESPALIER_TEXT_SIZE", TextSize.allCases.map { ($0.rawValue, $0.category) }, else: .large)
        direction = try choice(
            "ESPALIER_DIRECTION", [("ltr", .leftToRight), ("rtl", .rightToLeft)], else: ProgramLanguage.direction)
        version = try choice(
            "ESPALIER_IOS",
            (8...99).compactMap { number in SystemMetrics(systemVersion: number).map { ("\(number)", (number, $0)) } },
            else: (nil, .iOS18))
    }

    /// Has the thread's programs run on the device.
    ///
    /// - Returns: what was asked for in vain; nil where all is as asked for.
    @MainActor
    func apply() throws(DeviceSettingsError) -> String? {
        do {
            try UIDevice.current.simulate(device)
        } catch {
            throw DeviceSettingsError(variable: "ESPALIER_DEVICE", value: error.name, known: error.known)
        }
        var environment = UIView.defaultEnvironment
        environment.userInterfaceStyle = style
        environment.contentSizeCategory = textSize
        environment.layoutDirection = direction
        environment.metrics = version.metrics
        ThreadContext.current.systemVersion = version.number
        UIView.defaultEnvironment = environment
        let isSideways = ProgramOrientations.isSideways(wish: isLandscape ?? false)
        if isSideways { UIDevice.current.turn(to: .landscapeLeft) }
        guard let isLandscape, isLandscape != isSideways else { return nil }
        return "the program stays in \(isSideways ? "landscape" : "portrait"), as its Info.plist names nothing else"
    }

    /// Does the same for the variables of the process. What is asked for in vain is said; a value that means nothing ends the
    /// process, as a wrong option does.
    ///
    /// - Parameter device: the device where none is named.
    @MainActor
    static func applyVariables(device: String) {
        do {
            let settings = try DeviceSettings(ProcessInfo.processInfo.environment, device: device)
            if let problem = try settings.apply() { say("ESPALIER_ORIENTATION: \(problem)") }
        } catch {
            say("\(error)")
            exit(64)
        }
    }

    private static func say(_ line: String) { FileHandle.standardError.write(Data("\(line)\n".utf8)) }
}

/// A variable of the process whose value means nothing.
struct DeviceSettingsError: Error, CustomStringConvertible {
    let variable: String
    let value: String
    /// What it could be.
    let known: [String]

    var description: String { "\(variable): there is no “\(value)”; choose one of \(known.joined(separator: ", "))" }
}

/// How a program may be held, as its `Info.plist` says (`UISupportedInterfaceOrientations`). One that says nothing turns.
private enum ProgramOrientations {
    /// Whether the device shows the program sideways, given how it is to be held.
    @MainActor
    static func isSideways(wish: Bool) -> Bool {
        let information = UIApplication.shared.information
        let suffix = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        let key = "UISupportedInterfaceOrientations"
        let names = (information[key + suffix] ?? information[key]) as? [String] ?? []
        let sides = Set(names.map { $0.contains("Landscape") })
        return sides.count == 1 ? sides.contains(true) : wish
    }
}
