import UIKit

extension ViewKind {
    /// A switch.
    public static let `switch` = ViewKind("switch", content: SwitchContent.self) { UISwitch() }
}

/// What switches have.
public struct SwitchContent: ViewContent {
    /// Whether the switch is on.
    public var isOn = false
    /// The colour of the track while on.
    public var onColor: ColorDescription?
    /// The colour of the knob.
    public var thumbColor: ColorDescription?
    /// Shown beside a switch that looks like a checkbox.
    public var title: String?
}

extension SwitchContent: ElementContent {
    init(_ element: NodeReader) {
        isOn = element.bool("on") ?? false
        onColor = element.color(key: "onTintColor")
        thumbColor = element.color(key: "thumbTintColor")
        title = element.text("title")
    }

    func configure(_ control: UISwitch, resources: Resources) {
        control.isOn = isOn
        control.onTintColor = UIColor(onColor, resources: resources)
        control.thumbTintColor = UIColor(thumbColor, resources: resources)
        control.title = title
    }
}
