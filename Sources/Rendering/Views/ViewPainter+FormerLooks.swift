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
        case .dissolve: canvas.dissolving(by: done, from: former, to: body)
        case .cover(let side):
            former()
            moved(from: side, by: 1 - done, in: box, body)
        case .push(let side):
            moved(from: side, by: -done, in: box, former)
            moved(from: side, by: 1 - done, in: box, body)
        case .uncover(let side):
            body()
            moved(from: side, by: -done, in: box, former)
        case .turn(let side):
            turned(box, from: side, by: done) { if done < 0.5 { former() } else { body() } }
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

    /// How far the eye is from what turns over, in points: an estimate, as nobody publishes it.
    private static var eyeDistance: Double { 1000 }

    /// Draws a card that is turned; after a half of the turn its back is to the front.
    private func turned(_ box: CGRect, from side: FormerLook.Side, by share: Double, _ body: () -> Void) {
        let isAcross = side == .left || side == .right
        let angle = .pi * (share < 0.5 ? share : share - 1)
        canvas.turned(
            box, isAcross: isAcross, by: side == .left || side == .top ? -angle : angle,
            seenFrom: max(Self.eyeDistance, box.width, box.height), body)
    }
}
