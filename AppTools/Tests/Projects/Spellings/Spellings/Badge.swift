import UIKit

/// A number on a coloured ground, with previews for Xcode.
final class Badge: UILabel {
    init(_ number: Int) {
        super.init(frame: .zero)
        text = "\(number)"
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

#Preview { Badge(1) }

@available(iOS 17, *)
#Preview("Two digits", traits: .fixedLayout(width: 40, height: 20)) {
    let badge = Badge(10)
    badge.textColor = .red
    return badge
}

/// The line in which it stands, behind the previews.
let lineBehindPreviews = #line
