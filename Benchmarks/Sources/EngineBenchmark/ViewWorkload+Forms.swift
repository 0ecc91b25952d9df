import UIKit

extension ViewWorkload {
    /// A form: rows of an image, a label, a field, a button and a switch, placed by constraints; the fields are equally
    /// wide in all rows.
    @MainActor func nested(_ count: Int) -> Scene {
        var scene = Scene()
        var (above, firstField): (UIView?, UIView?)
        let rowCount = max(1, count / 5)
        for index in 0..<rowCount {
            let row = UIView()
            scene.add(row)
            let hug = row.heightAnchor.constraint(equalToConstant: 0)
            hug.priority = .fittingSizeLevel
            NSLayoutConstraint.activate([
                row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? scene.root.topAnchor, constant: 8),
                row.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 8),
                row.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -8),
                hug,
            ])
            let parts = formRow(index)
            var before: UIView?
            for part in parts.all {
                scene.add(part, to: row)
                NSLayoutConstraint.activate([
                    part.leadingAnchor.constraint(
                        equalTo: before?.trailingAnchor ?? row.leadingAnchor, constant: before == nil ? 0 : 8),
                    part.centerYAnchor.constraint(equalTo: row.centerYAnchor),
                    row.heightAnchor.constraint(greaterThanOrEqualTo: part.heightAnchor),
                ])
                before = part
            }
            before?.trailingAnchor.constraint(equalTo: row.trailingAnchor).isActive = true
            if let firstField {
                parts.field.widthAnchor.constraint(equalTo: firstField.widthAnchor).isActive = true
            }
            firstField = firstField ?? parts.field
            above = row
            if index == rowCount / 2 { scene.edit(parts.label) }
        }
        scene.spread(widths: 600...1024, heights: 4000...4000)
        return scene
    }

    /// The same rows as stack views in a stack view; the middle row's label is the one to hide.
    @MainActor func stacks(_ count: Int) -> Scene {
        var scene = Scene()
        let column = UIStackView()
        column.axis = .vertical
        column.spacing = 8
        scene.add(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: scene.root.topAnchor, constant: 8),
            column.leadingAnchor.constraint(equalTo: scene.root.leadingAnchor, constant: 8),
            column.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor, constant: -8),
        ])
        let rowCount = max(1, count / 5)
        for index in 0..<rowCount {
            let parts = formRow(index)
            let row = UIStackView(arrangedSubviews: parts.all)
            row.spacing = 8
            row.alignment = .center
            column.addArrangedSubview(row)
            guard index == rowCount / 2 else { continue }
            scene.edit(parts.label)
            scene.hide = { parts.label.isHidden = $0 }
        }
        scene.spread(widths: 600...1024, heights: 4000...4000)
        return scene
    }

    @MainActor private func formRow(_ index: Int) -> (all: [UIView], label: UILabel, field: UITextField) {
        let image = UIImageView()
        image.widthAnchor.constraint(equalToConstant: 40).isActive = true
        image.heightAnchor.constraint(equalToConstant: 40).isActive = true
        let label = UILabel()
        label.text = String("What the field is for".prefix(5 + 11 * index % 16))
        label.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let field = UITextField()
        field.text = "Text"
        field.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        let button = UIButton(type: .system)
        button.setTitle(String("Details".prefix(2 + 5 * index % 6)), for: .normal)
        button.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        return ([image, label, field, button, UISwitch()], label, field)
    }
}
