import Foundation

extension UIColor {
    /// Writes the sRGB components in the current environment; false for a pattern.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard patternImage == nil else { return false }
        let rgba = currentRGBA
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Writes brightness and opacity of a grey; false for other colours.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = currentRGBA
        guard patternImage == nil, rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.alpha
        return true
    }

    /// Writes hue, saturation, brightness and opacity, each from 0 to 1; false for a pattern.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard patternImage == nil else { return false }
        let rgba = currentRGBA
        let greatest = max(rgba.red, rgba.green, rgba.blue)
        let range = greatest - min(rgba.red, rgba.green, rgba.blue)
        var sector: CGFloat = 0
        if range > 0 {
            if greatest == rgba.red {
                sector = (rgba.green - rgba.blue) / range
            } else if greatest == rgba.green {
                sector = (rgba.blue - rgba.red) / range + 2
            } else {
                sector = (rgba.red - rgba.green) / range + 4
            }
        }
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = greatest > 0 ? range / greatest : 0
        brightness?.pointee = greatest
        alpha?.pointee = rgba.alpha
        return true
    }
}
