import Rendering
import UIKit

let path = "screen.png"
screen.backgroundColor = .systemBackground
try ViewRenderer(options: RenderOptions(scale: 2)).picture(of: screen).write(to: path)
