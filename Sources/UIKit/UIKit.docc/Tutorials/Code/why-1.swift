import UIKit

let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
let first = UILabel(), second = UILabel()
first.text = "Name"
second.text = "Espalier"
for label in [first, second] {
    label.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(label)
}
NSLayoutConstraint.activate([
    first.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
    second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
    second.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
    first.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    second.firstBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
])
row.layoutIfNeeded()
print(first.frame.width, second.frame.width)
