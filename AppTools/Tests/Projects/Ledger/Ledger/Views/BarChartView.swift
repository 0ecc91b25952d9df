import UIKit

@IBDesignable
final class BarChartView: UIView {
    @objc enum Mode: Int { case bars, line }

    @IBInspectable var barColor: UIColor = .systemTeal
    @IBInspectable var spacing: CGFloat = 6
    @objc dynamic var mode: Mode = .bars { didSet { setNeedsDisplay() } }
    var values: [CGFloat] = [] { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let top = values.max(), top > 0 else { return }
        let inner = bounds.insetBy(dx: spacing, dy: spacing)
        let width = (inner.width - spacing * CGFloat(values.count - 1)) / CGFloat(values.count)
        switch mode {
        case .bars:
            for (index, value) in values.enumerated() {
                let height = inner.height * value / top
                let bar = CGRect(
                    x: inner.minX + CGFloat(index) * (width + spacing), y: inner.maxY - height, width: width,
                    height: height)
                let path = UIBezierPath(
                    roundedRect: bar, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 4, height: 4)
                )
                barColor.setFill()
                path.fill()
            }
        case .line:
            context.saveGState()
            context.setStrokeColor(barColor.cgColor)
            context.setLineWidth(2)
            context.setLineJoin(.round)
            for (index, value) in values.enumerated() {
                let point = CGPoint(
                    x: inner.minX + CGFloat(index) * (width + spacing) + width / 2,
                    y: inner.maxY - inner.height * value / top)
                index == 0 ? context.move(to: point) : context.addLine(to: point)
            }
            context.strokePath()
            context.restoreGState()
        }
        let caption = "max \(Int(top))" as NSString
        caption.draw(
            at: CGPoint(x: inner.minX, y: inner.minY),
            withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel])
    }

    override func prepareForInterfaceBuilder() { values = [1, 2, 3] }
}
