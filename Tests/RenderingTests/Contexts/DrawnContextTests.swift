import Foundation
import Testing
import UIKit

@testable import Rendering

/// What Core Graphics' and UIKit's drawing documents, by the pixels of what is drawn.
@MainActor
@Suite("Drawing in code")
struct DrawnContextTests {
    private func picture(
        _ width: CGFloat = 40, _ height: CGFloat = 40, scale: CGFloat = 1, opaque: Bool = false,
        _ draw: (CGContext) -> Void
    ) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        (format.scale, format.opaque) = (scale, opaque)
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
            draw($0.cgContext)
        }
    }

    /// Red, green, blue and opacity of a pixel, from 0 to 255, as the screen has them.
    private func pixel(_ image: UIImage, _ x: Int, _ y: Int) throws -> [Int] {
        let pixels = try #require(image.cgImage)
        let start = (y * pixels.width + x) * 4, bytes = pixels.screenPixels
        return [2, 1, 0, 3].map { Int(bytes[start + $0]) }
    }

    private let red = [255, 0, 0, 255], green = [0, 255, 0, 255], blue = [0, 0, 255, 255], clear = [0, 0, 0, 0]

    @Test("A renderer’s picture keeps its pixels, as many as its scale says")
    func renderer() throws {
        let image = picture(10, 6, scale: 3) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 6))
        }
        #expect(image.size == CGSize(width: 10, height: 6) && image.scale == 3)
        #expect(image.cgImage?.width == 30 && image.cgImage?.height == 18)
        #expect(try pixel(image, 7, 9) == red)
        #expect(try pixel(image, 22, 9) == clear)
        #expect(try pixel(picture(opaque: true) { _ in }, 1, 1) == [0, 0, 0, 255])
        let moved = UIGraphicsImageRenderer(
            bounds: CGRect(x: 100, y: 50, width: 4, height: 4), format: .preferred()
        ).image { $0.fill(CGRect(x: 100, y: 50, width: 4, height: 4)) }
        #expect(try pixel(moved, 1, 1)[3] == 255)
    }

    @Test("A picture becomes a PNG and a JPEG, and these become pictures")
    func files() throws {
        let image = picture { context in
            context.setFillColor(UIColor.blue.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        let png = try #require(image.pngData())
        let read = try #require(UIImage(data: png))
        #expect(read.size == CGSize(width: 40, height: 40))
        #expect(try pixel(read, 5, 5) == blue && pixel(read, 5, 30) == clear)
        let jpeg = try #require(image.jpegData(compressionQuality: 0.9))
        #expect(jpeg.starts(with: [0xff, 0xd8]))
        let photo = try pixel(#require(UIImage(data: jpeg)), 5, 30)
        #expect(photo.allSatisfy { $0 > 245 }, "what is clear is white in a JPEG")
    }

    @Test("Begun pictures nest, and each is got by itself")
    func begun() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 8, height: 8), false, 2)
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 8))
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
        #expect(try pixel(#require(UIGraphicsGetImageFromCurrentImageContext()), 1, 1) == clear)
        UIGraphicsEndImageContext()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.cgImage?.width == 16)
        #expect(try pixel(image, 3, 3) == green && pixel(image, 12, 3) == clear)
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("Paths are filled and stroked: by rule, width, dash and transform")
    func paths() throws {
        let image = picture { context in
            context.setFillColor(UIColor.red.cgColor)
            context.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
            context.fillPath(using: .evenOdd)
            context.setStrokeColor(UIColor.blue.cgColor)
            context.setLineWidth(4)
            context.setLineDash(phase: 0, lengths: [5, 5])
            context.move(to: CGPoint(x: 0, y: 30))
            context.addLine(to: CGPoint(x: 40, y: 30))
            context.strokePath()
        }
        #expect(try pixel(image, 2, 2) == red && pixel(image, 10, 10) == clear)
        #expect(try pixel(image, 2, 29) == blue && pixel(image, 7, 29) == clear && pixel(image, 12, 31) == blue)
        let turned = picture { context in
            context.translateBy(x: 20, y: 20)
            context.rotate(by: .pi / 2)
            context.scaleBy(x: 2, y: 1)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
            #expect(context.ctm.a.magnitude < 1e-9)
        }
        #expect(try pixel(turned, 18, 34) == red && pixel(turned, 18, 37) == clear && pixel(turned, 14, 30) == clear)
        let built = picture { _ in
            let path = UIBezierPath(roundedRect: CGRect(x: 4, y: 4, width: 32, height: 32), cornerRadius: 16)
            UIColor.red.setFill()
            UIColor.blue.setStroke()
            path.lineWidth = 4
            path.fill()
            path.stroke()
        }
        #expect(try pixel(built, 20, 20) == red && pixel(built, 20, 4) == blue && pixel(built, 5, 5) == clear)
    }

    @Test("A path keeps its place where the coordinates change before it is drawn")
    func pathAcrossTransforms() throws {
        let image = picture { context in
            context.saveGState()
            context.scaleBy(x: 20, y: 10)
            context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
            context.restoreGState()
            context.setFillColor(UIColor.red.cgColor)
            #expect(context.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
            context.fillPath()
        }
        #expect(try pixel(image, 18, 8) == red && pixel(image, 22, 8) == clear && pixel(image, 18, 12) == clear)
    }

    @Test("A clip confines paint until the state is restored; a mask shows where it is opaque")
    func clipping() throws {
        let mask = try #require(
            picture(10, 10) { context in context.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10)) }.cgImage)
        let image = picture { context in
            context.saveGState()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).addClip()
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.restoreGState()
            context.saveGState()
            context.clip(to: CGRect(x: 20, y: 20, width: 20, height: 20), mask: mask)
            UIColor.blue.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.restoreGState()
            UIColor.green.setFill()
            UIRectFill(CGRect(x: 30, y: 0, width: 10, height: 10))
        }
        #expect(try pixel(image, 10, 10) == red && pixel(image, 1, 1) == clear && pixel(image, 25, 10) == clear)
        #expect(try pixel(image, 30, 30) == blue && pixel(image, 21, 21)[3] < 16 && pixel(image, 35, 5) == green)
    }

    @Test("Linear and radial gradients go from colour to colour, beyond their ends where asked to")
    func gradients() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        let gradient = try #require(
            CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as [Any], locations: [0, 1]))
        let line = picture { context in
            context.drawLinearGradient(
                gradient, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0),
                options: .drawsAfterEndLocation)
        }
        #expect(try pixel(line, 2, 5) == clear && pixel(line, 38, 5) == blue)
        let middle = try pixel(line, 20, 5)
        #expect((110...145).contains(middle[0]) && (110...145).contains(middle[2]))
        let circle = picture { context in
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 20, y: 20), startRadius: 0, endCenter: CGPoint(x: 20, y: 20),
                endRadius: 15, options: [])
        }
        #expect(try pixel(circle, 20, 20)[0] > 230 && pixel(circle, 1, 1) == clear)
    }

    @Test("Blend modes mix as their formulas say; clear takes away")
    func blending() throws {
        let image = picture { context in
            context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
            context.setBlendMode(.multiply)
            context.setFillColor(red: 0.5, green: 0.5, blue: 1, alpha: 1)
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            context.setBlendMode(.sourceIn)
            context.setFillColor(UIColor.green.cgColor)
            context.fill(CGRect(x: 20, y: 0, width: 20, height: 20))
            context.clear(CGRect(x: 0, y: 20, width: 20, height: 20))
        }
        let mixed = try pixel(image, 5, 5)
        #expect(abs(mixed[0] - 128) < 3 && abs(mixed[1] - 64) < 3 && mixed[2] < 3)
        #expect(try pixel(image, 30, 5) == green && pixel(image, 5, 30) == clear)
        #expect(try pixel(image, 30, 30)[0] == 255, "what lies beside a shape stays")
    }

    @Test("Shadows fall by their offset, which no transform turns; layers cast them as one")
    func shadows() throws {
        let image = picture { context in
            context.scaleBy(x: 2, y: 2)
            context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: UIColor.blue.cgColor)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 5, y: 2, width: 10, height: 5))
        }
        #expect(try pixel(image, 20, 8) == red && pixel(image, 20, 20) == blue && pixel(image, 20, 30) == clear)
        let soft = picture { context in
            context.setShadow(offset: .zero, blur: 8, color: UIColor.black.cgColor)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            UIColor.red.setFill()
            context.fill(CGRect(x: 15, y: 15, width: 10, height: 10))
            context.endTransparencyLayer()
        }
        #expect(try pixel(soft, 20, 20) == red)
        let near = try pixel(soft, 13, 20)[3], far = try pixel(soft, 8, 20)[3]
        #expect(try near > far && far > 0 && pixel(soft, 0, 0)[3] == 0)
    }

    @Test("Pictures are drawn upright by UIKit, and upside down by Core Graphics where y points down")
    func images() throws {
        let flag = picture(4, 4) { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
        }
        let image = picture { context in
            flag.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
            if let pixels = flag.cgImage { context.draw(pixels, in: CGRect(x: 20, y: 0, width: 20, height: 20)) }
            flag.draw(at: CGPoint(x: 0, y: 30), blendMode: .normal, alpha: 0.5)
        }
        #expect(try pixel(image, 10, 3) == red && pixel(image, 10, 17) == blue)
        #expect(try pixel(image, 30, 3) == blue && pixel(image, 30, 17) == red)
        #expect(try abs(pixel(image, 1, 30)[3] - 128) < 3)
        let turned = UIImage(cgImage: try #require(flag.cgImage), scale: 1, orientation: .right)
        let upright = picture(4, 4) { _ in turned.draw(at: .zero) }
        #expect(try pixel(upright, 3, 1) == red && pixel(upright, 0, 1) == blue)
    }

    @Test("A bitmap context has its origin at the lower left, writes the program’s memory, and makes pictures")
    func bitmaps() throws {
        var bytes = [UInt8](repeating: 0, count: 8 * 8 * 4)
        let info = CGImageAlphaInfo.premultipliedLast.rawValue
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 8, height: 8, bitsPerComponent: 8, bytesPerRow: 32,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
            #expect(context.ctm.isIdentity)
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 2))
            let image = UIImage(cgImage: try #require(context.makeImage()))
            #expect(try pixel(image, 4, 7) == red && pixel(image, 4, 0) == clear)
        }
        #expect(Array(bytes[(7 * 32)..<(7 * 32 + 4)]) == [255, 0, 0, 255])
        #expect(bytes[0..<4].allSatisfy { $0 == 0 })
        #expect(
            CGContext(
                data: nil, width: 8, height: 8, bitsPerComponent: 16, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info) == nil)
    }

    @Test("A picture’s bytes are got from its data provider, and make another picture")
    func dataProviders() throws {
        let provider = try #require(CGDataProvider(data: NSData(data: Data([255, 0, 0, 255, 0, 255, 0, 255]))))
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        #expect(try pixel(UIImage(cgImage: image), 0, 0) == red && pixel(UIImage(cgImage: image), 1, 0) == green)
        let data = try #require(image.dataProvider?.data)
        #expect(CFDataGetLength(data) == 8 && CFDataGetBytePtr(data)?[5] == 255)
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
        #expect(try part.width == 1 && pixel(UIImage(cgImage: part), 0, 0) == green)
    }

    @Test("Views and layers are drawn into contexts")
    func hierarchies() throws {
        let view = UIView(frame: CGRect(x: 50, y: 50, width: 40, height: 40))
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        inner.backgroundColor = .blue
        view.addSubview(inner)
        let whole = picture { _ in #expect(view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)) }
        #expect(try pixel(whole, 2, 2) == red && pixel(whole, 20, 20) == blue)
        let half = picture { _ in
            view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: false)
        }
        #expect(try pixel(half, 10, 10) == blue && pixel(half, 30, 30) == clear)
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 7, y: 7, width: 40, height: 40)
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        layer.fillColor = UIColor.green.cgColor
        let drawn = picture { layer.render(in: $0) }
        #expect(try pixel(drawn, 5, 5) == green && pixel(drawn, 15, 15) == clear)
        let copy = try #require(view.snapshotView(afterScreenUpdates: true) as? UIImageView)
        #expect(try copy.bounds == view.bounds && pixel(#require(copy.image), 60, 60) == blue)
        #expect(
            !view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "outside of drawing there is nowhere to")
    }
}
