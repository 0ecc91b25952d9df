internal import Foundation
internal import Typography

/// What a device draws over every app: time, signal, battery, and the line that leads home.
struct StatusBarArt {
    /// The height of the screen's safe area at the top, in points.
    var height: CGFloat
    /// Tablets show the time at the left.
    var isTablet = false
    /// Whether the screen has a notch or an island, so that the bar is split into two wings.
    var isSplit: Bool { height > 24 && height != Self.callHeight }
    /// The height of the status bar during a call, on phones with a home button.
    static let callHeight: CGFloat = 40
    /// Whether the screen has the newer, separate island (status bar of 54 points and more).
    var hasIsland: Bool { height >= 51 }
    /// Whether the screen is one of those with a notch and two pixels to the point.
    var hasWideNotch: Bool { height == 48 }

    func draw(on canvas: Canvas, width: CGFloat, ink: Color) {
        guard height > 0 else { return }
        if height == Self.callHeight {
            drawCall(on: canvas, width: width)
        } else if isSplit {
            drawWings(on: canvas, width: width, ink: ink)
        } else {
            drawLine(on: canvas, width: width, ink: ink)
        }
    }

    /// A green bar: the usual line, and below it the way back to the call.
    private func drawCall(on canvas: Canvas, width: CGFloat) {
        canvas.fill(
            .rect(CGRect(x: 0, y: 0, width: width, height: height)), color: Color(red: 0.3, green: 0.85, blue: 0.39))
        StatusBarArt(height: height / 2).drawLine(on: canvas, width: width, ink: .white)
        canvas.draw(
            "Touch to return to call", font: Font(size: 13), color: .white,
            in: CGRect(x: 0, y: height / 2, width: width, height: height / 2))
    }

    /// The line above the lower edge by which one goes home.
    static func homeIndicator(on canvas: Canvas, in screen: CGRect, ink: Color) {
        // 139 points on a screen 393 wide, 150 on 414, 154 on 430; 219 on 852 in landscape (screenshots).
        let width: CGFloat = screen.width > screen.height ? min(274, screen.width * 0.257) : screen.width * 0.358
        canvas.fill(
            .roundedRect(
                CGRect(x: screen.midX - width / 2, y: screen.maxY - 8 - 5, width: width, height: 5), radius: 2.5),
            color: ink)
    }

    private func drawLine(on canvas: Canvas, width: CGFloat, ink: Color) {
        let bar = CGRect(x: 0, y: 0, width: width, height: height)
        if isTablet {
            canvas.draw(
                "9:41 AM", font: Font(size: 12, weight: .semibold), color: ink, in: bar.insetBy(dx: 12, dy: 0),
                edge: .left)
            wifi(on: canvas, at: CGPoint(x: width - 50, y: bar.midY), unit: 0.62, ink: ink)
            battery(on: canvas, right: width - 10, middle: bar.midY, unit: 0.8, ink: ink)
            return
        }
        canvas.draw("9:41 AM", font: Font(size: 12, weight: .semibold), color: ink, in: bar)
        signal(on: canvas, at: CGPoint(x: 7, y: bar.midY), unit: 0.62, ink: ink)
        wifi(on: canvas, at: CGPoint(x: 31, y: bar.midY), unit: 0.62, ink: ink)
        battery(on: canvas, right: width - 7, middle: bar.midY, unit: 0.8, ink: ink)
    }

    private func drawWings(on canvas: Canvas, width: CGFloat, ink: Color) {
        // Screens as wide as 428 points and more have theirs higher, and the pictures further out (screenshots).
        let isLarge = hasIsland && width >= 428
        let middle = height * (isLarge ? 0.496 : hasIsland ? 0.56 : 0.53)
        // Notches were 209 points wide at first, 230 on screens with two pixels to the point, 162 from the status bars of
        // 47 points on; islands are 124.
        let gap: CGFloat = hasIsland ? 124 : hasWideNotch ? 230 : height >= 47 ? 162 : 209
        let wing = max(40, (width - gap) / 2)
        canvas.draw(
            "9:41", font: Font(size: hasIsland || hasWideNotch ? 17 : 15.5, weight: .semibold), color: ink,
            in: CGRect(x: wing * 0.06, y: middle - 11, width: wing, height: 22))
        let icons: CGFloat = 69
        let left = min(width - icons - 10, width - wing * (isLarge ? 0.47 : hasWideNotch ? 0.555 : 0.53) - icons / 2)
        signal(on: canvas, at: CGPoint(x: left, y: middle), unit: 1, ink: ink)
        wifi(on: canvas, at: CGPoint(x: left + 22, y: middle), unit: 1, ink: ink)
        battery(on: canvas, right: left + icons, middle: middle, unit: 1, ink: ink)
        if hasIsland {
            canvas.fill(
                .roundedRect(CGRect(x: width / 2 - gap / 2, y: 11, width: gap, height: 36), radius: 18), color: .black)
        } else {
            let notch = CGRect(x: width / 2 - gap / 2, y: -20, width: gap, height: 50)
            canvas.fill(.roundedRect(notch, radius: 20), color: .black)
        }
    }

    private func signal(on canvas: Canvas, at origin: CGPoint, unit: CGFloat, ink: Color) {
        for bar in 0..<4 {
            let height = (4 + CGFloat(bar) * 2.4) * unit
            canvas.fill(
                .roundedRect(
                    CGRect(
                        x: origin.x + CGFloat(bar) * 4.7 * unit, y: origin.y + 5.6 * unit - height, width: 3.1 * unit,
                        height: height), radius: 0.8 * unit), color: ink)
        }
    }

    private func wifi(on canvas: Canvas, at origin: CGPoint, unit: CGFloat, ink: Color) {
        let side = 17 * unit
        Symbol(named: "wifi").draw(
            on: canvas, in: CGRect(x: origin.x, y: origin.y - side * 0.52, width: side, height: side), color: ink,
            weight: 0.13)
    }

    private func battery(on canvas: Canvas, right: CGFloat, middle: CGFloat, unit: CGFloat, ink: Color) {
        let body = CGRect(x: right - 25 * unit, y: middle - 6 * unit, width: 23 * unit, height: 12 * unit)
        canvas.stroke(.roundedRect(body, radius: 3.6 * unit), color: ink.faded(0.4), width: unit)
        canvas.fill(.roundedRect(body.insetBy(dx: 2 * unit, dy: 2 * unit), radius: 2 * unit), color: ink)
        canvas.fill(
            .roundedRect(
                CGRect(x: right - unit, y: middle - 2 * unit, width: 1.4 * unit, height: 4 * unit), radius: 0.7 * unit),
            color: ink.faded(0.4))
    }
}
