/// The values of traits that collections have no property for, by the type that names the trait.
struct CustomTraits: Equatable, @unchecked Sendable {  // values of traits are never changed in place
    private struct Entry {
        let value: Any
        let affectsColors: Bool
        let equals: (Any) -> Bool
    }
    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Whether no value is known.
    var isEmpty: Bool { entries.isEmpty }

    /// The value of a trait; nil where none is known.
    subscript<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Trait.Value? {
        get { entries[ObjectIdentifier(trait)]?.value as? Trait.Value }
        set {
            guard let newValue else {
                entries[ObjectIdentifier(trait)] = nil
                return
            }
            entries[ObjectIdentifier(trait)] = Entry(
                value: newValue, affectsColors: trait.affectsColorAppearance,
                equals: { trait.areEqual($0 as? Trait.Value, newValue) })
        }
    }

    /// Takes over what others say.
    mutating func merge(_ others: CustomTraits) { entries.merge(others.entries) { $1 } }

    /// The values of traits on which colours depend.
    var affectingColors: CustomTraits {
        var some = self
        some.entries = entries.filter { $0.value.affectsColors }
        return some
    }

    static func == (one: CustomTraits, other: CustomTraits) -> Bool {
        one.entries.count == other.entries.count
            && one.entries.allSatisfy { key, entry in
                other.entries[key].map { entry.equals($0.value) } ?? false
            }
    }
}

extension UITraitDefinition {
    /// Whether two values are the same. Values that can't be compared never are.
    static func areEqual(_ one: Value?, _ other: Value?) -> Bool {
        func isEqual<Compared: Equatable>(_ compared: Compared) -> Bool { compared == other as? Compared }
        guard let one else { return other == nil }
        return (one as? any Equatable).map { isEqual($0) } ?? false
    }

    /// Whether two collections say the same of the trait.
    static func isSame(in one: UITraitCollection, _ other: UITraitCollection) -> Bool {
        areEqual(one[Self.self], other[Self.self])
    }
    /// Takes an override of the trait back.
    static func remove(from overrides: inout UITraitOverrides) {
        if let stored = Self.self as? any StoredTrait.Type {
            stored.removeStored(from: &overrides)
        } else {
            overrides.custom[Self.self] = nil
        }
    }
    /// Whether the overrides hold the trait.
    static func isContained(in overrides: UITraitOverrides) -> Bool {
        (Self.self as? any StoredTrait.Type)?.isStored(in: overrides) ?? (overrides.custom[Self.self] != nil)
    }
}

extension UITraitCollection {
    /// The value of a trait: the default where the collection doesn't say.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        if let stored = trait as? any StoredTrait.Type, let value = stored.storedValue(in: self) as? Trait.Value {
            return value
        }
        return custom[trait] ?? trait.defaultValue
    }
}

extension UIMutableTraits {
    /// The value of a trait: the default where it isn't set.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            guard let overrides = self as? UITraitOverrides else { return trait.defaultValue }
            if let stored = trait as? any StoredTrait.Type {
                return stored.storedValue(in: overrides) as? Trait.Value ?? trait.defaultValue
            }
            return overrides.custom[trait] ?? trait.defaultValue
        }
        set {
            guard var overrides = self as? UITraitOverrides else { return }
            if let stored = trait as? any StoredTrait.Type {
                stored.store(newValue, in: &overrides)
            } else {
                overrides.custom[trait] = newValue
            }
            if let changed = overrides as? Self { self = changed }
        }
    }
}
