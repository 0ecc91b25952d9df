import Foundation
package import Typography

extension UIButton.Configuration {
    /// Whether there is a title.
    var hasTitle: Bool { !(title ?? "").isEmpty || ownTitle.styled != nil }

    /// The insets with leading and trailing as left and right; the button mirrors them.
    var insetsToTheSides: UIEdgeInsets { contentInsets.resolved(in: .leftToRight) }

    /// Body text, subheadline in the smaller sizes; the transformer's font if it gives one.
    func titleFont(in environment: LayoutEnvironment) -> UIFont {
        titleTextAttributesTransformer.font(from: usualTitleFont(in: environment))
    }

    private func usualTitleFont(in environment: LayoutEnvironment) -> UIFont {
        let style: UIFont.TextStyle =
            switch buttonSize {
            case .medium, .large: .body
            case .small, .mini: .subheadline
            }
        // A single line of a configuration is as high as its font: 34.5 = 14 + 20.5, not 14 + 22.
        return .preferredFont(forTextStyle: style, category: environment.contentSizeCategory)
    }

    /// The title with attributes as labels take it, if it has any of its own or from its transformer.
    func styledTitle(in environment: LayoutEnvironment, fallback: String?) -> NSAttributedString? {
        titleTextAttributesTransformer.styled(
            ownTitle.styled, title ?? fallback, usualTitleFont(in: environment))
    }

    package func titleText(in environment: LayoutEnvironment, fallback: String?) -> AttributedText? {
        let font = titleFont(in: environment)
        if let styled = styledTitle(in: environment, fallback: fallback), styled.length > 0 {
            return styled.typographic(font: font, paragraph: ParagraphStyle(lineBreakMode: .wordWrapping))
        }
        guard let title = title ?? fallback, !title.isEmpty else { return nil }
        return AttributedText(title, font: font.typographic, paragraph: ParagraphStyle(lineBreakMode: .wordWrapping))
    }

    /// The words of the subtitle; nil where there is none.
    var shownSubtitle: String? { ownSubtitle.styled.map { String($0.characters) } ?? subtitle }

    /// Caption 1; the transformer's font if it gives one.
    func subtitleFont(in environment: LayoutEnvironment) -> UIFont {
        subtitleTextAttributesTransformer.font(from: usualSubtitleFont(in: environment))
    }

    private func usualSubtitleFont(in environment: LayoutEnvironment) -> UIFont {
        .preferredFont(forTextStyle: .caption1, category: environment.contentSizeCategory)
    }

    /// The subtitle with attributes as labels take it, if it has any of its own or from its transformer.
    func styledSubtitle(in environment: LayoutEnvironment) -> NSAttributedString? {
        subtitleTextAttributesTransformer.styled(ownSubtitle.styled, subtitle, usualSubtitleFont(in: environment))
    }

    func subtitleText(in environment: LayoutEnvironment) -> AttributedText? {
        let font = subtitleFont(in: environment)
        let paragraph = ParagraphStyle(lineBreakMode: .wordWrapping)
        if let styled = styledSubtitle(in: environment), styled.length > 0 {
            return styled.typographic(font: font, paragraph: paragraph)
        }
        guard let subtitle, !subtitle.isEmpty else { return nil }
        return AttributedText(subtitle, font: font.typographic, paragraph: paragraph)
    }

    /// The picture as it is shown: a symbol in its configuration.
    var shownImage: UIImage? {
        guard let image, image.isSymbolImage, let preferred = preferredSymbolConfigurationForImage else { return image }
        return image.withConfiguration(preferred.merging(image.symbolConfiguration))
    }

    /// The colour of title and picture in a button.
    @MainActor
    package func foregroundColor(for button: UIButton) -> UIColor {
        if !button.isEnabled { return .tertiaryLabel }
        if let baseForegroundColor { return baseForegroundColor }
        switch style {
        case .filled, .borderedProminent: return .white
        case .plain, .gray, .tinted, .borderless, .bordered, .borderedTinted: return button.roleColor
        }
    }

    /// The colour behind the content in a button; nil for none.
    @MainActor
    package func backgroundColor(for button: UIButton) -> UIColor? {
        if let color = background.backgroundColor { return color }
        switch style {
        case .plain where button.isSelected && automaticallyUpdateForSelection:
            // As iOS shows that a plain button is on, such as a checkbox.
            return (baseBackgroundColor ?? button.roleColor).withAlphaComponent(0.18)
        case .plain, .borderless: return baseBackgroundColor
        case .gray, .bordered: return baseBackgroundColor ?? .secondarySystemFill
        case .tinted, .borderedTinted: return (baseBackgroundColor ?? button.roleColor).withAlphaComponent(0.18)
        case .filled, .borderedProminent:
            return button.isEnabled ? baseBackgroundColor ?? button.roleColor : .tertiarySystemFill
        }
    }

    /// The radius of the background's corners for a button of the size, in points.
    package func cornerRadius(for size: CGSize) -> CGFloat {
        switch cornerStyle {
        case .fixed, .dynamic: background.cornerRadius
        case .small: 4
        case .medium: 6
        case .large: 9
        case .capsule: min(size.width, size.height) / 2
        }
    }
}

extension UIConfigurationTextAttributesTransformer? {
    /// The font that the transformer makes of the usual one.
    fileprivate func font(from usual: UIFont) -> UIFont {
        guard let self else { return usual }
        var attributes = AttributeContainer()
        attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = usual
        return self.transform(attributes)[AttributeScopes.UIKitAttributes.FontAttribute.self] ?? usual
    }

    /// A text with the attributes that the transformer makes of its own; without one a text that has attributes as it is.
    fileprivate func styled(_ text: AttributedString?, _ plain: String?, _ usual: UIFont) -> NSAttributedString? {
        guard let self else { return text.map { NSAttributedString.uiKit($0) } }
        guard var result = text ?? plain.map({ AttributedString($0) }) else { return nil }
        for (range, attributes) in result.runs.map({ ($0.range, $0.attributes) }) {
            var attributes = attributes
            if attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] == nil {
                attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] = usual
            }
            result[range].setAttributes(self.transform(attributes))
        }
        return NSAttributedString.uiKit(result)
    }
}

extension UIButton {
    /// The parts of a configured button, measured.
    private struct Parts {
        var image = CGSize.zero
        /// The height that the picture takes beside text.
        var imageRoom: CGFloat = 0
        var title = CGSize.zero
        var subtitle = CGSize.zero
        var isBeside = true
        var padding: CGFloat = 0
        var titlePadding: CGFloat = 0

        var text: CGSize {
            CGSize(
                width: max(title.width, subtitle.width),
                height: title.height + subtitle.height + titlePadding)
        }

        var size: CGSize {
            isBeside
                ? CGSize(width: image.width + padding + text.width, height: max(imageRoom, text.height))
                : CGSize(width: max(image.width, text.width), height: image.height + padding + text.height)
        }
    }

    func configuredSize(_ configuration: Configuration, wrapping width: CGFloat?) -> CGSize {
        let insets = configuration.insetsToTheSides
        let besides = insets.horizontal + indicatorRoom(configuration)
        let parts = parts(of: configuration, wrapping: width.map { max(0, $0 - besides) })
        return CGSize(width: parts.size.width + besides, height: parts.size.height + insets.vertical)
    }

    private func parts(of configuration: Configuration, wrapping width: CGFloat?) -> Parts {
        let environment = layoutEnvironment
        var parts = Parts()
        parts.isBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
        if configuration.showsActivityIndicator {
            parts.image = CGSize(width: 20, height: 20)
            parts.imageRoom = 20
        } else if let image = configuration.shownImage ?? currentImage {
            parts.image = image.size
            parts.imageRoom = imageRoom(image, configuration)
        }
        let title = configuration.titleText(in: environment, fallback: currentTitle)
        let subtitle = configuration.subtitleText(in: environment)
        if parts.image.width > 0, title != nil || subtitle != nil { parts.padding = configuration.imagePadding }
        if title != nil, subtitle != nil { parts.titlePadding = configuration.titlePadding }
        var room = width
        if parts.isBeside { room = width.map { max(0, $0 - parts.image.width - parts.padding) } }
        let isWrapping = configuration.titleLineBreakMode.wraps
        func measure(_ text: AttributedText) -> CGSize {
            environment.pixelSize(of: text, width: isWrapping ? room : nil, maximumLines: isWrapping ? 0 : 1)
        }
        parts.title = title.map(measure) ?? .zero
        parts.subtitle = subtitle.map(measure) ?? .zero
        return parts
    }

    /// A symbol beside text, or alone, takes the height of a line of text of its size in whole points, however high it is: buttons
    /// with nothing but a symbol are 34 points high at 17 points and 31 at 14 (3/3 in 3 documents of 3 projects).
    private func imageRoom(_ image: UIImage, _ configuration: Configuration) -> CGFloat {
        guard image.isSymbolImage else { return image.size.height }
        let font = configuration.titleFont(in: layoutEnvironment)
        let size = image.symbolConfiguration?.pointSize ?? font.pointSize
        return UIFont.systemFont(ofSize: size).lineHeight.rounded()
    }

    func configuredPlaces(_ configuration: Configuration, in whole: CGRect) -> ButtonPlaces {
        let content = contentBesideIndicator(configuration, in: whole)
        var parts = parts(of: configuration, wrapping: content.width)
        let textRoom = parts.isBeside ? max(0, content.width - parts.image.width - parts.padding) : content.width
        parts.title.width = min(parts.title.width, textRoom)
        parts.subtitle.width = min(parts.subtitle.width, textRoom)
        let size = parts.size
        // A picture without enough room stays in the middle.
        let isOverflowing = size.width > content.width && effectiveContentHorizontalAlignment == .center
        let x = isOverflowing ? content.midX - size.width / 2 : blockOrigin(size.width, in: content)
        let block = CGRect(
            x: layoutEnvironment.roundedToPixel(x), y: originDown(size.height, in: content), width: size.width,
            height: size.height)
        var places = ButtonPlaces()
        let text: CGRect
        if parts.isBeside {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let imageIsFirst = configuration.imagePlacement.contains(.trailing) == isMirrored
            let imageX = imageIsFirst ? block.minX : block.maxX - parts.image.width
            places.image = CGRect(
                x: imageX, y: block.midY - parts.image.height / 2, width: parts.image.width,
                height: parts.image.height)
            text = CGRect(
                x: imageIsFirst ? block.maxX - parts.text.width : block.minX,
                y: block.midY - parts.text.height / 2, width: parts.text.width, height: parts.text.height)
        } else {
            let imageIsFirst = configuration.imagePlacement.contains(.top)
            places.image = CGRect(
                x: block.midX - parts.image.width / 2,
                y: imageIsFirst ? block.minY : block.maxY - parts.image.height, width: parts.image.width,
                height: parts.image.height)
            text = CGRect(
                x: block.midX - parts.text.width / 2,
                y: imageIsFirst ? block.maxY - parts.text.height : block.minY, width: parts.text.width,
                height: parts.text.height)
        }
        places.title = line(parts.title, at: text.minY, in: text, configuration)
        places.subtitle = line(parts.subtitle, at: text.maxY - parts.subtitle.height, in: text, configuration)
        return places
    }

    /// Where the wheel turns that a configuration shows in place of its picture, in the button's coordinates; nil where it
    /// shows none (documentation of `showsActivityIndicator`).
    package var activityIndicatorFrame: CGRect? {
        guard let configuration, configuration.showsActivityIndicator else { return nil }
        return configuredPlaces(configuration, in: contentRect(forBounds: bounds)).image
    }

    private func line(_ size: CGSize, at y: CGFloat, in text: CGRect, _ configuration: Configuration) -> CGRect {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x: CGFloat
        switch configuration.titleAlignment {
        case .center: x = text.midX - size.width / 2
        case .automatic, .leading: x = isMirrored ? text.maxX - size.width : text.minX
        case .trailing: x = isMirrored ? text.minX : text.maxX - size.width
        }
        return CGRect(x: x, y: y, width: size.width, height: size.height)
    }
}
