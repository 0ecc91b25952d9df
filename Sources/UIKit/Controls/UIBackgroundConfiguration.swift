import Foundation

/// What is behind the content of a button or cell.
public struct UIBackgroundConfiguration {
    /// The colour; nil for the place of use's own.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat
    /// Makes another colour of ``backgroundColor``.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// Makes another colour of ``strokeColor``.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// Which sides get the cell's margins besides the insets.
    public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
    /// The shadow around the background.
    public var shadowProperties = UIShadowProperties()
    /// The colour of the border.
    public var strokeColor: UIColor?
    /// The width of the border, in points.
    public var strokeWidth: CGFloat = 0
    /// How far the border lies outside the background, in points.
    public var strokeOutset: CGFloat = 0
    /// Space around the background, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// A picture in the background.
    public var image: UIImage?
    /// How the picture is fitted in.
    public var imageContentMode = UIView.ContentMode.scaleToFill
    /// An effect of the background.
    public var visualEffect: UIVisualEffect?
    /// A view in the background.
    public var customView: UIView?

    /// The colour at rest of a list's cell, and the one while it is chosen or touched; nil for a ground without states.
    private var states: (resting: UIColor?, chosen: UIColor)?

    /// A ground of a list's cell. Apple doesn't document the colour of chosen ones; it is that of tables' cells, in sidebars a fill.
    private init(cornerRadius: CGFloat, resting: UIColor?, chosen: UIColor) {
        self.cornerRadius = cornerRadius
        backgroundColor = resting
        states = (resting, chosen)
    }

    private init(cornerRadius: CGFloat) {
        self.cornerRadius = cornerRadius
    }

    /// Nothing; corners of 5.95 points once a colour is set, UIKit's own for buttons.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(cornerRadius: 5.95) }

    /// That of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(cornerRadius: 0, resting: .systemBackground, chosen: .systemGray4)
    }

    /// That of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(cornerRadius: 10, resting: .secondarySystemGroupedBackground, chosen: .systemGray4)
    }

    /// That of a cell, as the list around it has it.
    public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
    /// Nothing: the ground of a plain list's headers and footers.
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(cornerRadius: 0)
        configuration.backgroundColor = .systemBackground
        return configuration
    }
    /// Nothing: the ground of a grouped list's headers and footers.
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(cornerRadius: 0)
    }
    /// As ``listPlainHeaderFooter()``.
    public static func listHeader() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// As ``listPlainHeaderFooter()``.
    public static func listFooter() -> UIBackgroundConfiguration { listPlainHeaderFooter() }
    /// That of a header in a sidebar: nothing.
    public static func listSidebarHeader() -> UIBackgroundConfiguration { listGroupedHeaderFooter() }
    /// That of a cell in a sidebar: nothing, with corners of 10 points.
    public static func listSidebarCell() -> UIBackgroundConfiguration {
        UIBackgroundConfiguration(cornerRadius: 10, resting: nil, chosen: .systemFill)
    }
    /// As ``listSidebarCell()``.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { listSidebarCell() }

    /// The configuration for a state: grounds of lists' cells have another colour while the cell is chosen or touched, unless a
    /// program gave them one.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard let states else { return self }
        let cell = state as? UICellConfigurationState
        let view = state as? UIViewConfigurationState
        let isChosen =
            cell.map { $0.isSelected || $0.isHighlighted } ?? view.map { $0.isSelected || $0.isHighlighted } ?? false
        var updated = self
        if isChosen, backgroundColor == states.resting { updated.backgroundColor = states.chosen }
        if !isChosen, backgroundColor == states.chosen { updated.backgroundColor = states.resting }
        return updated
    }

    /// The colour for a tint; the configuration's own where it has one.
    public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
        let colour = backgroundColor ?? tintColor
        return backgroundColorTransformer?(colour) ?? colour
    }
    /// The colour of the border for a tint; the configuration's own where it has one.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
        let colour = strokeColor ?? tintColor
        return strokeColorTransformer?(colour) ?? colour
    }
}

/// The shadow of a background.
public struct UIShadowProperties {
    /// The colour.
    public var color = UIColor.black
    /// From 0 to 1.
    public var opacity: CGFloat = 0
    /// Points.
    public var radius: CGFloat = 3
    /// Points.
    public var offset = CGSize(width: 0, height: -3)
    /// The outline; nil for the background's.
    public var path: UIBezierPath?
}
