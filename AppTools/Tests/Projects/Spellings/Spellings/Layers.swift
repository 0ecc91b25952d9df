import QuartzCore
import UIKit

/// A layer that draws a share of itself, and keeps the share so that it can be animated.
class ShareLayer: CALayer {
    @NSManaged var share: CGFloat

    override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(share) || super.needsDisplay(forKey: key)
    }

    override func draw(in context: CGContext) {
        context.setFillColor(color?.cgColor ?? UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height))
    }
}

extension ShareLayer {
    @NSManaged var color: UIColor?
}

/// Counts how often it is asked for new contents.
final class RingLayer: ShareLayer {
    @NSManaged var lineWidth: CGFloat, isClosed: Bool, turns: Int, middle: CGPoint
    private(set) var displays = 0

    override init() { super.init() }

    override init(layer: Any) {
        super.init(layer: layer)
        if let ring = layer as? RingLayer { displays = ring.displays }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func defaultValue(forKey key: String) -> Any? {
        key == "lineWidth" ? 2 : super.defaultValue(forKey: key)
    }

    override func setNeedsDisplay() {
        super.setNeedsDisplay()
        displays += 1
    }
}
