import UIKit

extension UITextField {
    func configure(_ content: TextFieldContent, resources: Resources) {
        font = UIFont(content.text.font) ?? .systemFont(ofSize: 17)
        textColor = UIColor(content.text.color, resources: resources) ?? .label
        textAlignment = NSTextAlignment(named: content.text.alignment)
        adjustsFontForContentSizeCategory = content.text.followsContentSizeCategory
        isSecureTextEntry = content.isSecure
        minimumFontSize = content.minimumFontSize
        contentVerticalAlignment = ContentVerticalAlignment(named: content.contentVerticalAlignment)
        borderStyle =
            switch content.borderStyle {
            case "roundedRect": .roundedRect
            case "line": .line
            case "bezel": .bezel
            default: .none
            }
        clearButtonMode =
            switch content.clearButtonMode {
            case "always": .always
            case "whileEditing": .whileEditing
            case "unlessEditing": .unlessEditing
            default: .never
            }
        placeholder = content.placeholder
        if let text = content.attributedPlaceholder {
            attributedPlaceholder = .make(text, resources: resources)
        }
        if let text = content.text.attributedText {
            attributedText = .make(text, resources: resources)
        } else {
            text = content.text.text
        }
    }
}

extension UITextView {
    func configure(_ content: TextViewContent, resources: Resources) {
        (self as UIScrollView).configure(content.scroll)
        // Documents write every font but that of a text view made before iOS 7 (14 points).
        font = UIFont(content.text.font, defaultSize: 14) ?? .systemFont(ofSize: 14)
        textColor = UIColor(content.text.color, resources: resources) ?? .label
        textAlignment = NSTextAlignment(named: content.text.alignment)
        adjustsFontForContentSizeCategory = content.text.followsContentSizeCategory
        isEditable = content.isEditable
        isSelectable = content.isSelectable
        if let text = content.text.attributedText {
            attributedText = .make(text, resources: resources)
        } else {
            text = content.text.text
        }
    }
}

extension UISwitch {
    func configure(_ content: SwitchContent, resources: Resources) {
        isOn = content.isOn
        onTintColor = UIColor(content.onColor, resources: resources)
        thumbTintColor = UIColor(content.thumbColor, resources: resources)
        title = content.title
    }
}

extension UISlider {
    func configure(_ content: RangeContent, resources: Resources) {
        minimumValue = Float(content.minimum)
        maximumValue = Float(content.maximum)
        value = Float(content.value)
        minimumTrackTintColor = UIColor(content.minimumTrackColor, resources: resources)
        maximumTrackTintColor = UIColor(content.maximumTrackColor, resources: resources)
        thumbTintColor = UIColor(content.thumbColor, resources: resources)
        minimumValueImage = UIImage(content.minimumImage, catalog: nil, resources: resources)
        maximumValueImage = UIImage(content.maximumImage, catalog: nil, resources: resources)
    }
}

extension UIStepper {
    func configure(_ content: RangeContent) {
        minimumValue = content.minimum
        maximumValue = content.maximum
        stepValue = content.step
        value = content.value
    }
}

extension UIProgressView {
    func configure(_ content: RangeContent, resources: Resources) {
        progressViewStyle = content.style == "bar" ? .bar : .default
        progress = Float(content.value)
        progressTintColor = UIColor(content.minimumTrackColor, resources: resources)
        trackTintColor = UIColor(content.maximumTrackColor, resources: resources)
    }
}

extension UISegmentedControl {
    func configure(_ content: SegmentedControlContent, resources: Resources) {
        for (index, segment) in content.segments.enumerated() {
            if let image = UIImage(segment.image, catalog: nil, resources: resources) {
                insertSegment(with: image, at: index, animated: false)
            } else {
                insertSegment(withTitle: segment.title ?? "", at: index, animated: false)
            }
            if let width = segment.width { setWidth(width, forSegmentAt: index) }
            setEnabled(segment.isEnabled, forSegmentAt: index)
        }
        apportionsSegmentWidthsByContent = content.apportionsSegmentWidthsByContent
        selectedSegmentIndex = content.segments.indices.contains(content.selectedIndex) ? content.selectedIndex : -1
    }
}

extension UIActivityIndicatorView {
    func configure(_ content: ActivityIndicatorContent, resources: Resources) {
        style =
            switch content.style {
            case "whiteLarge": .whiteLarge
            case "gray": .gray
            case "medium": .medium
            case "large": .large
            default: .white
            }
        if let color = UIColor(content.color, resources: resources) { self.color = color }
        // The canvas shows an indicator that stands still; only the attribute `hidden` hides it.
        hidesWhenStopped = false
        if content.isAnimating { startAnimating() }
    }
}

extension UIPageControl {
    func configure(_ content: PageControlContent, resources: Resources) {
        numberOfPages = min(content.numberOfPages, 1_000)
        currentPage = content.currentPage
        hidesForSinglePage = content.hidesForSinglePage
        pageIndicatorTintColor = UIColor(content.pageColor, resources: resources)
        currentPageIndicatorTintColor = UIColor(content.currentPageColor, resources: resources)
    }
}

extension UIDatePicker {
    func configure(_ content: DatePickerContent) {
        datePickerMode =
            switch content.mode {
            case "date": .date
            case "time": .time
            case "countDownTimer": .countDownTimer
            case "yearAndMonth": .yearAndMonth
            default: .dateAndTime
            }
        preferredDatePickerStyle =
            switch content.style {
            case "wheels": .wheels
            case "compact": .compact
            case "inline": .inline
            default: .automatic
            }
        minuteInterval = content.minuteInterval
        if let date = content.date { self.date = Date(timeIntervalSinceReferenceDate: date) }
    }
}

extension UISearchBar {
    func configure(_ content: SearchBarContent, resources: Resources) {
        text = content.text
        placeholder = content.placeholder
        prompt = content.prompt
        showsCancelButton = content.showsCancelButton
        showsScopeBar = content.showsScopeBar
        scopeButtonTitles = content.scopeTitles.isEmpty ? nil : content.scopeTitles
        barTintColor = UIColor(content.barColor, resources: resources)
        searchBarStyle =
            switch content.style {
            case "minimal": .minimal
            case "prominent": .prominent
            default: .default
            }
    }
}

extension UIVisualEffectView {
    func configure(_ content: VisualEffectContent) {
        guard let name = content.blurStyle else { return }
        let blur = UIBlurEffect(style: .init(named: name))
        effect = content.isVibrant ? UIVibrancyEffect(blurEffect: blur) : blur
    }
}

extension UIBlurEffect.Style {
    init(named name: String) {
        self =
            switch name {
            case "extraLight": .extraLight
            case "light": .light
            case "dark": .dark
            case "prominent": .prominent
            case "systemUltraThinMaterial": .systemUltraThinMaterial
            case "systemThinMaterial": .systemThinMaterial
            case "systemMaterial": .systemMaterial
            case "systemThickMaterial": .systemThickMaterial
            case "systemChromeMaterial": .systemChromeMaterial
            default: .regular
            }
    }
}
