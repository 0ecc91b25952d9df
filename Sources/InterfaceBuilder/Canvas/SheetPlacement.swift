internal import Foundation
import UIKit

extension CanvasEnvironment {
    /// Where a device shows the card of a controller that is presented; nil where the controller fills the screen: in
    /// styles that say so, and where the height is compact (documentation of `UIModalPresentationStyle.pageSheet`).
    func sheet(of bars: InferredBars) -> CGRect? {
        guard bars.presentation == .sheet, traits.heightClass != .compact else { return nil }
        switch bars.presentationStyle {
        case nil, .automatic, .pageSheet, .formSheet: break
        default: return nil
        }
        let window = window
        if traits.widthClass == .regular {
            return SheetGeometry.centredFrame(in: window.size, isForm: bars.presentationStyle == .formSheet)
        }
        let gap = SheetGeometry.gap(belowSafeArea: statusBarHeight)
        return CGRect(x: 0, y: window.minY + gap, width: window.width, height: window.height - gap)
    }
}
