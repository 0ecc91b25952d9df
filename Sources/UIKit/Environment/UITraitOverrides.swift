/// Traits that can be set.
public protocol UIMutableTraits {
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// Pixels per point.
    var displayScale: CGFloat { get set }
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
}

/// Traits that a view or controller sets for itself and what is below it, in place of those it would inherit.
public struct UITraitOverrides: UIMutableTraits, Sendable {
    var idiom: UIUserInterfaceIdiom?
    var widthClass: UIUserInterfaceSizeClass?
    var heightClass: UIUserInterfaceSizeClass?
    var scale: CGFloat?
    var style: UIUserInterfaceStyle?
    var category: UIContentSizeCategory?
    var direction: UITraitEnvironmentLayoutDirection?
    /// Traits that have no property here.
    var custom = CustomTraits()

    init() {}

    /// Whether nothing is overridden.
    var isEmpty: Bool {
        idiom == nil && widthClass == nil && heightClass == nil && scale == nil && style == nil && category == nil
            && direction == nil && custom.isEmpty
    }

    /// What a collection knows.
    init(_ traits: UITraitCollection) {
        if traits.userInterfaceIdiom != .unspecified { idiom = traits.userInterfaceIdiom }
        if traits.horizontalSizeClass != .unspecified { widthClass = traits.horizontalSizeClass }
        if traits.verticalSizeClass != .unspecified { heightClass = traits.verticalSizeClass }
        if traits.displayScale != 0 { scale = traits.displayScale }
        if traits.userInterfaceStyle != .unspecified { style = traits.userInterfaceStyle }
        if traits.preferredContentSizeCategory != .unspecified { category = traits.preferredContentSizeCategory }
        if traits.layoutDirection != .unspecified { direction = traits.layoutDirection }
        custom = traits.custom
    }

    /// The idiom, overridden once it is set.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { idiom ?? .unspecified }
        set { idiom = newValue }
    }
    /// The room across, overridden once it is set.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { widthClass ?? .unspecified }
        set { widthClass = newValue }
    }
    /// The room down, overridden once it is set.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { heightClass ?? .unspecified }
        set { heightClass = newValue }
    }
    /// Pixels per point, overridden once they are set.
    public var displayScale: CGFloat {
        get { scale ?? 0 }
        set { scale = newValue }
    }
    /// Light or dark, overridden once it is set.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { style ?? .unspecified }
        set { style = newValue }
    }
    /// The text size, overridden once it is set.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { category ?? .unspecified }
        set { category = newValue }
    }
    /// Which way lines run, overridden once it is set.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { direction ?? .unspecified }
        set { direction = newValue }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { trait.isContained(in: self) }

    /// Takes the override of a trait back, so that it is inherited again.
    public mutating func remove(_ trait: UITrait) { trait.remove(from: &self) }

    /// Puts the overrides in place of what is inherited. The display's scale stays, as pixels are the whole tree's.
    func apply(to environment: inout LayoutEnvironment) {
        if let idiom { environment.userInterfaceIdiom = idiom }
        if let widthClass { environment.horizontalSizeClass = widthClass }
        if let heightClass { environment.verticalSizeClass = heightClass }
        if let style { environment.userInterfaceStyle = style }
        if let category { environment.contentSizeCategory = category }
        if let direction { environment.layoutDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight }
        if !custom.isEmpty { environment.custom.merge(custom) }
    }
}

extension UITraitCollection {
    /// The traits that a closure sets, and no others.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = UITraitOverrides()
        mutations(&traits)
        self.init(setting: traits)
    }

    /// These traits but for those that a closure sets anew.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = UITraitOverrides(self)
        mutations(&traits)
        return UITraitCollection(setting: traits)
    }

    private convenience init(setting traits: any UIMutableTraits) {
        self.init(traitsFrom: [
            UITraitCollection(userInterfaceIdiom: traits.userInterfaceIdiom),
            UITraitCollection(horizontalSizeClass: traits.horizontalSizeClass),
            UITraitCollection(verticalSizeClass: traits.verticalSizeClass),
            UITraitCollection(displayScale: traits.displayScale),
            UITraitCollection(userInterfaceStyle: traits.userInterfaceStyle),
            UITraitCollection(preferredContentSizeCategory: traits.preferredContentSizeCategory),
            UITraitCollection(layoutDirection: traits.layoutDirection),
            UITraitCollection(custom: (traits as? UITraitOverrides)?.custom ?? CustomTraits()),
        ])
    }
}
