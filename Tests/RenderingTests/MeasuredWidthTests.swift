import Foundation
import Testing
import Typography

@testable import Rendering

/// "Pango uses the same font for drawing, and both agree within 0.01 pt where both can."
@Suite struct MeasuredWidthTests {
    private static let texts = [
        "Label", "Button", "Wasserfall", "AVATAR To. Yo, Ty", "0123456789 $4.99 (50 %)",
        "The quick brown fox jumps over the lazy dog.",
        "Sphinx of black quartz — “naïve” façade… Ångström, Žluťoučký kůň",
        "Ελληνικά γράμματα: Ξεσκεπάζω την ψυχοφθόρα βδελυγμία",
        "Съешь же ещё этих мягких французских булок, да выпей чаю",
    ]

    private static let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]

    @Test(arguments: texts, [11.0, 12, 13, 15, 16, 17, 19, 20, 22, 24, 28, 34, 40])
    func theSystemFontIsDrawnAsWideAsItIsMeasured(text: String, size: Double) throws {
        let canvas = try Canvas(size: CGSize(width: 10, height: 10), scale: 2, format: .png)
        for weight in Self.weights {
            for era in [FontEra.iOS11, .iOS14] {
                canvas.fontEra = era
                let font = Font(size: size, weight: weight)
                let drawn = canvas.shapedWidth(of: [StyledRun(text: text, font: font, color: .black)])
                let layout = SystemTextEngine().layout(
                    AttributedText(text, font: font), width: nil, maximumLines: 1, era: era)
                #expect(
                    abs(drawn - layout.width) < 0.01, "\(weight.rawValue) \(era): \(drawn) \(layout.width)")
            }
        }
    }
}
