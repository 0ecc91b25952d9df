import Testing
import UIKit

/// A view of one's own that takes keys, as apps write for codes.
private final class CodeView: UIView, UITextInputTraits {
    var keyboardType = UIKeyboardType.numberPad
}

/// What Apple's documentation of `UITextInputTraits` says.
@MainActor
@Suite struct TextInputTraitsTests {
    private func dress(_ input: some UITextInputTraits) {
        input.keyboardType = .emailAddress
        input.returnKeyType = .next
        input.autocapitalizationType = .none
        input.autocorrectionType = .no
        input.spellCheckingType = .no
        input.keyboardAppearance = .dark
        input.textContentType = .username
        input.enablesReturnKeyAutomatically = true
    }

    @Test func fieldsTextViewsAndSearchBarsKeepWhatIsSet() {
        let inputs: [any UITextInputTraits] = [UITextField(), UITextView(), UISearchBar()]
        for input in inputs {
            dress(input)
            #expect(input.keyboardType == .emailAddress)
            #expect(input.returnKeyType == .next)
            #expect(input.autocapitalizationType == .none)
            #expect(input.autocorrectionType == .no)
            #expect(input.spellCheckingType == .no)
            #expect(input.keyboardAppearance == .dark)
            #expect(input.textContentType == .username)
            #expect(input.enablesReturnKeyAutomatically)
        }
    }

    @Test func untilSetTheyAreTheDocumentedDefaults() {
        let field = UITextField()
        #expect(field.keyboardType == .default)
        #expect(field.returnKeyType == .default)
        #expect(field.autocapitalizationType == .sentences)
        #expect(field.autocorrectionType == .default)
        #expect(field.textContentType == nil)
        #expect(!field.enablesReturnKeyAutomatically)
        #expect(!field.isSecureTextEntry)
    }

    @Test func theWishesOfASearchBarAreThoseOfItsField() {
        let bar = UISearchBar()
        bar.returnKeyType = .search
        #expect(bar.searchTextField.returnKeyType == .search)
    }

    @Test func aViewOfOnesOwnDeclaresWhatItNeeds() {
        let view: any UITextInputTraits = CodeView()
        #expect(view.keyboardType == .numberPad)
        #expect(view.returnKeyType == .default)
    }

    @Test func aSecretFieldIsMeasuredInDots() {
        let field = UITextField()
        field.text = "iiii"
        let plain = field.intrinsicContentSize.width
        (field as any UITextInputTraits).isSecureTextEntry = true
        #expect(field.isSecureTextEntry)
        #expect(field.intrinsicContentSize.width > plain)
    }
}
