internal import Foundation
internal import Typography

/// The plate of a segmented control; its titles and images are drawn by whoever knows them.
struct SegmentedControlArt {
    /// Left to right, in the control's coordinates.
    var segments: [CGRect]
    var selected: Int?
    /// Up to iOS 12: an outline in the tint colour, the selected segment filled with it.
    var isOutlined: Bool
    var selectedTint: Color?
    var background: Color?

    func draw(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        isOutlined ? drawOutlined(on: canvas, rect, palette) : drawPlate(on: canvas, rect, palette)
    }

    /// The colour of a segment's title.
    func ink(of index: Int, palette: Palette) -> Color {
        guard isOutlined else { return palette.label }
        return index == selected ? palette.background : palette.tint
    }

    private func drawPlate(on canvas: Canvas, _ rect: CGRect, _ palette: Palette) {
        canvas.fill(.roundedRect(rect, radius: 9), color: background ?? palette.tertiaryFill)
        for index in segments.indices.dropFirst() where index != selected && index - 1 != selected {
            // From right to left the segments stand the other way round.
            let x = max(segments[index].minX, segments[index - 1].minX)
            canvas.fill(
                .roundedRect(
                    CGRect(x: x - 0.5, y: rect.minY + 8, width: 1, height: max(0, rect.height - 16)), radius: 0.5),
                color: palette.separator)
        }
        guard let selected, segments.indices.contains(selected) else { return }
        let knob = segments[selected].insetBy(dx: 2, dy: 2)
        canvas.shadow(
            of: knob, cornerRadius: 7, color: Color(white: 0, alpha: 0.12), blur: 4,
            offset: CGSize(width: 0, height: 2))
        canvas.fill(.roundedRect(knob, radius: 7), color: selectedTint ?? palette.selectedSegment)
    }

    private func drawOutlined(on canvas: Canvas, _ rect: CGRect, _ palette: Palette) {
        let frame = Path.roundedRect(rect.insetBy(dx: 0.5, dy: 0.5), radius: 4)
        canvas.saved {
            canvas.clip(to: frame)
            if let selected, segments.indices.contains(selected) {
                canvas.fill(.rect(segments[selected]), color: palette.tint)
            }
            for segment in segments.dropFirst() {
                canvas.fill(
                    .rect(CGRect(x: segment.minX - 0.5, y: rect.minY, width: 1, height: rect.height)),
                    color: palette.tint)
            }
        }
        canvas.stroke(frame, color: palette.tint, width: 1)
    }
}
