import Testing

@testable import UIKit

/// What the owner of a device chose before a program launches on it, by variables of the process.
@Suite("Settings of the device")
@MainActor
struct DeviceSettingsTests {
    private func launch(_ variables: [String: String]) throws -> String? {
        try DeviceSettings(variables, device: "iphone-15").apply()
    }

    @Test func withoutVariablesAnUprightLightPhoneIsThere() throws {
        try onAnotherDevice { () throws in
            #expect(try launch([:]) == nil)
            #expect(UIScreen.main.bounds.size == CGSize(width: 393, height: 852))
            #expect(UIScreen.main.traitCollection.userInterfaceStyle == .light)
            #expect(UIApplication.shared.preferredContentSizeCategory == .large)
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
        }
    }

    /// The version that was asked for, though others look the same.
    @Test(
        arguments: [("15", "15.0"), ("17", "17.0"), ("18", "18.0"), ("26", "26.0"), (nil, "18.0")]
            as [(String?, String)])
    func programsAreToldTheVersion(asked: String?, told: String) throws {
        try onAnotherDevice { () throws in
            _ = try launch(asked.map { ["ESPALIER_IOS": $0] } ?? [:])
            #expect(UIDevice.current.systemVersion == told)
        }
    }

    @Test func variablesSayWhatTheOwnerChose() throws {
        try onAnotherDevice { () throws in
            let problem = try launch([
                "ESPALIER_DEVICE": "iphone-se", "ESPALIER_ORIENTATION": "landscape", "ESPALIER_STYLE": "dark",
                "ESPALIER_TEXT_SIZE": "ax3", "ESPALIER_DIRECTION": "rtl", "ESPALIER_IOS": "13",
            ])
            #expect(problem == nil)
            #expect(UIScreen.main.bounds.size == CGSize(width: 667, height: 375))
            #expect(UIDevice.current.orientation.isLandscape)
            #expect(UIScreen.main.traitCollection.verticalSizeClass == .compact)
            #expect(UIScreen.main.traitCollection.userInterfaceStyle == .dark)
            #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityExtraLarge)
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
            #expect(UIDevice.current.systemVersion == "13.0")
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.makeKeyAndVisible()
            #expect(window.traitCollection.userInterfaceStyle == .dark)
            #expect(window.traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge)
        }
    }

    @Test(arguments: [
        ("ESPALIER_DEVICE", "iphone-99"), ("ESPALIER_ORIENTATION", "sideways"), ("ESPALIER_STYLE", "pink"),
        ("ESPALIER_TEXT_SIZE", "huge"), ("ESPALIER_DIRECTION", "up"), ("ESPALIER_IOS", "7"),
    ])
    func valuesThatMeanNothingAreRefusedWithWhatTheyCouldBe(variable: String, value: String) {
        let error = #expect(throws: DeviceSettingsError.self) { try launch([variable: value]) }
        #expect(error?.description.hasPrefix("\(variable): there is no “\(value)”; choose one of ") == true)
        #expect(error?.known.isEmpty == false)
    }

    @Test func aProgramIsHeldAsItsInfoPlistAllows() throws {
        try onAnotherDevice { () throws in
            let program = PlainProgram(["UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"]])
            UIApplication.shared.interfaces = program
            defer { UIApplication.shared.interfaces = nil }
            let problem = try launch(["ESPALIER_ORIENTATION": "landscape"])
            #expect(problem == "the program stays in portrait, as its Info.plist names nothing else")
            #expect(!UIDevice.current.orientation.isLandscape)
            // A game that is played sideways launches so, whatever is asked for.
            program.information = [
                "UISupportedInterfaceOrientations": [
                    "UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight",
                ],
                "UISupportedInterfaceOrientations~ipad": ["UIInterfaceOrientationPortrait"],
            ]
            #expect(try launch([:]) == nil)
            #expect(UIDevice.current.orientation.isLandscape)
            #expect(try launch(["ESPALIER_DEVICE": "ipad"]) == nil)
            #expect(!UIDevice.current.orientation.isLandscape)
        }
    }
}
