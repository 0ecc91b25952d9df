extension UISlider {
    /// How a slider looks, since iOS 26.
    public enum Style: Int, Sendable {
        /// With a knob.
        case `default` = 0
        /// Without a knob, as players show how far they are.
        case thumbless
    }

    /// What a slider's track has besides its two ends, since iOS 26. All places are shares of the track, from 0 to 1.
    public struct TrackConfiguration: Hashable {
        /// A mark on the track.
        public struct Tick: Hashable {
            /// Where the mark stands.
            public let position: Float
            /// What the mark says; it isn't drawn.
            /// - Note: Kept without effect.
            public var title: String?
            /// The picture of the mark; a dot is drawn.
            /// - Note: Kept without effect.
            public var image: UIImage?

            /// A mark at a place.
            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                (self.position, self.title, self.image) = (position, title, image)
            }
        }

        /// Whether the slider has the values of marks alone. Without marks it has any value.
        public var allowsTickValuesOnly: Bool
        /// Where the coloured part of the track begins.
        public var neutralValue: Float
        /// The places that the slider's value may have.
        public var enabledRange: ClosedRange<Float>
        /// The marks.
        public let ticks: [Tick]

        /// A track of some marks.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
            ticks: [Tick]
        ) {
            (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
            (self.enabledRange, self.ticks) = (enabledRange, ticks)
        }

        /// A track of so many marks, from end to end in equal distances.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
            numberOfTicks: Int
        ) {
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
                ticks: (0..<max(0, numberOfTicks)).map {
                    Tick(position: Float($0) / Float(max(1, numberOfTicks - 1)))
                })
        }

        /// The place nearest to another that a value may have.
        func allowed(_ place: Float) -> Float {
            func isEnabled(_ place: Float) -> Bool { enabledRange.contains(place) }
            let places = allowsTickValuesOnly ? ticks.map(\.position).filter(isEnabled) : []
            return places.min { abs($0 - place) < abs($1 - place) }
                ?? min(max(place, enabledRange.lowerBound), enabledRange.upperBound)
        }
    }
}
