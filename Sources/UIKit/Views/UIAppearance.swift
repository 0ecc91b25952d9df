/// Classes whose objects can be given a common look on Apple's systems, through a stand-in that records calls.
///
/// Swift without the Objective-C runtime can't record calls, nor make an object of a class known only at run time, so
/// there is no stand-in here; the protocol lets types be declared and checked. Looks have no effect on layout.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}

/// Objects that contain others, whose look a stand-in can be limited to.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
