import Foundation

/// A stand-in for what changes pictures: the picture stays as it is.
open class CIFilter: NSObject {
    /// The picture to change.
    open var inputImage: CIImage?
    /// What the filter is called.
    public let name: String
    init(named name: String) { self.name = name }
    /// A filter by its name: it changes nothing.
    public convenience init?(name: String) { self.init(named: name) }
    /// The picture, unchanged.
    open var outputImage: CIImage? { inputImage }
    /// Nothing.
    open func setDefaults() {}
}

public let kCIInputImageKey = "inputImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIOutputImageKey = "outputImage"

/// A stand-in for a filter of an amount: the picture stays as it is.
open class CIIntensityFilter: CIFilter {
    /// Kept without effect.
    open var intensity: Float = 1
}
/// A stand-in for a filter of a radius: the picture stays as it is.
open class CIRadiusFilter: CIFilter {
    /// Kept without effect.
    open var radius: Float = 10
}
/// A stand-in for a filter of colours: the picture stays as it is.
open class CIColorControlsFilter: CIFilter {
    /// Kept without effect.
    open var saturation: Float = 1
    /// Kept without effect.
    open var brightness: Float = 0
    /// Kept without effect.
    open var contrast: Float = 1
}
/// A stand-in for what makes codes: it makes no picture.
open class CICodeGenerator: CIFilter {
    /// Kept without effect.
    open var message = Data()
    /// Kept without effect.
    open var correctionLevel = "M"
    /// None.
    open override var outputImage: CIImage? { nil }
}

extension CIFilter {
    public class func sepiaTone() -> CIIntensityFilter { CIIntensityFilter(named: "CISepiaTone") }
    public class func vignette() -> CIIntensityFilter { CIIntensityFilter(named: "CIVignette") }
    public class func colorMonochrome() -> CIIntensityFilter { CIIntensityFilter(named: "CIColorMonochrome") }
    public class func gaussianBlur() -> CIRadiusFilter { CIRadiusFilter(named: "CIGaussianBlur") }
    public class func boxBlur() -> CIRadiusFilter { CIRadiusFilter(named: "CIBoxBlur") }
    public class func colorControls() -> CIColorControlsFilter { CIColorControlsFilter(named: "CIColorControls") }
    public class func photoEffectNoir() -> CIFilter { CIFilter(named: "CIPhotoEffectNoir") }
    public class func photoEffectMono() -> CIFilter { CIFilter(named: "CIPhotoEffectMono") }
    public class func colorInvert() -> CIFilter { CIFilter(named: "CIColorInvert") }
    public class func qrCodeGenerator() -> CICodeGenerator { CICodeGenerator(named: "CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> CICodeGenerator {
        CICodeGenerator(named: "CICode128BarcodeGenerator")
    }
}
