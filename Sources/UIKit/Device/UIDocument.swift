import Foundation

/// A document in a file: subclasses turn its contents into data and back.
///
/// Files are read and written at once; completions have a turn of their own. Nobody else writes them, so there are no
/// conflicts. Documents are files, not folders: Foundation on Linux has no `FileWrapper`.
@preconcurrency @MainActor
open class UIDocument: NSObject {
    /// What is known of a document.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Open, and as it is in its file.
        public static let normal: State = []
        /// Not open.
        public static let closed = State(rawValue: 1)
        /// Others changed it. They never do here.
        public static let inConflict = State(rawValue: 2)
        /// It couldn't be written.
        public static let savingError = State(rawValue: 4)
        /// It can't be edited now.
        public static let editingDisabled = State(rawValue: 8)
        /// It is being fetched. It never is here.
        public static let progressAvailable = State(rawValue: 16)
    }
    /// How a document was changed.
    public enum ChangeKind: Int, Sendable { case done = 0, undone, redone, cleared }
    /// Why a document is written.
    public enum SaveOperation: Int, Sendable { case forCreating = 0, forOverwriting }

    /// Sent when ``documentState`` changed.
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// The file.
    public nonisolated let fileURL: URL
    /// What is known of it.
    open private(set) var documentState = State.closed {
        didSet {
            guard documentState != oldValue else { return }
            NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
        }
    }
    /// When the file was changed last.
    /// - Note: Kept without effect.
    open var fileModificationDate: Date?
    /// Takes changes back. It doesn't note them as changes of the document.
    /// - Note: Kept without effect.
    open var undoManager: UndoManager! = UndoManager()
    /// The document's name, without the file's ending.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The type that its file's ending stands for: the ending itself here.
    open var fileType: String? { fileURL.pathExtension.isEmpty ? nil : fileURL.pathExtension }
    /// The type to write it as.
    open var savingFileType: String? { fileType }
    /// Whether changes wait to be written.
    open private(set) var hasUnsavedChanges = false

    /// A document in a file, which needn't exist yet.
    public init(fileURL url: URL) { fileURL = url }

    // MARK: What subclasses do

    /// What is to be written: `Data`.
    open func contents(forType typeName: String) throws -> Any { Data() }
    /// Takes what was read: `Data`.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// Called when reading or writing failed.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        finishedHandlingError(error, recovered: false)
    }
    /// Called when an error was handled.
    open func finishedHandlingError(_ error: any Error, recovered: Bool) {}
    /// Called before the program may change the document no longer.
    open func disableEditing() {}
    /// Called when the program may change the document again.
    open func enableEditing() {}
    /// The ending of files of a type.
    open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
        fileURL.pathExtension
    }

    // MARK: Reading and writing

    /// Reads the file. The completion hears whether it could be read.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
        report(completionHandler) {
            try read(from: fileURL)
            documentState.remove([.closed, .savingError])
        }
    }
    /// Writes changes, and closes the document.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
        report(completionHandler) {
            if hasUnsavedChanges { try write(to: fileURL) }
            documentState.insert(.closed)
        }
    }
    /// Writes the document to a file. One that is created is open then.
    open func save(
        to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
    ) {
        report(completionHandler) {
            try write(to: url)
            if saveOperation == .forCreating { documentState.remove(.closed) }
        }
    }
    /// Writes changes, if there are any.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
        report(completionHandler) { if hasUnsavedChanges { try write(to: fileURL) } }
    }
    /// Reads the file again.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
        report(completionHandler) { try read(from: url) }
    }
    /// Reads a file.
    open func read(from url: URL) throws {
        try load(fromContents: Data(contentsOf: url), ofType: fileType)
        fileModificationDate = Self.date(of: url)
        hasUnsavedChanges = false
    }

    private func write(to url: URL) throws {
        let contents = try contents(forType: savingFileType ?? "")
        do {
            try writeContents(contents, to: url, for: .forOverwriting, originalContentsURL: nil)
        } catch {
            documentState.insert(.savingError)
            throw error
        }
        fileModificationDate = Self.date(of: url)
        documentState.remove(.savingError)
        updateChangeCount(.cleared)
    }
    /// Writes what ``contents(forType:)`` gave.
    open func writeContents(
        _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
        try data.write(to: url, options: .atomic)
    }

    private static func date(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    private func report(_ completion: ((Bool) -> Void)?, _ work: () throws -> Void) {
        var isDone = true
        do { try work() } catch {
            isDone = false
            handleError(error, userInteractionPermitted: true)
        }
        if let completion { ThreadContext.current.clock.inNextTurn { completion(isDone) } }
    }

    /// Reads the file.
    @discardableResult open func open() async -> Bool {
        await withCheckedContinuation { wait in open { wait.resume(returning: $0) } }
    }
    /// Writes changes, and closes the document.
    @discardableResult open func close() async -> Bool {
        await withCheckedContinuation { wait in close { wait.resume(returning: $0) } }
    }
    /// Writes the document to a file.
    @discardableResult open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { wait in save(to: url, for: saveOperation) { wait.resume(returning: $0) } }
    }

    // MARK: Changes

    /// Notes a change. Changes are written when the document is closed, saved or autosaved.
    open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }
}
