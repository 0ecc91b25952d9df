internal import Foundation
internal import UIKit

extension ViewPainter {
    /// Draws what a layer shows, and what is still seen of what it looked like before.
    ///
    /// - Parameters:
    ///   - box: the layer's bounds in the current coordinates.
    ///   - body: draws what the layer shows now.
    func drawChanging(_ layer: CALayer, in box: CGRect, _ body: () -> Void) {
        guard let fading = layer.fadingLook else { return body() }
        let (look, done) = (fading.look, min(max(0, fading.progress), 1))
        func former() {
            draw(look.picture, in: box, mode: .scaleToFill, tint: palette.tint, asTemplate: false)
        }
        switch look.kind {
        case .dissolve:
            body()
            withGroup(opacity: 1 - done, former)
        case .cover(let side):
            former()
            moved(from: side, by: 1 - done, in: box, body)
        case .push(let side):
            moved(from: side, by: -done, in: box, former)
            moved(from: side, by: 1 - done, in: box, body)
        case .uncover(let side):
            body()
            moved(from: side, by: -done, in: box, former)
        case .turn(let isAcross):
            turned(by: done, isAcross: isAcross, around: CGPoint(x: box.midX, y: box.midY)) {
                if done < 0.5 { former() } else { body() }
            }
        }
    }

    /// Draws something moved towards a side by a share of the box, clipped to that.
    private func moved(from side: FormerLook.Side, by share: Double, in box: CGRect, _ body: () -> Void) {
        canvas.saved {
            canvas.clip(to: .rect(box))
            switch side {
            case .left: canvas.translate(x: -share * box.width, y: 0)
            case .right: canvas.translate(x: share * box.width, y: 0)
            case .top: canvas.translate(x: 0, y: -share * box.height)
            case .bottom: canvas.translate(x: 0, y: share * box.height)
            }
            body()
        }
    }

    /// Draws a card that is turned, seen from far away; after a half of the turn its back is to the front.
    private func turned(by share: Double, isAcross: Bool, around middle: CGPoint, _ body: () -> Void) {
        let width = max(abs(cos(.pi * share)), 1e-3)
        let (a, d) = isAcross ? (width, 1) : (1, width)
        canvas.saved {
            canvas.concatenate(a: a, b: 0, c: 0, d: d, tx: middle.x * (1 - a), ty: middle.y * (1 - d))
            body()
        }
    }
}
