import Foundation
import Testing

@testable import UIKit

/// What `NSMutableSet(…)` is in rewritten sources: it behaves as Apple's, also with objects of classes that derive from nothing.
struct MutableSetTests {
    private final class Plain {}

    @Test func findsPlainObjectsAgain() {
        let (one, other) = (Plain(), Plain())
        let set: NSMutableSet = UIMutableSet()
        set.add(one)
        set.add(one)
        set.add(other)
        #expect(set.count == 2 && set.contains(one) && set.member(one) as? Plain === one)
        #expect(set.allObjects.count == 2 && set.allObjects.allSatisfy { $0 is Plain })
        #expect((set as NSSet).reduce(into: 0) { count, object in count += object is Plain ? 1 : 0 } == 2)
        set.remove(one)
        #expect(set.count == 1 && !set.contains(one) && set.anyObject() as? Plain === other)
        set.removeAllObjects()
        #expect(set.count == 0 && set.anyObject() == nil)
    }

    @Test func isMadeLikeFoundations() {
        let one = Plain()
        #expect(UIMutableSet(array: [one, one, "a"]).count == 2)
        #expect(UIMutableSet(array: [one]).contains(one))
        #expect(UIMutableSet(object: one).contains(one))
        #expect(UIMutableSet(objects: one, "b").count == 2)
        #expect(UIMutableSet(capacity: 4).count == 0)
        #expect(UIMutableSet(set: ["a", "b"] as Set<String>).contains("b"))
        #expect(UIMutableSet(set: NSSet(array: [1, 2]) as! Set<AnyHashable>).contains(NSNumber(value: 2)))
    }

    @Test func comparesAndCombinesValues() throws {
        let set = UIMutableSet(array: ["a", NSString("a"), 1, NSNumber(value: 1), NSObject()])
        #expect(set.count == 3 && set.contains("a") && set.contains(NSNumber(value: 1)))
        set.union(["c", "d"])
        set.minus(["a"])
        set.addObjects(from: ["e", "e"])
        #expect(set.count == 5 && set.contains("e") && !set.contains("a"))
        set.intersect(["c", "e", "x"])
        #expect(_bridgeable(set) as? Set<String> == ["c", "e"])
        #expect(_bridgeable(set as Any) as? Set<String> == ["c", "e"])
        #expect(_bridgeable(set as NSSet?) as? Set<String> == ["c", "e"])
        #expect(_bridgeable(set) as? Set<Int> == nil)
        #expect(_bridgeable(["a": set as Any]["a"]) as? Set<String> == ["c", "e"])
        #expect(set.isEqual(to: ["c", "e"]))
        #expect(set.isSubset(of: ["c", "e", "f"]) && set.intersects(["e"]))
    }

    @Test func copiesStandAlone() throws {
        let one = Plain()
        let set = UIMutableSet(object: one)
        let copy = try #require(set.copy() as? NSSet)
        let other = try #require(set.mutableCopy() as? NSMutableSet)
        set.remove(one)
        #expect(copy.contains(one) && other.contains(one) && set.count == 0)
        other.remove(one)
        #expect(other.count == 0 && copy.count == 1)
    }
}

/// What rewritten sources call for Foundation's functions: they name and find classes as on Apple's systems.
struct ClassNameTests {
    final class Inner: NSObject {}

    private func finds(_ name: String, _ type: AnyClass?) -> Bool { UIClassFromString(name) == type }

    @Test func classesOfUIKitHaveNoModule() {
        #expect(UIStringFromClass(UIView.self) == "UIView" && UIStringFromClass(NSObject.self) == "NSObject")
        #expect(finds("UIView", UIView.self) && finds("NSObject", NSObject.self))
        #expect(finds("UIStackView", UIStackView.self))
    }

    @Test func othersHaveTheirModule() async {
        #expect(UIStringFromClass(NamedObject.self) == "UIKitTests.NamedObject")
        #expect(finds("UIKitTests.NamedObject", NamedObject.self))
        #expect(finds("NamedObject", nil) && finds("UIKitTests.Nobody", nil))
        #expect(finds("", nil) && finds(".", nil))
    }

    @Test func classesWithinOthersAndFunctionsHaveNames() async {
        final class Local: NSObject {}
        #expect(UIStringFromClass(Inner.self) == "UIKitTests.ClassNameTests.Inner")
        #expect(UIStringFromClass(Local.self).hasSuffix("Local"))
        await ClassRegistry.register(Inner.self, as: "Inner", in: "UIKitTests")
        #expect(finds("UIKitTests.ClassNameTests.Inner", Inner.self))
    }

    @Test func anyObjectNamesItsClass() {
        let object: AnyObject = UIStringFromClass(NamedObject.self) == "" ? NSObject() : NamedObject()
        #expect(_kind(of: object).description() == "UIKitTests.NamedObject")
        #expect(_kind(of: NamedObject()).description() == "UIKitTests.NamedObject")
        let kind = "\(_kind(of: 1))"
        #expect(kind == "Int")
    }
}

final class NamedObject: NSObject {}
