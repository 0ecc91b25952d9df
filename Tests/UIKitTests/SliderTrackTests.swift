import Testing

@testable import UIKit

/// Positions and values as measured on devices with iOS 26.1.
@MainActor
@Suite("Tracks of sliders")
struct SliderTrackTests {
    @Test func ticksStandInEqualDistances() {
        let six = UISlider.TrackConfiguration(numberOfTicks: 6)
        #expect(six.ticks.map(\.position) == [0, 0.2, 0.4, 0.6, 0.8, 1])
        #expect(six.allowsTickValuesOnly && six.neutralValue == 0 && six.enabledRange == 0...1)
        #expect(UISlider.TrackConfiguration(numberOfTicks: 1).ticks.map(\.position) == [0])
        #expect(UISlider.TrackConfiguration(numberOfTicks: -1).ticks.isEmpty)
    }

    @Test func aValueBecomesThatOfTheNearestTick() {
        let slider = UISlider()
        slider.maximumValue = 5
        slider.value = 2.7
        slider.trackConfiguration = .init(allowsTickValuesOnly: true, numberOfTicks: 6)
        #expect(slider.value == 3)
        for (given, kept) in [(0.4, 0), (0.6, 1), (2.49, 2), (2.51, 3), (5, 5)] as [(Float, Float)] {
            slider.value = given
            #expect(slider.value == kept)
        }
    }

    @Test func withoutTicksTheEnabledRangeDecides() {
        let slider = UISlider()
        slider.trackConfiguration = .init(neutralValue: 0.5, enabledRange: 0.25...0.75, ticks: [])
        for (given, kept) in [(0.1, 0.25), (0.3, 0.3), (1, 0.75)] as [(Float, Float)] {
            slider.value = given
            #expect(slider.value == kept)
        }
        slider.trackConfiguration = .init(allowsTickValuesOnly: false, numberOfTicks: 3)
        slider.value = 0.4
        #expect(slider.value == 0.4)
    }
}
