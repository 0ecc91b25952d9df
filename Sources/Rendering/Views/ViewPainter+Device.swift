internal import Foundation
internal import UIKit

extension ViewPainter {
    /// Draws the status bar and the home indicator where the root's safe area shows that the device has them.
    func drawDevice(hasStatusBar: Bool = true) {
        let insets = root.safeAreaInsets
        let size = root.bounds.size
        let isLandscape = size.width > size.height && environment.userInterfaceIdiom == .phone
        guard size.width >= 200 else { return }
        let window = root as? UIWindow
        if hasStatusBar, window?.isStatusBarHidden != true, let height = statusBarHeight(insets.top), !isLandscape {
            let band = CGRect(x: 0, y: 0, width: size.width, height: height)
            StatusBarArt(height: height, isTablet: environment.userInterfaceIdiom == .pad).draw(
                on: canvas, width: size.width, ink: ink(of: window?.statusBarStyle) ?? ink(over: band))
        }
        if isLandscape, insets.left >= 44 {
            // The camera's housing is at one side; on the left when the device was turned to the left.
            let hasIsland = insets.left >= 51
            let length: CGFloat = hasIsland ? 124 : insets.left >= 47 ? 162 : 209
            let housing = CGRect(
                x: hasIsland ? 11 : -20, y: size.height / 2 - length / 2, width: hasIsland ? 36 : 50, height: length)
            canvas.fill(.roundedRect(housing, radius: hasIsland ? 18 : 20), color: .black)
        }
        let isTablet = environment.userInterfaceIdiom == .pad
        // With a tab bar 83; where Xcode 26 counts twice, 68 and 55; on tablets 20 and 50.
        if ([34, 21, 83, 68, 55] + (isTablet ? [20, 50] : [])).contains(insets.bottom) {
            let band = CGRect(x: size.width / 4, y: size.height - 14, width: size.width / 2, height: 8)
            StatusBarArt.homeIndicator(on: canvas, in: CGRect(origin: .zero, size: size), ink: ink(over: band))
        }
    }

    /// The heights of status bars, in points; the last is that of a call.
    static let statusBarHeights: [CGFloat] = [20, 24, 44, 47, 48, 50, 54, 59, 62, StatusBarArt.callHeight]

    /// How high the status bar of a screen is drawn whose safe area begins at a height. Xcode 26 counts the
    /// status bar twice.
    static func shownStatusBarHeight(_ inset: CGFloat) -> CGFloat {
        statusBarHeights.contains(inset) || !statusBarHeights.contains(inset / 2) ? inset : inset / 2
    }

    /// The part of the upper inset that is the status bar: the rest of it is a navigation bar.
    private func statusBarHeight(_ inset: CGFloat) -> CGFloat? {
        if let ground { return ground.statusBarHeight > 0 ? ground.statusBarHeight : nil }
        return Self.statusBarHeights.first { bar in
            [0, 44, 50, 54, 56, 96, 106].contains { abs(inset - bar - $0) < 0.1 }
        }
    }

    /// The letters' colour in a style that controllers ask for.
    private func ink(of style: UIStatusBarStyle?) -> Color? {
        style.map { $0 == .lightContent ? .white : .black }
    }

    /// Black or white, whichever is seen better on what was drawn there.
    private func ink(over rect: CGRect) -> Color {
        let below = canvas.averageColor(in: rect) ?? (palette.isDark ? .black : .white)
        return below.luminance > 0.5 ? .black : .white
    }
}
