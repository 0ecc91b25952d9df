import Foundation
import InterfaceBuilder
import Testing

@testable import Audit

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
            #expect(rule == .failedLayout, "only what no document shows has no example")
            return
        }
        #expect(try findings(in: example.bad).contains { $0.rule == rule })
        #expect(try findings(in: example.good, asking: rule) == [])
    }

    private func findings(in markup: String, asking optIn: Rule? = nil) throws -> [Finding] {
        do {
            let document = try document(markup)
            let environment = AuditedEnvironment(canvas: CanvasEnvironment(recordedIn: document), title: "")
            let rules = Rule.all.filter { !$0.isOptIn || optIn == nil || $0 == optIn }
            return LayoutCheck(of: document, in: [environment], rules: rules).findings()
        } catch let error as DocumentError {
            return [Finding(error)]
        }
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

    /// `make rules` writes the page anew.
    @Test func thePageIsUpToDate() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/Rules.md")
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
