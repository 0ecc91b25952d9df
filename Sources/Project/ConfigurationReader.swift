internal import Audit
internal import Files
package import InterfaceBuilder
internal import UIKit
internal import Yams
import Foundation

/// Why a configuration can't be used, and where.
package struct ConfigurationError: Error, CustomStringConvertible {
    package var path: String
    package var position: SourcePosition?
    package var message: String

    /// `path:line:column: error: message`.
    package var description: String {
        path.onOneLine + (position.map { ":\($0)" } ?? "") + ": error: " + message.onOneLine
    }
}

extension Configuration {
    /// Far more than anybody writes.
    private static let maximumBytes = 1 << 18

    /// The configuration for a folder: the file `.espalier.yml` in it or in the nearest folder above that has one.
    /// - Throws: ``ConfigurationError``.
    package init(for folder: DocumentPath) throws(ConfigurationError) {
        var above = folder
        while true {
            let path = (above.path == "/" ? "" : above.path) + "/" + Self.fileName
            if FolderListing.exists(path) {
                self = try Configuration(
                    contentsOf: path, shownAs: DocumentPath(path).path(relativeTo: DocumentPath(".")))
                return
            }
            guard !above.names.isEmpty else { break }
            above = above.folder
        }
        self.init(folder: folder)
    }

    /// Reads a file.
    /// - Parameter shownAs: what errors call it; its path unless said otherwise.
    /// - Throws: ``ConfigurationError``, also for keys and values that mean nothing.
    package init(contentsOf path: String, shownAs name: String? = nil) throws(ConfigurationError) {
        let data: Data
        do throws(FileError) {
            data = try FileInput.bytes(of: path, limit: Self.maximumBytes)
        } catch {
            throw ConfigurationError(path: name ?? path, message: "the configuration can't be read: \(error)")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
            throw ConfigurationError(path: name ?? path, message: "the configuration isn't written in UTF-8")
        }
        try self.init(text: text, path: name ?? path, folder: DocumentPath(path).folder)
    }

    /// Reads a text.
    package init(text: String, path: String, folder: DocumentPath) throws(ConfigurationError) {
        self.init(folder: folder)
        guard let root = try YAMLValue(text: text, path: path) else { return }
        for (key, value) in try root.members(Key.self) {
            switch key {
            case .devices: devices = try value.devices()
            case .orientation: orientation = try value.choice()
            case .orientations: orientations = try value.choice()
            case .textSizes: textSizes = try value.list().map { item throws(ConfigurationError) in try item.choice() }
            case .directions: directions = try value.list().map { item throws(ConfigurationError) in try item.choice() }
            case .languages: languages = try value.list().map { item throws(ConfigurationError) in try item.language() }
            case .included: included = try value.texts()
            case .excluded: excluded = try value.texts().map(PathPattern.init)
            case .rules: rules = try value.ruleLevels()
            case .overrides:
                overrides = try value.list().map { item throws(ConfigurationError) in try Override(item) }
            case .ignored: ignored = try value.list().map { item throws(ConfigurationError) in try Ignored(item) }
            case .classes: classes = try value.knownClasses()
            case .baseline: baseline = try value.text()
            case .failOn: failureLevel = try value.choice()
            case .app: app = try AppConfiguration(value)
            }
        }
    }

    /// The keys of the file, in the order in which a person reads about them.
    package enum Key: String, CaseIterable {
        case devices, orientation, orientations
        case textSizes = "text-sizes"
        case directions, languages, included, excluded, rules, overrides, ignored, classes, baseline
        case failOn = "fail-on"
        case app
    }
}

extension AppConfiguration {
    private enum Key: String, CaseIterable { case name, target, sources, resources, tests }

    fileprivate init(_ value: YAMLValue) throws(ConfigurationError) {
        self.init()
        for (key, value) in try value.members(Key.self) {
            switch key {
            case .name: name = try value.text()
            case .target: target = try value.text()
            case .sources: sources = try value.texts().map(PathPattern.init)
            case .resources: resources = try value.texts().map(PathPattern.init)
            case .tests: tests = try value.texts().map(PathPattern.init)
            }
        }
    }
}

extension Configuration.Override {
    private enum Key: String, CaseIterable { case paths, rules }

    fileprivate init(_ value: YAMLValue) throws(ConfigurationError) {
        self.init(paths: [], rules: [:])
        for (key, value) in try value.members(Key.self) {
            switch key {
            case .paths: paths = try value.texts().map(PathPattern.init)
            case .rules: rules = try value.ruleLevels()
            }
        }
        if paths.isEmpty { throw value.error("an override needs `paths` that it holds for") }
    }
}

extension Configuration.Ignored {
    private enum Key: String, CaseIterable { case id, path, rules, reason }

    fileprivate init(_ value: YAMLValue) throws(ConfigurationError) {
        self.init(id: "", path: nil, rules: [])
        for (key, value) in try value.members(Key.self) {
            switch key {
            case .id: id = try value.text()
            case .path: path = PathPattern(try value.text())
            case .rules: rules = Set(try value.list().map { item throws(ConfigurationError) in try item.rule() })
            case .reason: _ = try value.text()
            }
        }
        if id.isEmpty { throw value.error("what is ignored needs the `id` of an object") }
    }
}

extension YAMLValue {
    fileprivate func devices() throws(ConfigurationError) -> [Device] {
        var devices: [Device] = []
        for item in try list() {
            let name = try item.text()
            if name == "all" {
                devices += Device.all
            } else if let device = Device.named(name) {
                devices.append(device)
            } else {
                let near = Device.suggestions(for: name).joined(separator: ", ")
                throw item.error("there is no device \(name.shown); did you mean one of \(near)?")
            }
        }
        return devices
    }

    fileprivate func language() throws(ConfigurationError) -> Language {
        let name = try text()
        if let language = Language(name) { return language }
        throw error("\(name.shown) is no language: write a code such as de or pt-BR, or accented, doubled or rtl")
    }

    fileprivate func rule() throws(ConfigurationError) -> Rule { try Self.rule(text(), self) }

    private static func rule(_ id: String, _ value: YAMLValue) throws(ConfigurationError) -> Rule {
        if let rule = Rule.named(id) { return rule }
        throw value.unknown("rule", id, among: Rule.all.map(\.id), otherwise: "`espalier rules` lists all")
    }

    fileprivate func ruleLevels() throws(ConfigurationError) -> [Rule: Configuration.RuleLevel] {
        var levels: [Rule: Configuration.RuleLevel] = [:]
        for (key, value) in try members() {
            let rule = try Self.rule(key.text(), key)
            if [.unreadableDocument, .unsupportedDocument, .failedLayout].contains(rule) {
                throw key.error("\(rule.id) can't be set; leave files out by `excluded`")
            }
            levels[rule] = try value.ruleLevel()
        }
        return levels
    }

    private func ruleLevel() throws(ConfigurationError) -> Configuration.RuleLevel {
        let word = try text()
        switch word {
        case "off", "false": return .off
        case "on", "true": return .on
        default:
            if let severity = Finding.Severity(rawValue: word) { return .severity(severity) }
            throw unknown("severity", word, among: ["off", "on", "note", "warning", "error"])
        }
    }

    // MARK: Classes

    private enum ClassKey: String, CaseIterable {
        case intrinsic
        case element = "as"
    }

    fileprivate func knownClasses() throws(ConfigurationError) -> [String: KnownClass] {
        var classes: [String: KnownClass] = [:]
        for (key, value) in try members() {
            var known = KnownClass()
            for (key, value) in try value.members(ClassKey.self) {
                switch key {
                case .intrinsic: (known.intrinsicWidth, known.intrinsicHeight) = try value.lengths()
                case .element:
                    let name = try value.text()
                    known.element = KnownClass.element(forClass: name)
                    if known.element == nil { throw value.unknown("class", name, among: KnownClass.classNames) }
                }
            }
            classes[try key.text()] = known
        }
        return classes
    }

    private func lengths() throws(ConfigurationError) -> (KnownClass.Length, KnownClass.Length) {
        let items = try list()
        guard items.count == 2 else { throw error("an own size is a width and a height, such as [120, 24]") }
        return (try items[0].length(), try items[1].length())
    }

    private func length() throws(ConfigurationError) -> KnownClass.Length {
        let word = try text()
        if word == "none" { return .noIntrinsicMetric }
        guard let points = Double(word), (0...100_000).contains(points) else {
            throw error("\(word.shown) is no length: write points from 0 to 100000, or none for no own size")
        }
        return .points(points)
    }
}
