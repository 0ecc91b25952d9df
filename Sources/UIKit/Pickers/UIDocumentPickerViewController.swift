/// Lets a person choose files. It shows nothing here, and nobody chooses: call the delegate.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// What is done with a file.
    public enum Mode: UInt, Sendable { case `import` = 0, open, exportToService, moveToService }

    /// What is done with files.
    /// - Note: Kept without effect.
    public let documentPickerMode: Mode
    /// Hears of the choice.
    /// - Note: Kept without effect.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files can be chosen.
    /// - Note: Kept without effect.
    open var allowsMultipleSelection = false
    /// Whether names show what kind of file it is.
    /// - Note: Kept without effect.
    open var shouldShowFileExtensions = false
    /// The folder that is shown first.
    /// - Note: Kept without effect.
    open var directoryURL: URL?

    /// A picker of files of kinds, by their identifiers: `public.text`.
    public init(documentTypes allowedUTIs: [String], in mode: Mode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }
    /// A picker of files of kinds: the module UniformTypeIdentifiers has them.
    public convenience init<ContentType>(forOpeningContentTypes contentTypes: [ContentType], asCopy: Bool = false) {
        self.init(documentTypes: [], in: asCopy ? .import : .open)
    }
    /// A picker of a place for files.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init(documentTypes: [], in: asCopy ? .exportToService : .moveToService)
    }
    /// A picker of a place for a file.
    public convenience init(url: URL, in mode: Mode) { self.init(documentTypes: [], in: mode) }
    public required init?(coder: NSCoder) {
        documentPickerMode = .open
        super.init(coder: coder)
    }
}

/// Hears of the choice of files. Nobody chooses.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// - Note: Kept without effect.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Does nothing.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Does nothing.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// Shows a file, or hands it to another program. Neither is there: everything is refused.
@preconcurrency @MainActor
open class UIDocumentInteractionController: NSObject {
    /// The file.
    /// - Note: Kept without effect.
    open var url: URL?
    /// What kind of file it is.
    /// - Note: Kept without effect.
    open var uti: String?
    /// What it is called.
    /// - Note: Kept without effect.
    open var name: String?
    /// What is said to the program that gets it.
    /// - Note: Kept without effect.
    open var annotation: Any?
    /// Decides where it is shown.
    /// - Note: Kept without effect.
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

    /// Of a file.
    public init(url: URL) {
        (self.url, name) = (url, url.lastPathComponent)
    }
    /// Of no file yet.
    public override init() {}

    /// Refuses: nothing can be shown.
    @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
    /// Refuses: no other program is there.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        false
    }
    /// Refuses: no other program is there.
    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Refuses: no other program is there.
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    /// Refuses: no other program is there.
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
    /// Nothing is shown.
    open func dismissPreview(animated: Bool) {}
    /// Nothing is shown.
    open func dismissMenu(animated: Bool) {}
}

/// Decides where a file is shown. None is.
@preconcurrency @MainActor
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController
    /// - Note: Kept without effect.
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    /// - Note: Kept without effect.
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
    /// A controller of its own.
    public func documentInteractionControllerViewControllerForPreview(
        _ controller: UIDocumentInteractionController
    ) -> UIViewController { UIViewController() }
    /// Does nothing.
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    /// Does nothing.
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
}
