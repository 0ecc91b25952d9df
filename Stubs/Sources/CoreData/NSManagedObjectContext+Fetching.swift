import Foundation

extension NSManagedObjectContext {
    /// The context whose block runs in this thread.
    private(set) static var current: NSManagedObjectContext? {
        get { Thread.current.threadDictionary["CoreData.context"] as? NSManagedObjectContext }
        set { Thread.current.threadDictionary["CoreData.context"] = newValue }
    }

    /// Runs a block as this context's.
    func run<Value>(_ block: () throws -> Value) rethrows -> Value {
        let former = Self.current
        Self.current = self
        defer { Self.current = former }
        return try block()
    }

    /// The objects that a request asks for.
    func objects<Result>(of request: NSFetchRequest<Result>, source object: NSManagedObject? = nil) -> [NSManagedObject]
    {
        let wish = request.wish
        if let object, wish.format != nil {
            wish.substitute(["FETCH_SOURCE": object, "FETCHED_PROPERTY": NSNull()])
        }
        guard wish.includesPendingChanges else {
            return scratch().objects(of: Self.including(wish)).compactMap { known($0.objectID) }
        }
        return cut(matching(wish), wish)
    }

    private static func including(_ wish: FetchWish) -> NSFetchRequest<any NSFetchRequestResult> {
        let copy = wish.copy()
        copy.includesPendingChanges = true
        return NSFetchRequest(sharing: copy)
    }

    /// A context that knows only what is saved.
    private func scratch() -> NSManagedObjectContext {
        let context = NSManagedObjectContext(concurrencyType: concurrencyType)
        if let parent {
            context.parent = parent
        } else {
            context.persistentStoreCoordinator = persistentStoreCoordinator
        }
        return context
    }

    /// The objects that a request wants, in its order, all of them.
    private func matching(_ wish: FetchWish) -> [NSManagedObject] {
        var ids = ids()
        ids.removeAll { !wish.wants($0.entity) }
        if let type = wish.type { for id in ids where id.entity.type == nil { id.entity.prefer(type) } }
        Self.isSearching = true
        defer { Self.isSearching = false }
        var found = ids.compactMap(known)
        if wish.refreshes {
            for object in found where !object.hasChanges && !object.isFault { refresh(object, mergeChanges: true) }
        }
        if let predicate = wish.predicate { found.removeAll { !predicate.evaluate(with: $0) } }
        let descriptors = wish.sortDescriptors ?? []
        if descriptors.isEmpty { return found }
        // Sorting keeps the order of equals.
        return found.enumerated().sorted { one, other in
            for descriptor in descriptors {
                switch descriptor.compare(one.element, to: other.element) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return one.offset < other.offset
        }.map(\.element)
    }

    /// The part of a list that a request wants.
    private func cut<Element>(_ list: [Element], _ wish: FetchWish) -> [Element] {
        if wish.offset == 0, wish.limit == 0 { return list }
        let rest = list.dropFirst(wish.offset)
        return Array(wish.limit > 0 ? rest.prefix(wish.limit) : rest)
    }

    func answers<Result>(to request: NSFetchRequest<Result>) -> [Any] {
        switch request.resultType {
        case .managedObjectIDResultType: return objects(of: request).map(\.objectID)
        case .countResultType: return [NSNumber(value: objects(of: request).count)]
        case .dictionaryResultType:
            // Dictionaries know only what is saved.
            let context = scratch()
            return cut(DictionaryFetch(request.wish).dictionaries(of: context.matching(request.wish)), request.wish)
        default: return objects(of: request)
        }
    }
}

extension NSEntityDescription {
    /// Takes a class for its objects, unless the program has another.
    fileprivate func prefer(_ type: NSManagedObject.Type) {
        let isNamed = managedObjectClassName.split(separator: ".").last.map(String.init) == "\(type)"
        if isNamed || name == "\(type)" { self.type = type }
    }
}
