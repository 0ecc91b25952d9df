import Testing
import UIKit

@testable import InterfaceBuilder

/// Which system a version of Interface Builder draws like.
@Suite("Metrics by the tools' version")
struct SystemMetricsByVersionTests {
    @Test(arguments: [
        (0, SystemMetrics.iOS10), (12121, .iOS10), (13122, .iOS11), (14113, .iOS11), (14313, .iOS12), (14490, .iOS12),
        (14810, .iOS13), (16097, .iOS13), (17156, .iOS14), (18122, .iOS14), (19529, .iOS18), (23727, .iOS18),
        (32700, .iOS18), (24506, .iOS26), (25094, .iOS26),
    ])
    func eachVersionDrawsLikeASystem(version: Int, metrics: SystemMetrics) {
        #expect(SystemMetrics(toolsVersion: version) == metrics)
    }

    /// A picker of 17147 has wheels; lines of fields are higher from 24506 on.
    @Test func theFirstXcodesOfAGenerationHaveNotAllOfIt() {
        #expect(SystemMetrics(toolsVersion: 17147).datePickerStyle == .wheels)
        #expect(SystemMetrics(toolsVersion: 17147).progressHeight == 4)
        #expect(SystemMetrics(toolsVersion: 24412).fieldLineGrowth == 0)
        #expect(SystemMetrics(toolsVersion: 24412).rowMargin == 15)
    }

    @Test(arguments: [
        (10116, UIContentSizeCategory.medium), (11762, .large), (17701, .large), (18122, .extraSmall),
        (19529, .extraSmall), (21507, .large), (21701, .large),
    ])
    func theCanvasHasATextSizeOfItsOwn(version: Int, category: UIContentSizeCategory) {
        #expect(UIContentSizeCategory(toolsVersion: version) == category)
    }
}
