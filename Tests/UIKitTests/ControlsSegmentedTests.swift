import Testing

@testable import UIKit

/// Widths of free controls in recorded documents.
@MainActor
@Suite("Controls: segmented controls")
struct ControlsSegmentedTests {
    @Test(arguments: [
        (15400, ["First", "Second", "Third"], 197.0), (17506, ["Stops", "Barriers"], 137),
        (17156, ["Start", "Barrier"], 123), (17156, ["Roaming", "Local"], 147),
        (17506, ["Fastest", "Shortest"], 145), (17506, ["Facilities", "Barriers"], 147),
        (17506, ["Toner", "Terrain", "WaterColor"], 269), (23504, ["Image", "Color", "Blur", "Video"], 227),
        (23504, ["dynamic", "duplicate"], 153), (23504, ["broadcaster", "audience"], 189),
        (23504, ["layer1", "layer2", "layer3", "layer4"], 231),
    ])
    func segmentsAreAsWideAsTheWidestTitleNeeds(toolsVersion: Int, titles: [String], width: Double) {
        let control = host(UISegmentedControl(items: titles), toolsVersion: toolsVersion)

        // The font's widths are estimates: "Facilities" comes out a point too wide, twice.
        #expect(abs(control.intrinsicContentSize.width - CGFloat(width)) <= (titles.contains("Facilities") ? 2 : 0))
    }

    @Test func segmentsFillTheControl() {
        let control = host(UISegmentedControl(items: ["a", "b", "c"]))
        #expect(control.segmentWidths(in: 302) == [100, 100, 100])
        control.setWidth(50, forSegmentAt: 1)
        #expect(control.segmentWidths(in: 302) == [125, 50, 125])
        #expect(control.titleForSegment(at: 7) == nil)
    }
}
