import Testing
import Typography

/// Widths are compared with what Interface Builder records for common labels, rounded up to half points.
@Suite struct MeasuringTests {
    private let engine = SystemTextEngine()

    private func size(_ text: AttributedText, width: Double? = nil, lines: Int = 0, era: FontEra = .iOS14) -> (
        width: Double, height: Double
    ) {
        engine.size(of: text, width: width, maximumLines: lines, era: era)
    }

    private func up(_ value: Double, scale: Double = 2) -> Double { (value * scale).rounded(.up) / scale }

    @Test func aLabelIsNarrowerSinceXcode12() {
        let label = AttributedText("Label", font: Font(size: 17))
        #expect(size(label, era: .iOS11).width > size(label, era: .iOS14).width)
        #expect(up(size(label, era: .iOS14).width) == 41.5)
    }

    /// The space added after each character, in points.
    private func tracking(of font: Font, era: FontEra) -> Double {
        (engine.variations(of: font, era: era)?.tracking ?? 0) / 10_000 * font.size
    }

    /// Human Interface Guidelines, Typography, "Tracking values", SF Pro: size and tracking in points.
    @Test(arguments: [
        (11.0, 0.06), (12, 0), (13, -0.08), (15, -0.23), (17, -0.43), (20, -0.45), (22, -0.26), (24, 0.07), (28, 0.38),
        (34, 0.40), (48, 0.35), (80, 0),
    ])
    func charactersStandApartAsPublished(points: Double, tracking: Double) {
        #expect(abs(self.tracking(of: Font(size: points), era: .iOS14) - tracking) < 0.02)
    }

    @Test func theCutsOfIOS9And10ChangeAtTwentyPoints() {
        let text = "Hamburgefons"
        func lettersInEm(_ points: Double, _ era: FontEra) -> Double {
            let font = Font(size: points)
            let tracking = tracking(of: font, era: era) * Double(text.count)
            return (size(AttributedText(text, font: font), era: era).width - tracking) / points
        }
        #expect(abs(lettersInEm(12, .iOS10) - lettersInEm(19, .iOS10)) < 1e-3)
        #expect(abs(lettersInEm(20, .iOS10) - lettersInEm(28, .iOS10)) < 1e-3)
        #expect(lettersInEm(19, .iOS10) - lettersInEm(20, .iOS10) > 0.3)
        // Since iOS 13 they draw near from size to size.
        let since = [17.0, 19, 21, 23, 25, 28].map { lettersInEm($0, .iOS14) }
        #expect(since == since.sorted(by: >))
        #expect(abs(since[0] - lettersInEm(12, .iOS10)) < 1e-3)
        #expect(abs(since[5] - lettersInEm(28, .iOS10)) < 1e-3)
    }

    /// Widths that Interface Builder recorded.
    @Test(arguments: [
        ("Hello World!", Font(size: 50), 259.0), ("StopWatch", Font(size: 50), 233), ("Label", Font(size: 40), 94),
        ("Label", Font(size: 40, weight: .bold), 102.5), ("0", Font(size: 72), 44),
    ])
    func lettersOfIOS11StandCloserUpToFiftyPoints(text: String, font: Font, recorded: Double) {
        let width = up(size(AttributedText(text, font: font), era: .iOS11).width)
        #expect(abs(width - recorded) <= 1)
    }

    /// On a device of three pixels to the point: 629 pixels in the style Title 1, 1276 in its largest size.
    @Test(arguments: [(28.0, 629.0), (58, 1276)]) func aQuestionWithAnApostropheIsAsWideAsOnADevice(
        size: Double, pixels: Double
    ) {
        let text = AttributedText("What's the point?", font: Font(size: size))
        #expect(up(self.size(text).width, scale: 3) == pixels / 3)
    }

    @Test func oneLineOfSeventeenPointsIsTwentyAndAHalfHigh() {
        let label = AttributedText("Label", font: Font(size: 17))
        #expect(up(size(label).height) == 20.5)
        #expect(abs(up(size(label).height, scale: 3) - 20.0 - 1.0 / 3) < 1e-9)
    }

    @Test func linesOfATextStyleStandItsLeadingApart() {
        let body = AttributedText("one\ntwo", font: .preferred(.body))
        let plain = AttributedText("one\ntwo", font: Font(size: 17))
        #expect(up(size(body).height) == 42.5)
        #expect(up(size(plain).height) == 41)
    }

    @Test func baselinesOfALabelAreWholePoints() {
        let metrics = engine.metrics(of: Font(size: 17), era: .iOS14)
        #expect(metrics.roundedAscender == 16)
        #expect(metrics.roundedDescent == 4)
        #expect(metrics.baseline(centeredIn: 34) == 23)
    }

    @Test func noTextHasNoSize() {
        #expect(size(AttributedText("", font: Font(size: 17))) == (0, 0))
        #expect(size(AttributedText(runs: [])) == (0, 0))
    }

    @Test func theShortcutForOneLineGivesTheLayoutsSize() {
        let texts = ["Label", "AV To. We", "Größe, façade", "Καλημέρα κόσμε", "Доброе утро", "x", " padded ", "1,000"]
        for text in texts {
            for era in [FontEra.iOS10, .iOS13, .iOS14] {
                for points in [9.0, 17, 19.5, 20, 24, 40] {
                    let text = AttributedText(text, font: Font(size: points, weight: .semibold))
                    let layout = engine.layout(text, width: nil, maximumLines: 0, era: era)
                    let size = size(text, era: era)
                    #expect(abs(size.width - layout.width) < 1e-9)
                    #expect(abs(size.height - layout.height) < 1e-9)
                }
            }
        }
    }

    @Test func widthGrowsWithTheWeight() {
        let weights: [Font.Weight] = [.light, .regular, .medium, .semibold, .bold, .heavy, .black]
        let widths = weights.map { size(AttributedText("Hamburgefons", font: Font(size: 17, weight: $0))).width }
        #expect(widths == widths.sorted())
    }

    @Test func pairsAreKerned() {
        let font = Font(size: 17)
        let pair = size(AttributedText("AV", font: font)).width
        let apart = size(AttributedText("A", font: font)).width + size(AttributedText("V", font: font)).width
        #expect(pair < apart - 0.5)
    }

    @Test func cyrillicAndGreekTwinsAreAsWideAsLatin() {
        let font = Font(size: 17)
        for (latin, other) in [("A", "А"), ("e", "е"), ("O", "Ο"), ("x", "х")] {
            let difference =
                size(AttributedText(latin, font: font)).width - size(AttributedText(other, font: font)).width
            #expect(abs(difference) < 1e-9)
        }
    }

    /// Recorded labels: 手机 34 points wide at 17 on iOS 9, 勝ち 35 since iOS 11, in half points.
    @Test func ideographsFillASquareAndSinceIOS11ALittleMore() {
        #expect(size(AttributedText("手机", font: Font(size: 17)), era: .iOS10).width == 34)
        #expect((34.5...35).contains(size(AttributedText("漢字", font: Font(size: 17))).width))
    }

    /// Recorded labels of Apple SD Gothic Neo: 77.5 to 78 points at 17, 61.5 to 62 at 20.
    @Test func syllablesOfHangulAreNarrowerThanASquare() {
        #expect(abs(size(AttributedText("프랑스 파리", font: Font(size: 17))).width - 77.75) < 0.5)
        #expect(abs(size(AttributedText("방문객 :", font: Font(size: 20))).width - 61.75) < 0.6)
    }

    @Test func anEmojiIsOneCharacterWideHoweverManyItIsMadeOf() {
        let font = Font(size: 38)
        let one = size(AttributedText("😬", font: font)).width
        #expect(up(one) == 43)
        for text in ["👍🏽", "👩‍👩‍👧", "🇩🇪", "❤️"] {
            #expect(size(AttributedText(text, font: font)).width == one, "\(text)")
        }
    }

    /// Recorded labels of one emoji.
    @Test(arguments: [(11.0, 16.0), (18, 24), (30, 34), (38, 43), (46, 51)])
    func emojiAreWiderThanTheirFont(size: Double, width: Double) {
        #expect(up(self.size(AttributedText("👍", font: Font(size: size))).width) == width)
    }

    @Test func fixedWidthFontsAreFixed() {
        for font in [Font(family: .monospacedSystem, size: 13), Font(family: .named("Menlo"), size: 13)] {
            #expect(size(AttributedText("iiii", font: font)).width == size(AttributedText("WWWW", font: font)).width)
        }
    }

    @Test func digitsCanBeMadeEquallyWide() {
        let font = Font(family: .monospacedDigitSystem, size: 17)
        let widths = Set("0123456789".map { (size(AttributedText("\($0)", font: font)).width * 1000).rounded() })
        #expect(widths.count == 1)
    }

    @Test(arguments: [
        ("Helvetica", 1.15), ("HelveticaNeue", 1.165), ("Avenir-Roman", 1.366), ("AvenirNext-Medium", 1.366),
        ("Georgia", 1.136), ("Menlo-Regular", 1.164), ("ArialMT", 1.15), ("Roboto-Medium", 1.172), ("OpenSans", 1.362),
        ("Lato-Bold", 1.2), ("SourceSansPro-SemiBold", 1.257), ("HelveticaNeue-UltraLight", 1.144),
        ("HelveticaNeue-Thin", 1.18), ("HelveticaNeue-Light", 1.18), ("HelveticaNeue-Medium", 1.192),
        ("HelveticaNeue-Bold", 1.192), ("Trebuchet MS", 1.161),
    ])
    func namedFontsHaveTheirPublishedLineHeight(name: String, height: Double) {
        let metrics = engine.metrics(of: Font(family: .named(name), size: 100), era: .iOS14)
        #expect(abs(metrics.lineHeight - height * 100) < 0.2)
    }

    @Test func helveticaHasItsPublishedAdvances() {
        // Adobe's metrics file: H 722, e 556, l 222, o 556.
        let font = Font(family: .named("Helvetica"), size: 1000)
        #expect(letterWidths("Hello", font) == [722, 556, 222, 222, 556])
    }

    /// Kerning of named fonts isn't published: what a system face kerns they do by three quarters.
    @Test func namedFontsKern() {
        let font = Font(family: .named("AvenirNext-Regular"), size: 100)
        #expect(size(AttributedText("Tweet", font: font)).width < letterWidths("Tweet", font).reduce(0, +) - 5)
        let fixed = Font(family: .named("Menlo-Regular"), size: 100)
        #expect(
            abs(size(AttributedText("Tweet", font: fixed)).width - letterWidths("Tweet", fixed).reduce(0, +)) < 1e-9)
    }

    private func letterWidths(_ text: String, _ font: Font) -> [Double] {
        text.map { size(AttributedText(String($0), font: font)).width }
    }

    @Test func helveticaNeueHasItsPublishedAdvances() {
        // The metrics file of Neue Helvetica 55: H 722, a 537, m 853, b 593, u 556, r 333, g 574; of 75: L 593, a 574,
        // b 611, e 574, l 258.
        let regular = Font(family: .named("HelveticaNeue"), size: 1000)
        let bold = Font(family: .named("Helvetica Neue"), size: 1000, weight: .bold)
        #expect(letterWidths("Hamburg", regular) == [722, 537, 853, 593, 556, 333, 574])
        #expect(letterWidths("Label", bold) == [593, 574, 611, 574, 258])
    }

    /// Published in hundredths of an em; Avenir Next's heavy is as far beyond its bold as that is beyond its regular.
    @Test(arguments: [
        ("Avenir-Roman", [500, 520, 610, 560, 240]), ("Avenir-Heavy", [520, 540, 630, 570, 260]),
        ("AvenirNext-Bold", [530, 570, 660, 600, 300]), ("AvenirNext-Heavy", [550, 610, 680, 630, 350]),
        ("Georgia", [600, 500, 560, 480, 290]), ("TrebuchetMS-Bold", [550, 530, 580, 570, 290]),
        ("Verdana", [560, 600, 620, 590, 270]),
    ])
    func otherFontsHaveTheirPublishedAdvances(_ name: String, _ widths: [Double]) {
        let found = letterWidths("Label", Font(family: .named(name), size: 1000))
        #expect(zip(found, widths).allSatisfy { abs($0 - $1) < 0.1 }, "\(found)")
    }

    /// The mean widths of letters that are published for the weights of Helvetica Neue: 400, 418, 433, 450, 465 and 481 thousandths.
    @Test func theWeightsOfHelveticaNeueAreAsWideAsPublished() {
        let text = "the published mean goes by how often letters stand in running text"
        let widths = ["UltraLight", "Thin", "Light", "", "Medium", "Bold"].map { weight in
            let name = weight.isEmpty ? "HelveticaNeue" : "HelveticaNeue-" + weight
            return letterWidths(text, Font(family: .named(name), size: 1000)).reduce(0, +)
        }
        for (width, mean) in zip(widths, [400.0, 418, 433, 450, 465, 481]) {
            #expect(abs(width / widths[3] - mean / 450) < 0.01)
        }
    }

    @Test func oddNumbersDoNoHarm() {
        for points in [Double.nan, .infinity, -.infinity, -5, 0, 1e300] {
            let result = size(AttributedText("Label", font: Font(size: points), kern: .nan), width: .nan)
            #expect(result.width.isFinite && result.height.isFinite)
            #expect(result.width >= 0 && result.height >= 0)
        }
        let label = AttributedText("Label", font: Font(size: 17))
        for width in [Double.nan, .infinity, -1, 0] { #expect(size(label, width: width).height.isFinite) }
    }
}
