internal import CPictureMaker
import Foundation

/// What makes pixels: the module that draws has it. UIKit asks by a weak symbol whether there is one in the program, so
/// that programs which only lay out don't need the libraries for drawing.
package protocol PictureMaker: AnyObject, Sendable {
    /// Something to draw on, of a size in pixels; nil if that is impossible.
    ///
    /// - Parameter scale: pixels a point.
    func surface(width: Int, height: Int, scale: CGFloat) -> (any PixelSurface)?
    /// Pages to draw on, which become a PDF; nil if that is impossible.
    ///
    /// - Parameter information: what the file says of itself, by Core Graphics' names.
    func pages(_ information: [String: String]) -> (any PageSurface)?
    /// The pixels of a picture; nil if it can't be read.
    func pixels(of image: UIImage) -> CGImage?
    /// A PNG file.
    func png(of image: CGImage) -> Data?
    /// A JPEG file.
    ///
    /// - Parameter quality: from 0 to 1.
    func jpeg(of image: CGImage, quality: CGFloat) -> Data?
}

/// The picture maker of the program, if it has a module that draws.
package enum PictureMakers {
    package static let current: (any PictureMaker)? = espalier_picture_maker_if_linked().flatMap {
        Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() as? any PictureMaker
    }
}
