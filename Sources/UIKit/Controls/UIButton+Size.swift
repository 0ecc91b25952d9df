import Foundation
internal import Typography

extension UIButton {
    /// The least width of a button with a title or nothing, in points.
    private static let leastSide: CGFloat = 30
    /// What UIKit adds to the height of a title, above and below together, in points.
    static let titlePadding: CGFloat = 12

    /// The title as it is measured and drawn: the attributed one if there is one.
    var titleText: AttributedText? {
        let environment = layoutEnvironment
        if let configuration { return configuration.titleText(in: environment, fallback: titles[state]) }
        let font = titleLabel?.unstyledFont ?? .systemFont(ofSize: 15)
        if let attributed = currentAttributedTitle, attributed.length > 0 {
            return attributed.typographic(font: font, paragraph: ParagraphStyle())
        }
        guard let title = currentTitle, !title.isEmpty else { return nil }
        let adjusts = titleLabel?.adjustsFontForContentSizeCategory == true
        let effective = adjusts ? font.adjusted(to: environment.contentSizeCategory) : font
        return AttributedText(title, font: effective.typographic)
    }

    /// How many lines the title of the older kind of button may have at most, 0 for any number: as its label says. A label that
    /// wraps between words or characters has as many as it takes.
    var titleLines: Int {
        guard let label = titleLabel else { return 1 }
        return label.lineBreakMode.wraps && label.numberOfLines == 1 ? 0 : label.numberOfLines
    }

    /// The size of the older kind of button. Its title has the lines that it is written in, and isn't wrapped.
    ///
    /// A title's width and height go up to whole points; without insets of its own a title has 6 points above and below, and
    /// the button is at least 30 wide (heights: 164 of 165 free buttons in recorded documents, 34 of 34 in others).
    var classicSize: CGSize {
        let environment = layoutEnvironment
        let image = currentImage?.size
        let title = titleText.map { environment.size(of: $0, maximumLines: titleLines) }
        let background = currentBackgroundImage?.size ?? .zero
        var size: CGSize
        switch (title, image) {
        case (nil, nil):
            // A button without anything keeps the height of its font's empty title, with insets of its own too (an
            // 18 point button with 21 below is 43 high).
            if hasContentInsets { return padded(CGSize(width: 0, height: emptyLineHeight)) }
            size = emptySize
        case (let title?, nil):
            size = CGSize(width: title.width.rounded(.up), height: title.height.roundedUp(to: 1))
            if hasContentInsets { return padded(size) }
            size = CGSize(width: max(Self.leastSide, size.width), height: size.height + Self.titlePadding)
        case (nil, let image?):
            // At least as high as the empty title, as LayoutKit's `ButtonLayout` published it: 22 in the font of 18 points (all
            // recorded buttons without a font), 18 in that of a system button, 16 in a footnote's (1/1 each).
            size = CGSize(width: image.width, height: max(emptyLineHeight, image.height))
            if hasContentInsets { return padded(size) }
        case (let title?, let image?):
            let text = CGSize(width: title.width.rounded(.up), height: title.height.roundedUp(to: 1))
            size = CGSize(width: image.width + text.width, height: max(image.height, text.height))
            if hasContentInsets { return padded(size) }
        }
        return CGSize(width: max(size.width, background.width), height: max(size.height, background.height))
    }

    private var hasContentInsets: Bool {
        // The smallest positive number stands for a zero that is set on purpose.
        [contentEdgeInsets.top, contentEdgeInsets.left, contentEdgeInsets.bottom, contentEdgeInsets.right]
            .contains { $0 != 0 }
    }

    private var emptySize: CGSize {
        CGSize(width: Self.leastSide, height: emptyLineHeight + Self.titlePadding)
    }

    private var emptyLineHeight: CGFloat {
        let font = titleLabel?.unstyledFont ?? .systemFont(ofSize: UIFont.buttonFontSize)
        return layoutEnvironment.lineHeight(of: font).rounded(.up)
    }

    private func padded(_ size: CGSize) -> CGSize {
        CGSize(width: size.width + contentEdgeInsets.horizontal, height: size.height + contentEdgeInsets.vertical)
    }
}
