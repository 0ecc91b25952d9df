internal import Foundation

/// The colours of system controls in one appearance: those that controls are made of and that UIKit gives no name.
struct Palette {
    var isDark: Bool
    /// The colour of interactive parts.
    var tint: Color

    private func pick(_ light: Color, _ dark: Color) -> Color { isDark ? dark : light }

    var label: Color { pick(.black, .white) }
    var secondaryLabel: Color { pick(Color(hex: 0x3C3C43, alpha: 0.6), Color(hex: 0xEBEBF5, alpha: 0.6)) }
    var tertiaryLabel: Color { pick(Color(hex: 0x3C3C43, alpha: 0.3), Color(hex: 0xEBEBF5, alpha: 0.3)) }
    var background: Color { pick(.white, .black) }
    var elevated: Color { pick(.white, Color(hex: 0x1C1C1E)) }
    var separator: Color { pick(Color(hex: 0x3C3C43, alpha: 0.29), Color(hex: 0x545458, alpha: 0.6)) }
    var fill: Color { pick(Color(hex: 0x787880, alpha: 0.2), Color(hex: 0x787880, alpha: 0.36)) }
    var tertiaryFill: Color { pick(Color(hex: 0x767680, alpha: 0.12), Color(hex: 0x767680, alpha: 0.24)) }
    var gray: Color { Color(hex: 0x8E8E93) }
    var accessory: Color { pick(Color(hex: 0xC4C4C7), Color(hex: 0x5A5A5E)) }
    var green: Color { pick(Color(hex: 0x34C759), Color(hex: 0x30D158)) }
    var red: Color { pick(Color(hex: 0xFF3B30), Color(hex: 0xFF453A)) }
    var switchOff: Color { pick(Color(hex: 0xE9E9EA), Color(hex: 0x39393D)) }
    var selectedSegment: Color { pick(.white, Color(hex: 0x636366)) }
    var bar: Color { pick(Color(hex: 0xF8F8F8), Color(hex: 0x161616)) }
    var fieldBorder: Color { pick(Color(hex: 0xCDCDCF), Color(hex: 0x444447)) }
    var knobShadow: Color { Color(white: 0, alpha: 0.18) }
}
