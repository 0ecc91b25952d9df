import Foundation

extension NSManagedObject: NamedValues {
    /// The value of a property; nil where the object's class has an accessor that computes it.
    public func namedValue(_ name: String) -> Any? { primitiveValue(forKey: name) }

    /// Sets the value of a property, tells who observes it, and lets those at the other end of a relationship know.
    public func setNamedValue(_ value: Any?, _ name: String) {
        let old = primitiveValue(forKey: name)
        setKept(value, name)
        keepInverse(of: name, from: old, to: primitiveValue(forKey: name))
    }

    /// Sets a value without a word to those at the other end.
    func setKept(_ value: Any?, _ name: String) {
        let old = primitiveValue(forKey: name)
        managedObjectContext?.willChange(self)
        keep(value, name)
        if entity.property(name)?.isTransient != true { noteChange() }
        KeyValueObservers.tell(self, name, old)
    }

    /// The same for others that are known by their identifiers.
    func setRelated(_ related: Related, _ name: String) {
        managedObjectContext?.willChange(self)
        values[name] = related
        noteChange()
        KeyValueObservers.tell(self, name, nil)
    }

    private func keep(_ value: Any?, _ name: String) {
        let kept = KeptValue.of(value, for: entity.property(name))
        guard let context = managedObjectContext else {
            values[name] = kept
            return
        }
        for object in Related.objects(in: kept) { context.take(object) }
        values[name] = Related(kept) ?? kept
    }

    private func noteChange() {
        guard !isQuiet else { return }
        isUpdated = true
        managedObjectContext?.didChange(self)
    }

    // MARK: What subclasses ask

    /// The kept value.
    public func primitiveValue(forKey key: String) -> Any? {
        fire()
        let property = entity.property(key)
        if let fetched = property as? NSFetchedPropertyDescription { return objects(of: fetched) }
        if let related = values[key] as? Related { return resolved(related) }
        if let value = values[key] { return value }
        guard let relation = property as? NSRelationshipDescription, relation.isToMany else { return nil }
        return relation.isOrdered ? NSOrderedSet() : NSSet()
    }

    /// Keeps a value; those at the other end of a relationship aren't told.
    public func setPrimitiveValue(_ value: Any?, forKey key: String) {
        fire()
        managedObjectContext?.willChange(self)
        keep(value, key)
        if let property = entity.property(key), !property.isTransient { noteChange() }
    }

    private func resolved(_ related: Related) -> Any? {
        guard let context = managedObjectContext else { return nil }
        switch related {
        case .one(let id): return context.known(id)
        case .many(let ids, isOrdered: false): return NSSet(array: ids.compactMap(context.known))
        case .many(let ids, isOrdered: true): return NSOrderedSet(array: ids.compactMap(context.known))
        }
    }

    private func objects(of property: NSFetchedPropertyDescription) -> [NSManagedObject] {
        guard let request = property.fetchRequest else { return [] }
        return managedObjectContext?.objects(of: request, source: self) ?? []
    }

    // MARK: What changed

    /// The values that differ from those read or saved last, by name; `NSNull` for none.
    public func changedValues() -> [String: Any] {
        names(differingFrom: committed).reduce(into: [:]) { $0[$1] = primitiveValue(forKey: $1) ?? NSNull() }
    }

    /// The values that were set since the context last told of changes, as they were before.
    public func changedValuesForCurrentEvent() -> [String: Any] {
        guard let before = managedObjectContext?.valuesBeforeEvent(of: self) else { return [:] }
        return names(differingFrom: before).reduce(into: [:]) { $0[$1] = shown(before[$1]) ?? NSNull() }
    }

    /// The values as they were read or saved last, by name; `NSNull` for none.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fire()
        let names = keys ?? Array(entity.propertiesByName.keys)
        return names.reduce(into: [:]) { $0[$1] = shown(committed[$1]) ?? NSNull() }
    }

    private func shown(_ kept: Any?) -> Any? { (kept as? Related).map(resolved) ?? kept }

    func names(differingFrom other: [String: Any]) -> [String] {
        let names = Set(values.keys).union(other.keys)
        return names.filter {
            entity.property($0)?.isTransient != true && !KeptValue.areEqual(values[$0], other[$0])
        }
    }

    /// The names of relationships whose others aren't read: none.
    public func hasFault(forRelationshipNamed key: String) -> Bool { false }

    /// The identifiers of a relationship's others.
    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        Related.objects(in: primitiveValue(forKey: key)).map(\.objectID)
    }

    /// A set that changes a relationship as it changes.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedSet(self, key) }

    /// A set with an order that changes a relationship as it changes.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { RelatedOrderedSet(self, key) }

    // MARK: What the rewriter makes of @NSManaged

    /// The value of a property. What was never set is nil, zero, false or empty.
    public func managedValue<Value>(_ key: String) -> Value {
        let key = primitiveName(of: key) ?? key
        if let value = KeptValue.read(primitiveValue(forKey: key), as: Value.self) { return value }
        guard let value = KeptValue.empty(Value.self) else {
            fatalError("\(entity.name ?? "an object") has no value for \(key), which isn't optional")
        }
        return value
    }

    /// Sets the value of a property.
    public func setManagedValue<Value>(_ value: Value, _ key: String) {
        if let name = primitiveName(of: key) {
            setPrimitiveValue(value, forKey: name)
        } else {
            setNamedValue(value, key)
        }
    }

    /// `primitiveDate` is the value of `date` without a word to anyone.
    private func primitiveName(of key: String) -> String? {
        guard key.hasPrefix("primitive"), entity.property(key) == nil else { return nil }
        let name = key.dropFirst("primitive".count)
        let small = name.prefix(1).lowercased() + name.dropFirst()
        return entity.property(small) == nil ? nil : small
    }

    /// What methods do that have only a name: `addToItems(_:)`, `removeFromItems(_:)`, and for those with an order
    /// `insertIntoItems(_:at:)`, `removeFromItems(at:)`, `replaceItems(at:with:)`.
    public func changeManagedValue(_ method: String, _ arguments: [Any]) {
        guard let verb = ManagedVerb.allCases.first(where: { method.hasPrefix($0.rawValue) }) else { return }
        let name = String(method.dropFirst(verb.rawValue.count))
        // `Items` is `items`; `URLs` may be itself.
        let small = name.prefix(1).lowercased() + name.dropFirst()
        let key = entity.property(small) == nil && entity.property(name) != nil ? name : small
        let (others, places) = (arguments.flatMap(Self.members), arguments.lazy.compactMap(Self.places).first)
        let isOrdered = entity.relationship(key)?.isOrdered ?? (primitiveValue(forKey: key) is NSOrderedSet)
        if places == nil, verb == .addTo || verb == .removeFrom {
            return changeOthers(others, of: key, isAdding: verb == .addTo, isOrdered: isOrdered)
        }
        let new = verb.changed(Related.objects(in: primitiveValue(forKey: key)), by: others, at: places)
        setNamedValue(isOrdered || places != nil ? NSOrderedSet(array: new) : NSSet(array: new), key)
    }

    private static func members(of argument: Any) -> [NSManagedObject] {
        (argument as? [NSManagedObject]) ?? Related.objects(in: KeptValue.of(argument, for: nil))
    }

    private static func places(in argument: Any) -> [Int]? {
        if let places = argument as? IndexSet { return Array(places) }
        if let places = argument as? NSIndexSet { return Array(places as IndexSet) }
        return (argument as? Int).map { [$0] }
    }
}

/// What methods that have only a name do with the others of a relationship.
private enum ManagedVerb: String, CaseIterable {
    case addTo, insertInto, removeFrom, replace

    func changed(
        _ objects: [NSManagedObject], by others: [NSManagedObject], at places: [Int]?
    ) -> [NSManagedObject] {
        var changed = objects
        if self == .replace || self == .removeFrom, let places {
            for place in places.sorted().reversed() where changed.indices.contains(place) { changed.remove(at: place) }
        }
        switch (self, places) {
        case (.removeFrom, nil): changed.removeAll { one in others.contains { $0 === one } }
        case (.removeFrom, _): break
        case (_, let places?):
            for (place, other) in zip(places, others) { changed.insert(other, at: min(place, changed.count)) }
        case (_, nil): changed += others.filter { other in !objects.contains { $0 === other } }
        }
        return changed
    }
}
