import ArgumentParser
import Foundation
import InterfaceBuilder
import Project

/// `espalier app test`: builds and runs the app's tests.
struct AppTestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Build the app's unit tests and run them in the launched app.",
        discussion: """
            Runs XCTest cases, then tests of Swift Testing. A case that ends the program is reported; the others run.

            EXIT CODES
              0   all tests passed
              1   a test failed
              2   the app can't be found or compiled, or has no tests

            EXAMPLE
                espalier app test Examples/Apps/Stopwatch
            """)

    @OptionGroup var app: AppOptions

    @Option(help: ArgumentHelp("The device to run on.", valueName: "name"))
    var device = "iphone-15"

    @OptionGroup var choice: DeviceChoice

    func validate() throws {
        try AppOptions.check(device: device)
        try choice.checkOneSide()
    }

    func run() throws {
        try app.perform { project, console in
            if project.testSources.isEmpty {
                throw AppProjectError(
                    path: project.folder, message: "the app has no tests; name them in .espalier.yml (app: tests:)")
            }
            let program = try app.builder(project).tests()
            let tests = AppTests(
                program: program, device: choice.variables(device: device, isLandscape: choice.sides.first ?? nil))
            return max(try tests.runCases(&console), try tests.runSwiftTesting(&console))
        }
    }
}

/// The tests of an app in their program.
private struct AppTests {
    let program: String
    /// The variables that describe the device.
    let device: [String: String]

    /// Runs the XCTest cases. One that ends the process is named, and another process goes on after it, as Xcode does.
    func runCases(_ console: inout Console) throws -> ExitStatus {
        var status = ExitStatus.clean
        var rest: [Substring] = []
        while true {
            let end = try run(rest.isEmpty ? [] : [rest.joined(separator: ",")])
            try console.write(Data(end.output.utf8))
            if end.status == 0 { return status }
            status = .findings
            guard end.status >= 128, let last = lastCase(in: end.output) else { return status }
            if rest.isEmpty { rest = try cases() }
            guard let place = rest.firstIndex(where: { Self.name($0) == last }) else { return status }
            rest = Array(rest[(place + 1)...])
            console.report("error: \(last) ended the program\(rest.isEmpty ? "" : "; the tests after it go on")")
            if rest.isEmpty { return status }
        }
    }

    /// Runs the tests of Swift Testing. Where no test uses it, its run says that there was nothing to do.
    func runSwiftTesting(_ console: inout Console) throws -> ExitStatus {
        let end = try run(["--testing-library", "swift-testing"])
        if end.status == EX_UNAVAILABLE { return .clean }
        try console.write(Data(end.output.utf8))
        return end.status == 0 ? .clean : .findings
    }

    private func run(_ arguments: [String]) throws -> ChildProcess.End {
        try ChildProcess.run(
            program, arguments,
            adding: device.merging(["SWIFT_BACKTRACE": "color=no,registers=none,images=none"]) { $1 })
    }

    /// All cases in the order of their runs: `ShopTests.CartTests/testTotal`.
    private func cases() throws -> [Substring] {
        try run(["--list-tests"]).output.split(separator: "\n").filter { $0.wholeMatch(of: #/[\w.]+\/\w+/#) != nil }
    }

    /// The case that began last, as runs write it.
    private func lastCase(in output: String) -> String? {
        output.matches(of: #/Test Case '(.+?)' started at/#).last.map { String($0.1) }
    }

    /// What runs write for a listed case: `CartTests.testTotal`.
    private static func name(_ listed: Substring) -> String {
        String(listed.drop { $0 != "." }.dropFirst()).replacing("/", with: ".")
    }
}
