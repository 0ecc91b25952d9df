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
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    /// Kept without effect.
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    /// Kept without effect.
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    /// Kept without effect.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    /// Kept without effect.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
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

/// Why a mail wasn't sent.
public struct MFMailComposeError: CustomNSError, Hashable, Sendable {
    /// The reason.
    public enum Code: Int, Sendable { case saveFailed, sendFailed }
    public static let errorDomain = "MFMailComposeErrorDomain"
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public var errorCode: Int { code.rawValue }
}

/// How a message ended.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// Would hear of messages; nobody is told anything here.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A stand-in for the screen that writes messages; none can be sent.
open class MFMessageComposeViewController: UINavigationController {
    /// No message can be sent.
    open class func canSendText() -> Bool { false }
    /// No message can be sent.
    open class func canSendSubject() -> Bool { false }
    /// No message can be sent.
    open class func canSendAttachments() -> Bool { false }
    /// No message can be sent.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }
    /// Never told anything.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// Kept without effect.
    open var subject: String?
    /// Nothing is attached.
    open func disableUserAttachments() {}
    /// Nothing is attached.
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    /// Nothing is attached.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    /// Kept without effect.
    open var recipients: [String]?
    /// Kept without effect.
    open var body: String?
}
