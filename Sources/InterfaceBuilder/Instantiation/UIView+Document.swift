import UIKit

extension UIView {
    /// Sets what views of all kinds have in common.
    func configure(_ attributes: ViewAttributes, resources: Resources) {
        contentMode = attributes.contentMode
        isHidden = attributes.isHidden
        alpha = attributes.alpha
        isOpaque = attributes.isOpaque
        clipsToBounds = attributes.clipsToBounds
        autoresizesSubviews = attributes.autoresizesSubviews
        isUserInteractionEnabled = attributes.isUserInteractionEnabled
        tag = attributes.tag
        // A table for which a document names no ground has that of its style.
        if attributes.backgroundColor != nil || !(self is UITableView) {
            backgroundColor = UIColor(attributes.backgroundColor, resources: resources)
        }
        if let tint = UIColor(attributes.tintColor, resources: resources) { tintColor = tint }
        accessibilityLabel = attributes.accessibilityLabel
        accessibilityIdentifier = attributes.accessibilityIdentifier
        if let hint = attributes.accessibilityHint { accessibilityHint = hint }
        if let traits = attributes.accessibilityTraits { accessibilityTraits = traits }
        if let isElement = attributes.isAccessibilityElement { isAccessibilityElement = isElement }
        isMultipleTouchEnabled = attributes.isMultipleTouchEnabled
        (self as? UIControl)?.isEnabled = attributes.isEnabled
        (self as? UILabel)?.isEnabled = attributes.isEnabled
        setContentPriorities(attributes)
        if let size = attributes.statedSize { statedSize.size = size }
        semanticContentAttribute = attributes.semanticContentAttribute
        for attribute in attributes.runtimeAttributes { set(attribute, resources: resources) }
    }

    private func setContentPriorities(_ attributes: ViewAttributes) {
        setContentHuggingPriority(UILayoutPriority(Float(attributes.horizontalHuggingPriority)), for: .horizontal)
        setContentHuggingPriority(UILayoutPriority(Float(attributes.verticalHuggingPriority)), for: .vertical)
        setContentCompressionResistancePriority(
            UILayoutPriority(Float(attributes.horizontalCompressionResistancePriority)), for: .horizontal)
        setContentCompressionResistancePriority(
            UILayoutPriority(Float(attributes.verticalCompressionResistancePriority)), for: .vertical)
    }

    /// Sets what authors most often set by key path: the look of the layer. None of it changes the layout.
    private func set(_ attribute: RuntimeAttribute, resources: Resources) {
        switch (attribute.keyPath, attribute.value) {
        case ("layer.cornerRadius", .number(let radius)), ("cornerRadius", .number(let radius)):
            layer.cornerRadius = radius
        case ("layer.borderWidth", .number(let width)), ("borderWidth", .number(let width)):
            layer.borderWidth = width
        case ("layer.masksToBounds", .boolean(let masks)), ("layer.maskToBounds", .boolean(let masks)):
            layer.masksToBounds = masks
        case ("borderColor", .color(let color)), ("layer.borderColor", .color(let color)):
            layer.borderColor = UIColor(color, resources: resources)?.cgColor
        default: break
        }
    }
}

extension ViewAttributes {
    /// A size to lay out with in place of the view's own; nil when the document states none.
    @MainActor fileprivate var statedSize: CGSize? {
        func length(_ placeholder: Double?, _ designable: Double?) -> CGFloat? {
            guard let placeholder else { return designable.map { CGFloat($0) } }
            return placeholder.isFinite ? CGFloat(placeholder) : UIView.noIntrinsicMetric
        }
        let width = length(placeholderIntrinsicWidth, designableIntrinsicWidth)
        let height = length(placeholderIntrinsicHeight, designableIntrinsicHeight)
        guard width != nil || height != nil else { return nil }
        return CGSize(width: width ?? .nan, height: height ?? .nan)
    }
}
