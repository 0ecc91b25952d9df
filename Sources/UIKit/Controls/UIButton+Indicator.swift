import Foundation

extension UIButton {
    /// Between the content of a button and the mark of its menu, in points: an estimate from pictures of iOS.
    private static let indicatorDistance: CGFloat = 5

    /// The mark of a button's menu; nil for none.
    private func indicatorImage(_ configuration: Configuration) -> UIImage? {
        let isShown =
            switch configuration.indicator {
            case .automatic: menu != nil && showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction
            case .popup: true
            case .none: false
            }
        guard isShown else { return nil }
        let font = configuration.titleFont(in: layoutEnvironment)
        return UIImage(
            systemName: "chevron.up.chevron.down",
            withConfiguration: UIImage.SymbolConfiguration(
                pointSize: font.pointSize, weight: .medium, scale: .small))
    }

    /// What the mark of the menu and its distance take of the width, in points.
    func indicatorRoom(_ configuration: Configuration) -> CGFloat {
        indicatorImage(configuration).map { $0.size.width + Self.indicatorDistance } ?? 0
    }

    /// The area for title and picture beside the mark, which is at the trailing end.
    func contentBesideIndicator(_ configuration: Configuration, in content: CGRect) -> CGRect {
        var rest = content
        let room = min(indicatorRoom(configuration), content.width)
        rest.size.width -= room
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { rest.origin.x += room }
        return rest
    }

    /// The mark of the button's menu and where it stands, in the button's coordinates; nil for none.
    package var indicator: (image: UIImage, frame: CGRect)? {
        guard let configuration, let image = indicatorImage(configuration) else { return nil }
        let content = contentRect(forBounds: bounds)
        let places = configuredPlaces(configuration, in: content)
        let parts = [places.image, places.title, places.subtitle].filter { !$0.isEmpty }
        let middle = CGRect(x: content.midX, y: content.midY, width: 0, height: 0)
        let block = parts.dropFirst().reduce(parts.first ?? middle) { $0.union($1) }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let distance = parts.isEmpty ? 0 : Self.indicatorDistance
        let x = isMirrored ? block.minX - distance - image.size.width : block.maxX + distance
        return (image, CGRect(origin: CGPoint(x: x, y: block.midY - image.size.height / 2), size: image.size))
    }
}
