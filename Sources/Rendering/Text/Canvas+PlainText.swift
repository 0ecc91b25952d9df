internal import Foundation
internal import Typography

/// Where a single line stands in its box.
enum TextEdge {
    case left, center, right
}

extension Canvas {
    /// Draws one line that layout knows nothing of, such as the time in a status bar, centred in height and
    /// shortened at its end to the width of the box.
    @discardableResult
    func draw(
        _ text: String, font: Font, color: Color, in rect: CGRect, edge: TextEdge = .center
    ) -> CGRect {
        var run = StyledRun(text: text, font: font, color: color)
        var width = naturalWidth(of: [run])
        if width > rect.width + 0.5 {
            var kept = text
            while width > rect.width, !kept.isEmpty {
                kept.removeLast()
                run.text = kept.trimmingCharacters(in: .whitespaces) + "…"
                width = naturalWidth(of: [run])
            }
            guard !kept.isEmpty else { return .zero }
        }
        let x: CGFloat =
            switch edge {
            case .left: rect.minX
            case .center: rect.midX - width / 2
            case .right: rect.maxX - width
            }
        // Capital letters are 0.705 of the size high in the system font: their middle goes to the box's middle.
        let baseline = rect.midY + font.size * 0.705 / 2
        draw(StyledLine(runs: [run], width: width), at: CGPoint(x: x, y: baseline))
        return CGRect(x: x, y: baseline - font.size * 0.952, width: width, height: font.size * 1.193)
    }
}
