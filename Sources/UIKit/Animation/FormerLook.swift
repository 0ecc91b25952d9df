/// What a layer looked like before its contents changed, and how that gives way to what it looks like now.
///
/// It is a picture, so there is one only in programs that can draw. Elsewhere nothing is seen, and the change takes its time.
@MainActor
package struct FormerLook {
    /// From which side the new look comes, or to which the old one goes.
    package enum Side {
        case left, right, top, bottom
    }

    package enum Kind {
        /// The new look shows through the old one.
        case dissolve
        /// The new look slides over the old one.
        case cover(from: Side)
        /// The new look pushes the old one away.
        case push(from: Side)
        /// The old look slides off the new one, away from the side.
        case uncover(from: Side)
        /// Both are sides of a card, which is turned: the edge at a side comes towards who looks, and goes to the other side.
        case turn(from: Side)
    }

    package let picture: UIImage
    package let kind: Kind

    /// - Parameter layer: as it is now; it isn't laid out for that.
    init?(of layer: CALayer, _ kind: Kind) {
        let context = PictureContext(size: layer.bounds.size, scale: 0, isOpaque: false)
        guard context.context.surface != nil else { return nil }
        context.context.paint { $0.draw(layer) }
        (picture, self.kind) = (context.image, kind)
    }
}

/// A former look at an instant.
package struct FadingLook {
    package let look: FormerLook
    /// How far the new look has come, from 0 to 1.
    package let progress: Double
}

extension UIView.AnimationOptions {
    /// How a view's look changes in a transition; nil for at once. Pages don't curl, they fade.
    var lookChange: FormerLook.Kind? {
        switch UIView.AnimationOptions(rawValue: rawValue & (7 << 20)) {
        case .transitionCrossDissolve, .transitionCurlUp, .transitionCurlDown: .dissolve
        case .transitionFlipFromLeft: .turn(from: .left)
        case .transitionFlipFromRight: .turn(from: .right)
        case .transitionFlipFromTop: .turn(from: .top)
        case .transitionFlipFromBottom: .turn(from: .bottom)
        default: nil
        }
    }
}

extension CATransition {
    /// Layers count upwards, and views downwards: what comes from the top of a layer comes from the bottom of a view.
    private var side: FormerLook.Side {
        switch subtype {
        case CATransitionSubtype.fromRight: .right
        case CATransitionSubtype.fromTop: .bottom
        case CATransitionSubtype.fromBottom: .top
        default: .left
        }
    }

    var lookChange: FormerLook.Kind {
        switch type {
        case .moveIn: .cover(from: side)
        case .push: .push(from: side)
        case .reveal: .uncover(from: side)
        default: .dissolve
        }
    }
}
