import Foundation

// The names of Swift 3 and 4, which Apple's compiler still turns into those of today by its fixes.

/// `UIView.AnimationOptions`.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// `UIView.KeyframeAnimationOptions`.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// `UIView.AnimationCurve`.
public typealias UIViewAnimationCurve = UIView.AnimationCurve
/// `UIView.ContentMode`.
public typealias UIViewContentMode = UIView.ContentMode
/// `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
/// `UIStackView.Distribution`.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// `UIStackView.Alignment`.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// `UIControl.State`.
public typealias UIControlState = UIControl.State
/// `UIControl.Event`.
public typealias UIControlEvents = UIControl.Event
/// `UIControl.ContentHorizontalAlignment`.
public typealias UIControlContentHorizontalAlignment = UIControl.ContentHorizontalAlignment
/// `UIControl.ContentVerticalAlignment`.
public typealias UIControlContentVerticalAlignment = UIControl.ContentVerticalAlignment
/// `UIButton.ButtonType`.
public typealias UIButtonType = UIButton.ButtonType
/// `UITableView.Style`.
public typealias UITableViewStyle = UITableView.Style
/// `UITableViewCell.CellStyle`.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// `UITableViewCell.SelectionStyle`.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// `UITableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle
/// `UITableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
/// `UITableView.RowAnimation`.
public typealias UITableViewRowAnimation = UITableView.RowAnimation
/// `UITableView.ScrollPosition`.
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
/// `UICollectionView.ScrollDirection`.
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
/// `UICollectionView.ScrollPosition`.
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
/// `UIBarButtonItem.SystemItem`.
public typealias UIBarButtonSystemItem = UIBarButtonItem.SystemItem
/// `UIBarButtonItem.Style`.
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style
/// `UITabBarItem.SystemItem`.
public typealias UITabBarSystemItem = UITabBarItem.SystemItem
/// `UIAlertController.Style`.
public typealias UIAlertControllerStyle = UIAlertController.Style
/// `UIAlertAction.Style`.
public typealias UIAlertActionStyle = UIAlertAction.Style
/// `UIActivityIndicatorView.Style`.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// `UIProgressView.Style`.
public typealias UIProgressViewStyle = UIProgressView.Style
/// `UISearchBar.Style`.
public typealias UISearchBarStyle = UISearchBar.Style
/// `UIBlurEffect.Style`.
public typealias UIBlurEffectStyle = UIBlurEffect.Style
/// `UIFont.Weight`.
public typealias UIFontWeight = UIFont.Weight
/// `UIFont.TextStyle`.
public typealias UIFontTextStyle = UIFont.TextStyle
/// `UIImage.RenderingMode`.
public typealias UIImageRenderingMode = UIImage.RenderingMode
/// `UIImage.Orientation`.
public typealias UIImageOrientation = UIImage.Orientation
/// `UIImage.ResizingMode`.
public typealias UIImageResizingMode = UIImage.ResizingMode
/// `UIGestureRecognizer.State`.
public typealias UIGestureRecognizerState = UIGestureRecognizer.State
/// `UISwipeGestureRecognizer.Direction`.
public typealias UISwipeGestureRecognizerDirection = UISwipeGestureRecognizer.Direction
/// `UIScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
/// `UIScrollView.ContentInsetAdjustmentBehavior`.
public typealias UIScrollViewContentInsetAdjustmentBehavior = UIScrollView.ContentInsetAdjustmentBehavior
/// `UIScrollView.IndicatorStyle`.
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
/// `UITextField.BorderStyle`.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// `UITextField.ViewMode`.
public typealias UITextFieldViewMode = UITextField.ViewMode
/// `UIDatePicker.Mode`.
public typealias UIDatePickerMode = UIDatePicker.Mode
/// `UINavigationController.Operation`.
public typealias UINavigationControllerOperation = UINavigationController.Operation
/// `UIPageViewController.TransitionStyle`.
public typealias UIPageViewControllerTransitionStyle = UIPageViewController.TransitionStyle
/// `UIPageViewController.NavigationOrientation`.
public typealias UIPageViewControllerNavigationOrientation = UIPageViewController.NavigationOrientation
/// `UIPageViewController.NavigationDirection`.
public typealias UIPageViewControllerNavigationDirection = UIPageViewController.NavigationDirection
/// `UISplitViewController.DisplayMode`.
public typealias UISplitViewControllerDisplayMode = UISplitViewController.DisplayMode
/// `UIApplication.State`.
public typealias UIApplicationState = UIApplication.State
/// `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
/// `UIImpactFeedbackGenerator.FeedbackStyle`.
public typealias UIImpactFeedbackStyle = UIImpactFeedbackGenerator.FeedbackStyle
/// `UINotificationFeedbackGenerator.FeedbackType`.
public typealias UINotificationFeedbackType = UINotificationFeedbackGenerator.FeedbackType
/// `NSAttributedString.Key`.
public typealias NSAttributedStringKey = NSAttributedString.Key
/// `UIEvent.EventSubtype`.
public typealias UIEventSubtype = UIEvent.EventSubtype
/// `UIFontDescriptor.SymbolicTraits`.
public typealias UIFontDescriptorSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// `UIAccessibility.Notification`.
public typealias UIAccessibilityNotifications = UIAccessibility.Notification
/// `UIImagePickerController.SourceType`.
public typealias UIImagePickerControllerSourceType = UIImagePickerController.SourceType
/// `UIActivity.ActivityType`.
public typealias UIActivityType = UIActivity.ActivityType
/// `UIWindow.Level`.
public typealias UIWindowLevel = UIWindow.Level
/// `UITableViewCell`'s separators are those of its table.
public typealias UITableViewCellSeparatorStyle = UITableView.SeparatorStyle
/// `UIView.TintAdjustmentMode`.
public typealias UIViewTintAdjustmentMode = UIView.TintAdjustmentMode
/// `UIContextualAction.Style`.
public typealias UIContextualActionStyle = UIContextualAction.Style
/// `UIMenuController.ArrowDirection`.
public typealias UIMenuControllerArrowDirection = UIMenuController.ArrowDirection

/// `UIView.noIntrinsicMetric`.
public let UIViewNoIntrinsicMetric: CGFloat = -1
/// `UITableView.automaticDimension`.
public let UITableViewAutomaticDimension: CGFloat = -1
/// `UICollectionView.elementKindSectionHeader`.
public let UICollectionElementKindSectionHeader = "UICollectionElementKindSectionHeader"
/// `UICollectionView.elementKindSectionFooter`.
public let UICollectionElementKindSectionFooter = "UICollectionElementKindSectionFooter"
/// `UIView.layoutFittingCompressedSize`.
@MainActor public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }
/// `UIView.layoutFittingExpandedSize`.
@MainActor public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
/// `UIScrollView.DecelerationRate.normal`.
@MainActor public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { .normal }
/// `UIScrollView.DecelerationRate.fast`.
@MainActor public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { .fast }

/// `UIResponder.keyboardFrameBeginUserInfoKey`.
public let UIKeyboardFrameBeginUserInfoKey = UIResponder.keyboardFrameBeginUserInfoKey
/// `UIResponder.keyboardFrameEndUserInfoKey`.
public let UIKeyboardFrameEndUserInfoKey = UIResponder.keyboardFrameEndUserInfoKey
/// `UIResponder.keyboardAnimationDurationUserInfoKey`.
public let UIKeyboardAnimationDurationUserInfoKey = UIResponder.keyboardAnimationDurationUserInfoKey
/// `UIResponder.keyboardAnimationCurveUserInfoKey`.
public let UIKeyboardAnimationCurveUserInfoKey = UIResponder.keyboardAnimationCurveUserInfoKey
/// `UIResponder.keyboardIsLocalUserInfoKey`.
public let UIKeyboardIsLocalUserInfoKey = UIResponder.keyboardIsLocalUserInfoKey

/// `RunLoop.Mode`.
public typealias RunLoopMode = RunLoop.Mode
extension RunLoop.Mode {
    /// `RunLoop.Mode.common`.
    public static let commonModes = RunLoop.Mode.common
    /// `RunLoop.Mode.default`.
    public static let defaultRunLoopMode = RunLoop.Mode.default
}
extension Dictionary where Key == String {
    /// What was said of a picked picture, in programs of Swift 4, whose keys were strings.
    public subscript(key: UIImagePickerController.InfoKey) -> Value? {
        get { self[key.rawValue] }
        set { self[key.rawValue] = newValue }
    }
}

/// `UIApplication.openSettingsURLString`.
public let UIApplicationOpenSettingsURLString = UIApplication.openSettingsURLString
/// `UIApplication.backgroundFetchIntervalMinimum`.
public let UIApplicationBackgroundFetchIntervalMinimum = UIApplication.backgroundFetchIntervalMinimum
/// `UIImagePickerController.InfoKey.originalImage`.
public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage
/// `UIImagePickerController.InfoKey.editedImage`.
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage
/// `UIImagePickerController.InfoKey.mediaType`.
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType
/// `UIImagePickerController.InfoKey.mediaURL`.
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL
/// `UIBackgroundTaskIdentifier.invalid`.
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid
/// `UIWindow.Level.alert`.
public let UIWindowLevelAlert = UIWindow.Level.alert
/// `UIWindow.Level.normal`.
public let UIWindowLevelNormal = UIWindow.Level.normal
/// `UIWindow.Level.statusBar`.
public let UIWindowLevelStatusBar = UIWindow.Level.statusBar
/// `UIFont.Weight.ultraLight`.
public let UIFontWeightUltraLight = UIFont.Weight.ultraLight
/// `UIFont.Weight.thin`.
public let UIFontWeightThin = UIFont.Weight.thin
/// `UIFont.Weight.light`.
public let UIFontWeightLight = UIFont.Weight.light
/// `UIFont.Weight.regular`.
public let UIFontWeightRegular = UIFont.Weight.regular
/// `UIFont.Weight.medium`.
public let UIFontWeightMedium = UIFont.Weight.medium
/// `UIFont.Weight.semibold`.
public let UIFontWeightSemibold = UIFont.Weight.semibold
/// `UIFont.Weight.bold`.
public let UIFontWeightBold = UIFont.Weight.bold
/// `UIFont.Weight.heavy`.
public let UIFontWeightHeavy = UIFont.Weight.heavy
/// `UIFont.Weight.black`.
public let UIFontWeightBlack = UIFont.Weight.black

/// The layer properties of Swift 3 and 4.
public let kCAGradientLayerAxial = CAGradientLayerType.axial
public let kCALineCapButt = CAShapeLayerLineCap.butt
public let kCALineCapRound = CAShapeLayerLineCap.round
public let kCALineCapSquare = CAShapeLayerLineCap.square
public let kCALineJoinMiter = CAShapeLayerLineJoin.miter
public let kCALineJoinRound = CAShapeLayerLineJoin.round
public let kCALineJoinBevel = CAShapeLayerLineJoin.bevel
public let kCAFillRuleNonZero = CAShapeLayerFillRule.nonZero
public let kCAFillRuleEvenOdd = CAShapeLayerFillRule.evenOdd
public let kCAFillModeForwards = CAMediaTimingFillMode.forwards
public let kCAFillModeBackwards = CAMediaTimingFillMode.backwards
public let kCAFillModeBoth = CAMediaTimingFillMode.both
public let kCAFillModeRemoved = CAMediaTimingFillMode.removed
public let kCAMediaTimingFunctionLinear = CAMediaTimingFunctionName.linear
public let kCAMediaTimingFunctionEaseIn = CAMediaTimingFunctionName.easeIn
public let kCAMediaTimingFunctionEaseOut = CAMediaTimingFunctionName.easeOut
public let kCAMediaTimingFunctionEaseInEaseOut = CAMediaTimingFunctionName.easeInEaseOut
public let kCAMediaTimingFunctionDefault = CAMediaTimingFunctionName.default
public let kCATransitionFade = CATransitionType.fade
public let kCATransitionPush = CATransitionType.push
public let kCATransitionMoveIn = CATransitionType.moveIn
public let kCATransitionReveal = CATransitionType.reveal
public let kCATransitionFromLeft = CATransitionSubtype.fromLeft
public let kCATransitionFromRight = CATransitionSubtype.fromRight
public let kCATransitionFromTop = CATransitionSubtype.fromTop
public let kCATransitionFromBottom = CATransitionSubtype.fromBottom
public let kCAAlignmentCenter = CATextLayerAlignmentMode.center
public let kCAAlignmentLeft = CATextLayerAlignmentMode.left
public let kCAAlignmentRight = CATextLayerAlignmentMode.right
public let kCATruncationEnd = CATextLayerTruncationMode.end

/// `UIOffset(horizontal:vertical:)`.
public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}
/// `UIAccessibility.post(notification:argument:)`.
@MainActor public func UIAccessibilityPostNotification(_ notification: UIAccessibility.Notification, _ argument: Any?) {
    UIAccessibility.post(notification: notification, argument: argument)
}
/// `UIAccessibility.isVoiceOverRunning`.
@MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool { UIAccessibility.isVoiceOverRunning }
/// `UIAccessibility.isReduceMotionEnabled`.
@MainActor public func UIAccessibilityIsReduceMotionEnabled() -> Bool { UIAccessibility.isReduceMotionEnabled }

extension UIViewController {
    /// `addChild(_:)`.
    public func addChildViewController(_ childController: UIViewController) { addChild(childController) }
    /// `removeFromParent()`.
    public func removeFromParentViewController() { removeFromParent() }
    /// `didMove(toParent:)`.
    public func didMove(toParentViewController parent: UIViewController?) { didMove(toParent: parent) }
    /// `willMove(toParent:)`.
    public func willMove(toParentViewController parent: UIViewController?) { willMove(toParent: parent) }
    /// `children`.
    public var childViewControllers: [UIViewController] { children }
}

extension UIView {
    /// `bringSubviewToFront(_:)`.
    public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
    /// `sendSubviewToBack(_:)`.
    public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension Notification.Name {
    /// `UIResponder.keyboardWillShowNotification`.
    public static let UIKeyboardWillShow = UIResponder.keyboardWillShowNotification
    /// `UIResponder.keyboardDidShowNotification`.
    public static let UIKeyboardDidShow = UIResponder.keyboardDidShowNotification
    /// `UIResponder.keyboardWillHideNotification`.
    public static let UIKeyboardWillHide = UIResponder.keyboardWillHideNotification
    /// `UIResponder.keyboardDidHideNotification`.
    public static let UIKeyboardDidHide = UIResponder.keyboardDidHideNotification
    /// `UIResponder.keyboardWillChangeFrameNotification`.
    public static let UIKeyboardWillChangeFrame = UIResponder.keyboardWillChangeFrameNotification
    /// `UIResponder.keyboardDidChangeFrameNotification`.
    public static let UIKeyboardDidChangeFrame = UIResponder.keyboardDidChangeFrameNotification
    /// `UIApplication.didBecomeActiveNotification`.
    public static let UIApplicationDidBecomeActive = UIApplication.didBecomeActiveNotification
    /// `UIApplication.willResignActiveNotification`.
    public static let UIApplicationWillResignActive = UIApplication.willResignActiveNotification
    /// `UIApplication.didEnterBackgroundNotification`.
    public static let UIApplicationDidEnterBackground = UIApplication.didEnterBackgroundNotification
    /// `UIApplication.willEnterForegroundNotification`.
    public static let UIApplicationWillEnterForeground = UIApplication.willEnterForegroundNotification
    /// `UIApplication.didReceiveMemoryWarningNotification`.
    public static let UIApplicationDidReceiveMemoryWarning = UIApplication.didReceiveMemoryWarningNotification
    /// `UIApplication.willTerminateNotification`.
    public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
    /// `UIApplication.didFinishLaunchingNotification`.
    public static let UIApplicationDidFinishLaunching = UIApplication.didFinishLaunchingNotification
    /// `UIApplication.didChangeStatusBarOrientationNotification`.
    public static let UIApplicationDidChangeStatusBarOrientation = UIApplication
        .didChangeStatusBarOrientationNotification
    /// `UIApplication.didChangeStatusBarFrameNotification`.
    public static let UIApplicationDidChangeStatusBarFrame = UIApplication.didChangeStatusBarFrameNotification
    /// `UIDevice.orientationDidChangeNotification`.
    public static let UIDeviceOrientationDidChange = UIDevice.orientationDidChangeNotification
    /// `UIContentSizeCategory.didChangeNotification`.
    public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
    /// `UITextField.textDidBeginEditingNotification`.
    public static let UITextFieldTextDidBeginEditing = UITextField.textDidBeginEditingNotification
    /// `UITextView.textDidBeginEditingNotification`.
    public static let UITextViewTextDidBeginEditing = UITextView.textDidBeginEditingNotification
    /// `UITextField.textDidEndEditingNotification`.
    public static let UITextFieldTextDidEndEditing = UITextField.textDidEndEditingNotification
    /// `UITextView.textDidEndEditingNotification`.
    public static let UITextViewTextDidEndEditing = UITextView.textDidEndEditingNotification
    /// `UITextField.textDidChangeNotification`.
    public static let UITextFieldTextDidChange = UITextField.textDidChangeNotification
    /// `UITextView.textDidChangeNotification`.
    public static let UITextViewTextDidChange = UITextView.textDidChangeNotification
}
