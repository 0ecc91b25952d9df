/// A view of a class that UIKit does not have, such as a map or a web view: laid out as a plain view, and drawn as a
/// recognisable stand-in.
@preconcurrency @MainActor
package final class ForeignContentView: UIView {
    /// What the view would show on a device.
    package enum Content: String, CaseIterable, Sendable {
        case map, web, scene
    }

    /// What the view would show.
    package let content: Content

    package init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
    }

    package required init?(coder: NSCoder) { nil }
}
