import Testing
import UIKit

@testable import InterfaceBuilder

/// What each version of Interface Builder does on its canvas, written down from recorded frames.
@Suite("Rules of the canvas by version")
struct CanvasRulesTests {
    /// One version of each Xcode that differs: 6, 6.3, 7, 8, 9, 10.2, 11, 11.4, 12, 13, 14.0, 14.3, 16, 15 and 26.
    private static let versions = [
        6254, 7706, 9531, 11762, 13196, 14490, 15505, 16097, 17701, 19529, 21225, 22155, 23504, 32700, 24765,
    ]

    private func column<Value>(_ field: KeyPath<CanvasRules, Value>) -> [Value] {
        Self.versions.map { CanvasRules(toolsVersion: $0)[keyPath: field] }
    }

    @Test(arguments: [
        (0, SystemMetrics.iOS10), (12121, .iOS10), (13122, .iOS11), (14113, .iOS11), (14313, .iOS12), (14490, .iOS12),
        (15505, .iOS13), (16097, .iOS13), (17156, .iOS14), (18122, .iOS14), (19529, .iOS18), (23727, .iOS18),
        (32700, .iOS18), (24506, .iOS26), (25094, .iOS26),
    ])
    func eachVersionDrawsLikeASystem(version: Int, metrics: SystemMetrics) {
        var drawn = metrics
        if (17000..<20500).contains(version) { drawn.datePickerStyle = .wheels }
        #expect(CanvasRules(toolsVersion: version).system == drawn)
    }

    /// Pickers of 17147 and 19162 have wheels; fields of the font Body are 22 points high from 15000 on, lines of all fields
    /// from 24506 on.
    @Test func theFirstXcodesOfAGenerationHaveNotAllOfIt() {
        for version in [17147, 19162] {
            #expect(CanvasRules(toolsVersion: version).system.datePickerStyle == .wheels)
            #expect(CanvasRules(toolsVersion: version).system.progressHeight == 4)
        }
        #expect(CanvasRules(toolsVersion: 22155).system.datePickerStyle == .compact)
        #expect(!CanvasRules(toolsVersion: 14854).system.fieldsFollowTextStyles)
        #expect(CanvasRules(toolsVersion: 24412).system.leastFieldLine == 0)
        #expect(CanvasRules(toolsVersion: 24412).system.rowMargin == 15)
    }

    @Test(arguments: [
        (10116, UIContentSizeCategory.medium), (11762, .large), (17701, .large), (18122, .extraSmall),
        (19529, .extraSmall), (21507, .large), (21701, .large),
    ])
    func theCanvasHasATextSizeOfItsOwn(version: Int, category: UIContentSizeCategory) {
        #expect(CanvasRules(toolsVersion: version).contentSizeCategory == category)
    }

    @Test func theScreenIsDrawnByVersion() {
        #expect(column(\.scaleWithoutDevice) == [1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2])
        #expect(CanvasRules(toolsVersion: 8191).scaleWithoutDevice == 2)
        #expect(column(\.statusBarHeight) == [20, 20, 20, 20, 20, 20, 0, 0, 0, 0, 0, 20, 20, 20, 20])
        let own = Double.infinity
        #expect(CanvasRules(toolsVersion: 21507).statusBarHeight == 0)
        #expect(CanvasRules(toolsVersion: 21179).tallestHousing == 44)
        #expect(CanvasRules(toolsVersion: 23727).coversTwice)
        #expect(column(\.tallestHousing) == [44, 44, 44, 44, 44, 44, 44, 44, 44, 44, own, own, own, own, own])
        #expect(column(\.coversTwice).map { $0 ? 1 : 0 } == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
        #expect(column(\.padIndicator).map { $0 ?? 0 } == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50])
        #expect(column(\.flatTabBar).map { $0 ?? 0 } == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31])
    }

    @Test func scenesAndViewsOfXibsAreShownByVersion() {
        #expect(column(\.showsSheets).map { $0 ? 1 : 0 } == [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1])
        #expect(column(\.guidesReachIndicator).map { $0 ? 1 : 0 } == [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0, 0, 0, 0])
        let (none, all) = (Double.infinity, -Double.infinity)
        #expect(
            column(\.leastCoveredHeight) == [
                400, 400, 400, 400, 400, 400, none, none, none, none, all, all, all, all, all,
            ])
    }

    @Test func viewsHaveSizesOfTheCanvas() {
        #expect(column(\.centerOffset) == [0.49, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        #expect(column(\.sliderHeightInBars).map { $0 ?? 0 } == [0, 0, 0, 0, 0, 0, 0, 0, 33, 33, 0, 0, 0, 0, 0])
        #expect(
            column(\.toolbarHeightAboveIndicator).map { $0 ?? 0 } == [0, 0, 0, 0, 0, 0, 0, 0, 49, 49, 0, 0, 0, 0, 0])
        #expect(column(\.shrinkingLinesAreWhole).map { $0 ? 1 : 0 } == [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1])
        #expect(!CanvasRules(toolsVersion: 14854).shrinkingLinesAreWhole)
        #expect(CanvasRules(toolsVersion: 14868).shrinkingLinesAreWhole)
    }

    @Test func rowsHaveMarginsOfTheCanvas() {
        #expect(column(\.recordsContentViews).map { $0 ? 1 : 0 } == [0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
        #expect(column(\.rowsKeepToTable).map { $0 ? 1 : 0 } == [0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
        #expect(column(\.separatorTakesMargin).map { $0 ? 1 : 0 } == [1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
        #expect(column(\.looseRowMargin).map { $0 ?? 0 } == [0, 0, 0, 0, 0, 0, 15, 15, 0, 0, 0, 0, 0, 0, 0])
    }

    @Test func devicesHaveTheRulesOfTheNewestSystemThatIsWellKnown() {
        #expect(CanvasRules.ofDevices.system == .iOS18)
        #expect(CanvasRules.ofDevices.contentSizeCategory == .large)
    }

    /// Switches and the margins of rows are larger in iOS 26.
    @MainActor @Test func aDeviceMayRunAnotherSystem() throws {
        let document = try xib(
            """
            <view id="r"><subviews><switch id="s" translatesAutoresizingMaskIntoConstraints="NO"/></subviews></view>
            """)
        var environment = CanvasEnvironment(device: try #require(Device.named("iphone-15")))
        let usual = Instantiation(of: document, in: environment)
        #expect(usual.view("s")?.sizeThatFits(.zero).width == 51)
        environment.metrics = .iOS26
        let newest = Instantiation(of: document, in: environment)
        #expect(newest.view("s")?.sizeThatFits(.zero).width == 63)
    }
}
