/// The traits that views and controllers adapt to.
///
/// Isolated to nobody, so that colours and fonts can ask for it anywhere.
open class UITraitCollection: NSObject, @unchecked Sendable {  // only `let`s of values
    /// Phone or tablet; unspecified where the collection doesn't say.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// Whether there is much room across.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// Whether there is much room down.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// Pixels per point; 0 where the collection doesn't say.
    public let displayScale: CGFloat
    /// Light or dark.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The user's text size.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Which way lines run.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// Traits that have no property here.
    let custom: CustomTraits

    /// Whether the screen feels how hard a finger presses: it doesn't.
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }
    /// Whether the screen is recorded: it isn't.
    public var sceneCaptureState: UISceneCaptureState { .inactive }
    /// How bright pictures may be: as usual.
    public var imageDynamicRange: UIImage.DynamicRange { .standard }

    package init(environment: LayoutEnvironment) {
        userInterfaceIdiom = environment.userInterfaceIdiom
        horizontalSizeClass = environment.horizontalSizeClass
        verticalSizeClass = environment.verticalSizeClass
        displayScale = environment.displayScale
        userInterfaceStyle = environment.userInterfaceStyle
        preferredContentSizeCategory = environment.contentSizeCategory
        layoutDirection = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        custom = environment.custom
        super.init()
    }

    /// The traits that fonts of text styles and dynamic colours take when they are told none: those that the thread set
    /// or that enclose it by `performAsCurrent`, else those of the default environment.
    public static var current: UITraitCollection {
        get {
            let context = ThreadContext.current
            return context.traits ?? UITraitCollection(environment: context.environment)
        }
        set { ThreadContext.current.traits = newValue }
    }

    /// Makes these traits the current ones while the closure runs.
    public func performAsCurrent(_ actions: () -> Void) {
        let context = ThreadContext.current
        let enclosing = context.traits
        context.traits = self
        defer { context.traits = enclosing }
        actions()
    }

    /// Whether dynamic colours differ between these traits and others: by the style, and by traits that say that they
    /// affect colours.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || custom.affectingColors != traitCollection?.custom.affectingColors
    }

    /// Traits of which none is known.
    public override convenience init() {
        self.init(Known())
    }

    /// The traits that are known; used to build a collection trait by trait.
    private struct Known {
        var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
        var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
        var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
        var displayScale: CGFloat = 0
        var userInterfaceStyle = UIUserInterfaceStyle.unspecified
        var preferredContentSizeCategory = UIContentSizeCategory.unspecified
        var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
        var custom = CustomTraits()

        init() {}

        init(_ change: (inout Known) -> Void) {
            change(&self)
        }

        /// Takes over what another collection knows.
        mutating func merge(_ traits: UITraitCollection) {
            if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
            if traits.horizontalSizeClass != .unspecified { horizontalSizeClass = traits.horizontalSizeClass }
            if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
            if traits.displayScale != 0 { displayScale = traits.displayScale }
            if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
            if traits.preferredContentSizeCategory != .unspecified {
                preferredContentSizeCategory = traits.preferredContentSizeCategory
            }
            if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
            custom.merge(traits.custom)
        }
    }

    private init(_ known: Known) {
        userInterfaceIdiom = known.userInterfaceIdiom
        horizontalSizeClass = known.horizontalSizeClass
        verticalSizeClass = known.verticalSizeClass
        displayScale = known.displayScale
        userInterfaceStyle = known.userInterfaceStyle
        preferredContentSizeCategory = known.preferredContentSizeCategory
        layoutDirection = known.layoutDirection
        custom = known.custom
        super.init()
    }

    // Collections that know one trait.
    /// Says the idiom and nothing else.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(Known { $0.userInterfaceIdiom = userInterfaceIdiom })
    }
    /// Says the room across and nothing else.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Known { $0.horizontalSizeClass = horizontalSizeClass })
    }
    /// Says the room down and nothing else.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(Known { $0.verticalSizeClass = verticalSizeClass })
    }
    /// Says the pixels per point and nothing else.
    public convenience init(displayScale: CGFloat) {
        self.init(Known { $0.displayScale = displayScale })
    }
    /// Says light or dark and nothing else.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(Known { $0.userInterfaceStyle = userInterfaceStyle })
    }
    /// Says the text size and nothing else.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(Known { $0.preferredContentSizeCategory = preferredContentSizeCategory })
    }
    /// Says which way lines run and nothing else.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(Known { $0.layoutDirection = layoutDirection })
    }

    convenience init(custom: CustomTraits) { self.init(Known { $0.custom = custom }) }

    /// What the collections know together; of two that know a trait the later counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(Known { known in for traits in traitCollections { known.merge(traits) } })
    }

    /// Whether this collection knows all that the other does, and the same.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return UITraitCollection(traitsFrom: [self, trait]) == self
    }

    private var values: [AnyHashable] {
        [
            userInterfaceIdiom, horizontalSizeClass, verticalSizeClass, displayScale, userInterfaceStyle,
            preferredContentSizeCategory, layoutDirection,
        ]
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection).map { $0.values == values && $0.custom == custom } ?? false
    }

    open override var hash: Int { values.hashValue }
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
