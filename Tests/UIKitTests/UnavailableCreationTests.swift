import Foundation
import Testing

/// Where Linux can't make an object of a class that is known only at run time, the program doesn't compile: it never makes an
/// object of another class. Each snippet is given to the compiler beside the module that this test runs with.
@Suite("Creation that doesn't compile")
struct UnavailableCreationTests {
    /// The compiler beside the tests; nil where tests run without one.
    private static let compiler = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
        .map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// What a file that imports UIKit needs to be checked: its modules, and those of C.
    private static let flags: [String] = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let modules = URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent("Modules")
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
        let maps = folders.flatMap { name -> [String] in
            let map = "\(sources.path)/\(name)/include/module.modulemap"
            let made = "\(modules.deletingLastPathComponent().path)/\(name).build/module.modulemap"
            guard let path = [map, made].first(where: FileManager.default.fileExists(atPath:)) else { return [] }
            return ["-Xcc", "-I\(sources.path)/\(name)/include", "-Xcc", "-fmodule-map-file=\(path)"]
        }
        return ["-typecheck", "-swift-version", "5", "-I", modules.path] + maps
    }()

    /// What the compiler says of the body of a function.
    private func errors(_ body: String) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
        try "import UIKit\n@MainActor func make() {\n\(body)\n}\n".write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(Self.compiler))
        process.arguments = Self.flags + [file.path]
        process.standardError = output
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.split(separator: "\n").filter { $0.hasPrefix(file.path) && $0.contains(": error: ") }
        #expect((process.terminationStatus == 0) == lines.isEmpty, "\(text)")
        return lines.map(String.init)
    }

    /// Classes whose initialisers can't be called through a variable: each line is refused, for that reason.
    @Test(
        .enabled(if: compiler != nil),
        arguments: [
            "let type: UIGestureRecognizer.Type = UITapGestureRecognizer.self; _ = type.init(target: nil, action: nil)",
            "let type: UILayoutGuide.Type = UILayoutGuide.self; _ = type.init()",
            "let type: NSLayoutConstraint.Type = NSLayoutConstraint.self; _ = type.init()",
            "let type: UITableViewHeaderFooterView.Type = UITableViewHeaderFooterView.self; _ = type.init(reuseIdentifier: \"\")",
            "func generic<T: UIGestureRecognizer>() -> T { T() }",
        ])
    func isRefused(body: String) throws {
        let errors = try errors(body)
        #expect(errors.count == 1)
        #expect(errors.first?.contains("must use a 'required' initializer") == true)
    }

    /// Those that can are taken; what they make is looked at by `CreationTests`.
    @Test(.enabled(if: compiler != nil))
    func isAccepted() throws {
        let errors = try errors(
            """
            let view: UIView.Type = UILabel.self, cell: UITableViewCell.Type = UITableViewCell.self
            let screen: UIViewController.Type = UITableViewController.self
            _ = (view.init(), view.init(frame: .zero), cell.init(style: .default, reuseIdentifier: nil), cell.init())
            _ = (screen.init(), screen.init(nibName: nil, bundle: nil))
            func generic<T: UIView>() -> T { T() }
            """)
        #expect(errors.isEmpty)
    }
}
