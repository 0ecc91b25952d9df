/// The members of UIKit's own classes that documents and selectors name: outlets, what runtime attributes set, and methods that
/// connections and timers call.
@MainActor
enum BuiltInMembers {
    /// The tables by the identities of the classes. What a class inherits stands in the table of its superclass.
    static let tables: [ObjectIdentifier: MemberTable] = [
        ObjectIdentifier(UIResponder.self): responder, ObjectIdentifier(UIView.self): view,
        ObjectIdentifier(UIViewController.self): controller,
        ObjectIdentifier(UINavigationController.self): navigationController,
        ObjectIdentifier(UITabBarController.self): MemberTable(properties: [
            .init("delegate", \UITabBarController.delegate)
        ]),
        ObjectIdentifier(UISplitViewController.self): MemberTable(
            properties: [.init("delegate", \UISplitViewController.delegate)]),
        ObjectIdentifier(UIPageViewController.self): MemberTable(properties: [
            .init("delegate", \UIPageViewController.delegate), .init("dataSource", \UIPageViewController.dataSource),
        ]),
        ObjectIdentifier(UITableViewController.self): MemberTable(properties: [
            .init("tableView", \UITableViewController.tableView),
            .init("refreshControl", \UITableViewController.refreshControl),
        ]),
        ObjectIdentifier(UICollectionViewController.self): MemberTable(
            properties: [.init("collectionView", \UICollectionViewController.collectionView)]),
        ObjectIdentifier(UIControl.self): control, ObjectIdentifier(UILabel.self): label,
        ObjectIdentifier(UIButton.self): MemberTable(properties: [
            .init("titleLabel", reading: { (button: UIButton) in button.titleLabel }),
            .init("imageView", reading: { (button: UIButton) in button.imageView }),
        ]),
        ObjectIdentifier(UITextField.self): textField, ObjectIdentifier(UITextView.self): textView,
        ObjectIdentifier(UIImageView.self): MemberTable(properties: [
            .init("image", \UIImageView.image), .init("highlightedImage", \UIImageView.highlightedImage),
            .init("highlighted", \UIImageView.isHighlighted),
        ]),
        ObjectIdentifier(UIStackView.self): MemberTable(properties: [
            .init("spacing", \UIStackView.spacing), choice("axis", \UIStackView.axis),
            choice("alignment", \UIStackView.alignment), choice("distribution", \UIStackView.distribution),
            .init("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement),
            .init("layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement),
        ]),
        ObjectIdentifier(UIScrollView.self): scrollView, ObjectIdentifier(UITableView.self): tableView,
        ObjectIdentifier(UICollectionView.self): collectionView,
        ObjectIdentifier(UITableViewCell.self): tableViewCell,
        ObjectIdentifier(UICollectionViewCell.self): MemberTable(properties: [
            .init("contentView", reading: { (cell: UICollectionViewCell) in cell.contentView }),
            .init("backgroundView", \UICollectionViewCell.backgroundView),
            .init("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
        ]),
        ObjectIdentifier(UISearchBar.self): MemberTable(properties: [
            .init("delegate", \UISearchBar.delegate), .init("placeholder", \UISearchBar.placeholder),
            .init("text", \UISearchBar.text),
        ]),
        ObjectIdentifier(UIPickerView.self): MemberTable(properties: [
            .init("delegate", \UIPickerView.delegate), .init("dataSource", \UIPickerView.dataSource),
        ]),
        ObjectIdentifier(UIGestureRecognizer.self): MemberTable(properties: [
            .init("delegate", \UIGestureRecognizer.delegate), .init("enabled", \UIGestureRecognizer.isEnabled),
        ]),
        ObjectIdentifier(NSLayoutConstraint.self): MemberTable(properties: [
            .init("constant", \NSLayoutConstraint.constant), .init("identifier", \NSLayoutConstraint.identifier),
            .init("active", \NSLayoutConstraint.isActive),
            .init(
                "priority", reading: { (constraint: NSLayoutConstraint) in constraint.priority.rawValue },
                setting: { (constraint: NSLayoutConstraint, number: Float) in constraint.priority = .init(number) }),
        ]),
        ObjectIdentifier(UINavigationItem.self): navigationItem,
        ObjectIdentifier(UIBarItem.self): MemberTable(properties: [
            .init("title", \UIBarItem.title), .init("image", \UIBarItem.image), .init("tag", \UIBarItem.tag),
            .init("enabled", \UIBarItem.isEnabled),
        ]),
        ObjectIdentifier(UITabBarItem.self): MemberTable(properties: [
            .init("badgeValue", \UITabBarItem.badgeValue), .init("selectedImage", \UITabBarItem.selectedImage),
        ]),
        ObjectIdentifier(UIToolbar.self): MemberTable(properties: [.init("items", \UIToolbar.items)]),
        ObjectIdentifier(CALayer.self): layer,
        ObjectIdentifier(SegueTemplate.self): MemberTable(methods: [
            .init(SegueTemplate.action) { (segue: SegueTemplate, arguments) in
                segue.performIfWanted(sender: arguments.first)
            }
        ]),
    ].merging(controls) { $1 }

    private static let controls: [ObjectIdentifier: MemberTable] = [
        ObjectIdentifier(UISwitch.self): MemberTable(properties: [
            .init("on", \UISwitch.isOn), .init("onTintColor", \UISwitch.onTintColor),
            .init("thumbTintColor", \UISwitch.thumbTintColor),
        ]),
        ObjectIdentifier(UISlider.self): MemberTable(properties: [
            .init("value", \UISlider.value), .init("minimumValue", \UISlider.minimumValue),
            .init("maximumValue", \UISlider.maximumValue), .init("continuous", \UISlider.isContinuous),
            .init("minimumTrackTintColor", \UISlider.minimumTrackTintColor),
            .init("maximumTrackTintColor", \UISlider.maximumTrackTintColor),
            .init("thumbTintColor", \UISlider.thumbTintColor),
        ]),
        ObjectIdentifier(UIStepper.self): MemberTable(properties: [
            .init("value", \UIStepper.value), .init("minimumValue", \UIStepper.minimumValue),
            .init("maximumValue", \UIStepper.maximumValue), .init("stepValue", \UIStepper.stepValue),
            .init("wraps", \UIStepper.wraps), .init("autorepeat", \UIStepper.autorepeat),
            .init("continuous", \UIStepper.isContinuous),
        ]),
        ObjectIdentifier(UIProgressView.self): MemberTable(properties: [
            .init("progress", \UIProgressView.progress),
            .init("progressTintColor", \UIProgressView.progressTintColor),
            .init("trackTintColor", \UIProgressView.trackTintColor),
        ]),
        ObjectIdentifier(UIPageControl.self): MemberTable(properties: [
            .init("currentPage", \UIPageControl.currentPage), .init("numberOfPages", \UIPageControl.numberOfPages),
            .init("hidesForSinglePage", \UIPageControl.hidesForSinglePage),
            .init("pageIndicatorTintColor", \UIPageControl.pageIndicatorTintColor),
            .init("currentPageIndicatorTintColor", \UIPageControl.currentPageIndicatorTintColor),
        ]),
        ObjectIdentifier(UISegmentedControl.self): MemberTable(properties: [
            .init("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
            .init("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
            .init("momentary", \UISegmentedControl.isMomentary),
        ]),
        ObjectIdentifier(UIDatePicker.self): MemberTable(properties: [
            .init("date", \UIDatePicker.date), .init("minimumDate", \UIDatePicker.minimumDate),
            .init("maximumDate", \UIDatePicker.maximumDate), .init("minuteInterval", \UIDatePicker.minuteInterval),
        ]),
        ObjectIdentifier(UIActivityIndicatorView.self): MemberTable(properties: [
            .init("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped),
            .init("color", \UIActivityIndicatorView.color),
        ]),
    ]

    private static let responder = MemberTable(
        properties: [
            .init("accessibilityIdentifier", \UIResponder.accessibilityIdentifier),
            .init("accessibilityLabel", \UIResponder.accessibilityLabel),
            .init("accessibilityHint", \UIResponder.accessibilityHint),
            .init("accessibilityValue", \UIResponder.accessibilityValue),
            .init("isAccessibilityElement", \UIResponder.isAccessibilityElement),
        ],
        methods: [
            call("becomeFirstResponder") { (object: UIResponder) in object.becomeFirstResponder() },
            call("resignFirstResponder") { (object: UIResponder) in object.resignFirstResponder() },
            call("reloadInputViews") { (object: UIResponder) in object.reloadInputViews() },
        ])

    private static let view = MemberTable(
        properties: [
            .init("layer", reading: { (view: UIView) in view.layer }),
            // As an object, for programs that send the selector.
            .init("recursiveDescription", reading: { (view: UIView) in view.recursiveDescription as NSString }),
            .init("backgroundColor", \UIView.backgroundColor), .init("tintColor", \UIView.tintColor),
            .init("alpha", \UIView.alpha), .init("hidden", \UIView.isHidden), .init("isHidden", \UIView.isHidden),
            .init("clipsToBounds", \UIView.clipsToBounds), .init("tag", \UIView.tag),
            .init("opaque", \UIView.isOpaque), .init("frame", \UIView.frame), .init("bounds", \UIView.bounds),
            .init("center", \UIView.center), .init("transform", \UIView.transform),
            .init("layoutMargins", \UIView.layoutMargins), choice("contentMode", \UIView.contentMode),
            .init("userInteractionEnabled", \UIView.isUserInteractionEnabled),
            .init("restorationIdentifier", reading: { _ in nil as Any? }, setting: { (_: UIView, _: String?) in }),
        ],
        methods: [
            .init("endEditing:") { (view: UIView, arguments) in
                view.endEditing((arguments.first as? NSNumber)?.boolValue ?? true)
            },
            call("setNeedsLayout") { (view: UIView) in view.setNeedsLayout() },
            call("layoutIfNeeded") { (view: UIView) in view.layoutIfNeeded() },
            call("setNeedsDisplay") { (view: UIView) in view.setNeedsDisplay() },
            call("setNeedsUpdateConstraints") { (view: UIView) in view.setNeedsUpdateConstraints() },
            call("invalidateIntrinsicContentSize") { (view: UIView) in view.invalidateIntrinsicContentSize() },
            call("removeFromSuperview") { (view: UIView) in view.removeFromSuperview() },
            call("sizeToFit") { (view: UIView) in view.sizeToFit() },
        ])

    private static let controller = MemberTable(
        properties: [
            // Setting by a key path reads first, which would load the view.
            .init(
                "view", reading: { (controller: UIViewController) in controller.view },
                setting: { (controller: UIViewController, view: UIView?) in controller.view = view }),
            .init("title", \UIViewController.title),
            .init("toolbarItems", \UIViewController.toolbarItems),
            .init("restorationIdentifier", \UIViewController.restorationIdentifier),
            .init("navigationItem", reading: { (controller: UIViewController) in controller.navigationItem }),
            .init("tabBarItem", \UIViewController.tabBarItem),
            .init("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
        ],
        methods: [
            .init("dismissViewControllerAnimated:completion:") { (controller: UIViewController, _) in
                controller.dismiss(animated: true)
            },
            call("setNeedsStatusBarAppearanceUpdate") { (controller: UIViewController) in
                controller.setNeedsStatusBarAppearanceUpdate()
            },
            call("loadViewIfNeeded") { (controller: UIViewController) in controller.loadViewIfNeeded() },
        ])

    private static let navigationController = MemberTable(
        properties: [.init("delegate", \UINavigationController.delegate)],
        methods: [
            .init("popViewControllerAnimated:") { (controller: UINavigationController, _) in
                controller.popViewController(animated: true)
            },
            .init("popToRootViewControllerAnimated:") { (controller: UINavigationController, _) in
                controller.popToRootViewController(animated: true)
            },
        ])

    private static let control = MemberTable(properties: [
        .init("enabled", \UIControl.isEnabled), .init("selected", \UIControl.isSelected),
        .init("highlighted", \UIControl.isHighlighted),
    ])

    private static let label = MemberTable(properties: [
        .init("text", \UILabel.text), .init("textColor", \UILabel.textColor), .init("font", \UILabel.font),
        .init("numberOfLines", \UILabel.numberOfLines), .init("attributedText", \UILabel.attributedText),
        .init("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
        .init("minimumScaleFactor", \UILabel.minimumScaleFactor),
        .init("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth),
        .init("highlightedTextColor", \UILabel.highlightedTextColor), .init("shadowColor", \UILabel.shadowColor),
        .init("shadowOffset", \UILabel.shadowOffset), choice("textAlignment", \UILabel.textAlignment),
        choice("lineBreakMode", \UILabel.lineBreakMode),
    ])

    private static let textField = MemberTable(properties: [
        .init("delegate", \UITextField.delegate), .init("text", \UITextField.text),
        .init("placeholder", \UITextField.placeholder), .init("textColor", \UITextField.textColor),
        .init("inputView", \UITextField.inputView), .init("inputAccessoryView", \UITextField.inputAccessoryView),
        .init("leftView", \UITextField.leftView), .init("rightView", \UITextField.rightView),
        .init("font", \UITextField.font), .init("attributedText", \UITextField.attributedText),
        .init("attributedPlaceholder", \UITextField.attributedPlaceholder),
        .init("secureTextEntry", \UITextField.isSecureTextEntry), choice("borderStyle", \UITextField.borderStyle),
        choice("textAlignment", \UITextField.textAlignment), choice("keyboardType", \UITextField.keyboardType),
    ])

    private static let textView = MemberTable(properties: [
        .init("text", \UITextView.text), .init("textColor", \UITextView.textColor),
        .init("font", \UITextView.font), .init("attributedText", \UITextView.attributedText),
        .init("editable", \UITextView.isEditable), .init("selectable", \UITextView.isSelectable),
        .init("textContainerInset", \UITextView.textContainerInset),
        .init("inputView", \UITextView.inputView), .init("inputAccessoryView", \UITextView.inputAccessoryView),
    ])

    private static let scrollView = MemberTable(properties: [
        .init("delegate", \UIScrollView.delegate), .init("refreshControl", \UIScrollView.refreshControl),
        .init("contentOffset", \UIScrollView.contentOffset), .init("contentSize", \UIScrollView.contentSize),
        .init("contentInset", \UIScrollView.contentInset), .init("scrollEnabled", \UIScrollView.isScrollEnabled),
        .init("pagingEnabled", \UIScrollView.isPagingEnabled), .init("bounces", \UIScrollView.bounces),
        .init("zoomScale", \UIScrollView.zoomScale),
        .init("showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator),
        .init("showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator),
    ])

    private static let tableView = MemberTable(
        properties: [
            .init("dataSource", \UITableView.dataSource), .init("tableHeaderView", \UITableView.tableHeaderView),
            .init("delegate", \UITableView.delegate),
            .init("tableFooterView", \UITableView.tableFooterView),
            .init("backgroundView", \UITableView.backgroundView), .init("rowHeight", \UITableView.rowHeight),
            .init("separatorColor", \UITableView.separatorColor),
            .init("allowsSelection", \UITableView.allowsSelection), .init("editing", \UITableView.isEditing),
        ],
        methods: [call("reloadData") { (table: UITableView) in table.reloadData() }])

    private static let collectionView = MemberTable(
        properties: [
            .init("dataSource", \UICollectionView.dataSource), .init("delegate", \UICollectionView.delegate),
            .init("backgroundView", \UICollectionView.backgroundView),
            .init("collectionViewLayout", \UICollectionView.collectionViewLayout),
        ],
        methods: [call("reloadData") { (collection: UICollectionView) in collection.reloadData() }])

    private static let tableViewCell = MemberTable(properties: [
        .init("contentView", reading: { (cell: UITableViewCell) in cell.contentView }),
        .init("textLabel", reading: { (cell: UITableViewCell) in cell.textLabel }),
        .init("detailTextLabel", reading: { (cell: UITableViewCell) in cell.detailTextLabel }),
        .init("imageView", reading: { (cell: UITableViewCell) in cell.imageView }),
        .init("accessoryView", \UITableViewCell.accessoryView),
        .init("backgroundView", \UITableViewCell.backgroundView),
        .init("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    ])

    private static let navigationItem = MemberTable(properties: [
        .init("title", \UINavigationItem.title), .init("prompt", \UINavigationItem.prompt),
        .init("titleView", \UINavigationItem.titleView),
        .init("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
        .init("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
        .init("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
        .init("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
        .init("backBarButtonItem", \UINavigationItem.backBarButtonItem),
        .init("searchController", \UINavigationItem.searchController),
    ])

    private static let layer = MemberTable(properties: [
        .init("cornerRadius", \CALayer.cornerRadius), .init("borderWidth", \CALayer.borderWidth),
        .init("borderColor", \CALayer.borderColor), .init("backgroundColor", \CALayer.backgroundColor),
        .init("masksToBounds", \CALayer.masksToBounds), .init("maskToBounds", \CALayer.masksToBounds),
        .init("shadowColor", \CALayer.shadowColor), .init("shadowOpacity", \CALayer.shadowOpacity),
        .init("shadowRadius", \CALayer.shadowRadius), .init("shadowOffset", \CALayer.shadowOffset),
        .init("opacity", \CALayer.opacity), .init("zPosition", \CALayer.zPosition),
    ])

    /// A property whose type is a choice: its number, as Objective-C has it.
    private static func choice<Object: AnyObject, Choice: RawRepresentable<Int>>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Choice>
    ) -> MemberTable.Property {
        .init(
            name, reading: { (object: Object) in object[keyPath: path].rawValue },
            setting: { (object: Object, number: Int) in
                if let choice = Choice(rawValue: number) { object[keyPath: path] = choice }
            })
    }

    /// A method without arguments.
    private static func call<Object: AnyObject>(
        _ selector: Selector, _ body: @escaping (Object) -> some Any
    ) -> MemberTable.Method {
        .init(selector) { (object: Object, _) in body(object) }
    }
}
