import CounterKit
import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    @IBOutlet private var counter: CounterView!

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let controller = CounterController()
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = controller
        window?.makeKeyAndVisible()
        controller.button.sendActions(for: .touchUpInside)
        controller.counter.gestureRecognizers?.first?.simulate(.recognized)
        print("taps \(controller.taps), count \(controller.counter.count)")
        return true
    }
}

final class CounterController: UIViewController {
    let button = UIButton(type: .system)
    let counter = CounterView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(counter)
        button.addTarget(self, action: #selector(buttonTapped), for: .touchUpInside)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
    }

    @IBAction private func buttonTapped() { taps += 1 }
}
