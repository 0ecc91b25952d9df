@_exported import UIKit

/// Something that can be looked at.
public protocol QLPreviewItem {
    /// Where its file is.
    var previewItemURL: URL? { get }
    /// What it is called; the file's name if nil.
    var previewItemTitle: String? { get }
}

extension QLPreviewItem {
    /// The file's name.
    public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
    /// The address itself.
    public var previewItemURL: URL? { self as URL }
}

/// What becomes of a file that a person marks up.
public enum QLPreviewItemEditingMode: Int, Sendable {
    case disabled, updateContents, createCopy
}

/// A stand-in for the screen that shows files: an empty screen under the title of the current item.
open class QLPreviewController: UIViewController {
    /// Asked for the items.
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
    /// Never told anything.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// Which item is shown.
    open var currentPreviewItemIndex = 0 { didSet { refreshCurrentPreviewItem() } }
    private var count = 0

    /// Whether files of a kind can be shown: none can.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
    /// The item that is shown.
    open var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, (0..<count).contains(currentPreviewItemIndex) else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
    }
    /// Asks the data source anew.
    open func reloadData() {
        count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        refreshCurrentPreviewItem()
    }
    /// Shows the title of the current item.
    open func refreshCurrentPreviewItem() {
        let item = currentPreviewItem
        title = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
    }
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }
}

/// Gives a preview its items.
@preconcurrency @MainActor
public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Would hear of a preview; nobody is told anything here.
@preconcurrency @MainActor
public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
    func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool
    func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView?
    func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode
    func previewController(_ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem)
    func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: any QLPreviewItem
    ) -> Bool { true }
    public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: any QLPreviewItem
    ) -> UIView? { nil }
    public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
    ) -> QLPreviewItemEditingMode { .disabled }
    public func previewController(
        _ controller: QLPreviewController, didUpdateContentsOf previewItem: any QLPreviewItem
    ) {}
    public func previewController(
        _ controller: QLPreviewController, didSaveEditedCopyOf previewItem: any QLPreviewItem,
        at modifiedContentsURL: URL
    ) {}
}
