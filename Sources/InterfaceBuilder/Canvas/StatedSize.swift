import UIKit

/// A view's own size as a document has it: stated in place of the view's, or measured by Interface Builder's canvas.
struct StatedSize: LayoutCustomization {
    /// A size to lay the view out with in place of its own, on the canvas and on devices; NaN leaves a direction alone.
    var size: CGSize?
    /// How the canvas measures the view; nil as the view does itself.
    var measuring: CanvasMeasuring?
    /// Whether a stack goes on arranging the view while it is hidden.
    var keepsRoomWhileHidden = false
    /// Whether the view goes on asking for the width that it has before texts wrap.
    var followsUnwrappedWidth = false

    func intrinsicSize(of view: UIView) -> CGSize {
        guard var size else { return ownSize(of: view) }
        if followsUnwrappedWidth, let kept = view.automaticWrappingWidth, size.width.isNaN { size.width = kept }
        guard size.width.isNaN || size.height.isNaN else { return wrapped(size, in: view) }
        let own = ownSize(of: view)
        return CGSize(
            width: size.width.isNaN ? own.width : size.width, height: size.height.isNaN ? own.height : size.height)
    }

    func baselineFont(of label: UILabel) -> UIFont? { statedFont(of: label) }

    private func ownSize(of view: UIView) -> CGSize {
        measuring?.size(of: view) ?? view.intrinsicContentSize
    }

    /// A stated size for text that wraps, at the width that the layout gives it.
    private func wrapped(_ size: CGSize, in view: UIView) -> CGSize {
        guard let label = view as? UILabel, label.wrapsContent, let width = label.automaticWrappingWidth, width > 0,
            width < size.width - 0.5
        else { return size }
        return wrapped(size, to: width, label)
    }
}

// Labels whose class sets the font in code: the document states another font, but records the size that the text had.

extension StatedSize {
    /// The font in the size that the stated height tells; nil when no size is stated or it isn't that of the text.
    ///
    /// Of the sizes whose lines are as high once rounded up to pixels, it is a whole number of points if there is one.
    /// Baselines follow from it in 5/5 documents, and the heights of 20 of 32 wrapped labels (16 with lines as
    /// high as the stated one; the others' frames are older than their text).
    @MainActor private func statedFont(of label: UILabel) -> UIFont? {
        guard let size, size.width > 0, size.height > 0, label.explicitAttributedText == nil else { return nil }
        let text = label.textLayout(width: nil)
        let font = label.effectiveFont
        let environment = label.layoutEnvironment
        let line = environment.lineHeight(of: font) * CGFloat(text.lines.count)
        guard text.width > 0, line > 0, font.pointSize > 0 else { return nil }
        let largest = font.pointSize * size.height / line
        let smallest = largest - font.pointSize / (environment.displayScale * line)
        let whole = largest.rounded(.down)
        let points = whole > smallest ? whole : largest
        // Another width than that of the text in this font comes of something else, such as room around the text.
        let wider = size.width / CGFloat(text.width) / (points / font.pointSize)
        guard (0.8...1.25).contains(wider) else { return nil }
        return font.withSize(points)
    }

    /// The stated size of the unwrapped text, wrapped to a width: as much wider than the text in the document's font, with
    /// the lines of the stated one.
    @MainActor private func wrapped(_ size: CGSize, to width: CGFloat, _ label: UILabel) -> CGSize {
        let unwrapped = label.textLayout(width: nil)
        guard unwrapped.width > 0, !unwrapped.lines.isEmpty else { return size }
        let scale = size.width / CGFloat(unwrapped.width)
        let layout = label.textLayout(width: width / scale)
        let environment = label.layoutEnvironment
        let line =
            statedFont(of: label).map { environment.lineHeight(of: $0) }
            ?? size.height / CGFloat(unwrapped.lines.count)
        return CGSize(
            width: environment.roundedUpToPixel(CGFloat(layout.width) * scale),
            height: environment.roundedUpToPixel(line * CGFloat(layout.lines.count)))
    }
}

extension UIView {
    /// What the document and the canvas say of the view's own size.
    var statedSize: StatedSize {
        get { layoutCustomization as? StatedSize ?? StatedSize() }
        set { layoutCustomization = newValue }
    }
}
