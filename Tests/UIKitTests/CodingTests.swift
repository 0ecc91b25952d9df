import Testing
import UIKit

/// What UIKit's values keep in archives, and small names that apps ask for.
@MainActor
@Suite("Archives")
struct CodingTests {
    @Test func coloursComeBack() throws {
        for color in [UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), .label] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
            for style in [UIUserInterfaceStyle.light, .dark] {
                let traits = UITraitCollection(userInterfaceStyle: style)
                #expect(back.resolvedColor(with: traits) == color.resolvedColor(with: traits))
            }
        }
    }

    @Test func pathsComeBack() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: .zero)
        (path.lineWidth, path.lineCapStyle, path.usesEvenOddFillRule) = (3, .round, true)
        let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
        #expect(back.cgPath == path.cgPath)
        #expect(back.lineWidth == 3 && back.lineCapStyle == .round && back.usesEvenOddFillRule)
    }

    @Test func wordsAreFound() {
        let text = "Don't stop: it's 9.5, well-known!"
        var words: [String] = []
        text.enumerateSubstrings(in: text.startIndex..., options: .byWords) { word, _, _, _ in words.append(word ?? "")
        }
        #expect(words == ["Don't", "stop", "it's", "9.5", "well-known"])
        var letters = 0
        text.enumerateSubstrings(in: text.startIndex..., options: .byComposedCharacterSequences) { _, _, _, stop in
            letters += 1
            stop = letters == 4
        }
        #expect(letters == 4)
    }

    @Test func namesHaveParts() throws {
        let formatter = PersonNameComponentsFormatter()
        let name = try #require(formatter.personNameComponents(from: "Dr. Martin Luther King, Jr."))
        #expect(name.namePrefix == "Dr." && name.givenName == "Martin" && name.middleName == "Luther")
        #expect(name.familyName == "King" && name.nameSuffix == "Jr.")
        #expect(formatter.personNameComponents(from: "Cher")?.familyName == nil)
        #expect(formatter.personNameComponents(from: " ") == nil)
    }

    @Test func pathsTakeTransformsForTheirPoints() {
        let path = CGMutablePath(), double = CGAffineTransform(scaleX: 2, y: 2)
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 3)], transform: double)
        path.addArc(center: .zero, radius: 4, startAngle: 0, endAngle: .pi, clockwise: false, transform: double)
        #expect(path.boundingBoxOfPath.minX == -8 && path.boundingBoxOfPath.maxX == 8)
        #expect(path.currentPoint.x == -8)
    }

    @Test func plainDocumentsAreWritten() throws {
        let text = NSAttributedString(string: "Grüße", attributes: [.font: UIFont.systemFont(ofSize: 12)])
        #expect(try text.data(from: NSRange(location: 0, length: 3)) == Data("Grü".utf8))
        #expect(throws: CocoaError.self) {
            try text.data(
                from: NSRange(location: 0, length: 3),
                documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        }
    }
}
