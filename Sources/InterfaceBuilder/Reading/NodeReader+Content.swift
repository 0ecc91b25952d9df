/// What views of one kind have.
extension NodeReader {
    func content(of kind: ViewKind) -> ViewContent {
        switch kind {
        case .label: .label(label)
        case .button: .button(button)
        case .imageView: .imageView(imageView)
        case .textField: .textField(textField)
        case .textView: .textView(textView)
        case .segmentedControl: .segmentedControl(segmentedControl)
        case .slider, .stepper, .progressView: .range(range(of: kind))
        case .switch: .switch(switchContent)
        case .activityIndicatorView: .activityIndicator(activityIndicator)
        case .pageControl: .pageControl(pageControl)
        case .datePicker: .datePicker(datePicker)
        case .searchBar: .searchBar(searchBar)
        case .stackView: .stackView(stackView)
        case .scrollView: .scrollView(scrollView)
        case .tableView: .tableView(tableView)
        case .collectionView: .collectionView(scrollView)
        case .tableViewCell, .collectionViewCell, .collectionReusableView, .tableHeaderFooterView: .cell(cell)
        case .navigationBar, .toolbar, .tabBar: .bar(bar)
        case .visualEffectView: .visualEffect(visualEffect)
        default: .none
        }
    }

    private var text: TextContent {
        var content = TextContent()
        content.text = text("text") ?? ""
        if bool("usesAttributedText") == true { content.attributedText = attributedText(key: "attributedText") }
        content.font = font()
        content.color = color(key: "textColor")
        content.alignment = string("textAlignment") ?? "natural"
        content.adjustsFontForContentSizeCategory = bool("adjustsFontForContentSizeCategory") ?? false
        return content
    }

    private var label: LabelContent {
        var label = LabelContent()
        label.text = text
        label.numberOfLines = max(0, integer("numberOfLines") ?? 1)
        label.lineBreakMode = string("lineBreakMode") ?? "tailTruncation"
        label.adjustsFontSizeToFit = bool("adjustsFontSizeToFit") ?? false
        label.minimumScaleFactor = number("minimumScaleFactor") ?? 0
        label.preferredMaxLayoutWidth = number("preferredMaxLayoutWidth")
        label.shadowColor = color(key: "shadowColor")
        label.shadowOffset = size(key: "shadowOffset")
        label.highlightedColor = color(key: "highlightedColor")
        return label
    }

    private var imageView: ImageContent {
        ImageContent(
            image: image?.name, highlightedImage: string("highlightedImage"), catalog: image?.catalog,
            symbol: symbolConfiguration)
    }

    private var textField: TextFieldContent {
        var field = TextFieldContent()
        field.text = text
        field.placeholder = text("placeholder")
        field.attributedPlaceholder = attributedText(key: "attributedPlaceholder")
        field.borderStyle = string("borderStyle") ?? "none"
        field.clearButtonMode = string("clearButtonMode") ?? "never"
        field.minimumFontSize = number("minimumFontSize") ?? 0
        field.isSecure = child(key: "textInputTraits")?.bool("secureTextEntry") ?? false
        field.contentVerticalAlignment = string("contentVerticalAlignment") ?? "center"
        return field
    }

    private var textView: TextViewContent {
        TextViewContent(
            text: text, scroll: scrollView, isEditable: bool("editable") ?? true,
            isSelectable: bool("selectable") ?? true)
    }

    private var segmentedControl: SegmentedControlContent {
        SegmentedControlContent(
            segments: items(in: "segments").map { item in
                .init(
                    title: item.text("title"), image: item.image?.name, width: item.number("width"),
                    isEnabled: item.bool("enabled") ?? true)
            },
            selectedIndex: integer("selectedSegmentIndex") ?? -1,
            apportionsSegmentWidthsByContent: bool("apportionsSegmentWidthsByContent") ?? false)
    }

    private func range(of kind: ViewKind) -> RangeContent {
        var range = RangeContent()
        range.value = number(kind == .progressView ? "progress" : "value") ?? 0
        range.minimum = number("minValue") ?? number("minimumValue") ?? 0
        range.maximum = number("maxValue") ?? number("maximumValue") ?? (kind == .stepper ? 100 : 1)
        range.step = number("stepValue") ?? 1
        range.style = string("progressViewStyle") ?? "default"
        range.minimumImage = string("minimumValueImage")
        range.maximumImage = string("maximumValueImage")
        range.minimumTrackColor = color(key: "minimumTrackTintColor") ?? color(key: "progressTintColor")
        range.maximumTrackColor = color(key: "maximumTrackTintColor") ?? color(key: "trackTintColor")
        range.thumbColor = color(key: "thumbTintColor")
        return range
    }

    private var switchContent: SwitchContent {
        SwitchContent(
            isOn: bool("on") ?? false, onColor: color(key: "onTintColor"), thumbColor: color(key: "thumbTintColor"),
            title: text("title"))
    }

    private var activityIndicator: ActivityIndicatorContent {
        ActivityIndicatorContent(
            style: string("style") ?? "white", isAnimating: bool("animating") ?? false,
            color: color(key: "color"))
    }

    private var pageControl: PageControlContent {
        PageControlContent(
            numberOfPages: max(0, integer("numberOfPages") ?? 0), currentPage: integer("currentPage") ?? 0,
            hidesForSinglePage: bool("hidesForSinglePage") ?? false, pageColor: color(key: "pageIndicatorTintColor"),
            currentPageColor: color(key: "currentPageIndicatorTintColor"))
    }

    private var datePicker: DatePickerContent {
        // A moment in seconds may exceed what is allowed for coordinates.
        let date = child(key: "date")?.string("timeIntervalSinceReferenceDate").flatMap(Double.init)
        return DatePickerContent(
            mode: string("datePickerMode") ?? "dateAndTime", style: string("style") ?? "automatic",
            minuteInterval: integer("minuteInterval") ?? 1,
            date: bool("useCurrentDate") == false ? date.flatMap { $0.isFinite ? $0 : nil } : nil)
    }

    private var searchBar: SearchBarContent {
        var bar = SearchBarContent()
        bar.text = text("text")
        bar.placeholder = text("placeholder")
        bar.prompt = text("prompt")
        bar.style = string("searchBarStyle") ?? "default"
        bar.showsCancelButton = bool("showsCancelButton") ?? false
        bar.showsScopeBar = bool("showsScopeBar") ?? false
        bar.scopeTitles = items(in: "scopeButtonTitles").map(\.content)
        bar.barColor = color(key: "barTintColor")
        return bar
    }

    private var stackView: StackViewContent {
        var stack = StackViewContent()
        stack.isVertical = string("axis") == "vertical"
        stack.distribution = choice("distribution") ?? .fill
        stack.alignment = choice("alignment") ?? .fill
        stack.spacing = number("spacing") ?? 0
        stack.usesStandardSpacing = string("spacingType") == "standard"
        stack.isBaselineRelative = bool("baselineRelativeArrangement") ?? false
        return stack
    }

    private var visualEffect: VisualEffectContent {
        let vibrancy = child(named: "vibrancyEffect")
        return VisualEffectContent(
            blurStyle: (vibrancy ?? self).child(named: "blurEffect")?.string("style"), isVibrant: vibrancy != nil)
    }
}
