public import Foundation

/// Who lays out, draws and explains documents for the live view.
public protocol InspectorSource: Sendable {
    /// The documents, and a text for each that changes when its file does.
    /// - Throws: where they can't be looked for at the moment; then they are those of before.
    func documents() async throws -> [InspectorDocument]
    /// What can be chosen on the page.
    var choices: InspectorChoices { get }
    /// The answer to a request: the document, laid out, as JSON, or the explanation of a view's frame as text.
    /// - Throws: ``InspectorFailure`` where there is none.
    func answer(to request: InspectorRequest) async throws(InspectorFailure) -> Data
}

/// A document that the page lists.
public struct InspectorDocument: Codable, Hashable, Sendable {
    /// Its path, as the user spells it.
    public var path: String
    /// Another one when the file has changed.
    public var stamp: String

    /// A document and the stamp of its file.
    public init(path: String, stamp: String) { (self.path, self.stamp) = (path, stamp) }
}

/// What a page offers to choose from.
public struct InspectorChoices: Codable, Hashable, Sendable {
    /// A value of an option, and what people call it.
    public struct Choice: Codable, Hashable, Sendable {
        /// As an option of the command spells it.
        public var name: String
        /// As the page does.
        public var title: String

        /// A choice.
        public init(name: String, title: String) { (self.name, self.title) = (name, title) }
    }

    /// The devices to lay out for.
    public var devices: [Choice]
    /// The reader's text sizes.
    public var textSizes: [Choice]
    /// Texts other than the document's own.
    public var languages: [Choice]
    /// What can be drawn over the views.
    public var overlays: [Choice]
    /// What is laid out for while no device is chosen: `as recorded`.
    public var usualDevice: String
    /// Whether that can be turned, too.
    public var turnsUsualDevice: Bool
    /// What the page says where it has nothing to list.
    public var nothing: String

    /// Choices; of documents, where nothing else is said.
    public init(
        devices: [Choice], textSizes: [Choice], languages: [Choice], overlays: [Choice],
        usualDevice: String = "as recorded", turnsUsualDevice: Bool = false,
        nothing: String = "There is no storyboard and no xib here."
    ) {
        (self.devices, self.textSizes, self.languages, self.overlays) = (devices, textSizes, languages, overlays)
        (self.usualDevice, self.turnsUsualDevice, self.nothing) = (usualDevice, turnsUsualDevice, nothing)
    }
}

/// Why a request has no answer, in words for the page.
public struct InspectorFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// A line or several.
    public var description: String

    /// A failure.
    public init(_ description: String) { self.description = description }
}
