public import UIKit

extension ViewKind {
    /// A view that blurs what is behind it.
    public static let visualEffectView = ViewKind("visualEffectView", content: VisualEffectContent.self) {
        UIVisualEffectView(effect: nil)
    }
}

/// What effect views have.
public struct VisualEffectContent: ViewContent {
    /// How strong and of which shade the blur is; nil for none.
    public var blurStyle: UIBlurEffect.Style?
    /// Whether contents take on the colours of what lies behind.
    public var isVibrant = false
}

extension VisualEffectContent: ElementContent {
    init(_ element: NodeReader) {
        let vibrancy = element.child(named: "vibrancyEffect")
        isVibrant = vibrancy != nil
        guard let blur = (vibrancy ?? element).child(named: "blurEffect"), blur.string("style") != nil else { return }
        blurStyle = blur.choice("style") ?? .regular
    }

    func configure(_ view: UIVisualEffectView, resources: Resources) {
        guard let blurStyle else { return }
        let blur = UIBlurEffect(style: blurStyle)
        view.effect = isVibrant ? UIVibrancyEffect(blurEffect: blur) : blur
    }
}

extension UIBlurEffect.Style: DocumentWord {
    static let words: KeyValuePairs<String, Self> = [
        "extraLight": .extraLight, "light": .light, "dark": .dark, "extraDark": .extraDark, "regular": .regular,
        "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
        "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
        "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
        "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
        "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
        "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
        "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
        "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
        "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
}
