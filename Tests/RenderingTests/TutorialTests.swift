import Foundation
import Rendering
import TestFolders
import Testing
import UIKit

/// The Swift code of the tutorials, compiled and run as it stands there.
///
/// Between two marks stands the whole of a file in `UIKit.docc/Tutorials/Code`, but for its imports.
@MainActor
@Suite struct TutorialTests {
    @Test func aLabelPlacedByConstraintsIsAsLargeAsItsText() {
        do {
            // Tutorial: first-layout-1
            let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
            let title = UILabel()
            title.text = "Welcome"
            title.font = .preferredFont(forTextStyle: .largeTitle)
            title.translatesAutoresizingMaskIntoConstraints = false
            screen.addSubview(title)
            // Tutorial: end
            #expect(title.superview === screen)
        }
        // Tutorial: first-layout-2
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
        let title = UILabel()
        title.text = "Welcome"
        title.font = .preferredFont(forTextStyle: .largeTitle)
        title.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(title)

        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
            title.centerXAnchor.constraint(equalTo: screen.centerXAnchor),
        ])
        screen.layoutIfNeeded()
        print(title.frame)
        // Tutorial: end
        #expect(abs(title.frame.minY - 20) < 0.001)
        #expect(abs(title.frame.midX - 196.5) < 0.5)
        #expect(abs(title.frame.width - title.intrinsicContentSize.width) < 0.001)
    }

    @Test func aStackViewPlacesWhatItArranges() throws {
        // Tutorial: first-layout-3
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
        let title = UILabel()
        title.text = "Welcome"
        title.font = .preferredFont(forTextStyle: .largeTitle)

        let name = UITextField()
        name.placeholder = "Your name"
        name.borderStyle = .roundedRect
        let start = UIButton(type: .system)
        start.setTitle("Start", for: .normal)

        let column = UIStackView(arrangedSubviews: [title, name, start])
        column.axis = .vertical
        column.spacing = 12
        column.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
        ])
        screen.layoutIfNeeded()
        // Tutorial: end
        #expect(column.frame.minX == 20 && column.frame.maxX == 373)
        #expect(abs(name.frame.minY - (title.frame.maxY + 12)) < 0.5)
        #expect(abs(start.frame.minY - (name.frame.maxY + 12)) < 0.5)
        #expect([title, name, start].allSatisfy { $0.frame.width == 353 })

        let folder = try TemporaryFolder()
        let path = folder.path("screen.png")
        // Tutorial: first-layout-4
        screen.backgroundColor = .systemBackground
        try ViewRenderer(options: RenderOptions(scale: 2)).picture(of: screen).write(to: path)
        // Tutorial: end
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count > 1000)
    }

    @Test func constraintsThatAffectAViewTellWhyItIsThere() throws {
        // Tutorial: why-1
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
        let first = UILabel(), second = UILabel()
        first.text = "Name"
        second.text = "Espalier"
        for label in [first, second] {
            label.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(label)
        }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
            second.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
            first.centerYAnchor.constraint(equalTo: row.centerYAnchor),
            second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
        ])
        row.layoutIfNeeded()
        print(first.frame.width, second.frame.width)
        // Tutorial: end
        let stretched = [first, second].filter { $0.frame.width > $0.intrinsicContentSize.width + 0.001 }
        #expect(stretched.count == 1)

        // Tutorial: why-2
        print(first.hasAmbiguousLayout)
        for constraint in first.constraintsAffectingLayout(for: .horizontal) {
            print(constraint)
        }
        // Tutorial: end
        #expect(first.hasAmbiguousLayout)
        #expect(first.constraintsAffectingLayout(for: .horizontal).contains { $0.firstItem === first })

        // Tutorial: why-3
        first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        row.layoutIfNeeded()
        print(first.hasAmbiguousLayout, first.frame.width == first.intrinsicContentSize.width)
        // Tutorial: end
        #expect(!first.hasAmbiguousLayout)
        #expect(first.frame.width == first.intrinsicContentSize.width)

        // Tutorial: why-4
        let wide = first.widthAnchor.constraint(equalToConstant: 400)
        wide.identifier = "name is wide"
        wide.isActive = true
        row.layoutIfNeeded()
        // Tutorial: end
        #expect(row.frame.width == 300, "the row keeps its size: one of the constraints was left out")
    }

    private static let code = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../Sources/UIKit/UIKit.docc/Tutorials/Code").standardizedFileURL

    @Test(arguments: [
        "first-layout-1", "first-layout-2", "first-layout-3", "first-layout-4", "why-1", "why-2", "why-3", "why-4",
    ])
    func theTutorialShowsThisCode(part: String) throws {
        let source = try String(contentsOfFile: #filePath, encoding: .utf8)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let start = try #require(lines.firstIndex { $0.hasSuffix("// Tutorial: \(part)") })
        let code = lines[(start + 1)...].prefix { !$0.hasSuffix("// Tutorial: end") }
        let indentation = code.first?.prefix { $0 == " " }.count ?? 0
        let compiled = code.map { $0.dropFirst(indentation) }.joined(separator: "\n")
        let shown = try String(contentsOf: Self.code.appendingPathComponent("\(part).swift"), encoding: .utf8)
        let withoutImports = shown.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0.isEmpty || $0.hasPrefix("import ") || $0.hasPrefix("let path = ") }.joined(separator: "\n")
        #expect(withoutImports == compiled + "\n")
    }
}
