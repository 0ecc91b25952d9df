import Testing

@testable import UIKit

/// What each generation of systems measures, written down from recorded frames and Apple's documentation.
@Suite("System metrics")
struct SystemMetricsTests {
    private static let all: [SystemMetrics] = [.iOS10, .iOS11, .iOS12, .iOS13, .iOS14, .iOS18, .iOS26]

    /// The values of one field from the oldest generation to the newest.
    private func column<Value>(_ field: KeyPath<SystemMetrics, Value>) -> [Value] {
        Self.all.map { $0[keyPath: field] }
    }

    @Test func anEnvironmentHasTheNewestSystemThatIsWellKnown() {
        #expect(LayoutEnvironment().metrics == .iOS18)
    }

    @Test func generationsDiffer() {
        #expect(Set(Self.all).count == Self.all.count)
    }

    @Test func iOS11AddsTheSafeAreaToMarginsAndMakesSearchBarsHigher() {
        #expect(column(\.safeAreaAddsToMargins) == [false, true, true, true, true, true, true])
        #expect(column(\.searchBarHeight) == [44, 56, 56, 56, 56, 56, 64])
        #expect(column(\.hasInlineTabs) == [false, true, true, true, true, true, true])
    }

    @Test func iOS12MakesNavigationBarsOfIPadsHigher() {
        #expect(column(\.navigationBarHeight) == [44, 44, 44, 44, 44, 44, 54])
        #expect(column(\.padNavigationBarHeight) == [44, 44, 50, 50, 50, 50, 54])
        #expect(column(\.toolbarHeight) == [44, 44, 44, 44, 44, 44, 48])
        #expect(column(\.padToolbarHeight) == [44, 44, 50, 50, 50, 50, 50])
        #expect(column(\.padTabBarHeight) == [49, 49, 50, 50, 50, 50, 50])
    }

    @Test func iOS13MakesControlsHigher() {
        #expect(column(\.roundedFieldHeight) == [30, 30, 30, 34, 34, 34, 34])
        #expect(column(\.stepperHeight) == [29, 29, 29, 32, 32, 32, 32])
        let (old, symbol) = (CGSize(width: 22, height: 22), CGSize(width: 25, height: 24))
        #expect(column(\.builtInImageSize) == [old, old, old, symbol, symbol, symbol, symbol])
        #expect(column(\.segmentHeight) == [28, 28, 28, 31, 31, 31, 31])
        #expect(column(\.segmentWeight) == [.regular, .regular, .regular, .medium, .medium, .medium, .medium])
        #expect(column(\.outlinesControls) == [true, true, true, false, false, false, false])
        #expect(column(\.avoidsLoneWords) == [false, false, false, true, true, true, true])
        #expect(column(\.fieldsFollowTextStyles) == [false, false, false, true, true, true, true])
    }

    @Test func aVersionBelongsToAGeneration() {
        let versions = [8, 10, 11, 12, 13, 14, 15, 18, 26].map(SystemMetrics.init(systemVersion:))
        #expect(versions == [.iOS10, .iOS10, .iOS11, .iOS12, .iOS13, .iOS14, .iOS18, .iOS18, .iOS26])
        #expect([-1, 7, 19, 25, 27].allSatisfy { SystemMetrics(systemVersion: $0) == nil })
    }

    @Test func sheetsAndTablesWithoutFillersAreOfTheirTime() {
        #expect(column(\.presentsSheets) == [false, false, false, true, true, true, true])
        #expect(column(\.fillsEmptyRows) == [true, true, true, true, true, false, false])
        #expect(column(\.plainHeaderPadding) == [0, 0, 0, 0, 0, 22, 22])
        #expect(column(\.datePickerStyle) == [.wheels, .wheels, .wheels, .wheels, .compact, .compact, .compact])
    }

    /// A program presents as the system does that the device runs.
    @MainActor @Test func beforeIOS13AControllerIsPresentedOnTheFullScreen() {
        let previous = UIDevice.current.systemMetrics
        defer { UIDevice.current.systemMetrics = previous }
        func isSheet(_ style: UIModalPresentationStyle, _ metrics: SystemMetrics) -> Bool {
            UIDevice.current.systemMetrics = metrics
            let controller = UIViewController()
            controller.modalPresentationStyle = style
            return controller.presentationController is UISheetPresentationController
        }
        #expect(!isSheet(.automatic, .iOS12) && !isSheet(.formSheet, .iOS12))
        #expect(isSheet(.automatic, .iOS13) && isSheet(.formSheet, .iOS13))
        #expect(!isSheet(.fullScreen, .iOS13))
    }

    @Test func iOS14HasOtherPagersPickersAndProgressBars() {
        #expect(column(\.progressHeight) == [2, 2, 2, 2, 4, 4, 4])
        #expect(column(\.pageControlHeight) == [37, 37, 37, 37, 27.5, 27.5, 27.5])
        #expect(column(\.pageDotDistance) == [16, 16, 16, 16, 17, 17, 17])
        #expect(column(\.pageDotPadding) == [-9, -9, -9, -9, 22, 22, 22])
        #expect(column(\.datePickerStyle) == [.wheels, .wheels, .wheels, .wheels, .compact, .compact, .compact])
    }

    @Test func iOS15ClearsBarsAndPadsHeadersOfPlainTables() {
        #expect(column(\.clearBars) == [.none, .none, .none, .large, .large, .all, .all])
        #expect(column(\.plainHeaderPadding) == [0, 0, 0, 0, 0, 22, 22])
    }

    @Test func iOS26HasHigherRowsAndSlidersAndWiderSwitches() {
        let old = CGSize(width: 51, height: 31)
        #expect(column(\.switchSize) == [old, old, old, old, old, old, CGSize(width: 63, height: 28)])
        #expect(column(\.rowMargin) == [11, 11, 11, 11, 11, 11, 15])
        #expect(column(\.leastFieldLine) == [0, 0, 0, 0, 0, 0, 22])
        #expect(column(\.sliderHeight) == [31, 31, 31, 31, 31, 31, 34])
        #expect(column(\.sliderInsets).map(\.left) == [2, 2, 2, 2, 2, 2, 0])
    }

    @Test func theFontWentOverToOpticalSizesFromLargeTextToSmall() {
        #expect(
            column(\.fontEra.text) == [
                .separateCuts, .lateSeparateCuts, .lateSeparateCuts, .lateSeparateCuts, .opticalSizes, .opticalSizes,
                .opticalSizes,
            ])
        #expect(
            column(\.fontEra.display) == [
                .separateCuts, .lateSeparateCuts, .lateSeparateCuts, .opticalSizes, .opticalSizes, .opticalSizes,
                .opticalSizes,
            ])
    }
}
