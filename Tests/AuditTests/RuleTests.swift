import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import Audit
@testable import Rendering

/// The rules, and what is said of them.
@MainActor @Suite struct RuleTests {
    @Test func everyRuleHasAnIDOfItsOwn() {
        #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
        #expect(Rule.all.allSatisfy { $0.id.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil })
    }

    @Test func rulesAreFoundByTheirID() {
        #expect(Rule.named("duplicate-id") == .duplicateID)
        #expect(Rule.named("duplicate") == nil)
    }

    /// The bad example of a rule has a finding of that rule, and the good one has no finding at all.
    @Test(arguments: Rule.all)
    func examplesShowTheRule(_ rule: Rule) throws {
        guard let example = rule.explanation.example else {
            let isOfProject = rule.documentCheck != nil || [.unusableFont, .unusableTranslation].contains(rule)
            #expect(
                isOfProject || [.failedLayout, .unsolvedLayout].contains(rule),
                "only what no document shows has no example")
            return
        }
        #expect(try findings(in: example.bad, example).contains { $0.rule == rule })
        #expect(try findings(in: example.good, example, asking: rule) == [])
    }

    private func findings(
        in markup: String, _ example: Rule.Example, asking optIn: Rule? = nil
    ) throws -> [Finding] {
        do {
            let document = try document(markup)
            let environment = try environment(of: example, document)
            let rules = Rule.all.filter { !$0.isOptIn || optIn == nil || $0 == optIn }
            return LayoutCheck(of: document, in: [environment], rules: rules).findings()
        } catch let error as DocumentError {
            return [Finding(error)]
        }
    }

    private func environment(of example: Rule.Example, _ document: Document) throws -> AuditedEnvironment {
        var canvas = CanvasEnvironment(recordedIn: document)
        if let device = example.device { canvas = CanvasEnvironment(device: try #require(Device.named(device))) }
        return AuditedEnvironment(canvas: canvas, contentSizeCategory: example.textSize, title: "")
    }

    private func document(_ markup: String) throws -> Document {
        if markup.hasPrefix("<document") { return try Document(data: Data(markup.utf8), path: "Main.xib") }
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
            useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
            <device id="retina6_12" orientation="portrait" appearance="light"/>
            <scenes><scene sceneID="scene"><objects>
            <viewController id="controller" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
            <viewLayoutGuide key="safeArea" id="safe"/>
            \(markup)
            </view>
            </viewController>
            </objects></scene></scenes>
            </document>
            """
        return try Document(data: Data(text.utf8), path: "Main.storyboard")
    }

    /// `make rules` draws the pictures of the page that are missing: for rules about layout, both examples, with marks on what is found.
    @Test(arguments: Rule.all.filter { $0.check != nil })
    func examplesHavePictures(of rule: Rule) throws {
        let example = try #require(rule.explanation.example)
        for (kind, markup) in [("bad", example.bad), ("good", example.good)] {
            let file = documentation.appendingPathComponent(RuleReport.pictureName(kind, of: rule))
            let isMissing = !FileManager.default.fileExists(atPath: file.path)
            if isMissing, ProcessInfo.processInfo.environment["ESPALIER_RECORD"] != nil {
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try picture(of: markup, rule, example).write(to: file.path)
            }
            #expect(FileManager.default.fileExists(atPath: file.path), "\(file.path) is missing: run `make rules`")
        }
    }

    /// As much of the root as holds views, with a frame around each that the rule finds something wrong with.
    private func picture(of markup: String, _ rule: Rule, _ example: Rule.Example) throws -> Canvas {
        let document = try document(markup)
        let environment = try environment(of: example, document)
        let findings = LayoutCheck(of: document, in: [environment], rules: [rule]).findings()
        let root = try #require(environment.instantiation(of: document).trees.first?.root)
        let bottom = root.subviews.map(\.frame.maxY).max() ?? 0
        let size = CGSize(width: root.bounds.width, height: min(root.bounds.height, max(160, bottom + 40)))
        let renderer = ViewRenderer(options: RenderOptions(scale: 2))
        let canvas = try renderer.canvas(size: size)
        renderer.drawBackground(for: root, size: size, on: canvas)
        renderer.draw(root, on: canvas, at: .zero, isBelowNavigationBar: false)
        for scene in ReportedScene.scenes(showing: findings, of: document, in: [environment]) {
            for id in findings.flatMap(\.ids) {
                guard let frame = scene.frames[id] else { continue }
                canvas.stroke(.rect(frame), color: Color(hex: 0xC92A2A), width: 2)
            }
        }
        return canvas
    }

    private let documentation = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Documentation")

    /// `make rules` writes the page anew.
    @Test func thePageIsUpToDate() throws {
        let page = documentation.appendingPathComponent("Rules.md")
        let text = RuleReport.page(Rule.all)
        if ProcessInfo.processInfo.environment["ESPALIER_RECORD"] != nil { try Data(text.utf8).write(to: page) }
        #expect(try String(contentsOf: page, encoding: .utf8) == text)
    }

    @Test func explanationIsWrappedAndMarkupIsNot() {
        let text = RuleReport.text(of: .unreadableDocument, width: 60)
        #expect(
            text == """
                unreadable-document (error)

                A file can't be read as a document.

                Why: Nothing is known of the layout of such a file. Often a
                merge left its marks in it, or it is a document of macOS or
                watchOS, which Espalier doesn't lay out.

                How to fix it: Open the file at the line that the message
                names. Leave files that aren't meant for iOS out, by
                `excluded` in `.espalier.yml`.

                How to silence it: name the file under `excluded` in
                `.espalier.yml`.

                Found:

                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                    <<<<<<< HEAD
                    </document>

                Not found:

                    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
                    </document>

                """)
    }
}
