package import AutoLayout
import Foundation
internal import Typography

/// A control that does something when tapped, with a title, a picture or both.
///
/// Without a configuration its own size is that of the title and picture side by side with UIKit's paddings; with one, the
/// configuration's insets around them.
@preconcurrency @MainActor
open class UIButton: UIControl {
    /// How a button behaves on a Mac.
    public typealias BehavioralStyle = UIBehavioralStyle
    /// How the button is to behave on a Mac.
    /// - Note: Kept without effect.
    open var preferredBehavioralStyle = BehavioralStyle.automatic
    /// How the button behaves: as on a pad or phone.
    open var behavioralStyle: BehavioralStyle { .pad }
    /// The looks UIKit has ready.
    public enum ButtonType: Int, Sendable {
        /// No look of its own: white title of 18 points, no padding but UIKit's 6 points.
        case custom = 0
        /// A title in the tint colour.
        case system
        /// An arrow in a circle, in new systems an i.
        case detailDisclosure
        /// An i in a circle.
        case infoLight
        /// An i in a circle.
        case infoDark
        /// A plus in a circle.
        case contactAdd
        /// As system, for the system's own apps.
        case plain
        /// A cross in a circle.
        case close
        /// The old name of system.
        public static var roundedRect: ButtonType { .system }
    }

    /// What a press is for.
    public enum Role: Int, Sendable {
        case normal
        /// What people most likely want.
        case primary
        /// Ends without any change.
        case cancel
        /// Loses data: the button is red unless its configuration has a colour.
        case destructive
    }

    /// Which look of UIKit's the button has.
    @exclusivity(unchecked) public private(set) var buttonType: ButtonType
    /// What a press is for; `normal` unless set.
    @exclusivity(unchecked) open var role = Role.normal { didSet { contentDidChange() } }
    /// The tint colour, or what the role puts in its place.
    var roleColor: UIColor { role == .destructive ? .systemRed : tintColor }

    @exclusivity(unchecked) var titles = StateValues<String>()
    @exclusivity(unchecked) var attributedTitles = StateValues<NSAttributedString>()
    @exclusivity(unchecked) var titleColors = StateValues<UIColor>()
    @exclusivity(unchecked) var titleShadowColors = StateValues<UIColor>()
    @exclusivity(unchecked) var images = StateValues<UIImage>()
    @exclusivity(unchecked) var backgroundImages = StateValues<UIImage>()
    var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()

    /// While the button is laid out without a configuration: the places of its parts.
    @exclusivity(unchecked) private var placesOfLayout: (content: CGRect, places: ButtonPlaces)?

    /// Whether a change of the parts comes from the button itself.
    @exclusivity(unchecked) var isUpdatingContents = false
    @exclusivity(unchecked) private(set) var pictureIfLoaded: UIImageView?

    /// The label of the title. It is placed by the button; its font is the button's.
    open private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
    /// The view of the picture. It is placed by the button.
    open var imageView: UIImageView? {
        if let pictureIfLoaded { return pictureIfLoaded }
        let view = makeImageView()
        pictureIfLoaded = view
        return view
    }
    /// The label of a configuration's second line.
    open var subtitleLabel: UILabel? {
        if let subtitleIfLoaded { return subtitleIfLoaded }
        subtitleIfLoaded = makeSubtitleLabel()
        return subtitleIfLoaded
    }
    @exclusivity(unchecked) private(set) var subtitleIfLoaded: UILabel?

    /// Space around title and picture, in points. Any that is not zero replaces UIKit's padding.
    @exclusivity(unchecked) open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// A shift of the title, in points; it changes nothing about the button's own size.
    @exclusivity(unchecked) open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// A shift of the picture, in points; it changes nothing about the button's own size.
    @exclusivity(unchecked) open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether the picture is drawn darker while the button is touched.
    /// - Note: Kept without effect.
    open var adjustsImageWhenHighlighted = true
    /// Whether the picture is drawn lighter while the button is disabled, unless it has one for that state.
    open var adjustsImageWhenDisabled = true { didSet { setNeedsLayout() } }
    var showsFaintImage = false
    /// Whether the button glows while it is touched.
    /// - Note: Kept without effect.
    open var showsTouchWhenHighlighted = false
    /// Whether the title's shadow turns over while the button is touched.
    /// - Note: Kept without effect.
    open var reversesTitleShadowWhenHighlighted = false
    /// What the button looks like, in the way of iOS 15; nil for the older way.
    open var configuration: Configuration? {
        get { sharedConfiguration?.value }
        set {
            sharedConfiguration = newValue.map(SharedConfiguration.init)
            contentDidChange()
            if needsConfigurationUpdate { setNeedsUpdateConstraints() }
        }
    }
    @exclusivity(unchecked) private var sharedConfiguration: SharedConfiguration?
    /// Called before the next layout after the state or the tint changed, to bring the configuration up to date.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the configuration's colours follow the state.
    /// - Note: Kept without effect.
    open var automaticallyUpdatesConfiguration = true
    /// The menu that the button shows.
    open var menu: UIMenu? { didSet { showSelectionOfMenu() } }
    /// Whether the button shows which action of its menu is chosen, as a pop-up button does: the first with the state `on`,
    /// else the first (documentation of this property). The menu has to be the primary action, too.
    open var changesSelectionAsPrimaryAction = false { didSet { showSelectionOfMenu() } }
    open override var showsMenuAsPrimaryAction: Bool { didSet { showSelectionOfMenu() } }
    /// In which order the menu stands.
    /// - Note: Kept without effect.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// Whether the button reacts to a pointer.
    /// - Note: Kept without effect.
    open var isPointerInteractionEnabled = false

    /// A custom button at a place.
    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        _ = titleLabel
    }

    /// A button of the type.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        titleLabel?.font = standardTitleFont
        contentDidChange()
        // A button that brings its picture is as large from the beginning.
        if builtInImage != nil { bounds.size = intrinsicContentSize }
    }

    /// A button that runs an action and takes title and picture from it.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        adopt(primaryAction)
    }

    /// A button of the configuration.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
    }

    /// A system button of the title, picture and action.
    public static func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(image, for: .normal)
        if let action { button.addTarget(target, action: action, for: .touchUpInside) }
        return button
    }

    /// See `UIView.init(coder:)`.
    public required init?(coder: NSCoder) {
        buttonType = coder.beginning.buttonType
        super.init(coder: coder)
    }

    override func setUpFromCoder() {
        super.setUpFromCoder()
        titleLabel?.font = standardTitleFont
    }

    /// Asks for `updateConfiguration()` before the next layout, once for all that changed until then.
    open func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        // The size follows from what is updated.
        setNeedsUpdateConstraints()
        setNeedsLayout()
    }
    /// A new button has its configuration updated, too.
    @exclusivity(unchecked) private var needsConfigurationUpdate = true

    /// Brings the configuration up to date with the state; an override does it. It is called before the handler.
    open func updateConfiguration() {}

    private func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration()
        configurationUpdateHandler?(self)
    }

    /// Brings the configuration up to date, before the button's size is asked for.
    open override func updateConstraints() {
        updateConfigurationIfNeeded()
        super.updateConstraints()
    }

    override func stateDidChange() {
        needsConfigurationUpdate = true
        // Titles and pictures may differ by state.
        contentDidChange()
    }

    /// The tint shows in the title's colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    /// Whether the height depends on the width: a configuration's title wraps.
    package override var wrapsContent: Bool {
        guard let configuration else { return false }
        return configuration.titleLineBreakMode.wraps && (configuration.hasTitle || currentTitle != nil)
    }

    override var isSpoken: Bool { true }
    override var spokenLabel: String? { configuration?.title ?? currentTitle ?? currentAttributedTitle?.string }
    override var spokenTraits: UIAccessibilityTraits { spokenState.union(.button) }

    /// The size of title and picture with paddings; see `classicSize` and `Configuration`.
    open override var intrinsicContentSize: CGSize {
        configuration.map { configuredSize($0, wrapping: automaticWrappingWidth) } ?? classicSize
    }

    /// The button's own size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let configuration else { return classicSize }
        let isLimited = size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude
        return configuredSize(configuration, wrapping: isLimited ? size.width : nil)
    }

    /// The line of the title, which stands in the middle; whole points (a 15 point button 30 high: 21 from the top).
    package override func baselineOffsets(for size: CGSize) -> BaselineOffsets? {
        guard let text = titleText, let font = text.runs.first?.font else { return nil }
        let environment = layoutEnvironment
        let metrics = environment.metrics(of: UIFont(font))
        let insets = configuration.map { $0.insetsToTheSides } ?? contentEdgeInsets
        let line = environment.size(of: text).height.rounded(.up)
        let room = size.height - insets.vertical
        let top = insets.top + max(0, (room - line) / 2)
        let first = (top + CGFloat(metrics.ascender).rounded(.up)).rounded()
        return BaselineOffsets(firstFromTop: first, lastFromBottom: size.height - first, isCentered: true)
    }

    /// The place of the background.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// The place of title and picture together.
    open func contentRect(forBounds bounds: CGRect) -> CGRect {
        let insets = configuration.map { $0.insetsToTheSides } ?? contentEdgeInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft && configuration != nil
        let rect = bounds.inset(
            by: isMirrored
                ? UIEdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
                : insets)
        return CGRect(x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
    }

    /// The place of the title.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { knownPlaces(in: contentRect).title }

    /// The place of the picture.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { knownPlaces(in: contentRect).image }

    /// The places in the layout that runs, or else new ones: those of title and picture are asked for one by one.
    private func knownPlaces(in content: CGRect) -> ButtonPlaces {
        if let placesOfLayout, placesOfLayout.content == content { return placesOfLayout.places }
        return classicPlaces(in: content)
    }

    /// Places the labels and the picture.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        updateContents()
        let content = contentRect(forBounds: bounds)
        if let configuration {
            place(configuredPlaces(configuration, in: content))
        } else {
            placesOfLayout = (content, classicPlaces(in: content))
            place(ButtonPlaces(image: imageRect(forContentRect: content), title: titleRect(forContentRect: content)))
            placesOfLayout = nil
        }
    }

    func contentDidChange() {
        placesOfLayout = nil
        updateContents()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func titleLabelDidChange() {
        guard !isUpdatingContents else { return }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showSelectionOfMenu() {
        guard showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction, let chosen = menu?.chosenAction else { return }
        if configuration != nil {
            configuration?.title = chosen.title
            if let image = chosen.image { configuration?.image = image }
        } else {
            setTitle(chosen.title, for: .normal)
            if let image = chosen.image { setImage(image, for: .normal) }
        }
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if configuration != nil {
            if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
            if configuration?.image == nil { configuration?.image = action.image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    private var standardTitleFont: UIFont { .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15) }

    private func makeTitleLabel() -> UILabel {
        let label = ContentLabel { [reference] in (reference.viewItem as? UIButton)?.titleLabelDidChange() }
        label.font = standardTitleFont
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        return label
    }

    private func makeSubtitleLabel() -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .caption1)
        addSubview(label)
        return label
    }

    private func makeImageView() -> UIImageView {
        let view = UIImageView()
        insertSubview(view, at: 0)
        return view
    }

    /// Sets the title for a state; a state without one shows the normal state's, which becomes that of the configuration, too.
    open func setTitle(_ title: String?, for state: State) {
        titles[exactly: state] = title
        if state == .normal { configuration?.title = title }
        contentDidChange()
    }

    /// Sets the title with its attributes for a state; it wins over the plain title. The normal state's becomes that of the
    /// configuration, too.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[exactly: state] = title
        if state == .normal { configuration?.attributedTitle = title.map { AttributedString($0) } }
        contentDidChange()
    }

    /// Sets the colour of the title for a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[exactly: state] = color
        setNeedsLayout()
    }

    /// Sets the colour of the title's shadow for a state.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        titleShadowColors[exactly: state] = color
        setNeedsLayout()
    }

    /// Sets the picture for a state; the normal state's becomes that of the configuration, too.
    open func setImage(_ image: UIImage?, for state: State) {
        images[exactly: state] = image
        if state == .normal { configuration?.image = image }
        contentDidChange()
    }

    /// Sets the picture behind everything for a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[exactly: state] = image
        contentDidChange()
    }

    /// Sets how a symbol is drawn for a state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolConfigurations[exactly: state] = configuration
        contentDidChange()
    }

    /// The title for the state.
    open func title(for state: State) -> String? { titles[state] }
    /// The title with its attributes for the state.
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
    /// The colour of the title for the state: the tint for system buttons, white for custom ones unless set.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? defaultTitleColor(for: state) }
    /// The colour of the title's shadow for the state.
    open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }
    /// The picture for the state.
    open func image(for state: State) -> UIImage? { images[state] }
    /// The picture behind everything for the state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
    /// How a symbol is drawn for the state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state]
    }
    /// How the symbol of the state that the button is in is drawn, where that was said.
    open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        preferredSymbolConfigurationForImage(in: state)
    }
    /// Whether a pointer rests on the button: there is none.
    open var isHovered: Bool { false }
    /// Whether the button is held down: nobody holds it.
    open var isHeld: Bool { false }

    /// The title shown now: the configuration's before the state's.
    open var currentTitle: String? { configuration?.title ?? title(for: state) }
    /// The title with its attributes shown now.
    open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
    /// The colour of the title now.
    open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
    /// The colour of the title's shadow now.
    open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
    /// The picture shown now, a symbol in its configuration.
    open var currentImage: UIImage? {
        guard let image = image(for: state) ?? builtInImage else { return nil }
        guard image.isSymbolImage, let preferred = symbolConfigurations[state] else { return image }
        return image.withConfiguration(preferred.merging(image.symbolConfiguration))
    }
    /// The picture behind everything now.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private func defaultTitleColor(for state: State) -> UIColor {
        if state.contains(.disabled) { return UIColor.label.withAlphaComponent(0.3) }
        return buttonType == .custom ? .white : roleColor
    }

    /// As the generation has it (``SystemMetrics/builtInImageSize``); a button that closes 30 by 30 points (one recorded button).
    /// With three pixels to a point symbols are larger: one that adds has 73 by 71 pixels (a button of a program on a device),
    /// one that informs 77 by 77 (2/2 recorded buttons of 2 projects).
    private var builtInImageSize: CGSize {
        if buttonType == .close { return CGSize(width: 30, height: 30) }
        let size = layoutEnvironment.metrics.builtInImageSize
        guard layoutEnvironment.displayScale == 3, size.width > 22 else { return size }
        return buttonType == .contactAdd
            ? CGSize(width: 73.0 / 3, height: 71.0 / 3) : CGSize(width: 77.0 / 3, height: 77.0 / 3)
    }

    /// The picture that the type brings.
    private var builtInImage: UIImage? {
        let name: String
        switch buttonType {
        case .custom, .system, .plain: return nil
        case .detailDisclosure, .infoLight, .infoDark: name = "info.circle"
        case .contactAdd: name = "plus.circle"
        case .close: name = "xmark.circle.fill"
        }
        let size = builtInImageSize
        // The size is that of a symbol at large scale.
        let image = UIImage(symbol: name, templateSize: nil, configuration: .init(scale: .large))
            .changed { $0.size = size }
        // The cross that closes is gray whatever the tint is.
        return buttonType == .close ? image.withTintColor(.systemGray3, renderingMode: .alwaysOriginal) : image
    }
}

/// Values that differ by a control's state; a state without one has the normal state's.
struct StateValues<Value> {
    // Most controls have only this one.
    private var normal: Value?
    private var others: [UInt: Value] = [:]

    /// Whether nothing is set for any state.
    var isEmpty: Bool { normal == nil && others.isEmpty }

    /// The value set for exactly this state.
    subscript(exactly state: UIControl.State) -> Value? {
        get { state == .normal ? normal : others[state.rawValue] }
        set { if state == .normal { normal = newValue } else { others[state.rawValue] = newValue } }
    }

    /// The value for the state, or the normal one.
    subscript(state: UIControl.State) -> Value? {
        (state == .normal || others.isEmpty ? nil : others[state.rawValue]) ?? normal
    }
}

/// A configuration to refer to: buttons ask for theirs all the time, it is large, and most have none.
private final class SharedConfiguration {
    let value: UIButton.Configuration

    init(_ value: UIButton.Configuration) { self.value = value }
}

/// A label within a control or cell whose size or layout depends on it.
final class ContentLabel: UILabel {
    private var changed: (() -> Void)?

    init(changed: @escaping () -> Void) {
        super.init(frame: .zero)
        self.changed = changed
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        changed?()
    }
}
