/// The rows of an alert: texts, fields and choices.
@MainActor
struct AlertContent {
    private let alert: UIAlertController

    init(_ alert: UIAlertController) {
        self.alert = alert
    }

    private var isAlert: Bool { alert.preferredStyle == .alert }

    func makeRows() -> UIStackView {
        let cancel = alert.actions.first { $0.style == .cancel }
        let column = UIStackView()
        column.axis = .vertical
        if let header = makeHeader() { column.addArrangedSubview(header) }
        if isAlert {
            // Two choices stand side by side if both fit, cancelling first; else all below each other, cancelling last.
            let others = alert.actions.filter { $0.style != .cancel }.map(makeButton)
            let cancelling = cancel.map { [makeButton($0)] } ?? []
            let half = UIAlertController.alertWidth / 2
            let isPair =
                alert.actions.count == 2 && (others + cancelling).allSatisfy { $0.intrinsicContentSize.width <= half }
            let choices = UIStackView(arrangedSubviews: isPair ? cancelling + others : others + cancelling)
            choices.axis = isPair ? .horizontal : .vertical
            choices.distribution = isPair ? .fillEqually : .fill
            column.addArrangedSubview(choices)
            drawLines(between: choices.arrangedSubviews)
            if !alert.actions.isEmpty { drawLines(between: column.arrangedSubviews) }
            return column
        }
        for action in alert.actions where action.style != .cancel { column.addArrangedSubview(makeButton(action)) }
        drawLines(between: column.arrangedSubviews)
        column.backgroundColor = .secondarySystemBackground
        column.layer.cornerRadius = 14
        guard let cancel, alert.traitCollection.userInterfaceIdiom != .pad else { return column }
        let button = makeButton(cancel)
        button.backgroundColor = .systemBackground
        button.layer.cornerRadius = 14
        let both = UIStackView(arrangedSubviews: [column, button])
        both.axis = .vertical
        both.spacing = 8
        return both
    }

    // MARK: Lines

    /// Lines a pixel thick where a row begins below another one, and where a choice begins beside another one.
    private func drawLines(between views: [UIView]) {
        let pixel = 1 / max(1, alert.traitCollection.displayScale)
        for next in views.dropFirst() {
            guard let stack = next.superview as? UIStackView else { continue }
            let line = UIView()
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            line.translatesAutoresizingMaskIntoConstraints = false
            stack.addSubview(line)
            let isBeside = stack.axis == .horizontal
            NSLayoutConstraint.activate([
                line.leadingAnchor.constraint(equalTo: next.leadingAnchor),
                line.topAnchor.constraint(equalTo: next.topAnchor),
                isBeside
                    ? line.bottomAnchor.constraint(equalTo: next.bottomAnchor)
                    : line.trailingAnchor.constraint(equalTo: next.trailingAnchor),
                isBeside
                    ? line.widthAnchor.constraint(equalToConstant: pixel)
                    : line.heightAnchor.constraint(equalToConstant: pixel),
            ])
        }
    }

    private func makeHeader() -> UIView? {
        let title = alert.title.flatMap { $0.isEmpty ? nil : $0 }
        let message = alert.message.flatMap { $0.isEmpty ? nil : $0 }
        let fields = alert.textFields ?? []
        guard title != nil || message != nil || !fields.isEmpty else { return nil }
        let header = UIStackView()
        header.axis = .vertical
        header.spacing = isAlert ? 4 : 12
        header.isLayoutMarginsRelativeArrangement = true
        header.insetsLayoutMarginsFromSafeArea = false
        header.layoutMargins =
            isAlert
            ? UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
            : UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
        let titleFont = UIFont.systemFont(ofSize: isAlert ? 17 : 13, weight: .semibold)
        if let title { header.addArrangedSubview(makeLabel(title, font: titleFont)) }
        if let message { header.addArrangedSubview(makeLabel(message, font: .systemFont(ofSize: 13))) }
        if let last = header.arrangedSubviews.last, !fields.isEmpty { header.setCustomSpacing(20, after: last) }
        fields.forEach(header.addArrangedSubview)
        return header
    }

    private func makeLabel(_ text: String, font: UIFont) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = font
        label.numberOfLines = 0
        label.textAlignment = .center
        if !isAlert { label.textColor = .secondaryLabel }
        return label
    }

    private func makeButton(_ action: UIAlertAction) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(action.title, for: .normal)
        let size: CGFloat = isAlert ? 17 : 20
        let isStrong = action === alert.preferredAction || (alert.preferredAction == nil && action.style == .cancel)
        button.titleLabel?.font = .systemFont(ofSize: size, weight: isStrong ? .semibold : .regular)
        if action.style == .destructive, action.isEnabled { button.setTitleColor(.systemRed, for: .normal) }
        button.isEnabled = action.isEnabled
        button.heightAnchor.constraint(equalToConstant: isAlert ? 44 : 57).isActive = true
        button.addAction(
            UIAction { [weak alert, weak action] _ in
                if let action { alert?.choose(action) }
            }, for: .touchUpInside)
        return button
    }
}
