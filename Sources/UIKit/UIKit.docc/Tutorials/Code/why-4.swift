import UIKit

let wide = first.widthAnchor.constraint(equalToConstant: 400)
wide.identifier = "name is wide"
wide.isActive = true
row.layoutIfNeeded()
