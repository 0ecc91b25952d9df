import Foundation

/// What is behind the content of a button or cell.
public struct UIBackgroundConfiguration {
    /// The colour; nil for the place of use's own.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat
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
    /// - Note: Kept without effect.
    public var visualEffect: UIVisualEffect?
    /// A view in the background.
    /// - Note: Kept without effect.
    public var customView: UIView?

    private init(cornerRadius: CGFloat) {
        self.cornerRadius = cornerRadius
    }

    /// Nothing; corners of 5.95 points once a colour is set, UIKit's own for buttons.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(cornerRadius: 5.95) }

    /// That of a cell in a plain list.
    public static func listPlainCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(cornerRadius: 0)
        configuration.backgroundColor = .systemBackground
        return configuration
    }

    /// That of a cell in a grouped list.
    public static func listGroupedCell() -> UIBackgroundConfiguration {
        var configuration = UIBackgroundConfiguration(cornerRadius: 10)
        configuration.backgroundColor = .secondarySystemGroupedBackground
        return configuration
    }
}
