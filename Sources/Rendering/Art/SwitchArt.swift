internal import Foundation

/// A switch: a capsule with a knob at the end that says on or off.
struct SwitchArt {
    var isOn: Bool
    var onTint: Color?
    var thumbTint: Color?
    var isRightToLeft = false

    func draw(on canvas: Canvas, in rect: CGRect, palette: Palette) {
        let track = isOn ? onTint ?? palette.green : palette.switchOff
        canvas.fill(.roundedRect(rect, radius: rect.height / 2), color: track)
        let height = max(0, rect.height - 4)
        // The newest system's switch, 63 × 28, has an oblong knob; the others' are round.
        let width = rect.width / max(rect.height, 1) > 2 ? min(39, rect.width - 4) : height
        let atEnd = isOn != isRightToLeft
        let knob = CGRect(
            x: atEnd ? rect.maxX - 2 - width : rect.minX + 2, y: rect.minY + 2, width: width, height: height)
        canvas.saved {
            canvas.clip(to: .roundedRect(rect, radius: rect.height / 2))
            canvas.shadow(
                of: knob, cornerRadius: height / 2, color: palette.knobShadow, blur: 4,
                offset: CGSize(width: 0, height: 2.5))
        }
        canvas.fill(.roundedRect(knob, radius: height / 2), color: thumbTint ?? .white)
    }
}
