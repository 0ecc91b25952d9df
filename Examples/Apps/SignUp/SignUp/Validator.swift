import Foundation

enum Validator {

    static func isValidName(_ text: String) -> Bool {
        return !text.trimmingCharacters(in: .whitespaces).isEmpty
    }

    static func isValidEmail(_ text: String) -> Bool {
        return text.range(of: "^[^@\\s]+@[^@\\s]+\\.[a-z]{2,}$", options: [.regularExpression, .caseInsensitive]) != nil
    }

    static func isValidPassword(_ text: String) -> Bool {
        return text.count >= 8
    }

}
