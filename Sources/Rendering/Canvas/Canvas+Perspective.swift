internal import CPangoCairo
internal import Foundation

extension Canvas {
    /// Draws the body as a card that is turned around a line through the middle of its box, with what is nearer seen larger.
    ///
    /// Transforms of the plane keep lines parallel, so the card is drawn strip by strip, each a pixel wide and as long as it is
    /// seen. On vector canvases it only becomes narrower: each strip would be a picture there.
    ///
    /// - Parameters:
    ///   - isAcross: whether the line is upright, so that the left and the right edge move.
    ///   - angle: in radians, less than a quarter of a turn: the right or lower edge comes nearer for more than 0.
    ///   - distance: from the eye to the card's middle, in points; more than half of the card's length.
    func turned(_ box: CGRect, isAcross: Bool, by angle: Double, seenFrom distance: Double, _ body: () -> Void) {
        let (sine, cosine) = (sin(angle), max(cos(angle), 1e-3))
        let middle = (along: isAcross ? box.midX : box.midY, beside: isAcross ? box.midY : box.midX)
        /// Enlarges around a place of the card, which is seen elsewhere.
        func transform(_ place: Double, seenAt seen: Double, along: Double, beside: Double) {
            let shift = (middle.along + seen - (middle.along + place) * along, middle.beside * (1 - beside))
            if isAcross {
                concatenate(a: along, b: 0, c: 0, d: beside, tx: shift.0, ty: shift.1)
            } else {
                concatenate(a: beside, b: 0, c: 0, d: along, tx: shift.1, ty: shift.0)
            }
        }
        guard format == .png else {
            return saved {
                transform(0, seenAt: 0, along: cosine, beside: 1)
                body()
            }
        }
        cairo_push_group(context)
        saved(body)
        guard let card = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(card) }
        let half = (isAcross ? box.width : box.height) / 2
        func seen(_ place: Double) -> Double { place * cosine * distance / (distance - place * sine) }
        let (first, last, pixel) = (seen(-half), seen(half), 1 / Double(scale))
        var start = first
        while start < last {
            let end = min((((middle.along + start) / pixel).rounded(.down) + 1) * pixel - middle.along, last)
            let at = (start + end) / 2
            let place = at * distance / (distance * cosine + at * sine)
            let enlargement = distance / (distance - place * sine)
            let strip = (middle.along + start, max(end - start, pixel / 64))
            saved {
                let length = (isAcross ? box.height : box.width) * enlargement
                let beside = middle.beside - length / 2
                clip(
                    to: .rect(
                        isAcross
                            ? CGRect(x: strip.0, y: beside, width: strip.1, height: length)
                            : CGRect(x: beside, y: strip.0, width: length, height: strip.1)))
                transform(place, seenAt: at, along: cosine * enlargement * enlargement, beside: enlargement)
                cairo_set_source(context, card)
                cairo_paint(context)
            }
            start += strip.1
        }
    }
}
