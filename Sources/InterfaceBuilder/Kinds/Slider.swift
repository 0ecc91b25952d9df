import UIKit

extension ViewKind {
    /// A slider.
    public static let slider = ViewKind("slider", content: SliderContent.self) { UISlider() }
}

/// What sliders have.
public struct SliderContent: ViewContent {
    /// Where the knob stands.
    public var value = 0.0
    /// The least value.
    public var minimum = 0.0
    /// The greatest value.
    public var maximum = 1.0
    /// The name of the picture before the track.
    public var minimumImage: String?
    /// The name of the picture after the track.
    public var maximumImage: String?
    /// The colour of the track up to the value.
    public var minimumTrackColor: ColorDescription?
    /// The colour of the track beyond the value.
    public var maximumTrackColor: ColorDescription?
    /// The colour of the knob.
    public var thumbColor: ColorDescription?
    /// Whether values are told while the knob is dragged.
    public var isContinuous = true
}

extension SliderContent: ElementContent {
    init(_ element: NodeReader) {
        value = element.number("value") ?? 0
        minimum = element.number("minValue") ?? element.number("minimumValue") ?? 0
        maximum = element.number("maxValue") ?? element.number("maximumValue") ?? 1
        isContinuous = element.bool("continuous") ?? true
        minimumImage = element.string("minimumValueImage")
        maximumImage = element.string("maximumValueImage")
        minimumTrackColor = element.color(key: "minimumTrackTintColor")
        maximumTrackColor = element.color(key: "maximumTrackTintColor")
        thumbColor = element.color(key: "thumbTintColor")
    }

    func configure(_ slider: UISlider, resources: Resources) {
        slider.minimumValue = Float(minimum)
        slider.maximumValue = Float(maximum)
        slider.value = Float(value)
        slider.isContinuous = isContinuous
        slider.minimumTrackTintColor = UIColor(minimumTrackColor, resources: resources)
        slider.maximumTrackTintColor = UIColor(maximumTrackColor, resources: resources)
        slider.thumbTintColor = UIColor(thumbColor, resources: resources)
        slider.minimumValueImage = UIImage(minimumImage, catalog: nil, resources: resources)
        slider.maximumValueImage = UIImage(maximumImage, catalog: nil, resources: resources)
    }
}
