internal import Foundation
internal import Typography
internal import UIKit

extension UIDatePicker: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension ViewPainter {
    func draw(_ picker: UIDatePicker) {
        let moment = PickerMoment(picker)
        switch picker.datePickerStyle {
        case .wheels, .automatic:
            let mark = CGRect(x: picker.bounds.minX, y: picker.bounds.midY - 16, width: picker.bounds.width, height: 32)
            WheelArt.drawMark(mark.insetBy(dx: 9, dy: 0), on: canvas, palette: palette)
            WheelArt(columns: moment.columns(for: picker.datePickerMode))
                .draw(on: canvas, in: picker.bounds, palette: palette)
        case .compact: drawCompact(picker)
        case .inline: drawInline(picker, moment)
        }
    }

    /// Grey plates with the date and the time, at the trailing end.
    private func drawCompact(_ picker: UIDatePicker) {
        let plates = CompactDatePicker(picker).plates
        let isRightToLeft = picker.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let height = min(picker.bounds.height, 34.5)
        var x = isRightToLeft ? picker.bounds.minX : picker.bounds.maxX
        for (text, width) in isRightToLeft ? plates : plates.reversed() {
            let plate = CGRect(
                x: isRightToLeft ? x : x - width, y: picker.bounds.midY - height / 2, width: width, height: height)
            canvas.fill(.roundedRect(plate, radius: 6), color: palette.tertiaryFill)
            canvas.draw(text, font: CompactDatePicker.font.typographic, color: palette.label, in: plate)
            x = isRightToLeft ? plate.maxX + CompactDatePicker.gap : plate.minX - CompactDatePicker.gap
        }
    }

    /// A month's calendar.
    private func drawInline(_ picker: UIDatePicker, _ moment: PickerMoment) {
        guard picker.datePickerMode != .time else { return drawCompact(picker) }
        let bounds = picker.bounds.insetBy(dx: min(16, picker.bounds.width * 0.04), dy: 0)
        let cell = CGSize(width: bounds.width / 7, height: min(46, (bounds.height - 70) / 6))
        guard cell.height > 8 else { return }
        let small = min(20, cell.width * 0.44)
        canvas.draw(
            moment.monthAndYear, font: Font(size: 17, weight: .semibold), color: palette.label,
            in: CGRect(x: bounds.minX + 4, y: bounds.minY + 6, width: bounds.width * 0.7, height: 32), edge: .left)
        for (name, offset) in [("chevron.left", 58.0), ("chevron.right", 22.0)] {
            Symbol(named: name).draw(
                on: canvas, in: CGRect(x: bounds.maxX - offset - 10, y: bounds.minY + 12, width: 20, height: 20),
                color: palette.tint, weight: 0.11)
        }
        for (index, name) in moment.weekdays.enumerated() {
            canvas.draw(
                name, font: Font(size: min(13, small * 0.7), weight: .semibold), color: palette.tertiaryLabel,
                in: CGRect(
                    x: bounds.minX + CGFloat(index) * cell.width, y: bounds.minY + 42, width: cell.width, height: 20))
        }
        for day in 1...moment.daysInMonth {
            let place = day - 1 + moment.placeOfFirst
            let box = CGRect(
                x: bounds.minX + CGFloat(place % 7) * cell.width,
                y: bounds.minY + 64 + CGFloat(place / 7) * cell.height, width: cell.width, height: cell.height)
            let isChosen = day == moment.day
            if isChosen {
                canvas.fill(
                    .circle(center: CGPoint(x: box.midX, y: box.midY), radius: min(box.width, box.height) * 0.46),
                    color: palette.tint.faded(0.15))
            }
            canvas.draw(
                "\(day)", font: Font(size: small, weight: isChosen ? .medium : .regular),
                color: isChosen ? palette.tint : palette.label, in: box)
        }
    }
}
