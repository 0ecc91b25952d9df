// SwiftPM leaves out a target without a source of its own. The others are in the folder iOS.
