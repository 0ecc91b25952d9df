import UIKit

@objc(FadeSegue)
class FadeSegue: UIStoryboardSegue {
    override func perform() {
        let transition = CATransition()
        transition.type = .fade
        transition.duration = 0.25
        source.view.window?.layer.add(transition, forKey: kCATransition)
        source.present(destination, animated: false, completion: nil)
    }
}
