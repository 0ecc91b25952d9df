import UIKit

let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
let title = UILabel()
title.text = "Welcome"
title.font = .preferredFont(forTextStyle: .largeTitle)

let name = UITextField()
name.placeholder = "Your name"
name.borderStyle = .roundedRect
let start = UIButton(type: .system)
start.setTitle("Start", for: .normal)

let column = UIStackView(arrangedSubviews: [title, name, start])
column.axis = .vertical
column.spacing = 12
column.translatesAutoresizingMaskIntoConstraints = false
screen.addSubview(column)
NSLayoutConstraint.activate([
    column.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20),
    column.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 20),
    column.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -20),
])
screen.layoutIfNeeded()
