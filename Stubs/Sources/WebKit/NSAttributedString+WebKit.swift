import Foundation
import UIKit

extension NSAttributedString {
    /// Hears of a document's text and of what it says of itself.
    public typealias CompletionHandler =
        @Sendable (NSAttributedString?, [NSAttributedString.DocumentAttributeKey: Any]?, (any Error)?) -> Void

    /// Reads HTML, and tells of it on the main queue.
    public class func loadFromHTML(
        string: String, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) { loadFromHTML(data: Data(string.utf8), options: inUTF8(options), completionHandler: completionHandler) }

    /// Reads HTML, and tells of it on the main queue.
    public class func loadFromHTML(
        data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        completionHandler: @escaping CompletionHandler
    ) {
        nonisolated(unsafe) let options = options
        DispatchQueue.main.async {
            do {
                let (text, facts) = try read(data, options)
                completionHandler(text, facts, nil)
            } catch {
                completionHandler(nil, nil, error)
            }
        }
    }

    /// Reads HTML.
    @MainActor public class func fromHTML(
        _ string: String, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [NSAttributedString.DocumentAttributeKey: Any]) {
        try read(Data(string.utf8), inUTF8(options))
    }

    /// Reads HTML.
    @MainActor public class func fromHTML(
        _ data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]
    ) async throws -> (NSAttributedString, [NSAttributedString.DocumentAttributeKey: Any]) { try read(data, options) }

    private class func inUTF8(
        _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
    ) -> [NSAttributedString.DocumentReadingOptionKey: Any] {
        options.merging([.characterEncoding: String.Encoding.utf8.rawValue]) { $1 }
    }

    private class func read(
        _ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]
    ) throws -> (NSAttributedString, [NSAttributedString.DocumentAttributeKey: Any]) {
        var facts: NSDictionary?
        let options = options.merging([.documentType: NSAttributedString.DocumentType.html]) { $1 }
        let text = try NSAttributedString(data: data, options: options, documentAttributes: &facts)
        let named = (facts as? [String: Any] ?? [:]).map {
            (NSAttributedString.DocumentAttributeKey(rawValue: $0.key), $0.value)
        }
        return (text, Dictionary(uniqueKeysWithValues: named))
    }
}
