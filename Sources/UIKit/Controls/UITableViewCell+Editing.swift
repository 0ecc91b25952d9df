/// The controls of a row while its table is edited: a circle before the content, and a grip after it.
@MainActor
struct EditingControls {
    private(set) var circle: UIView?
    private(set) var grip: UIView?
    private var kind: UICellAccessory.AccessoryType?

    /// How far a circle moves the content, and how much room a grip takes, in points. Neither is documented: the circle stands in
    /// the row's margin with the air that it has in lists, and the grip has the room of a check mark.
    static let indent: CGFloat = 40
    static let gripLength: CGFloat = 24

    /// Shows the circle of a kind, or none, and the grip or none. Answers whether others were shown before.
    mutating func show(
        _ kind: UICellAccessory.AccessoryType?, grip showsGrip: Bool, in cell: UITableViewCell
    ) -> Bool {
        guard kind != self.kind || showsGrip != (grip != nil) else { return false }
        if kind != self.kind {
            circle?.removeFromSuperview()
            self.kind = kind
            circle = kind.flatMap(Self.accessory).map { $0.make() }
            if let circle { cell.addSubview(circle) }
        }
        grip?.removeFromSuperview()
        grip = showsGrip ? UICellAccessory.reorder().make() : nil
        if let grip { cell.addSubview(grip) }
        return true
    }

    private static func accessory(_ kind: UICellAccessory.AccessoryType) -> UICellAccessory? {
        switch kind {
        case .delete: .delete()
        case .insert: .insert()
        case .multiselect: .multiselect()
        default: nil
        }
    }

    /// The circle of a row that can be chosen with others is filled when it is.
    func mark(isSelected: Bool) {
        guard kind == .multiselect, let circle = circle as? UIImageView else { return }
        circle.image = UIImage(systemName: isSelected ? "checkmark.circle.fill" : "circle")
        circle.tintColor = isSelected ? nil : .tertiaryLabel
    }
}

extension UITableViewCell {
    /// How far editing moves the content, in points. A row without a circle is indented as well, unless it is told not to.
    package var editingIndent: CGFloat {
        let isIndented = editingControls.circle != nil || shouldIndentWhileEditing && isIndentedWhileEdited
        return isEditing && isIndented ? EditingControls.indent : 0
    }

    /// How much of the width the grip takes, in points.
    package var gripWidth: CGFloat { editingControls.grip == nil ? 0 : rowMargin + EditingControls.gripLength }

    /// The circle that the row has while it is edited; nil for none.
    private var circleKind: UICellAccessory.AccessoryType? {
        guard isEditing, let table = superview as? UITableView else { return nil }
        if table.allowsMultipleSelectionDuringEditing { return .multiselect }
        return switch editingStyle {
        case .delete: .delete
        case .insert: .insert
        case .none: nil
        }
    }

    func showEditingControls() {
        let areOthers = editingControls.show(circleKind, grip: isEditing && showsReorderControl, in: self)
        editingControls.mark(isSelected: isSelected)
        if areOthers { setNeedsLayout() }
    }

    func placeEditingControls() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let room = bounds.inset(by: tableInsets)
        func place(_ view: UIView?, from start: CGFloat, width: CGFloat) {
            guard let view else { return }
            let size = view.intrinsicContentSize
            let x = start + (width - size.width) / 2
            view.frame = CGRect(
                x: layoutEnvironment.roundedToPixel(isMirrored ? room.maxX - x - size.width : room.minX + x),
                y: layoutEnvironment.roundedToPixel((bounds.height - size.height) / 2), width: size.width,
                height: size.height)
        }
        place(editingControls.circle, from: rowMargin, width: EditingControls.gripLength)
        place(
            editingControls.grip, from: room.width - rowMargin - EditingControls.gripLength,
            width: EditingControls.gripLength)
    }
}
