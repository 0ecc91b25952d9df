#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A constraint as a layout library keeps it: of a class that derives from nothing.
final class Rule {
    let constant: CGFloat
    private(set) weak var owner: AnyObject?

    init(_ constant: CGFloat, owner: AnyObject) { (self.constant, self.owner) = (constant, owner) }

    var ownerClass: String { owner.map { type(of: $0).description() } ?? "nobody" }
}

final class RuleConstraint: NSLayoutConstraint {
    var rule: Rule?
}

/// The rules of a view, from which each is taken out again.
final class Rules {
    private var kept = NSMutableSet()

    func add(_ rule: Rule) { kept.add(rule) }
    func remove(_ rule: Rule) { kept.remove(rule) }
    var sum: CGFloat { kept.allObjects.reduce(0) { $0 + ($1 as! Rule).constant } }
    var count: Int { kept.count }
}
