import Foundation

/// A button of a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// Whether symbols move when they change.
    /// - Note: Kept without effect.
    open var isSymbolAnimationEnabled = false
    /// Whether a drag over the item touches it.
    /// - Note: Kept without effect.
    open var isSpringLoaded = false
    /// Tells the item from others.
    /// - Note: Kept without effect.
    open var identifier: String?
    /// Whether the item stands on a plate with its neighbours, on systems whose bars have plates.
    /// - Note: Kept without effect.
    open var sharesBackground = true
    /// Whether the plate behind the item isn’t seen, on systems whose bars have plates.
    /// - Note: Kept without effect.
    open var hidesSharedBackground = false
    /// An item with a picture of its own for phones on their side, which isn't shown.
    public convenience init(
        image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
        self.init(image: image, style: style, target: target, action: action)
        self.landscapeImagePhone = landscapeImagePhone
    }
    /// An item with a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?, menu: UIMenu? = nil
    ) {
        self.init(title: title, style: .plain, target: target, action: action)
        (self.image, self.menu) = (image, menu)
    }
    /// How the button looks.
    public enum Style: Int, Sendable {
        /// As usual.
        case plain = 0
        /// As usual; the old name.
        case bordered = 1
        /// Bold: it completes what a person does.
        case done = 2
        /// As ``done``, which iOS 26 calls so.
        public static let prominent = Style.done
    }

    /// The items UIKit has ready.
    public enum SystemItem: Int, Sendable {
        /// Items with a title.
        case done = 0, cancel, edit, save
        /// A plus.
        case add
        /// As much space as there is.
        case flexibleSpace
        /// So much space as `width` says.
        case fixedSpace
        /// Items with a picture.
        case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
        /// Items of players.
        case play, pause, rewind, fastForward
        /// Items with a title.
        case undo, redo
        /// The curl of a page.
        case pageCurl
        /// A cross.
        case close
    }

    /// How the button looks.
    open var style = Style.plain
    /// The width, in points; 0 for the content's own.
    open var width: CGFloat = 0
    /// Titles of which the widest sets the width.
    open var possibleTitles: Set<String>?
    /// A view in place of a button.
    open var customView: UIView?
    /// The method sent when the item is tapped.
    open var action: Selector?
    /// Who the method is sent to; nil for the responders up the chain.
    open weak var target: AnyObject?
    /// What runs when the item is tapped. It gives its title and picture to an item that isn't one of the system's
    /// (documentation of `primaryAction`).
    open var primaryAction: UIAction? {
        didSet { showPrimaryAction() }
    }
    private func showPrimaryAction() {
        guard let primaryAction, systemItem == nil else { return }
        title = primaryAction.title
        image = primaryAction.image
    }
    /// The menu that the item shows.
    /// - Note: Kept without effect.
    open var menu: UIMenu?
    /// The item's colour.
    open var tintColor: UIColor?
    /// Which of UIKit's items it is, if any.
    package private(set) var systemItem: SystemItem?

    /// The stand-in whose title attributes and colour items have that have none of their own.
    public static func appearance() -> UIBarButtonItem { standIn(of: UIBarButtonItem.self) { UIBarButtonItem() } }
    /// A stand-in for code that sets a look of items in some views; no item takes it on.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIBarButtonItem { UIBarButtonItem() }

    /// The title's attributes for a state: the item's own, else those that the stand-in has.
    package func shownTitleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleTextAttributes(for: state) ?? Self.appearance().titleTextAttributes(for: state)
    }
    /// The shift of the title, or the one that the stand-in has, in points.
    package var shownTitleShift: UIOffset { titleShifts[.default] ?? Self.appearance().titleShifts[.default] ?? .zero }
    /// The shift of the title where the item is the way back, or the one that the stand-in has, in points.
    package var shownBackShift: UIOffset { backShifts[.default] ?? Self.appearance().backShifts[.default] ?? .zero }
    /// The item's colour, or the one that the stand-in has.
    package var shownTintColor: UIColor? { tintColor ?? Self.appearance().tintColor }

    /// Whether the item is left out.
    open var isHidden = false
    /// A number, a text or a dot in the item's upper corner (iOS 26).
    open var badge: Badge?

    /// What stands in the upper corner of an item.
    @preconcurrency @MainActor
    open class Badge: NSObject {
        /// The text; nil for a dot.
        public let stringValue: String?
        /// The text's font; the system's of 12 points unless set.
        open var font: UIFont?
        /// The colour of the plate; red unless set.
        open var backgroundColor: UIColor?
        /// The colour of the text; white unless set.
        open var foregroundColor: UIColor?

        private init(_ text: String?) { stringValue = text }

        /// A number.
        public class func count(_ count: UInt) -> Badge { Badge(String(count)) }
        /// A text.
        public class func string(_ stringValue: String) -> Badge { Badge(stringValue) }
        /// A dot.
        public class func indicator() -> Badge { Badge(nil) }
    }
    /// Whether the item is on.
    /// - Note: Kept without effect.
    open var isSelected = false
    /// Whether a tap turns the item on and off.
    /// - Note: Kept without effect.
    open var changesSelectionAsPrimaryAction = false
    /// In which order a menu stands.
    /// - Note: Kept without effect.
    open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
    /// What stands for the item where there is no room.
    /// - Note: Kept without effect.
    open var menuRepresentation: UIMenuElement?
    private var backgrounds: [String: UIImage] = [:]
    private var shifts: [String: CGFloat] = [:]
    private var backShifts: [UIBarMetrics: UIOffset] = [:]

    /// Keeps a picture for behind the item; it isn't drawn.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {
        backgrounds["\(state.rawValue) \(barMetrics)"] = backgroundImage
    }
    /// The picture for behind the item.
    open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds["\(state.rawValue) \(barMetrics)"]
    }
    /// Keeps a picture for behind the item; it isn't drawn.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
    ) { setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics) }
    /// Keeps a picture for behind the way back; it isn't drawn.
    open func setBackButtonBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) { backgrounds["back \(state.rawValue) \(barMetrics)"] = backgroundImage }
    /// The picture for behind the way back.
    open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
        backgrounds["back \(state.rawValue) \(barMetrics)"]
    }
    /// Shifts the title of the way back. Only the shift for the usual metrics is drawn.
    open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        backShifts[barMetrics] = adjustment
    }
    /// The shift of the way back's title.
    open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
        backShifts[barMetrics] ?? .zero
    }
    /// Shifts the title. Only the shift for the usual metrics is drawn.
    open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
        titleShifts[barMetrics] = adjustment
    }
    /// The shift of the title.
    open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { titleShifts[barMetrics] ?? .zero }
    private var titleShifts: [UIBarMetrics: UIOffset] = [:]
    /// Keeps a shift of the picture behind the item; it isn't drawn.
    open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        shifts["\(barMetrics)"] = adjustment
    }
    /// The shift of the picture behind the item.
    open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        shifts["\(barMetrics)"] ?? 0
    }
    /// A group of items that stand together; a bar shows them one by one.
    open func creatingFixedGroup() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
    }
    /// A group that a person may move or take away; here it stays.
    open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup { creatingFixedGroup() }
    /// A group that a person may add; here it is there.
    open func creatingOptionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true
    ) -> UIBarButtonItemGroup { creatingFixedGroup() }

    /// An item of nothing.
    nonisolated public override init() {
        super.init()
    }

    /// An item of a title.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init()
        self.title = title
        self.style = style
        self.target = target.map { $0 as AnyObject }
        self.action = action
    }

    /// An item of a picture.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// One of UIKit's items.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(
            title: nil, style: systemItem == .done || systemItem == .save ? .done : .plain, target: target,
            action: action)
        self.systemItem = systemItem
    }

    /// A view.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// An item that runs an action.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        showPrimaryAction()  // a class's own initialisers call no observers
        if let title { self.title = title }
        if let image { self.image = image }
        self.menu = menu
    }

    /// One of UIKit's items, that runs an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Says what a tap on a controller's button for editing does.
    func showEditing(_ editing: Bool) {
        title = editing ? "Done" : "Edit"
        style = editing ? .done : .plain
    }

    /// Does what a tap does: runs the primary action, else sends the action. Nobody touches the screen here.
    open func simulateTap() {
        guard isEnabled else { return }
        if let primaryAction {
            primaryAction.perform(from: self)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        }
    }

    /// As much space as there is.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Space of the width in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }

    /// The title as it is shown: that of UIKit's item where none is set.
    package var displayedTitle: String? {
        if let title { return title }
        switch systemItem {
        case .done: return "Done"
        case .cancel: return "Cancel"
        case .edit: return "Edit"
        case .save: return "Save"
        case .undo: return "Undo"
        case .redo: return "Redo"
        default: return nil
        }
    }

    /// The picture as it is shown: that of UIKit's item where none is set.
    package var displayedImage: UIImage? {
        if let image { return image }
        let name: String
        switch systemItem {
        case .add: name = "plus"
        case .compose: name = "square.and.pencil"
        case .reply: name = "arrowshape.turn.up.left"
        case .action: name = "square.and.arrow.up"
        case .organize: name = "folder"
        case .bookmarks: name = "book"
        case .search: name = "magnifyingglass"
        case .refresh: name = "arrow.clockwise"
        case .stop: name = "xmark"
        case .close: return UIButton(type: .close).currentImage
        case .camera: name = "camera"
        case .trash: name = "trash"
        case .play: name = "play.fill"
        case .pause: name = "pause.fill"
        case .rewind: name = "backward.fill"
        case .fastForward: name = "forward.fill"
        default: return nil
        }
        return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(scale: .large))
    }
}

/// Items of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
    /// The items.
    open var barButtonItems: [UIBarButtonItem]
    /// What stands for them where there is no room.
    /// - Note: Kept without effect.
    open var representativeItem: UIBarButtonItem?
    /// Whether the group is left out.
    open var isHidden = false

    /// A group of items.
    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    }

    /// A group that stays where it is.
    public static func fixedGroup(
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem) }
    /// A group that a person may move; here it stays.
    public static func movableGroup(
        customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
    /// A group that a person may add; here it is there.
    public static func optionalGroup(
        customizationIdentifier: String, isInDefaultCustomization: Bool = true,
        representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
    ) -> UIBarButtonItemGroup { fixedGroup(representativeItem: representativeItem, items: items) }
}
