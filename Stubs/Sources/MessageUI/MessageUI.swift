@_exported import UIKit

/// How a mail ended.
public enum MFMailComposeResult: Int, Sendable {
    case cancelled, saved, sent, failed
}

/// A stand-in for the screen that writes mails: an empty screen that keeps what it is given; no mail can be sent.
open class MFMailComposeViewController: UINavigationController {
    /// Never told anything.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    /// No mail can be sent.
    open class func canSendMail() -> Bool { false }
    /// Kept without effect.
    open func setSubject(_ subject: String) {}
    /// Kept without effect.
    open func setToRecipients(_ toRecipients: [String]?) {}
    /// Kept without effect.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
}

/// Would hear of mails; nobody is told anything here.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// A stand-in for the screen that writes messages; none can be sent.
open class MFMessageComposeViewController: UINavigationController {
    /// No message can be sent.
    open class func canSendText() -> Bool { false }
    /// Kept without effect.
    open var recipients: [String]?
    /// Kept without effect.
    open var body: String?
}
