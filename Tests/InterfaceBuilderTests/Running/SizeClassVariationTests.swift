import Testing
import UIKit

@testable import InterfaceBuilder

/// What a storyboard says for other size classes takes effect when the device is turned (Apple's documentation of adaptive
/// layout: "Interface Builder lets you customize … for a particular size class").
@MainActor
@Suite("Running: size classes")
struct SizeClassVariationTests {
    final class Player: UIViewController {
        var cover: UIView!, hint: UILabel!, titleLabel: UILabel!, buttons: UIStackView!, extra: UIButton!
        weak var top: NSLayoutConstraint!, side: NSLayoutConstraint!
        /// What the view's own method finds in place already.
        var axisWhenTold: NSLayoutConstraint.Axis?
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            axisWhenTold = buttons?.axis
        }
        static let members = MemberTable(properties: [
            .init("cover", \Player.cover), .init("hint", \Player.hint), .init("titleLabel", \Player.titleLabel),
            .init("buttons", \Player.buttons), .init("extra", \Player.extra), .init("top", \Player.top),
            .init("side", \Player.side),
        ])
    }

    private static let scene = """
        <viewController id="vc" customClass="Player" customModule="Music">
        <view key="view" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <view id="cover" translatesAutoresizingMaskIntoConstraints="NO"/>
        <label id="hint" text="Turn back" translatesAutoresizingMaskIntoConstraints="NO">
          </label>
        <label id="title" text="Title" translatesAutoresizingMaskIntoConstraints="NO">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="30"/>
          </variation></label>
        <stackView id="buttons" axis="vertical" spacing="10" translatesAutoresizingMaskIntoConstraints="NO">
          <subviews><button id="one" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="One"/></button>
          <button id="extra" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="Extra"/></button>
          <button id="three" translatesAutoresizingMaskIntoConstraints="NO"><state key="normal" title="Three"/></button>
          </subviews>
          <variation key="default"><mask key="subviews"><exclude reference="extra"/></mask></variation>
          <variation key="heightClass=compact" axis="horizontal" spacing="20">
            <mask key="subviews"><include reference="extra"/></mask></variation></stackView>
        </subviews>
        <constraints>
          <constraint firstItem="cover" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="top">
            <variation key="heightClass=compact" constant="8"/></constraint>
          <constraint firstItem="cover" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="40"
            id="lead"/>
          <constraint firstItem="cover" firstAttribute="trailing" secondItem="root" secondAttribute="trailing" constant="-40"
            id="wide"/>
          <constraint firstItem="cover" firstAttribute="width" constant="120" id="side"/>
          <constraint firstItem="cover" firstAttribute="height" constant="50" id="high"/>
          <constraint firstItem="hint" firstAttribute="top" secondItem="cover" secondAttribute="bottom" constant="5" id="h1"/>
          <constraint firstItem="hint" firstAttribute="leading" secondItem="cover" secondAttribute="leading" id="h2"/>
          <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" id="t1"/>
          <constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="t2"/>
          <constraint firstItem="buttons" firstAttribute="bottom" secondItem="root" secondAttribute="bottom" id="b1"/>
          <constraint firstItem="buttons" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="b2"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="hint"/></mask>
          <mask key="constraints"><exclude reference="side"/><exclude reference="h1"/><exclude reference="h2"/></mask>
        </variation>
        <variation key="heightClass=compact"><mask key="subviews"><include reference="hint"/></mask>
          <mask key="constraints"><include reference="side"/><include reference="h1"/><include reference="h2"/>
          <exclude reference="wide"/></mask></variation>
        </view>
        <connections><outlet property="cover" destination="cover" id="o1"/><outlet property="hint" destination="hint" id="o2"/>
        <outlet property="titleLabel" destination="title" id="o3"/><outlet property="buttons" destination="buttons" id="o4"/>
        <outlet property="extra" destination="extra" id="o5"/><outlet property="top" destination="top" id="o6"/>
        <outlet property="side" destination="side" id="o7"/></connections>
        </viewController>
        """

    /// The controller in a window on an `iphone-15` that is held upright.
    private func shown() throws -> (fixture: ProgramFixture, window: UIWindow, player: Player) {
        ClassRegistry.register(Player.self, as: "Player", in: "Music", members: Player.members)
        try UIDevice.current.simulate("iphone-15")
        let fixture = try ProgramFixture(["Main.storyboard": ProgramFixture.storyboard(initial: "vc", Self.scene)])
        let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        let player = try #require(made as? Player)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = player
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return (fixture, window, player)
    }

    private func turn(_ orientation: UIDeviceOrientation, _ window: UIWindow) {
        UIDevice.current.turn(to: orientation)
        window.layoutIfNeeded()
    }

    @Test func aViewThatIsNotInstalledExistsWithoutASuperview() throws {
        let (fixture, window, player) = try shown()
        #expect(player.hint.text == "Turn back" && player.hint.superview == nil)
        #expect(player.extra.superview == nil && player.buttons.arrangedSubviews.count == 2)
        #expect(player.side?.isActive == false && player.side.constant == 120)
        #expect(player.cover.frame == CGRect(x: 40, y: 100, width: 313, height: 50))
        withExtendedLifetime((fixture, window)) {}
    }

    @Test func turningTheDeviceInstallsWhatIsForItsSizeClasses() throws {
        let (fixture, window, player) = try shown()
        defer { turn(.portrait, window) }
        turn(.landscapeLeft, window)
        #expect(player.traitCollection.verticalSizeClass == .compact)
        #expect(player.cover.frame == CGRect(x: 40, y: 8, width: 120, height: 50))
        #expect(player.hint.superview === player.view)
        #expect(abs(player.hint.frame.minY - 63) < 1e-9)
        // It stands between its neighbours in the document.
        #expect(player.view.subviews.firstIndex(of: player.hint) == 1)
        #expect(player.buttons.arrangedSubviews.firstIndex(of: player.extra) == 1)
        #expect(player.buttons.axis == .horizontal && player.buttons.spacing == 20)
        #expect(player.axisWhenTold == .horizontal)
        #expect(player.titleLabel.font.pointSize == 30)
        withExtendedLifetime(fixture) {}
    }

    @Test func turningBackBringsTheFirstLayoutBack() throws {
        let (fixture, window, player) = try shown()
        func frames() -> [CGRect] { player.view.subviews.map(\.frame) + player.buttons.arrangedSubviews.map(\.frame) }
        let before = frames()
        for _ in 0..<2 {
            turn(.landscapeLeft, window)
            #expect(frames() != before)
            turn(.portrait, window)
            #expect(frames() == before)
        }
        #expect(player.hint.superview == nil && player.extra.superview == nil && player.side?.isActive == false)
        withExtendedLifetime(fixture) {}
    }

    @Test func whatCodeHasSetStays() throws {
        let (fixture, window, player) = try shown()
        defer { turn(.portrait, window) }
        player.titleLabel.text = "Goldberg Variations"
        player.titleLabel.textColor = .red
        player.cover.isHidden = true
        turn(.landscapeLeft, window)
        #expect(player.titleLabel.text == "Goldberg Variations" && player.titleLabel.textColor == .red)
        #expect(player.cover.isHidden)
        withExtendedLifetime(fixture) {}
    }

    @Test func aViewThatWasOnNoScreenWhileTheDeviceTurnedFollowsWhenItComesBack() throws {
        let (fixture, window, player) = try shown()
        defer { turn(.portrait, window) }
        window.rootViewController = UIViewController()
        turn(.landscapeLeft, window)
        window.rootViewController = player
        window.layoutIfNeeded()
        #expect(player.buttons.axis == .horizontal && player.hint.superview === player.view)
        withExtendedLifetime(fixture) {}
    }

    @Test func aViewThatCodeTakesAwayIsGone() throws {
        let (fixture, window, player) = try shown()
        defer { turn(.portrait, window) }
        weak let cover = player.cover
        player.cover.removeFromSuperview()
        player.cover = nil
        window.layoutIfNeeded()
        #expect(cover == nil)
        turn(.landscapeLeft, window)
        #expect(player.hint.superview === player.view, "the constraints to the other view are left out")
        withExtendedLifetime(fixture) {}
    }
}
