/// Lets a person choose a colour. It shows nothing here, and nobody chooses: set ``selectedColor`` and call the delegate.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
    /// Hears of the choice.
    /// - Note: Kept without effect.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?
    /// The colour.
    /// - Note: Kept without effect.
    open var selectedColor = UIColor.white
    /// Whether the opacity can be chosen.
    /// - Note: Kept without effect.
    open var supportsAlpha = true

    /// A picker.
    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Hears of the choice of a colour. Nobody chooses.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
    /// - Note: Kept without effect.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
    /// - Note: Kept without effect.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Does nothing.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {}
    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// Lets a person choose a font. It shows nothing here, and nobody chooses: set ``selectedFontDescriptor`` and call the delegate.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// Which fonts can be chosen.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Whether faces are shown.
        /// - Note: Kept without effect.
        open var includeFaces = false
        /// Whether names are shown in the system's font.
        /// - Note: Kept without effect.
        open var displayUsingSystemFont = false
        /// Which fonts are shown.
        /// - Note: Kept without effect.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// Of which languages fonts are shown.
        /// - Note: Kept without effect.
        open var filteredLanguagesPredicate: NSPredicate?
        /// Which languages a font must have.
        /// - Note: Every font fits it.
        public class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            NSPredicate(value: true)
        }
        /// Every font.
        public override init() {}
    }

    /// Which fonts can be chosen.
    /// - Note: Kept without effect.
    public let configuration: Configuration
    /// Hears of the choice.
    /// - Note: Kept without effect.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// The font.
    /// - Note: Kept without effect.
    open var selectedFontDescriptor: UIFontDescriptor?

    /// A picker of fonts.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    /// A picker of every font.
    public convenience init() { self.init(configuration: Configuration()) }
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }
}

/// Hears of the choice of a font. Nobody chooses.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// - Note: Kept without effect.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
    /// - Note: Kept without effect.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
    /// Does nothing.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
