import Testing
import UIKit

/// UIKit takes these numbers without an exception, whatever they are. None stops the process, and none leaves a trace once
/// the property has its former value again.
@MainActor
@Suite("Odd numbers of views")
struct OddControlTests {
    @Test func geometry() {
        for isConstrained in [true, false] {
            func view() -> UIView { UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 40)) }
            setOdd(view, \.frame, \.bounds, \.center, \.transform, \.transform3D) {
                OddScreen($0, isConstrained: isConstrained).use()
            }
            let traces = tracesOfOddNumbers(
                isConstrained: isConstrained, view, \.alpha, \.tag, \.layoutMargins, \.directionalLayoutMargins,
                \.contentScaleFactor, \.accessibilityFrame, \.transform, \.transform3D)
            #expect(traces.isEmpty)
        }
    }

    @Test func layers() {
        func view() -> UIView { UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 40)) }
        setOdd(
            view, \.layer.frame, \.layer.bounds, \.layer.position, \.layer.anchorPoint, \.layer.transform,
            \.layer.cornerRadius, \.layer.borderWidth, \.layer.opacity, \.layer.shadowOpacity,
            \.layer.shadowOffset, \.layer.shadowRadius, \.layer.zPosition, \.layer.contentsScale,
            \.layer.contentsRect, \.layer.rasterizationScale, \.layer.beginTime, \.layer.duration, \.layer.speed,
            \.layer.timeOffset, \.layer.repeatCount, \.layer.repeatDuration
        ) { view in
            OddScreen(view, isConstrained: false).use()
            UIView.animate(withDuration: 0.3, delay: 0) { view.center.x += 5 }
            AnimationClock.current.advance(by: 0.1)
            _ = view.layer.presentation()?.frame
            AnimationClock.current.advance(by: 1)
        }
        func drawn(_ layer: CALayer) {
            let view = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 40))
            view.layer.addSublayer(layer)
            OddScreen(view).use()
            _ = (layer.frame, layer.presentation()?.bounds, layer.contains(.zero))
        }
        setOdd(
            CAShapeLayer.init, \.lineWidth, \.strokeStart, \.strokeEnd, \.lineDashPattern, \.lineDashPhase,
            \.miterLimit, \.frame, \.bounds, use: drawn)
        setOdd(CAGradientLayer.init, \.startPoint, \.endPoint, \.locations, use: drawn)
        setOdd(CATextLayer.init, \.fontSize, use: drawn)
        setOdd(
            CAReplicatorLayer.init, \.instanceCount, \.instanceDelay, \.instanceAlphaOffset, \.instanceTransform,
            use: drawn)
    }

    @Test func texts() {
        func label() -> UILabel {
            let label = UILabel()
            label.text = "Some text that wraps\n\nand more"
            label.numberOfLines = 0
            label.adjustsFontSizeToFitWidth = true
            return label
        }
        // A text that is set as far as the view is high, which is as high as the text that is set, depends on itself.
        func textView(tracksHeight: Bool = false) -> UITextView {
            let view = UITextView()
            view.isScrollEnabled = false
            view.text = "Some text that wraps\n\nand more"
            view.textContainer.heightTracksTextView = tracksHeight
            return view
        }
        func field() -> UITextField {
            let field = UITextField()
            (field.text, field.placeholder, field.borderStyle) = ("Text", "Placeholder", .roundedRect)
            field.adjustsFontSizeToFitWidth = true
            return field
        }
        let traces =
            tracesOfOddNumbers(
                label, \.numberOfLines, \.preferredMaxLayoutWidth, \.minimumScaleFactor, \.shadowOffset)
            + tracesOfOddNumbers(field, \.minimumFontSize)
            + tracesOfOddNumbers(
                { textView() }, \.textContainerInset, \.textContainer.lineFragmentPadding, \.textContainer.size,
                \.textContainer.maximumNumberOfLines, \.contentSize, \.contentInset)
        #expect(traces.isEmpty)
        setOdd(
            { textView(tracksHeight: true) }, \.textContainerInset, \.textContainer.size, \.frame,
            \.textContainer.maximumNumberOfLines
        ) { OddScreen($0).use() }
    }

    @Test func attributesOfTexts() {
        func shown(_ style: NSMutableParagraphStyle) {
            let label = UILabel()
            label.numberOfLines = 0
            label.attributedText = NSAttributedString(
                string: "Some text that wraps\n\nand more", attributes: [.paragraphStyle: style])
            OddScreen(label).use()
            _ = label.attributedText?.boundingRect(
                with: CGSize(width: 50, height: 50), options: .usesLineFragmentOrigin, context: nil)
        }
        setOdd(
            NSMutableParagraphStyle.init, \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore,
            \.minimumLineHeight, \.maximumLineHeight, \.lineHeightMultiple, \.firstLineHeadIndent, \.headIndent,
            \.tailIndent, \.hyphenationFactor, use: shown)
        forEachOddNumber { (number: Double) in
            let label = UILabel()
            let attachment = NSTextAttachment(), context = NSStringDrawingContext()
            attachment.bounds = CGRect(odd: number)
            context.minimumScaleFactor = number
            let text = NSMutableAttributedString(
                string: "Text", attributes: [.kern: number, .baselineOffset: number])
            text.append(NSAttributedString(attachment: attachment))
            label.attributedText = text
            for font in [
                UIFont.systemFont(ofSize: number), .systemFont(ofSize: 9, weight: UIFont.Weight(rawValue: number)),
                .monospacedDigitSystemFont(ofSize: number, weight: .bold), .italicSystemFont(ofSize: number),
                .preferredFont(forTextStyle: .body).withSize(number),
                UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 12), maximumPointSize: number),
                UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: number)),
                UIFont(descriptor: UIFont.systemFont(ofSize: 9).fontDescriptor, size: number),
            ] {
                label.font = font
                _ = (font.lineHeight, font.ascender, font.capHeight, font.description)
                OddScreen(label).use()
                label.text = "Text"
                OddScreen(label).use()
            }
            _ = UIFontMetrics.default.scaledValue(for: number)
            _ = text.boundingRect(
                with: CGSize(odd: number), options: .usesLineFragmentOrigin, context: context)
            _ = ("Text" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: number)])
            _ = label.textRect(forBounds: CGRect(odd: number), limitedToNumberOfLines: Int(odd: number))
        }
    }

    @Test func controls() {
        func button() -> UIButton {
            let button = UIButton(type: .system)
            button.setTitle("Title", for: .normal)
            button.setImage(UIImage(systemName: "star"), for: .normal)
            return button
        }
        func configured() -> UIButton {
            var configuration = UIButton.Configuration.filled()
            (configuration.title, configuration.subtitle) = ("Title", "More")
            configuration.image = UIImage(systemName: "star")
            return UIButton(configuration: configuration)
        }
        func segments() -> UISegmentedControl { UISegmentedControl(items: ["One", "Two"]) }
        func pages() -> UIPageControl {
            let pages = UIPageControl()
            pages.numberOfPages = 3
            return pages
        }
        func search() -> UISearchBar {
            let bar = UISearchBar()
            bar.scopeButtonTitles = ["One", "Two"]
            bar.showsScopeBar = true
            return bar
        }
        var traces = tracesOfOddNumbers(UISlider.init, \.minimumValue, \.maximumValue, \.value)
        traces += tracesOfOddNumbers(UIProgressView.init, \.progress)
        traces += tracesOfOddNumbers(UIStepper.init, \.minimumValue, \.maximumValue, \.value, \.stepValue)
        traces += tracesOfOddNumbers(button, \.contentEdgeInsets, \.titleEdgeInsets, \.imageEdgeInsets)
        traces += tracesOfOddNumbers(
            configured, \.configuration!.contentInsets, \.configuration!.imagePadding,
            \.configuration!.titlePadding, \.configuration!.background.cornerRadius,
            \.configuration!.background.strokeWidth, \.configuration!.background.strokeOutset,
            \.configuration!.background.backgroundInsets)
        traces += tracesOfOddNumbers(segments, \.selectedSegmentIndex)
        traces += tracesOfOddNumbers(search, \.selectedScopeButtonIndex)
        traces += tracesOfOddNumbers(UIDatePicker.init, \.countDownDuration, \.minuteInterval)
        traces += tracesOfOddNumbers(UIImageView.init, \.animationDuration, \.animationRepeatCount)
        traces += tracesOfOddNumbers(pages, \.currentPage, \.numberOfPages)
        traces += tracesOfOddNumbers(UITabBar.init, \.itemWidth, \.itemSpacing)
        #expect(traces.isEmpty)
        forEachOddNumber { (number: Double) in
            let (picker, control, image, slider) = (UIPickerView(), segments(), UIImageView(), UISlider())
            let (step, place) = (number, Int(odd: number))
            picker.selectRow(place, inComponent: place, animated: false)
            _ = picker.selectedRow(inComponent: place)
            control.insertSegment(withTitle: "c", at: place, animated: false)
            control.setWidth(step, forSegmentAt: 0)
            control.setContentOffset(CGSize(odd: step), forSegmentAt: 0)
            image.image = UIImage(
                systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: step))
            slider.setValue(Float(step), animated: true)
            let dates = UIDatePicker()
            dates.minimumDate = Date(timeIntervalSince1970: step)
            dates.maximumDate = Date(timeIntervalSince1970: -step)
            dates.date = Date(timeIntervalSince1970: step)
            #expect(!dates.date.timeIntervalSinceReferenceDate.isNaN)
            let (storage, layout) = (NSTextStorage(string: "ab\n\ncd"), NSLayoutManager())
            storage.addLayoutManager(layout)
            layout.addTextContainer(NSTextContainer(size: CGSize(odd: step)))
            _ = layout.glyphIndex(for: CGPoint(odd: step), in: layout.textContainers[0])
            for view in [picker, control, image, slider] as [UIView] { OddScreen(view).use() }
            control.removeSegment(at: place, animated: false)
        }
    }

    @Test func stackViews() {
        for distribution in 0...4 {
            func stack() -> UIStackView {
                let stack = UIStackView(arrangedSubviews: [UILabel(), UISwitch(), UIView()])
                stack.distribution = UIStackView.Distribution(rawValue: distribution) ?? .fill
                stack.isLayoutMarginsRelativeArrangement = true
                return stack
            }
            let traces = tracesOfOddNumbers(
                stack, \.spacing, \.layoutMargins, \.arrangedSubviews[0].alpha, \.arrangedSubviews[0].layoutMargins)
            #expect(traces.isEmpty)
            forEachOddNumber { (number: Double) in
                let stack = stack()
                OddScreen(stack).use()
                stack.setCustomSpacing(number, after: stack.arrangedSubviews[0])
                OddScreen(stack).use()
            }
        }
    }

    @Test func priorities() {
        forEachOddNumber { (number: Double) in
            let label = UILabel(), priority = UILayoutPriority(Float(number))
            label.text = "Text"
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                label.setContentHuggingPriority(priority, for: axis)
                label.setContentCompressionResistancePriority(priority, for: axis)
            }
            OddScreen(label).use()
            _ = label.systemLayoutSizeFitting(
                CGSize(odd: number), withHorizontalFittingPriority: priority, verticalFittingPriority: priority)
            _ = (label.sizeThatFits(CGSize(odd: number)), label.point(inside: CGPoint(odd: number), with: nil))
            _ = (label.hitTest(CGPoint(odd: number), with: nil), label.viewWithTag(Int(odd: number)))
            _ = (label.alignmentRect(forFrame: CGRect(odd: number)), label.frame(forAlignmentRect: CGRect(odd: number)))
            label.superview?.insertSubview(UIView(frame: CGRect(odd: number)), at: Int(odd: number))
        }
    }
}
