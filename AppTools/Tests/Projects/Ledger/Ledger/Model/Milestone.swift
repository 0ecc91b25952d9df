import CoreData

/// The model has the properties.
@objc(Milestone)
public class Milestone: Step {
    var name: String { isReached ? "done" : "to come" }
}
