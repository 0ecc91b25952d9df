import Foundation

/// Something that a bar shows.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// What the item says.
    open var title: String?
    /// What the item shows.
    open var image: UIImage?
    /// What the item shows in landscape on phones.
    open var landscapeImagePhone: UIImage?
    /// Whether the item can be tapped.
    open var isEnabled = true
    /// A shift of the picture, in points.
    open var imageInsets = UIEdgeInsets.zero
    /// A number of the owner's choice.
    open var tag = 0
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// An item of nothing.
    nonisolated public override init() {
        super.init()
    }

    /// Sets the attributes of the title for a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        titleAttributes[state.rawValue] = attributes
    }

    /// The attributes of the title for a state.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
}
