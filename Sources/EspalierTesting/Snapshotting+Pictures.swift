public import Foundation
internal import Rendering
public import UIKit

extension Diffing where Value == UIImage {
    /// Pictures, pixel by pixel.
    public static var image: Diffing { .image() }

    /// Pictures, pixel by pixel.
    ///
    /// - Parameters:
    ///   - precision: the share of pixels that must be the same, from 0 to 1.
    ///   - perceptualPrecision: how much alike two pixels must look to count as the same, from 0 to 1.
    ///   - scale: pixels a point of a file; the file's pixels count alone.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        Diffing(
            toData: { $0.pngData() ?? Data() },
            fromData: { UIImage(data: $0, scale: max(scale ?? 1, 1)) ?? UIImage() },
            diff: { old, new in
                let found = PictureComparison(
                    old, new, precision: precision, perceptualPrecision: perceptualPrecision)
                guard let message = found.message else { return nil }
                let pictures = [("expected", old), ("actual", new), ("difference", found.difference)]
                return (
                    message,
                    pictures.compactMap { name, image in
                        image?.pngData().map { SnapshotAttachment(name: name, pathExtension: "png", data: $0) }
                    }
                )
            })
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// The picture itself.
    public static var image: Snapshotting { .image() }

    /// The picture itself; see `Diffing.image` for the parameters.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
    }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A picture of the layer.
    public static var image: Snapshotting { .image() }

    /// A picture of the layer; see `Diffing.image` for the parameters.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
        return Snapshotting(pathExtension: "png", diffing: diffing) { layer in
            MainActor.unchecked {
                let format = UIGraphicsImageRendererFormat()
                format.scale = traits.displayScale > 0 ? traits.displayScale : 2
                return UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image {
                    layer.setNeedsLayout()
                    layer.render(in: $0.cgContext)
                }
            }
        }
    }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
    /// A picture of the path, filled.
    public static var image: Snapshotting { .image() }

    /// A picture of the path, drawn in a way.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 2,
        drawingMode: CGPathDrawingMode = .eoFill
    ) -> Snapshotting {
        let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
        return Snapshotting(pathExtension: "png", diffing: diffing) { path in
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            return UIGraphicsImageRenderer(bounds: path.boundingBoxOfPath, format: format).image {
                $0.cgContext.addPath(path)
                $0.cgContext.drawPath(using: drawingMode)
            }
        }
    }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
    /// A picture of the path, filled.
    public static var image: Snapshotting { .image() }

    /// A picture of the path, filled.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 2
    ) -> Snapshotting {
        Snapshotting<CGPath, UIImage>.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: scale, drawingMode: .fill
        ).pullback { $0.cgPath }
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A picture of the view at its own size.
    public static var image: Snapshotting { .image() }

    /// A picture of the view.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: has no effect: views are drawn the same with and without a window.
    ///   - size: points; the view's own, or what it needs where it has none.
    ///   - traits: go before the device's.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
        return Snapshotting(pathExtension: "png", diffing: diffing) { view in
            MainActor.unchecked {
                Stage(view: view, config: ViewImageConfig(size: size), traits: traits).picture
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A picture of the controller's view at its own size.
    public static var image: Snapshotting { .image() }

    /// A picture of the controller on a device.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let diffing = Diffing.image(precision: precision, perceptualPrecision: perceptualPrecision)
        return Snapshotting(pathExtension: "png", diffing: diffing) { controller in
            MainActor.unchecked {
                var config = config
                config.size = size ?? config.size
                return Stage(controller: controller, config: config, traits: traits).picture
            }
        }
    }

    /// A picture of the controller's view. `drawHierarchyInKeyWindow` has no effect: views are drawn the same with and
    /// without a window.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .image(
            on: ViewImageConfig(size: size), precision: precision, perceptualPrecision: perceptualPrecision,
            traits: traits)
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The view and everything in it, a line each, at its own size.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The view and everything in it, a line each.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting<String, String>.lines.pullback { view in
            MainActor.unchecked {
                Stage(view: view, config: ViewImageConfig(size: size), traits: traits).seen {
                    view.recursiveDescription
                }
            }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controllers, a line each.
    public static var hierarchy: Snapshotting {
        Snapshotting<String, String>.lines.pullback { controller in
            MainActor.unchecked {
                Stage(controller: controller, config: ViewImageConfig(), traits: UITraitCollection())
                    .seen { controller.recursiveDescription }
            }
        }
    }

    /// The controller's view and everything in it, a line each.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The controller's view and everything in it, a line each.
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        Snapshotting<String, String>.lines.pullback { controller in
            MainActor.unchecked {
                var config = config
                config.size = size ?? config.size
                return Stage(controller: controller, config: config, traits: traits)
                    .seen { controller.view.recursiveDescription }
            }
        }
    }
}
