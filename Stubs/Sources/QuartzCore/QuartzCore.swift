// Layers and animations are UIKit's here.
@_exported import UIKit
