import Foundation
import Testing
import Typography

@testable import Rendering

/// "Measuring and drawing agree within 0.01 pt where both can."
@Suite struct MeasuredWidthTests {
    private static let texts = [
        "Label", "Button", "The quick brown fox jumps over the lazy dog.", "Wasserfall", "AVATAR To. Yo, Ty",
        "0123456789 $4.99 (50 %)", "Ελληνικά γράμματα", "Русский текст",
    ]

    @Test(arguments: texts, [11.0, 15, 17, 22, 34])
    func theSystemFontIsDrawnAsWideAsItIsMeasured(text: String, size: Double) throws {
        let canvas = try Canvas(size: CGSize(width: 10, height: 10), scale: 2, format: .png)
        for weight in [Font.Weight.regular, .semibold, .bold, .light] {
            for toolsVersion in [14000, 22000] {
                canvas.textGeneration = toolsVersion
                let font = Font(size: size, weight: weight)
                let drawn = canvas.naturalWidth(of: [StyledRun(text: text, font: font, color: .black)])
                let layout = SystemTextEngine().layout(
                    AttributedText(text, font: font), width: nil, maximumLines: 1, toolsVersion: toolsVersion)
                #expect(
                    abs(drawn - layout.width) < 0.02, "\(weight.rawValue) \(toolsVersion): \(drawn) \(layout.width)")
            }
        }
    }
}
