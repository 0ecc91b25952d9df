import Testing
import UIKit

@testable import InterfaceBuilder

/// What the objects of a document know of themselves before the first layout.
@MainActor
@Suite("Running: before the first layout")
struct AwakeningTests {
    final class Profile: UIViewController {
        private(set) var found: [String: Any] = [:]
        var picture: UIImageView!
        override func awakeFromNib() {
            super.awakeFromNib()
            found["split"] = splitViewController
            found["stack"] = navigationController
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            found["frame"] = picture.frame
            found["view"] = view.bounds.size
        }
    }
    final class Badge: UIView {
        private(set) var sizes: [CGSize] = []
        required init?(coder: NSCoder) {
            super.init(coder: coder)
            sizes.append(bounds.size)
        }
        override func awakeFromNib() {
            super.awakeFromNib()
            sizes.append(bounds.size)
        }
    }

    private func program() throws -> ProgramFixture {
        ClassRegistry.register(
            Profile.self, as: "AwakeProfile", in: "Sample",
            members: MemberTable(properties: [.init("picture", \Profile.picture)]))
        ClassRegistry.register(Badge.self, as: "AwakeBadge", in: "Sample")
        let root = ProgramFixture.root(
            """
            <imageView translatesAutoresizingMaskIntoConstraints="NO" id="picture">
            <rect key="frame" x="20" y="100" width="90" height="90"/></imageView>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="badge" customClass="AwakeBadge">
            <rect key="frame" x="200" y="100" width="44" height="24"/></view>
            """, id: "main")
        return try ProgramFixture([
            "Main.storyboard": ProgramFixture.storyboard(
                initial: "split",
                """
                <splitViewController id="split"><connections>
                <segue destination="stack" kind="relationship" relationship="masterViewController" id="r1"/>
                <segue destination="other" kind="relationship" relationship="detailViewController" id="r2"/>
                </connections></splitViewController>
                """,
                """
                <navigationController id="stack"><navigationBar key="navigationBar" id="bar"/><connections>
                <segue destination="profile" kind="relationship" relationship="rootViewController" id="r3"/>
                </connections></navigationController>
                """,
                """
                <viewController id="profile" customClass="AwakeProfile">
                \(root)
                <connections><outlet property="picture" destination="picture" id="o1"/></connections></viewController>
                """,
                "<viewController id=\"other\">\(ProgramFixture.root("", id: "otherView"))</viewController>")
        ])
    }

    /// "awakeFromNib": a controller that a storyboard puts into containers finds these around it.
    @Test func aControllerAwakesWithinItsContainers() throws {
        let fixture = try program()
        let split = try #require(
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UISplitViewController)
        let stack = try #require(split.viewControllers.first as? UINavigationController)
        let profile = try #require(stack.viewControllers.first as? Profile)
        #expect(profile.found["split"] as? UISplitViewController === split)
        #expect(profile.found["stack"] as? UINavigationController === stack)
        _ = fixture
    }

    /// Until the first layout frames are those that Interface Builder recorded, also of views that constraints hold.
    @Test func viewsHaveTheirRecordedFramesUntilTheFirstLayout() throws {
        let fixture = try program()
        let split = try #require(
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UISplitViewController)
        let stack = try #require(split.viewControllers.first as? UINavigationController)
        let profile = try #require(stack.viewControllers.first as? Profile)
        profile.loadViewIfNeeded()
        #expect(profile.found["frame"] as? CGRect == CGRect(x: 20, y: 100, width: 90, height: 90))
        #expect(profile.found["view"] as? CGSize == CGSize(width: 393, height: 852))
        let badge = try #require(profile.view.subviews.last as? Badge)
        #expect(badge.sizes == [CGSize(width: 44, height: 24), CGSize(width: 44, height: 24)])
        _ = fixture
    }
}
