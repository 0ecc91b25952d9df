/// Shows the contents of a row and places them itself.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let picture = UIImageView()
    private var shown: UIListContentConfiguration

    /// A view of the texts and the image of a configuration.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        show()
    }

    public required init?(coder: NSCoder) { nil }

    /// What is shown, a `UIListContentConfiguration`; one of another kind is passed over.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let newValue = newValue as? UIListContentConfiguration else { return }
            shown = newValue
            show()
        }
    }

    private func show() {
        shown.textProperties.apply(to: label, shown.text, shown.attributedText)
        shown.secondaryTextProperties.apply(to: secondaryLabel, shown.secondaryText, shown.secondaryAttributedText)
        picture.image = shown.image
        let look = shown.imageProperties
        picture.preferredSymbolConfiguration = look.preferredSymbolConfiguration
        picture.contentMode = .scaleAspectFit
        picture.layer.cornerRadius = look.cornerRadius
        picture.clipsToBounds = look.cornerRadius > 0
        alpha = shown.alpha
        showColors()
        keep(label, textGuide, hasText: shown.text != nil || shown.attributedText != nil)
        keep(
            secondaryLabel, secondaryTextGuide,
            hasText: shown.secondaryText != nil || shown.secondaryAttributedText != nil)
        keep(picture, imageGuide, hasText: shown.image != nil)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    /// The picture's colours depend on the tint.
    private func showColors() {
        let look = shown.imageProperties
        let isOwn = look.tintColor != nil || look.tintColorTransformer != nil
        picture.tintColor = isOwn ? look.resolvedTintColor(for: tintColor) : nil
        picture.layer.borderWidth = look.strokeWidth
        picture.layer.borderColor = look.resolvedStrokeColor(for: tintColor).cgColor
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showColors()
    }

    private func keep(_ view: UIView, _ guide: UILayoutGuide, hasText: Bool) {
        guard hasText else { return view.removeFromSuperview() }
        let isNew = view.superview !== self
        addSubview(view)
        if isNew { tie(guide, to: view) }
    }

    // MARK: Guides

    private let (imageGuide, textGuide, secondaryTextGuide) = (UILayoutGuide(), UILayoutGuide(), UILayoutGuide())

    /// Where the picture is, for constraints; nil without a picture.
    open var imageLayoutGuide: UILayoutGuide? { guide(imageGuide, of: picture) }
    /// Where the first text is, for constraints; nil without one.
    open var textLayoutGuide: UILayoutGuide? { guide(textGuide, of: label) }
    /// Where the second text is, for constraints; nil without one.
    open var secondaryTextLayoutGuide: UILayoutGuide? { guide(secondaryTextGuide, of: secondaryLabel) }

    /// A guide at the place of a part that is shown, from when somebody asks for it.
    private func guide(_ guide: UILayoutGuide, of part: UIView) -> UILayoutGuide? {
        guard part.superview === self else { return nil }
        if guide.owningView == nil {
            addLayoutGuide(guide)
            tie(guide, to: part)
            // Asked for after a layout it has its place at once.
            if !flags.contains(.isLayingOut) { layoutIfNeeded() }
        }
        return guide
    }

    /// Parts that come back have lost the constraints to their guides.
    private func tie(_ guide: UILayoutGuide, to part: UIView) {
        guard guide.owningView === self else { return }
        NSLayoutConstraint.activate([
            guide.leftAnchor.constraint(equalTo: part.leftAnchor),
            guide.rightAnchor.constraint(equalTo: part.rightAnchor),
            guide.topAnchor.constraint(equalTo: part.topAnchor),
            guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
        ])
    }

    // MARK: Placing

    /// Where the parts of a row are in the reading direction, and how high the row is. Points.
    private struct Parts {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    /// The middle between the margins above and below, in a row of a height. Points.
    func textMiddle(height: CGFloat) -> CGFloat { (margins.top + height - margins.bottom) / 2 }

    private var margins: NSDirectionalEdgeInsets {
        let side = rowMargin
        var margins = shown.ownMargins ?? shown.usualMargins(side: side)
        guard let superview else { return margins }
        // What the row's own margin doesn't reach keeps this off its accessory.
        if shown.ownMargins == nil { margins.trailing = UITableViewCell.marginBesideAccessory }
        // Margins that the cell was given hold for the content, too (documentation of
        // `axesPreservingSuperviewLayoutMargins`). Those that cells have by themselves are the row's.
        let outer =
            superview.inputs.ownMargins == .standard
            ? NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
            : superview.directionalLayoutMargins
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let (left, right) = (frame.minX, superview.bounds.width - frame.maxX)
            margins.leading = max(margins.leading, outer.leading - max(0, isMirrored ? right : left))
            margins.trailing = max(margins.trailing, outer.trailing - max(0, isMirrored ? left : right))
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    private var pictureSize: CGSize {
        guard let image = picture.displayedImage, picture.superview === self else { return .zero }
        var size = image.size
        let most = shown.imageProperties.maximumSize
        let factor = min(
            most.width > 0 && size.width > 0 ? most.width / size.width : 1,
            most.height > 0 && size.height > 0 ? most.height / size.height : 1)
        if factor < 1 { size = CGSize(width: size.width * factor, height: size.height * factor) }
        return size
    }

    /// The room for a picture. That of symbols isn't documented; in it the circle of a symbol at large scale, 24.3 points wide,
    /// has the air around that it has in the cells of Apple's own lists, 28 points in all.
    private func column(of image: CGSize) -> CGSize {
        let reserved = shown.imageProperties.reservedLayoutSize
        let isLargest = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        func length(_ reserved: CGFloat, _ own: CGFloat, standard: CGFloat) -> CGFloat {
            if reserved > 0, reserved < 1e300 { return reserved }
            return reserved > 0 || shown.image?.isSymbolImage == true ? standard : own
        }
        guard image.width > 0, !isLargest else { return image }
        let standard = UIFontMetrics(forTextStyle: .body).scaledValue(for: 28, compatibleWith: traitCollection)
        return CGSize(
            width: length(reserved.width, image.width, standard: standard),
            height: reserved.height > 0 ? length(reserved.height, image.height, standard: standard) : image.height)
    }

    private func size(of label: UILabel, width: CGFloat) -> CGSize {
        guard label.superview === self else { return .zero }
        let size = label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude))
        return CGSize(width: min(size.width, max(0, width)), height: size.height)
    }

    private func parts(width: CGFloat, height: CGFloat?) -> Parts {
        let margins = margins
        var parts = Parts()
        let image = pictureSize
        let column = column(of: image)
        let start = margins.leading + (image.width > 0 ? column.width + shown.imageToTextPadding : 0)
        let room = max(0, width - start - margins.trailing)
        let gap = shown.textToSecondaryTextHorizontalPadding
        let (first, second) = (size(of: label, width: room), size(of: secondaryLabel, width: room))
        let isSideBySide =
            shown.prefersSideBySideTextAndSecondaryText && first.width + gap + second.width <= room + 0.001
        let below = first.height > 0 && second.height > 0 ? shown.textToSecondaryTextVerticalPadding : 0
        let textHeight = isSideBySide ? max(first.height, second.height) : first.height + below + second.height
        // A symbol's room may stand in the margins, as its row isn't higher than that of a text.
        let fits = shown.image?.isSymbolImage == true && image.height <= 28
        let pictureHeight = fits ? 0 : column.height + margins.top + margins.bottom
        parts.height = max(
            shown.leastHeight ?? layoutEnvironment.metrics.rowHeight, pictureHeight,
            textHeight + margins.top + margins.bottom)
        let whole = height ?? parts.height
        let middle = (margins.top + whole - margins.bottom) / 2
        parts.image = CGRect(
            x: margins.leading + (column.width - image.width) / 2, y: middle - image.height / 2, width: image.width,
            height: image.height)
        let top = middle - textHeight / 2
        if isSideBySide {
            parts.text = CGRect(
                x: start, y: middle - first.height / 2, width: first.width, height: first.height)
            parts.secondary = CGRect(
                x: start + room - second.width, y: middle - second.height / 2, width: second.width,
                height: second.height)
        } else {
            parts.text = CGRect(x: start, y: top, width: room, height: first.height)
            parts.secondary = CGRect(x: start, y: top + first.height + below, width: room, height: second.height)
        }
        return parts
    }

    /// How far the text stands from the leading side, in points.
    var textStart: CGFloat { parts(width: bounds.width, height: bounds.height).text.minX }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let parts = parts(width: bounds.width, height: bounds.height)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (view, frame) in [(picture as UIView, parts.image), (label, parts.text), (secondaryLabel, parts.secondary)]
        {
            var frame = frame
            if isMirrored { frame.origin.x = bounds.width - frame.maxX }
            frame.origin.x = layoutEnvironment.roundedToPixel(frame.minX)
            frame.origin.y = layoutEnvironment.roundedToPixel(frame.minY)
            view.frame = frame
        }
    }

    /// The height that the content needs at the width, at least 44 points in rows. The width is that of the texts in a line each,
    /// unless the target's is held more firmly than the texts resist and hug.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard horizontalFittingPriority < .defaultHigh else { return sizeThatFits(targetSize) }
        let own = ownWidth
        let isHugged = horizontalFittingPriority <= .defaultLow
        return sizeThatFits(CGSize(width: isHugged ? own : max(own, targetSize.width), height: targetSize.height))
    }

    /// The width that no text has to wrap in, in points.
    private var ownWidth: CGFloat {
        let (margins, column) = (margins, column(of: pictureSize))
        let start = margins.leading + (column.width > 0 ? column.width + shown.imageToTextPadding : 0)
        let (first, second) = (
            size(of: label, width: .greatestFiniteMagnitude).width,
            size(of: secondaryLabel, width: .greatestFiniteMagnitude).width
        )
        let isInOneLine = shown.prefersSideBySideTextAndSecondaryText && first > 0 && second > 0
        let texts = isInOneLine ? first + shown.textToSecondaryTextHorizontalPadding + second : max(first, second)
        return layoutEnvironment.roundedUpToPixel(start + texts + margins.trailing)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: parts(width: size.width, height: nil).height)
    }

    open override var intrinsicContentSize: CGSize {
        let width = bounds.width > 0 ? bounds.width : 320
        return CGSize(width: UIView.noIntrinsicMetric, height: parts(width: width, height: nil).height)
    }
}
