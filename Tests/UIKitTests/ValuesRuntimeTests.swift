import Testing

@testable import UIKit

@MainActor
@Suite("Values: runtime look-alikes")
struct ValuesRuntimeTests {
    private final class Token {}
    private final class Plain: NSObject {}
    private static let key = UnsafeRawPointer(bitPattern: 0x10)!  // any address serves as a key
    private static let otherKey = UnsafeRawPointer(bitPattern: 0x20)!

    @Test func anAssociatedValueIsFoundUnderItsKeyOnly() {
        let view = UIView()
        objc_setAssociatedObject(view, Self.key, 5, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, Self.key) as? Int == 5)
        #expect(objc_getAssociatedObject(view, Self.otherKey) == nil)
        objc_setAssociatedObject(view, Self.key, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(view, Self.key) == nil)
    }

    @Test func valuesOfAViewDieWithTheView() {
        weak var token: Token?
        do {
            let view = UIView()
            let value = Token()
            token = value
            objc_setAssociatedObject(view, Self.key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
        #expect(token == nil)
    }

    @Test func anotherObjectAtAReusedAddressHasNoValues() {
        for _ in 0..<200 {
            let object = Plain()
            #expect(objc_getAssociatedObject(object, Self.key) == nil)
            objc_setAssociatedObject(object, Self.key, Token(), .OBJC_ASSOCIATION_RETAIN)
            #expect(objc_getAssociatedObject(object, Self.key) is Token)
        }
    }

    @Test func assignedObjectsAreNotKeptAlive() {
        let view = UIView()
        do {
            let token = Token()
            objc_setAssociatedObject(view, Self.key, token, .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, Self.key) is Token)
        }
        #expect(objc_getAssociatedObject(view, Self.key) == nil)
    }

    @Test func weakTablesForgetWhatIsGone() {
        let table = NSHashTable<Token>.weakObjects()
        let kept = Token()
        table.add(kept)
        do { table.add(Token()) }
        #expect(table.allObjects.count == 1)
        #expect(table.contains(kept))
        table.remove(kept)
        #expect(table.count == 0)
    }

    @Test func strongTablesCompareByEquality() {
        let table = NSHashTable<NSString>()
        table.add("a" as NSString)
        table.add("a" as NSString)
        #expect(table.count == 1)
        let identities = NSHashTable<Plain>(options: .objectPointerPersonality)
        identities.add(Plain())
        identities.add(Plain())
        #expect(identities.count == 2)
    }

    @Test func mapTablesHoldWeakKeysAndValues() {
        let table = NSMapTable<Token, Token>.weakToStrongObjects()
        let key = Token()
        table.setObject(Token(), forKey: key)
        do { table.setObject(Token(), forKey: Token()) }
        #expect(table.count == 1)
        #expect(table.object(forKey: key) != nil)
        let weakValues = NSMapTable<Token, Token>.strongToWeakObjects()
        do { weakValues.setObject(Token(), forKey: key) }
        #expect(weakValues.object(forKey: key) == nil)
        #expect(weakValues.count == 0)
    }

    @Test func aLayerTakesAViewsGeometry() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.layer.frame == view.frame)
        view.layer.bounds.size.width = 60
        #expect(view.bounds.width == 60)
        let own = CALayer()
        own.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(own.position == CGPoint(x: 2.5, y: 4))
        own.add(CAAnimation(), forKey: "a")
        #expect(own.animationKeys() == ["a"])
        own.removeAnimation(forKey: "a")
        #expect(own.animationKeys() == nil)
    }
}
