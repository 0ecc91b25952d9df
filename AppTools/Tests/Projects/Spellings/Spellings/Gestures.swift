import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognises a touch at once.
class TouchDownGestureRecognizer: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .recognized }
    }
}

final class VerticalPanGestureRecognizer: UIPanGestureRecognizer {
    private var isVertical = false

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
    }
}

/// An object of the storyboard that validates a field for its controller.
class FieldValidator: NSObject {
    @IBOutlet weak var field: UITextField!
    @IBInspectable var minimumLength: Int = 3
    private(set) var checks = 0

    var isValid: Bool { return (field.text ?? "").count >= minimumLength }

    @IBAction func check(_ sender: Any) { checks += 1 }
}
