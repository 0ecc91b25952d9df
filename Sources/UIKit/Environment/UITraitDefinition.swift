/// A trait as a type, to name it when registering for its changes or asking for overrides.
public protocol UITraitDefinition {
    /// The trait's value in a collection, to find out whether it changed.
    static func value(in traits: UITraitCollection) -> AnyHashable
    /// Takes an override of the trait back.
    static func remove(from overrides: inout UITraitOverrides)
    /// Whether the overrides hold the trait.
    static func isContained(in overrides: UITraitOverrides) -> Bool
}

/// A trait, named by its type.
public typealias UITrait = any UITraitDefinition.Type

/// The kind of device.
public enum UITraitUserInterfaceIdiom: StoredTrait {
    static var value: KeyPath<UITraitCollection, UIUserInterfaceIdiom> { \.userInterfaceIdiom }
    static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceIdiom?> { \.idiom }
}

/// The size class of the width.
public enum UITraitHorizontalSizeClass: StoredTrait {
    static var value: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.horizontalSizeClass }
    static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass?> { \.widthClass }
}

/// The size class of the height.
public enum UITraitVerticalSizeClass: StoredTrait {
    static var value: KeyPath<UITraitCollection, UIUserInterfaceSizeClass> { \.verticalSizeClass }
    static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceSizeClass?> { \.heightClass }
}

/// Pixels per point.
public enum UITraitDisplayScale: StoredTrait {
    static var value: KeyPath<UITraitCollection, CGFloat> { \.displayScale }
    static var override: WritableKeyPath<UITraitOverrides, CGFloat?> { \.scale }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: StoredTrait {
    static var value: KeyPath<UITraitCollection, UIUserInterfaceStyle> { \.userInterfaceStyle }
    static var override: WritableKeyPath<UITraitOverrides, UIUserInterfaceStyle?> { \.style }
}

/// The Dynamic Type category.
public enum UITraitPreferredContentSizeCategory: StoredTrait {
    static var value: KeyPath<UITraitCollection, UIContentSizeCategory> { \.preferredContentSizeCategory }
    static var override: WritableKeyPath<UITraitOverrides, UIContentSizeCategory?> { \.category }
}

/// The reading direction.
public enum UITraitLayoutDirection: StoredTrait {
    static var value: KeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection> { \.layoutDirection }
    static var override: WritableKeyPath<UITraitOverrides, UITraitEnvironmentLayoutDirection?> { \.direction }
}

/// A trait that collections and overrides have a property for.
protocol StoredTrait: UITraitDefinition {
    associatedtype Value: Hashable
    static var value: KeyPath<UITraitCollection, Value> { get }
    static var override: WritableKeyPath<UITraitOverrides, Value?> { get }
}

extension StoredTrait {
    /// The trait's value in a collection.
    public static func value(in traits: UITraitCollection) -> AnyHashable { traits[keyPath: value] }
    public static func remove(from overrides: inout UITraitOverrides) { overrides[keyPath: override] = nil }
    public static func isContained(in overrides: UITraitOverrides) -> Bool { overrides[keyPath: override] != nil }
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
