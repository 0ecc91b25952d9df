internal import UIKit

/// The views whose place or length along an axis the constraints leave open.
@MainActor
struct OpenViews {
    /// Whether it is the length and not only the place, by view.
    private(set) var horizontal: [ObjectIdentifier: Bool] = [:]
    private(set) var vertical: [ObjectIdentifier: Bool] = [:]

    /// Each question costs about a solve: of larger trees, only the first views are asked.
    private static let mostViews = 500

    init(among views: [UIView], of root: UIView) {
        let host = LayoutHost.of(root)
        for view in views.prefix(Self.mostViews) where view !== root && view.superview != nil {
            // What has a frame and a mask is not left open.
            guard !view.translatesAutoresizingMaskIntoConstraints else { continue }
            let open = host.openParts(of: view)
            horizontal[ObjectIdentifier(view)] = open.horizontal
            vertical[ObjectIdentifier(view)] = open.vertical
        }
    }

    /// Whether a view is open along the axis of an attribute.
    func contains(_ view: UIView, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
        switch attribute {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            vertical[ObjectIdentifier(view)] != nil
        case .notAnAttribute: false
        default: horizontal[ObjectIdentifier(view)] != nil
        }
    }
}
