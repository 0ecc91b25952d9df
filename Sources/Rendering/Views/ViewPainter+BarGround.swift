internal import Foundation
internal import UIKit

/// What a screen's bars have to know of what they lie over.
struct ScreenGround {
    /// Where something is drawn that would show through, in the screen's coordinates.
    var inked: [CGRect]
    /// The height of the status bar, in points.
    var statusBarHeight: CGFloat
}

extension ViewPainter {
    /// The edge of a bar that content lies at.
    enum BarEdge { case top, bottom }

    /// The plate of a bar. Where the bar lies under the status bar or over the home indicator, the plate reaches to
    /// the screen's edge, as on a device.
    func drawPlate(
        of view: UIView, tint: UIColor?, style: UIBarStyle, appearance: UIBarAppearance?, isTranslucent: Bool,
        line: BarEdge
    ) {
        guard let appearance, appearance.showsGround else { return }
        let rect = plateRect(of: view, line: line)
        let own = appearance.backgroundColor ?? tint
        if own == nil, style == .default, isTranslucent, isClear(rect, of: view, line: line) { return }
        let ground = color(own) ?? (style == .default ? palette.bar : Color(white: 0.09))
        // Only pixels can be blurred; on vectors what is behind would show through sharply.
        if own == nil, isTranslucent, canvas.blur(under: .rect(rect), radius: 20) {
            canvas.fill(.rect(rect), color: ground.faded(0.9))
        } else {
            canvas.fill(.rect(rect), color: ground)
        }
        if let picture = appearance.backgroundImage {
            draw(picture, in: rect, mode: .scaleToFill, tint: palette.tint, asTemplate: false, isGround: true)
        }
        if let picture = appearance.shadowImage {
            drawLine(picture, tint: color(appearance.shadowColor), beside: rect, at: line)
        } else if let shadow = appearance.shadowColor {
            let y = line == .bottom ? rect.maxY : rect.minY - canvas.hairline
            canvas.fillOnPixels(
                CGRect(x: rect.minX, y: y, width: rect.width, height: canvas.hairline),
                color: color(shadow))
        }
    }

    /// The pictures that a bar was given itself, in place of its plate and line.
    func draw(_ pictures: BarPictures, of view: UIView, line: BarEdge) {
        let rect = plateRect(of: view, line: line)
        if pictures.ground.size != .zero {
            draw(pictures.ground, in: rect, mode: .scaleToFill, tint: palette.tint, asTemplate: false, isGround: true)
        }
        if let picture = pictures.line { drawLine(picture, tint: nil, beside: rect, at: line) }
    }

    /// A picture as wide as the bar and as high as itself, outside of the bar.
    private func drawLine(_ picture: UIImage, tint: Color?, beside plate: CGRect, at edge: BarEdge) {
        let height = picture.size.height
        guard height > 0 else { return }
        let y = edge == .bottom ? plate.maxY : plate.minY - height
        draw(
            picture, in: CGRect(x: plate.minX, y: y, width: plate.width, height: height), mode: .scaleToFill,
            tint: tint ?? palette.tint, asTemplate: false, isGround: true)
    }

    private func plateRect(of view: UIView, line: BarEdge) -> CGRect {
        var rect = view.bounds
        let inRoot = view.convert(view.bounds, to: root)
        let above = inRoot.minY - root.bounds.minY
        let isAtTop = abs(above - statusHeight) < 1 || ground == nil && container(of: view) != nil && above > 0
        if line == .bottom, root.safeAreaInsets.top > 0, isAtTop, above <= root.safeAreaInsets.top + 1 {
            rect.origin.y -= above
            rect.size.height += above
        }
        let below = root.bounds.maxY - inRoot.maxY
        if line == .top, below > 0, below <= max(34.5, root.safeAreaInsets.bottom + 0.5), below < 80 {
            rect.size.height += below
        }
        return rect
    }

    private var statusHeight: CGFloat {
        let top = root.safeAreaInsets.top
        if ground != nil { return top }
        return Self.statusBarHeights.first { top == $0 || (44...110).contains(top - $0) } ?? top
    }

    // MARK: Bars of running controllers

    /// The navigation controller that shows a bar.
    func container(of bar: UIView) -> UINavigationController? {
        bar.superview?.next as? UINavigationController
    }

    /// Whether the look at the edge of content is asked for, and nothing is scrolled under the bar of a controller that runs
    /// (documentation of `scrollEdgeAppearance`: all bars since iOS 15, before that those with large titles).
    func isAtScrollEdge(_ bar: UINavigationBar) -> Bool {
        guard ground == nil, let container = container(of: bar), followsEdge(isLarge: bar.hasLargeTitle) else {
            return false
        }
        return container.isContentAtTop
    }

    /// The same of a bar at the bottom.
    func isAtScrollEdge(_ bar: UIView) -> Bool {
        guard ground == nil, followsEdge(isLarge: false) else { return false }
        if let tabs = bar.superview?.next as? UITabBarController { return tabs.isContentAtBottom }
        return container(of: bar)?.isContentAtBottom ?? false
    }

    private func followsEdge(isLarge: Bool) -> Bool {
        switch environment.metrics.clearBars {
        case .all: true
        case .large: isLarge
        case .none: false
        }
    }

    /// Whether a bar shows no plate, as nothing is scrolled under it (``SystemMetrics/clearBars``). What a document puts under a bar itself is treated as
    /// if it had been scrolled there: title and content could not be told apart otherwise.
    private func isClear(_ rect: CGRect, of bar: UIView, line: BarEdge) -> Bool {
        guard let ground else { return false }
        let hasLargeTitle = line == .bottom && (bar as? UINavigationBar)?.hasLargeTitle == true
        switch environment.metrics.clearBars {
        case .all: break
        case .large: guard hasLargeTitle else { return false }
        case .none: return false
        }
        let place = bar.convert(rect, to: root).insetBy(dx: 0, dy: 1)
        return !ground.inked.contains { $0.meets(place) } && isReadable(on: place)
    }

    /// Whether the ground of a screen is as light or dark as its appearance, so that titles can be read on it. A view that
    /// is white in the dark appearance as well would hide them.
    private func isReadable(on rect: CGRect) -> Bool {
        guard let ground = canvas.averageColor(in: rect) else { return true }
        return palette.isDark ? ground.luminance < 0.6 : ground.luminance > 0.4
    }

    // MARK: What is under bars

    /// Where views below the root show something, in the root's coordinates as drawn.
    func inkedRects() -> [CGRect] {
        var rects: [CGRect] = []
        collectInk(of: root, shift: 0, clip: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), depth: 0, into: &rects)
        return rects
    }

    private func collectInk(of view: UIView, shift: CGFloat, clip: CGRect, depth: Int, into rects: inout [CGRect]) {
        guard !view.isHidden, view.alpha > 0.004, depth < 1000 else { return }
        let rect = view.convert(view.bounds, to: root).offsetBy(dx: 0, dy: shift)
        guard rect.minX.isFinite, rect.minY.isFinite else { return }
        if showsInk(view) {
            let seen = rect.common(with: clip)
            if !seen.isEmpty { rects.append(seen) }
        }
        var (inner, shift) = (clip, shift)
        if view.clipsToBounds { inner = inner.common(with: rect) }
        if let scroll = view as? UIScrollView { shift += places.shiftBelowBars(of: scroll) }
        for subview in view.subviews {
            collectInk(of: subview, shift: shift, clip: inner, depth: depth + 1, into: &rects)
        }
    }

    /// A control of an app's own shows something as well.
    private func showsInk(_ view: UIView) -> Bool {
        (view as? any PaintedView)?.showsInk(in: root) ?? (view is UIControl)
    }
}
