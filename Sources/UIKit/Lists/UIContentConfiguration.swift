/// What a view with a configuration adapts to.
@preconcurrency @MainActor
public protocol UIConfigurationState {
    var traitCollection: UITraitCollection { get set }
}

/// The state of a view.
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view takes no touches.
    public var isDisabled = false
    /// Whether a touch is on the view.
    public var isHighlighted = false
    /// Whether the view is chosen.
    public var isSelected = false
    /// Whether the view has the focus of a keyboard or remote.
    public var isFocused = false

    var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    /// A state of one's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }

    /// Ordinary: none of the states.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell takes no touches.
    public var isDisabled = false
    /// Whether a touch is on the cell.
    public var isHighlighted = false
    /// Whether the cell is chosen.
    public var isSelected = false
    /// Whether the cell has the focus of a keyboard or remote.
    public var isFocused = false
    /// Whether the list is edited.
    public var isEditing = false
    /// Whether what is below the cell is shown.
    public var isExpanded = false
    /// Whether the cell's swipe actions are shown.
    public var isSwiped = false

    /// What dragging does with a cell.
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
    /// What dropping does with a cell.
    public enum DropState: Int, Sendable { case none = 0, notTargeted, targeted }
    /// What dragging does with the cell. Nobody drags here.
    public var cellDragState = DragState.none
    /// What dropping does with the cell. Nobody drops here.
    public var cellDropState = DropState.none
    /// Whether the cell is moved in its list. Nobody moves it here.
    public var isReordering = false

    var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    /// A state of one's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }

    /// Ordinary: none of the states.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// The contents of a cell, as a value that makes its view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// A new view that shows the configuration.
    func makeContentView() -> UIView & UIContentView
    /// The configuration for a state; a cell asks for it before it shows one.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Whether the configuration is of the kind that the view shows.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

extension UIContentConfiguration? {
    /// The view to put in the place of a content view, as a cell's configuration changes: that of the new one, or an empty view
    /// once there is none. Nil where the old view goes on. The place is cleared for a new one.
    @MainActor func replacement(for view: UIView, after old: Self, state: UICellConfigurationState) -> UIView? {
        if let self { return self.replacement(for: view, state: state) }
        guard old != nil else { return nil }
        view.removeFromSuperview()
        return UIView()
    }
}

extension UIContentConfiguration {
    /// Shows the configuration in a content view that shows such configurations. Of any other the place is cleared.
    /// - Returns: the new content view, for the caller to put in; nil where the old one goes on.
    func replacement(for old: UIView, state: UICellConfigurationState) -> UIView? {
        let current = updated(for: state)
        if let shown = old as? any UIContentView, shown.supports(current) {
            shown.configuration = current
            return nil
        }
        old.removeFromSuperview()
        return current.makeContentView()
    }
}

/// The name of a state of one's own.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
