import Foundation

// Properties that views keep and that no picture shows.

@MainActor
private final class KeptLook: NSObject {
    var animatesSymbol = false
    var range = UIImage.DynamicRange.unspecified
    static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    static func of(_ object: NSObject) -> KeptLook {
        if let found = objc_getAssociatedObject(object, key) as? KeptLook { return found }
        let made = KeptLook()
        objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
        return made
    }
}

extension UIImageView {
    /// How bright the picture may be.
    /// - Note: Kept without effect.
    public var preferredImageDynamicRange: UIImage.DynamicRange {
        get { KeptLook.of(self).range }
        set { KeptLook.of(self).range = newValue }
    }
    /// How bright the picture is: as any.
    public var imageDynamicRange: UIImage.DynamicRange { .standard }
}

extension UIButton {
    /// Whether a symbol that takes another's place moves.
    /// - Note: Kept without effect.
    public var isSymbolAnimationEnabled: Bool {
        get { KeptLook.of(self).animatesSymbol }
        set { KeptLook.of(self).animatesSymbol = newValue }
    }
}

extension UITouch {
    /// Names what a pencil says later of the touch: nothing comes.
    public var estimationUpdateIndex: NSNumber? { nil }
}

extension UIAction {
    /// An action that would read text from the camera into a field; it does nothing.
    public class func captureTextFromCamera(
        responder: any UIResponder & UIKeyInput, identifier: UIAction.Identifier?
    ) -> UIAction {
        UIAction(title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier) { _ in }
    }
}
