/// Holds a view that a bar shows, so that constraints that place it don't concern the bar.
final class BarItemHolder: UIView {
    let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
        guard !content.translatesAutoresizingMaskIntoConstraints else { return }
        // What is larger than the bar gives way, unless constraints of its own say otherwise.
        for limit in [widthLimit, heightLimit] { limit.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate([
            widthLimit, heightLimit, content.centerXAnchor.constraint(equalTo: centerXAnchor),
            content.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
    }
    private lazy var widthLimit = content.widthAnchor.constraint(lessThanOrEqualToConstant: 0)
    private lazy var heightLimit = content.heightAnchor.constraint(lessThanOrEqualToConstant: 0)

    /// Lets the content go.
    func release() {
        NSLayoutConstraint.deactivate([widthLimit, heightLimit])
        if content.superview === self { content.removeFromSuperview() }
    }

    /// Has the content take no more room than the bar has.
    func limit(to size: CGSize) {
        guard !content.translatesAutoresizingMaskIntoConstraints else { return }
        if widthLimit.constant != size.width { widthLimit.constant = size.width }
        if heightLimit.constant != size.height { heightLimit.constant = size.height }
    }

    /// The size that the bar was asked to make room for last.
    private var sizeAskedFor: CGSize?

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.translatesAutoresizingMaskIntoConstraints {
            content.center = CGPoint(x: bounds.midX, y: bounds.midY)
        }
        // The bar makes room for another size, as far as it can.
        let size = content.bounds.size
        guard size != bounds.size, size != sizeAskedFor else { return }
        sizeAskedFor = size
        superview?.setNeedsLayout()
    }
}

extension UIView {
    /// Gives a view that a bar shows the size that fits, where it states none or leaves it to constraints.
    func sizeInBar(_ bar: UIView) {
        guard !translatesAutoresizingMaskIntoConstraints || bounds.isEmpty else { return }
        var size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if size.width <= 0 || size.height <= 0 { size = sizeThatFits(bar.bounds.size) }
        size = CGSize(width: min(size.width, bar.bounds.width), height: min(size.height, bar.bounds.height))
        if bounds.size != size { bounds.size = size }
    }

    /// Has the bar hold these views, at their places, and no others.
    func hold(_ views: [(view: UIView, middle: CGPoint)]) {
        for case let holder as BarItemHolder in subviews
        where !views.contains(where: { $0.view === holder.content }) || holder.content.superview !== holder {
            holder.release()
            holder.removeFromSuperview()
        }
        for (view, middle) in views {
            let holder = view.superview as? BarItemHolder ?? BarItemHolder(view)
            if holder.superview !== self { addSubview(holder) }
            holder.limit(to: bounds.size)
            holder.bounds.size = view.bounds.size
            holder.center = middle
        }
    }
}
