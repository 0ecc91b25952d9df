import Foundation
internal import Typography

/// Where the parts of a button are, in its own coordinates.
struct ButtonPlaces {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
}

extension UIButton {
    /// Gives the labels and the picture what they show in the state.
    ///
    /// The button measures from its own properties, so nothing that changes in its parts here asks for a layout.
    func updateContents() {
        isUpdatingContents = true
        defer { isUpdatingContents = false }
        updateTitle()
        if let configuration, let subtitle = configuration.shownSubtitle, let label = subtitleLabel {
            let font = configuration.subtitleFont(in: layoutEnvironment)
            if label.unstyledFont != font { label.font = font }
            label.take(textColor: configuration.foregroundColor(for: self))
            label.textAlignment = configuration.titleAlignment.ofText
            if let styled = configuration.styledSubtitle(in: layoutEnvironment) {
                if label.explicitAttributedText != styled { label.show(nil, styled) }
            } else if label.text != subtitle || label.explicitAttributedText != nil {
                label.show(subtitle)
            }
        }
        let image = configuration?.showsActivityIndicator == true ? nil : configuration?.shownImage ?? currentImage
        if image != nil || pictureIfLoaded != nil {
            imageView?.image = image
            let isPale = palesImage
            let ink = isPale && buttonType != .custom ? currentTitleColor : roleColor
            imageView?.tintColor =
                configuration.map { $0.imageColor(from: $0.foregroundColor(for: self)) } ?? ink
            let isFaint = isPale && buttonType == .custom
            if isFaint != showsFaintImage {
                showsFaintImage = isFaint
                imageView?.alpha = isFaint ? 0.5 : 1
            }
        }
    }

    /// Whether the picture of ordinary buttons stands in for one that a disabled button would have. A system button's takes the
    /// colour of the disabled title; others are drawn lighter, by half, which is an estimate (documentation of
    /// `adjustsImageWhenDisabled`).
    private var palesImage: Bool {
        configuration == nil && adjustsImageWhenDisabled && state.contains(.disabled)
            && images[exactly: state] == nil && images[exactly: .disabled] == nil
    }

    private func updateTitle() {
        guard let label = titleLabel else { return }
        if let configuration {
            let font = configuration.titleFont(in: layoutEnvironment)
            if label.unstyledFont != font { label.font = font }
            let wraps = configuration.titleLineBreakMode.wraps
            if label.numberOfLines != (wraps ? 0 : 1) { label.numberOfLines = wraps ? 0 : 1 }
            // Lines beyond the room are cut as ever.
            let mode = wraps ? .byTruncatingMiddle : configuration.titleLineBreakMode
            if label.lineBreakMode != mode { label.lineBreakMode = mode }
            label.textAlignment = configuration.titleAlignment.ofText
        } else if label.numberOfLines != titleLines {
            label.numberOfLines = titleLines
        }
        label.take(textColor: configuration?.foregroundColor(for: self) ?? currentTitleColor)
        let styled = configuration.map { $0.styledTitle(in: layoutEnvironment, fallback: currentTitle) }
        if let attributed = styled ?? currentAttributedTitle {
            if label.explicitAttributedText != attributed { label.show(nil, attributed) }
        } else {
            let title = configuration?.title ?? currentTitle
            if label.text != title || label.explicitAttributedText != nil { label.show(title) }
        }
        label.shadowColor = currentTitleShadowColor
    }

    func place(_ places: ButtonPlaces) {
        titleLabel?.frame = places.title
        titleLabel?.isHidden = places.title.isEmpty
        subtitleIfLoaded?.isHidden = configuration?.shownSubtitle == nil
        if configuration?.shownSubtitle != nil { subtitleLabel?.frame = places.subtitle }
        pictureIfLoaded?.frame = places.image
    }

    /// Picture and title side by side, as UIKit places them without a configuration.
    func classicPlaces(in content: CGRect) -> ButtonPlaces {
        let environment = layoutEnvironment
        let image = currentImage?.size ?? .zero
        let titleRoom = room(content, inside: titleEdgeInsets)
        // One line may be shortened; several are wrapped beside the picture.
        let wrapping = titleLines == 1 ? nil : max(0, titleRoom.width - image.width)
        let text = titleText.map { environment.size(of: $0, width: wrapping, maximumLines: titleLines) } ?? .zero
        let title = CGSize(width: text.width.rounded(.up), height: text.height.rounded(.up))
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var places = ButtonPlaces()

        let imageRoom = room(content, inside: imageEdgeInsets)
        let imageWidth = min(image.width, imageRoom.width)
        let imageBlock = blockOrigin(imageWidth + title.width, in: imageRoom)
        let imageX = isMirrored ? imageBlock + max(0, min(title.width, imageRoom.width - imageWidth)) : imageBlock
        let imageHeight = min(image.height, imageRoom.height)
        if image.width > 0 {
            let fills = contentHorizontalAlignment == .fill
            places.image = CGRect(
                x: fills ? imageRoom.minX : imageX, y: originDown(imageHeight, in: imageRoom),
                width: fills ? imageRoom.width : imageWidth,
                height: contentVerticalAlignment == .fill ? imageRoom.height : imageHeight)
        }

        let titleWidth = min(title.width, max(0, titleRoom.width - imageWidth))
        let titleBlock = blockOrigin(imageWidth + titleWidth, in: titleRoom)
        let titleHeight = min(title.height, titleRoom.height)
        if title.width > 0 {
            places.title = CGRect(
                x: isMirrored ? titleBlock : titleBlock + imageWidth, y: originDown(titleHeight, in: titleRoom),
                width: titleWidth, height: titleHeight)
        }
        return places
    }

    private func room(_ content: CGRect, inside insets: UIEdgeInsets) -> CGRect {
        let rect = content.inset(by: insets)
        return CGRect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
    }

    /// Where a block of the width starts across the room.
    func blockOrigin(_ width: CGFloat, in room: CGRect) -> CGFloat {
        switch effectiveContentHorizontalAlignment {
        case .left, .leading, .fill: room.minX
        case .right, .trailing: max(room.minX, room.maxX - width)
        case .center: max(room.minX, layoutEnvironment.roundedToPixel(room.midX - width / 2))
        }
    }

    /// Where something of the height starts down the room.
    func originDown(_ height: CGFloat, in room: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top, .fill: room.minY
        case .bottom: room.maxY - height
        case .center: layoutEnvironment.roundedToPixel(room.midY - height / 2)
        }
    }
}

extension UIButton.Configuration {
    /// The colour of the picture, where the other contents have one.
    func imageColor(from foreground: UIColor) -> UIColor { imageColorTransformer?(foreground) ?? foreground }
}

extension UIButton.Configuration.TitleAlignment {
    /// How the lines of titles are set.
    fileprivate var ofText: NSTextAlignment {
        switch self {
        case .automatic, .leading: .natural
        case .center: .center
        case .trailing: .right
        }
    }
}

extension UILabel {
    /// Sets the colour where it is another one, so that an attributed text that is there already keeps its own.
    fileprivate func take(textColor: UIColor) {
        if unstyledTextColor != textColor { self.textColor = textColor }
    }
}
