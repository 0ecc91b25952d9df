import Testing
import UIKit

private final class FormController: UIViewController {
    let header = UIView(), body = UIView(), footer = UIView()
    var log: [String] = []
    private var constrained = false

    override func loadView() {
        log.append("loadView")
        view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("viewDidLoad")
        for part in [header, body, footer] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        view.setNeedsUpdateConstraints()
    }

    override func updateViewConstraints() {
        if !constrained {
            constrained = true
            log.append("updateViewConstraints")
            let safe = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                header.topAnchor.constraint(equalTo: safe.topAnchor),
                header.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
                header.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
                header.heightAnchor.constraint(equalToConstant: 44),
                body.topAnchor.constraint(equalTo: header.bottomAnchor),
                body.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                body.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
                footer.topAnchor.constraint(equalTo: body.bottomAnchor),
                footer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                footer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                footer.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
                footer.heightAnchor.constraint(equalTo: header.heightAnchor, multiplier: 0.5),
            ])
        }
        super.updateViewConstraints()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append("viewWillAppear")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log.append("viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        log.append("viewDidLayoutSubviews \(Int(body.frame.height))")
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log.append("viewDidAppear")
    }
}

@MainActor
@Suite("View controllers")
struct ViewControllerTests {
    @Test func theViewIsLoadedWhenItIsAskedFor() {
        let controller = FormController()
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        _ = controller.view
        _ = controller.view
        #expect(controller.isViewLoaded)
        #expect(controller.log == ["loadView", "viewDidLoad"])
    }

    @Test func aControllerAppearsInAWindow() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        let controller = FormController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.frame == window.bounds)
        #expect(controller.view.window === window)
        #expect(controller.view.next === controller)
        #expect(controller.header.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
        // Root views have margins of 16 points on narrow screens.
        #expect(controller.body.frame == CGRect(x: 16, y: 44, width: 268, height: 534))
        #expect(controller.footer.frame == CGRect(x: 0, y: 578, width: 300, height: 22))
        #expect(
            controller.log == [
                "loadView", "viewDidLoad", "viewWillAppear", "updateViewConstraints", "viewWillLayoutSubviews",
                "viewDidLayoutSubviews 534", "viewDidAppear",
            ])
        window.frame.size.height = 700
        window.layoutIfNeeded()
        #expect(controller.body.frame.height == 634)
    }

    @Test func additionalSafeAreaInsetsMoveTheSafeArea() {
        let controller = FormController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 30, left: 10, bottom: 5, right: 0)
        controller.view.layoutIfNeeded()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 30, left: 10, bottom: 5, right: 0))
        #expect(controller.header.frame == CGRect(x: 10, y: 30, width: 310, height: 44))
        #expect(controller.footer.frame.maxY == 475)
        // Margins are measured from the safe area (documentation of `insetsLayoutMarginsFromSafeArea`).
        #expect(controller.body.frame.minX == 26)
        #expect(controller.topLayoutGuide.length == 30)
        #expect(controller.bottomLayoutGuide.length == 5)
        controller.additionalSafeAreaInsets.top = 50
        controller.view.layoutIfNeeded()
        #expect(controller.header.frame.minY == 50)
        #expect(controller.topLayoutGuide.length == 50)
    }

    @Test func layoutSupportTakesPartInConstraints() {
        let controller = UIViewController(), box = UIView()
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        box.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(box)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        NSLayoutConstraint(
            item: box, attribute: .top, relatedBy: .equal, toItem: controller.topLayoutGuide, attribute: .bottom,
            multiplier: 1, constant: 4
        ).isActive = true
        box.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor).isActive = true
        controller.view.addConstraints(
            NSLayoutConstraint.constraints(withVisualFormat: "H:|[box]|", metrics: nil, views: ["box": box]))
        controller.view.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 0, y: 24, width: 200, height: 166))
    }

    @Test func childrenStandInContainers() {
        let parent = UIViewController(), child = FormController(), box = UIView()
        parent.view.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
        box.translatesAutoresizingMaskIntoConstraints = false
        parent.view.addSubview(box)
        parent.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(child.view)
        child.didMove(toParent: parent)
        var constraints = [
            box.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 100),
            box.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
            box.widthAnchor.constraint(equalTo: parent.view.widthAnchor, multiplier: 0.5),
            box.heightAnchor.constraint(equalToConstant: 100),
        ]
        constraints += [
            child.view.topAnchor.constraint(equalTo: box.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            child.view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
            child.view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        ]
        NSLayoutConstraint.activate(constraints)
        parent.view.layoutIfNeeded()
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        #expect(child.header.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
        #expect(parent.children == [child])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(parent.children.isEmpty)
        #expect(child.parent == nil)
        #expect(child.view.superview == nil)
    }

    @Test func controllersAreReleased() {
        weak var controller: FormController?
        do {
            let form = FormController()
            form.view.layoutIfNeeded()
            controller = form
        }
        #expect(controller == nil)
    }
}
