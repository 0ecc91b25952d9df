extension UICellAccessory {
    /// At which end an accessory of one's own stands, and where among the others.
    public enum Placement {
        /// The index to stand at among the accessories that are there already, in reading order.
        public typealias Position = (_ accessories: [UICellAccessory]) -> Int

        /// At the beginning of the row, next to the content unless told otherwise.
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        /// At the end of the row, next to the content unless told otherwise.
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        /// Before the accessory of the same type, or at the beginning where there is none.
        @MainActor
        public static func position(before accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { others in others.firstIndex { $0.accessoryType == type } ?? 0 }
        }

        /// After the accessory of the same type, or at the end where there is none.
        @MainActor
        public static func position(after accessory: UICellAccessory) -> Position {
            let type = accessory.accessoryType
            return { others in others.lastIndex { $0.accessoryType == type }.map { $0 + 1 } ?? others.count }
        }
    }

    /// Whether the accessory stands at the beginning of the row.
    var isLeading: Bool {
        if case .leading? = placement { return true }
        return [.delete, .insert, .multiselect].contains(accessoryType)
    }

    /// The system's accessories in reading order. "The order of system accessories in the array doesn't affect their
    /// placement" (documentation of `UICollectionViewListCell.accessories`); which one it is, is not documented: a chevron
    /// ends the row, and the grip stands after it, as in the cells of tables.
    private static let order: [AccessoryType] = [
        .multiselect, .delete, .insert, .label, .popUpMenu, .detail, .checkmark, .outlineDisclosure,
        .disclosureIndicator, .reorder,
    ]

    /// The accessories of one end of a row, in reading order.
    static func ordered(_ accessories: [UICellAccessory], isLeading: Bool) -> [UICellAccessory] {
        let own = accessories.filter { $0.isLeading == isLeading }
        var row = order.flatMap { type in own.filter { $0.accessoryType == type } }
        for accessory in own {
            switch accessory.placement {
            case .leading(_, let position)?, .trailing(_, let position)?:
                row.insert(accessory, at: min(max(0, position(row)), row.count))
            case nil: break
            }
        }
        return row
    }
}
