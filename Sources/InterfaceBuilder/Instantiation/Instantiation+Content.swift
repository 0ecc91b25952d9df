import UIKit

extension Instantiation {
    /// A view of the class that a node's element stands for.
    func newView(for node: ViewNode) -> UIView {
        switch node.kind {
        case .label:
            guard environment.isRecorded else { return UILabel() }
            let label = CanvasLabel()
            label.isMeasuredByScreen = isMeasuredByScreen(node)
            return label
        case .button:
            guard case .button(let content) = node.content else { return UIButton() }
            let type = UIButton.ButtonType(named: content.type)
            guard environment.isRecorded else { return UIButton(type: type) }
            let button = CanvasButton(type: type)
            button.isMeasuredByScreen = isMeasuredByScreen(node)
            return button
        case .imageView: return UIImageView()
        case .stackView: return UIStackView()
        case .scrollView: return UIScrollView()
        case .tableView:
            guard case .tableView(let content) = node.content else { return UITableView() }
            return UITableView(frame: .zero, style: UITableView.Style(named: content.style))
        case .collectionView: return UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        case .tableViewCell: return UITableViewCell(style: .default, reuseIdentifier: nil)
        case .collectionViewCell: return UICollectionViewCell(frame: .zero)
        case .collectionReusableView: return UICollectionReusableView(frame: .zero)
        case .textField: return UITextField()
        case .textView: return UITextView()
        case .switch: return UISwitch()
        case .slider: return UISlider()
        case .stepper: return UIStepper()
        case .segmentedControl: return UISegmentedControl()
        case .progressView: return UIProgressView()
        case .activityIndicatorView: return UIActivityIndicatorView()
        case .pageControl: return UIPageControl()
        case .datePicker: return UIDatePicker()
        case .pickerView: return UIPickerView()
        case .colorWell: return UIColorWell()
        case .searchBar: return UISearchBar()
        case .visualEffectView: return UIVisualEffectView(effect: nil)
        case .navigationBar: return UINavigationBar()
        case .toolbar: return UIToolbar()
        case .tabBar: return UITabBar()
        case .refreshControl: return UIRefreshControl()
        case .mapView: return ForeignContentView(.map)
        case .webView, .wkWebView: return ForeignContentView(.web)
        case .glkView, .mtkView, .arscnView, .arskView, .skView, .sceneKitView: return ForeignContentView(.scene)
        default: return UIView()
        }
    }

    /// Sets what only views of a kind have.
    func configureContent(of view: UIView, _ node: ViewNode) {
        let resources = document.resources
        switch node.content {
        case .label(let content): (view as? UILabel)?.configure(content, resources: resources)
        case .button(let content): (view as? UIButton)?.configure(content, resources: resources)
        case .imageView(let content): (view as? UIImageView)?.configure(content, resources: resources)
        case .stackView(let content): (view as? UIStackView)?.configure(content)
        case .scrollView(let content): (view as? UIScrollView)?.configure(content)
        case .tableView(let content): (view as? UITableView)?.configure(content, resources: resources)
        case .collectionView(let content): (view as? UIScrollView)?.configure(content)
        case .cell(let content): (view as? UITableViewCell)?.configure(content)
        case .textField(let content): (view as? UITextField)?.configure(content, resources: resources)
        case .textView(let content): (view as? UITextView)?.configure(content, resources: resources)
        case .segmentedControl(let content): (view as? UISegmentedControl)?.configure(content, resources: resources)
        case .range(let content): configureRange(view, content)
        case .switch(let content): (view as? UISwitch)?.configure(content, resources: resources)
        case .activityIndicator(let content):
            (view as? UIActivityIndicatorView)?.configure(content, resources: resources)
        case .pageControl(let content): (view as? UIPageControl)?.configure(content, resources: resources)
        case .datePicker(let content): (view as? UIDatePicker)?.configure(content)
        case .searchBar(let content): (view as? UISearchBar)?.configure(content, resources: resources)
        case .visualEffect(let content): (view as? UIVisualEffectView)?.configure(content)
        case .bar, .none: break
        }
    }

    private func configureRange(_ view: UIView, _ content: RangeContent) {
        switch view {
        case let slider as UISlider: slider.configure(content, resources: document.resources)
        case let stepper as UIStepper: stepper.configure(content)
        case let progress as UIProgressView: progress.configure(content, resources: document.resources)
        default: break
        }
    }
}

extension UILabel {
    func configure(_ content: LabelContent, resources: Resources) {
        font = UIFont(content.text.font)
        textColor = UIColor(content.text.color, resources: resources)
        textAlignment = NSTextAlignment(named: content.text.alignment)
        numberOfLines = content.numberOfLines
        lineBreakMode = NSLineBreakMode(named: content.lineBreakMode)
        adjustsFontSizeToFitWidth = content.adjustsFontSizeToFit
        minimumScaleFactor = content.minimumScaleFactor
        adjustsFontForContentSizeCategory = content.text.followsContentSizeCategory
        preferredMaxLayoutWidth = content.preferredMaxLayoutWidth ?? 0
        shadowColor = UIColor(content.shadowColor, resources: resources)
        if let offset = content.shadowOffset { shadowOffset = offset }
        highlightedTextColor = UIColor(content.highlightedColor, resources: resources)
        if let attributed = content.text.attributedText {
            attributedText = NSAttributedString.make(attributed, resources: resources)
        } else {
            text = content.text.text
        }
    }
}

extension UIImageView {
    func configure(_ content: ImageContent, resources: Resources) {
        image = UIImage(content.image, catalog: content.catalog, symbol: content.symbol, resources: resources)
        highlightedImage = UIImage(content.highlightedImage, catalog: content.catalog, resources: resources)
    }
}

extension UIStackView {
    func configure(_ content: StackViewContent) {
        axis = content.isVertical ? .vertical : .horizontal
        spacing = content.usesStandardSpacing ? UIStackView.spacingUseSystem : content.spacing
        isBaselineRelativeArrangement = content.isBaselineRelative
        distribution =
            switch content.distribution {
            case .fill: .fill
            case .fillEqually: .fillEqually
            case .fillProportionally: .fillProportionally
            case .equalSpacing: .equalSpacing
            case .equalCentering: .equalCentering
            }
        // Documents write "top" for the leading edge of a column as well.
        alignment =
            switch content.alignment {
            case .fill: .fill
            case .leading, .top: .leading
            case .firstBaseline: .firstBaseline
            case .center: .center
            case .trailing, .bottom: .trailing
            case .lastBaseline: .lastBaseline
            }
    }
}

extension UIScrollView {
    func configure(_ content: ScrollViewContent) {
        isScrollEnabled = content.isScrollEnabled
        isPagingEnabled = content.isPagingEnabled
        showsHorizontalScrollIndicator = content.showsHorizontalIndicator
        showsVerticalScrollIndicator = content.showsVerticalIndicator
        contentInset = UIEdgeInsets(content.contentInset)
        contentInsetAdjustmentBehavior =
            switch content.insetAdjustment {
            case "never": .never
            case "always": .always
            case "scrollableAxes": .scrollableAxes
            default: .automatic
            }
    }
}
