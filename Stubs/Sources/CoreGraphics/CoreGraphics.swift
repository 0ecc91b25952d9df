// Colours, paths, contexts and geometry are UIKit's here.
@_exported import UIKit
