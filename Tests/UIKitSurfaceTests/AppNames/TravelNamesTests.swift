import Foundation
import Testing
import UIKit

/// Names that an app of many screens asked for: each does what can be seen of it here.
@MainActor
@Suite("Names of a travel app", .serialized)
struct TravelNamesTests {
    private final class Dots: UIView {
        @Invalidating(.layout, .intrinsicContentSize) var count = 1
        @Invalidating(.layout) var gap: CGFloat = 4
        var layouts = 0
        override var intrinsicContentSize: CGSize { CGSize(width: CGFloat(count) * 10, height: 10) }
        override func layoutSubviews() {
            super.layoutSubviews()
            layouts += 1
        }
    }

    @Test func propertiesThatInvalidateMeasureAnew() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let dots = Dots()
        dots.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(dots)
        dots.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
        dots.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
        window.layoutIfNeeded()
        #expect(dots.frame.width == 10)
        dots.count = 5
        #expect(dots.count == 5)
        window.layoutIfNeeded()
        #expect(dots.frame.width == 50)
        let before = dots.layouts
        dots.gap = 4
        window.layoutIfNeeded()
        #expect(dots.layouts == before)
        dots.gap = 8
        window.layoutIfNeeded()
        #expect(dots.layouts == before + 1)
    }

    @Test func providersHandDataOver() {
        let provider = NSItemProvider()
        provider.suggestedName = "trip.json"
        provider.registerDataRepresentation(forTypeIdentifier: "com.example.trip", visibility: .all) { completion in
            completion(Data("Lisbon".utf8), nil)
            return nil
        }
        provider.registerObject(NSString(string: "Lisbon, in May"), visibility: .all)
        #expect(provider.registeredTypeIdentifiers == ["com.example.trip"])
        #expect(provider.hasItemConformingToTypeIdentifier("com.example.trip"))
        #expect(provider.canLoadObject(ofClass: String.self))
        var (data, name, text): (Data?, String?, String?)
        provider.loadDataRepresentation(forTypeIdentifier: "com.example.trip") { found, _ in data = found }
        provider.loadFileRepresentation(forTypeIdentifier: "com.example.trip") { file, _ in
            name = file?.lastPathComponent
            text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        }
        #expect(data == Data("Lisbon".utf8) && name == "trip.json" && text == "Lisbon")
        var failure: (any Error)?
        provider.loadDataRepresentation(forTypeIdentifier: "public.png") { _, error in failure = error }
        #expect(failure != nil)
    }

    @Test func bouncesBecomeDamping() {
        let view = UIView()
        let animator = UIViewPropertyAnimator(
            duration: 0, timingParameters: UISpringTimingParameters(duration: 0.5, bounce: 0.2))
        animator.addAnimations { view.alpha = 0.5 }
        #expect(animator.duration > 0.5)
        let slow = UIViewPropertyAnimator(
            duration: 0, timingParameters: UISpringTimingParameters(duration: 2, bounce: 0.2))
        #expect(slow.duration > animator.duration)
    }

    @Test func scenesGiveTheirWindowsTraits() throws {
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        defer {
            scene.traitOverrides = UIView().traitOverrides
            window.isHidden = true
        }
        scene.traitOverrides.userInterfaceStyle = .dark
        #expect(window.traitCollection.userInterfaceStyle == .dark)
    }

    @Test func thereIsNoOtherWindow() {
        var message: String?
        UIApplication.shared.activateSceneSession(
            for: UISceneSessionActivationRequest(role: .windowApplication, userActivity: nil)
        ) { error in message = error.localizedDescription }
        #expect(message != nil)
    }

    private final class Chip: NSTextAttachmentViewProvider {
        override func loadView() { view = UIButton(configuration: .tinted()) }
    }

    @Test func partsOfTextKitAreMade() {
        let text = UITextView(usingTextLayoutManager: true)
        text.text = "> One\nTwo"
        text.writingToolsBehavior = .complete
        #expect(text.writingToolsBehavior == .complete && UITextView().writingToolsBehavior == .default)
        let paragraph = NSTextParagraph(attributedString: NSAttributedString(string: "One"))
        #expect(paragraph.attributedString.string == "One")
        let fragment = NSTextLayoutFragment(textElement: paragraph, range: paragraph.elementRange)
        #expect(fragment.textElement === paragraph && fragment.leadingPadding == 0)
        let attachment = NSTextAttachment(data: nil, ofType: nil)
        let start = text.textLayoutManager?.textContentManager?.documentRange.location
        let provider = start.map {
            Chip(textAttachment: attachment, parentView: text, textLayoutManager: nil, location: $0)
        }
        #expect(provider?.view is UIButton)
        #expect(provider?.view === provider?.view)
    }

    @Test func hintsMayHaveAttributes() {
        let view = UIView()
        view.accessibilityAttributedHint = NSAttributedString(
            string: "Opens", attributes: [.accessibilitySpeechPitch: 0.8])
        view.accessibilityTextualContext = .narrative
        #expect(view.accessibilityHint == "Opens" && view.accessibilityTextualContext == .narrative)
        view.accessibilityAttributedHint = nil
        #expect(view.accessibilityHint == nil)
    }

    @Test func foldersHaveNames() {
        #expect(URL.documentsDirectory.isFileURL && URL.cachesDirectory != URL.documentsDirectory)
        let formatter = DateFormatter()
        #expect(formatter.formattingContext == .unknown)
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.formattingContext == .beginningOfSentence)
        var (read, error): (URL?, NSError?)
        let file = URL(fileURLWithPath: "/tmp/papers")
        NSFileCoordinator().coordinate(readingItemAt: file, options: .withoutChanges, error: &error) { read = $0 }
        #expect(read == file && error == nil)
    }

    @Test func stylesHaveSizesOfCategories() {
        let large = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
        let huge = UIFontDescriptor.preferredFontDescriptor(
            withTextStyle: .body,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge))
        #expect(large.pointSize == 17 && huge.pointSize > 30)
    }

    @Test func whatNothingShowsIsKept() {
        let controller = UIViewController()
        #expect(controller.preferredTransition == nil)
        controller.preferredTransition = .zoom { _ in nil }
        #expect(controller.preferredTransition != nil)
        let (button, image) = (UIButton(), UIImageView())
        button.isSymbolAnimationEnabled = true
        image.preferredImageDynamicRange = .high
        #expect(button.isSymbolAnimationEnabled && image.preferredImageDynamicRange == .high)
        let tabs = UITabBarController()
        tabs.sidebar.headerContentConfiguration = UIListContentConfiguration.cell()
        #expect(tabs.sidebar.headerContentConfiguration != nil)
        let action = UIAction.captureTextFromCamera(responder: UITextField(), identifier: nil)
        #expect(!action.title.isEmpty)
        #expect(UIHoverGestureRecognizer().zOffset == 0)
    }
}
