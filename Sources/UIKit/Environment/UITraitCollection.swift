/// The traits that views and controllers adapt to.
///
/// Isolated to nobody, so that colours and fonts can ask for it anywhere.
open class UITraitCollection: NSObject, @unchecked Sendable {  // only `let`s of values
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let displayScale: CGFloat
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let preferredContentSizeCategory: UIContentSizeCategory
    public let layoutDirection: UITraitEnvironmentLayoutDirection

    package init(environment: LayoutEnvironment) {
        userInterfaceIdiom = environment.userInterfaceIdiom
        horizontalSizeClass = environment.horizontalSizeClass
        verticalSizeClass = environment.verticalSizeClass
        displayScale = environment.displayScale
        userInterfaceStyle = environment.userInterfaceStyle
        preferredContentSizeCategory = environment.contentSizeCategory
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        super.init()
    }

    /// The traits that fonts of text styles and dynamic colours take when they are told none: those of the enclosing
    /// `performAsCurrent`, else of the default environment.
    public static var current: UITraitCollection {
        enclosing ?? UITraitCollection(environment: UIView.defaultEnvironment)
    }

    @TaskLocal private static var enclosing: UITraitCollection?

    /// Makes these traits the current ones while the closure runs.
    public func performAsCurrent(_ actions: () -> Void) {
        Self.$enclosing.withValue(self, operation: actions)
    }
}

/// The reading direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}

/// Something that has traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
