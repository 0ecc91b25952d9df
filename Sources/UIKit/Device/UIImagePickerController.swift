import Foundation

/// Hears of the picture that was picked: none is, here.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// A picture was picked.
    /// - Note: Kept without effect.
    func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Nothing was picked.
    /// - Note: Kept without effect.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Does nothing.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Does nothing.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Offers pictures and the camera. There is neither here: it can be presented, and shows an empty screen. Tests may call
/// its delegate.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// Where pictures come from.
    public enum SourceType: Int, Sendable { case photoLibrary = 0, camera, savedPhotosAlbum }
    /// What a camera makes.
    public enum CameraCaptureMode: Int, Sendable { case photo = 0, video }
    /// Which camera.
    public enum CameraDevice: Int, Sendable { case rear = 0, front }
    /// When a camera flashes.
    public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
    /// How fine films are.
    public enum QualityType: Int, Sendable {
        case typeHigh = 0, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
    }

    /// What is said of what was picked.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
        public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    }

    /// Where pictures come from.
    /// - Note: Kept without effect.
    open var sourceType = SourceType.photoLibrary
    /// Which kinds are offered.
    /// - Note: Kept without effect.
    open var mediaTypes = ["public.image"]
    /// Whether what is picked can be cut.
    /// - Note: Kept without effect.
    open var allowsEditing = false
    /// The longest film, in seconds.
    /// - Note: Kept without effect.
    open var videoMaximumDuration: TimeInterval = 600
    /// How fine films are.
    /// - Note: Kept without effect.
    open var videoQuality = QualityType.typeMedium
    /// What the camera makes.
    /// - Note: Kept without effect.
    open var cameraCaptureMode = CameraCaptureMode.photo
    /// Which camera.
    /// - Note: Kept without effect.
    open var cameraDevice = CameraDevice.rear
    /// When the camera flashes.
    /// - Note: Kept without effect.
    open var cameraFlashMode = CameraFlashMode.auto
    /// Whether the camera's controls are shown.
    /// - Note: Kept without effect.
    open var showsCameraControls = true
    /// A view over the camera's picture.
    /// - Note: Kept without effect.
    open var cameraOverlayView: UIView?
    /// How the camera's picture is turned.
    /// - Note: Kept without effect.
    open var cameraViewTransform = CGAffineTransform.identity

    /// Whether there are pictures: there are none.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// Whether there is a camera: there is none.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Whether a camera flashes: there is none.
    open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
    /// Which kinds there are: none.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
    /// Takes no picture: there is no camera.
    open func takePicture() {}
    /// Begins no film: there is no camera.
    open func startVideoCapture() -> Bool { false }
    /// Ends no film: there is no camera.
    open func stopVideoCapture() {}
}

/// Keeps no picture: there is no album, and nobody hears of it.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) {}
