/// A view of a class that UIKit does not have, such as a map or a web view: laid out as a plain view, and drawn as a
/// recognisable stand-in.
@preconcurrency @MainActor
@_spi(StandIns) public final class ForeignContentView: UIView {
    /// What the view would show on a device.
    @_spi(StandIns) public enum Content: String, CaseIterable, Sendable {
        case map, web, scene
    }

    /// What the view would show.
    @_spi(StandIns) public let content: Content

    @_spi(StandIns) public init(_ content: Content) {
        self.content = content
        super.init(frame: .zero)
    }

    @_spi(StandIns) public required init?(coder: NSCoder) { nil }

    /// Fills a view of a stand-in for such a class, below what else it holds.
    @_spi(StandIns) public static func fill(_ view: UIView, with content: Content) {
        let picture = ForeignContentView(content)
        picture.frame = view.bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        picture.isUserInteractionEnabled = false
        view.insertSubview(picture, at: 0)
    }
}
