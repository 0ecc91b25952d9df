import UIKit

print(first.hasAmbiguousLayout)
for constraint in first.constraintsAffectingLayout(for: .horizontal) {
    print(constraint)
}
