import UIKit

/// Writes down what its view controller hears.
class LoggingController: UIViewController {
    static var log: [String] = []
    let name: String

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    private func note(_ what: String) { Self.log.append("\(name) \(what)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("loaded")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("will appear")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if !Self.log.contains("\(name) lays out") { note("lays out") }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("did appear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("will disappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("did disappear")
    }
}

@MainActor
func makeWindow(
    _ width: CGFloat = 390, _ height: CGFloat = 800, horizontal: UIUserInterfaceSizeClass = .compact,
    vertical: UIUserInterfaceSizeClass = .regular, idiom: UIUserInterfaceIdiom = .phone, root: UIViewController
) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.traitOverrides.horizontalSizeClass = horizontal
    window.traitOverrides.verticalSizeClass = vertical
    window.traitOverrides.userInterfaceIdiom = idiom
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
}

/// A window of an iPad in landscape.
@MainActor
func makePadWindow(root: UIViewController) -> UIWindow {
    makeWindow(1024, 768, horizontal: .regular, vertical: .regular, idiom: .pad, root: root)
}
