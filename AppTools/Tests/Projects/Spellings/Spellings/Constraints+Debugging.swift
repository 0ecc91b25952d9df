import UIKit

extension RuleConstraint {
    override public var description: String {
        described(self) + " of " + (rule?.ownerClass ?? "no rule")
    }
}

private func described(_ object: NSLayoutConstraint) -> String {
    "<\(NSStringFromClass(type(of: object))):\(object.constant)>"
}
