import UIKit

first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
row.layoutIfNeeded()
print(first.hasAmbiguousLayout, first.frame.width == first.intrinsicContentSize.width)
