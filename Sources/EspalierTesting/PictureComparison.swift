internal import Foundation
internal import UIKit

/// Two pictures, pixel by pixel.
struct PictureComparison {
    /// What a person is told; nil where they are alike.
    let message: String?
    /// A faded copy of the new one, on which what differs is red.
    let difference: UIImage?

    /// - Parameters:
    ///   - precision: the share of pixels that must be the same, from 0 to 1.
    ///   - perceptualPrecision: how much alike two pixels must look to count as the same, from 0 to 1.
    init(_ old: UIImage, _ new: UIImage, precision: Float, perceptualPrecision: Float) {
        guard let before = old.cgImage, let after = new.cgImage else {
            (message, difference) = (
                old.cgImage == nil ? "the expected picture can't be read" : "there is no picture", nil
            )
            return
        }
        guard before.width == after.width, before.height == after.height else {
            message =
                "the picture has \(after.width) × \(after.height) pixels, not \(before.width) × \(before.height)"
            difference = Self.mark(before.screenPixels, before.width, before.height, in: after, allowed: 0).image
            return
        }
        let allowed = Int(((1 - min(max(perceptualPrecision, 0), 1)) * 255).rounded())
        let marked = Self.mark(before.screenPixels, before.width, before.height, in: after, allowed: allowed)
        let total = before.width * before.height
        guard marked.count > 0, 1 - Float(marked.count) / Float(total) < precision else {
            (message, difference) = (nil, nil)
            return
        }
        let share = Double(marked.count) / Double(total) * 100
        let box = marked.box.applying(CGAffineTransform(scaleX: 1 / new.scale, y: 1 / new.scale))
        func points(_ value: CGFloat) -> String {
            (Double(value) * 10).rounded() / 10 == Double(value).rounded()
                ? "\(Int(value.rounded()))" : "\((Double(value) * 10).rounded() / 10)"
        }
        message =
            "\(marked.count) of \(total) pixels (\((share * 100).rounded() / 100) %) differ, between x \(points(box.minX)) and \(points(box.maxX)), y \(points(box.minY)) and \(points(box.maxY)) points"
        difference = marked.image
    }

    private static func mark(
        _ old: [UInt8], _ oldWidth: Int, _ oldHeight: Int, in new: CGImage, allowed: Int
    ) -> (count: Int, box: CGRect, image: UIImage?) {
        let (width, height) = (max(oldWidth, new.width), max(oldHeight, new.height))
        let after = new.screenPixels
        var marked = [UInt8](repeating: 255, count: width * height * 4)
        var count = 0, (left, top, right, bottom) = (width, height, -1, -1)
        for y in 0..<height {
            for x in 0..<width {
                let target = (y * width + x) * 4
                let inOld = x < oldWidth && y < oldHeight, inNew = x < new.width && y < new.height
                let (a, b) = ((y * oldWidth + x) * 4, (y * new.width + x) * 4)
                var isSame = inOld && inNew
                if isSame {
                    for channel in 0..<4 where abs(Int(old[a + channel]) - Int(after[b + channel])) > allowed {
                        isSame = false
                    }
                }
                guard isSame else {
                    count += 1
                    (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
                    (marked[target], marked[target + 1], marked[target + 2]) = (0x30, 0x3B, 0xFF)
                    continue
                }
                // On white, a third as strong.
                let clear = 255 - Int(after[b + 3])
                for channel in 0..<3 {
                    let shown = Int(after[b + channel]) + clear
                    marked[target + channel] = UInt8(min(255, 255 - (255 - min(255, shown)) / 3))
                }
            }
        }
        let box = right < 0 ? .zero : CGRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
        let image = CGImage(width: width, height: height, screenPixels: marked).map { UIImage(cgImage: $0) }
        return (count, box, image)
    }
}
