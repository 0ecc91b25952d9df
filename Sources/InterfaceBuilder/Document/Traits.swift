/// How much room a direction offers: the size classes by which a document varies.
public enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact
    case regular
}

/// What a document's variations are chosen by. A trait that is nil is unspecified ("any"): no variation that names it
/// applies.
public struct Traits: Hashable, Sendable {
    /// The horizontal size class.
    public var widthClass: SizeClass?
    /// The vertical size class.
    public var heightClass: SizeClass?

    /// Makes traits from two size classes.
    public init(widthClass: SizeClass? = nil, heightClass: SizeClass? = nil) {
        self.widthClass = widthClass
        self.heightClass = heightClass
    }

    /// Neither class is known: the canvas of documents without a device.
    public static let unspecified = Traits()

    /// How specific a variation's key is for these traits: 0 for `default`, else the number of traits it names;
    /// nil when it doesn't apply.
    ///
    /// A key joins conditions by `-`: `heightClass=compact-widthClass=regular`. Conditions on anything but size
    /// classes (`userInterfaceIdiom=mac`) never hold here.
    func specificity(ofVariation key: String?) -> Int? {
        guard let key, key != "default" else { return key == nil ? nil : 0 }
        var count = 0
        for condition in key.split(separator: "-") {
            let parts = condition.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let own: SizeClass? =
                switch parts[0] {
                case "widthClass": widthClass
                case "heightClass": heightClass
                default: nil
                }
            guard let own, own.rawValue == parts[1] else { return nil }
            count += 1
        }
        return count
    }
}
