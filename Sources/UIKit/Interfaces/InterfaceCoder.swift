/// The coder that objects of documents are made from: what `init(coder:)` of a program's own classes gets.
///
/// It holds nothing under keys. UIKit's classes take from it what they need to know at their beginning, and what the document
/// says besides when they are complete: so code after `super.init(coder:)` finds all of it, subviews, too.
package final class InterfaceCoder: NSCoder {
    /// What is known at the beginning of a view.
    package struct Beginning {
        package var buttonType = UIButton.ButtonType.custom
        package var tableStyle = UITableView.Style.plain
        package var reuseIdentifier: String?
        package var collectionLayout: UICollectionViewLayout?
        package var splitStyle = UISplitViewController.Style.unspecified
        package var pageTransition = UIPageViewController.TransitionStyle.pageCurl
        package var pageOrientation = UIPageViewController.NavigationOrientation.horizontal
        package init() {}
    }

    let content: Beginning
    private var fill: ((AnyObject) -> Void)?

    /// A coder for one object.
    ///
    /// - Parameter fill: gives the object what its document says, once UIKit's classes have set it up.
    @MainActor
    package init(beginning: Beginning = Beginning(), fill: @escaping (AnyObject) -> Void) {
        content = beginning
        self.fill = fill
        super.init()
    }

    /// Gives an object what its document says, once.
    func hand(over object: AnyObject) {
        let fill = fill
        self.fill = nil
        fill?(object)
    }

    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeObject() -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeInt32(forKey key: String) -> Int32 { 0 }
    package override func decodeInt64(forKey key: String) -> Int64 { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
    package override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
    package override func decodeObject<Decoded: NSObject & NSCoding>(
        of cls: Decoded.Type, forKey key: String
    ) -> Decoded? { nil }
    package override func encode(_ object: Any?, forKey key: String) {}
}

extension NSCoder {
    /// What the coder says at an object's beginning; UIKit's usual values where it is no document's.
    var beginning: InterfaceCoder.Beginning { (self as? InterfaceCoder)?.content ?? InterfaceCoder.Beginning() }

    /// Gives an object what its document says.
    func complete(_ object: AnyObject) { (self as? InterfaceCoder)?.hand(over: object) }
}
