@_exported import UIKit

/// A stand-in for the screen that scans documents: an empty screen; nothing is scanned.
open class VNDocumentCameraViewController: UIViewController {
    /// Never told anything.
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
    /// Nothing can be scanned.
    open class var isSupported: Bool { false }
}

/// What was scanned.
open class VNDocumentCameraScan: NSObject {
    /// None.
    open var pageCount: Int { 0 }
    /// What it is called: nothing.
    open var title: String { "" }
    /// A page; there is none, so the picture is empty.
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// Would hear of scans; nobody is told anything here.
@preconcurrency @MainActor
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
    ) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
    ) {}
}

/// A stand-in for the screen that reads text and codes from the camera: an empty screen that finds nothing.
open class DataScannerViewController: UIViewController {
    /// Nothing can be scanned.
    public static var isSupported: Bool { false }
    /// Nothing can be scanned.
    public static var isAvailable: Bool { false }
}
