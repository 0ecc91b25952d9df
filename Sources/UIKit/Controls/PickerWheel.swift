import Foundation

/// One wheel of a picker: the rows around the chosen one lie on a cylinder.
final class PickerWheel: UIView {
    private(set) var rows: [Int: PickerRow] = [:]

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }

    func removeRows() {
        for row in rows.values { row.removeFromSuperview() }
        rows = [:]
    }

    /// Shows those rows that are in sight when one is chosen.
    func show(rows count: Int, around chosen: Int, height: CGFloat, content: (Int) -> PickerRow.Content) {
        let radius = max(1, min(bounds.height / 2, height * 3.4))
        // Rows further away than a quarter of a turn lie on the far side. No more are shown than anybody could tell apart.
        let turn = Self.farthest / (height / radius * Self.density)
        let reach = turn >= 20 ? 20 : turn > 0 ? Int(turn) : 0
        let seen = count > 0 ? chosen - min(reach, chosen)..<chosen + min(reach, count - 1 - chosen) + 1 : 0..<0
        for (index, row) in rows where !seen.contains(index) {
            row.removeFromSuperview()
            rows[index] = nil
        }
        for index in seen {
            let row = rows[index] ?? PickerRow(content(index))
            if row.superview == nil { addSubview(row) }
            rows[index] = row
            let offset = index - chosen
            let angle = CGFloat(offset) * height / radius * Self.density
            let flatness = max(0.25, cos(angle))
            row.bounds.size = CGSize(width: bounds.width, height: height)
            row.center = CGPoint(x: bounds.midX, y: bounds.midY + radius * sin(angle))
            // Further ones are flatter, nearer to each other and fainter.
            row.transform = offset == 0 ? .identity : CGAffineTransform(scaleX: 0.93, y: 0.93 * flatness)
            row.alpha = offset == 0 ? 1 : 0.55 * flatness
        }
    }

    private static var farthest: CGFloat { 1.45 }
    private static var density: CGFloat { 0.92 }
}

/// A row of a wheel.
final class PickerRow: UIView {
    /// What a row shows.
    struct Content {
        var view: UIView
        /// Whether the view is a label of the picker's own.
        var isTitle: Bool
    }

    let content: Content
    private let ownSize: CGSize

    init(_ content: Content) {
        self.content = content
        ownSize = content.isTitle ? .zero : content.view.bounds.size
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(content.view)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let view = content.view
        let room = content.isTitle ? bounds.insetBy(dx: 4, dy: 0) : bounds
        view.bounds.size = CGSize(
            width: ownSize.width > 0 ? ownSize.width : room.width,
            height: ownSize.height > 0 ? ownSize.height : room.height)
        view.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}
