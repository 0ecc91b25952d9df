import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// A screen that a document describes stands as one that a program builds from the same controllers.
@MainActor @Suite("Containers of documents and programs") struct ContainerEqualityTests {
    /// How the content is shown.
    enum Surroundings: String, CaseIterable, Sendable {
        case plain, navigation, prompt, largeTitle, opaque, belowBars, toolbar, pushed, withoutTabBar
        case tab, opaqueTab, navigationInTab
        case primaryColumn, secondaryColumn, navigationInColumn, page
        case sheet, fullScreen, formSheet, navigationInSheet, largeTitleInSheet, navigationInFormSheet, popover
        case navigationInPopover
    }

    private static let devices = ["iphone-se", "iphone-15", "iphone-15-plus", "ipad", "ipad-pro-11"]

    @Test(arguments: Surroundings.allCases, [SystemMetrics.iOS11, .iOS18, .iOS26])
    func framesAreTheSame(surroundings: Surroundings, metrics: SystemMetrics) throws {
        let document = try storyboard(surroundings.scenes, device: "retina6_12")
        for name in Self.devices {
            for isLandscape in [false, true] {
                var environment = CanvasEnvironment(device: try #require(Device.named(name)), isLandscape: isLandscape)
                environment.metrics = metrics
                let program = Self.program(surroundings, environment)
                let made = try Self.frames(of: Instantiation(of: document, in: environment))
                #expect(made == program, "\(surroundings) on \(name), \(isLandscape ? "on its side" : "upright")")
                #expect(made["safe"]?.isEmpty == false)
            }
        }
    }

    /// Containers show what they are for: without this, two equal worlds could be equally empty.
    @Test func barsStandWhereDevicesHaveThem() throws {
        func frames(_ surroundings: Surroundings, _ device: String, isLandscape: Bool = false) throws -> [String:
            CGRect]
        {
            let device = try #require(Device.named(device))
            return Self.program(surroundings, CanvasEnvironment(device: device, isLandscape: isLandscape))
        }
        #expect(try frames(.navigation, "iphone-15")["navigationBar"] == CGRect(x: 0, y: 54, width: 393, height: 44))
        #expect(try frames(.navigation, "iphone-15")["safe"] == CGRect(x: 0, y: 98, width: 393, height: 720))
        #expect(try frames(.navigation, "iphone-13")["navigationBar"]?.minY == 47)
        #expect(try frames(.prompt, "iphone-15")["navigationBar"]?.height == 74)
        #expect(try frames(.largeTitle, "iphone-15")["navigationBar"]?.height == 96)
        #expect(try frames(.largeTitle, "ipad")["navigationBar"]?.height == 102)
        #expect(try frames(.largeTitle, "iphone-15", isLandscape: true)["navigationBar"]?.height == 32)
        #expect(try frames(.opaque, "iphone-se")["root"] == CGRect(x: 0, y: 64, width: 375, height: 603))
        #expect(try frames(.toolbar, "iphone-15")["toolbar"] == CGRect(x: 0, y: 774, width: 393, height: 44))
        #expect(try frames(.toolbar, "ipad-pro-11")["toolbar"]?.height == 45)
        #expect(try frames(.withoutTabBar, "iphone-15")["tabBar"] == nil)
        #expect(try frames(.navigationInTab, "iphone-15")["tabBar"] == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(try frames(.navigationInTab, "iphone-15", isLandscape: true)["tabBar"]?.height == 53)
        #expect(try frames(.navigationInTab, "iphone-15-plus", isLandscape: true)["tabBar"]?.height == 70)
        #expect(try frames(.primaryColumn, "ipad", isLandscape: true)["root"]?.width == 320)
        #expect(try frames(.secondaryColumn, "ipad", isLandscape: true)["root"]?.minX == 320.5)
        #expect(try frames(.navigationInColumn, "iphone-15")["navigationBar"]?.minY == 54)
        #expect(
            try frames(.navigationInSheet, "iphone-15")["navigationBar"] == CGRect(x: 0, y: 69, width: 393, height: 56))
        #expect(try frames(.formSheet, "ipad")["root"] == CGRect(x: 135, y: 230, width: 540, height: 620))
        #expect(try frames(.popover, "ipad")["root"]?.size == CGSize(width: 240, height: 180))
        #expect(try frames(.popover, "iphone-15")["root"] == CGRect(x: 0, y: 69, width: 393, height: 783))
    }

    // MARK: The document's world

    private static func frames(of instantiation: Instantiation) throws -> [String: CGRect] {
        let tree = try #require(instantiation.trees.first { instantiation.document.views[$0.node].id == "A-view" })
        let window = try #require(tree.window)
        // What the table of frames says of a controller's view is where it stands on the screen.
        #expect(tree.placement.frame == tree.root.convert(tree.root.bounds, to: window))
        return frames(in: window, root: tree.root)
    }

    // MARK: The program's world

    private static func program(_ surroundings: Surroundings, _ environment: CanvasEnvironment) -> [String: CGRect] {
        let window = UIWindow(frame: environment.window)
        window.setEnvironment(
            LayoutEnvironment(environment, contentSizeCategory: .large, appearance: nil),
            safeAreaInsets: UIEdgeInsets(
                top: environment.statusBarHeight, left: environment.sideInset, bottom: environment.homeInset,
                right: environment.sideInset))
        let content = Content()
        show(content, in: window, surroundings)
        window.layoutIfNeeded()
        return frames(in: window, root: content.view)
    }

    private static func show(_ content: Content, in window: UIWindow, _ surroundings: Surroundings) {
        let navigation = UINavigationController(), tabs = UITabBarController(), other = UIViewController()
        let split = UISplitViewController(style: .unspecified)
        switch surroundings {
        case .plain: window.rootViewController = content
        case .navigation, .prompt, .largeTitle, .opaque, .belowBars, .toolbar:
            content.navigationItem.prompt = surroundings == .prompt ? "Choose" : nil
            navigation.navigationBar.prefersLargeTitles = surroundings == .largeTitle
            navigation.navigationBar.isTranslucent = surroundings != .opaque
            if surroundings == .belowBars { content.edgesForExtendedLayout = [] }
            navigation.isToolbarHidden = surroundings != .toolbar
            navigation.viewControllers = [content]
            window.rootViewController = navigation
        case .pushed:
            navigation.viewControllers = [other, content]
            window.rootViewController = navigation
        case .withoutTabBar:
            content.hidesBottomBarWhenPushed = true
            navigation.viewControllers = [other, content]
            tabs.viewControllers = [navigation]
            window.rootViewController = tabs
        case .tab, .opaqueTab:
            tabs.tabBar.isTranslucent = surroundings == .tab
            tabs.viewControllers = [other, content]
            tabs.selectedIndex = 1
            window.rootViewController = tabs
        case .navigationInTab:
            navigation.viewControllers = [content]
            tabs.viewControllers = [navigation, other]
            window.rootViewController = tabs
        case .primaryColumn, .secondaryColumn, .navigationInColumn:
            navigation.viewControllers = [content]
            let isPrimary = surroundings == .primaryColumn
            let shown = surroundings == .navigationInColumn ? navigation : content
            let isCompact = window.traitCollection.horizontalSizeClass == .compact
            split.viewControllers = isCompact ? [shown] : isPrimary ? [shown, other] : [other, shown]
            if isPrimary, window.bounds.width < window.bounds.height { split.preferredDisplayMode = .oneOverSecondary }
            window.rootViewController = split
        case .page:
            let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([content], direction: .forward, animated: false)
            window.rootViewController = pages
        case .sheet: present(content, .automatic, in: window)
        case .fullScreen: present(content, .fullScreen, in: window)
        case .formSheet: present(content, .formSheet, in: window)
        case .popover:
            content.preferredContentSize = CGSize(width: 240, height: 180)
            present(content, .popover, in: window)
        case .navigationInSheet, .largeTitleInSheet, .navigationInFormSheet, .navigationInPopover:
            navigation.navigationBar.prefersLargeTitles = surroundings == .largeTitleInSheet
            navigation.viewControllers = [content]
            let style: UIModalPresentationStyle =
                switch surroundings {
                case .navigationInFormSheet: .formSheet
                case .navigationInPopover: .popover
                default: .automatic
                }
            present(navigation, style, in: window)
        }
    }

    private static func present(_ controller: UIViewController, _ style: UIModalPresentationStyle, in window: UIWindow)
    {
        let presenter = UIViewController()
        window.rootViewController = presenter
        window.loadRoot()
        controller.modalPresentationStyle = style
        if style == .popover, let popover = controller.popoverPresentationController {
            popover.sourceView = presenter.view
            popover.sourceRect = CGRect(x: window.bounds.midX, y: window.bounds.midY, width: 0, height: 0)
            popover.permittedArrowDirections = []
        }
        presenter.present(controller, animated: false)
    }

    /// The root, a view that keeps to its safe area, one that keeps to its margins, and all bars; in the window.
    private static func frames(in window: UIWindow, root: UIView) -> [String: CGRect] {
        var frames = ["root": root.convert(root.bounds, to: window)]
        for (name, view) in zip(["safe", "inset"], root.subviews) {
            frames[name] = view.convert(view.bounds, to: window)
        }
        var waiting: [UIView] = [window]
        while let view = waiting.popLast() {
            let name: String? =
                switch view {
                case is UINavigationBar: "navigationBar"
                case is UITabBar: "tabBar"
                case is UIToolbar: "toolbar"
                default: nil
                }
            if let name, !view.isHidden { frames[name] = view.convert(view.bounds, to: window) }
            waiting += view.subviews
        }
        return frames
    }

    private final class Content: UIViewController {
        override func loadView() {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
            root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            let safe = UIView(), inset = UIView()
            for view in [safe, inset] {
                view.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(view)
            }
            let guides = [(safe, root.safeAreaLayoutGuide), (inset, root.layoutMarginsGuide)]
            for (view, guide) in guides {
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    view.topAnchor.constraint(equalTo: guide.topAnchor),
                    view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                ])
            }
            view = root
        }
    }
}

extension ContainerEqualityTests.Surroundings {
    /// The document that shows the controller "A" this way.
    fileprivate var scenes: String {
        switch self {
        case .plain: content()
        case .navigation: navigation() + content()
        case .prompt: navigation() + content("<navigationItem key=\"navigationItem\" prompt=\"Choose\" id=\"i\"/>")
        case .largeTitle: navigation("largeTitles=\"YES\"") + content()
        case .opaque: navigation("translucent=\"NO\"") + content()
        case .belowBars: navigation() + content("<extendedEdge key=\"edgesForExtendedLayout\"/>")
        case .toolbar: navigation(attributes: "toolbarHidden=\"NO\"") + content()
        case .pushed: navigation(to: "B") + scene("B", connections: segue("show", to: "A")) + content()
        case .withoutTabBar:
            tabs("N") + navigation(to: "B") + scene("B", connections: segue("show", to: "A"))
                + content(attributes: "hidesBottomBarWhenPushed=\"YES\"")
        case .tab: tabs("B", "A") + scene("B") + content()
        case .opaqueTab: tabs("B", "A", bar: "translucent=\"NO\"") + scene("B") + content()
        case .navigationInTab: tabs("N", "B") + navigation() + scene("B") + content()
        case .primaryColumn: split(.masterViewController, "A") + content()
        case .secondaryColumn: split(.detailViewController, "A") + content()
        case .navigationInColumn: split(.detailViewController, "N") + navigation() + content()
        case .page:
            scene(
                "P", kind: "pageViewController",
                connections: segue("relationship", to: "A", relationship: "viewControllers")) + content()
        case .sheet: presenter("presentation", "A") + content()
        case .fullScreen: presenter("presentation", "A") + content(attributes: "modalPresentationStyle=\"fullScreen\"")
        case .formSheet: presenter("presentation", "A") + content(attributes: "modalPresentationStyle=\"formSheet\"")
        case .navigationInSheet: presenter("presentation", "N") + navigation() + content()
        case .largeTitleInSheet: presenter("modal", "N") + navigation("largeTitles=\"YES\"") + content()
        case .navigationInFormSheet:
            presenter("presentation", "N") + navigation(attributes: "modalPresentationStyle=\"formSheet\"") + content()
        case .popover:
            presenter("popoverPresentation", "A")
                + content("<value key=\"contentSizeForViewInPopover\" type=\"size\" width=\"240\" height=\"180\"/>")
        case .navigationInPopover: presenter("popoverPresentation", "N") + navigation() + content()
        }
    }

    private func content(_ inside: String = "", attributes: String = "") -> String {
        func pins(_ view: String, _ guide: String) -> String {
            ["leading", "trailing", "top", "bottom"].map { edge in
                """
                <constraint firstItem="\(view)" firstAttribute="\(edge)" secondItem="\(guide)" secondAttribute="\(edge)" \
                id="\(view)-\(edge)"/>
                """
            }.joined()
        }
        let views = ["safe", "inset"].map { id in
            """
            <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
            <rect key="frame" x="0" y="0" width="100" height="100"/></view>
            """
        }
        let margins = ["leading", "trailing", "top", "bottom"].map { edge in
            """
            <constraint firstItem="inset" firstAttribute="\(edge)" secondItem="A-view" \
            secondAttribute="\(edge)Margin" id="inset-\(edge)"/>
            """
        }
        return scene(
            "A", attributes: attributes, inside: inside, frame: (0, 0, 393, 852),
            view: "<subviews>\(views.joined())</subviews><viewLayoutGuide key=\"safeArea\" id=\"g\"/>"
                + "<constraints>\(pins("safe", "g"))\(margins.joined())</constraints>")
    }

    private func navigation(_ bar: String = "", attributes: String = "", to root: String = "A") -> String {
        scene(
            "N", kind: "navigationController", attributes: attributes,
            inside: """
                <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar" \(bar)>
                <rect key="frame" x="0" y="44" width="393" height="44"/></navigationBar>
                """,
            connections: segue("relationship", to: root, relationship: "rootViewController"))
    }

    private func tabs(_ children: String..., bar: String = "") -> String {
        scene(
            "T", kind: "tabBarController",
            inside: """
                <tabBar key="tabBar" contentMode="scaleToFill" id="tabs" \(bar)>
                <rect key="frame" x="0" y="0" width="393" height="49"/></tabBar>
                """,
            connections: children.map { segue("relationship", to: $0, relationship: "viewControllers") }.joined())
    }

    private func split(_ relationship: Segue.Relationship, _ child: String) -> String {
        scene(
            "S", kind: "splitViewController",
            connections: segue("relationship", to: child, relationship: relationship.rawValue))
    }

    private func presenter(_ kind: String, _ child: String) -> String {
        scene("P", connections: segue(kind, to: child))
    }
}
