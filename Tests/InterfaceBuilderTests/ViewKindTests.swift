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

    /// What programs see of a field that Interface Builder made. Its default for capitals is none, which it doesn't write.
    @Test func fieldsAskTheKeyboardForWhatDocumentsSay() throws {
        let document = try xib(
            """
            <view id="r"><subviews>
            <textField id="f" clearsOnBeginEditing="YES"><textInputTraits key="textInputTraits" keyboardType="emailAddress"
             autocorrectionType="no" spellCheckingType="no" returnKeyType="next" keyboardAppearance="alert"
             smartQuotesType="no" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="new-password"/>
            </textField>
            <textField id="g"><textInputTraits key="textInputTraits"/></textField>
            <textView id="t"><textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
            <dataDetectorType key="dataDetectorTypes" link="YES" phoneNumber="YES"/></textView>
            <searchBar id="s"><textInputTraits key="textInputTraits" autocapitalizationType="words"/></searchBar>
            </subviews></view>
            """)
        let made = Instantiation(of: document)
        let field = try #require(made.view("f") as? UITextField)
        #expect(field.keyboardType == .emailAddress && field.returnKeyType == .next)
        #expect(field.autocorrectionType == .no && field.spellCheckingType == .no && field.smartQuotesType == .no)
        #expect(field.keyboardAppearance == .dark && field.enablesReturnKeyAutomatically && field.isSecureTextEntry)
        #expect(field.textContentType == .newPassword && field.clearsOnBeginEditing)
        #expect((made.view("g") as? UITextField)?.autocapitalizationType == UITextAutocapitalizationType.none)
        let text = try #require(made.view("t") as? UITextView)
        #expect(text.autocapitalizationType == .sentences && text.dataDetectorTypes == [.link, .phoneNumber])
        #expect((made.view("s") as? UISearchBar)?.autocapitalizationType == .words)
    }

    @Test func scrollingAndChoosingAreAsDocumentsSay() throws {
        let document = try xib(
            """
            <view id="r"><subviews>
            <scrollView id="s" bounces="NO" alwaysBounceVertical="YES" directionalLockEnabled="YES" bouncesZoom="NO"
             delaysContentTouches="NO" keyboardDismissMode="interactive" indicatorStyle="white" minimumZoomScale="0.5"
             maximumZoomScale="3"><inset key="scrollIndicatorInsets" minX="0" minY="8" maxX="0" maxY="4"/></scrollView>
            <tableView id="t" allowsSelection="NO" allowsSelectionDuringEditing="YES" allowsMultipleSelectionDuringEditing="YES"
             keyboardDismissMode="onDrag"/>
            <collectionView id="c" minimumZoomScale="0.0" maximumZoomScale="0.0"/>
            <slider id="l" continuous="NO"/>
            <segmentedControl id="g"><color key="selectedSegmentTintColor" red="1" green="0" blue="0" alpha="1"/>
            </segmentedControl>
            <imageView id="i" multipleTouchEnabled="YES" adjustsImageSizeForAccessibilityContentSizeCategory="YES">
            <accessibility key="accessibilityConfiguration" hint="Opens it"><accessibilityTraits key="traits" button="YES"
             image="YES"/><bool key="isElement" value="YES"/></accessibility></imageView>
            </subviews></view>
            """)
        let made = Instantiation(of: document)
        let scroll = try #require(made.view("s") as? UIScrollView)
        #expect(
            !scroll.bounces && scroll.alwaysBounceVertical && scroll.isDirectionalLockEnabled && !scroll.bouncesZoom)
        #expect(
            !scroll.delaysContentTouches && scroll.keyboardDismissMode == .interactive
                && scroll.indicatorStyle == .white)
        #expect(scroll.minimumZoomScale == 0.5 && scroll.maximumZoomScale == 3)
        #expect(scroll.scrollIndicatorInsets == UIEdgeInsets(top: 8, left: 0, bottom: 4, right: 0))
        let table = try #require(made.view("t") as? UITableView)
        #expect(!table.allowsSelection && table.allowsSelectionDuringEditing && !table.allowsMultipleSelection)
        #expect(table.allowsMultipleSelectionDuringEditing && table.keyboardDismissMode == .onDrag)
        let collection = try #require(made.view("c") as? UICollectionView)
        #expect(collection.minimumZoomScale == 1 && collection.maximumZoomScale == 1)
        #expect((made.view("l") as? UISlider)?.isContinuous == false)
        #expect((made.view("g") as? UISegmentedControl)?.selectedSegmentTintColor != nil)
        let picture = try #require(made.view("i") as? UIImageView)
        #expect(picture.accessibilityTraits == [.button, .image] && picture.accessibilityHint == "Opens it")
        #expect(picture.isAccessibilityElement && picture.isMultipleTouchEnabled)
        #expect(picture.adjustsImageSizeForAccessibilityContentSizeCategory)
    }
}
