internal import Foundation
internal import UIKit

/// Where content of a size stands in bounds under a content mode.
///
/// The rules are those of the documentation of `UIView.ContentMode`; `redraw` behaves as `scaleToFill` for content
/// that is not drawn by the view itself.
enum ContentPlacement {
    static func rect(for size: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
        guard size.width > 0, size.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        func scaled(by factor: CGFloat) -> CGRect {
            place(CGSize(width: size.width * factor, height: size.height * factor), x: 0.5, y: 0.5)
        }
        func place(_ size: CGSize, x: CGFloat, y: CGFloat) -> CGRect {
            CGRect(
                x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
                width: size.width, height: size.height)
        }
        let (horizontal, vertical) = (bounds.width / size.width, bounds.height / size.height)
        return switch mode {
        case .scaleToFill, .redraw: bounds
        case .scaleAspectFit: scaled(by: min(horizontal, vertical))
        case .scaleAspectFill: scaled(by: max(horizontal, vertical))
        case .center: place(size, x: 0.5, y: 0.5)
        case .top: place(size, x: 0.5, y: 0)
        case .bottom: place(size, x: 0.5, y: 1)
        case .left: place(size, x: 0, y: 0.5)
        case .right: place(size, x: 1, y: 0.5)
        case .topLeft: place(size, x: 0, y: 0)
        case .topRight: place(size, x: 1, y: 0)
        case .bottomLeft: place(size, x: 0, y: 1)
        case .bottomRight: place(size, x: 1, y: 1)
        @unknown default: bounds
        }
    }
}
