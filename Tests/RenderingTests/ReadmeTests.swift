import Foundation
import Rendering
import Simplex
import TestFolders
import Testing
import UIKit

/// The README's Swift code, compiled and run as it stands there.
@MainActor
@Suite struct ReadmeTests {
    @Test func layingOutWhatCodeBuilds() throws {
        // README: layout
        let name = UILabel(), field = UITextField(), send = UIButton(type: .system)
        name.text = "First name"
        field.placeholder = "as in your passport"
        field.borderStyle = .roundedRect
        send.setTitle("Send", for: .normal)
        name.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        send.setContentHuggingPriority(.defaultHigh, for: .horizontal)

        let row = UIStackView(arrangedSubviews: [name, field, send])
        row.alignment = .firstBaseline
        row.spacing = 8
        row.translatesAutoresizingMaskIntoConstraints = false

        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 60))
        screen.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
            row.centerYAnchor.constraint(equalTo: screen.centerYAnchor),
        ])
        screen.layoutIfNeeded()
        print(name.frame, field.frame, send.frame)
        // README: end

        #expect(row.frame.minX == 16 && row.frame.maxX == 377)
        #expect(abs(field.frame.minX - (name.frame.maxX + 8)) < 1e-9)
        #expect(send.frame.minX == field.frame.maxX + 8)
        #expect(send.frame.maxX == 361)

        let folder = try TemporaryFolder()
        let path = folder.path("row.png")
        // README: picture
        try ViewRenderer(options: RenderOptions(scale: 2)).picture(of: screen).write(to: path)
        // README: end
        #expect(FileManager.default.fileExists(atPath: path))

        // README: time
        UIView.animate(withDuration: 0.5) { name.alpha = 0 }
        AnimationClock.current.advance(by: 0.25)
        print(name.layer.presentation()!.opacity)  // about half

        let recorder = Recorder(of: screen)
        try recorder.record(for: 1)
        try recorder.recording.write(to: path)
        // README: end
        #expect(recorder.recording.frames.count == 30)
    }

    @Test func solvingWithoutViews() throws {
        // README: solver
        var solver = Solver()
        let left = solver.addVariable(), right = solver.addVariable()
        try solver.add([Term(left, 1), Term(right, 1)], .equal, 100, priority: 1000)
        try solver.add([Term(left, 1)], .greaterThanOrEqual, 70, priority: 750)
        try solver.add([Term(right, 1)], .greaterThanOrEqual, 60, priority: 749)
        try solver.solve()
        print(solver[left], solver[right])  // 70.0 30.0
        // README: end
        #expect(solver[left] == 70)
        #expect(solver[right] == 30)
    }

    @Test(arguments: ["layout", "picture", "time", "solver"])
    func theReadmeShowsThisCode(part: String) throws {
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasSuffix("// README: \(part)") })
        let code = lines[(start + 1)...].prefix { !$0.hasSuffix("// README: end") }
        let indentation = code.first?.prefix { $0 == " " }.count ?? 0
        let shown = code.map { $0.dropFirst(indentation) }.joined(separator: "\n")
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..")
        let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
        #expect(readme.contains(shown))
    }
}
