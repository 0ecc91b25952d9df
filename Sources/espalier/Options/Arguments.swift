import ArgumentParser
import Project
import UIKit

extension TextSize: ExpressibleByArgument {
    /// `AX3` is meant as `ax3` is.
    package init?(argument: String) { self.init(rawValue: argument.lowercased()) }
}
extension Orientation: ExpressibleByArgument {}
