internal import Foundation
internal import Typography
internal import UIKit

extension UITextField: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension UITextView: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
    func showsInk(in root: UIView) -> Bool { text?.isEmpty == false }
}

extension UISearchBar: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension ViewPainter {
    // MARK: Text field

    func draw(_ field: UITextField) {
        if let bar = field.superview as? UISearchBar, bar.searchTextField === field {
            return drawSearchField(field, of: bar)
        }
        drawBorder(of: field)
        let isRightToLeft = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
        if let block = textBlock(of: field) {
            let room = field.textRect(forBounds: field.bounds)
            draw(fitted(block, to: room.width, of: field), in: room, isRightToLeft: isRightToLeft)
            if field.isShown(field.clearButtonMode) {
                FieldArt.clearButton(
                    on: canvas, in: field.clearButtonRect(forBounds: field.bounds), palette: palette)
            }
        } else if let block = placeholderBlock(of: field) {
            draw(block, in: field.placeholderRect(forBounds: field.bounds), isRightToLeft: isRightToLeft)
        }
    }

    private func drawBorder(of field: UITextField) {
        let rect = field.borderRect(forBounds: field.bounds)
        let ground = field.isEnabled ? field.background : field.background.map { field.disabledBackground ?? $0 }
        if let background = ground, field.borderStyle != .roundedRect {
            draw(background, in: rect, mode: .scaleToFill, tint: palette.tint, asTemplate: false, isGround: true)
        }
        switch field.borderStyle {
        case .none: break
        case .line: FieldArt.line(on: canvas, in: rect, palette: palette)
        case .bezel: FieldArt.bezel(on: canvas, in: rect, palette: palette)
        case .roundedRect:
            FieldArt.rounded(on: canvas, in: rect, fill: color(field.backgroundColor), palette: palette)
        }
    }

    private func textBlock(of field: UITextField) -> TextBlock? {
        guard let text = field.typographicText else { return nil }
        var ink = color(field.ownTextColor ?? .label)
        if !field.isEnabled { ink = ink.mixed(with: palette.gray, fraction: 0.6) }
        var block = TextBlock(text, color: ink)
        block.paragraph.alignment = TextAlignment(rawValue: field.textAlignment.rawValue) ?? .natural
        return block
    }

    /// Shrinks text that is too wide, down to the field's least font size.
    private func fitted(_ block: TextBlock, to width: CGFloat, of field: UITextField) -> TextBlock {
        let size = field.effectiveFont.pointSize
        guard field.adjustsFontSizeToFitWidth, field.minimumFontSize < size, width > 0 else { return block }
        return shrunk(block, to: width, least: field.minimumFontSize / size)
    }

    private func placeholderBlock(of field: UITextField) -> TextBlock? {
        guard let text = field.typographicPlaceholder else { return nil }
        let ink = color(.placeholderText)
        var block = TextBlock(text, color: ink)
        if let attributed = field.attributedPlaceholder, attributed.length > 0 {
            block.show(styledRuns(of: attributed, font: field.effectiveFont, color: ink, category: nil))
        }
        block.paragraph.alignment = TextAlignment(rawValue: field.textAlignment.rawValue) ?? .natural
        return block
    }

    // MARK: Search bar

    func draw(_ bar: UISearchBar) {
        // One in a navigation bar lies on the ground of that.
        if bar.searchBarStyle != .minimal, container(of: bar) == nil {
            // Since iOS 13 a search bar's ground is that of bars, with a hairline above and below.
            let ground = bar.bounds
            canvas.fill(.rect(ground), color: color(bar.barTintColor) ?? palette.bar)
            if bar.barTintColor == nil {
                for y in [ground.minY, bar.bounds.maxY - canvas.hairline] {
                    canvas.fillOnPixels(
                        CGRect(x: bar.bounds.minX, y: y, width: bar.bounds.width, height: canvas.hairline),
                        color: palette.separator)
                }
            }
        }
        guard bar.showsCancelButton else { return }
        // Without a search there is nothing to cancel.
        let ink = bar.isSearching ? palette.tint : palette.tertiaryLabel
        canvas.draw(
            "Cancel", font: Font(size: 17), color: ink,
            in: bar.cancelPlace)
    }

    static var searchFieldRadius: CGFloat { 10 }

    private func drawSearchField(_ field: UITextField, of bar: UISearchBar) {
        let rect = field.bounds
        if field.backgroundColor == nil {
            canvas.fill(.roundedRect(rect, radius: Self.searchFieldRadius), color: palette.tertiaryFill)
        }
        let isRightToLeft = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let glass = CGRect(x: isRightToLeft ? rect.maxX - 28 : rect.minX + 7, y: rect.midY - 10, width: 20, height: 20)
        Symbol(named: "magnifyingglass").draw(on: canvas, in: glass, color: palette.secondaryLabel)
        let room = CGRect(
            x: rect.minX + (isRightToLeft ? 8 : 32), y: rect.minY, width: max(0, rect.width - 40), height: rect.height)
        let end = CGRect(
            x: isRightToLeft ? rect.minX + 6 : rect.maxX - 26, y: rect.midY - 10, width: 20, height: 20)
        if let block = textBlock(of: field) {
            // The button that clears the text keeps off it.
            let (_, left) = room.divided(atDistance: 22, from: isRightToLeft ? .minXEdge : .maxXEdge)
            draw(block, in: left, isRightToLeft: isRightToLeft)
            FieldArt.clearButton(on: canvas, in: end, palette: palette)
        } else {
            if bar.showsBookmarkButton {
                Symbol(named: "book").draw(on: canvas, in: end, color: palette.secondaryLabel)
            }
            let text = field.placeholder ?? "Search"
            draw(
                TextBlock(text, font: field.effectiveFont.typographic, color: palette.secondaryLabel), in: room,
                isRightToLeft: isRightToLeft)
        }
    }

    // MARK: Text view

    func draw(_ view: UITextView) {
        if let manager = view.drawingManager { return draw(view, by: manager) }
        let text = view.typographicText
        let ink = color(view.ownTextColor ?? .label)
        var block = TextBlock(text, color: ink, maximumLines: view.maximumLines)
        let detected = view.detectedRanges
        if let attributed = view.explicitAttributedText
            ?? (detected.isEmpty ? nil : NSAttributedString(string: view.text))
        {
            let category =
                view.adjustsFontForContentSizeCategory ? view.traitCollection.preferredContentSizeCategory : nil
            let text = attributed.showingLinks(and: detected, with: view.linkTextAttributes ?? [:])
            block.show(styledRuns(of: text, font: view.effectiveFont, color: ink, category: category))
        }
        var box = view.textRect(forBounds: CGRect(origin: .zero, size: view.bounds.size))
        // Text that is scrolled is cut at the view's edge, in the middle of a line if need be.
        if view.isScrollEnabled {
            block.paragraph.lineBreakMode = .wordWrapping
            box.size.height = max(box.height, view.contentSize.height)
        }
        draw(
            block, in: box, placement: .top,
            isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    /// A program's own manager draws what is behind the letters, and the letters.
    private func draw(_ view: UITextView, by manager: NSLayoutManager) {
        let (inset, container) = (view.textContainerInset, view.textContainer)
        let surface = ViewSurface(painter: self, bounds: view.bounds, traits: shownTraits)
        DrawingContexts.draw(on: surface) { _ in
            let all = manager.glyphRange(for: container)
            let origin = CGPoint(x: inset.left, y: inset.top)
            manager.drawBackground(forGlyphRange: all, at: origin)
            manager.drawGlyphs(forGlyphRange: all, at: origin)
        }
        surface.finish()
    }
}

extension NSAttributedString {
    /// The text with other attributes for its links and for what was detected. Fonts stay: a link's attributes change no layout.
    fileprivate func showingLinks(
        and detected: [NSRange], with attributes: [NSAttributedString.Key: Any]
    ) -> NSAttributedString {
        var ranges = detected
        enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
            if attributes[.link] != nil { ranges.append(range) }
        }
        guard !ranges.isEmpty, let text = mutableCopy() as? NSMutableAttributedString else { return self }
        let shown = attributes.filter { $0.key != .font && $0.key != .paragraphStyle }
        for range in ranges {
            text.removeAttribute(.link, range: range)
            text.addAttributes(shown, range: range)
        }
        return text
    }
}
