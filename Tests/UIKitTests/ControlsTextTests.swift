import Testing

@testable import UIKit

@MainActor
@Suite("Controls: text fields and text views")
struct ControlsTextTests {
    private func field(
        _ style: UITextField.BorderStyle, size: CGFloat = 14, metrics: SystemMetrics = .iOS18
    ) -> UITextField {
        let field = host(UITextField(), metrics: metrics)
        field.borderStyle = style
        field.font = .systemFont(ofSize: size)
        return field
    }

    @Test(arguments: [(SystemMetrics.iOS12, 30.0), (.iOS13, 34.0), (.iOS18, 34.0)])
    func roundedFieldsGrewWithIOS13(metrics: SystemMetrics, height: Double) {
        let larger = field(.roundedRect, size: 17, metrics: metrics)
        #expect(field(.roundedRect, metrics: metrics).intrinsicContentSize.height == CGFloat(height))
        #expect(larger.intrinsicContentSize.height == CGFloat(height))
    }

    @Test(arguments: [
        (SystemMetrics.iOS11, 14.0, 17.0), (.iOS11, 17.0, 21.0), (.iOS14, 17.0, 22.0), (.iOS18, 14, 17),
        (.iOS26, 14, 22), (.iOS26, 17, 22),
    ])
    func fieldsWithoutABorderAreALineHigh(metrics: SystemMetrics, size: Double, height: Double) {
        let field = field(.none, size: CGFloat(size), metrics: metrics)
        #expect(field.intrinsicContentSize.height == CGFloat(height))
    }

    @Test func linesThatAreNoSecretGrewWithIOS26() throws {
        let plain = field(.none, metrics: .iOS26)
        #expect(plain.intrinsicContentSize.height == 22)
        plain.isSecureTextEntry = true
        #expect(plain.intrinsicContentSize.height == 17)
        let larger = field(.none, size: 17, metrics: .iOS26)
        larger.isSecureTextEntry = true
        #expect(larger.intrinsicContentSize.height == 21)
        let rounded = field(.roundedRect, metrics: .iOS26)
        #expect(rounded.intrinsicContentSize.height == 34)
        let offsets = try #require(rounded.baselineOffsets(for: CGSize(width: 240, height: 34)))
        #expect(offsets.firstFromTop == 24.5)
    }

    @Test func thePlaceholderCountsWhereThereIsNoText() {
        let field = field(.roundedRect)
        field.placeholder = "A long placeholder"
        let placeholder = field.intrinsicContentSize.width
        field.text = "x"
        #expect(field.intrinsicContentSize.width < placeholder)
        field.text = ""
        #expect(field.intrinsicContentSize.width == placeholder)
        field.borderStyle = .none
        #expect(field.intrinsicContentSize.width == placeholder - 14)
    }

    @Test func viewsBesideTheTextTakeRoom() {
        let field = field(.none)
        field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(field.textRect(forBounds: field.bounds).minX == 0)
        field.leftViewMode = .always
        field.layoutIfNeeded()
        #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 30, height: 20))
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 30, y: 0, width: 170, height: 40))
    }

    /// round((height - line height) / 2 + ascender).
    @Test func theBaselineIsInTheMiddle() throws {
        let offsets = try #require(field(.roundedRect).baselineOffsets(for: CGSize(width: 100, height: 30)))
        #expect(offsets.firstFromTop == 20)
        #expect(offsets.lastFromBottom == 10)
    }

    @Test func aScrollingTextViewHasNoSize() {
        let view = host(UITextView())
        view.text = "text"
        #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
        #expect(!view.wrapsContent)
    }

    @Test func aTextViewThatDoesNotScrollIsAsLargeAsItsText() {
        let view = host(UITextView())
        view.font = .systemFont(ofSize: 17)
        view.text = "text"
        view.isScrollEnabled = false
        #expect(view.wrapsContent)
        let label = host(UILabel())
        label.text = "text"
        let size = view.intrinsicContentSize
        #expect(size.height == 36.5)
        #expect(abs(size.width - label.intrinsicContentSize.width - 10) <= 0.5)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        #expect(view.intrinsicContentSize.height == 20.5)
    }

    /// `NSLayoutManager.usesFontLeading`: the leading of Body, 22 for 17 points, belongs to the last line too.
    @Test func theLastLineOfATextViewHasItsLeading() {
        let view = host(UITextView())
        view.font = .preferredFont(forTextStyle: .body)
        view.text = "text"
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == 38)
    }

    @Test func anEmptyTextViewKeepsALine() {
        let view = host(UITextView())
        view.font = .systemFont(ofSize: 17)
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == 36.5)
    }

    @Test func editingTellsTheDelegate() {
        final class Listener: NSObject, UITextFieldDelegate {
            var heard: [String] = []
            func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
            func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
        }
        let listener = Listener()
        let field = field(.none)
        field.delegate = listener
        field.becomeFirstResponder()
        #expect(field.isEditing)
        field.resignFirstResponder()
        #expect(listener.heard == ["begin", "end"])
    }
}
