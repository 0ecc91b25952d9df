import UIKit

let screen = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 200))
let title = UILabel()
title.text = "Welcome"
title.font = .preferredFont(forTextStyle: .largeTitle)
title.translatesAutoresizingMaskIntoConstraints = false
screen.addSubview(title)
