internal import Foundation
internal import UIKit

extension ViewPainter {
    /// Draws what lies around a popover: its shadow, and the arrow in the colour of what it shows.
    func draw(_ bubble: PopoverBubble, of view: UIView) {
        canvas.shadow(
            of: view.bounds, cornerRadius: PopoverBubble.radius, color: Color.black.faded(0.2), blur: 24,
            offset: CGSize(width: 0, height: 4))
        guard !bubble.arrow.isEmpty else { return }
        let ground = bubble.color ?? view.backgroundColor ?? view.subviews.first?.backgroundColor ?? .systemBackground
        canvas.fill(.polygon(bubble.arrow), color: color(ground))
    }
}
