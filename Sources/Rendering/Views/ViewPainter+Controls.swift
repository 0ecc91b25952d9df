internal import Foundation
internal import Typography
internal import UIKit

extension UISwitch: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension UISlider: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension UIStepper: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension UISegmentedControl: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension UIProgressView: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension UIActivityIndicatorView: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension UIPageControl: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension UIColorWell: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension UIPickerView: PaintedView {
    func paint(with painter: ViewPainter) { painter.draw(self) }
}

extension ViewPainter {
    func isRightToLeft(_ view: UIView) -> Bool {
        view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Draws a control, half transparent while it takes no touches.
    func dimmed(_ control: UIControl, _ body: () -> Void) {
        control.isEnabled ? body() : canvas.withOpacity(0.5, body)
    }

    func draw(_ view: UISwitch) {
        dimmed(view) {
            SwitchArt(
                isOn: view.isOn, onTint: color(view.onTintColor), thumbTint: color(view.thumbTintColor),
                isRightToLeft: isRightToLeft(view)
            ).draw(on: canvas, in: CGRect(origin: view.bounds.origin, size: naturalSize(of: view)), palette: palette)
        }
    }

    /// A switch and a stepper keep their own size whatever size layout gives them.
    private func naturalSize(of view: UIView) -> CGSize { view.sizeThatFits(view.bounds.size) }

    func draw(_ view: UISlider) {
        for (image, rect) in [
            (view.minimumValueImage, view.minimumValueImageRect(forBounds: view.bounds)),
            (view.maximumValueImage, view.maximumValueImageRect(forBounds: view.bounds)),
        ] {
            if let image { draw(image, in: rect, mode: .center, tint: palette.tint, asTemplate: true) }
        }
        let track = view.trackRect(forBounds: view.bounds)
        let art = SliderArt(
            track: track, knob: view.thumbRect(forBounds: view.bounds, trackRect: track, value: view.value),
            minimumTint: color(view.minimumTrackTintColor), maximumTint: color(view.maximumTrackTintColor),
            thumbTint: color(view.thumbTintColor), isRightToLeft: isRightToLeft(view),
            neutral: CGFloat(view.trackConfiguration?.neutralValue ?? 0),
            ticks: view.trackConfiguration?.ticks.map { CGFloat($0.position) } ?? [])
        let images = (view.minimumTrackImage(for: view.state), view.maximumTrackImage(for: view.state))
        dimmed(view) {
            art.drawTrack(on: canvas, palette: palette)
            for (image, part) in [(images.0, art.parts.minimum), (images.1, art.parts.maximum)] {
                guard let image else { continue }
                let height = image.size.height
                drawGround(
                    image, in: CGRect(x: part.minX, y: part.midY - height / 2, width: part.width, height: height))
            }
            if let image = view.currentThumbImage {
                draw(
                    image, in: art.knob, mode: .scaleToFill, tint: color(view.thumbTintColor) ?? palette.tint,
                    asTemplate: image.isSymbolImage)
            } else {
                art.drawKnob(on: canvas, palette: palette)
            }
        }
    }

    func draw(_ view: UIStepper) {
        let art = StepperArt(
            isOutlined: environment.metrics.outlinesControls,
            canDecrement: view.wraps || view.value > view.minimumValue,
            canIncrement: view.wraps || view.value < view.maximumValue)
        let rect = CGRect(origin: view.bounds.origin, size: naturalSize(of: view))
        func draw(_ image: UIImage, inHalf half: CGRect, isEnabled: Bool) {
            let ink = art.ink(palette, isEnabled: isEnabled)
            self.draw(image, in: half, mode: .center, tint: ink, asTemplate: true)
        }
        dimmed(view) {
            if let ground = view.backgroundImage(for: .normal) {
                drawGround(ground, in: rect)
            } else {
                art.drawPlate(on: canvas, in: rect, palette: palette)
            }
            let (left, right) = rect.divided(atDistance: rect.width / 2, from: .minXEdge)
            if let image = view.decrementImage(for: .normal) {
                draw(image, inHalf: left, isEnabled: art.canDecrement)
            } else {
                art.drawMinus(on: canvas, in: left, palette: palette)
            }
            if let image = view.incrementImage(for: .normal) {
                draw(image, inHalf: right, isEnabled: art.canIncrement)
            } else {
                art.drawPlus(on: canvas, in: right, palette: palette)
            }
        }
    }

    /// Draws a picture in place of a control's own ground; an empty one leaves it clear.
    private func drawGround(_ image: UIImage, in rect: CGRect) {
        guard image.size.width > 0, image.size.height > 0 else { return }
        draw(image, in: rect, mode: .scaleToFill, tint: palette.tint, asTemplate: false, isGround: true)
    }

    func draw(_ view: UISegmentedControl) {
        let bounds = view.bounds
        var widths = view.segmentWidths(in: bounds.width)
        guard !widths.isEmpty else { return }
        // Segments share what the hairlines between them leave over.
        let rest = (bounds.width - widths.reduce(0, +)) / CGFloat(widths.count)
        for index in widths.indices { widths[index] += rest }
        var x = bounds.minX
        var segments = widths.map { width in
            defer { x += width }
            return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
        }
        if isRightToLeft(view) {
            segments = segments.map {
                CGRect(x: bounds.minX + bounds.maxX - $0.maxX, y: $0.minY, width: $0.width, height: $0.height)
            }
        }
        let selected = view.isMomentary ? nil : view.selectedSegmentIndex
        let art = SegmentedControlArt(
            segments: segments, selected: selected, isOutlined: environment.metrics.outlinesControls,
            selectedTint: color(view.selectedSegmentTintColor), background: color(view.backgroundColor))
        dimmed(view) {
            if view.backgroundImage(for: .normal, barMetrics: .default) != nil {
                drawPictures(of: view, in: segments, selected: selected)
            } else {
                art.draw(on: canvas, in: bounds, palette: palette)
            }
            for (index, segment) in segments.enumerated() {
                drawSegment(index, of: view, in: segment, art: art, isSelected: index == selected)
            }
        }
    }

    /// Draws the pictures that a control has behind its segments and between them.
    private func drawPictures(of view: UISegmentedControl, in segments: [CGRect], selected: Int?) {
        func state(_ index: Int) -> UIControl.State { index == selected ? .selected : .normal }
        for (index, segment) in segments.enumerated() {
            view.backgroundImage(for: state(index), barMetrics: .default).map { drawGround($0, in: segment) }
        }
        for index in segments.indices.dropLast() {
            let (left, right) = isRightToLeft(view) ? (index + 1, index) : (index, index + 1)
            guard
                let image = view.dividerImage(
                    forLeftSegmentState: state(left), rightSegmentState: state(right), barMetrics: .default)
            else { continue }
            let edge = segments[right].minX
            drawGround(
                image,
                in: CGRect(
                    x: edge - image.size.width / 2, y: view.bounds.minY, width: image.size.width,
                    height: view.bounds.height))
        }
    }

    private func drawSegment(
        _ index: Int, of view: UISegmentedControl, in rect: CGRect, art: SegmentedControlArt, isSelected: Bool
    ) {
        let attributes = view.titleTextAttributes(for: isSelected ? .selected : .normal)
        var ink = art.ink(of: index, palette: palette)
        if let own = attributes?[.foregroundColor] as? UIColor { ink = color(own) }
        if !view.isEnabledForSegment(at: index) { ink = ink.faded(0.35) }
        let shift = view.contentOffsetForSegment(at: index)
        let rect = rect.offsetBy(dx: shift.width, dy: shift.height)
        if let image = view.imageForSegment(at: index) {
            draw(image, in: rect, mode: .center, tint: ink, asTemplate: true)
        } else if let title = view.titleForSegment(at: index) {
            var font = (attributes?[.font] as? UIFont ?? view.titleFont).typographic
            if !art.isOutlined, isSelected, font.weight == .regular { font.weight = .medium }
            canvas.draw(title, font: font, color: ink, in: rect.insetBy(dx: 4, dy: 0))
        }
    }

    func draw(_ view: UIProgressView) {
        let isRightToLeft = isRightToLeft(view)
        // Pictures stand in for the colours (documentation of `progressImage` and `trackImage`).
        if let track = view.trackImage {
            draw(track, in: view.bounds, mode: .scaleToFill, tint: palette.tint, asTemplate: false)
        }
        if let done = view.progressImage {
            var rect = view.bounds
            rect.size.width *= CGFloat(view.progress)
            if isRightToLeft { rect.origin.x = view.bounds.maxX - rect.width }
            if rect.width > 0 { draw(done, in: rect, mode: .scaleToFill, tint: palette.tint, asTemplate: false) }
        }
        ProgressArt.bar(
            CGFloat(view.progress), on: canvas, in: view.bounds,
            // The bar style has no track (documentation of `UIProgressView.Style.bar`).
            track: view.trackImage != nil
                ? .clear : color(view.trackTintColor) ?? (view.progressViewStyle == .bar ? .clear : nil),
            tint: view.progressImage != nil ? .clear : color(view.progressTintColor), isRightToLeft: isRightToLeft,
            palette: palette)
    }

    func draw(_ view: UIActivityIndicatorView) {
        let size = naturalSize(of: view)
        ProgressArt.spinner(
            on: canvas,
            in: CGRect(
                x: view.bounds.midX - size.width / 2, y: view.bounds.midY - size.height / 2, width: size.width,
                height: size.height), color: color(view.displayedColor))
    }

    func draw(_ view: UIPageControl) {
        if view.hidesForSinglePage, view.numberOfPages <= 1 { return }
        if view.backgroundStyle == .prominent {
            let size = view.size(forNumberOfPages: view.numberOfPages)
            let ground = CGRect(
                x: view.bounds.midX - size.width / 2, y: view.bounds.midY - size.height / 2, width: size.width,
                height: size.height)
            canvas.fill(.roundedRect(ground, radius: size.height / 2), color: palette.fill)
        }
        // White in either appearance: dots are made for pictures, and aren't seen on a white ground, as on devices.
        let tint = color(view.pageIndicatorTintColor) ?? Color.white.faded(0.3)
        let currentTint = color(view.currentPageIndicatorTintColor) ?? .white
        let isRightToLeft = isRightToLeft(view)
        let places = ProgressArt.pages(view.numberOfPages, in: view.bounds, isRightToLeft: isRightToLeft)
        for (page, middle) in places.enumerated() {
            let isCurrent = page == min(view.currentPage, places.count - 1)
            let progress = isCurrent ? view.progress.map { CGFloat(min(max($0.currentProgress, 0), 1)) } : nil
            let ink = isCurrent && progress == nil ? currentTint : tint
            if let image = view.shownIndicatorImage(forPage: page) {
                // Symbols are hardly larger than dots, as in pictures of iOS.
                let size = image.isSymbolImage ? CGSize(width: 11, height: 11) : image.size
                let box = CGRect(
                    x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
                draw(image, in: box, mode: .scaleAspectFit, tint: ink, asTemplate: true)
                continue
            }
            let dot = Path.circle(center: middle, radius: 3.5)
            canvas.fill(dot, color: ink)
            guard let progress else { continue }
            // The dot of the current page fills from its beginning as the page goes by.
            canvas.saved {
                let x = isRightToLeft ? middle.x + 3.5 - 7 * progress : middle.x - 3.5
                canvas.clip(to: .rect(CGRect(x: x, y: middle.y - 4, width: 7 * progress, height: 8)))
                canvas.fill(dot, color: currentTint)
            }
        }
    }

    func draw(_ view: UIColorWell) {
        PlaceholderArt.colorWell(color(view.selectedColor), on: canvas, in: view.bounds)
    }

    func draw(_ view: UIPickerView) {
        WheelArt.drawMark(view.mark, on: canvas, palette: palette)
        // Without a data source there is nothing to choose from: neutral rows show that it is a picker.
        guard view.dataSource == nil else { return }
        WheelArt(columns: [.init(share: 1, rows: (1...7).map { "Option \($0)" }, middle: 3)])
            .draw(on: canvas, in: view.bounds, palette: palette)
    }
}
