import UIKit

/// What is captured.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = Self(rawValue: "vide")
    public static let audio = Self(rawValue: "soun")
}

/// What the user allowed.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or a microphone; there is none.
open class AVCaptureDevice: NSObject {
    /// Where a camera looks.
    public enum Position: Int, Sendable { case unspecified, back, front }
    /// A kind of camera.
    public struct DeviceType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInWideAngleCamera = Self(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    }
    /// None.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    /// None.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? { nil }
    /// The user refused.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    /// The user refuses.
    open class func requestAccess(for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void) {
        handler(false)
    }
}

/// What a session takes in.
open class AVCaptureInput: NSObject {}
/// What a device gives.
open class AVCaptureDeviceInput: AVCaptureInput {
    public let device: AVCaptureDevice
    public init(device: AVCaptureDevice) throws { self.device = device }
}
/// Where a session's pictures go.
open class AVCaptureOutput: NSObject {}

/// What is found in pictures.
open class AVMetadataObject: NSObject {
    public struct ObjectType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let qr = Self(rawValue: "org.iso.QRCode")
        public static let ean13 = Self(rawValue: "org.gs1.EAN-13")
        public static let ean8 = Self(rawValue: "org.gs1.EAN-8")
        public static let code128 = Self(rawValue: "org.iso.Code128")
        public static let face = Self(rawValue: "face")
    }
    public let type = ObjectType.qr
    /// Nowhere.
    open var bounds: CGRect { .zero }
}
/// A code in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
    /// None.
    open var stringValue: String? { nil }
}
/// Finds codes; there are no pictures.
open class AVCaptureMetadataOutput: AVCaptureOutput {
    /// Kept without effect.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// Nobody is told anything.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) {}
}
/// Would hear of codes; nobody is told anything here.
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {}
/// A way from a device.
open class AVCaptureConnection: NSObject {}

/// Takes photos; there is no camera.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Nothing.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}
/// How a photo is taken; kept without effect.
open class AVCapturePhotoSettings: NSObject {}
/// A photo; there is none.
open class AVCapturePhoto: NSObject {
    /// None.
    open func fileDataRepresentation() -> Data? { nil }
}
/// Would hear of photos; nobody is told anything here.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {}

/// A stand-in for what joins cameras and outputs: it keeps them and never runs.
open class AVCaptureSession: NSObject {
    /// How good pictures are.
    public struct Preset: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let photo = Self(rawValue: "AVCaptureSessionPresetPhoto")
        public static let high = Self(rawValue: "AVCaptureSessionPresetHigh")
        public static let medium = Self(rawValue: "AVCaptureSessionPresetMedium")
    }
    /// Kept without effect.
    open var sessionPreset = Preset.high
    open private(set) var inputs: [AVCaptureInput] = []
    open private(set) var outputs: [AVCaptureOutput] = []
    /// Never.
    open var isRunning: Bool { false }
    open func canAddInput(_ input: AVCaptureInput) -> Bool { true }
    open func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
    open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
    open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
    open func beginConfiguration() {}
    open func commitConfiguration() {}
    /// Nothing.
    open func startRunning() {}
    /// Nothing.
    open func stopRunning() {}
}

/// A layer for what a camera sees; it shows nothing.
open class AVCaptureVideoPreviewLayer: CALayer {
    open var session: AVCaptureSession?
    /// Kept without effect.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    public override init() { super.init() }
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// None.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
