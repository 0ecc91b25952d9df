import Testing
import UIKit

@testable import InterfaceBuilder

/// The table of the kinds of views that documents hold.
@MainActor @Suite struct ViewKindTests {
    @Test func everyElementNamesOneKind() {
        let elements = ViewKind.all.flatMap(\.elements)
        #expect(Set(elements).count == elements.count)
        for kind in ViewKind.all {
            for element in kind.elements { #expect(ViewKind.named(element) == kind, "\(element)") }
        }
        #expect(ViewKind.named("hologramView") == nil)
        #expect(ViewKind.named("") == nil)
    }

    @Test func aKindIsCalledByItsElementsWordsOrByItsOwn() {
        #expect(ViewKind.label.words == "label")
        #expect(ViewKind.textField.words == "text field")
        #expect(ViewKind.sceneView.words == "scene view")
    }

    @Test func anElementOfEveryKindIsReadAndMadeIntoAView() throws {
        let elements = ViewKind.all.flatMap(\.elements)
        let document = try xib(
            "<view id=\"r\"><subviews>\n"
                + elements.map { "<\($0) id=\"\($0)\" translatesAutoresizingMaskIntoConstraints=\"NO\"/>" }
                .joined(separator: "\n") + "</subviews></view>")
        #expect(document.warnings.isEmpty)
        let instantiation = Instantiation(of: document)
        for element in elements {
            #expect(document.node(element)?.kind == ViewKind.named(element))
            #expect(instantiation.view(element) != nil, "\(element)")
        }
        #expect(instantiation.view("switch") is UISwitch)
        #expect(instantiation.view("slider") is UISlider)
        #expect(instantiation.view("stackView") is UIStackView)
        #expect(instantiation.view("collectionView") is UICollectionView)
    }

    @Test func contentsAreReadWithTheirWords() throws {
        let document = try xib(
            """
            <textField id="f" borderStyle="bezel" clearButtonMode="whileEditing" textAlignment="center"/>
            <button id="b" buttonType="roundedRect" role="destructive" contentHorizontalAlignment="leading">\
            <state key="selected" title="On"/></button>
            <tableView id="t" style="insetGrouped" separatorStyle="none"/>
            <visualEffectView id="v"><blurEffect style="systemThickMaterial"/></visualEffectView>
            <stepper id="s" maximumValue="10"/>
            """)
        let field = try #require(document.node("f")?.content as? TextFieldContent)
        #expect(field.borderStyle == .bezel && field.clearButtonMode == .whileEditing)
        #expect(field.text.alignment == .center)
        let button = try #require(document.node("b")?.content as? ButtonContent)
        #expect(button.type == .system && button.role == .destructive)
        #expect(button.contentHorizontalAlignment == .leading && button.states[.selected]?.title == "On")
        let table = try #require(document.node("t")?.content as? TableViewContent)
        #expect(table.style == .insetGrouped && table.separatorStyle == .none)
        #expect((document.node("v")?.content as? VisualEffectContent)?.blurStyle == .systemThickMaterial)
        #expect((document.node("s")?.content as? StepperContent)?.maximum == 10)
        #expect(document.warnings.isEmpty)
    }

    @Test func wordsOfContentsThatAreNotKnownAreReportedAndDefaultsHold() throws {
        let document = try xib(
            """
            <textField id="f" borderStyle="wavy"/>
            <stackView id="s" axis="diagonal"/>
            <button id="b"><state key="bored" title="Yawn"/></button>
            <visualEffectView id="v"><blurEffect style="foggy"/></visualEffectView>
            """)
        #expect((document.node("f")?.content as? TextFieldContent)?.borderStyle == UITextField.BorderStyle.none)
        #expect((document.node("s")?.content as? StackViewContent)?.axis == .horizontal)
        #expect((document.node("b")?.content as? ButtonContent)?.states.isEmpty == true)
        #expect((document.node("v")?.content as? VisualEffectContent)?.blurStyle == .regular)
        let words = document.warnings.compactMap { warning -> String? in
            if case .unknownValue(_, _, let value, _) = warning.problem { value } else { nil }
        }
        #expect(words == ["wavy", "diagonal", "bored", "foggy"])
    }
}
