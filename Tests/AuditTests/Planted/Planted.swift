import Foundation
import InterfaceBuilder
import TestFolders
import UIKit

@testable import Audit

/// A document with a defect, or one that looks much like it and has none: as data, so that no rule comes without cases.
struct Planted: Sendable {
    let title: String
    /// What the document says, and where it lies in a made-up project.
    let text: String
    let path: String
    /// Further files of the project.
    let files: [String: [UInt8]]
    /// The names of devices to look at it on; none for the canvas that it records.
    let devices: [String]
    let size: UIContentSizeCategory?
    let language: Language?
    /// All that is to be found, a line each, without the document's path before and the rule behind; empty for what is sound.
    let found: [String]

    var isSound: Bool { found.isEmpty }

    /// A scene of an iPhone 15, 393 × 852 points. Subviews stand on lines of their own from 10 on, and so do constraints, two lines
    /// below them. The first iPhone SE has 320 × 568 points.
    static func scene(
        _ title: String, _ subviews: [String], _ constraints: [[String]] = [], extra: String = "",
        on devices: [String] = [], size: UIContentSizeCategory? = nil, language: String? = nil, found: String = ""
    ) -> Planted {
        Planted(
            title: title,
            text: storyboardText(subviews: subviews, constraints: Array(constraints.joined()), extra: extra),
            path: "Main.storyboard", files: [:], devices: devices, size: size,
            language: language.flatMap { Language($0) }, found: found.lines)
    }

    /// A xib in a project; its object begins on line 6.
    static func file(
        _ title: String, _ object: String, resources: String = "", among files: [String: [UInt8]] = [:],
        on devices: [String] = [], size: UIContentSizeCategory? = nil, language: String? = nil, found: String = ""
    ) -> Planted {
        Planted(
            title: title, text: xibText(object, resources: resources), path: "App/Base.lproj/View.xib",
            files: files, devices: devices, size: size, language: language.flatMap { Language($0) },
            found: found.lines)
    }

    /// A file that may be no document at all.
    static func text(_ title: String, _ text: String, found: String = "") -> Planted {
        Planted(
            title: title, text: text, path: "Main.storyboard", files: [:], devices: [], size: nil, language: nil,
            found: found.lines)
    }
}

extension String {
    fileprivate var lines: [String] { split(separator: "\n").map(String.init) }

    /// The bytes of a file that holds it.
    var bytes: [UInt8] { Array(utf8) }
}

/// One case of one rule.
struct PlantedCase: Sendable {
    let rule: Rule
    let planted: Planted

    /// What a check prints that looks for this rule and for all that nobody asks for.
    @MainActor func printed() throws -> [String] {
        let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": ""])
        return try withExtendedLifetime(folder) {
            for (name, bytes) in planted.files { try folder.write(Data(bytes), to: name) }
            let findings: [Finding]
            do {
                let document = try Document(data: Data(planted.text.utf8), path: folder.path(planted.path))
                let rules = Rule.all.filter { !$0.isOptIn || $0 == rule }
                findings = LayoutCheck(of: document, in: try environments(of: document), rules: rules).findings()
            } catch let error as DocumentError {
                findings = [Finding(error)]
            }
            return TextReport().text(for: findings).split(separator: "\n").map {
                String($0).replacing(folder.path + "/", with: "")
            }
        }
    }

    /// What it should print.
    var expected: [String] {
        planted.found.map { line in
            (line.first?.isNumber == true ? planted.path + ":" : "") + line + " (\(rule.id))"
        }
    }

    @MainActor private func environments(of document: Document) throws -> [AuditedEnvironment] {
        let canvases =
            planted.devices.isEmpty
            ? [(CanvasEnvironment(recordedIn: document), "the recorded canvas")]
            : planted.devices.compactMap { name in
                Device.named(name).map { (CanvasEnvironment(device: $0), $0.title) }
            }
        return canvases.map {
            AuditedEnvironment(
                canvas: $0.0, contentSizeCategory: planted.size, language: planted.language, title: $0.1)
        }
    }
}

// MARK: Parts

func button(_ id: String, _ title: String, _ attributes: String = "", content: String = "") -> String {
    view(id, "button", attributes: attributes, content: content + "<state key=\"normal\" title=\"\(title)\"/>")
}

func label(_ id: String, _ text: String, _ attributes: String = "", content: String = "") -> String {
    view(id, "label", attributes: "text=\"\(text)\" \(attributes)", content: content)
}

/// The colour of a ground.
let ground =
    "<color key=\"backgroundColor\" white=\"0.9\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"

/// Makes code know an object by an outlet.
func outlet(_ id: String) -> String {
    "<connections><outlet property=\"\(id)\" destination=\"\(id)\" id=\"outlet-\(id)\"/></connections>"
}

/// Fills the root from edge to edge.
func fill(_ id: String, by distance: Double = 0) -> [String] {
    inset(id, ["leading", "top", "trailing", "bottom"], in: "root", by: distance)
}

/// The size of a view.
func sized(_ id: String, _ width: Double, _ height: Double) -> [String] {
    [
        constraint(id, "width", constant: width, id: "\(id)-w"),
        constraint(id, "height", constant: height, id: "\(id)-h"),
    ]
}
