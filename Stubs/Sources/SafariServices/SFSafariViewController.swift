@_exported import UIKit

/// A stand-in for the browser in an app: an empty screen that keeps its address and loads nothing.
open class SFSafariViewController: UIViewController {
    /// The address; nothing is loaded from it.
    public let url: URL
    /// What would be shown; kept without effect.
    public let configuration: Configuration
    /// Never told anything, as nothing is loaded.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// Kept without effect.
    open var preferredBarTintColor: UIColor?
    /// Kept without effect.
    open var preferredControlTintColor: UIColor?
    /// Kept without effect.
    open var dismissButtonStyle = DismissButtonStyle.done

    /// What the button that closes the browser says.
    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    /// How pages would be shown; kept without effect.
    open class Configuration: NSObject {
        /// Kept without effect.
        open var entersReaderIfAvailable = false
        /// Kept without effect.
        open var barCollapsingEnabled = true
    }

    /// A screen for an address.
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    /// A screen for an address.
    public init(url: URL, configuration: Configuration) {
        (self.url, self.configuration) = (url, configuration)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) { nil }
}

/// Would hear of the browser; nobody is told anything here.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Nothing.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Nothing.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}
