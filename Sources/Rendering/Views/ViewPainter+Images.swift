internal import Foundation
internal import UIKit

extension UIImageView: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
    /// Pictures that fill the screen are its ground.
    func showsInk(in root: UIView) -> Bool { image != nil && bounds.height < root.bounds.height * 0.6 }
}

extension ViewPainter {
    func draw(_ view: UIImageView) {
        guard let image = view.displayedImage else { return }
        canvas.saved {
            if image.isMirroredFromRightToLeft, view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
                let place = ContentPlacement.rect(for: image.size, in: view.bounds, mode: view.contentMode)
                canvas.translate(x: 2 * place.midX, y: 0)
                canvas.scale(x: -1, y: 1)
            }
            draw(image, in: view.bounds, mode: view.contentMode, tint: palette.tint, asTemplate: image.isSymbolImage)
        }
    }

    /// Draws an image into bounds under a content mode.
    ///
    /// - Parameters:
    ///   - asTemplate: whether an image that leaves it open is drawn in the tint colour.
    ///   - isGround: whether something else is drawn on the image.
    func draw(
        _ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode, tint: Color, asTemplate: Bool,
        isGround: Bool = false
    ) {
        let place = ContentPlacement.rect(for: image.size, in: bounds, mode: mode)
        guard place.width > 0, place.height > 0 else { return }
        let ink = color(image.ownTintColor) ?? tint
        let takesInk =
            switch image.renderingMode {
            case .alwaysTemplate: true
            case .alwaysOriginal: false
            case .automatic: asTemplate || (image.assetName.map { images.isTemplate($0) } ?? false)
            }
        // A colour of its own counts in each mode (documentation of `withTintColor(_:renderingMode:)`).
        let isTemplate = takesInk || image.ownTintColor != nil
        switch image.source {
        case .symbol(let name):
            drawSymbol(name, of: image, in: place, colors: colors(of: image, name, isTemplate ? ink : palette.label))
        case .none:
            ImagePlaceholder(name: "").draw(on: canvas, in: place, isDark: palette.isDark)
        case .asset, .file, .data, .pixels:
            guard let bitmap = bitmap(of: image) else {
                return drawPlaceholder(for: image, in: place, color: isTemplate ? ink : nil, isGround: isGround)
            }
            if isTemplate {
                canvas.drawTemplate(bitmap, in: place, color: ink)
            } else {
                drawStretched(bitmap, of: image, in: place)
            }
        }
    }

    /// A symbol's own box is as wide and high as the symbol; ours stand in a square with a little air around.
    ///
    /// A symbol's lines are as thick as those of text of its size, at each scale (Human Interface Guidelines, SF Symbols).
    private func drawSymbol(_ name: String, of image: UIImage, in place: CGRect, colors: SymbolColors) {
        let symbol = Symbol(named: name)
        let configuration = image.symbolConfiguration
        let natural = max(image.size.width, image.size.height)
        let em =
            (configuration?.pointSize ?? SymbolMetrics.defaultPointSize)
            * (natural > 0 ? max(place.width, place.height) / natural : 1)
        let stroke = em * Self.stem(of: configuration?.weight ?? .unspecified)
        let side =
            symbol.enclosure == .circle
            ? Symbol.side(circle: place.width - em * Self.circleMargins, stroke: symbol.isFilled ? 0 : stroke)
            : max(place.width, place.height) * 1.06
        guard side > 0 else { return }
        let square = CGRect(x: place.midX - side / 2, y: place.midY - side / 2, width: side, height: side)
        symbol.draw(on: canvas, in: square, colors: colors, weight: stroke / side)
    }

    /// The colours of a symbol's layers. A symbol that is shown in its own colours takes those, and a template's ink has the
    /// last word: `withTintColor(_:)` makes one colour of all.
    private func colors(of image: UIImage, _ name: String, _ ink: Color) -> SymbolColors {
        guard image.ownTintColor == nil else { return SymbolColors(ink) }
        switch image.symbolConfiguration?.rendering {
        case .palette(let palette)?:
            return SymbolColors(layers: palette.map { color($0) as Color })
        case .hierarchical(let base)?: return .shades(of: color(base) as Color)
        case .multicolor?: return ownColors(of: name, ink)
        // The original of a symbol has its own colours (WWDC 2020, "SF Symbols 2").
        case .unspecified? where image.renderingMode == .alwaysOriginal,
            nil where image.renderingMode == .alwaysOriginal:
            return ownColors(of: name, ink)
        case .monochrome?, .unspecified?, nil: return SymbolColors(ink)
        }
    }

    private func ownColors(of name: String, _ ink: Color) -> SymbolColors {
        guard let own = SymbolColors.own(of: name) else { return SymbolColors(ink) }
        return SymbolColors(layers: own.map { color($0) as Color })
    }

    /// What a symbol in a circle has on both sides of the circle, in em, at each scale: one is 19.67 points wide at medium scale
    /// and 24.33 at large scale, where the circle is 1.28 times as large.
    private static let circleMargins: CGFloat = 0.16

    /// How thick the stem of an l is in the system font, in em.
    private static func stem(of weight: UIImage.SymbolWeight) -> CGFloat {
        switch weight {
        case .ultraLight: 0.022
        case .thin: 0.042
        case .light: 0.061
        case .unspecified, .regular: 0.081
        case .medium: 0.103
        case .semibold: 0.125
        case .bold: 0.147
        case .heavy: 0.168
        case .black: 0.19
        }
    }

    private func drawPlaceholder(for image: UIImage, in place: CGRect, color: Color?, isGround: Bool) {
        let name = image.assetName ?? ""
        if let color, min(place.width, place.height) < 60 {
            // A template of unknown shape: a tile in its colour says at least where and in which colour it is.
            let symbol = Symbol(named: name)
            return (symbol.isKnown ? symbol : Symbol(named: "photo")).draw(on: canvas, in: place, color: color)
        }
        ImagePlaceholder(name: name, isGround: isGround).draw(on: canvas, in: place, isDark: palette.isDark)
    }

    private func bitmap(of image: UIImage) -> Bitmap? {
        do {
            switch image.source {
            case .asset(let name):
                return try images.bitmap(
                    named: name,
                    traits: .init(
                        scale: options.scale, idiom: environment.userInterfaceIdiom == .pad ? "ipad" : "iphone",
                        isDark: palette.isDark))
            case .file(let path): return try images.bitmap(atPath: path, scale: image.scale)
            case .data(let data): return try Bitmap(data: [UInt8](data), scale: image.scale)
            case .pixels(let pixels): return Bitmap.of(pixels, scale: image.scale)
            case .none, .symbol: return nil
            }
        } catch {
            report(error)
            return nil
        }
    }

    /// Draws with cap insets: corners keep their size, edges and middle are stretched.
    private func drawStretched(_ bitmap: Bitmap, of image: UIImage, in place: CGRect) {
        let caps = image.capInsets
        guard image.imageOrientation == .up else { return drawTurned(bitmap, of: image, in: place) }
        guard caps != .zero else { return canvas.draw(bitmap, in: place) }
        let size = image.size
        func cuts(_ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> [CGFloat] {
            [0, min(start, length), max(length - end, min(start, length)), length]
        }
        let (xs, ys) = (cuts(caps.left, caps.right, size.width), cuts(caps.top, caps.bottom, size.height))
        let (xt, yt) = (cuts(caps.left, caps.right, place.width), cuts(caps.top, caps.bottom, place.height))
        for row in 0..<3 {
            for column in 0..<3 {
                let from = CGRect(
                    x: xs[column], y: ys[row], width: xs[column + 1] - xs[column], height: ys[row + 1] - ys[row])
                let to = CGRect(
                    x: place.minX + xt[column], y: place.minY + yt[row], width: xt[column + 1] - xt[column],
                    height: yt[row + 1] - yt[row])
                guard from.width > 0, from.height > 0, to.width > 0, to.height > 0 else { continue }
                let (sx, sy) = (to.width / from.width, to.height / from.height)
                canvas.saved {
                    canvas.clip(to: .rect(to))
                    canvas.draw(
                        bitmap,
                        in: CGRect(
                            x: to.minX - from.minX * sx, y: to.minY - from.minY * sy, width: size.width * sx,
                            height: size.height * sy))
                }
            }
        }
    }
}

extension ViewPainter {
    /// Draws pixels that are kept turned: an orientation says where their top row is shown, and whether they are mirrored.
    private func drawTurned(_ bitmap: Bitmap, of image: UIImage, in place: CGRect) {
        let (angle, isMirrored): (CGFloat, Bool) =
            switch image.imageOrientation {
            case .up: (0, false)
            case .down: (.pi, false)
            case .left: (-.pi / 2, false)
            case .right: (.pi / 2, false)
            case .upMirrored: (0, true)
            case .downMirrored: (.pi, true)
            case .leftMirrored: (-.pi / 2, true)
            case .rightMirrored: (.pi / 2, true)
            }
        let isAcross = abs(abs(angle) - .pi / 2) < 0.1
        let size = isAcross ? CGSize(width: place.height, height: place.width) : place.size
        let (cosine, sine) = (cos(angle).rounded(), sin(angle).rounded())
        canvas.saved {
            canvas.translate(x: place.midX, y: place.midY)
            canvas.concatenate(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
            if isMirrored { canvas.scale(x: -1, y: 1) }
            canvas.draw(
                bitmap,
                in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
        }
    }
}

extension UIImage {
    /// The name under which an asset catalog knows the image.
    var assetName: String? { if case .asset(let name) = source { name } else { nil } }
}

extension UIImage {
    /// Whether it is mirrored where one reads from right to left: images that say so, and symbols that point forward or backward.
    fileprivate var isMirroredFromRightToLeft: Bool {
        flipsForRightToLeftLayoutDirection
            || symbolName?.split(separator: ".").contains { $0 == "forward" || $0 == "backward" } == true
    }
}
