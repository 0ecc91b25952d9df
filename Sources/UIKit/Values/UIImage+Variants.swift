import Foundation

extension UIImage {
    /// The same picture used in the given way.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        changed { $0.renderingMode = renderingMode }
    }

    /// The same picture as a template in the given colour.
    public func withTintColor(_ color: UIColor) -> UIImage {
        changed { $0.tintColor = color }
    }

    /// The same picture in the given colour and mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tintColor = color
            $0.renderingMode = renderingMode
        }
    }

    /// The same picture whose edges keep their size when it is resized.
    public func resizableImage(
        withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile
    ) -> UIImage {
        changed {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    /// The same picture with edges that Auto Layout ignores.
    public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentRectInsets = insets }
    }

    /// The same picture with a line that text beside it stands on, in points from its bottom.
    public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage {
        changed { $0.baselineOffsetFromBottom = offset }
    }

    /// The same picture, mirrored in right-to-left layouts.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
        changed { $0.flipsForRightToLeftLayoutDirection = true }
    }

    /// The same picture, its left side at the right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        let flipped: [Orientation: Orientation] = [
            .up: .upMirrored, .upMirrored: .up, .down: .downMirrored, .downMirrored: .down, .left: .leftMirrored,
            .leftMirrored: .left, .right: .rightMirrored, .rightMirrored: .right,
        ]
        return changed { $0.orientation = flipped[$0.orientation] ?? $0.orientation }
    }

    /// The same picture of which one column and one row are repeated when it is resized.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1)))
    }

    /// Makes the picture smaller and gives it to a closure, at once.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// Makes the picture smaller.
    public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// What a renderer has to know to draw in the picture's way: its scale.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }

    /// The picture that is called so; one after the other where there are `name0`, `name1` and so on.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let images = (0...1024).lazy.map { UIImage(named: "\(name)\($0)") }.prefix { $0 != nil }.compactMap { $0 }
        return images.isEmpty ? UIImage(named: name) : animatedImage(with: Array(images), duration: duration)
    }

    /// An image that shows one image after the other.
    ///
    /// - Parameter duration: the time of one round, in seconds.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.changed {
            $0.images = images
            $0.duration = duration
        }
    }

    /// The encoded picture, read from its file if need be.
    package var encodedData: Data? {
        switch source {
        case .data(let data): data
        case .file(let path): FileManager.default.contents(atPath: path)
        case .none, .asset, .symbol, .pixels: nil
        }
    }

    func changed(_ change: (inout Description) -> Void) -> UIImage {
        var about = about
        change(&about)
        return UIImage(about)
    }
}
