import Foundation

/// What a picker's wheels show.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Titles of a picker's rows; hears of choices.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// The title of a row.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The title of a row with attributes, of which the font doesn't count; it comes before a plain title.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// A view in the place of a row's title; it comes before titles. It keeps its size in the middle of the row, and is as large as
    /// the row where it has none. Views aren't used again.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// How wide a wheel is, in points.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// How high a row is, in points.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// A row was chosen.
    /// - Note: Kept without effect.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// None.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
    /// None.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// None: the row has a title.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { NoPickerRow() }
    /// An equal share.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        pickerView.equalWidth
    }
    /// 32 points.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
}

/// What a delegate gives that has titles in place of views.
final class NoPickerRow: UIView {}

/// Wheels of rows to choose from: 320 × 216.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// What the wheels show.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Titles of the rows; hears of choices.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// Kept for old code; the chosen rows are always marked.
    /// - Note: Kept without effect.
    open var showsSelectionIndicator = true
    private var selection: [Int: Int] = [:]
    /// The wheels, and in each the rows around the chosen one.
    private var wheels: [PickerWheel] = []

    /// A picker of 320 × 216 where the frame has no size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { self.frame.size = intrinsicContentSize }
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How many wheels there are.
    open var numberOfComponents: Int { count(dataSource?.numberOfComponents(in: self), of: "components of a picker") }
    /// How many rows a wheel has.
    open func numberOfRows(inComponent component: Int) -> Int {
        count(
            dataSource?.pickerView(self, numberOfRowsInComponent: component),
            of: "rows in component \(component) of a picker")
    }
    /// The row chosen on a wheel; -1 without rows.
    open func selectedRow(inComponent component: Int) -> Int {
        let rows = numberOfRows(inComponent: component)
        return rows == 0 ? -1 : min(max(0, selection[component] ?? 0), rows - 1)
    }
    /// The view that the delegate gave for a row; nil where it gives titles, and for rows out of sight.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        guard wheels.indices.contains(component), let content = wheels[component].rows[row]?.content else { return nil }
        return content.isTitle ? nil : content.view
    }
    /// How large the rows of a wheel are, in points: as the delegate says, or an equal share of the width and 32.
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(
            width: delegate?.pickerView(self, widthForComponent: component) ?? equalWidth,
            height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
    }
    /// Chooses a row.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        selection[component] = row
        setNeedsLayout()
    }
    /// Asks for the rows anew.
    open func reloadAllComponents() {
        for wheel in wheels { wheel.removeFromSuperview() }
        wheels = []
        setNeedsLayout()
        setNeedsDisplay()
    }
    /// Asks for the rows of a wheel anew.
    open func reloadComponent(_ component: Int) {
        if wheels.indices.contains(component) { wheels[component].removeRows() }
        setNeedsLayout()
    }

    /// 320 × 216, as published for portrait (9 of 13 recorded; the others were held by constraints).
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    /// 320 × 216.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Places the wheels beside each other, in the middle, with the rows around the chosen ones.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let count = min(numberOfComponents, Self.mostWheels)
        while wheels.count > count { wheels.removeLast().removeFromSuperview() }
        while wheels.count < count {
            wheels.append(PickerWheel())
            addSubview(wheels[wheels.count - 1])
        }
        let sizes = wheels.indices.map(rowSize)
        var x = bounds.midX - sizes.reduce(0) { $0 + $1.width } / 2
        for (component, wheel) in wheels.enumerated() {
            let size = sizes[component]
            wheel.frame = CGRect(x: x, y: bounds.minY, width: size.width, height: bounds.height)
            wheel.show(
                rows: numberOfRows(inComponent: component), around: selectedRow(inComponent: component),
                height: size.height
            ) { content(ofRow: $0, inComponent: component) }
            x += size.width
        }
    }

    /// A row's view: the delegate's, or a label with its title.
    private func content(ofRow row: Int, inComponent component: Int) -> PickerRow.Content {
        guard let delegate else { return .init(view: UIView(), isTitle: true) }
        let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        if !(view is NoPickerRow) { return .init(view: view, isTitle: false) }
        let label = UILabel()
        label.font = .systemFont(ofSize: 21)
        if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            let text = NSMutableAttributedString(attributedString: title)
            text.addAttribute(.font, value: label.font!, range: NSRange(location: 0, length: text.length))
            label.attributedText = text
        } else {
            label.text = delegate.pickerView(self, titleForRow: row, forComponent: component)
        }
        label.textAlignment = .center
        return .init(view: label, isTitle: true)
    }

    /// How wide each of the wheels is where nothing says more: they have equal shares.
    var equalWidth: CGFloat { bounds.width / CGFloat(max(1, numberOfComponents)) }

    /// The mark of the chosen rows.
    package var mark: CGRect {
        let height = wheels.indices.map { rowSize(forComponent: $0).height }.max() ?? 32
        return CGRect(
            x: bounds.minX + Self.markInset, y: bounds.midY - height / 2,
            width: max(0, bounds.width - 2 * Self.markInset), height: height)
    }

    private static var markInset: CGFloat { 9 }
    private static var mostWheels: Int { 12 }
}
