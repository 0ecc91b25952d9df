public import Foundation
public import UIKit

extension ViewRenderer {
    /// Draws what lies around and under a sheet: the screen that presents it, darker, and the sheet's own card.
    ///
    /// - Parameters:
    ///   - sheet: the card, in points of the canvas. One as wide as the canvas is a phone's: the presenting screen steps back
    ///     behind it, and shows as the edge of a card.
    ///   - root: a view whose appearance, light or dark, is that of the card.
    public func drawGround(of sheet: CGRect, for root: UIView, size: CGSize, on canvas: Canvas) {
        let screen = CGRect(origin: .zero, size: size)
        if sheet.width < size.width {
            canvas.fill(.rect(screen), color: .black.faded(0.2))
        } else {
            canvas.fill(.rect(screen), color: .black)
            // Where the sheet begins this high, the status bar is in the place.
            if sheet.minY > 20 {
                let presenting = CGRect(x: 16, y: sheet.minY - 10, width: size.width - 32, height: 30)
                let shape = Path.roundedRect(presenting, radius: Self.sheetRadius)
                canvas.fill(shape, color: painter(of: root, on: canvas).color(.systemBackground))
                canvas.fill(shape, color: .black.faded(0.2))
            }
        }
        drawing(inSheet: sheet, on: canvas) {
            canvas.translate(x: sheet.minX, y: sheet.minY)
            drawBackground(for: root, size: sheet.size, on: canvas)
        }
    }

    /// Draws inside a sheet's rounded corners; without a sheet, anywhere.
    public func drawing(inSheet sheet: CGRect?, on canvas: Canvas, _ draw: () -> Void) {
        canvas.saved {
            if let sheet {
                canvas.clip(to: .roundedRect(sheet, radius: Self.sheetRadius, corners: corners(of: sheet, on: canvas)))
            }
            draw()
        }
    }

    /// The radius of a sheet's corners, in points.
    private static var sheetRadius: CGFloat { 10 }

    /// A sheet that reaches the lower edge is rounded above alone.
    private func corners(of sheet: CGRect, on canvas: Canvas) -> Path.Corners {
        sheet.maxY < canvas.size.height ? .all : [.topLeft, .topRight]
    }
}
