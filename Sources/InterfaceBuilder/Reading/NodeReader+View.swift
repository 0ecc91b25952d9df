import Foundation
import UIKit

/// What views of all kinds have in common.
extension NodeReader {
    /// Sets everything of a view that the element itself says; its place in the tree of views stays.
    func update(_ view: inout ViewNode) {
        view.id = string("id")
        view.customClass = customClass
        view.userLabel = string("userLabel")
        view.frame = rect(key: "frame") ?? frameOfEarlyXcode8
        view.autoresizingMask = autoresizingMask
        view.translatesAutoresizingMaskIntoConstraints = bool("translatesAutoresizingMaskIntoConstraints") ?? true
        view.isFixedFrame = bool("fixedFrame") ?? false
        view.isMisplaced = bool("misplaced") ?? false
        view.isAmbiguous = bool("ambiguous") ?? false
        view.ambiguityCheck = choice("verifyAmbiguity") ?? .always
        view.attributes = viewAttributes(keeping: view.attributes)
        view.content = view.kind.content(self)
    }

    private func viewAttributes(keeping old: ViewAttributes) -> ViewAttributes {
        var view = ViewAttributes()
        view.contentMode = choice("contentMode") ?? .scaleToFill
        view.isHidden = bool("hidden") ?? false
        view.alpha = number("alpha") ?? 1
        view.isOpaque = bool("opaque") ?? true
        view.clipsToBounds = bool("clipsSubviews") ?? false
        view.autoresizesSubviews = bool("autoresizesSubviews") ?? true
        view.isUserInteractionEnabled = bool("userInteractionEnabled") ?? true
        view.isEnabled = bool("enabled") ?? true
        view.tag = integer("tag") ?? 0
        view.backgroundColor = color(key: "backgroundColor")
        view.tintColor = color(key: "tintColor")

        view.horizontalHuggingPriority = priority("horizontalHuggingPriority") ?? 250
        view.verticalHuggingPriority = priority("verticalHuggingPriority") ?? 250
        view.horizontalCompressionResistancePriority = priority("horizontalCompressionResistancePriority") ?? 750
        view.verticalCompressionResistancePriority = priority("verticalCompressionResistancePriority") ?? 750
        view.placeholderIntrinsicWidth = placeholder("placeholderIntrinsicWidth") ?? placeholder("knownIntrinsicWidth")
        view.placeholderIntrinsicHeight =
            placeholder("placeholderIntrinsicHeight") ?? placeholder("knownIntrinsicHeight")
        view.designableIntrinsicWidth = old.designableIntrinsicWidth
        view.designableIntrinsicHeight = old.designableIntrinsicHeight

        view.margins = margins
        view.preservesSuperviewLayoutMargins = bool("preservesSuperviewLayoutMargins") ?? false
        view.insetsLayoutMarginsFromSafeArea = bool("insetsLayoutMarginsFromSafeArea") ?? true
        view.layoutMarginsFollowReadableWidth = bool("layoutMarginsFollowReadableWidth") ?? false
        view.semanticContentAttribute = choice("semanticContentAttribute") ?? .unspecified
        view.runtimeAttributes = runtimeAttributes
        let accessibility = child(key: "accessibilityConfiguration")
        view.accessibilityLabel = accessibility?.text("label")
        view.accessibilityHint = accessibility?.text("hint")
        view.accessibilityIdentifier = accessibility?.string("identifier")
        view.accessibilityTraits = accessibility?.child(key: "traits")?.accessibilityTraits
        view.isAccessibilityElement = accessibility?.child(key: "isElement")?.bool("value")
        view.isMultipleTouchEnabled = bool("multipleTouchEnabled") ?? false
        return view
    }

    /// What the `<accessibilityTraits>` element says.
    private var accessibilityTraits: UIAccessibilityTraits {
        flags([
            "button": .button, "link": .link, "image": .image, "selected": .selected, "staticText": .staticText,
            "summaryElement": .summaryElement, "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
            "searchField": .searchField, "adjustable": .adjustable, "header": .header, "keyboardKey": .keyboardKey,
            "playsSound": .playsSound, "startsMediaSession": .startsMediaSession,
            "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "tabBar": .tabBar,
        ])
    }

    /// The frame as the first versions of Xcode 8 wrote it: by the distances from the superview's edges, of which documents
    /// have the left and the upper one, absent for 0.
    private var frameOfEarlyXcode8: CGRect? {
        guard let child = child(key: "frameInset"), child.name == "frame", let width = child.number("width"),
            let height = child.number("height")
        else { return nil }
        return CGRect(x: child.number("minX") ?? 0, y: child.number("minY") ?? 0, width: width, height: height)
    }

    private func placeholder(_ attribute: String) -> Double? {
        string(attribute) == "infinite" ? .infinity : number(attribute)
    }
}
