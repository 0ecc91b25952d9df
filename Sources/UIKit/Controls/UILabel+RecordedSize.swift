import Foundation

/// Labels whose class sets the font in code: the document states another font, but records the size that the text had.
extension UILabel {
    /// The font in the size that the recorded height tells; nil when no size is recorded or it isn't that of the text.
    ///
    /// Of the sizes whose lines are as high once rounded up to pixels, it is a whole number of points if there is one.
    /// Baselines follow from it in 5/5 documents, and the heights of 20 of 32 wrapped labels (16 with lines as
    /// high as the recorded one; the others' frames are older than their text).
    var recordedFont: UIFont? {
        guard let size = designIntrinsicSize, size.width > 0, size.height > 0, explicitAttributedText == nil else {
            return nil
        }
        let text = textLayout(width: nil)
        let font = effectiveFont
        let line = CGFloat(layoutEnvironment.metrics(of: font).lineHeight) * CGFloat(text.lines.count)
        guard text.width > 0, line > 0, font.pointSize > 0 else { return nil }
        let largest = font.pointSize * size.height / line
        let smallest = largest - font.pointSize / (layoutEnvironment.displayScale * line)
        let whole = largest.rounded(.down)
        let points = whole > smallest ? whole : largest
        // Another width than that of the text in this font comes of something else, such as room around the text.
        let wider = size.width / CGFloat(text.width) / (points / font.pointSize)
        guard (0.8...1.25).contains(wider) else { return nil }
        return font.withSize(points)
    }

    /// The recorded size of the unwrapped text, wrapped to a width: as much wider than the text in the document's font,
    /// with the lines of the recorded one.
    func recordedSize(_ size: CGSize, wrappedTo width: CGFloat) -> CGSize {
        let unwrapped = textLayout(width: nil)
        guard unwrapped.width > 0, !unwrapped.lines.isEmpty else { return size }
        let scale = size.width / CGFloat(unwrapped.width)
        let layout = textLayout(width: width / scale)
        let environment = layoutEnvironment
        let line =
            recordedFont.map { CGFloat(environment.metrics(of: $0).lineHeight) }
            ?? size.height / CGFloat(unwrapped.lines.count)
        return CGSize(
            width: environment.roundedUpToPixel(CGFloat(layout.width) * scale),
            height: environment.roundedUpToPixel(line * CGFloat(layout.lines.count)))
    }
}
