/// What a page of the live view asks for: a document, and what to lay it out for, each as the command's options spell it.
public struct InspectorRequest: Hashable, Sendable {
    /// The document's path, as ``InspectorSource/documents()`` spells it.
    public var document: String
    /// The device's name; nil for the canvas that the document records.
    public var device: String?
    /// Whether the device lies on its side.
    public var isLandscape = false
    /// The dark appearance.
    public var isDark = false
    /// From right to left.
    public var isRightToLeft = false
    /// The reader's text size; nil for the usual one.
    public var textSize: String?
    /// Texts of a language; nil for the document's own.
    public var language: String?
    /// What is drawn over the views.
    public var overlays: [String] = []
    /// The id of the view whose frame is to be explained; nil to show the document.
    public var explainedView: String?

    /// A request for a document as it is recorded.
    public init(document: String) { self.document = document }

    /// Reads the items of a query; nil without a document.
    init?(_ items: [(name: String, value: String)]) {
        func value(_ name: String) -> String? { items.first { $0.name == name && !$0.value.isEmpty }?.value }
        guard let document = value("document") else { return nil }
        self.init(document: document)
        device = value("device")
        isLandscape = value("landscape") != nil
        isDark = value("dark") != nil
        isRightToLeft = value("rtl") != nil
        textSize = value("text-size")
        language = value("language")
        overlays = items.filter { $0.name == "overlay" && !$0.value.isEmpty }.map(\.value)
        explainedView = value("view")
    }
}
