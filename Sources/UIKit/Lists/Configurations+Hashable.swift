// Configurations and their states are values that programs compare, and keep in sets.

extension UIListContentConfiguration.TextProperties: Hashable {
    /// Mixes in what tells most texts apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(color)
        hasher.combine(numberOfLines)
    }
}

extension UIListContentConfiguration.ImageProperties: Hashable {
    /// Mixes in what tells most pictures apart.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(tintColor)
        hasher.combine(cornerRadius)
        hasher.combine(maximumSize.width)
        hasher.combine(maximumSize.height)
    }
}

extension UIListContentConfiguration: Hashable {
    /// Whether both show the same in the same way.
    public nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
        MainActor.unchecked { lhs.contents == rhs.contents && lhs.lengths == rhs.lengths }
    }

    /// Mixes in what is shown.
    public nonisolated func hash(into hasher: inout Hasher) {
        MainActor.unchecked { hasher.combine(contents) }
    }

    private var contents: [AnyHashable] {
        [
            image, imageProperties, text, attributedText, textProperties, secondaryText, secondaryAttributedText,
            secondaryTextProperties, prefersSideBySideTextAndSecondaryText, axesPreservingSuperviewLayoutMargins,
        ]
    }

    private var lengths: [CGFloat] {
        let margins = directionalLayoutMargins
        return [
            ownMargins == nil ? 0 : 1, margins.top, margins.leading, margins.bottom, margins.trailing,
            imageToTextPadding, textToSecondaryTextHorizontalPadding, textToSecondaryTextVerticalPadding, alpha,
            leastHeight ?? -1,
        ]
    }
}

extension UIBackgroundConfiguration: Hashable {
    /// Whether both look alike.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.parts == rhs.parts && lhs.lengths == rhs.lengths
            && lhs.backgroundColorTransformer == rhs.backgroundColorTransformer
            && lhs.strokeColorTransformer == rhs.strokeColorTransformer
            && lhs.imageContentMode == rhs.imageContentMode && lhs.shadowProperties == rhs.shadowProperties
    }

    /// Mixes in colours and lengths.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(parts)
        hasher.combine(lengths)
    }

    private var parts: [AnyHashable] {
        [
            backgroundColor, strokeColor, image, visualEffect, customView,
            edgesAddingLayoutMarginsToBackgroundInsets.rawValue,
        ]
    }

    private var lengths: [CGFloat] {
        let insets = backgroundInsets
        return [
            cornerRadius, strokeWidth, strokeOutset, insets.top, insets.leading, insets.bottom, insets.trailing,
        ]
    }
}

extension UIShadowProperties: Hashable {
    /// Whether both shadows are alike.
    public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.color == rhs.color && lhs.path == rhs.path && lhs.opacity == rhs.opacity && lhs.radius == rhs.radius
            && lhs.offset == rhs.offset
    }

    /// Mixes in the colour and lengths.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(color)
        hasher.combine(opacity)
        hasher.combine(radius)
    }
}

extension UIViewConfigurationState: Hashable {
    /// Whether both states are alike.
    public nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
        MainActor.unchecked { lhs.parts == rhs.parts }
    }

    /// Mixes in all of the state.
    public nonisolated func hash(into hasher: inout Hasher) {
        MainActor.unchecked { hasher.combine(parts) }
    }

    private var parts: [AnyHashable] {
        [traitCollection, isDisabled, isHighlighted, isSelected, isFocused, custom]
    }
}

extension UICellConfigurationState: Hashable {
    /// Whether both states are alike.
    public nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
        MainActor.unchecked { lhs.parts == rhs.parts }
    }

    /// Mixes in all of the state.
    public nonisolated func hash(into hasher: inout Hasher) {
        MainActor.unchecked { hasher.combine(parts) }
    }

    private var parts: [AnyHashable] {
        [
            traitCollection, isDisabled, isHighlighted, isSelected, isFocused, isEditing, isExpanded, isSwiped,
            cellDragState, cellDropState, isReordering, custom,
        ]
    }
}
