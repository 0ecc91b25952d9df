import Foundation
import Testing

@testable import UIKit

/// Properties of controls and contents in the words of their documentation.
@MainActor
@Suite("Properties of contents")
struct ContentPropertyTests {
    private func date(_ hour: Int, _ minute: Int) -> Date {
        Date(timeIntervalSinceReferenceDate: TimeInterval(hour * 3600 + minute * 60))
    }

    @Test("A date picker keeps to the minimum and the maximum date")
    func limitsOfADatePicker() {
        let picker = UIDatePicker()
        picker.date = date(10, 0)
        picker.minimumDate = date(11, 0)
        #expect(picker.date == date(11, 0))
        picker.maximumDate = date(12, 0)
        picker.setDate(date(15, 0), animated: true)
        #expect(picker.date == date(12, 0))
        picker.date = date(11, 30)
        #expect(picker.date == date(11, 30))
    }

    @Test("Both limits are ignored if the minimum is greater than the maximum, and in the countdown-timer mode")
    func ignoredLimitsOfADatePicker() {
        let picker = UIDatePicker()
        picker.minimumDate = date(12, 0)
        picker.maximumDate = date(11, 0)
        picker.date = date(15, 0)
        #expect(picker.date == date(15, 0))
        let timer = UIDatePicker()
        timer.datePickerMode = .countDownTimer
        timer.maximumDate = date(11, 0)
        timer.date = date(15, 0)
        #expect(timer.date == date(15, 0))
    }

    @Test("The minute interval must divide 60 evenly, or the default of 1 is used; 30 is the maximum")
    func minuteInterval() {
        let picker = UIDatePicker()
        picker.date = date(10, 52)
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        #expect(picker.date == date(10, 52))
        picker.minuteInterval = 60
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 15
        #expect(picker.date == date(10, 45))
        picker.date = date(11, 14)
        #expect(picker.date == date(11, 0))
    }

    @Test("A countdown's duration is at most 23:59, 86,399 seconds")
    func countDownDuration() {
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.countDownDuration = 100_000
        #expect(picker.countDownDuration == 86_399)
        picker.minuteInterval = 5
        picker.countDownDuration = 1234
        #expect(picker.countDownDuration == 1200)
    }

    @Test("A progress view shows the fraction completed of the progress that it observes")
    func observedProgress() {
        let view = UIProgressView()
        let work = Progress(totalUnitCount: 4)
        view.progress = 0.9
        view.observedProgress = work
        #expect(view.progress == 0)
        work.completedUnitCount = 3
        #expect(view.progress == 0.75)
        view.observedProgress = nil
        #expect(view.progress == 0.9)
    }

    @Test("An image view grows with the accessibility content size categories if it is to adjust its image's size")
    func adjustsImageSize() {
        let view = UIImageView(image: UIImage(placeholderOfSize: CGSize(width: 20, height: 10)))
        var environment = LayoutEnvironment()
        environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        view.setEnvironment(environment)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        // Body is 53 points instead of 17.
        #expect(abs(view.intrinsicContentSize.width - 20 * 53 / 17) < 0.01)
        environment.contentSizeCategory = .extraExtraExtraLarge
        view.setEnvironment(environment)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    }

    @Test("A text container that doesn't track the width of its text view sets lines as wide as its own size")
    func widthTracksTextView() {
        let view = host(UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)))
        view.isScrollEnabled = false
        view.text = "One line that is wide enough to be wrapped in a hundred points"
        let tracking = view.sizeThatFits(CGSize(width: 300, height: 0))
        view.textContainer.size = CGSize(width: 100, height: 0)
        #expect(view.sizeThatFits(CGSize(width: 300, height: 0)) == tracking)
        view.textContainer.widthTracksTextView = false
        let own = view.sizeThatFits(CGSize(width: 300, height: 0))
        #expect(own.width <= 100)
        #expect(own.height > tracking.height)
        #expect(view.textRect(forBounds: view.bounds).width == 90)
    }

    @Test("A text container's size, or the height of the text view that it tracks, limits how much text is set")
    func heightTracksTextView() {
        let view = host(UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60)))
        view.text = Array(repeating: "line", count: 20).joined(separator: "\n")
        view.layoutIfNeeded()
        let all = view.contentSize.height
        view.textContainer.heightTracksTextView = true
        view.layoutIfNeeded()
        #expect(view.contentSize.height <= 60)
        view.textContainer.heightTracksTextView = false
        view.textContainer.size = CGSize(width: 0, height: 100)
        view.layoutIfNeeded()
        #expect(view.contentSize.height < all)
        #expect(view.contentSize.height > 60)
    }

    @Test("An attributed subtitle wins over the plain one, and the transformer gives the subtitle its font")
    func attributedSubtitle() throws {
        func height(_ change: (inout UIButton.Configuration) -> Void) -> CGFloat {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Title"
            change(&configuration)
            return host(UIButton(configuration: configuration)).intrinsicContentSize.height
        }
        let without = height { _ in }
        let plain = height { $0.subtitle = "Subtitle" }
        #expect(plain > without)
        #expect(height { $0.attributedSubtitle = AttributedString("Subtitle") } == plain)
        let large = height {
            $0.subtitle = "Subtitle"
            $0.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { _ in
                var changed = AttributeContainer()
                changed[AttributeScopes.UIKitAttributes.FontAttribute.self] = .systemFont(ofSize: 30)
                return changed
            }
        }
        #expect(large > plain + 10)

        var configuration = UIButton.Configuration.plain()
        (configuration.title, configuration.subtitle) = ("Title", "plain")
        configuration.attributedSubtitle = AttributedString("attributed")
        let button = host(UIButton(configuration: configuration))
        button.sizeToFit()
        button.layoutIfNeeded()
        #expect(button.subtitleLabel?.text == "attributed")
    }

    @Test("A content view preserves the margins of its cell along the axes that its configuration names")
    func axesPreservingSuperviewLayoutMargins() throws {
        func start(_ axes: UIAxis?, own: CGFloat?) throws -> CGFloat {
            let cell = host(UITableViewCell(style: .default, reuseIdentifier: nil))
            cell.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
            cell.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
            var content = cell.defaultContentConfiguration()
            content.text = "Title"
            if let own { content.directionalLayoutMargins.leading = own }
            if let axes { content.axesPreservingSuperviewLayoutMargins = axes }
            cell.contentConfiguration = content
            cell.layoutIfNeeded()
            return try #require(cell.contentView.subviews.first).frame.minX
        }
        #expect(try start(nil, own: nil) == 40)
        #expect(try start(nil, own: 50) == 50)
        #expect(try start(.vertical, own: nil) == 16)
        #expect(try start([], own: 0) == 0)
    }

    @Test("A bar button item takes title and image of its primary action, unless it is one of the system's")
    func primaryAction() {
        let action = UIAction(title: "Share") { _ in }
        let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
        item.primaryAction = action
        #expect(item.title == "Share")
        item.primaryAction = nil
        #expect(item.title == "Share")
        let system = UIBarButtonItem(systemItem: .save, primaryAction: action)
        #expect(system.displayedTitle == "Save")
        #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
    }

    @Test("The default text attributes apply to the entire text; they follow font and colour")
    func defaultTextAttributes() {
        let field = host(UITextField())
        field.text = "text"
        let plain = field.intrinsicContentSize.width
        field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .kern: 4.0]
        #expect(field.font?.pointSize == 30)
        #expect(field.textColor == .red)
        #expect(field.intrinsicContentSize.width > plain + 12)
        field.font = .systemFont(ofSize: 20)
        #expect((field.defaultTextAttributes[.font] as? UIFont)?.pointSize == 20)
        #expect(field.defaultTextAttributes[.kern] as? Double == 4)
    }

    private final class Editor: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var calls: [String] = []
        var mayBegin = true, mayEnd = true
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { note("shouldBegin", mayBegin) }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { note("shouldEnd", mayEnd) }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("shouldBegin", mayBegin) }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("shouldEnd", mayEnd) }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
        private func note(_ call: String, _ answer: Bool) -> Bool {
            calls.append(call)
            return answer
        }
    }

    @Test("A text field and a text view ask their delegate before editing begins and ends, and tell it afterwards")
    func editingOrder() {
        let field = UITextField(), view = UITextView()
        for (text, set) in [
            (field as UIView, { field.delegate = $0 }), (view, { view.delegate = $0 }),
        ] as [(UIView, (Editor) -> Void)] {
            let editor = Editor()
            set(editor)
            editor.mayBegin = false
            #expect(!text.becomeFirstResponder())
            editor.mayBegin = true
            #expect(text.becomeFirstResponder())
            editor.mayEnd = false
            #expect(!text.resignFirstResponder())
            #expect(text.isFirstResponder)
            editor.mayEnd = true
            #expect(text.resignFirstResponder())
            #expect(
                editor.calls == ["shouldBegin", "shouldBegin", "didBegin", "shouldEnd", "shouldEnd", "didEnd"])
        }
    }

    @Test("A pop-up button shows the chosen action of its menu: the first that is on, else the first")
    func changesSelectionAsPrimaryAction() {
        func menu(on: Int?) -> UIMenu {
            let actions = (0..<3).map { (index: Int) -> UIAction in
                UIAction(title: "Item \(index)", state: index == on ? .on : .off) { _ in }
            }
            return UIMenu(children: [actions[0], UIMenu(children: [actions[1], actions[2]])])
        }
        let button = UIButton(type: .system)
        button.menu = menu(on: 2)
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == nil)
        button.showsMenuAsPrimaryAction = true
        #expect(button.currentTitle == "Item 2")
        button.menu = menu(on: nil)
        #expect(button.currentTitle == "Item 0")

        let configured = UIButton(configuration: .plain())
        configured.showsMenuAsPrimaryAction = true
        configured.changesSelectionAsPrimaryAction = true
        configured.menu = menu(on: 1)
        #expect(configured.configuration?.title == "Item 1")
    }

    @Test("A renderer's pictures have the scale of its format")
    func scaleOfRenderedImages() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 3
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format).image { _ in }
        #expect(image.scale == 3)
        #expect(image.size == CGSize(width: 10, height: 20))
    }
}
