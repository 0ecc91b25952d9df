import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// The containers in which scenes stand on a device.
@MainActor @Suite("Containers of scenes on devices") struct ContainerTests {
    private func instantiation(
        _ scenes: String, _ device: String = "iphone-15", isLandscape: Bool = false
    ) throws -> Instantiation {
        let device = try #require(Device.named(device))
        return Instantiation(
            of: try storyboard(scenes, device: "retina6_12"),
            in: CanvasEnvironment(device: device, isLandscape: isLandscape))
    }

    private func tree(_ id: String, in instantiation: Instantiation) throws -> ViewTree {
        try #require(instantiation.trees.first { instantiation.document.views[$0.node].id == "\(id)-view" })
    }

    private let navigation = scene(
        "N", kind: "navigationController",
        inside: "<navigationBar key=\"navigationBar\" id=\"bar\"/>",
        connections: segue("relationship", to: "A", relationship: "rootViewController"))

    @Test func whatIsPushedHasAWayBack() throws {
        let made = try instantiation(
            navigation
                + scene(
                    "A", inside: "<navigationItem key=\"navigationItem\" title=\"List\" id=\"i\"/>",
                    connections: segue("show", to: "B")) + scene("B"))
        let pushed = try #require(made.controllers[made.document.controller("B")])
        #expect(pushed.navigationController?.viewControllers.count == 2)
        #expect(pushed.navigationController?.navigationBar.backItem?.title == "List")
        // The document's own bar stands around the root, one like it around what is pushed.
        let root = try #require(made.controllers[made.document.controller("A")])
        #expect(root.navigationController?.navigationBar === made.view("bar"))
        #expect(made.frames.first { $0.view.id == "bar" }?.frame == CGRect(x: 0, y: 54, width: 393, height: 44))
    }

    /// Documentation of `showDetailViewController(_:sender:)`: a split view shows it in its secondary column, or pushes it
    /// where there is room for one column only; without a split view it is presented.
    @Test func detailsStandWhereTheSplitViewShowsThem() throws {
        let split = scene(
            "S", kind: "splitViewController",
            connections: segue("relationship", to: "N", relationship: "masterViewController"))
        let scenes = split + navigation + scene("A", connections: segue("showDetail", to: "D")) + scene("D")
        let wide = try instantiation(scenes, "ipad", isLandscape: true)
        #expect(try tree("D", in: wide).placement.frame == CGRect(x: 320.5, y: 0, width: 759.5, height: 810))
        #expect(try tree("A", in: wide).placement.frame == CGRect(x: 0, y: 0, width: 320, height: 810))
        let narrow = try instantiation(scenes)
        #expect(try tree("D", in: narrow).placement.safeArea == EdgeInsets(top: 98, bottom: 34))
        let detail = try #require(narrow.controllers[narrow.document.controller("D")])
        #expect(detail.navigationController?.viewControllers.count == 2)
        let alone = try instantiation(scene("A", connections: segue("showDetail", to: "D")) + scene("D"))
        #expect(try tree("D", in: alone).placement.sheet == CGRect(x: 0, y: 69, width: 393, height: 783))
    }

    /// Documentation of `show(_:sender:)`: a navigation controller around the sender pushes, also where a container view lies
    /// between, and whichever segue comes first in the document.
    @Test func whatIsShownInsideOfAStackIsPushed() throws {
        let container = """
            <subviews><containerView id="box"><rect key="frame" x="0" y="0" width="100" height="100"/>
            <connections>\(segue("embed", to: "E"))</connections></containerView></subviews>
            """
        let scenes =
            navigation + scene("A", view: container) + scene("E", connections: segue("show", to: "B")) + scene("B")
        let embedded = try instantiation(scenes)
        #expect(try tree("B", in: embedded).placement.sheet == nil)
        #expect(embedded.controllers[embedded.document.controller("B")]?.navigationController != nil)
        let twice =
            scene("X", connections: segue("show", to: "B")) + navigation
            + scene("A", connections: segue("show", to: "B")) + scene("B")
        let pushed = try instantiation(twice)
        #expect(try tree("B", in: pushed).placement.sheet == nil)
        #expect(pushed.controllers[pushed.document.controller("B")]?.navigationController != nil)
    }

    /// An embedded scene is as large as the view that shows it, whichever of the two comes first in the document, and is
    /// covered by what covers that.
    @Test func embeddedScenesStandInTheirContainerView() throws {
        let outer = scene(
            "A", frame: (0, 0, 393, 852),
            view: """
                <subviews><containerView contentMode="scaleToFill" id="c"><rect key="frame" x="0" y="652" width="393" \
                height="200"/><autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>
                <connections>\(segue("embed", to: "B"))</connections></containerView></subviews>
                """)
        for scenes in [outer + scene("B"), scene("B") + outer] {
            let made = try instantiation(scenes)
            let tree = try tree("B", in: made)
            #expect(tree.isEmbedded && tree.root.superview === made.view("c"))
            #expect(tree.placement.frame == CGRect(x: 0, y: 0, width: 393, height: 200))
            #expect(tree.placement.safeArea == EdgeInsets(bottom: 34))
            let parent = made.controllers[made.document.controller("A")]
            #expect(made.controllers[made.document.controller("B")]?.parent === parent)
        }
    }

    @Test func containerViewsThatShowEachOtherEndSomewhere() throws {
        func embedding(_ id: String, _ other: String) -> String {
            scene(
                id,
                view: """
                    <subviews><containerView id="\(id)-c"><rect key="frame" x="0" y="0" width="100" height="100"/>
                    <connections>\(segue("embed", to: other))</connections></containerView></subviews>
                    """)
        }
        let made = try instantiation(embedding("A", "B") + embedding("B", "A"))
        let embedded = [try tree("A", in: made), try tree("B", in: made)].map(\.isEmbedded)
        #expect(embedded == [true, false])
    }

    /// Bars that the document only pretends are there on devices, too.
    @Test func simulatedBarsGetContainers() throws {
        let made = try instantiation(
            scene(
                "A",
                inside: """
                    <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="YES"/>
                    <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
                    """))
        #expect(try tree("A", in: made).placement.safeArea == EdgeInsets(top: 128, bottom: 83))
        // And what it says there is none of isn't there.
        let bare = try instantiation(navigation + scene("A", inside: "<nil key=\"simulatedTopBarMetrics\"/>"))
        #expect(try tree("A", in: bare).placement.safeArea == EdgeInsets(top: 59, bottom: 34))
        #expect(try tree("A", in: bare).placement.bars?.navigationBar == nil)
    }

    /// The bar of a container whose scenes are in another document has its place all the same.
    @Test func barsStandWithoutScenes() throws {
        let tabs = scene("T", kind: "tabBarController", inside: "<tabBar key=\"tabBar\" id=\"tabs\"/>")
        let made = try instantiation(tabs)
        #expect(made.view("tabs")?.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    }

    /// A size set by hand holds for a scene that nothing of the document shows, and for no other.
    @Test func freeformScenesKeepTheirSizeUnlessTheyAreShown() throws {
        let freeform = scene(
            "A", inside: "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>",
            frame: (0, 0, 300, 1200))
        #expect(
            try tree("A", in: try instantiation(freeform)).placement.frame
                == CGRect(x: 0, y: 0, width: 300, height: 1200))
        #expect(
            try tree("A", in: try instantiation(navigation + freeform)).placement.frame
                == CGRect(x: 0, y: 0, width: 393, height: 852))
    }
}
