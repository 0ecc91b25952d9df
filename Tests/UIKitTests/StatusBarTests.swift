import Testing

@testable import UIKit

/// Who decides about the status bar, and what follows.
@MainActor struct StatusBarTests {
    private final class Dark: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    private final class Bare: UIViewController {
        var isBare = true { didSet { setNeedsStatusBarAppearanceUpdate() } }
        override var prefersStatusBarHidden: Bool { isBare }
    }

    /// Shows a controller on a device.
    private func show(
        _ root: UIViewController, on device: String = "iphone-15", _ body: (UIWindow) throws -> Void
    ) throws {
        try onAnotherDevice {
            _ = try DeviceSettings(["ESPALIER_DEVICE": device], device: device).apply()
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = root
            window.makeKeyAndVisible()
            try body(window)
            window.isHidden = true
        }
    }

    @Test func theRootControllerDecides() throws {
        try show(Dark()) { #expect($0.statusBarStyle == .lightContent) }
        try show(UIViewController()) { window in
            #expect(window.statusBarStyle == .darkContent)
            window.overrideUserInterfaceStyle = .dark
            #expect(window.statusBarStyle == .lightContent)
        }
    }

    @Test func aNavigationBarDecidesWhereItIsSeen() throws {
        let stack = UINavigationController(rootViewController: Dark())
        try show(stack) { window in
            #expect(window.statusBarStyle == .darkContent)
            stack.navigationBar.barStyle = .black
            #expect(window.statusBarStyle == .lightContent)
            stack.navigationBar.barStyle = .default
            stack.setNavigationBarHidden(true, animated: false)
            #expect(window.statusBarStyle == .lightContent)
        }
    }

    @Test func aTabAndWhatCapturesTheBarDecide() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), Dark()]
        try show(tabs) { window in
            #expect(window.statusBarStyle == .darkContent)
            tabs.selectedIndex = 1
            #expect(window.statusBarStyle == .lightContent)
            let cover = UIViewController()
            cover.modalPresentationStyle = .overFullScreen
            tabs.present(cover, animated: false)
            #expect(window.statusBarStyle == .lightContent)
            cover.modalPresentationCapturesStatusBarAppearance = true
            #expect(window.statusBarStyle == .darkContent)
        }
    }

    @Test func aHiddenStatusBarTakesNoRoomOnPhonesWithAHomeButton() throws {
        let bare = Bare()
        try show(bare, on: "iphone-se") { window in
            #expect(bare.view.safeAreaInsets.top == 0 && window.isStatusBarHidden)
            #expect(UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarFrame == .zero)
            bare.isBare = false
            window.layoutIfNeeded()
            #expect(bare.view.safeAreaInsets.top == 20 && UIApplication.shared.statusBarFrame.height == 20)
        }
    }

    @Test func sensorsTakeTheirRoomWithoutAStatusBar() throws {
        try show(UINavigationController(rootViewController: Bare())) { window in
            #expect(window.isStatusBarHidden && window.safeAreaInsets.top == 59)
        }
    }

    @Test func aProgramDecidesForAllControllersWhereInfoPlistSaysSo() throws {
        let (interfaces, own) = (UIApplication.shared.interfaces, UIApplication.shared.ownStatusBar)
        defer { (UIApplication.shared.interfaces, UIApplication.shared.ownStatusBar) = (interfaces, own) }
        try show(Bare()) { window in
            UIApplication.shared.statusBarStyle = .lightContent
            #expect(window.statusBarStyle == .darkContent && window.isStatusBarHidden)
            UIApplication.shared.interfaces = PlainProgram(["UIViewControllerBasedStatusBarAppearance": false])
            #expect(window.statusBarStyle == .lightContent && !window.isStatusBarHidden)
        }
        let bar = ProgramStatusBar(information: [
            "UIStatusBarStyle": "UIStatusBarStyleLightContent", "UIStatusBarHidden": true,
        ])
        #expect(bar.style == .lightContent && bar.isHidden)
    }

    @Test func controllersThatNameEachOtherComeToAnEnd() throws {
        final class Circle: UIViewController {
            weak var other: UIViewController?
            override var childForStatusBarStyle: UIViewController? { other }
        }
        let (one, two) = (Circle(), Circle())
        (one.other, two.other) = (two, one)
        try show(one) { #expect($0.statusBarStyle == .darkContent) }
    }
}
