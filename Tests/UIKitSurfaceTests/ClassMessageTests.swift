import Testing
import UIKit

/// Classes that are asked as objects, and methods that are to be exchanged.
@Suite("Messages to classes")
@MainActor
struct ClassMessageTests {
    /// Code that may run in an extension mustn't name `UIApplication.shared`, and asks for it in these ways.
    @Test func theApplicationIsReachedByItsName() {
        let selector = Selector("sharedApplication")
        #expect(UIApplication.responds(to: selector))
        #expect(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
        #expect(UIApplication.value(forKey: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(UIApplication.value(forKeyPath: "sharedApplication") as? UIApplication === UIApplication.shared)
        #expect(!UIView.responds(to: selector))
        #expect(UIView.perform(selector) == nil)
        #expect(UIView.value(forKey: "sharedApplication") == nil)
    }

    @Test func aClassKnowsWhatItsObjectsRespondTo() {
        #expect(UIView.instancesRespond(to: Selector("setNeedsLayout")))
        #expect(UILabel.instancesRespond(to: Selector("setNeedsLayout")))
        #expect(!UIView.instancesRespond(to: Selector("fly")))
        #expect(UIView.description() == "UIView" && UILabel.debugDescription() == "UILabel")
    }

    @Test func noMethodIsFoundThatCouldBeExchanged() {
        #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
        #expect(class_getClassMethod(UIView.self, Selector("layerClass")) == nil)
        let body = imp_implementationWithBlock({ (_: AnyObject) in })
        #expect(!class_addMethod(UIView.self, Selector("fly"), body, "v@:"))
        #expect(object_getClass(UILabel()) == UILabel.self)
    }
}
