internal import Foundation
internal import Typography

/// Wheels to choose from: a picker view, a date picker.
struct WheelArt {
    /// A wheel's rows, the chosen one first with those above it before and below it after.
    struct Column {
        /// The column's share of the width.
        var share: CGFloat
        /// The rows around the chosen one; `rows[middle]` is chosen.
        var rows: [String]
        var middle: Int
        /// Where the column's rows begin, end or have their middle, in points from the middle of the wheels; nil for the
        /// middle of the column's share.
        var anchor: (edge: TextEdge, x: CGFloat)?
    }

    var columns: [Column]
    var rowHeight: CGFloat = 32

    /// Marks the rows that are chosen.
    static func drawMark(_ mark: CGRect, on canvas: Canvas, palette: Palette) {
        canvas.fill(.roundedRect(mark, radius: 8), color: palette.tertiaryFill)
    }

    func draw(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        let band = CGRect(
            x: rect.minX + 9, y: rect.midY - rowHeight / 2, width: max(0, rect.width - 18), height: rowHeight)
        let total = columns.reduce(0) { $0 + $1.share }
        guard total > 0 else { return }
        var x = band.minX
        canvas.saved {
            canvas.clip(to: .rect(rect))
            for column in columns {
                let width = band.width * column.share / total
                drawColumn(column, on: canvas, x: x, width: width, in: rect, palette: palette)
                x += width
            }
        }
    }

    private func drawColumn(
        _ column: Column, on canvas: Canvas, x: CGFloat, width: CGFloat, in rect: CGRect, palette: Palette
    ) {
        let radius = min(rect.height / 2, rowHeight * 3.4)
        for offset in -4...4 {
            let index = column.middle + offset
            guard column.rows.indices.contains(index) else { continue }
            // Rows lie on a cylinder: further ones are flatter, nearer to each other and fainter.
            let angle = CGFloat(offset) * rowHeight / radius * 0.92
            guard abs(angle) < 1.45 else { continue }
            let y = rect.midY + radius * sin(angle)
            let squeeze = max(0.25, cos(angle))
            let ink = offset == 0 ? palette.label : palette.label.faded(0.55 * Double(squeeze))
            canvas.saved {
                canvas.translate(x: 0, y: y)
                canvas.scale(x: 1, y: squeeze)
                var room = CGRect(x: x + 4, y: -rowHeight / 2, width: max(0, width - 8), height: rowHeight)
                if let anchor = column.anchor {
                    let place = rect.midX + anchor.x
                    room.size.width = rect.width
                    room.origin.x =
                        switch anchor.edge {
                        case .left: place
                        case .right: place - rect.width
                        case .center: place - rect.width / 2
                        }
                }
                canvas.draw(
                    column.rows[index], font: Font(size: offset == 0 ? 21 : 19.5), color: ink, in: room,
                    edge: column.anchor?.edge ?? .center)
            }
        }
    }
}
