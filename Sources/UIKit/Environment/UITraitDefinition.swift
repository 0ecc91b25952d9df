/// A trait as a type: to ask for its value, to override it, and to hear of its changes.
///
///     struct ThemeTrait: UITraitDefinition {
///         static let defaultValue = Theme.plain
///         static let affectsColorAppearance = true
///     }
///     window.traitOverrides[ThemeTrait.self] = .dusk
///
/// A value that is `Equatable` changes when it differs; any other with each override.
public protocol UITraitDefinition {
    /// What the trait says.
    associatedtype Value
    /// What it says where nobody sets it.
    static var defaultValue: Value { get }
    /// What it is called: the type's name unless it says otherwise.
    static var name: String { get }
    /// By which name it is told from others: the type's with its module unless it says otherwise.
    static var identifier: String { get }
    /// Whether dynamic colours depend on it.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { String(describing: Self.self) }
    public static var identifier: String { String(reflecting: Self.self) }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait, named by its type.
public typealias UITrait = any UITraitDefinition.Type

/// The kind of device.
public enum UITraitUserInterfaceIdiom: StoredTrait {
    public static let defaultValue = UIUserInterfaceIdiom.unspecified
    static var value: KeyPath<UITraitCollection, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
    static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceIdiom?> { \.idiom }
}

/// The size class of the width.
public enum UITraitHorizontalSizeClass: StoredTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var value: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
    static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass?> { \.widthClass }
}

/// The size class of the height.
public enum UITraitVerticalSizeClass: StoredTrait {
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static var value: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.verticalSizeClass }
    static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass?> { \.heightClass }
}

/// Pixels per point.
public enum UITraitDisplayScale: StoredTrait {
    public static let defaultValue: CGFloat = 0
    static var value: KeyPath<UITraitCollection, CGFloat> { \.displayScale }
    static var override: WritableKeyPath<UITraitOverrides, CGFloat?> { \.scale }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: StoredTrait {
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    public static let affectsColorAppearance = true
    static var value: KeyPath<UITraitCollection, UIUserInterfaceStyle> { \.userInterfaceStyle }
    static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceStyle?> { \.style }
}

/// The Dynamic Type category.
public enum UITraitPreferredContentSizeCategory: StoredTrait {
    public static let defaultValue = UIContentSizeCategory.unspecified
    static var value: KeyPath<UITraitCollection, UIContentSizeCategory> { \.preferredContentSizeCategory }
    static var override: WritableKeyPath<UITraitOverrides, UIContentSizeCategory?> { \.category }
}

/// The reading direction.
public enum UITraitLayoutDirection: StoredTrait {
    public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
    static var value: KeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
    static var override: WritableKeyPath<UITraitOverrides, UITraitEnvironmentLayoutDirection?> { \.direction }
}

/// How heavy text is. Kept for those who ask; fonts stay as they are.
public enum UITraitLegibilityWeight: UITraitDefinition {
    public static let defaultValue = UILegibilityWeight.unspecified
}

/// How much colours differ. Kept for those who ask, as colours of the program's own; the system's stay as they are.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    public static let defaultValue = UIAccessibilityContrast.unspecified
    public static let affectsColorAppearance = true
}

/// On which level a content lies. Kept for those who ask, as colours of the program's own; the system's stay as they are.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    public static let affectsColorAppearance = true
}

/// Which colours the screen shows. Kept for those who ask.
public enum UITraitDisplayGamut: UITraitDefinition {
    public static let defaultValue = UIDisplayGamut.unspecified
}

/// The language that text is set in. Kept for those who ask.
public enum UITraitTypesettingLanguage: UITraitDefinition {
    public static let defaultValue: Locale.Language? = nil
}

/// Whether the window is in front. Kept for those who ask.
public enum UITraitActiveAppearance: UITraitDefinition {
    public static let defaultValue = UIUserInterfaceActiveAppearance.unspecified
}

extension UITraitCollection {
    /// Says how heavy text is and nothing else.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(mutations: { $0[UITraitLegibilityWeight.self] = legibilityWeight })
    }
    /// Says how much colours differ and nothing else.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(mutations: { $0[UITraitAccessibilityContrast.self] = accessibilityContrast })
    }
    /// Says on which level a content lies and nothing else.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(mutations: { $0[UITraitUserInterfaceLevel.self] = userInterfaceLevel })
    }
    /// Says which colours the screen shows and nothing else.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(mutations: { $0[UITraitDisplayGamut.self] = displayGamut })
    }
    /// Says in which language text is set and nothing else.
    public convenience init(typesettingLanguage: Locale.Language?) {
        self.init(mutations: { $0[UITraitTypesettingLanguage.self] = typesettingLanguage })
    }
    /// Says whether the window is in front and nothing else.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(mutations: { $0[UITraitActiveAppearance.self] = activeAppearance })
    }

    /// Which colours the screen shows: sRGB, unless overridden.
    public var displayGamut: UIDisplayGamut { custom[UITraitDisplayGamut.self] ?? .SRGB }
    /// On which level the content lies: the base, unless overridden.
    public var userInterfaceLevel: UIUserInterfaceLevel { custom[UITraitUserInterfaceLevel.self] ?? .base }
    /// How colours differ from each other: as usual, unless overridden.
    public var accessibilityContrast: UIAccessibilityContrast { custom[UITraitAccessibilityContrast.self] ?? .normal }
    /// How heavy text is: as its font, unless overridden.
    public var legibilityWeight: UILegibilityWeight { custom[UITraitLegibilityWeight.self] ?? .regular }
    /// The language that text is set in: not known, unless overridden.
    public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
    /// Whether the window is in front: it is, unless overridden.
    public var activeAppearance: UIUserInterfaceActiveAppearance { custom[UITraitActiveAppearance.self] ?? .active }
}

extension UIMutableTraits {
    /// How heavy text is.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    /// How much colours differ.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    /// On which level a content lies.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    /// Which colours the screen shows.
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
    /// The language that text is set in.
    public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
    /// Whether the window is in front.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
}

/// A trait that collections and overrides have a property for.
protocol StoredTrait: UITraitDefinition {
    static var value: KeyPath<UITraitCollection, Value> { get }
    static var override: WritableKeyPath<UITraitOverrides, Value?> { get }
}

extension StoredTrait {
    static func storedValue(in traits: UITraitCollection) -> Any { traits[keyPath: value] }
    static func storedValue(in overrides: UITraitOverrides) -> Any? { overrides[keyPath: override] }
    static func store(_ value: Any, in overrides: inout UITraitOverrides) {
        if let value = value as? Value { overrides[keyPath: override] = value }
    }
    static func removeStored(from overrides: inout UITraitOverrides) { overrides[keyPath: override] = nil }
    static func isStored(in overrides: UITraitOverrides) -> Bool { overrides[keyPath: override] != nil }
}

extension UITraitCollection {
    /// The traits that colours depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] { [UITraitUserInterfaceStyle.self] }
    /// The traits that pictures depend on.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
            UITraitDisplayScale.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
        ]
    }
}

extension UIView {
    /// Brings traits up to date: they always are.
    public func updateTraitsIfNeeded() {}
}

extension UIViewController {
    /// Brings traits up to date: they always are.
    public func updateTraitsIfNeeded() {}
}
