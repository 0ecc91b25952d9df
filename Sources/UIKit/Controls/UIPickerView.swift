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
    /// The title of a row with attributes; drawn without them.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// A view in the place of a row's title. Where there is no title, the text of its first label is drawn.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// How wide a wheel is, in points: for ``UIPickerView/rowSize(forComponent:)`` alone. Wheels are drawn with equal shares.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// How high a row is, in points: for ``UIPickerView/rowSize(forComponent:)`` alone. Rows are drawn 32 points high.
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
    /// An empty view.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { view ?? UIView() }
    /// An equal share.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        pickerView.bounds.width / CGFloat(max(1, pickerView.numberOfComponents))
    }
    /// 32 points.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
}

/// Wheels of rows to choose from: 320 × 216.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    /// What the wheels show.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// Titles of the rows; hears of choices.
    open weak var delegate: (any UIPickerViewDelegate)?
    /// Kept for old code; the chosen rows are always marked.
    /// - Note: Kept without effect.
    open var showsSelectionIndicator = true
    private var selection: [Int: Int] = [:]

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
        numberOfRows(inComponent: component) == 0 ? -1 : selection[component] ?? 0
    }
    /// What is drawn of a row: its title, or else the text of the first label in its view.
    package func text(ofRow row: Int, inComponent component: Int) -> String {
        guard let delegate else { return "" }
        if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
        {
            return title
        }
        var views = [delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)]
        while let view = views.popLast() {
            if let text = (view as? UILabel)?.text { return text }
            views += view.subviews.reversed()
        }
        return ""
    }
    /// The view that the delegate gives for a row; nil where it gives titles, or has no such row.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        guard let delegate, (0..<numberOfComponents).contains(component),
            (0..<numberOfRows(inComponent: component)).contains(row),
            delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) == nil,
            delegate.pickerView(self, titleForRow: row, forComponent: component) == nil
        else { return nil }
        return delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    }
    /// How large the rows of a wheel are, in points: as the delegate says, or an equal share of the width and 32.
    open func rowSize(forComponent component: Int) -> CGSize {
        CGSize(
            width: delegate?.pickerView(self, widthForComponent: component)
                ?? bounds.width / CGFloat(max(1, numberOfComponents)),
            height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
    }
    /// Chooses a row.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selection[component] = row }
    /// Asks for the rows anew.
    open func reloadAllComponents() { setNeedsDisplay() }
    /// Asks for the rows of a wheel anew.
    open func reloadComponent(_ component: Int) { setNeedsDisplay() }

    /// 320 × 216, as published for portrait (9 of 13 recorded; the others were held by constraints).
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    /// 320 × 216.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
