/// The place a view takes in what holds it.
public enum ViewSlot: Hashable, Sendable {
    /// Within `<subviews>`; an arranged subview when the parent is a stack view.
    case subview
    /// A controller's view.
    case controllerView
    /// Directly among the objects of a xib or a scene: nothing holds it.
    case topLevel
    /// The content view of a cell or a visual effect view.
    case contentView
    /// A prototype of a table's or collection's cells.
    case prototypeCell
    /// A cell of a static section, with the section's index within its table.
    case staticCell(section: Int)
    /// Another place, by its key: `tableHeaderView`, `tableFooterView`, `sectionHeaderView`, `sectionFooterView`,
    /// `backgroundView`, `titleView`, `customView`, `navigationBar`, `toolbar`, `tabBar` …
    case keyed(String)
}
