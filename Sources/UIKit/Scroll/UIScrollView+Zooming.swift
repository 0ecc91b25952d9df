extension UIScrollView {
    /// Gives the content another scale between the smallest and the largest, about the middle of what is seen. Does nothing
    /// where the delegate has no view for zooming.
    func zoom(to scale: CGFloat) {
        let scale = max(minimumZoomScale, min(scale, maximumZoomScale))
        guard scale != currentZoomScale, scale > 0, let view = delegate?.viewForZooming(in: self) else { return }
        let factor = scale / currentZoomScale
        let frame = view.frame
        currentZoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        if view.engineItem == nil {
            let box = view.frame
            view.center.x += frame.minX * factor - box.minX
            view.center.y += frame.minY * factor - box.minY
            contentSize = CGSize(width: contentSize.width * factor, height: contentSize.height * factor)
        } else {
            setNeedsLayout()
            layoutIfNeeded()
        }
        keepMiddle(factor)
        delegate?.scrollViewDidZoom(self)
    }

    /// Keeps in the middle what was there, as far as there is content.
    private func keepMiddle(_ factor: CGFloat) {
        let insets = adjustedContentInset
        func offset(_ now: CGFloat, _ length: CGFloat, _ content: CGFloat, _ before: CGFloat, _ after: CGFloat)
            -> CGFloat
        {
            let wanted = (now + length / 2) * factor - length / 2
            return max(-before, min(wanted, content + after - length))
        }
        contentOffset = CGPoint(
            x: offset(contentOffset.x, bounds.width, contentSize.width, insets.left, insets.right),
            y: offset(contentOffset.y, bounds.height, contentSize.height, insets.top, insets.bottom))
    }

    /// Layout places a zoomed view as if it weren't: it begins where that would, and the content is longer by what it grew.
    func placeZoomedView() {
        guard currentZoomScale != 1, let view = delegate?.viewForZooming(in: self), view.engineItem != nil else {
            return
        }
        let (place, box) = (view.untransformedFrame, view.frame)
        guard box.origin != place.origin else { return }
        view.place(
            middle: CGPoint(x: place.midX + place.minX - box.minX, y: place.midY + place.minY - box.minY),
            size: place.size, bySystem: true)
    }

    /// What zooming adds to the size of content that constraints give.
    var growthByZooming: CGSize {
        guard currentZoomScale != 1, let view = delegate?.viewForZooming(in: self) else { return .zero }
        let added = currentZoomScale - 1
        return CGSize(width: view.bounds.width * added, height: view.bounds.height * added)
    }

    /// Zooms so far that a part of the content fills what is seen, and scrolls there.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        zoom(to: min(bounds.width / rect.width, bounds.height / rect.height))
        let middle = CGPoint(x: rect.midX * currentZoomScale, y: rect.midY * currentZoomScale)
        scroll(to: CGRect(origin: middle, size: .zero), horizontally: .middle, vertically: .middle)
    }

    /// Shows the content as large as a scale says, at once.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(to: scale) }
}
