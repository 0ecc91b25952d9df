import ArgumentParser
import Project

extension TextSize: ExpressibleByArgument {}
extension Orientation: ExpressibleByArgument {}
